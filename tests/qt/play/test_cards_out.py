"""The aid that shows which cards are still out: for whom, where, and how it is noted."""

from collections import Counter

import pytest

from mille_qt.play.keyboard import Command
from mille_qt.play.panels.cards_out import CardsOut
from mille_qt.play.panels.score_rows import ScoreRow
from mille_qt.ui.settings import Settings
from mille_rules import Card, challenge
from mille_rules.challenge import RULE_SETS
from mille_rules.challenge_results import challenge_mark
from mille_rules.record import NoteLine
from mille_rules.rulesets import DEFAULT_RULES, STAP_OP
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where


@pytest.fixture(autouse=True)
def wanted(settings: Settings) -> None:
    """The player wants the aid."""
    settings.cards_out = True


def shown(player: PlayerAtTable) -> list[CardsOut]:
    return [cards for cards in player.page.panel.findChildren(CardsOut) if cards.isVisible()]


def open_panel(player: PlayerAtTable) -> CardsOut:
    """Open the drawer, and return the aid in it."""
    if not player.page.arrangement.panel_shown:
        player.page.arrangement.toggle_panel()
    player.settle()
    (cards,) = shown(player)
    return cards


def numbers(cards: CardsOut) -> Counter[Card]:
    return Counter({card: count for kinds in cards.counts.values() for card, count in kinds})


def notes(player: PlayerAtTable) -> list[str]:
    """The marks of the aid in the record."""
    lines = player.window.match._match.record.lines  # type: ignore[union-attr]
    return [line.text for line in lines if isinstance(line, NoteLine) and "aid" in line.text]


def test_it_counts_what_the_viewer_has_not_seen(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50 driving-ace"))
    cards = open_panel(player)
    deck = Counter(dict(zip(Card, DEFAULT_RULES.deck_for(2), strict=True)))
    assert numbers(cards) == deck - Counter(player.hand)
    before = numbers(cards)
    player.keys(str(player.place_with(Card.ROLL) + 1), "u")
    after = player.update.view
    gone = Counter([*after.hand, *after.discards])
    for tableau in after.tableaux:
        gone += Counter([*tableau.battle, *tableau.speed, *tableau.distance, *tableau.safeties])
    assert numbers(cards) == deck - gone != before


def test_it_is_read_row_by_row(sit_down: Seat) -> None:
    cards = open_panel(sit_down(match_where("roll 25 50 driving-ace")))
    assert cards.rows.stop.accessibleName().startswith("Hazards still out: Accident: ")
    assert cards in cards.window().game.panel.regions()  # type: ignore[attr-defined]


def test_families_that_the_deck_has_not_have_no_row(sit_down: Seat) -> None:
    cards = open_panel(sit_down(match_where("roll 25 50", rules=STAP_OP)))
    said = [row.accessibleName() for row in cards.findChildren(ScoreRow) if row.isVisible()]
    assert [text.partition(" still out: ")[0] for text in said] == [
        "Hazards",
        "Remedies",
        "Distance cards",
    ]
    assert said[0].startswith("Hazards still out: Closed Crossing: 3")


def test_its_use_is_noted_once_and_only_when_it_is_seen(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50"))
    assert notes(player) == []
    assert not player.page.session.assistance.aided
    open_panel(player)
    player.keys("1", "d")
    assert notes(player) == ["mark aid 0"]
    assert player.page.session.assistance.aided


def test_between_two_players_it_shows_what_everybody_knows(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 50", "25 25 50", people=(0, 1)))
    player.lift_curtain()
    cards = open_panel(player)
    own = numbers(cards)
    player.page.shared_screen.hide_hand()
    player.settle()
    assert player.page.curtain.isVisible()
    assert numbers(cards) == Counter(dict(zip(Card, DEFAULT_RULES.deck_for(2), strict=True)))
    player.lift_curtain()
    assert numbers(cards) == own
    assert notes(player) == ["mark aid 0"]


def test_switched_on_at_the_table_it_opens_the_panel_and_off_it_goes(
    sit_down: Seat, settings: Settings
) -> None:
    settings.cards_out = False
    player = sit_down(match_where("roll 25 50"))
    assert shown(player) == []
    settings.cards_out = True
    player.settle()
    assert len(shown(player)) == 1
    settings.cards_out = False
    player.settle()
    assert shown(player) == []


def test_a_challenge_does_not_offer_it(sit_down: Seat) -> None:
    record = match_where("roll 25 50")
    record.add(challenge_mark(challenge.new(RULE_SETS[0], 2, lambda _count: 0)))
    player = sit_down(record)
    player.page.arrangement.toggle_panel()
    player.settle()
    assert shown(player) == []
    assert not player.menu_action(Command.CARDS_OUT).isVisible()
