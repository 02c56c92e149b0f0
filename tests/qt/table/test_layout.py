"""The layout of the table, checked by arithmetic: no window, no application."""

from itertools import combinations, pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from mille_qt.table.layout import TableLayout, table_layout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.layout_sizes import CARD_ASPECT, centred
from mille_qt.table.positions import hand_places
from mille_qt.table.tableau_layout import TableauLayout
from tests.examples import each

VIEWS = [
    (1024, 540),
    (1100, 600),
    (1280, 680),
    (1580, 1000),
    (1920, 1000),
    (2560, 1300),
    (3840, 2080),
]
TABLES = [
    *[(2, 2, 0), (2, 2, 1), (2, 4, 0), (2, 4, 1), (3, 3, 0), (3, 3, 1), (3, 3, 2), (3, 6, 1)],
    *[(4, 4, 0), (4, 4, 2), (5, 5, 1), (6, 6, 0), (6, 6, 5)],
]
TEXTS = [16, 20, 24, 32]
TOUCH = 0.01
"""Pixels by which rounding may let two rectangles meet."""
HALF_PIXEL = 0.5 + TOUCH
#: The height of a button on the sign, in lines of text.
BUTTON = 2.2
#: The numbers of distance cards of each value: none, one kind, all, and as many as possible.
HANDFULS = [
    (0, 0, 0, 0, 0),
    (0, 0, 3, 0, 0),
    (1, 1, 1, 1, 1),
    (4, 4, 4, 4, 2),
    (10, 10, 0, 0, 0),
    (10, 10, 3, 1, 0),
]


class Least(NamedTuple):
    """The least heights of what is read on a table, in pixels."""

    hand: int
    pile: int
    safety: int
    distance: int
    portrait: int
    line: int


#: By the number of sides. Who plays with five others has a larger window or sharp eyes.
READABLE = {
    2: Least(115, 85, 40, 55, 50, 15),
    3: Least(115, 60, 34, 42, 50, 15),
    4: Least(108, 53, 38, 46, 48, 15),
    5: Least(105, 44, 37, 45, 40, 13),
    6: Least(105, 36, 31, 38, 34, 11),
}

every_table = each("table", TABLES)

View = tuple[int, int]
Table = tuple[int, int, int]


def lay(view: View, table: Table, text: float = 16, has_hand: bool = True) -> TableLayout:
    sides, seats, own = table
    return table_layout(QSizeF(*view), sides, seats, text, own, has_hand)


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(inner)


def overlap(one: QRectF, other: QRectF) -> bool:
    return one.adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH).intersects(
        other.adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH)
    )


def clashes(areas: dict[str, QRectF]) -> list[tuple[str, str]]:
    pairs = combinations(areas.items(), 2)
    return [(a, b) for (a, one), (b, other) in pairs if overlap(one, other)]


def named(name: str, areas: tuple[QRectF, ...]) -> dict[str, QRectF]:
    return {f"{name} {i}": area for i, area in enumerate(areas)}


def table_areas(layout: TableLayout) -> dict[str, QRectF]:
    """Everything on the table that must not touch anything else."""
    return {
        **named("frame", tuple(t.frame for t in layout.tableaux)),
        "road": layout.road.band,
        "tray": layout.tray,
    }


def tray_areas(layout: TableLayout) -> dict[str, QRectF]:
    """What is in the tray; the cards as if raised."""
    return {
        **named("hand", tuple(h.adjusted(0, -layout.lift, 0, 0) for h in layout.hand)),
        "sign": layout.turn_sign,
        "tools": layout.hand_tools,
    }


def tableau_areas(layout: TableLayout, tableau: TableauLayout) -> dict[str, QRectF]:
    optional = {"note": tableau.note, "miles": tableau.miles}
    score = layout.score.intersected(tableau.frame)
    if not score.isEmpty():
        optional["score"] = score
    return {
        **named("seat", tableau.seats),
        "name": tableau.name,
        "status": tableau.status,
        "battle": tableau.battle,
        "speed": tableau.speed,
        **named("safety", tableau.safeties),
        "distance": tableau.distance,
        **{name: area for name, area in optional.items() if not area.isNull()},
    }


