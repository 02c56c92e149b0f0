"""`python -m mille_qt`: the program."""

import sys

from mille_qt.app.main import main

sys.exit(main())
