"""Where things lie on the table: order, alignment, fans and the message bar."""

import inspect
from collections.abc import Callable, Sequence
from functools import cache, wraps
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from mille_qt.table.layout import TableLayout, table_layout
from mille_qt.table.layout_room import STATUS_SHAPES
from mille_qt.ui.cards.card_names import SMALL_BELOW

VIEWS = [
    (1024, 540),
    (1100, 600),
    (1280, 680),
    (1580, 1000),
    (1920, 1000),
    (2560, 1300),
    (3840, 2080),
]
TABLES = [(2, 2, 0), (2, 2, 1), (2, 4, 0), (2, 4, 1), (3, 3, 0), (3, 3, 1), (3, 3, 2), (3, 6, 1)]
TEXTS = [16, 20, 24, 32]
TOUCH = 0.01
"""Pixels by which rounding may let two rectangles meet."""
FANS = [1, 2, 5, 12, 28]
INDEX, SMALL_INDEX = 0.18, 0.43
"""How far down the number of a card reaches, as a share of its height."""

View = tuple[int, int]
Table = tuple[int, int, int]
Check = Callable[..., None]

every_view = pytest.mark.parametrize("view", VIEWS, ids=lambda v: f"{v[0]}x{v[1]}")


def each(name: str, values: Sequence[object]) -> Callable[[Check], Check]:
    """Check with every value within one test: a test of its own for each costs more than it tells.

    A failure names the value.
    """

    def checked_with_each(check: Check) -> Check:
        signature = inspect.signature(check)

        @wraps(check)
        def checked(**arguments: object) -> None:
            for value in values:
                try:
                    check(**arguments, **{name: value})
                except AssertionError as failure:
                    failure.add_note(f"with {name} {value}")
                    raise

        left = [each for each in signature.parameters.values() if each.name != name]
        checked.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return checked

    return checked_with_each


every_table = each("table", TABLES)
every_text = each("text", TEXTS)


@cache
def lay(view: View, table: Table, text: float = 16) -> TableLayout:
    sides, seats, own = table
    return table_layout(QSizeF(*view), sides, seats, text, own)


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(inner)


@every_view
@every_table
@every_text
def test_the_own_side_is_lowest_and_opponents_follow_in_turn_order(
    view: View, table: Table, text: int
) -> None:
    sides, _, own = table
    layout = lay(view, table, text)
    assert layout.order == tuple((own + 1 + i) % sides for i in range(sides))
    tops = [layout.tableaux[side].frame.top() for side in layout.order]
    assert tops == sorted(tops)
    assert [layout.tableaux[side].side for side in range(sides)] == list(range(sides))


@every_table
def test_only_opponents_of_three_sides_have_compact_lanes(table: Table) -> None:
    sides, _, own = table
    for tableau in lay((1580, 1000), table).tableaux:
        assert tableau.compact == (sides == 3 and tableau.side != own)
        assert len(tableau.counters) == (5 if tableau.compact else 0)
        assert len(tableau.distance) == (0 if tableau.compact else 5)


@every_table
def test_every_seat_of_a_side_has_a_line_for_its_name(table: Table) -> None:
    sides, seats, _ = table
    assert [len(t.seats) for t in lay((1024, 540), table).tableaux] == [seats // sides] * sides


@every_view
@every_text
def test_lanes_keep_the_columns_of_a_tableau_in_one_row_and_of_each_other(
    view: View, text: int
) -> None:
    own, *lanes = lay(view, (3, 3, 0), text).tableaux
    one, other = lanes
    assert [place.left() for place in one.safeties] == [s.left() for s in other.safeties]
    in_one_row = len({place.center().y() for place in own.safeties}) == 1
    beside = own.distance[0].top() < own.safeties[0].bottom()
    for lane in lanes if in_one_row and beside else ():
        assert lane.battle.center().x() == own.battle.center().x()
        assert lane.speed.center().x() == own.speed.center().x()
        assert lane.status.left() == own.status.left()
        assert [s.center().x() for s in lane.safeties] == [s.center().x() for s in own.safeties]
        assert [c.left() for c in lane.counters] == [d.left() for d in own.distance]


@every_view
@every_table
@every_text
def test_a_sideways_safety_fits_its_slot(view: View, table: Table, text: int) -> None:
    for tableau in lay(view, table, text).tableaux:
        for slot, place in enumerate(tableau.safeties):
            upright = tableau.safety_card_rect(slot)
            sideways = tableau.safety_card_rect(slot, sideways=True)
            assert inside(upright, place)
            assert inside(sideways, place)
            assert sideways.size() == upright.size().transposed()


@every_view
@every_table
@every_text
def test_a_fan_always_stays_in_its_column(view: View, table: Table, text: int) -> None:
    tableau = lay(view, table, text).tableaux[table[2]]
    for column, count in product(range(5), FANS):
        fan = [tableau.distance_card_rect(column, i, count) for i in range(count)]
        assert all(inside(card, tableau.distance[column]) for card in fan)
        shown = tableau.fan_shows(column, count)
        assert 1 <= shown <= count
        assert len({card.top() for card in fan[count - shown :]}) == shown
        assert {card.top() for card in fan[: count - shown]} <= {fan[count - shown].top()}


@every_view
@every_table
@every_text
def test_no_card_of_a_fan_has_its_number_cut(view: View, table: Table, text: int) -> None:
    tableau = lay(view, table, text).tableaux[table[2]]
    card = tableau.distance_card
    index = SMALL_INDEX if card.height() < SMALL_BELOW else INDEX
    for column, count in product(range(5), FANS):
        tops = {tableau.distance_card_rect(column, i, count).top() for i in range(count)}
        assert all(b - a >= index * card.height() for a, b in pairwise(sorted(tops)))


@every_view
@every_table
def test_the_200s_stand_apart_with_their_quota_below(view: View, table: Table) -> None:
    tableau = lay(view, table).tableaux[table[2]]
    gaps = [b.left() - a.right() for a, b in pairwise(tableau.distance)]
    assert gaps[-1] > 2 * max(gaps[:-1])
    assert tableau.quota.left() == tableau.distance[-1].left()
    assert tableau.quota.top() >= tableau.distance[-1].bottom()


@every_view
@every_table
@every_text
def test_the_status_has_room_for_its_longest_words(view: View, table: Table, text: int) -> None:
    tableau = lay(view, table, text).tableaux[table[2]]
    lines, width = tableau.status.height() / text, tableau.status.width() / text
    assert any(lines + TOUCH >= most and width >= least for most, least in STATUS_SHAPES)


@every_view
@every_table
def test_the_seventh_place_stands_a_little_apart_in_a_centred_hand(
    view: View, table: Table
) -> None:
    hand = lay(view, table).hand
    gaps = [b.left() - a.right() for a, b in pairwise(hand)]
    assert len(set(map(round, gaps[:-1]))) == 1
    assert gaps[-1] > gaps[0] > 0
    assert hand[0].left() + hand[-1].right() == pytest.approx(view[0])


@every_view
@every_table
@every_text
def test_the_message_bar_is_a_line_high_and_just_above_the_hand(
    view: View, table: Table, text: int
) -> None:
    layout = lay(view, table, text)
    assert layout.message_bar.height() >= 2 * text
    raised = layout.hand[0].top() - layout.lift
    assert 0 <= raised - layout.message_bar.bottom() <= 2 * text
    assert layout.message_bar.width() >= min(view[0] - 40, 30 * text)


def test_equal_sizes_give_equal_layouts() -> None:
    assert lay((1280, 680), (3, 6, 1)) == lay((1280, 680), (3, 6, 1))
