"""Computer players: when they move, and the processes that think for them."""
