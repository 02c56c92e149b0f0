"""Whether things may move on the screen: the player's choice, the system's where it has one."""

from enum import StrEnum

from PySide6.QtGui import QGuiApplication


class ReducedMotion(StrEnum):
    """Whether nothing flies over the table; the value is fit for the settings file."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


def is_reduced(choice: ReducedMotion) -> bool:
    """Whether nothing may move now."""
    return system_reduces() if choice is ReducedMotion.SYSTEM else choice is ReducedMotion.ON


def system_reduces() -> bool:
    """Whether the system asks for less motion. Qt tells it from 6.12 on; before, it never does."""
    hints = QGuiApplication.styleHints().accessibility()
    preference = getattr(hints, "motionPreference", None)
    return preference is not None and preference().name == "ReducedMotion"
