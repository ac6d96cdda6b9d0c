"""`/admin`: what moderators configure for their server, and a check of our permissions."""
