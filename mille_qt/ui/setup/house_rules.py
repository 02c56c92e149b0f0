"""The dialog for house rules."""

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from mille_qt.ui.editions import Edition, edition_of
from mille_qt.ui.export_dialog import Export, start_export
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide, from_left, from_right
from mille_qt.ui.pages_view import PagesView
from mille_qt.ui.setting_formats import MAX_RULE_SETS
from mille_qt.ui.setup.field_editors import (
    ChoiceEditor,
    DeckEditor,
    Editor,
    NumberEditor,
    QuotasEditor,
    SeatsEditor,
    TargetsEditor,
)
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.fields import rule_field, rule_field_note
from mille_qt.ui.texts.rules import rule_set_name, rule_value
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, in_edition, translate
from mille_qt.ui.widgets import (
    Heading,
    QuietText,
    TroubleText,
    fill,
    in_row,
    keep_room,
    make_bold,
    mark_destructive,
    text_height,
)
from mille_qt.ui.window_titles import set_window_title
from mille_rules import PRESETS, RuleSet
from mille_rules.rule_kinds import (
    MAX_TITLE,
    Copies,
    MilesBySeats,
    Number,
    OneOf,
    Quotas,
    clean_title,
)
from mille_rules.rule_lines import SUFFIX, rules_file
from mille_rules.rulesets import DEFAULT_RULES, KINDS, RuleSetError, with_length

POINTS_STEP = 50

#: The pages from top to bottom; `group_name` has their names. What is chosen for each match is no
#: house rule, see CHOSEN_APART.
GROUPS: dict[str, tuple[str, ...]] = {
    "table": ("player_counts", "hand_size", "play_top_discard", "reshuffle_discards"),
    "deck": ("deck", "short_deck_counts"),
    "miles": (
        "base_target",
        "many_sides_target",
        "extension_counts",
        "extension_target",
        "finish",
        "quotas",
    ),
    "hazards": ("battle_hazard_on", "roll_after_remedy", "speed_limit_on", "starts_limited"),
    "safeties": (
        "safety_counts",
        "corrective_safety",
        "can_discard_safety",
        "safety_replay_on_empty_deck",
        "coup_turn_on_empty_deck",
    ),
    "end": ("hand_ends", "shutout_to"),
    "points": (
        "pts_safety",
        "pts_all_safeties",
        "pts_coup",
        "pts_trip",
        "pts_delayed",
        "pts_safe_trip",
        "pts_extension",
        "extension_award",
        "pts_shutout",
    ),
    "match": ("winning", "tie_policy"),
}


def group_name(group: str) -> str:
    """Return the name of a page of house rules."""
    return {
        "table": translate("HouseRules", "Table"),
        "deck": translate("HouseRules", "Deck"),
        "miles": translate("HouseRules", "Miles"),
        "hazards": translate("HouseRules", "Hazards"),
        "safeties": translate("HouseRules", "Safeties"),
        "end": translate("HouseRules", "End of a race"),
        "points": translate("HouseRules", "Points"),
        "match": translate("HouseRules", "Match", "races until somebody has won"),
    }[group]


def problem_with(field: str) -> str:
    """Return the problem with an invalid value of a field."""
    trip = translate("HouseRules", "The trip length must be a multiple of 25.")
    return {
        "player_counts": translate("HouseRules", "Choose at least one number of players."),
        "deck": translate(
            "HouseRules",
            "The deck needs more cards than all hands together.",
        ),
        "base_target": trip,
        "many_sides_target": trip,
        "extension_target": translate(
            "HouseRules", "The length with extension must be a multiple of 25."
        ),
    }.get(field, translate("HouseRules", "These rules don’t work together."))


def no_room_for_rules() -> str:
    """Return why no further rules can be kept."""
    text = translate(
        "HouseRules",
        "{number} house rules are kept already, the most there can be. Delete one of them first.",
    )
    return text.format(number=number(MAX_RULE_SETS))


