"""Choice of a rule set, with house rules."""

from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QPushButton, QWidget

from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.art.cards.small_hand import SmallHand
from mille_qt.ui.editions import edition_of
from mille_qt.ui.export_dialog import dialog_in_own_place
from mille_qt.ui.more_options import MoreOptions
from mille_qt.ui.page_layout import from_left
from mille_qt.ui.setting_formats import MAX_RULE_SETS
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.house_rules import HouseRulesDialog, no_room_for_rules
from mille_qt.ui.setup.match_length import MatchLength
from mille_qt.ui.texts.rules import rule_set_name, rule_set_texts
from mille_qt.ui.texts.system import system_reason
from mille_qt.ui.texts.turns import one_of
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import (
    Heading,
    PictureTile,
    QuietText,
    Sheet,
    TileGrid,
    TroubleText,
    fill,
    in_column,
    in_row,
)
from mille_rules import DEFAULT_RULES, PRESETS, RuleSet
from mille_rules.cards import Card
from mille_rules.rule_kinds import MAX_TITLE, Handicap, clean_title
from mille_rules.rule_lines import MAX_FILE_BYTES, read_rules_file
from mille_rules.rulesets import OWN_LENGTH, TEAM_SIDES, with_length, with_seating


def _key(rules: RuleSet) -> str:
    """Return the key of rules among the entries: in quotes, a title is no name of a preset."""
    return f"“{rules.title}”" if rules.title else rules.name


_BY_ARROWS = Qt.FocusPolicy.ClickFocus
#: The card on the tile of a rule set: one that its introduction speaks of.
PICTURES = {
    "winning-moves": Card.ROLL,
    "classic": Card.ACCIDENT,
    "bsd": Card.RIGHT_OF_WAY,
    "dujardin": Card.OUT_OF_GAS,
    "today": Card.REPAIRS,
    "today-french": Card.MILES_200,
    "board-game": Card.DRIVING_ACE,
    "express": Card.MILES_100,
    "stap-op": Card.SPARE_TIRE,
}
OTHER_PICTURE = Card.MILES_75
TILE = 12.0  # lines of text: the least width of a tile


