"""The dialogs, and the sheets shown in them."""
