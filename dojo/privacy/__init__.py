"""What is kept about a person, handed out or erased."""
