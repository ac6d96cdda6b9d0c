"""What goes back and forth: kept for a while, checked against Discord's schemas, and made to fail on request."""
