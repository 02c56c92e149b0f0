"""The dialog in which players get codes for phones, and take their hands back to the screen."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from urllib.parse import urlsplit

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from mille_net.phone.phone_listener import PhoneCode
from mille_qt.features.phones.code_view import CodeView
from mille_qt.features.phones.phone_controller import PhoneController
from mille_qt.play.keyboard import Command
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_view import FaceView
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import CentredColumn, settle_layouts
from mille_qt.ui.presence import Reachability
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.rows import plays_by_phone
from mille_qt.ui.texts.system import system_reason
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    TroubleText,
    fill,
    in_column,
    in_row,
    set_style_property,
    text_height,
)
from mille_qt.ui.window_titles import set_window_title

Role = QDialogButtonBox.ButtonRole
#: The width in lines of text, the largest share of the screen, and the lines of a face.
WIDTH, SCREEN_SHARE, FACE = 56.0, 0.95, 2.4
#: Seconds without a call after which it is said what may be wrong.
PATIENCE = 60
SECOND = 1_000


class PlayerRow(Translated, QWidget):
    """A player: whether the hand is on a phone, and how to change that."""

    def __init__(self, face: Face, name: str, phones: PhoneController, *, here: bool) -> None:
        """`here`: whether the player is at this screen now."""
        super().__init__()
        self.player, self.phones, self.is_here = name, phones, here
        self.face, self.name, self.state = FaceView(FACE), Label(), QuietText()
        # In the order of the Tab key.
        self.back_button, self.code_button = QPushButton(), QPushButton()
        self.face.show_face(face)
        self.name.setText(isolated(name))
        words = in_column(self.name, self.state, gap=0)
        in_row(self.face, (words, 1), self.back_button, self.code_button, of=self)
        self.back_button.clicked.connect(lambda: phones.bring_back(name))
        # Enter must not take a hand from a phone.
        self.back_button.setAutoDefault(False)
        self.retranslate()

    def retranslate(self) -> None:
        phones, name = self.phones, isolated(self.player)
        has_phone, awake = self.player in phones.players, phones.is_awake(self.player)
        free = phones.is_free(self.player)
        self.code_button.setText(self.tr("Another phone") if has_phone else self.tr("Use a phone"))
        self.back_button.setText(
            self.tr("Play here") if self.is_here else self.tr("Forget the phone")
        )
        self.back_button.setVisible(has_phone)
        self.code_button.setVisible(self.is_here)
        self.code_button.setEnabled(free or awake)
        if not self.is_here:
            state = self.tr("Has a phone, and is not at this table") if has_phone else ""
        elif not has_phone:
            state = self.tr("Hand on this screen")
        elif awake or phones.is_returning(self.player):
            state = self.tr("Hand on a phone")
        elif free:
            state = self.tr("The phone doesn’t answer")
        else:
            state = self.tr("The phone doesn’t answer. In half a minute you can use another one.")
        self.state.setText(state)
        for button in (self.back_button, self.code_button):
            button.setAccessibleName(f"{button.text()}: {name}")
            button.setAccessibleDescription(state)


class CodeSheet(Translated, Sheet):
    """The code for one player, how long it is valid, and what helps if no phone calls."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.code, self.time = Heading(), CodeView(), QuietText()
        self.address_label, self.address_box = Label(), DropDown()
        self.note, self.tips, self.trouble = Label(), QuietText(), TroubleText()
        self.player = ""
        self._code = PhoneCode((), 0)
        #: Whether the player has a phone, which is silent.
        self._replaces = False
        #: Seconds for which the code is still valid.
        self._left = 0
        self.clock = QTimer(self, interval=SECOND)
        self.clock.timeout.connect(self._tick)
        for label in (self.title, self.note, self.address_label):
            label.setWordWrap(True)
        self.address_label.setBuddy(self.address_box)
        self.address_box.currentIndexChanged.connect(self._choose)
        self._arrange()
        self.hide()

    def _arrange(self) -> None:
        texts = (self.title, self.time, self.note, self.trouble, self.tips)
        words = in_column(*texts, 1, self.address_label, self.address_box)
        row = in_row((self.code, 0, Qt.AlignmentFlag.AlignTop), (words, 1), gap=1)
        self.column.addLayout(row)

    def show_code(self, player: str, code: PhoneCode, *, replaces: bool) -> None:
        """Show a new code; `replaces` a phone that does not answer."""
        self.player, self._code, self._replaces = player, code, replaces
        self._left = round(code.seconds)
        self.address_box.clear()
        self.address_box.addItems([urlsplit(url).netloc.partition(":")[0] for url in code.urls])
        self._choose(0)
        self.clock.start()
        self.retranslate()
        self.show()
        for label in (self.title, self.note, self.trouble, self.tips):
            if not label.isHidden():
                announce(label.text())

    def end(self) -> None:
        """Show no code any more."""
        self.clock.stop()
        self._code = PhoneCode((), 0)
        self.code.show_address("")
        self.hide()

    def _choose(self, index: int) -> None:
        urls = self._code.urls
        self.code.show_address(urls[index] if 0 <= index < len(urls) else "")

    def _tick(self) -> None:
        self._left = max(self._left - 1, 0)
        self._show_time()
        said = self.tips.text()
        self._show_tips()
        if self.tips.text() != said:
            announce(self.tips.text())

    def retranslate(self) -> None:
        several, reachable = len(self._code.urls) > 1, bool(self._code.urls)
        name = isolated(self.player)
        self.title.setText(self.tr("{name}: scan this code").format(name=name))
        self.code.setAccessibleName(self.title.text())
        note = self.tr("This code takes the hand from {name}’s other phone.")
        self.note.setText(note.format(name=name))
        self.note.setVisible(reachable and self._replaces)
        for widget in (self.title, self.code):
            widget.setVisible(reachable)
        self._show_time()
        self._show_tips()
        nowhere = self.tr("This computer is in no network. Connect it to the Wi-Fi of the phones.")
        self.trouble.say("" if reachable else nowhere)
        self.address_label.setText(self.tr("&Address of this computer"))
        self.address_label.setVisible(several)
        self.address_box.setVisible(several)

    def _show_time(self) -> None:
        time = f"{number(self._left // 60)}:{self._left % 60:02}"
        self.time.setText(self.tr("Valid for {time}, for one phone").format(time=time))
        self.time.setVisible(bool(self._code.urls))

    def _show_tips(self) -> None:
        self.tips.setText("\n".join(self._tips()))
        self.tips.setVisible(bool(self.tips.text()))

    def _tips(self) -> list[str]:
        if not self._code.urls:
            return []
        if self._code.seconds - self._left < PATIENCE:
            how = self.tr(
                "With a phone in this Wi-Fi: scan the code, open the page, and touch “Start”."
            )
            asked = self.tr("If Windows asks about its firewall, allow private networks.")
            return [how, asked] if sys.platform == "win32" else [how]
        closed = self.tr("• A firewall on this computer may have to allow Mille.")
        if sys.platform == "win32":
            closed = self.tr(
                "• Windows lets phones in only if it calls this network private, which its settings"
                " can change."
            )
        return [
            self.tr("No phone has joined yet."),
            self.tr("• Is the phone in the same Wi-Fi as this computer?"),
            self.tr("• A Wi-Fi for guests often keeps devices apart: use the main one."),
            closed,
        ]


