"""The levels and styles of computer players."""
