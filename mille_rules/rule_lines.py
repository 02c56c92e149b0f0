"""Rules as lines of text: in records, between computers, and in files of their own."""

from collections.abc import Iterable

from mille_rules.rulesets import PRESETS, RuleSet

FIRST_LINE = "mille-rules 1"
SUFFIX = ".mille-rules"
#: More than the longest rules need.
MAX_FILE_BYTES = 8_192


def rule_lines(rules: RuleSet) -> tuple[str, ...]:
    """Return the lines of a rule set: its preset, and each change to it."""
    # They are read one by one: the deck last, which may have too few cards for those of the preset.
    changes = sorted(rules.changes(), key=lambda change: change[0] == "deck")
    return (f"rules {rules.name}", *(f"rule {field} {text}" for field, text in changes))


def with_rule_line(rules: RuleSet | None, line: str) -> RuleSet:
    """Return the rules after one more line; raises ValueError."""
    word, _, rest = line.partition(" ")
    if word == "rules":
        if rest.strip() not in PRESETS or rules is not None:
            raise ValueError(f"expected one rule set of {', '.join(PRESETS)}")
        return PRESETS[rest.strip()]
    if word != "rule":
        raise ValueError(f"expected 'rule FIELD VALUE', got {line[:80]!r}")
    if rules is None:
        raise ValueError("expected the line 'rules NAME' first")
    field, value = rest.split(maxsplit=1)
    return rules.changed(field, value.strip())


def rules_from(lines: Iterable[str]) -> RuleSet:
    """Return the rule set in these lines; raises ValueError."""
    rules = None
    for line in lines:
        rules = with_rule_line(rules, line)
    if rules is None:
        raise ValueError("expected the line 'rules NAME'")
    return rules


def rules_file(rules: RuleSet) -> str:
    """Return the content of a file with these rules."""
    return "".join(f"{line}\n" for line in (FIRST_LINE, *rule_lines(rules)))


def read_rules_file(data: bytes) -> RuleSet:
    """Return the rules in a file; raises ValueError. Blank lines and `#` lines are skipped."""
    if len(data) > MAX_FILE_BYTES:
        raise ValueError(f"expected at most {MAX_FILE_BYTES} bytes")
    first, *lines = data.decode("utf-8-sig").splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise ValueError(f"expected the first line {FIRST_LINE!r}, got {first[:40]!r}")
    stripped = map(str.strip, lines)
    return rules_from(line for line in stripped if line and not line.startswith("#"))