class RulesChoice(Translated, QWidget):
    """Choice among the rule sets for a number of seats, with or without house rules.

    House rules with a title of their own stand below the others.
    """

    changed = Signal()
    #: Carries whether the selected box has teams, where the one before had it otherwise.
    teams_proposed = Signal(bool)

    def __init__(self, settings: Settings | None = None, parent: QWidget | None = None) -> None:
        """`settings` keep the house rules with titles; without them, there are none to choose."""
        super().__init__(parent)
        self._settings = settings
        #: Each rule set with its house rules, kept when another one is selected.
        self._rules = dict(PRESETS)
        self._seats = 2
        self._box_has_teams = True
        self._group = QButtonGroup(self)
        self.entries: dict[str, RuleSetTile] = {}
        self.house_button, self.house_text = QPushButton(), QuietText()
        self.import_button, self.trouble = QPushButton(), TroubleText()
        #: For house rules; the page may add more.
        self.more = MoreOptions()
        #: For the page to place near the players.
        self.length = MatchLength()
        self._tiles = TileGrid(TILE)
        for name, rules in PRESETS.items():
            self._add(name, rules)
        row = in_row(self.house_button, (self.house_text, 1))
        fill(self.more.column, row, from_left(self.import_button), self.trouble)
        in_column(self._tiles, self.more, of=self, gap=0.5)
        self.import_button.setVisible(settings is not None)
        self.import_button.clicked.connect(self._ask_import)
        self.house_button.clicked.connect(self._ask_house_rules)
        self._group.buttonClicked.connect(self._box_changed)
        self.length.changed.connect(self._length_chosen)
        self._list_titled()
        self.set_rules(DEFAULT_RULES)
        self.retranslate()
        if settings is not None:
            settings.changed(Settings.rule_sets).connect(self._list_titled)

    def _add(self, key: str, rules: RuleSet) -> None:
        both = CardLanguage.BOTH
        language = both if self._settings is None else self._settings.card_language
        tile = self.entries[key] = RuleSetTile(rules, language)
        self._group.addButton(tile)
        self._tiles.add(tile)

    def _list_titled(self) -> None:
        """List the house rules with titles as they are kept now."""
        kept = () if self._settings is None else self._settings.rule_sets
        wanted, chosen = {_key(rules): rules for rules in kept}, self.rules
        for key in [key for key in self.entries if key not in wanted and key not in PRESETS]:
            self._remove(key)
        for rules in wanted.values():
            self._list(rules)
        # If the chosen rules were changed elsewhere, they are played as they are now; if they were
        # deleted there, they can still be played.
        now = with_length(wanted.get(_key(chosen), chosen), chosen)
        self.set_rules(with_seating(now, chosen))

    def _list(self, rules: RuleSet) -> None:
        key = _key(rules)
        self._rules[key] = with_length(rules, self._rules.get(key, rules))
        if key in self.entries:
            self.entries[key].rules = rules
        else:
            self._add(key, rules)
        self.entries[key].offer(rules, self._seats)

    def _remove(self, key: str) -> None:
        entry = self.entries.pop(key)
        del self._rules[key]
        self._group.removeButton(entry)
        self._tiles.remove(entry)

    @property
    def rules(self) -> RuleSet:
        """The selected rules, with house rules and the length of the match."""
        checked = (key for key, entry in self.entries.items() if entry.isChecked())
        return self._rules[next(checked, DEFAULT_RULES.name)]

    @property
    def seats(self) -> int:
        """The number of seats that the rules are chosen for."""
        return self._seats

    def trouble_for(self, count: int) -> str:
        """Return why this number of people cannot play by the selected rules, empty if they can."""
        if count not in self.rules.player_counts:
            return self.tr("These house rules don’t allow {count} players.").format(count=count)
        if not self.rules.allows_seats(count):
            return self.tr(
                "A handicap doesn’t fit these rules: points must be fewer than win the match and "
                "need points to decide it, miles must be fewer than the trip and a sum of cards, "
                "and a hand smaller than the others."
            )
        return self.length.problem

    def set_rules(self, rules: RuleSet) -> None:
        """Select these rules."""
        key = _key(rules)
        if key not in self.entries:
            self._list(rules)
        self._rules[key] = rules
        self._share_length(rules)
        self.entries[key].setChecked(True)
        self.offer(self._seats, rules.teams, rules.handicaps)

    def offer(self, seats: int, teams: bool, handicaps: tuple[Handicap, ...] = ()) -> None:
        """Enable the rule sets for this number of seats, in teams where there can be teams.

        If there can be none, `teams` is ignored, and each has the value of its box. Rule sets for
        other numbers of seats are disabled and show the reason. All get the handicaps.
        """
        self._seats = seats
        for key, rules in self._rules.items():
            own = teams if seats in TEAM_SIDES else PRESETS[rules.name].teams
            self._rules[key] = replace(rules, teams=own, handicaps=handicaps)
        for name, entry in self.entries.items():
            entry.offer(self._rules[name], seats)
        able = [name for name, rules in self._rules.items() if seats in rules.player_counts]
        if able and seats not in self.rules.player_counts:
            self.entries[able[0]].setChecked(True)
            self._box_changed()
        else:
            self._chosen()

    def _box_changed(self) -> None:
        """Use the selected rules, and propose teams or none if the box before had it otherwise."""
        before = self._box_has_teams
        self._chosen()
        if self._box_has_teams is not before:
            self.teams_proposed.emit(self._box_has_teams)

    def _chosen(self) -> None:
        self._box_has_teams = PRESETS[self.rules.name].teams
        for entry in self.entries.values():
            # Tab moves to the selected rules, arrows to the others.
            stop = Qt.FocusPolicy.StrongFocus if entry.isChecked() else _BY_ARROWS
            entry.setFocusPolicy(stop)
        self.length.show_length(self.rules)
        self.length.show_trip(self.rules, self._seats)
        self._say_changes()
        self.changed.emit()

    def _length_chosen(self) -> None:
        self._share_length(self.rules.of_length(self.length.target))
        self.changed.emit()

    def _share_length(self, rules: RuleSet) -> None:
        """Give all rule sets the length of these, unless they keep one of their own."""
        for name, other in self._rules.items():
            if (other.name in OWN_LENGTH) == (rules.name in OWN_LENGTH):
                self._rules[name] = with_length(other, rules)

    def _ask_house_rules(self) -> None:
        settings, before = self._settings, self.rules
        titled, full = settings is not None, not self._has_room_for(before)
        dialog = HouseRulesDialog(before, self._seats, self.window(), titled=titled, full=full)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if settings is not None:
            dialog.taken = {one.title for one in settings.rule_sets if one.title != before.title}
            dialog.deleted.connect(self._delete)
        dialog.rules_chosen.connect(self._keep)
        dialog.open()

    def _keep(self, before: RuleSet, rules: RuleSet) -> None:
        """Select new rules, and keep them if they have a title, in the place of those before."""
        self.set_rules(with_seating(rules, self.rules))
        if self._settings is not None and rules.title:
            kept = {_key(one): one for one in self._settings.rule_sets}
            place = _key(before) if before.title and _key(before) in kept else _key(rules)
            kept[place] = replace(rules, handicaps=())
            self._settings.rule_sets = tuple(kept.values())

    def _has_room_for(self, rules: RuleSet) -> bool:
        """Return whether these rules are kept, or can be kept with the others."""
        kept = () if self._settings is None else self._settings.rule_sets
        return len(kept) < MAX_RULE_SETS or rules.title in {one.title for one in kept}

    def _delete(self, rules: RuleSet) -> None:
        if self._settings is not None:
            # They stay chosen, so that a mistake can be undone by a name.
            self.set_rules(replace(rules, title=""))
            kept = (one for one in self._settings.rule_sets if one.title != rules.title)
            self._settings.rule_sets = tuple(kept)

    def _ask_import(self) -> None:
        title, kinds = self.tr("Import house rules"), self.tr("House rules (*.mille-rules)")
        dialog = dialog_in_own_place(self.window(), title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Keep and select the rules in a file.

        Those without a title get the name of the file; a number tells them from others of that
        name.
        """
        try:
            with path.open("rb") as file:
                rules = read_rules_file(file.read(MAX_FILE_BYTES + 1))
        except OSError as error:
            self.trouble.say(
                self.tr("The file can’t be read: {reason}").format(reason=system_reason(error))
            )
            return
        except ValueError:
            self.trouble.say(self.tr("This is not a file of house rules, or a newer one."))
            return
        self.trouble.say("")
        title = rules.title or clean_title(path.stem)
        numbered = (clean_title(f"{title[: MAX_TITLE - 3]} {number}") for number in count(2))
        rules = replace(rules, title=title)
        while not self._is_free_for(rules):
            rules = replace(rules, title=next(numbered))
        if self._has_room_for(rules):
            self._keep(rules, rules)
        else:
            self.trouble.say(no_room_for_rules())

    def _is_free_for(self, rules: RuleSet) -> bool:
        """Return whether no other rules have the title of these."""
        other = self._rules.get(_key(rules), rules)
        return other.name == rules.name and other.house_rules() == rules.house_rules()

    def retranslate(self) -> None:
        self.house_button.setText(self.tr("House r&ules…"))
        self.import_button.setText(self.tr("&Import…"))
        for entry in self.entries.values():
            entry.retranslate()
        self._say_changes()

    def _say_changes(self) -> None:
        count = len(self.rules.house_rules())
        text = self.tr("%Ln changes", "", count) if count else self.tr("As in the book")
        self.house_text.setText(text)
        self.house_button.setAccessibleDescription(text)
        if count:
            self.more.button.setChecked(True)


class RulesSheet(Translated, Sheet):
    """Sheet with a heading and the choice of rules; pages may add more below."""

    def __init__(self, rules: RulesChoice) -> None:
        self._title = Heading()
        super().__init__(self._title, rules)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Rules"))


class RuleSetTile(PictureTile):
    """A rule set with a card and a line that introduces it, or on why it cannot be played."""

    def __init__(self, rules: RuleSet, card_language: str) -> None:
        card = PICTURES.get(rules.name, OTHER_PICTURE)
        super().__init__(SmallHand((card,), card_language, edition=edition_of(rules.name)))
        self.rules = rules
        self._players: tuple[int, ...] = ()
        self.setCheckable(True)
        # The group ensures it; this exposes a radio button to screen readers.
        self.setAutoExclusive(True)

    def offer(self, rules: RuleSet, seats: int) -> None:
        """Enable or disable the rule set for this number of seats."""
        self._players = rules.player_counts
        self.setEnabled(seats in rules.player_counts)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the texts of the rule set in the language of the program."""
        name, text, *_ = rule_set_texts(self.rules.name)
        if self.rules.title:
            name, text = self.rules.title, self._about()
        elif self.rules.name == DEFAULT_RULES.name:
            name = self.tr("{rules} (recommended)").format(rules=name)
        if not self.isEnabled():
            counts = one_of(self._players)
            text = self.tr("Only for {counts} players.").format(counts=counts)
        self.set_texts(name, text)

    def _about(self) -> str:
        """Return what the house rules are based on, and how many they are."""
        changes = self.tr("%Ln changes", "", len(self.rules.house_rules()))
        return f"{rule_set_name(self.rules.name)} · {changes}"
