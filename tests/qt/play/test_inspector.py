"""What is this? Anything on the table grows and says what it is and does, and would do now."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mille_qt.play.inspection import Inspected
from mille_qt.play.panels.inspector import Inspector
from mille_qt.table.positions import DISCARD_PILE, Area, TablePosition
from mille_qt.table.view import HOLD
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.inspection import what_it_does
from mille_rules import PRESETS, Card
from mille_rules.cards import SAFETIES
from tests.examples import each
from tests.pictures.cut_words import cut_words
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import LEFT, RIGHT, PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

ROLLING = ("0 play roll", "1 play roll")


@pytest.fixture
def player(sit_down: Seat) -> PlayerAtTable:
    return sit_down(match_where("roll 25 accident", "roll 50", moves=ROLLING))


def at(player: PlayerAtTable, position: TablePosition) -> QPointF:
    return player.page.table.table.position_rect(position).center()


def asked(player: PlayerAtTable, point: QPointF, *, kept: bool = False) -> Inspected:
    inspector = player.page.inspector
    assert inspector.ask(point, kept)
    assert inspector.shown is not None
    assert inspector.isVisible()
    return inspector.shown


def colours_of(picture: QPixmap) -> int:
    """The number of colours in a picture."""
    image = picture.toImage()
    points = product(range(image.width()), range(image.height()))
    return len({image.pixel(x, y) for x, y in points})


def rest_the_mouse(player: PlayerAtTable, point: QPointF) -> None:
    view = player.page.table
    there = view.mapFromScene(point)
    event = QHelpEvent(QEvent.Type.ToolTip, there, view.viewport().mapToGlobal(there))
    QApplication.sendEvent(view.viewport(), event)


class TestWords:
    def test_a_card_of_the_hand_says_what_it_would_do_now(self, player: PlayerAtTable) -> None:
        card = player.page.table.table.hand_rect(player.place_with(Card.MILES_25)).center()
        about = asked(player, card)
        assert (about.name, about.now) == ("25 miles", "Now it takes you to 25 miles.")

    def test_a_safety_that_a_house_rule_has_added_to_the_bicycle_game_is_there(
        self, sit_down: Seat
    ) -> None:
        rules = PRESETS["stap-op"]
        copies = dict(zip(Card, rules.deck, strict=True)) | dict.fromkeys(SAFETIES, 1)
        moves = ("0 play roll", "1 play flat-tire on 0", "0 coup puncture-proof")
        player = sit_down(
            match_where(
                "roll puncture-proof",
                "flat-tire",
                moves=moves,
                rules=replace(rules, deck=tuple(copies.values())),
            )
        )
        place = TablePosition(Area.SAFETY, 0, Card.PUNCTURE_PROOF)
        assert asked(player, at(player, place)).card is Card.PUNCTURE_PROOF
        player.window.setUpdatesEnabled(True)
        view = player.page.table
        drawn = view.grab(view.mapFromScene(view.table.position_rect(place)).boundingRect())
        empty = place._replace(card=Card.EXTRA_TANK)
        beside = view.grab(view.mapFromScene(view.table.position_rect(empty)).boundingRect())
        assert colours_of(drawn) > 2 * colours_of(beside)

    def test_a_card_that_cannot_be_played_says_why(self, sit_down: Seat) -> None:
        player = sit_down(match_where("repairs 25", "roll"))
        card = player.page.table.table.hand_rect(player.place_with(Card.REPAIRS)).center()
        about = asked(player, card)
        assert about.other_names == "Réparations"
        assert about.does == "Puts an end to Accident."
        assert about.now.startswith("Nothing to repair")

    def test_every_place_and_pile_of_every_side_has_a_name(self, player: PlayerAtTable) -> None:
        areas = Area.BATTLE, Area.SPEED, Area.DISTANCE, Area.STATUS
        places = [TablePosition(area, side) for side, area in product((0, 1), areas)]
        places += [TablePosition(Area.SAFETY, side, card) for side in (0, 1) for card in SAFETIES]
        for place in (*places, TablePosition(Area.DRAW_PILE), DISCARD_PILE):
            about = asked(player, at(player, place))
            assert about.name, place
            assert about.does, place
            assert about.anchor, place

    @pytest.mark.parametrize(
        ("rules", "draw", "discards"),
        [
            ("winning-moves", "Every turn begins with one card", "They aren’t dealt again"),
            ("stap-op", "Every turn begins with one card", "they are shuffled and become"),
            ("express", "or with the top discard", "instead of drawing a card"),
        ],
    )
    def test_the_piles_say_what_is_done_with_them_by_the_rules(
        self, sit_down: Seat, rules: str, draw: str, discards: str
    ) -> None:
        player = sit_down(match_where("roll", rules=PRESETS[rules]))
        assert draw in asked(player, at(player, TablePosition(Area.DRAW_PILE))).does
        assert discards in asked(player, at(player, DISCARD_PILE)).does

    def test_an_empty_place_shows_the_safety_that_belongs_there(
        self, player: PlayerAtTable
    ) -> None:
        about = asked(player, at(player, TablePosition(Area.SAFETY, 1, Card.DRIVING_ACE)))
        assert about.card is Card.DRIVING_ACE
        assert about.now == "Marcel, place for Driving Ace, empty"

    def test_the_landscape_is_nothing_to_ask_about(self, player: PlayerAtTable) -> None:
        layout = player.page.table.table.layout
        assert layout is not None
        assert not player.page.inspector.ask(layout.road.scenery.center(), kept=True)
        assert player.page.inspector.isHidden()

    @each("language", ["en", "fr", "es"])
    def test_every_card_has_a_sentence_in_every_language(
        self, language: str, player: PlayerAtTable
    ) -> None:
        player.speak(language)
        said = {card: what_it_does(card) for card in Card}
        assert all(text and "{" not in text for text in said.values())


class TestOpening:
    def test_it_opens_while_the_mouse_rests_and_closes_when_it_leaves(
        self, player: PlayerAtTable
    ) -> None:
        pile, inspector = at(player, TablePosition(Area.BATTLE, 1)), player.page.inspector
        rest_the_mouse(player, pile)
        assert inspector.isVisible()
        assert inspector.rule.isHidden()
        viewport = player.page.table.viewport()
        QTest.mouseMove(viewport, player.page.table.mapFromScene(pile) + QPoint(1, 1))
        assert inspector.isVisible()
        QTest.mouseMove(viewport, QPoint(600, 300))
        assert inspector.isHidden()

    def test_a_long_press_asks_and_neither_chooses_nor_plays(self, player: PlayerAtTable) -> None:
        place, seq = player.place_with(Card.MILES_25), player.update.seq
        viewport, point = player.page.table.viewport(), player._card_point(place)
        QTest.mousePress(viewport, LEFT, pos=point)
        QTest.qWait(HOLD + 200)
        QTest.mouseRelease(viewport, LEFT, pos=point)
        shown = player.page.inspector.shown
        assert shown is not None
        assert shown.card is Card.MILES_25
        assert player.page.hand.chosen is None
        assert player.update.seq == seq

    def test_the_key_asks_about_the_focused_place_or_the_chosen_card(
        self, player: PlayerAtTable
    ) -> None:
        (pile,) = [
            target
            for group in player.page.accessible_table.groups
            for target in group.targets
            if target.accessibleName().startswith("Draw pile")
        ]
        pile.setFocus()
        player.keys("i")
        shown = player.page.inspector.shown
        assert shown is not None
        assert shown.back
        player.keys(Qt.Key.Key_Escape)
        assert pile.hasFocus()
        player.page.accessible_table.take()
        player.keys(str(player.place_with(Card.MILES_25) + 1), "i")
        shown = player.page.inspector.shown
        assert shown is not None
        assert shown.card is Card.MILES_25

    def test_escape_closes_it_and_lets_no_card_go(self, player: PlayerAtTable) -> None:
        player.keys(str(player.place_with(Card.MILES_25) + 1), "i", Qt.Key.Key_Escape)
        assert player.page.inspector.isHidden()
        assert player.page.hand.chosen is Card.MILES_25

    def test_a_click_elsewhere_closes_it_and_does_what_it_always_does(
        self, player: PlayerAtTable
    ) -> None:
        player.click_card(player.place_with(Card.ACCIDENT), RIGHT)
        assert player.page.inspector.isVisible()
        player.click_card(player.place_with(Card.MILES_25))
        assert player.page.inspector.isHidden()
        assert player.page.hand.chosen is Card.MILES_25

    def test_it_closes_when_the_table_changes(self, player: PlayerAtTable) -> None:
        player.click_card(player.place_with(Card.ACCIDENT), RIGHT)
        inspector: Inspector = player.page.inspector
        player.keys(str(player.place_with(Card.MILES_25) + 1), Qt.Key.Key_Return)
        assert inspector.isHidden()

    def test_its_button_opens_the_rule(self, player: PlayerAtTable) -> None:
        wanted: list[str] = []
        player.page.rule_wanted.disconnect()
        player.page.rule_wanted.connect(wanted.append)
        player.click_card(player.place_with(Card.ACCIDENT), RIGHT)
        assert player.page.rule_here() == "hazards"
        QTest.mouseClick(player.page.inspector.rule, LEFT)
        assert wanted == ["hazards"]
        assert player.page.inspector.isHidden()


@pytest.mark.slow
@pytest.mark.styled
@each("window", [(1024, 600), (1280, 800), (1920, 1080)])
@each("text", [100, 200])
def test_every_word_has_room_inside_the_table(
    window: tuple[int, int], text: int, player: PlayerAtTable, settings: Settings
) -> None:
    player.speak("fr")
    player.window.resize(*window)
    settings.text_size = text
    player.settle()
    inspector, viewport = player.page.inspector, player.page.table.viewport()
    for position in (
        TablePosition(Area.SAFETY, 0, Card.RIGHT_OF_WAY),
        TablePosition(Area.SAFETY, 1, Card.DRIVING_ACE),
        TablePosition(Area.STATUS, 1),
        DISCARD_PILE,
    ):
        asked(player, at(player, position), kept=True)
        assert viewport.rect().contains(inspector.geometry())
        assert inspector.rect().contains(inspector.rule.geometry())
        assert cut_words(inspector) == []