def editor_for(field: str) -> Editor:
    """Return the editor for a field."""
    kind = KINDS[field]
    if isinstance(kind, Copies):
        return DeckEditor()
    if isinstance(kind, MilesBySeats):
        return TargetsEditor(field)
    if isinstance(kind, OneOf):
        return ChoiceEditor(field, kind.values)
    points = field.startswith("pts_")
    if isinstance(kind, Number):
        if field == "extension_target":
            return NumberEditor(field, DEFAULT_RULES.step, kind.high, DEFAULT_RULES.step)
        return NumberEditor(field, kind.low, kind.high, POINTS_STEP if points else kind.step)
    if isinstance(kind, Quotas):
        return QuotasEditor(field)
    return SeatsEditor(field)


Role = QDialogButtonBox.ButtonRole
SIZE = QSize(54, 34)  # lines of text
TITLE_SIZE = 1.6
CHANGED_MARK = "●"
#: Longest value shown on the reset button: a longer one has no room with large text.
MOST_LETTERS = 24


class HouseRulesDialog(Translated, QDialog):
    """Edits the rules field by field; marks fields that differ from the rule set.

    Rules that get a title are kept under it.
    """

    #: The rules before, and the new ones.
    rules_chosen = Signal(object, object)
    #: The kept rules should be deleted.
    deleted = Signal(object)

    def __init__(
        self,
        rules: RuleSet,
        seats: int = 2,
        parent: QWidget | None = None,
        *,
        titled: bool = True,
        full: bool = False,
    ) -> None:
        """Start with these rules, for this number of seats.

        `titled`: whether they can get a title. `full`: whether no further rules can be kept.
        """
        super().__init__(parent)
        #: The titles of other rules.
        self.taken: Collection[str] = ()
        self._full = full
        self._preset = with_length(PRESETS[rules.name], rules)
        self._seats = seats
        self._before = self._rules = rules
        self.title, self.summary = Heading(TITLE_SIZE), QuietText()
        self.name_label, self.name_field = Label(), NameField(most=MAX_TITLE)
        self.export_button, self.delete_button = QPushButton(), QPushButton()
        self.name_label.setBuddy(self.name_field)
        self.name_field.setText(rules.title)
        self.delete_button.setVisible(titled and bool(rules.title))
        self.name_label.setVisible(titled)
        self.name_field.setVisible(titled)
        self.pages = PagesView()
        self._edition = edition_of(rules.name)
        self.rows = {
            field: _FieldRow(field, self._edition) for fields in GROUPS.values() for field in fields
        }
        self.trouble = TroubleText()
        self.reset_button = QPushButton()
        self.buttons = QDialogButtonBox()
        self.ok_button = self.buttons.addButton("", Role.AcceptRole)
        self.cancel_button = self.buttons.addButton("", Role.RejectRole)
        self._arrange()
        self._connect()
        self._show(rules)
        self.retranslate()
        line = text_height()
        wanted = QSize(round(SIZE.width() * line), round(SIZE.height() * line))
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.95))

    def _arrange(self) -> None:
        page = QVBoxLayout(self)
        self.title.setWordWrap(True)
        row = in_row(self.name_label, (self.name_field, 1), self.delete_button, self.export_button)
        for fields in GROUPS.values():
            fill(self.pages.add_page(), *(self.rows[field] for field in fields), 1)
        below = SideBySide(from_left(self.reset_button), self.buttons, gap=page.spacing())
        fill(page, self.title, self.summary, row, (self.pages, 1), self.trouble, below)

    def _connect(self) -> None:
        for field, row in self.rows.items():
            row.editor.changed.connect(self._edited)
            row.reset_button.clicked.connect(lambda _=False, field=field: self._reset(field))
        self.name_field.textChanged.connect(self._edited)
        mark_destructive(self.delete_button)
        self.delete_button.clicked.connect(self._delete)
        self.export_button.clicked.connect(self.export)
        for button in (self.delete_button, self.export_button):
            button.setAutoDefault(False)
        self.reset_button.clicked.connect(lambda: self._show(self._preset))
        self.reset_button.setAutoDefault(False)
        self.ok_button.setDefault(True)
        self.accepted.connect(lambda: self.rules_chosen.emit(self._before, self._rules))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def rules(self) -> RuleSet:
        """The current rules; while they are invalid, the last valid ones."""
        return self._rules

    def _show(self, rules: RuleSet) -> None:
        for field, row in self.rows.items():
            row.editor.show_value(getattr(rules, field))
        self._edited()

    def _reset(self, field: str) -> None:
        self.rows[field].editor.show_value(getattr(self._preset, field))
        self._edited()
        self.rows[field].editor.setFocus()

    def _edited(self) -> None:
        values = {field: row.editor.value() for field, row in self.rows.items()}
        title, trouble = clean_title(self.name_field.text()), ""
        try:
            self._rules = replace(self._preset, title=title, **values)  # type: ignore[arg-type]
        except RuleSetError as error:
            trouble = problem_with(error.field)
        if title in self.taken:
            trouble = self.tr("Other rules have this name.")
        self.export_button.setEnabled(not trouble)
        if title and self._full and not trouble:
            trouble = no_room_for_rules()
        self.trouble.say(trouble)
        self.ok_button.setEnabled(not trouble)
        for field, row in self.rows.items():
            row.mark(values[field], getattr(self._preset, field))
        self._say_changes()

    def _delete(self) -> None:
        self.deleted.emit(self._before)
        self.reject()

    def export(self) -> None:
        """Ask for a file, and write the rules to it."""
        plain = "".join(c for c in self._rules.title if c.isalnum() or c in " -").strip()
        kinds = self.tr("House rules (*.mille-rules)")
        name = f"{plain or self._rules.name}{SUFFIX}"
        content = rules_file(self._rules).encode
        start_export(self, Export(self.tr("Export house rules"), kinds, name, content))

    def _say_changes(self) -> None:
        changed = {field for field, row in self.rows.items() if row.is_changed}
        self.reset_button.setEnabled(bool(changed))
        changes = self.tr("%Ln changes.", "", len(changed))
        self.summary.setText(changes if changed else self.tr("No changes."))
        names = []
        for group, fields in GROUPS.items():
            count = len(changed.intersection(fields))
            with in_edition(self._edition):
                name = group_name(group)
            names.append(f"{name} ({count})" if count else name)
        self.pages.name_pages(self.tr("Groups of rules"), names)

    def retranslate(self) -> None:
        set_window_title(self, self.tr("House rules"))
        title = self.tr("House rules based on {rules}")
        self.title.setText(title.format(rules=rule_set_name(self._preset.name)))
        self.name_label.setText(self.tr("&Keep under the name"))
        self.name_field.setPlaceholderText(self.tr("not kept"))
        self.delete_button.setText(self.tr("&Delete"))
        self.export_button.setText(self.tr("E&xport…"))
        self.reset_button.setText(self.tr("Undo &all changes"))
        self.ok_button.setText(self.tr("&Use these rules"))
        self.cancel_button.setText(self.tr("Cancel"))
        for row in self.rows.values():
            row.retranslate()
        self._say_changes()