#: The width of a question with two answers beside each other, of a usual window's.
TWO_ANSWERS = 0.38


def assert_sound(layout: TableLayout) -> None:
    """Everything inside its parent, nothing over anything else, nothing without an area."""
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    groups = [(view, table_areas(layout)), (layout.tray, tray_areas(layout))]
    groups += [(tableau.frame, tableau_areas(layout, tableau)) for tableau in layout.tableaux]
    for parent, areas in groups:
        assert [name for name, area in areas.items() if not area.isValid()] == []
        assert [name for name, area in areas.items() if not inside(area, parent)] == []
        assert clashes(areas) == []
    own = layout.tableaux[layout.order[-1]]
    assert not overlap(layout.question, own.battle)
    assert not overlap(layout.question, own.speed)
    assert not any(overlap(layout.question, area) for area in below_a_question(layout))
    over_all = QRectF(own.frame.left(), 0, own.frame.width(), layout.size.height())
    assert inside(layout.question, over_all)


def below_a_question(layout: TableLayout) -> list[QRectF]:
    """The cards of the hand when they are raised, and the buttons beside them."""
    if not layout.hand:
        return [layout.tray]
    return [*(card.adjusted(0, -layout.lift, 0, 0) for card in layout.hand), layout.hand_tools]


def test_a_question_leaves_the_own_miles_visible_in_a_usual_window() -> None:
    for width, height in ((1280, 680), (1920, 1040), (3840, 2080)):
        for sides in (2, 3):
            layout = lay((width, height), (sides, sides, 0), 16 * height / 680)
            assert not overlap(layout.question, layout.tableaux[0].miles)
            # Two answers fit beside each other, so that the question leaves the road visible.
            assert layout.question.width() > TWO_ANSWERS * width


def test_a_question_reaches_down_to_the_hand_and_hides_less_of_the_row() -> None:
    layout = lay((1280, 680), (2, 2, 0), 16)
    assert layout.question.bottom() == layout.turn_sign.bottom() > layout.tray.top()


# -- the whole table ---------------------------------------------------------------


@each("view", VIEWS)
@every_table
def test_everything_is_inside_and_nothing_overlaps(table: Table, view: tuple[int, int]) -> None:
    for text in TEXTS:
        assert_sound(lay(view, table, text))


@each("text", TEXTS)
@each("view", VIEWS)
def test_without_a_hand_the_sign_has_room_for_a_button(view: tuple[int, int], text: int) -> None:
    sign = lay(view, (2, 2, 0), text, has_hand=False).turn_sign
    assert sign.height() >= BUTTON * text


@each("view", VIEWS)
@every_table
def test_without_a_hand_the_tray_is_narrow_and_the_cards_are_larger(
    table: Table, view: tuple[int, int]
) -> None:
    layout, usual = lay(view, table, has_hand=False), lay(view, table)
    assert_sound(layout)
    assert layout.hand == ()
    assert layout.tray.height() < usual.tray.height()
    for bare, full in zip(layout.tableaux, usual.tableaux, strict=True):
        assert bare.frame.height() >= full.frame.height()


@given(
    width=st.integers(900, 4000),
    height=st.integers(500, 2300),
    table=st.sampled_from(TABLES),
    text=st.floats(12, 32),
    has_hand=st.booleans(),
)
def test_any_window_is_laid_out_soundly(
    width: int, height: int, table: Table, text: float, has_hand: bool
) -> None:
    assert_sound(lay((width, height), table, text, has_hand))


@each("view", [(0, 0), (1, 1), (100, 30), (640, 480), (30, 2000)])
@every_table
def test_a_view_that_is_not_shown_yet_does_not_raise(view: View, table: Table) -> None:
    assert len(lay(view, table, text=32).hand) == 7


