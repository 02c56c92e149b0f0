"""Asks who is playing, at the first start: a portrait to choose, and a name."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.art.characters.button import FaceButton
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.setup.usual_game import usual_game
from mille_qt.ui.theme.application_theme import enlarged
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, in_column, in_row, text_height

# Sizes of the portrait in lines of text, and of the name as a multiple of other text.
PORTRAIT, NAME = 4.4, 1.35


class PersonRow(Translated, QWidget):
    """Stands in the place of the first side; what is chosen is stored at once.

    The name is that of the account until the player writes another one. An empty field means a
    default name, which it shows.
    """

    # Another name or portrait.
    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.question, self.name = QuietText(), NameField()
        self.face_button = FaceButton(PORTRAIT)
        self.face_button.side = 0
        #: The portraits when it was shown, and the one that was chosen since.
        self._before: dict[str, Face] = {}
        self._chosen: Face | None = None
        self.name.textEdited.connect(self._keep)
        self.face_button.face_picked.connect(self._choose)
        texts = in_column(1, self.question, self.name, 1)
        self._row = in_row(self.face_button, (texts, 1), of=self)
        self.hide()

    def ask(self) -> None:
        """Show the row with the name that is known, if there is one."""
        self._before, self._chosen = self._settings.faces, None
        self.name.setText(next(iter(known_names(self._settings)), ""))
        # The first letter replaces it.
        self.name.selectAll()
        self.retranslate()
        self.show()

    def _name(self) -> str:
        """The name of the person in the game that Enter starts."""
        return usual_game(self._settings).header.sitters[0].name

    def _choose(self, face: Face) -> None:
        self._chosen = face
        self._keep()

    def _keep(self) -> None:
        """Store name and portrait; those of names on the way stay what they were before."""
        settings, name = self._settings, self.name.text().strip()
        settings.people = (name,) if name else ()
        settings.faces = self._before
        if self._chosen is not None:
            keep_face(settings, self._chosen._replace(name=self._name()))
        self._show_person()
        self.changed.emit()

    def _show_person(self) -> None:
        name = self._name()
        self.face_button.show_person(face_of_person(self._settings, name))
        self.face_button.show_seat(name)
        self.name.setPlaceholderText("" if self.name.text() else name)

    def retranslate(self) -> None:
        self.question.setText(self.tr("Who is playing?"))
        self.name.setAccessibleName(self.question.text())
        self._show_person()

    def set_scale(self, scale: float, pictures: float) -> None:
        """Set the sizes of texts and portrait, as multiples of those in a small window."""
        self.face_button.set_size(PORTRAIT * pictures)
        self.question.setFont(enlarged(QApplication.font(), scale))
        self.name.setFont(enlarged(QApplication.font(), NAME * scale))
        self._row.setSpacing(round(text_height() * scale * 0.9))
