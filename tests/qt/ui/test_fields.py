"""Fields on pages that scroll."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.ui.fields import DropDown, NumberBox, Slider
from mille_qt.ui.settings import Settings


def is_wheel_taken_by(widget: QWidget, angle: int) -> bool:
    place = QPointF(widget.rect().center())
    turned = QPoint(0, angle)
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(place, widget.mapToGlobal(place), turned, turned, none, keys, phase, False)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.mark.parametrize("kind", [DropDown, Slider, NumberBox])
def test_the_wheel_over_a_field_is_left_to_the_page(
    kind: type[DropDown | Slider | NumberBox], qtbot: QtBot
) -> None:
    field = kind()
    qtbot.addWidget(field)
    if isinstance(field, DropDown):
        field.addItems(["one", "two"])
    value = field.currentIndex if isinstance(field, DropDown) else field.value
    before = value()
    field.show()
    field.setFocus()
    for up in (-120, 120):
        assert not is_wheel_taken_by(field, up), "the page scrolls"
    assert value() == before


def test_the_wheel_changes_no_preference(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = PreferencesDialog(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(dialog)
    dialog.show()
    for kind in (QComboBox, QAbstractSlider, QAbstractSpinBox):
        for field in dialog.findChildren(kind):
            assert isinstance(field, (DropDown, Slider, NumberBox, QScrollBar)), field


def test_a_combo_box_has_room_for_entries_that_got_longer(qtbot: QtBot) -> None:
    box = DropDown()
    qtbot.addWidget(box)
    box.addItems([""])
    short = box.minimumSizeHint().width()
    box.show()
    box.setItemText(0, "Dans la barre des tâches")
    text = box.fontMetrics().horizontalAdvance(box.itemText(0))
    assert box.minimumSizeHint().width() >= short + text // 2
    assert box.minimumSizeHint().width() > text
