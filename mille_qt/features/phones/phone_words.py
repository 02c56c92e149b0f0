"""The fixed sentences of the page that phones show."""

from mille_qt.ui.language import own_name
from mille_qt.ui.paths import languages
from mille_qt.ui.translation import in_language, translate


def phone_words() -> dict[str, dict[str, str]]:
    """Return all sentences of the page in every language, by its code and then by their names."""
    words = {}
    for language in languages():
        with in_language(language):
            words[language] = {"name": own_name(language), **_joining(), **_playing()}
    return words


def _joining() -> dict[str, str]:
    """Return the sentences before the phone is a player's hand, and after that."""
    return {
        "scan": translate("PhonePage", "Scan the code on the screen with this phone’s camera."),
        "connecting": translate("PhonePage", "Connecting…"),
        "waiting": translate("PhonePage", "Waiting for the table…"),
        "lost": translate("PhonePage", "Connection lost. Trying again…"),
        "full": translate("PhonePage", "Too many phones at once. Trying again…"),
        "ended": translate("PhonePage", "This phone has no hand at the table any more."),
        "unknown": translate(
            "PhonePage", "This code is not valid any more. Ask for a new one at the screen."
        ),
        "taken": translate(
            "PhonePage",
            "Another phone has already taken this code. Ask for a new one at the screen.",
        ),
        "elsewhere": translate("PhonePage", "Your hand is open in another window of this phone."),
        "here": translate("PhonePage", "Show it here"),
        "you-are": translate("PhonePage", "You are {player}"),
        "start": translate("PhonePage", "Start", "button: this phone is the player’s hand"),
        "forgetful": translate(
            "PhonePage",
            "This browser keeps nothing: leave this page open, or you will need a new code.",
        ),
    }


def _playing() -> dict[str, str]:
    """Return the sentences beside a hand."""
    return {
        "awake": translate(
            "PhonePage",
            "To keep this phone from locking, choose a longer time in its display settings.",
        ),
        "language": translate("PhonePage", "Language"),
        "more": translate("PhonePage", "More"),
        "cover": translate("PhonePage", "Cover", "button: hides the own cards"),
        "covered": translate("PhonePage", "Your cards are covered"),
        "uncover": translate("PhonePage", "Show my cards"),
        "pass": translate("PhonePage", "Pass the phone to {player}"),
        "back": translate("PhonePage", "Back", "button: puts the chosen card back into the hand"),
        "answered": translate("PhonePage", "Your answer is on its way"),
        "hand": translate("PhonePage", "Your hand", "read aloud: the list of cards"),
        "sides": translate("PhonePage", "On the road", "read aloud: the list of sides"),
        "players": translate("PhonePage", "Players on this phone", "read aloud: a row of names"),
    }
