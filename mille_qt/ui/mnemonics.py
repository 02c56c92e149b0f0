"""Keys that go with Alt, which Qt reads from an & in the text of a button or a menu."""


def without_mnemonic(text: str) -> str:
    """Return the text in a form that a button or a menu shows unchanged, with every & in it."""
    return text.replace("&", "&&")
