"""Mixins for widgets that depend on the size of text."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class OwnFont(_Widget):
    """Mixin for widgets that choose their font: asks for it when the style sheet is set again.

    Qt drops the fonts of single widgets then. `ApplicationTheme` restores those of other widgets.
    It comes before the Qt class in the list of bases: `class Heading(OwnFont, Label)`.
    """

    def wanted_font(self) -> QFont:
        """The font to use, at the present size of other text."""
        raise NotImplementedError

    def use_font(self) -> None:
        """Use the wanted font."""
        wanted = self.wanted_font()
        if self.font() != wanted:
            self.setFont(wanted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.use_font()


class Fitted(_Widget):
    """Mixin for widgets that are measured by their text: calls `fit` when its size or look changes.

    It comes before the Qt class in the list of bases: `class Banner(Fitted, Label)`.
    """

    def fit(self) -> None:
        """Adapt to the present size and look of text."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
