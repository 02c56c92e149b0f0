"""How strong a computer player is, in a word and in a sentence."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_name(level: str) -> str:
    """The name of a level by the word that records use for it; an unknown word as it is."""
    return {
        "beginner": translate("Texts", "Beginner"),
        "easy": translate("Texts", "Easy"),
        "normal": translate("Texts", "Normal"),
        "hard": translate("Texts", "Hard"),
        "expert": translate("Texts", "Expert"),
    }.get(level, level)


def level_text(level: str) -> str:
    """What playing against a level is like, in a sentence; nothing for a word that is not known."""
    return {
        "beginner": translate("Texts", "Plays what comes to hand, forgets, and is never cruel."),
        "easy": translate("Texts", "Knows what every card is for, and plans nothing."),
        "normal": translate("Texts", "Plans ahead, counts no cards, and errs at times."),
        "hard": translate("Texts", "Counts the cards, but is too fond of the safe trip."),
        "expert": translate("Texts", "Thinks every card through, with the whole match in mind."),
    }.get(level, "")
