"""A replay with keyboard and screen reader."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.ui.access.announcing import announcer
from mille_rules import Record
from tests.qt.features.replay.conftest import Watch

Key = Qt.Key


def focused_name(page: ReplayPage) -> str:
    """The accessible name of the focused widget."""
    widget = page.window().focusWidget()
    return "" if widget is None else widget.accessibleName()


def test_arrows_step_through_the_moves_or_through_the_table_if_it_has_focus(
    duel: Record, watch: Watch
) -> None:
    page = watch(duel)
    page.activateWindow()
    page.accessible_table.take()
    before = page.playback.seq
    QTest.keyClick(page.window().focusWidget(), Key.Key_Right)
    assert page.playback.seq == before + 1
    while not focused_name(page).startswith("Marcel: "):
        QTest.keyClick(page.window().focusWidget(), Key.Key_F6)
    QTest.keyClick(page.window().focusWidget(), Key.Key_Right)
    assert page.playback.seq == before + 1
    assert focused_name(page).startswith("Marcel, battle pile")


def test_the_table_and_the_score_of_the_moment_are_read_aloud(duel: Record, watch: Watch) -> None:
    page = watch(duel)
    said: list[str] = []
    announcer().flush()
    announcer().said.connect(lambda words, _urgent: said.append(words))
    for key in (Key.Key_T, Key.Key_C):
        QTest.keyClick(page, key)
        announcer().flush()
    table, score = said
    assert table.startswith("Anna: 0 of 700")
    assert score.startswith("Anna: this race 0")
