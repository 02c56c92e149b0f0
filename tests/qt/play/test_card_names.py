"""Names on the cards: each player at a shared screen may have their own."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from mille_qt.table.view import TableView
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_rules import Record
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import header

pytestmark = pytest.mark.shown


def test_each_person_at_a_shared_screen_keeps_the_names_they_chose(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    player.lift_curtain()
    player.window.match_controller.choose_card_language(CardLanguage.FRENCH)
    assert player.page.table.language == CardLanguage.FRENCH
    player.play_by_keys(player.decide())
    player.lift_curtain()
    assert player.update.view.seat == 1
    assert player.page.table.language == CardLanguage.BOTH
    player.play_by_keys(player.decide())
    player.lift_curtain()
    assert player.update.view.seat == 0
    assert player.page.table.language == CardLanguage.FRENCH


def test_names_on_cards_begin_with_the_language_of_the_menus_until_others_are_chosen(
    sit_down: Seat,
) -> None:
    player = sit_down(Record(header((0,))), first=0)
    settings, table = player.window.settings, player.page.table
    for spoken, names in (
        ("es", "es"),
        ("fr", CardLanguage.FRENCH_FIRST),
        ("en", CardLanguage.BOTH),
    ):
        settings.language = spoken
        assert table.language == names
    player.window.match_controller.choose_card_language(CardLanguage.FRENCH)
    settings.language = "es"
    assert table.language == CardLanguage.FRENCH


def test_somebody_alone_chooses_the_names_for_all_matches(sit_down: Seat) -> None:
    player = sit_down(Record(header((0,))), first=0)
    player.window.match_controller.choose_card_language(CardLanguage.ENGLISH)
    assert player.page.table.language == CardLanguage.ENGLISH
    assert player.window.settings.card_language == CardLanguage.ENGLISH


def test_only_who_chose_mil_hitos_sees_its_back_on_the_draw_pile(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    pictures = [back_of(player.page.table)]
    player.lift_curtain()
    player.window.match_controller.choose_card_language(CardLanguage.MIL_HITOS)
    pictures.append(back_of(player.page.table))
    player.play_by_keys(player.decide())
    player.lift_curtain()
    pictures.append(back_of(player.page.table))
    assert pictures[0] == pictures[2] != pictures[1]


def back_of(table: TableView) -> QImage:
    """The back of the cards on a table."""
    return table.table.pictures.back(QSizeF(100, 140)).toImage()
