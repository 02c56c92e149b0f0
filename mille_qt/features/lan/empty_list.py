"""Shown if no table was found: likely causes, remedies, and a test."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_net.tables import EmptyListCause, SelfTest
from mille_qt.ui.art.vignette_view import VignetteView
from mille_qt.ui.texts.names import listed
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, Translated, look_up
from mille_qt.ui.widgets import Heading, QuietText, TextLine, in_column, in_row

_CAUSES = {
    EmptyListCause.NOBODY: QT_TRANSLATE_NOOP(
        "Network",
        "Your computer can find tables. Probably nobody is hosting one, or the host’s "
        "firewall hides it.",
    ),
    EmptyListCause.NO_NETWORK: QT_TRANSLATE_NOOP(
        "Network", "This computer isn’t on a network. Turn on Wi-Fi or plug in a cable."
    ),
    EmptyListCause.BLOCKED: QT_TRANSLATE_NOOP(
        "Network",
        "A firewall on this computer hides other tables. Allow Mille in it (UDP port 5353), "
        "or join by address.",
    ),
    EmptyListCause.VPN: QT_TRANSLATE_NOOP(
        "Network",
        "A VPN cuts this computer off from your network. Turn it off while you play, or allow"
        " local traffic in it.",
    ),
    EmptyListCause.ISOLATED: QT_TRANSLATE_NOOP(
        "Network",
        "This computer can’t see other devices. Guest Wi-Fi often hides them: put all "
        "computers on the main Wi-Fi.",
    ),
    EmptyListCause.UNUSABLE: QT_TRANSLATE_NOOP(
        "Network", "The system won’t let Mille search the network. Join by address instead."
    ),
}


def likely_cause(cause: EmptyListCause) -> str:
    """Return the likely cause for an empty list of tables, and a remedy."""
    return look_up("Network", _CAUSES[cause])


class EmptyList(Translated, QWidget):
    """Causes and remedies; `test_requested` is emitted for a diagnosis."""

    test_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.reasons = Heading(1.0), QuietText()
        self.test_button, self.found, self.addresses = QPushButton(), TextLine(), QuietText()
        self.addresses.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.addresses.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._test: SelfTest | None = None
        self._testing = False
        self._own: tuple[str, ...] = ()
        self._arrange()
        self.test_button.clicked.connect(self._ask)
        self.retranslate()

    def _arrange(self) -> None:
        row = in_row(self.test_button, 1)
        head = (VignetteView((0, 1, 2)), self.title, self.reasons)
        in_column(*head, row, self.found, self.addresses, 1, of=self, gap=0.5)

    def show_addresses(self, addresses: tuple[str, ...]) -> None:
        """Show the addresses of this computer."""
        self._own = addresses
        self.retranslate()

    def show_test(self, test: SelfTest) -> None:
        """Show the result of a diagnosis."""
        self._test, self._testing = test, False
        self._own = test.addresses
        self.test_button.setEnabled(True)
        self.retranslate()

    def _ask(self) -> None:
        self._testing = True
        self.test_button.setEnabled(False)
        self.retranslate()
        self.test_requested.emit()

    def retranslate(self) -> None:
        self.title.setText(self.tr("No tables found yet"))
        self.reasons.setText(
            self.tr(
                "Nobody has opened a table yet, or a firewall, a guest Wi-Fi or a VPN hides it."
            )
        )
        self.test_button.setText(self.tr("&Find out why"))
        self._say_test()
        own = self.tr("This computer’s address: {addresses}")
        self.addresses.setText(own.format(addresses=listed(self._own)))
        self.addresses.setVisible(bool(self._own))

    def _say_test(self) -> None:
        text = ""
        if self._testing:
            text = self.tr("Testing…")
        elif self._test is not None:
            text = likely_cause(self._test.cause)
            set_tooltip(self.found, self._test.detail)
        self.found.setText(text)
        self.found.setVisible(bool(text))
