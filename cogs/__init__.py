"""Discord, and nothing else: commands, buttons, selects and modals, each a call into the dojo."""
