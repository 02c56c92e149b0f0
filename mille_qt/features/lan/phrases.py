"""The quick phrases of the chat: each is sent as a number, and shown in every language."""

from mille_net.tables import ChatLine
from mille_qt.ui.translation import translate

#: The symbols of the phrases, in the order of their numbers in PROTOCOL.md.
PHRASE_SYMBOLS = (
    "say-hello",
    "say-luck",
    "say-nice",
    "say-oh-no",
    "say-sorry",
    "say-thanks",
    "say-moment",
    "say-race",
)


def phrases() -> tuple[str, ...]:
    """Return all phrases in the current language."""
    return (
        translate("Phrases", "Hello!"),
        translate("Phrases", "Good luck!"),
        translate("Phrases", "Nice one!"),
        translate("Phrases", "Oh no!"),
        translate("Phrases", "Sorry!"),
        translate("Phrases", "Thank you!"),
        translate("Phrases", "One moment"),
        translate("Phrases", "Good race"),
    )


def phrase_symbol(line: ChatLine) -> str:
    """Return the symbol of a line; empty if it is no phrase of this program."""
    return "" if line.phrase is None else dict(enumerate(PHRASE_SYMBOLS)).get(line.phrase, "")


def line_text(line: ChatLine) -> str:
    """Return what a line says, a phrase of this program in the current language."""
    if line.phrase is None:
        return line.text
    return dict(enumerate(phrases())).get(line.phrase, line.text)
