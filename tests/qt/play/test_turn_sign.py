"""The sign of whose turn it is: beside the hand, seen at once, every word of it."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.play.panels.turn_sign import TurnSign
from mille_rules import Card
from tests.qt.play.conftest import Seat
from tests.qt.play.staged_match import match_where

ASKED = "Your turn\nPlay a raised card, or discard any card"


@pytest.mark.styled
def test_whoever_is_asked_sees_it_in_the_tray_beside_the_hand(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    sign, table = player.page.sign, player.page.table.table
    assert (player.hint, sign.stands_out) == (ASKED, True)
    assert table.layout is not None
    assert table.layout.tray.contains(QRectF(sign.geometry()))
    assert sign.geometry().right() < table.hand_places()[0].left()


def test_it_stays_while_the_bar_is_shown(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    player.keys(str(player.place_with(Card.ROLL) + 1))
    assert player.bar
    assert player.page.sign.isVisible()


def test_in_the_turn_of_another_it_names_them_and_stands_back(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25", first=1))
    sign = player.page.sign
    player.page.say_turn("Marcel’s turn")
    assert (sign.text(), sign.stands_out) == ("Marcel’s turn", False)


@pytest.mark.styled
@pytest.mark.parametrize("place", [(700, 31), (460, 31), (260, 44), (140, 90)])
@pytest.mark.parametrize("corner", [False, True])
def test_every_word_has_room_in_any_place(
    place: tuple[int, int], corner: bool, qapp: QApplication
) -> None:
    table = QWidget()
    sign = TurnSign(table, corner=corner)
    sign.set_area(QRect(10, 20, *place))
    sign.say("À vous de jouer", "Jouez une carte relevée, ou défaussez-en une", asks=not corner)
    table.show()
    assert QRect(10, 20, *place).contains(sign.geometry())
    for text, font, room in sign.words:
        assert sign.rect().contains(room)
        words = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap.value, text)
        assert words.width() <= room.width()
        assert words.height() <= room.height()
    assert " ".join(words.text for words in sign.words) == sign.text().replace("\n", " ")
    table.close()
