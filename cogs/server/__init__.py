"""`/admin` and `/matches`: what moderators configure and close, a check of our permissions, and what runs."""
