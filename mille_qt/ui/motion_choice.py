"""Reduced motion: the player's choice, or the system's."""

from enum import StrEnum

from PySide6.QtGui import QGuiApplication


class ReducedMotion(StrEnum):
    """Whether animations are off; the value is stored in the settings."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


def is_reduced(choice: ReducedMotion) -> bool:
    """Return whether animations are off."""
    return system_reduces() if choice is ReducedMotion.SYSTEM else choice is ReducedMotion.ON


def system_reduces() -> bool:
    """Return whether the system asks for reduced motion; known from Qt 6.12 on."""
    hints = QGuiApplication.styleHints().accessibility()
    preference = getattr(hints, "motionPreference", None)
    return preference is not None and preference().name == "ReducedMotion"
