"""What a partner has shown by what it did not do."""

from mille_rules.cards import Card
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.computer.explanations.why_driving import partner_lacks, wanted
from tests.computer.scenes import Scene, Side
from tests.examples import each

NOT_STARTED = Side()


def lacks(own: Side, card: Card, moves: str, seats: int = 4) -> bool:
    """Whether seat 0 knows that its partner has no such card."""
    others = [NOT_STARTED] * (1 if seats != 6 else 2)
    position = Scene(
        "partner",
        "",
        hand="25",
        best="discard 25",
        reason=ReasonCode.LEAST_USE,
        sides=(own, *others),
        moves=moves,
        options={"seats": seats},
    )
    return partner_lacks(position.view(), card)


STOPPED = Side(battle="roll accident")


def test_who_discards_while_a_remedy_is_wanted_has_none() -> None:
    assert lacks(STOPPED, Card.REPAIRS, "2 discard 25, 3 draw, 3 discard 50")
    assert lacks(NOT_STARTED, Card.ROLL, "2 discard 25, 3 draw")


def test_nothing_is_known_of_another_remedy() -> None:
    assert not lacks(STOPPED, Card.ROLL, "2 discard 25, 3 draw, 3 discard 50")


def test_a_hazard_that_came_later_tells_nothing() -> None:
    assert not lacks(STOPPED, Card.REPAIRS, "2 discard 25, 3 play accident on 0")


def test_neither_own_discards_nor_those_of_rivals_tell_anything() -> None:
    assert not lacks(STOPPED, Card.REPAIRS, "0 discard 25, 1 discard 50, 3 discard 50")


def test_what_was_wanted_before_a_repair_was_something_else() -> None:
    repaired = Side(battle="roll accident repairs")
    assert not lacks(repaired, Card.ROLL, "2 discard 25, 0 draw, 2 play repairs, 3 discard 50")


def test_with_three_teams_the_partner_sits_opposite() -> None:
    assert lacks(STOPPED, Card.REPAIRS, "3 discard 25, 4 draw", seats=6)
    assert not lacks(STOPPED, Card.REPAIRS, "2 discard 25, 4 draw", seats=6)


@each(
    ("battle", "remedy"),
    [
        ("", Card.ROLL),
        ("roll", None),
        ("roll stop", Card.ROLL),
        ("roll flat-tire", Card.SPARE_TIRE),
        ("roll flat-tire spare-tire", Card.ROLL),
    ],
)
def test_what_a_side_wants(battle: str, remedy: Card | None) -> None:
    tableau = Scene(
        "side", "", hand="25", best="", reason=ReasonCode.LEAST_USE, sides=(Side(battle), STOPPED)
    ).state()
    assert wanted(tableau.tableaux[0]) is remedy
