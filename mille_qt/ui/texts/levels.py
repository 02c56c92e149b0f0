"""Names and descriptions of the computer levels."""

from mille_qt.ui.translation import translate


def level_name(level: str) -> str:
    """Return the name of a level as written in records; unknown words unchanged."""
    return {
        "beginner": translate("Texts", "Beginner"),
        "easy": translate("Texts", "Easy"),
        "normal": translate("Texts", "Normal"),
        "hard": translate("Texts", "Hard"),
        "expert": translate("Texts", "Expert"),
    }.get(level, level)


def level_text(level: str) -> str:
    """Return a sentence that describes a level; empty for an unknown word."""
    return {
        "beginner": translate("Texts", "Plays on impulse, forgets cards and is never mean."),
        "easy": translate("Texts", "Knows every card, but never plans ahead."),
        "normal": translate("Texts", "Plans ahead, doesn’t count cards and sometimes slips."),
        "hard": translate("Texts", "Counts the cards, but is too fond of the safe trip."),
        "expert": translate("Texts", "Thinks every card through, with the whole match in mind."),
    }.get(level, "")
