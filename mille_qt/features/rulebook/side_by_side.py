"""The chapter that compares the rule sets."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.parts import Chapter, InForce, Paragraph, Row, Table
from mille_qt.ui.texts import rule_field, rule_set_difference, rule_set_name, rule_value
from mille_rules.rulesets import FIELDS, PRESETS, RuleSet

translate = QCoreApplication.translate
DIFFERENT = "≠"


def sets_side_by_side(force: InForce) -> Chapter:
    """Every field of every rule set, and of the house rules in force."""
    columns = list(PRESETS.values())
    heads = ["", "", *(rule_set_name(rules.name) for rules in columns)]
    if force.rules not in columns:
        columns.append(force.rules)
        heads.append(translate("Rules", "In force now"))
    # What tells the books apart comes first.
    rows = sorted((_row(field, columns) for field in FIELDS), key=lambda row: not row.marked)
    title = translate("Rules", "Rule sets side by side")
    explained = translate("Rules", "Rows with {sign} are not the same in all columns.")
    return Chapter(
        title,
        (
            Paragraph(
                "rule-sets",
                title,
                (
                    *(_line(rules) for rules in PRESETS.values()),
                    explained.format(sign=DIFFERENT),
                    Table(tuple(heads), tuple(rows)),
                ),
            ),
        ),
    )


def _line(rules: RuleSet) -> str:
    text = translate("Rules", "{book}: {difference}")
    return text.format(book=rule_set_name(rules.name), difference=rule_set_difference(rules.name))


def _row(field: str, columns: list[RuleSet]) -> Row:
    values = [getattr(rules, field) for rules in columns]
    differs = any(value != values[0] for value in values)
    said = (rule_value(field, value) for value in values)
    cells = (DIFFERENT if differs else "", rule_field(field), *said)
    return Row(cells, anchor=f"field-{field}", marked=differs)
