"""Proofs that nothing is lost, nothing doubled and nothing leaked."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "sandbox" / "src"))  # a package of its own; pytest does the same
