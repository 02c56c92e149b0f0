"""`python -m mille_qt`: the program."""

import sys

from mille_qt.app import main

sys.exit(main())
