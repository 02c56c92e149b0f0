"""Shows a decision: the table as the seat saw it, and both moves with their reasons."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mille_qt.features.review.review_texts import ReviewTexts
from mille_qt.play.hand_display import HandDisplay
from mille_qt.play.panels.inspector import Inspector
from mille_qt.play.panels.score_corner import ScoreCorner
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table.card_marks import CardMarkKind, paint_badge
from mille_qt.table.layout_room import text_growth
from mille_qt.table.view import TableView
from mille_qt.ui.art.vignette_view import VignetteView
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide, from_right
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import current_theme, enlarged
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    QuietText,
    Sheet,
    TextLine,
    in_column,
    in_row,
    make_bold,
    text_height,
)
from mille_rules.computer.explanations.reviewing import Grade, Judged
from mille_rules.views import Update

#: The least size of the table at which its cards can be recognised, in lines of text.
LEAST_WIDTH, LEAST_HEIGHT = 20, 16


class Badge(QWidget):
    """The badge of a mark, beside a text."""

    def __init__(self, kind: CardMarkKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        width = round(text_height() * 1.4)
        self.setFixedSize(QSize(width, width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self._kind, current_theme())
        painter.end()


class MoveText(QWidget):
    """A move with its expected result, and the reasons for or against it."""

    def __init__(self, kind: CardMarkKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head, self._expected, self._reasons = TextLine(), QuietText(), TextLine()
        make_bold(self._head)
        column = in_column(self._head, self._expected, self._reasons, 1)
        column.setSpacing(2)
        in_row((Badge(kind), 0, Qt.AlignmentFlag.AlignTop), (column, 1), of=self)

    def show_move(self, move: str, expected: str, reasons: list[str]) -> None:
        """Show the texts of a move."""
        self._head.setText(move)
        self._expected.setText(expected)
        self._reasons.setText("\n".join(reasons))
        self._reasons.setVisible(bool(reasons))

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels from top to bottom."""
        return self._head, self._expected, self._reasons


class MomentView(Fitted, QWidget):
    """Shows one decision at a time."""

    def __init__(
        self,
        builder: PictureBuilder,
        seats: int,
        settings: Settings,
        pictures: Path | None,
        parent: QWidget | None = None,
    ) -> None:
        """`pictures` is the folder in which card pictures are cached."""
        super().__init__(parent)
        self._settings = settings
        self._side_names = builder.side_names
        sides = builder.sides
        self.table = TableView(
            sides,
            seats,
            current_theme(),
            settings.card_language,
            pictures,
            self,
            builder.edition,
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        line = text_height()
        self.table.setMinimumSize(round(line * LEAST_WIDTH), round(line * LEAST_HEIGHT))
        self.corner = ScoreCorner(self.table.viewport(), has_panel=False)
        self.table.laid_out.connect(lambda layout: self.corner.set_area(layout.score.toRect()))
        self.hand = HandDisplay(self.table, builder, settings)
        inspector = Inspector(self.table, lambda: builder.side_names(None), opens_rules=False)
        self.table.asked_about.connect(inspector.ask)
        self.best, self.played = MoveText(CardMarkKind.BEST), MoveText(CardMarkKind.PLAYED)
        self.play_on_button = QPushButton()
        self.play_on_button.setProperty("quiet", True)
        self._sheet = Sheet(SideBySide(self.best, self.played), from_right(self.play_on_button))
        gap = round(text_height() * 0.5)
        self._sheet.column.setContentsMargins(gap, gap, gap, gap)
        #: Shown until there is a decision.
        self._waiting = VignetteView()
        # Above the table: in a small window the reasons are visible without scrolling.
        in_column(self._sheet, (self.table, 1), self._waiting, of=self)
        self.clear()

    def clear(self) -> None:
        """Show a picture instead of a decision."""
        self._waiting.show()
        self.table.hide()
        self._sheet.hide()

    def show_decision(self, judged: Judged, texts: ReviewTexts) -> None:
        """Show the table at a decision, the best and the played card marked, and the reasons."""
        decision = judged.decision
        view, choices, _level = decision.question
        self.play_on_button.setText(self.tr("Play on from here"))
        set_tooltip(self.play_on_button, self.tr("Against the computer, as practice"))
        self._waiting.hide()
        self.table.show()
        self._sheet.show()
        own = view.side
        assert own is not None, "a spectator has nothing to decide"
        self.hand.show(Update(decision.seq, view, (), choices), own)
        self.corner.show_view(view, self._side_names(view.seat))
        same = judged.grade is Grade.BEST
        marks = [(judged.best.move, CardMarkKind.BEST)]
        if not same:
            marks.append((decision.played, CardMarkKind.PLAYED))
        self.hand.mark(marks)
        self.played.setVisible(not same)
        better = self.tr("Better: {move}.").format(move=texts.best(judged))
        best = texts.played(judged) if same else better
        self.best.show_move(best, texts.expected(judged, judged.best), texts.reasons_for(judged))
        expected = texts.expected(judged, judged.played)
        self.played.show_move(texts.played(judged), expected, texts.reasons_against(judged))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Let the text of the table grow with the page."""
        usual = QApplication.font(self)
        growth = text_growth(self.width(), self.height(), QFontInfo(usual).pixelSize())
        for widget in (self.table, self.corner):
            widget.setFont(enlarged(usual, growth))

    def apply_theme(self) -> None:
        """Draw again in the theme and card language in force."""
        self.table.apply_theme(current_theme(), self._settings.card_language)
