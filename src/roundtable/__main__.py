"""`python -m roundtable` is the `roundtable` command."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