def test_equal_sizes_give_equal_layouts() -> None:
    assert lay((1280, 680), (3, 6, 1)) == lay((1280, 680), (3, 6, 1))


@every_table
def test_the_own_side_is_lowest_and_opponents_follow_in_turn_order(table: Table) -> None:
    sides, seats, own = table
    layout = lay((1280, 680), table)
    assert layout.order == tuple((own + 1 + i) % sides for i in range(sides))
    tops = [layout.tableaux[side].frame.top() for side in layout.order]
    assert tops == sorted(tops)
    assert layout.road.band.bottom() <= tops[-1]
    assert [layout.tableaux[side].side for side in range(sides)] == list(range(sides))
    assert [len(t.seats) for t in layout.tableaux] == [seats // sides] * sides


@each("view", VIEWS)
@every_table
def test_all_rows_are_equally_wide_and_the_score_is_in_the_end_of_the_opponents(
    table: Table, view: tuple[int, int]
) -> None:
    layout = lay(view, table)
    opponents = [layout.tableaux[side] for side in layout.order[:-1]]
    sides = {(row.frame.left(), row.frame.right()) for row in layout.tableaux}
    assert len(sides) == 1
    assert opponents[0].frame.united(opponents[-1].frame).contains(layout.score)
    assert layout.score.right() > opponents[0].frame.right() - 20
    assert layout.score.width() >= 7 * 16


# -- sizes -------------------------------------------------------------------------


@every_table
def test_cards_can_be_read_at_normal_text_size(table: Table, subtests: pytest.Subtests) -> None:
    least = READABLE[table[0]]
    for view in VIEWS:
        with subtests.test(str(view)):
            layout = lay(view, table, text=17)
            assert layout.card.height() >= least.hand
            for tableau in layout.tableaux:
                assert tableau.battle.height() >= least.pile
                assert tableau.speed.height() >= least.pile
                assert tableau.safety_card.height() >= least.safety
                assert tableau.distance_card.height() >= least.distance
                assert all(seat.height() >= least.portrait for seat in tableau.seats)
                assert tableau.line >= least.line
            assert min(layout.draw_pile.height(), layout.discard_pile.height()) >= 60


@every_table
def test_twice_the_text_size_in_the_smallest_window_leaves_cards_to_play_with(
    table: Table,
) -> None:
    layout = lay((1024, 540), table, text=34)
    least = READABLE[table[0]]
    assert layout.card.height() >= 100
    for tableau in layout.tableaux:
        assert tableau.battle.height() >= min(least.pile, 60)
        assert tableau.distance_card.height() >= min(least.distance, 44)
        assert tableau.line >= (18 if table[0] < 4 else least.line)


@each("view", VIEWS)
@every_table
def test_the_hand_takes_about_a_quarter_of_the_height(table: Table, view: tuple[int, int]) -> None:
    assert 0.2 <= lay(view, table).card.height() / view[1] <= 0.26


@each("view", VIEWS)
@every_table
def test_cards_have_the_proportions_of_poker_cards(table: Table, view: tuple[int, int]) -> None:
    layout = lay(view, table)
    sizes = [layout.card, *(r.size() for r in (layout.draw_pile, layout.discard_pile))]
    sizes += [r.size() for r in layout.hand]
    for tableau in layout.tableaux:
        sizes += [tableau.battle.size(), tableau.speed.size()]
        sizes += [tableau.safety_card, tableau.distance_card]
    for size in sizes:
        assert abs(size.width() - size.height() * CARD_ASPECT) <= HALF_PIXEL


@every_table
def test_larger_windows_never_have_smaller_cards(table: Table) -> None:
    layouts = [lay((width, width * 9 // 16), table) for width in range(960, 3840, 120)]
    hands = [layout.card.height() for layout in layouts]
    piles = [layout.tableaux[0].battle.height() for layout in layouts]
    assert hands == sorted(hands)
    assert piles == sorted(piles)


def test_text_grows_with_large_windows_and_never_shrinks() -> None:
    assert text_growth(1024, 576, 14) == text_growth(1920, 1040, 14) == 1.0
    assert text_growth(3840, 2080, 14) == pytest.approx(2080 / 72 / 14)
    assert text_growth(3840, 2080, 40) == 1.0
    assert text_growth(800, 2080, 14) == 1.0


# -- rows --------------------------------------------------------------------------


@each("view", VIEWS)
@every_table
def test_the_groups_of_all_rows_are_aligned(table: Table, view: tuple[int, int]) -> None:
    own, *others = lay(view, table).tableaux
    for other in others:
        assert other.name.left() == own.name.left()
        assert other.battle.center().x() == own.battle.center().x()
        assert other.speed.center().x() == own.speed.center().x()
        assert [s.left() for s in other.safeties] == [s.left() for s in own.safeties]
        assert other.distance.left() == own.distance.left()
        assert other.distance_card == own.distance_card


@each("view", VIEWS)
@every_table
def test_a_sideways_safety_fits_its_slot(table: Table, view: tuple[int, int]) -> None:
    for tableau in lay(view, table).tableaux:
        for slot, place in enumerate(tableau.safeties):
            upright = tableau.safety_card_rect(slot)
            assert inside(upright, place)
            assert inside(centred(upright.size().transposed(), upright), place)


@each("view", VIEWS)
@every_table
@pytest.mark.parametrize("counts", HANDFULS)
def test_distance_piles_close_up_from_the_left_without_touching(
    table: Table, counts: tuple[int, ...], view: tuple[int, int]
) -> None:
    tableau = lay(view, table).tableaux[0]
    piles = [pile for pile in tableau.distance_piles(counts) if pile.cards]
    ends = [(pile.card(0).left(), pile.card(pile.cards - 1).right()) for pile in piles]
    assert ends == sorted(ends)
    assert all(before[1] < after[0] for before, after in pairwise(ends))
    assert not ends or ends[0][0] == tableau.distance.left()
    assert not ends or ends[-1][1] <= tableau.distance.right() + TOUCH
    for pile in piles:
        assert pile.shown in (1, pile.cards)


@each("view", VIEWS)
@every_table
def test_an_empty_pile_is_where_its_first_card_will_be(table: Table, view: tuple[int, int]) -> None:
    tableau = lay(view, table).tableaux[0]
    empty = tableau.distance_piles((0, 2, 0, 1, 0))[4]
    assert inside(empty.card(0), tableau.distance)
    first = tableau.distance_piles((0, 0, 0, 0, 0))[2]
    assert first.card(0).topLeft().x() == tableau.distance.left()


@each("view", VIEWS)
@every_table
def test_the_seventh_place_stands_a_little_apart(table: Table, view: tuple[int, int]) -> None:
    hand = lay(view, table).hand
    gaps = [b.left() - a.right() for a, b in pairwise(hand)]
    assert len(set(map(round, gaps[:-1]))) == 1
    assert gaps[-1] > gaps[0] > 0


@each("count", range(2, 8))
def test_a_smaller_hand_is_in_the_middle_of_the_room_for_seven_cards(count: int) -> None:
    layout = lay((1280, 680), (2, 2, 0))
    places = hand_places(layout, count)
    assert len(places) == count
    room = layout.hand[0].left() + layout.hand[-1].right()
    assert places[0].left() + places[-1].right() == pytest.approx(room, abs=TOUCH)
    gaps = [right.left() - left.right() for left, right in pairwise(places)]
    assert gaps[-1:] == pytest.approx(
        [layout.hand[-1].left() - layout.hand[-2].right()][: count - 1]
    )
    assert all(gap < gaps[-1] for gap in gaps[:-1])
