"""The table of the matches of a period, the latest first, with the points of each person."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHeaderView, QWidget

from mille_qt.features.evenings.evening_texts import end_text, notes_text
from mille_qt.features.evenings.plain_table import LEFT, RIGHT, PlainTable
from mille_qt.features.evenings.standings import MatchShare, share_of
from mille_qt.session.match_outcome import MatchOutcome
from mille_qt.ui.texts import number
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.widgets import text_height

#: In lines of text: a row, and the widths of a column of points.
ROW, LEAST_POINTS, WIDEST_POINTS = 1.7, 4.5, 9.0
#: The table scrolls if it has more rows.
MOST_ROWS = 14
_WHEN, _POINTS = 0, 1


class MatchTable(PlainTable):
    """A row for each match: when it ended, the points of each person, notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ROW, parent)

    def show_matches(
        self, names: Sequence[str], matches: Sequence[MatchOutcome], *, with_date: bool
    ) -> None:
        """Show matches, the latest last, of the people with these names."""
        notes = _POINTS + len(names)
        self.set_headings([self.tr("End"), *names, self.tr("Notes")], right_from=_POINTS)
        heading = self.horizontalHeaderItem(notes)
        if heading is not None:
            heading.setTextAlignment(LEFT)
        self.setRowCount(len(matches))
        for row, match in enumerate(reversed(matches)):
            when = end_text(match, with_date=with_date)
            self.set_cell(row, _WHEN, when, LEFT)
            shares = [share_of(match, name) for name in names]
            for column, share in enumerate(shares, _POINTS):
                self._set_points(row, column, share)
            self.set_cell(row, notes, notes_text(match), LEFT)
            self.describe_row(row, self._in_words(when, names, shares, match))
        self._fit()

    def _set_points(self, row: int, column: int, share: MatchShare) -> None:
        item = self.set_cell(row, column, number(share.points), RIGHT)
        font = self.font()
        font.setBold(share.won)
        item.setFont(font)

    def _in_words(
        self, when: str, names: Sequence[str], shares: Sequence[MatchShare], match: MatchOutcome
    ) -> str:
        person = self.tr("{name} {points}", "a person and points in a match")
        won = self.tr("{name} {points}, won")
        return listed(
            [
                when,
                *(
                    (won if share.won else person).format(
                        name=isolated(name), points=number(share.points)
                    )
                    for name, share in zip(names, shares, strict=True)
                ),
                *filter(None, [notes_text(match)]),
            ]
        )

    def _fit(self) -> None:
        header, mode, line = self.horizontalHeader(), QHeaderView.ResizeMode, text_height()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(_WHEN, mode.ResizeToContents)
        for section in range(_POINTS, header.count() - 1):
            header.setSectionResizeMode(section, mode.Interactive)
            wanted = header.sectionSizeHint(section)
            header.resizeSection(
                section, round(min(max(wanted, LEAST_POINTS * line), WIDEST_POINTS * line))
            )
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the rows, up to a number from which the table scrolls."""
        return self.size_for_rows(min(self.rowCount(), MOST_ROWS))
