"""All tests and proofs. Programs among them find the sandbox, a package of its own, as pytest does."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "sandbox" / "src"))
