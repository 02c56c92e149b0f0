"""Play over the local network: its pages, and the session of a table."""
