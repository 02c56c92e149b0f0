"""The Qt desktop game: windows, table, dialogs and everything people read."""

__version__ = "0.1.0"
