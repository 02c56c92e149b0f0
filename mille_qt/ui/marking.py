"""Marks texts for translation where they stand as data; they are looked up when they are said."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """The text as it stands; Qt's own function does the same, and is said to give any object."""
    return text
