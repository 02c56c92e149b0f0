"""The files of matches: where they are, and what is in them."""
