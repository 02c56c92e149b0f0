"""The menu bar of the main window."""
