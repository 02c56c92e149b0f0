"""House rules with names: kept, changed, renamed, deleted, exported and imported."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mille_qt.ui.setting_formats import MAX_RULE_SETS
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.field_editors import NumberEditor
from mille_qt.ui.setup.house_rules import HouseRulesDialog
from mille_qt.ui.setup.rules_choice import RulesChoice
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.rule_kinds import MAX_TITLE
from mille_rules.rule_lines import read_rules_file, rules_file
from tests.examples import each

pytestmark = [pytest.mark.usefixtures("english")]

SUNDAYS = replace(PRESETS["dujardin"], title="Sundays & feasts", hand_size=7, pts_coup=500)
NO_ROOM = "50 house rules are kept already, the most there can be. Delete one of them first."


@pytest.fixture
def choice(qtbot: QtBot, settings: Settings) -> RulesChoice:
    """The choice of rules for two players."""
    return chooses(qtbot, settings)


def chooses(qtbot: QtBot, settings: Settings) -> RulesChoice:
    rules = RulesChoice(settings)
    for widget in (rules, rules.length):
        qtbot.addWidget(widget)
    return rules


def house_rules(choice: RulesChoice) -> HouseRulesDialog:
    """Ask for house rules."""
    choice.house_button.click()
    return choice.findChildren(HouseRulesDialog)[-1]


def keep(choice: RulesChoice, name: str, hand_size: int | None = None) -> None:
    """Change rules and keep them under a name."""
    dialog = house_rules(choice)
    if hand_size is not None:
        editor = dialog.rows["hand_size"].editor
        assert isinstance(editor, NumberEditor)
        editor.spin.setValue(hand_size)
    dialog.name_field.setText(name)
    dialog.accept()


def texts(choice: RulesChoice) -> list[str]:
    """The names on the buttons below those of the presets."""
    return [entry.title.text() for entry in list(choice.entries.values())[len(PRESETS) :]]


def test_rules_with_a_name_stand_beside_the_others_and_are_there_next_time(
    qtbot: QtBot, settings: Settings, choice: RulesChoice
) -> None:
    keep(choice, "  Sundays   & feasts ", hand_size=7)
    assert texts(choice) == ["Sundays & feasts"]
    kept = replace(DEFAULT_RULES, title="Sundays & feasts", hand_size=7)
    assert settings.rule_sets == (kept,)
    assert choice.rules == kept
    again = chooses(qtbot, settings)
    assert again.rules == DEFAULT_RULES
    again.entries["“Sundays & feasts”"].click()
    assert again.rules == kept
    assert again.entries["“Sundays & feasts”"].line.text() == "Winning Moves · 1 change"


def test_without_a_name_nothing_is_kept(settings: Settings, choice: RulesChoice) -> None:
    keep(choice, "", hand_size=7)
    assert (settings.rule_sets, texts(choice), choice.rules.hand_size) == ((), [], 7)


def test_kept_rules_are_changed_and_renamed_in_their_place(
    settings: Settings, choice: RulesChoice
) -> None:
    for name in ("First", "Second"):
        choice.set_rules(DEFAULT_RULES)
        keep(choice, name, hand_size=5)
    choice.entries["“First”"].click()
    keep(choice, "First", hand_size=4)
    keep(choice, "Changed")
    assert [(rules.title, rules.hand_size) for rules in settings.rule_sets] == [
        ("Changed", 4),
        ("Second", 5),
    ]
    assert sorted(texts(choice)) == ["Changed", "Second"]
    assert choice.rules.title == "Changed"


def test_a_name_is_given_once(settings: Settings, choice: RulesChoice) -> None:
    settings.rule_sets = (SUNDAYS,)
    dialog = house_rules(choice)
    dialog.name_field.setText("Sundays & feasts")
    assert not dialog.ok_button.isEnabled()
    assert dialog.trouble.text() == "Other rules have this name."
    dialog.name_field.setText("Mondays")
    assert dialog.ok_button.isEnabled()
    dialog.reject()


def test_rules_that_are_changed_on_one_page_are_played_so_on_the_others(
    qtbot: QtBot, settings: Settings, choice: RulesChoice
) -> None:
    settings.rule_sets = (SUNDAYS,)
    other = chooses(qtbot, settings)
    other.offer(4, teams=False)
    for page in (choice, other):
        page.entries["“Sundays & feasts”"].click()
    other.length.lengths.buttons[0].click()
    keep(choice, SUNDAYS.title, hand_size=5)
    assert other.rules == replace(SUNDAYS, hand_size=5, match_target=0, teams=False)


def test_teams_are_as_they_were_when_rules_are_changed(choice: RulesChoice) -> None:
    choice.offer(4, teams=False)
    keep(choice, "Alone", hand_size=5)
    assert (choice.rules.hand_size, choice.rules.teams) == (5, False)


def test_a_closed_dialog_is_gone(qtbot: QtBot, choice: RulesChoice) -> None:
    for _ in range(3):
        house_rules(choice).reject()
        qtbot.waitUntil(lambda: not choice.findChildren(HouseRulesDialog))


def test_when_no_more_rules_can_be_kept_none_is_lost(
    settings: Settings, choice: RulesChoice, tmp_path: Path
) -> None:
    full = tuple(replace(SUNDAYS, title=f"Rules {number}") for number in range(MAX_RULE_SETS))
    settings.rule_sets = full
    dialog = house_rules(choice)
    assert dialog.ok_button.isEnabled()
    dialog.name_field.setText("One more")
    assert not dialog.ok_button.isEnabled()
    assert dialog.export_button.isEnabled()
    assert dialog.trouble.text() == NO_ROOM
    dialog.name_field.setText("")
    assert dialog.ok_button.isEnabled()
    dialog.reject()
    path = tmp_path / "more.mille-rules"
    path.write_text(rules_file(SUNDAYS), "utf-8")
    choice.import_file(path)
    assert choice.trouble.text() == NO_ROOM
    assert (settings.rule_sets, choice.rules) == (full, DEFAULT_RULES)
    choice.entries["“Rules 7”"].click()
    keep(choice, "Seven", hand_size=5)
    assert len(settings.rule_sets) == MAX_RULE_SETS
    assert settings.rule_sets[7] == replace(SUNDAYS, title="Seven", hand_size=5)


def test_deleted_rules_stay_chosen_without_their_name(
    settings: Settings, choice: RulesChoice
) -> None:
    settings.rule_sets = (SUNDAYS,)
    choice.entries["“Sundays & feasts”"].click()
    house_rules(choice).delete_button.click()
    assert (settings.rule_sets, texts(choice)) == ((), [])
    assert choice.rules == replace(SUNDAYS, title="")


def test_a_match_length_is_chosen_for_all(choice: RulesChoice) -> None:
    keep(choice, "Long", hand_size=7)
    choice.length.lengths.buttons[1].click()
    choice.entries["dujardin"].click()
    assert choice.rules.match_target == 3000


def test_an_export_imports_as_it_was(
    settings: Settings, choice: RulesChoice, tmp_path: Path
) -> None:
    dialog = HouseRulesDialog(SUNDAYS)
    dialog.export()
    files = dialog.findChild(QFileDialog)
    assert files is not None
    path = tmp_path / "sundays.mille-rules"
    files.fileSelected.emit(str(path))
    assert read_rules_file(path.read_bytes()) == SUNDAYS
    choice.import_file(path)
    assert (settings.rule_sets, choice.rules) == ((SUNDAYS,), SUNDAYS)


def test_rules_without_a_name_are_called_as_their_file(
    settings: Settings, choice: RulesChoice, tmp_path: Path
) -> None:
    path = tmp_path / f"{'Fête ' * 20}.mille-rules"
    path.write_text(rules_file(replace(SUNDAYS, title="")), "utf-8")
    choice.import_file(path)
    (kept,) = settings.rule_sets
    assert kept.title == ("Fête " * 8).strip()[:MAX_TITLE]


def test_imported_rules_never_take_the_place_of_others(
    settings: Settings, choice: RulesChoice, tmp_path: Path
) -> None:
    path = tmp_path / "again.mille-rules"
    for hand_size, titles in (
        (7, ["Sundays & feasts"]),
        (5, ["Sundays & feasts", "Sundays & feasts 2"]),
        (5, ["Sundays & feasts", "Sundays & feasts 2"]),
        (4, ["Sundays & feasts", "Sundays & feasts 2", "Sundays & feasts 3"]),
    ):
        path.write_text(rules_file(replace(SUNDAYS, hand_size=hand_size)), "utf-8")
        choice.import_file(path)
        assert [rules.title for rules in settings.rule_sets] == titles
    assert settings.rule_sets[0] == SUNDAYS


@each("data", [b"", b"\xff", b"mille-record 1\nrules classic\n", b"x" * 100_000])
def test_other_files_are_refused_with_a_sentence(
    settings: Settings, choice: RulesChoice, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "odd.mille-rules"
    path.write_bytes(data)
    choice.import_file(path)
    assert choice.trouble.text() == "This is not a file of house rules, or a newer one."
    choice.import_file(tmp_path / "missing.mille-rules")
    assert choice.trouble.text().startswith("The file can’t be read: ")
    assert settings.rule_sets == ()


def test_rules_that_were_deleted_elsewhere_can_still_be_played(
    settings: Settings, choice: RulesChoice
) -> None:
    settings.rule_sets = (SUNDAYS,)
    choice.set_rules(SUNDAYS)
    settings.rule_sets = ()
    assert choice.rules == SUNDAYS


def test_damaged_settings_keep_the_rules_that_can_be_read(settings: Settings) -> None:
    settings.rule_sets = (SUNDAYS,)
    text = settings.text("rule_sets")
    assert text is not None
    settings.keep("rule_sets", text.replace("[[", '[["uno"], ["classic", ["x", "y"]], 3, ['))
    assert settings.rule_sets == (SUNDAYS,)


def test_what_is_not_offered_to_keep_has_no_name(qtbot: QtBot) -> None:
    rules = RulesChoice()
    qtbot.addWidget(rules)
    dialog = house_rules(rules)
    assert dialog.name_field.isHidden()
    assert rules.import_button.isHidden()
    dialog.reject()
