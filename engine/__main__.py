"""`python -m engine`: play and inspect matches without Discord."""

import sys

from engine.cli import main

sys.exit(main())