class PhonesDialog(Translated, QDialog):
    """Lists the players at this screen, and shows the code for one of them."""

    #: The dialog has been closed, to explain in the rule book how phones are used.
    help_requested = Signal()

    def __init__(
        self,
        phones: PhoneController,
        players: Sequence[tuple[str, Face]],
        parent: QWidget,
        called: str = "",
    ) -> None:
        """`players` are the names and faces of the people at this screen.

        If one of them is `called`, that player's code is shown, until it is used.
        """
        super().__init__(parent)
        keep_open(self)
        self.phones, self._called = phones, called
        self.title, self.note, self.message = Heading(TITLE), QuietText(), TroubleText()
        #: Returns the message in the current language.
        self._words: Callable[[], str] = str
        self.rows = [PlayerRow(face, name, phones, here=True) for name, face in players]
        others = [name for name in phones.players if name not in dict(players)]
        self.rows += [PlayerRow(Face(name), name, phones, here=False) for name in others]
        self.list, self.code = Sheet(), CodeSheet()
        self.buttons = QDialogButtonBox()
        self.help_button = self.buttons.addButton("", Role.HelpRole)
        self.back_button = self.buttons.addButton("", Role.ActionRole)
        self.close_button = self.buttons.addButton("", Role.RejectRole)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.buttons.helpRequested.connect(self._ask_for_help)
        self.back_button.clicked.connect(self._give_up)
        phones.phones_changed.connect(self._show_states)
        phones.code_shown.connect(self._show_code)
        phones.code_over.connect(self._end_code)
        phones.phone_kept.connect(self._show_kept)
        phones.trouble.connect(self._show_trouble)
        self.finished.connect(self._put_away)
        for row in self.rows:
            row.code_button.clicked.connect(partial(self._invite, row.player))
        self.close_button.setDefault(True)
        for key in (*Command.RULES.at_table, *Command.RULES.anywhere):
            QShortcut(QKeySequence(key), self, self._ask_for_help)
        self.retranslate()
        self._show_list(shown=True)
        self._grow()
        if called:
            self._invite(called)

    def _arrange(self) -> None:
        scroll = self._scroll = CentredColumn(WIDTH, self)
        fill(self.list.column, *self.rows)
        fill(scroll.column, self.title, self.note, self.message, self.list, self.code)
        fill(QVBoxLayout(self), scroll, 1, self.buttons)

    def _grow(self) -> None:
        """Leave room for everything, as far as the screen has it; the list scrolls in a window."""
        room = self.screen().availableSize() * SCREEN_SHARE
        window = self.parentWidget()
        if window is not None and self.code.isHidden():
            room = room.boundedTo(window.size().expandedTo(self.minimumSizeHint()))
        width = min(max(round(WIDTH * text_height()), self.width()), room.width())
        # The height that texts need depends on the width.
        self.resize(width, self.height())
        settle_layouts(self)
        self._scroll.updateGeometry()
        self.resize(width, min(max(self.sizeHint().height(), self.height()), room.height()))

    def _grow_soon(self) -> None:
        """Grow after the layouts have been updated."""
        QTimer.singleShot(0, self, self._grow)

    def _show_states(self) -> None:
        for row in self.rows:
            row.retranslate()

    def _show_code(self, player: str, code: PhoneCode) -> None:
        if self.code.player != player:
            self.phones.withdraw(self.code.player)
        self.code.show_code(player, code, replaces=player in self.phones.players)
        self._show_list(shown=False)
        self._grow_soon()

    def _end_code(self, player: str, used: bool) -> None:
        if player != self.code.player or self.code.isHidden():
            return
        self.code.end()
        self._show_list(shown=True, joined=player if used else "")
        if not used:
            self._say(lambda: self.tr("The code is not valid any more. Show a new one."))
            return
        announce(plays_by_phone(player, Reachability.HERE))
        if player == self._called:
            self.accept()

    def _show_list(self, *, shown: bool, joined: str = "") -> None:
        """Show the players, or else the code alone: it is to be as large as possible.

        `joined` is the player who has just used the code.
        """
        for widget in (self.title, self.note, self.list):
            widget.setVisible(shown)
        self.back_button.setHidden(shown)
        self.help_button.setVisible(shown)
        self._say(str)
        if shown:
            self._focus_row(joined)
        else:
            self.close_button.setFocus()

    def _focus_row(self, joined: str) -> None:
        """Focus the button of the player whose code was shown, or of the next without a phone."""
        having = (joined, *self.phones.players)
        rows = [row for row in self.rows if row.is_here and row.player not in having]
        rows.sort(key=lambda row: row.player != self.code.player)
        (rows[0].code_button if rows else self.close_button).setFocus()

    def _ask_for_help(self) -> None:
        # A code that is shown would end.
        if self.code.isHidden():
            self.reject()
            self.help_requested.emit()

    def _invite(self, player: str) -> None:
        """Get a code for a player; one whose phone is awake is asked there."""
        self.phones.invite(player)
        if self.phones.is_awake(player):
            self._say(
                lambda: self.tr("{name}: now answer on your phone.").format(name=isolated(player)),
                trouble=False,
            )

    def _show_kept(self, player: str) -> None:
        self._say(
            lambda: self.tr("{name} keeps the hand on that phone.").format(name=isolated(player)),
            trouble=False,
        )

    def _put_away(self) -> None:
        """Nobody can scan a code, or wants one any more."""
        for row in self.rows:
            self.phones.withdraw(row.player)
        self.code.end()

    def _give_up(self) -> None:
        """Nobody can scan the code any more."""
        if not self.code.isHidden():
            self.phones.withdraw(self.code.player)
            self.code.end()
            self._show_list(shown=True)

    def _show_trouble(self, error: OSError) -> None:
        def trouble() -> str:
            text = self.tr("No phone can call this computer: {reason}.")
            return text.format(reason=system_reason(error))

        self._say(trouble)

    def _say(self, words: Callable[[], str], *, trouble: bool = True) -> None:
        """Show and announce a message above the list, in whichever language; none if empty."""
        self._words = words
        set_style_property(self.message, "trouble", trouble)
        self.message.say(words())
        # Without a code nobody needs to know how to scan it.
        self.note.setHidden(bool(words()) or self.list.isHidden())
        if words():
            self._grow_soon()

    def retranslate(self) -> None:
        title = self.tr("Playing with phones")
        set_window_title(self, title)
        self.title.setText(title)
        self.message.say(self._words())
        self.note.setText(
            self.tr(
                "A phone shows its player’s hand, and this screen only the table. Scan the code "
                "with the phone’s camera; there is nothing to install. The phone must be in the "
                "same Wi-Fi as this computer."
            )
        )
        self.help_button.setText(self.tr("&How it works…"))
        self.back_button.setText(self.tr("&Back"))
        self.close_button.setText(self.tr("&Close"))
