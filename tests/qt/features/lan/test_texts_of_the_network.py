"""Every code of the network has its sentence: what happened, why, and what can be done."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_net.messages import (
    ByeCode,
    Door,
    KickReason,
    PauseReason,
    RefusalCode,
    VoidReason,
)
from mille_net.tables import Availability, EmptyListCause, LostReason
from mille_qt.features.lan.empty_list import likely_cause
from mille_qt.features.lan.found_list import FoundList, table_line
from mille_qt.features.lan.lobby_seats import presence_word
from mille_qt.features.lan.lobby_texts import lobby_hint, table_facts
from mille_qt.features.lan.notices import pause_reason, void_deal
from mille_qt.features.lan.refusals import ending, kick_reason, network_refusal
from mille_qt.features.lan.table_state import told_apart
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.presence import Reachability
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.rulesets import FIELDS
from tests.examples import each
from tests.qt.features.lan.fake_lan import computer, found, free, human, table

#: What comes with a code; more than any needs.
PARAMS = {"left": 2, "seconds": 3, "lowest": 1, "highest": 2}

SENTENCES: dict[type[StrEnum], Callable[..., str]] = {
    RefusalCode: lambda code: network_refusal(code, PARAMS),
    ByeCode: ending,
    LostReason: ending,
    KickReason: lambda reason: ending(ByeCode.KICKED, {}, reason),
    PauseReason: pause_reason,
    VoidReason: lambda reason: void_deal(reason, 1),
    EmptyListCause: likely_cause,
}
CODES = [(code, say) for kind, say in SENTENCES.items() for code in kind]


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> object:
    """Every language of the menus, one after the other."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def test_every_code_has_a_sentence_in_every_language(spoken: str) -> None:
    for code, say in CODES:
        text = say(code)
        assert text.endswith((".", "?")), code
        assert text.count(" ") >= 2, code
        assert "{" not in text, code


def test_no_two_codes_of_a_kind_say_the_same() -> None:
    for kind, say in SENTENCES.items():
        # Nobody is kicked without a reason: the two go together.
        codes = [code for code in kind if code is not ByeCode.KICKED]
        assert len({say(code) for code in codes}) == len(codes), kind


def test_whoever_is_sent_away_reads_the_reason_that_the_host_chose(spoken: str) -> None:
    for reason in KickReason:
        assert kick_reason(reason)
    assert ending(ByeCode.KICKED) == ending(ByeCode.KICKED, {}, KickReason.OTHER)


def test_every_door_and_presence_has_its_words(spoken: str) -> None:
    seats = human(0, "Anna"), free()
    facts = {table_facts(table(*seats, door=door), DEFAULT_RULES) for door in Door}
    assert len(facts) == len(Door)
    words = {presence_word(presence) for presence in Reachability}
    assert len(words) == len(Reachability)


def test_a_table_that_waits_for_ever_says_so(qapp: object) -> None:
    seats = human(0, "Anna"), free()
    assert "30" in table_facts(table(*seats), DEFAULT_RULES)
    assert "are waited for" in table_facts(table(*seats, wait=None), DEFAULT_RULES)


@each("availability", [Availability.NOT_ANSWERING, Availability.OTHER_VERSION])
def test_a_grey_table_says_why_instead_of_what_it_is(
    qapp: object, availability: Availability
) -> None:
    assert "seats" not in table_line(found(availability=availability))


def test_a_table_says_its_rules_state_and_code(qapp: object) -> None:
    line = table_line(found(playing=True, code=True, rules=PRESETS["dujardin"]))
    assert line == "1 of 2 seats taken · Dujardin · playing · code required"


HOUSE = replace(PRESETS["dujardin"], title="Sundays <b>", hand_size=7, winning="races")
HOUSE_WORDS = "House rules: Hand size: 7; What decides the match: Races won."


def test_house_rules_are_named_and_listed_before_anybody_joins(qapp: object, qtbot: QtBot) -> None:
    offered = found(rules=HOUSE)
    assert table_line(offered) == "1 of 2 seats taken · Sundays <b> (Dujardin) · in the lobby"
    tables = FoundList()
    qtbot.addWidget(tables)
    tables.show_tables((offered, found("Hall", rules=None)))
    assert tables.spoken.endswith(f". {HOUSE_WORDS}")
    assert table_line(found(rules=None)) == "1 of 2 seats taken · in the lobby"


@each(("count", "end"), [(8, ""), (9, "; and 1 more"), (11, "; and 3 more")])
def test_many_house_rules_are_cut_and_counted(
    english: None, qtbot: QtBot, count: int, end: str
) -> None:
    points = [field for field in FIELDS if field.startswith("pts_")]
    fields = ["hand_size", "extension_target", "quotas", *points][:count]
    rules = PRESETS["classic"]
    for field in fields:
        rules = rules.changed(field, {"extension_target": "875", "quotas": "200:3"}.get(field, "3"))
    _, facts = table_facts(table(human(0, "Anna"), free()), rules).split("\n")
    assert facts.count(";") == min(count, 9) - 1
    assert facts.endswith(f"{end}.")
    tables = FoundList()
    qtbot.addWidget(tables)
    tables.show_tables((found(rules=rules),))
    assert tables.spoken.endswith(facts)


def test_the_lobby_names_house_rules_and_lists_them(qapp: object) -> None:
    first, second = table_facts(table(human(0, "Anna"), free()), HOUSE).split("\n")
    assert first.startswith("Sundays <b> (Dujardin) · one race · ")
    assert second == HOUSE_WORDS


#: What a guest is told who is not ready: its own name would not tell it what to do.
PRESS_READY = "Press Ready to begin."


@each(
    ("seats", "own", "owner", "hint"),
    [
        ((human(0, "Anna"), free()), (0,), True, "A seat is open"),
        ((human(0, "Anna"), human(1, "Bea", False)), (0,), True, "Still waiting for Bea."),
        ((human(0, "Anna", False), human(1, "Bea")), (0,), True, ""),
        ((human(0, "Anna"), free()), (), False, "Choose a seat."),
        ((human(0, "Anna"), computer()), (), False, "All seats are taken"),
        ((human(0, "Anna"), human(1, "Bea")), (1,), False, "The host can start now."),
        ((human(0, "Anna"), human(1, "Bea", False)), (1,), False, PRESS_READY),
        (
            (human(0, "Anna"), human(1, "Bea", False), human(2, "Cleo", False)),
            (1,),
            False,
            f"{PRESS_READY} Still waiting for Cleo.",
        ),
    ],
)
def test_the_lobby_says_what_the_match_waits_for(
    qapp: object, seats: tuple, own: tuple[int, ...], owner: bool, hint: str
) -> None:
    unseated = () if own else ("Cleo",)
    text = lobby_hint(table(*seats), own, owner, unseated)
    assert text.startswith(hint)
    assert bool(text) == bool(hint)


def test_players_of_one_name_are_told_apart_by_numbers() -> None:
    assert told_apart(("Root", "Anna", "Root", "Root")) == ("Root", "Anna", "Root (2)", "Root (3)")
    # The last one is written with two Cyrillic letters.
    assert told_apart(("Anna", "\u0410nn\u0430")) == ("Anna", "\u0410nn\u0430 (2)")
