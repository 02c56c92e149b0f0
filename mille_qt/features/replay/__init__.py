"""Looking at a match again: on the table, and as a page that plays by itself."""
