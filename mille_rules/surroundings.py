"""What a program needs from its process: a home folder, and an output that takes any text."""

import os
import sys
from pathlib import Path

#: The home of users who have none: no folder can be made there, and errors name it.
NO_HOME = os.devnull


def complete_surroundings() -> None:
    """Set HOME where it is missing, and let standard output take characters that it lacks.

    Services and scheduled commands may have no HOME, and files and pipes may have an encoding
    without the letters of a name.
    """
    if os.name == "posix" and not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        try:
            os.environ["HOME"] = str(Path.home())
        except RuntimeError:  # the system does not know this user
            os.environ["HOME"] = NO_HOME
    for stream in (sys.stdout, sys.stderr):
        # A program without a console has none.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
