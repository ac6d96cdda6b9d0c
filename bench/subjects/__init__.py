"""What `python -m bench NAME` measures, a module each."""
