"""Rows of the table: drawn again only where they change, and then as if drawn anew."""

import random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table import tableau_item
from mille_qt.table.view import TableView
from mille_qt.ui import language
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.theme.application_theme import ApplicationTheme, current_theme
from mille_rules import DEFAULT_RULES, apply, legal_moves
from mille_rules.cards import cards_of
from mille_rules.moves import deal
from mille_rules.state import to_act
from mille_rules.views import view_for
from tests.qt.play.staged_match import NAMES, header


def painted(view: TableView) -> QImage:
    """The table as the window has it."""
    return view.grab().toImage()


@pytest.mark.parametrize(("seats", "size"), [(2, (1280, 800)), (4, (1024, 600)), (6, (1580, 1000))])
def test_a_row_that_changes_in_parts_is_as_one_that_is_drawn_anew(
    qapp: QApplication, app_theme: ApplicationTheme, seats: int, size: tuple[int, int]
) -> None:
    chance = random.Random(seats)
    state, deck = header((0,), seats).new_match(), list(cards_of(DEFAULT_RULES.deck_for(seats)))
    chance.shuffle(deck)
    state, _ = apply(state, None, deal(1, 0, tuple(deck)))
    sides = state.setup.sides
    builder = PictureBuilder(NAMES[:seats], sides, lambda seat: seat > 0)
    view = TableView(sides, seats, current_theme(), CardLanguage.BOTH)
    view.resize(*size)
    view.show()
    for _ in range(60):
        seat = chance.choice(to_act(state))
        state, _ = apply(state, seat, chance.choice(legal_moves(state, seat)))
        seen = view_for(state, 0)
        hand = (*seen.hand, *([None] * (7 - len(seen.hand))))
        view.show_picture(builder.picture(seen, 0, hand, ()))
        in_parts = painted(view)
        for side in range(sides):
            view.table.tableau_item(side).redraw()
        assert in_parts == painted(view)
    view.close()


def test_a_thousand_is_written_as_everywhere(
    qapp: QApplication, app_theme: ApplicationTheme, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.install(qapp, "en")
    written: list[str] = []
    monkeypatch.setattr(tableau_item, "draw_fitted", lambda _p, _r, text, *_: written.append(text))
    seen = view_for(header((0,)).new_match(), 0)
    picture = PictureBuilder(NAMES[:2], 2, lambda _seat: False).picture(seen, 0, (), ())
    own = picture.texts[0]._replace(miles=1000)
    view = TableView(2, 2, current_theme(), CardLanguage.BOTH)
    view.resize(1280, 800)
    view.show_picture(picture._replace(texts=(own, *picture.texts[1:])))
    view.grab()
    assert "1,000" in written
    view.close()
