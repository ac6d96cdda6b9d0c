"""How we serve commands, buttons, selects and modals: who clicked what, how we reply, what an error says."""
