"""The pages that the window shows when no match is on the table."""
