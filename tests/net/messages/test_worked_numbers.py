"""The numbers that PROTOCOL.md works through are what this program makes."""

import re
from hashlib import sha256
from pathlib import Path

import mille_net
from mille_net.trust.table_code import GuestCode, HostCode
from mille_rules import PRESETS
from mille_rules.fair_deal import rules_text
from mille_rules.rulesets import FIELDS, field_text

PAGE = (Path(mille_net.__file__).parent / "PROTOCOL.md").read_text("utf-8")


def blocks() -> list[str]:
    """The pieces of the page that are set as they are."""
    return [block.removeprefix("\n") for block in PAGE.split("```")[1::2]]


def test_the_worked_case_of_a_code_comes_out() -> None:
    certificate = bytes.fromhex("63" * 32)
    guest = GuestCode("123456", certificate, lambda size: b"\1" * size)
    host = HostCode("123456", certificate, lambda size: b"\2" * size)
    answer = host.answer(guest.message)
    proof = guest.confirm(answer)
    (case,) = [block for block in blocks() if "guest's proof" in block]
    for value in (guest.message, answer, proof, host.check(proof) or b""):
        assert value.hex() in case


def test_the_canonical_rules_text_is_printed_with_its_hash() -> None:
    text = rules_text(PRESETS["winning-moves"], 2)
    assert text in blocks()
    assert sha256(text.encode()).hexdigest() in PAGE


def test_the_page_says_in_what_the_other_rule_sets_differ() -> None:
    usual = PRESETS["winning-moves"]
    for name, rules in PRESETS.items():
        differing = {field for field in FIELDS if getattr(rules, field) != getattr(usual, field)}
        due = [f"{field} {field_text(rules, field)}" for field in FIELDS if field in differing]
        rows = re.findall(rf"^\| `{name}` \| (.*) \|$", PAGE, re.M)
        assert [entry for row in rows for entry in re.findall(r"`(.*?)`", row)] == due
