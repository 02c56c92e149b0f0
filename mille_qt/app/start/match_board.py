"""The board on the start page: a match with portraits, names and scores."""

from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.app.start.person_row import PersonRow
from mille_qt.app.start.shown_match import ShownMatch
from mille_qt.app.start.start_texts import (
    board_note,
    board_title,
    board_words,
    side_names,
    side_words,
)
from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.art.characters.face_view import Portraits
from mille_qt.ui.art.characters.portrait_picture import SideFaces
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.scores import score_words
from mille_qt.ui.theme.application_theme import enlarged
from mille_qt.ui.widgets import Heading, QuietText, Sheet, fill, in_column, in_row, text_height
from mille_rules.styles import COMPUTER

#: Lines of text, times the scale of the page: a portrait, by the number of sides.
PORTRAIT = {2: 4.4, 3: 3.5, 4: 2.8, 5: 2.3, 6: 2.0}
#: Sizes of texts, as multiples of other text.
TITLE, NAME, POINTS = 1.5, 1.35, 2.0


class SideRow(QWidget):
    """The row of a side: portraits, names over words, points."""

    def __init__(self, match: ShownMatch, number_of_side: int, settings: Settings) -> None:
        super().__init__()
        self._match, self._side = match, match.sides[number_of_side]
        players = tuple(
            face_of_player(settings, sitter.name, computer=sitter.kind.startswith(COMPUTER))
            for sitter in self._side.sitters
        )
        faces = SideFaces(number_of_side, side_names(self._side), players)
        mood = Mood.HAPPY if number_of_side in match.winners else Mood.CALM
        self._faces = Portraits(self)
        self._faces.show_sides((faces,), mood)
        self._names, self._words, self._points = Heading(NAME), QuietText(), Heading(POINTS)
        self._names.setWordWrap(True)
        texts = in_column(1, self._names, self._words, 1, gap=0)
        self._row = in_row(self._faces, (texts, 1), self._points, of=self)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._names.setText(side_names(self._side))
        words = side_words(self._match, self._side)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        begun = self._match.when is not None
        self._points.setText(number(self._side.points) if begun else "")

    def set_scale(self, scale: float, pictures: float) -> None:
        """Set the sizes of texts and portraits, as multiples of those in a small window."""
        lines = PORTRAIT[len(self._match.sides)] * pictures
        self._faces.set_height(round(text_height() * lines))
        self._names.set_size(NAME * scale)
        self._points.set_size(POINTS * scale)
        self._words.setFont(enlarged(QApplication.font(), scale))
        self._row.setSpacing(round(text_height() * scale * 0.9))


class MatchBoard(Sheet):
    """A sheet with the sides of a match; before the first one, it asks who plays on the first."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings, self._scale, self._pictures = settings, 1.0, 1.0
        self._match: ShownMatch | None = None
        self._asks = False
        self._rows: list[SideRow] = []
        self.title, self.note = Heading(TITLE), QuietText()
        self.title.setWordWrap(True)
        self._points = QuietText()
        self._points.setWordWrap(False)
        self.person = PersonRow(settings)
        notes = in_row((self.note, 1), self._points)
        fill(self.column, self.title, notes, (self.person, 1))

    def show_match(self, match: ShownMatch, *, asks: bool = False) -> None:
        """Show a match; `asks`: whether the player of the first side may still choose a name."""
        if (match, asks) == (self._match, self._asks):
            self.retranslate()
            return
        if asks and not self._asks:
            self.person.ask()
        self.person.setVisible(asks)
        self._match, self._asks = match, asks
        for row in self._rows:
            self.column.removeWidget(row)
            row.setParent(None)
            row.deleteLater()
        sides = range(1 if asks else 0, len(match.sides))
        self._rows = [SideRow(match, side, self._settings) for side in sides]
        for row in self._rows:
            self.column.addWidget(row, 1)
        self.retranslate()
        self.set_scale(self._scale, self._pictures)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self._match is None:
            return
        self.title.setText(board_title(self._match))
        self.note.setText(board_note(self._match))
        begun = self._match.when is not None
        self._points.setText(score_words(self._match.rules).figures if begun else "")
        self.setAccessibleName(board_title(self._match))
        self.setAccessibleDescription(board_words(self._match))
        for row in self._rows:
            row.retranslate()

    def set_scale(self, scale: float, pictures: float) -> None:
        """Set the sizes of texts and portraits, as multiples of those in a small window."""
        self._scale, self._pictures = scale, pictures
        self.title.set_size(TITLE * scale)
        for label in (self.note, self._points):
            label.setFont(enlarged(QApplication.font(), scale))
        gap = round(text_height() * scale)
        self.column.setContentsMargins(gap, round(gap * 0.8), gap, round(gap * 0.8))
        self.column.setSpacing(round(gap * 0.25))
        self.person.set_scale(scale, pictures)
        for row in self._rows:
            row.set_scale(scale, pictures)
