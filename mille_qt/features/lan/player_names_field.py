"""A field for the names of the people at this screen."""

from functools import partial
from itertools import zip_longest

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mille_net.limits import MAX_SEATS
from mille_net.untrusted_text import cleaned
from mille_qt.ui.art.characters.button import FaceButton
from mille_qt.ui.labels import Label
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names, next_name, remember_names
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, TroubleText, in_column, in_row

#: Pixels between the faces.
GAP = 4
FACE = 2.7  # lines of text


class PlayerNamesField(Translated, QWidget):
    """Accepts one name, or several separated by commas."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.label, self.field = Label(), NameField(several=True)
        self.note, self.trouble = QuietText(), TroubleText()
        self.label.setBuddy(self.field)
        self.faces = [FaceButton(FACE) for _ in range(MAX_SEATS)]
        for face in self.faces:
            face.face_picked.connect(partial(keep_face, settings))
        row = in_row(*self.faces, 1)
        row.setSpacing(GAP)
        in_column(self.label, self.field, row, self.note, self.trouble, of=self).setSpacing(2)
        self.field.setText(settings.lan_names or next_name(known_names(settings), ()))
        self.field.textEdited.connect(self._edited)
        self.retranslate()

    @property
    def names(self) -> tuple[str, ...]:
        """The cleaned names."""
        names = (cleaned(name) for name in self.field.text().split(","))
        return tuple(dict.fromkeys(name for name in names if name))

    def _show_faces(self) -> None:
        """Show a face for each name."""
        for button, name in zip_longest(self.faces, self.names[:MAX_SEATS]):
            button.setVisible(bool(name))
            if name:
                button.show_person(face_of_person(self._settings, name))
                button.show_seat(isolated(name))

    def check(self) -> bool:
        """Return True if the names are valid; shows what is wrong."""
        count = len(self.names)
        if not count:
            self.trouble.say(self.tr("Enter your name."))
        elif count > MAX_SEATS:
            self.trouble.say(self.tr("A table has six seats at most."))
        else:
            self.trouble.say("")
            self._settings.lan_names = ", ".join(self.names)
            remember_names(self._settings, self.names)
        self.note.setVisible(self.trouble.isHidden())
        if not self.trouble.isHidden():
            self.field.setFocus()
        return self.trouble.isHidden()

    def ask_again(self) -> None:
        """Let the player type other names."""
        self.field.setFocus()
        self.field.selectAll()

    def _edited(self) -> None:
        if not self.trouble.isHidden():
            self.trouble.say("")
            self.note.show()
        self._show_faces()
        self.changed.emit()

    def retranslate(self) -> None:
        self.label.setText(self.tr("&Who plays here"))
        self.field.setPlaceholderText(self.tr("Name"))
        note = self.tr("Two of you here? Write “Ann, Tom”.")
        self.note.setText(note)
        self.field.setAccessibleDescription(note)
        self._show_faces()
        if not self.trouble.isHidden():
            self.check()
