"""Play over the local network: its pages, and the session behind a table of it."""
