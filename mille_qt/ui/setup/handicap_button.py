"""The choice of handicaps for the seats of a table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from mille_qt.ui.editions import edition_of
from mille_qt.ui.labels import without_mnemonic
from mille_qt.ui.setup.seat_editor import SeatEditor
from mille_qt.ui.texts.handicaps import handicap_words
from mille_qt.ui.translation import Translated, in_edition, translate
from mille_rules import DEFAULT_RULES, RuleSet
from mille_rules.rule_kinds import Handicap

#: The points to choose from, the shares of a trip, and the cards of a hand.
POINTS, SHARES, HANDS = (250, 500, 1000, 2000), (20, 10, 5), (5, 4, 3)


def _amounts(rules: RuleSet) -> dict[str, list[int]]:
    """Return the amounts to choose from, by kind, that these rules can have."""
    trip = max(map(rules.target_for, rules.player_counts))
    miles = [trip // share // rules.step * rules.step for share in SHARES]
    return {
        "points": [] if rules.by_races else list(POINTS),
        "miles": [n for n in miles if n],
        "hand": [n for n in HANDS if n < rules.hand_size],
    }


class HandicapMenu(QMenu):
    """All handicaps that a seat can get, and none."""

    #: Carries the seat's Handicap, or None.
    chosen = Signal(object)

    def show_choices(
        self,
        seat: int,
        present: Handicap | None,
        rules: RuleSet,
        allowed: Callable[[Handicap | None], bool] = lambda _choice: True,
    ) -> None:
        """Offer the handicaps of a seat, disabled unless allowed; the present one is checked."""
        choices: list[Handicap | None] = [None]
        choices += [Handicap(seat, kind, n) for kind, ns in _amounts(rules).items() for n in ns]
        if present not in choices:
            choices.append(present)
        group, before = QActionGroup(self), None
        for choice in choices:
            kind = None if choice is None else choice.kind
            if kind != before:
                self.addSeparator()
            words = translate("Handicap", "No handicap")
            if choice is not None:
                with in_edition(edition_of(rules.name)):
                    words = handicap_words(choice.kind, choice.amount)
            action = group.addAction(words)
            action.setCheckable(True)
            action.setChecked(choice == present)
            action.setEnabled(allowed(choice))
            action.triggered.connect(lambda _on, choice=choice: self.chosen.emit(choice))
            self.addAction(action)
            before = kind


class HandicapsButton(Translated, QPushButton):
    """A button with a menu for each seat, whose handicap its row then shows."""

    changed = Signal()

    def __init__(
        self,
        rows: Sequence[SeatEditor],
        names: Callable[[], Sequence[str]],
        parent: QWidget | None = None,
    ) -> None:
        """`names` returns the present names of the players; an open seat has none."""
        super().__init__(parent)
        self._rows, self._names, self._rules = rows, names, DEFAULT_RULES
        menu = QMenu(self)
        menu.aboutToShow.connect(self._offer)
        self.setMenu(menu)
        self.retranslate()

    @property
    def handicaps(self) -> tuple[Handicap, ...]:
        """The handicaps of the players, in the order of the seats."""
        rows = self._rows[: len(self._names())]
        return tuple(row.handicap for row in rows if row.handicap is not None)

    def show_handicaps(self, handicaps: Sequence[Handicap]) -> None:
        """Show handicaps in the rows of their seats."""
        own = {handicap.seat: handicap for handicap in handicaps}
        for row in self._rows:
            row.show_handicap(own.get(row.seat))

    def show_rules(self, rules: RuleSet) -> None:
        """Offer what these rules can have, in the words of their edition."""
        self._rules = rules
        for row in self._rows:
            row.show_edition(edition_of(rules.name))
        self.retranslate()

    def _offer(self) -> None:
        self.menu().clear()
        for before in self.menu().findChildren(HandicapMenu):
            before.deleteLater()
        for row, name in zip(self._rows, self._names(), strict=False):
            menu = HandicapMenu(without_mnemonic(name or row.seat_name), self.menu())
            menu.show_choices(row.seat, row.handicap, self._rules)
            menu.chosen.connect(row.show_handicap)
            menu.chosen.connect(self.changed)
            self.menu().addMenu(menu)

    def retranslate(self) -> None:
        self.setText(self.tr("Handicap"))
        with in_edition(edition_of(self._rules.name)):
            words = translate("HandicapsButton", "Points, miles or a smaller hand for a player")
            if self._rules.by_races:
                words = translate("HandicapsButton", "Miles or a smaller hand for a player")
        self.setAccessibleDescription(words)
