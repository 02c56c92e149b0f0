"""Words that all lessons share."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

#: Who plays at the player's table, by seat from 1; in teams Yvette is the partner.
_OTHERS = ("Marcel", "Yvette", "Lucien")


def player_names(seats: int) -> tuple[str, ...]:
    """The names at the table of a lesson."""
    return (translate("Texts", "You"), *_OTHERS[: seats - 1])


def not_meant() -> str:
    """What is said of a move that was not meant, where nothing special is."""
    return translate("Lessons", "That may be played, but it is not what this step is about.")
