"""A match on this computer: session, saved files, computer players."""
