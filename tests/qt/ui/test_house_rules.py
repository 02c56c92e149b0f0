"""Every field of a rule set can be changed, marked, set back, and is refused in words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.ui.setup.house_rules import CHANGED_MARK, GROUPS, HouseRulesDialog
from mille_rules import DEFAULT_RULES, PRESETS, Card, RuleSet
from mille_rules.rule_kinds import Number, OneOf
from mille_rules.rulesets import CHOSEN_APART, FIELDS, KINDS, RuleSetError
from tests.examples import each

LEFT = Qt.MouseButton.LeftButton
#: The length of a match is no house rule: it is chosen beside the players.
HOUSE_FIELDS = [field for field in FIELDS if field not in CHOSEN_APART]


@pytest.fixture
def dialog(qtbot: QtBot) -> HouseRulesDialog:
    """Open the dialog on the rules as they are in the book."""
    return opened(DEFAULT_RULES, qtbot)


@pytest.fixture(scope="module")
def unchanged(qapp: QApplication) -> Iterator[HouseRulesDialog]:
    """One dialog for all tests that leave it as they found it: to make one takes most of them."""
    dialog = HouseRulesDialog(DEFAULT_RULES)
    yield dialog
    dialog.deleteLater()


def opened(rules: RuleSet, qtbot: QtBot) -> HouseRulesDialog:
    """Open the dialog on these rules."""
    dialog = HouseRulesDialog(rules)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_the_buttons_keep_their_texts_when_the_language_changes(
    dialog: HouseRulesDialog,
) -> None:
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.ok_button.text() == "&Use these rules"


def change(dialog: HouseRulesDialog, field: str, qtbot: QtBot) -> None:
    """Change a field to something else, as with mouse or keys."""
    editor = dialog.rows[field].editor
    inner = editor.findChild(QComboBox) or editor.findChild(QAbstractSpinBox)
    if isinstance(inner, QComboBox):
        other = (inner.currentIndex() + 1) % inner.count()
        inner.setCurrentIndex(other)
        inner.activated.emit(other)
    elif isinstance(inner, QAbstractSpinBox):
        inner.stepUp()
    else:
        editor.boxes[3].click()


def test_every_field_has_its_place_on_one_page() -> None:
    placed = [field for fields in GROUPS.values() for field in fields]
    assert sorted(placed) == sorted(HOUSE_FIELDS)


def test_every_choice_can_be_played_and_is_named(unchanged: HouseRulesDialog) -> None:
    for field in HOUSE_FIELDS:
        kind = KINDS[field]
        if isinstance(kind, OneOf):
            for value in kind.values:
                rules = replace(DEFAULT_RULES, **{field: value})  # type: ignore[arg-type]
                assert getattr(rules, field) == value
            box = unchanged.rows[field].editor.findChild(QComboBox)
            assert len({box.itemText(index) for index in range(box.count())}) == len(kind.values)


def test_just_the_numbers_that_can_be_played_are_offered(unchanged: HouseRulesDialog) -> None:
    for field in HOUSE_FIELDS:
        if isinstance(KINDS[field], Number):
            spin = unchanged.rows[field].editor.findChild(QAbstractSpinBox)
            for number in (spin.minimum(), spin.maximum()):
                replace(DEFAULT_RULES, **{field: number})  # type: ignore[arg-type]
            step = spin.singleStep()
            for number in (spin.minimum() - step, spin.maximum() + step):
                with pytest.raises(RuleSetError) as raised:
                    replace(DEFAULT_RULES, **{field: number})  # type: ignore[arg-type]
                assert raised.value.field == field


@pytest.mark.parametrize("preset", PRESETS)
def test_the_dialog_shows_the_rules_that_it_was_given(preset: str, qtbot: QtBot) -> None:
    dialog = opened(PRESETS[preset], qtbot)
    assert dialog.rules == PRESETS[preset]
    assert not dialog.reset_button.isEnabled()


@pytest.mark.usefixtures("english")
@each("field", HOUSE_FIELDS)
def test_a_field_can_be_changed_is_marked_and_set_back(
    field: str, unchanged: HouseRulesDialog, qtbot: QtBot
) -> None:
    dialog, row = unchanged, unchanged.rows[field]
    assert dialog.rules == DEFAULT_RULES
    change(dialog, field, qtbot)
    assert getattr(dialog.rules, field) != getattr(DEFAULT_RULES, field)
    assert dialog.rules.name == DEFAULT_RULES.name
    assert row.label.text().startswith(CHANGED_MARK)
    assert dialog.summary.text() == "1 change."
    group = next(i for i, fields in enumerate(GROUPS.values()) if field in fields)
    assert dialog.pages.list.item(group).text().endswith("(1)")
    row.reset_button.click()
    assert dialog.rules == DEFAULT_RULES
    assert not row.label.text().startswith(CHANGED_MARK)


def test_the_deck_has_a_count_for_every_card(dialog: HouseRulesDialog, qtbot: QtBot) -> None:
    spins = dialog.rows["deck"].editor.spins
    assert set(spins) == set(Card)
    spins[Card.STOP].setValue(2)
    assert dialog.rules.deck[Card.STOP] == 2
    assert spins[Card.EXTRA_TANK].maximum() == 1


def test_one_less_than_any_number_of_a_distance_card_is_the_most(dialog: HouseRulesDialog) -> None:
    spin = dialog.rows["quotas"].editor.spins[Card.MILES_25]
    spin.stepDown()
    assert dict(dialog.rules.quotas)[Card.MILES_25] == spin.maximum()
    spin.stepUp()
    assert Card.MILES_25 not in dict(dialog.rules.quotas)


def test_accepted_rules_are_handed_over(dialog: HouseRulesDialog, qtbot: QtBot) -> None:
    change(dialog, "quotas", qtbot)
    with qtbot.waitSignal(dialog.rules_chosen, timeout=1_000) as signal:
        qtbot.mouseClick(dialog.ok_button, LEFT)
    assert signal.args == [DEFAULT_RULES, DEFAULT_RULES.changed("quotas", "25:0,200:2")]


def test_rejected_rules_are_not(dialog: HouseRulesDialog, qtbot: QtBot) -> None:
    change(dialog, "quotas", qtbot)
    with qtbot.assertNotEmitted(dialog.rules_chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_a_deck_that_is_too_small_is_refused_in_words(
    dialog: HouseRulesDialog, qtbot: QtBot
) -> None:
    for spin in dialog.rows["deck"].editor.spins.values():
        spin.setValue(0)
    assert not dialog.ok_button.isEnabled()
    assert dialog.trouble.text().startswith("The deck needs more cards")
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert dialog.ok_button.isEnabled()
    assert dialog.trouble.isHidden()
    assert dialog.rules == DEFAULT_RULES


@pytest.mark.parametrize("field", ["extension_target", "base_target"])
def test_a_length_that_cannot_be_reached_exactly_is_refused_in_words(
    field: str, dialog: HouseRulesDialog
) -> None:
    dialog.rows[field].editor.findChild(QAbstractSpinBox).setValue(730)
    assert not dialog.ok_button.isEnabled()
    assert "multiple of 25" in dialog.trouble.text()


def test_rules_for_nobody_are_refused_in_words(dialog: HouseRulesDialog) -> None:
    for box in dialog.rows["player_counts"].editor.boxes.values():
        if box.isChecked():
            box.click()
    assert not dialog.ok_button.isEnabled()
    assert "Choose at least one number of players" in dialog.trouble.text()


def test_the_wheel_over_a_number_scrolls_and_changes_nothing(dialog: HouseRulesDialog) -> None:
    spins = dialog.findChildren(QAbstractSpinBox)
    assert all(not spin.focusPolicy() & Qt.FocusPolicy.WheelFocus.value for spin in spins) or all(
        spin.focusPolicy() == Qt.FocusPolicy.StrongFocus for spin in spins
    )


@pytest.mark.styled
def test_every_page_fits_the_smallest_window_or_scrolls(
    dialog: HouseRulesDialog, qtbot: QtBot
) -> None:
    dialog.resize(1024, 600)
    assert dialog.minimumSizeHint().width() <= 1024
    assert dialog.minimumSizeHint().height() <= 600
    for number in range(len(GROUPS)):
        dialog.pages.list.setCurrentRow(number)
        qtbot.wait(1)
        areas = [area for area in dialog.findChildren(QScrollArea) if area.isVisible()]
        assert [area.horizontalScrollBar().maximum() for area in areas] == [0]


def test_everything_that_takes_the_keyboard_has_a_name(dialog: HouseRulesDialog) -> None:
    for widget in dialog.findChildren(QWidget):
        inner = isinstance(widget, QComboBox | QAbstractSpinBox)
        assert not inner or widget.accessibleName()
