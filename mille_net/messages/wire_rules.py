"""Rules on the wire, in the lines of a record."""

from mille_net.messages.codec import Misuse, ProtocolError
from mille_rules.rulesets import PRESETS, RuleSet


def rule_lines(rules: RuleSet) -> tuple[str, ...]:
    """Return the lines of a rule set."""
    changes = (f"rule {field} {text}" for field, text in rules.changes())
    return (f"rules {rules.name}", *changes)


def rules_from(lines: tuple[str, ...]) -> RuleSet:
    """Return the rule set in these lines; raises ProtocolError if it is not playable."""
    try:
        word, name = lines[0].split()
        if word != "rules":
            raise ValueError(f"expected 'rules NAME', got {lines[0]!r}")
        rules = PRESETS[name]
        for line in lines[1:]:
            word, field, text = line.split(maxsplit=2)
            if word != "rule":
                raise ValueError(f"expected 'rule FIELD VALUE', got {line!r}")
            rules = rules.changed(field, text)
    except (KeyError, ValueError) as error:
        raise ProtocolError(Misuse.WRONG_VALUE, str(error)[:120]) from None
    return rules
