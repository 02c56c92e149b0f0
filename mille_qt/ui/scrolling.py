"""Scroll areas with a transparent background."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget


def make_transparent(view: QAbstractScrollArea) -> None:
    """Make the background of a view transparent.

    A style sheet would make the scroll bars of the view transparent, too.
    """
    view.viewport().setAutoFillBackground(False)


class Scrolling(QScrollArea):
    """Scroll area without frame and background."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Made here: asked for one that Qt has made, PySide gets all classes of widgets ready,
        # which takes a twentieth of a start.
        self.setViewport(QWidget())
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def setWidget(self, content: QWidget) -> None:
        """Set the widget that is scrolled, on a transparent background."""
        super().setWidget(content)
        make_transparent(self)
        content.setAutoFillBackground(False)
