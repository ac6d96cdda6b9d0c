"""`python -m engine`: play and inspect matches without Discord."""

import sys

from engine.cli.main import run

sys.exit(run())
