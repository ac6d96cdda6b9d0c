"""What Discord refuses, and what it should never have sent."""