class _FieldRow(QWidget):
    """A field with its name, editor, reset button and explanation."""

    def __init__(self, field: str, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field, self._edition = field, edition
        self._book: object = None
        self.is_changed = False
        self.label, self.note = Label(), QuietText()
        with in_edition(edition):
            self.editor = editor_for(field)
        self.reset_button = QPushButton()
        self.reset_button.setProperty("quiet", True)
        self.reset_button.setAutoDefault(False)
        make_bold(self.label)
        self.label.setBuddy(self.editor)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.25))
        # The reset button comes and goes; the lines below must not move.
        keep_room(self.reset_button)
        column.addWidget(SideBySide(self.label, from_right(self.reset_button), gap=0))
        column.addWidget(self.note)
        column.addSpacing(column.spacing())
        column.addWidget(self.editor)

    def mark(self, value: object, book: object) -> None:
        """Show whether the value differs from the rule set's."""
        self._book, self.is_changed = book, value != book
        self.reset_button.setVisible(self.is_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language, in the words of the edition."""
        with in_edition(self._edition):
            self._set_texts()

    def _set_texts(self) -> None:
        name = rule_field(self._field)
        self.label.setText(f"{CHANGED_MARK} {name}" if self.is_changed else name)
        note = rule_field_note(self._field)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        book = rule_value(self._field, self._book) if self._book is not None else ""
        back = self.tr("Reset to: {value}").format(value=book)
        self.reset_button.setText(back if len(book) <= MOST_LETTERS else self.tr("As in the book"))
        set_tooltip(self.reset_button, back)
        self.reset_button.setAccessibleName(
            self.tr("{field}, reset to: {value}").format(field=name, value=book)
        )
        self.editor.retranslate()
