"""The layout of the table, checked by arithmetic: no window, no application."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from mille_qt.table.layout import TableLayout, table_layout
from mille_qt.table.layout_room import text_growth
from mille_qt.table.layout_sizes import CARD_ASPECT
from mille_qt.table.tableau_layout import TableauLayout

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
HALF_PIXEL = 0.5 + TOUCH

every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda t: "sides{}-seats{}-own{}".format(*t)
)
every_text = pytest.mark.parametrize("text", TEXTS)

View = tuple[int, int]
Table = tuple[int, int, int]


def lay(
    view: View, table: Table, text: float = 16, has_hand: bool = True, corner: bool = False
) -> TableLayout:
    sides, seats, own = table
    return table_layout(QSizeF(*view), sides, seats, text, own, has_hand, corner)


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
    """Everything on the table that must not touch anything else; hand cards as if raised."""
    in_bar = inside(layout.turn_sign, layout.message_bar)
    return {
        **named("frame", tuple(t.frame for t in layout.tableaux)),
        **named("hand", tuple(h.adjusted(0, -layout.lift, 0, 0) for h in layout.hand)),
        "road": layout.road.band,
        "bar": layout.message_bar,
        **({} if in_bar else {"sign": layout.turn_sign}),
        "tools": layout.hand_tools,
    }


def tableau_areas(tableau: TableauLayout) -> dict[str, QRectF]:
    areas = {
        "title": tableau.title,
        "status": tableau.status,
        "battle": tableau.battle,
        "speed": tableau.speed,
        **named("safety", tableau.safeties),
        **named("distance", tableau.distance),
        **named("counter", tableau.counters),
    }
    return areas if tableau.compact else {**areas, "quota": tableau.quota}


def band_areas(layout: TableLayout) -> dict[str, QRectF]:
    """What is in the band and must not touch anything else there, with 700 and 1,000 as targets."""
    road = layout.road
    stones = [road.stone_rect(miles, 1000, miles in (700, 1000)) for miles in range(0, 1001, 100)]
    return {
        **named("stone", tuple(stones)),
        "draw": road.draw_pile,
        "discard": road.discard_pile,
    }


def assert_sound(layout: TableLayout) -> None:
    """Everything inside its parent, nothing over anything else, nothing without an area."""
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    groups = [(view, table_areas(layout)), (layout.road.band, band_areas(layout))]
    for tableau in layout.tableaux:
        groups.append((tableau.frame, tableau_areas(tableau)))
        groups.append((tableau.title, {"mark": tableau.mark, **named("seat", tableau.seats)}))
    for parent, areas in groups:
        assert [name for name, area in areas.items() if not area.isValid()] == []
        assert [name for name, area in areas.items() if not inside(area, parent)] == []
        assert clashes(areas) == []


@every_table
def test_everything_lies_inside_and_nothing_overlaps(
    table: Table,
    subtests: pytest.Subtests,
) -> None:
    for view in VIEWS:
        with subtests.test(str(view)):
            for text in TEXTS:
                assert_sound(lay(view, table, text))


@every_table
def test_without_a_hand_everything_still_lies_inside(
    table: Table,
    subtests: pytest.Subtests,
) -> None:
    for view in VIEWS:
        with subtests.test(str(view)):
            layout = lay(view, table, has_hand=False)
            assert_sound(layout)
            assert layout.hand == ()
            assert not overlap(layout.turn_sign, layout.message_bar)
            assert layout.draw_pile.height() >= lay(view, table).draw_pile.height()


@given(
    width=st.integers(900, 4000),
    height=st.integers(500, 2300),
    table=st.sampled_from(TABLES),
    text=st.floats(12, 32),
    has_hand=st.booleans(),
    corner=st.booleans(),
)
def test_any_window_is_laid_out_soundly(
    width: int, height: int, table: Table, text: float, has_hand: bool, corner: bool
) -> None:
    assert_sound(lay((width, height), table, text, has_hand, corner))


@pytest.mark.parametrize("view", [(0, 0), (1, 1), (100, 30), (640, 480), (30, 2000)])
@every_table
def test_a_view_that_is_not_shown_yet_does_not_raise(view: View, table: Table) -> None:
    layout = lay(view, table, text=32)
    assert len(layout.hand) == 7


@every_table
def test_cards_can_be_read_at_normal_text_size(table: Table, subtests: pytest.Subtests) -> None:
    for view in VIEWS:
        with subtests.test(str(view)):
            layout = lay(view, table, text=16)
            assert layout.card.height() >= 100
            for tableau in layout.tableaux:
                assert tableau.battle.height() >= 60
                assert tableau.speed.height() >= 60
                assert tableau.safety_card.height() >= 60
                assert tableau.distance_card.height() >= 60
            assert min(layout.draw_pile.height(), layout.discard_pile.height()) >= 60


@every_table
def test_twice_the_text_size_in_the_smallest_window_leaves_cards_to_play_with(
    table: Table,
) -> None:
    layout = lay((1024, 540), table, text=32)
    assert layout.card.height() >= 55
    assert all(t.battle.height() >= 55 for t in layout.tableaux)


@every_table
def test_cards_have_the_proportions_of_poker_cards(table: Table, subtests: pytest.Subtests) -> None:
    for view in VIEWS:
        with subtests.test(str(view)):
            layout = lay(view, table)
            sizes = [layout.card, *(r.size() for r in (layout.draw_pile, layout.discard_pile))]
            sizes += [r.size() for r in layout.hand]
            for tableau in layout.tableaux:
                sizes += [tableau.battle.size(), tableau.speed.size()]
                sizes += [tableau.safety_card, tableau.distance_card]
            for size in sizes:
                assert abs(size.width() - size.height() * CARD_ASPECT) <= HALF_PIXEL


@pytest.mark.parametrize("table", TABLES)
def test_larger_windows_never_have_smaller_cards(table: Table) -> None:
    heights = [
        lay((width, width * 9 // 16), table).card.height() for width in range(960, 3840, 120)
    ]
    assert heights == sorted(heights)


@every_table
def test_a_tall_window_spends_its_height_on_cards(table: Table) -> None:
    layout = lay((800, 1000), table)
    assert layout.card.height() >= 125
    assert layout.tableaux[table[2]].battle.height() >= 0.9 * layout.card.height()


@every_table
def test_the_own_side_fills_its_tableau(table: Table) -> None:
    own = lay((1340, 1000), table).tableaux[table[2]]
    filled = max(place.bottom() for place in own.safeties) - own.frame.top()
    assert filled >= 0.5 * own.frame.height()
    assert own.battle.height() >= 0.55 * own.frame.height()


def test_text_grows_with_large_windows_and_never_shrinks() -> None:
    assert text_growth(1024, 576, 14) == text_growth(1920, 1040, 14) == 1.0
    assert text_growth(3840, 2080, 14) == pytest.approx(2080 / 72 / 14)
    assert text_growth(3840, 2080, 40) == 1.0
    assert text_growth(800, 2080, 14) == 1.0


@every_text
def test_facing_halves_are_equal_and_aligned(text: int, subtests: pytest.Subtests) -> None:
    for view in VIEWS:
        with subtests.test(str(view)):
            one, other = lay(view, (2, 4, 0), text).tableaux
            shift = one.frame.top() - other.frame.top()
            for name, area in tableau_areas(other).items():
                assert area.translated(0, shift) == tableau_areas(one)[name]
