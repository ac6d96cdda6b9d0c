"""What moderators set for their server."""
