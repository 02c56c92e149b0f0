"""Fields for names say when no more letters fit."""

import pytest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from mille_qt.features.lan.player_names_field import PlayerNamesField
from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.house_rules import HouseRulesDialog
from mille_qt.ui.setup.name_field import NameField
from mille_rules import DEFAULT_RULES
from mille_rules.rule_kinds import MAX_TITLE

LONG = "W" * 60


@pytest.mark.parametrize(
    ("several", "typed", "kept"),
    [
        (False, LONG, LONG[:MAX_NAME]),
        (True, f"Ann, {LONG}", f"Ann, {LONG[:MAX_NAME]}"),
        (True, f"{LONG}, Tom", f"{LONG[:MAX_NAME]}, Tom"),
    ],
)
def test_a_name_that_is_too_long_is_cut_with_a_note(
    several: bool, typed: str, kept: str, qtbot: QtBot
) -> None:
    field = NameField(several=several)
    qtbot.addWidget(field)
    field.show()
    qtbot.keyClicks(field, typed)
    assert field.text() == kept
    assert QToolTip.text() == f"A name has at most {MAX_NAME} letters."


def test_several_short_names_are_longer_than_one(settings: Settings, qtbot: QtBot) -> None:
    names = PlayerNamesField(settings)
    qtbot.addWidget(names)
    names.field.clear()
    qtbot.keyClicks(names.field, "Anna, Marcel, Yvette, Lucien")
    assert names.names == ("Anna", "Marcel", "Yvette", "Lucien")


def test_the_name_of_house_rules_has_a_limit_of_its_own(qtbot: QtBot) -> None:
    dialog = HouseRulesDialog(DEFAULT_RULES, 2)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.name_field, LONG)
    assert dialog.name_field.text() == LONG[:MAX_TITLE]
    assert QToolTip.text() == f"A name has at most {MAX_TITLE} letters."
