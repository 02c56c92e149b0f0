"""Rules on the wire, in the lines of a record."""

from mille_net.messages.codec import Misuse, ProtocolError
from mille_rules.rule_lines import rule_lines
from mille_rules.rule_lines import rules_from as rules_of_lines
from mille_rules.rulesets import RuleSet

__all__ = ["rule_lines", "rules_from"]


def rules_from(lines: tuple[str, ...]) -> RuleSet:
    """Return the rule set in these lines; raises ProtocolError if it is not playable."""
    try:
        return rules_of_lines(lines)
    except ValueError as error:
        raise ProtocolError(Misuse.WRONG_VALUE, str(error)[:120]) from None
