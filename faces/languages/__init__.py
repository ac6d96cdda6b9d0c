"""Whether a language says all that English says: `python -m faces.languages check`."""
