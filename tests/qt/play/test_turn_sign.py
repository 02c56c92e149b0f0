"""The sign of whose turn it is: above the hand, seen at once, every word of it."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.play.panels.turn_sign import PlayerOnSign, TurnSign
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.settings import Settings
from mille_rules import Card, Record
from mille_rules.events import Event, EventKind
from mille_rules.moves import play
from tests.examples import each
from tests.qt.conftest import Seat
from tests.qt.play.staged_match import header, match_where

pytestmark = pytest.mark.shown

ASKED = "Your turn\nPlay a raised card, or discard any"


@pytest.mark.styled
def test_whoever_is_asked_sees_it_in_the_tray_above_the_hand(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    sign, table = player.page.sign, player.page.table.table
    assert (player.hint, sign.stands_out) == (ASKED, True)
    assert table.layout is not None
    assert table.layout.tray.contains(QRectF(sign.geometry()))
    assert sign.geometry().bottom() < table.hand_places()[0].top()


def words_on(sign: TurnSign) -> list[str]:
    """The texts that are seen on the sign."""
    return [text.text for text in sign.words]


def test_the_words_about_a_chosen_card_take_the_place_of_what_to_do(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25"))
    player.keys(str(player.place_with(Card.ROLL) + 1))
    sign = player.page.sign
    assert player.bar.startswith("Roll.")
    assert words_on(sign) == ["Your turn", player.bar]
    assert player.page.bar.isHidden()
    player.keys(Qt.Key.Key_Escape)
    assert words_on(sign) == ASKED.split("\n")


def test_a_reason_against_a_card_has_a_link_to_its_rule(sit_down: Seat) -> None:
    player = sit_down(match_where("25 stop"))
    player.keys(str(player.place_with(Card.MILES_25) + 1))
    (why,) = player.buttons().values()
    sign = player.page.sign
    assert why.text() == "Why?"
    assert words_on(sign) == ["Your turn", player.bar]
    assert sign.geometry().adjusted(-1, -1, 1, 1).contains(why.geometry())
    player.keys(Qt.Key.Key_Escape)
    assert not player.buttons()


def test_while_a_question_is_open_only_the_heading_is_left(
    sit_down: Seat, settings: Settings
) -> None:
    settings.wait_after_hazard = True
    moves = ("0 play roll", "1 play roll", "0 discard 25", "1 play flat-tire on 0")
    player = sit_down(match_where("roll 25", "roll 25 flat-tire", draws="50 50 50 50", moves=moves))
    assert player.page.bar.isVisible()
    assert words_on(player.page.sign) == ["Your answer"]


def test_in_the_turn_of_another_it_names_them_and_stands_back(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25", first=1))
    sign = player.page.sign
    player.page.say_turn("Marcel’s turn")
    assert (sign.text(), sign.stands_out) == ("Marcel’s turn", False)


@pytest.mark.styled
@each("place", [(700, 31), (460, 31), (260, 44), (140, 90)])
@each("asks", [False, True])
def test_every_word_has_room_in_any_place(
    place: tuple[int, int], asks: bool, qapp: QApplication
) -> None:
    table = QWidget()
    sign = TurnSign(table)
    sign.set_area(QRect(10, 20, *place))
    sign.say("À vous de jouer", "Jouez une carte relevée, ou défaussez-en une", asks=asks)
    table.show()
    assert QRect(10, 20, *place).contains(sign.geometry())
    for text, font, room, _ in sign.words:
        assert sign.rect().contains(room)
        words = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap.value, text)
        assert words.width() <= room.width()
        assert words.height() <= room.height()
    assert " ".join(words.text for words in sign.words) == sign.text().replace("\n", " ")
    table.close()


@pytest.mark.styled
@each("width", [90, 240])
def test_beside_the_face_of_who_is_thinking_every_word_has_room(
    width: int, qapp: QApplication
) -> None:
    table = QWidget()
    sign = TurnSign(table)
    sign.set_area(QRect(0, 0, width, 130))
    sign.say("Marcel is thinking…", player=PlayerOnSign(Face("Marcel", "marcel"), 1))
    table.show()
    assert QRect(0, 0, width, 130).contains(sign.geometry())
    (words,) = sign.words
    assert (words.place.left() > 0) == (width > 200), "a narrow sign has no face"
    table.close()


@pytest.mark.styled
def test_the_focus_ring_of_a_message_leaves_its_letters_free(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(400, 200)
    sign = TurnSign(window)
    sign.set_area(QRect(10, 20, 200, 120))
    sign.show_message("Wonderful windows, waiting for words", ())
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    sign.clearFocus()
    plain = sign.grab().toImage()
    sign.setFocus()
    ringed = sign.grab().toImage()
    assert QRect(10, 20, 200, 120).adjusted(-10, 0, 0, 0).contains(sign.geometry())
    assert ringed != plain
    ground = plain.pixel(0, 0)
    letters = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    letters = [place for place in letters if plain.pixel(*place) != ground]
    assert letters
    assert all(ringed.pixel(*place) == plain.pixel(*place) for place in letters)
    window.close()


@pytest.mark.styled
def test_a_name_that_is_wider_than_the_sign_is_cut(qapp: QApplication) -> None:
    table = QWidget()
    sign = TurnSign(table)
    sign.set_area(QRect(0, 0, 140, 130))
    name = 24 * "W"
    sign.say(f"{name} is thinking…", player=PlayerOnSign(Face(name, "marcel"), 1))
    assert QRect(0, 0, 140, 130).contains(sign.geometry())
    (words,) = sign.words
    assert words.text.startswith("WW")
    assert words.text.endswith("… is thinking…")
    sign.say(f"{name} is thinking…", f"{name} reminds you")
    assert QRect(0, 0, 140, 130).contains(sign.geometry())
    table.close()


def test_nobody_is_thinking_while_the_card_just_played_flies(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 1
    player = sit_down(match_where("roll 25", "roll 50", people=(0, 1)))
    player.lift_curtain()
    page = player.page
    page.update_presenter.hurry()
    page.hand.make(play(Card.ROLL))
    page.update_presenter.catch_up()
    assert page.table.table.busy
    assert words_on(page.sign) == ["Anna’s turn"]


def test_while_cards_are_dealt_the_sign_says_so(sit_down: Seat) -> None:
    player = sit_down(Record(header((0,))), first=0)
    page = player.page
    assert words_on(page.sign)[0] == "Your turn"
    page.table_presenter.tell(player.update._replace(events=(Event(EventKind.DEALT, seat=0),)))
    assert words_on(page.sign) == ["Dealing…"]


def test_while_the_card_of_somebody_else_flies_the_sign_says_what_is_played(
    sit_down: Seat, settings: Settings
) -> None:
    settings.pace = 1
    player = sit_down(match_where("roll 25", "roll 50"))
    page = player.page
    flying: list[object] = []
    page.happened.connect(lambda event, _view: flying.append([event.seat, words_on(page.sign)]))
    page.hand.make(play(Card.ROLL))
    player.settle()
    assert [1, ["Marcel plays Roll"]] in flying
    assert words_on(page.sign)[0] == "Your turn"
