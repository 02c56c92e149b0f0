"""A page with a table, a message bar, a turn sign and a side panel."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.play.page_arrangement import PageArrangement
from mille_qt.play.panels.inspector import Inspector
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.panels.score_corner import ScoreCorner
from mille_qt.play.panels.side_panel import SidePanel
from mille_qt.play.panels.turn_sign import PlayerOnSign, TurnSign
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table.durations import Tempo
from mille_qt.table.layout import TableLayout
from mille_qt.table.view import TableView
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.motion_choice import is_reduced
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.accessible_table import choose_first
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.translation import Translated
from mille_rules.cards import Card
from mille_rules.record import Sitter
from mille_rules.state import Setup
from mille_rules.styles import COMPUTER
from mille_rules.views import View

if TYPE_CHECKING:
    from mille_qt.play.accessible_table.accessible_table import AccessibleTable


class TablePage(Translated, QWidget):
    """Shows a table and the side panel, for a match or for a replay.

    `happened` carries an Event at the time of its sound, and the View after it.
    """

    happened = Signal(object, object)
    #: The anchor of a rule to show; a Told line of the log to explain.
    rule_wanted = Signal(str)
    explanation_wanted = Signal(object)

    def __init__(
        self,
        picture_builder: PictureBuilder,
        seats: int,
        settings: Settings,
        pictures: Path | None,
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__()
        self.picture_builder, self.settings = picture_builder, settings
        self.sides, self.edition = picture_builder.sides, picture_builder.edition
        self.table = TableView(
            self.sides,
            seats,
            current_theme(),
            settings.card_language,
            pictures,
            self,
            self.edition,
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        #: Whose turn it is and what can be done, as it is read aloud.
        self._turn = ""
        #: The pace of this page, None for the one in the settings.
        self._own_pace: int | None = None
        self.setAccessibleName(self.tr("Table"))
        self.sign = TurnSign(self.table.viewport())
        self.bar = MessageBar(self.table.viewport(), self, self.sign, self._picture_of)
        self.panel = SidePanel(self.table.table.pictures, self)
        self.corner = ScoreCorner(self.table.viewport())
        self.arrangement = PageArrangement(self, self.table, self.panel, settings)
        self.arrangement.laid_out.connect(self._place_overlays)
        self.arrangement.arranged.connect(self._place_bar)
        self.table.asked_about.connect(self._show_inspector)
        self.table.table.moment_said.connect(self.sign.be_silent)
        #: Whether the accessible table has been made.
        self.has_accessible_table = False
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._first_targets = QTimer(self, singleShot=True, interval=0)
        self._first_targets.timeout.connect(lambda: self.accessible_table)
        self.table.first_painted.connect(self._first_targets.start)
        self.corner.clicked.connect(self.arrangement.toggle_panel)
        self.panel.close_button.clicked.connect(self.arrangement.toggle_panel)
        self.bar.rule_wanted.connect(self.rule_wanted)
        self.panel.log.explanation_wanted.connect(self.explanation_wanted)
        changed = settings.changed
        changed(Settings.panel_open).connect(self.arrangement.arrange)
        changed(Settings.pace).connect(self._set_tempo)
        changed(Settings.reduced_motion).connect(self._set_tempo)
        changed(Settings.text_size).connect(self.arrangement.fit)
        changed(Settings.large_table).connect(self.arrangement.fit)
        changed(Settings.card_language).connect(self.apply_theme)
        changed(Settings.card_languages).connect(self.apply_theme)
        self._set_tempo()

    def _picture_of(self, card: Card, size: QSizeF) -> QPixmap:
        return self.table.table.pictures.face(card, size)

    @cached_property
    def inspector(self) -> Inspector:
        """Shows what something on the table is."""
        inspector = Inspector(self.table, self.side_names)
        inspector.rule_wanted.connect(self.rule_wanted)
        return inspector

    @cached_property
    def accessible_table(self) -> "AccessibleTable":
        """The focus targets for keyboard and screen reader users."""
        from mille_qt.play.accessible_table.accessible_table import AccessibleTable

        accessible = AccessibleTable(self.table, self.side_names, self)
        before: QWidget = self
        for target in accessible.chain():
            QWidget.setTabOrder(before, target)
            before = target
        accessible.say_turn(self._turn)
        self.has_accessible_table = True
        # The targets are the Tab stops from now on, and the page only passes the focus on to them.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # An inactive window remembers the widget that is to get the focus.
        if self.window().focusWidget() is self:
            accessible.take()
        return accessible

    def side_names(self) -> tuple[str, ...]:
        """The names of the sides as the viewer sees them."""
        return self.picture_builder.side_names(None)

    def faces(self) -> list[Face]:
        """The faces of the seats."""
        builder = self.picture_builder
        return [builder.face(seat) for seat in range(len(builder.names))]

    def say(self, text: str) -> None:
        """Show and announce a text, below a question if there is one."""
        (self.bar.say_below if self.bar.asks else self.bar.say)(text)

    def note(self, words: Callable[[], str]) -> None:
        """Show and announce a text, which stays in the log; `words` returns it."""
        self.panel.log.note(words)
        self.say(words())

    def face_of(self, sitter: Sitter) -> Face:
        """The face of a player on this computer."""
        computer = sitter.kind.startswith(COMPUTER)
        return face_of_player(self.settings, sitter.name, computer=computer)

    @property
    def own_sides(self) -> frozenset[int]:
        """The sides of the viewers; empty if the page shows no side as its own."""
        return frozenset()

    @property
    def setup(self) -> Setup | None:
        """The rules and the number of players; None before the first update."""
        return None

    def rule_here(self) -> str:
        """The anchor of the rule that matters to the viewer now; empty for none."""
        return ""

    def card_language(self) -> str:
        """The language of the card names for the viewer."""
        return self.settings.card_language

    def say_turn(
        self, turn: str, choice: str = "", todo: str = "", *, asks: bool | None = None
    ) -> None:
        """Show whose turn it is, and what the viewer can do if asked.

        `todo` is shown instead of `choice`, which is read aloud. `asks`: whether the viewer is
        asked, by default if there is something to do.
        """
        todo = todo or choice
        self._say_aloud("\n".join(filter(None, (turn, choice))))
        self.sign.say(turn, todo, asks=bool(todo) if asks is None else asks)

    def say_waiting(self, turn: str, shown: str, seat: int) -> None:
        """Show who is to act with a portrait; `turn` is read aloud."""
        self._say_aloud(turn)
        face = self.picture_builder.face(seat)
        self.sign.say(shown or turn, player=PlayerOnSign(face, seat % self.sides))

    def _say_aloud(self, turn: str) -> None:
        """Set whose turn it is for the accessible table."""
        self._turn = turn
        if self.has_accessible_table:
            self.accessible_table.say_turn(self._turn)

    def show_score(self, view: View, side_names: Sequence[str]) -> None:
        """Show the score of a view in the panel and in the corner."""
        self.panel.score.show_view(view, self.faces(), side_names)
        self.corner.show_view(view, side_names)

    def apply_theme(self) -> None:
        """Apply the current theme and card language."""
        self.table.apply_theme(current_theme(), self.card_language())
        self.panel.log.set_pictures(self.table.table.pictures)
        self.arrangement.fit()
        layout = self.table.table.layout
        if layout is not None:
            # What is on the table was arranged before the new style sheet had reached all of it.
            self.arrangement.laid_out.emit(layout)

    def set_pace(self, pace: int | None) -> None:
        """Set the pace of the animations, from 0 (none) to 4 (slow), or None for the setting's."""
        self._own_pace = pace
        self._set_tempo()

    def _show_inspector(self, point: QPointF, kept: bool) -> None:
        self.inspector.ask(point, kept)

    def inspect(self) -> None:
        """Show what the focused place of the table or else the chosen card is."""
        scene, focused = self.table.table, QApplication.focusWidget()
        chosen = scene.choice.chosen
        if focused is not None and focused.parentWidget() is self.table.viewport():
            point = self.table.mapToScene(focused.geometry().center())
        elif chosen is not None:
            point = scene.hand_rect(chosen).center()
        else:
            self.say(choose_first())
            return
        self.inspector.ask(point, kept=True)

    def go_to_region(self, step: int) -> None:
        """Move the focus to the next region of the page (1), or the one before (-1)."""
        regions = self._regions()
        focused = QApplication.focusWidget()
        at = next((i for i, r in enumerate(regions) if focused in r), -1 if step > 0 else 0)
        for offset in range(1, len(regions) + 1):
            region = regions[(at + step * offset) % len(regions)]
            stop = next((widget for widget in region if _is_tab_stop(widget)), None)
            if stop is not None:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def _regions(self) -> list[list[QWidget]]:
        """Hand, piles, own tableau, opponents, bar, log, score: each as its focusable widgets."""
        groups = self.accessible_table.groups
        targets: list[list[QWidget]] = [[group.stop, *group.targets] for group in groups]
        bar = [*self.bar.buttons(), *self.sign.offered, self.bar, self.sign]
        panel = [[region, *region.findChildren(QWidget)] for region in self.panel.regions()]
        return [*targets, bar, *panel]

    # -- events ------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return self.arrangement.minimum_size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.has_accessible_table:
            self.accessible_table.take()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))

    def _set_tempo(self) -> None:
        """Apply the pace; if animations are off in the settings, they are off on this page, too."""
        pace, own = self.settings.pace, self._own_pace
        reduced = is_reduced(self.settings.reduced_motion)
        self.table.table.set_tempo(Tempo(own if pace and own is not None else pace, reduced))

    def _place_overlays(self, layout: TableLayout) -> None:
        self._place_bar()
        self.sign.set_area(layout.turn_sign.toRect())
        self.corner.set_area(layout.score.toRect())

    def _place_bar(self) -> None:
        """Place the message bar, beside an open drawer."""
        layout = self.table.table.layout
        if layout is not None:
            areas = (layout.question, layout.road.between_piles)
            self.bar.set_areas(*map(self.arrangement.uncovered, areas))


def _is_tab_stop(widget: QWidget) -> bool:
    stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(stops) and widget.isVisible() and widget.isEnabled()
