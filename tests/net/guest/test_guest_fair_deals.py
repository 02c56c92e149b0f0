"""What each guest proves after a race, and what it keeps against a host that cheats."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mille_net.guest.evidence import EvidenceFolder
from mille_net.host.finished_deal import FinishedDeal
from mille_net.messages import (
    DealOpen,
    Ready,
    SetTable,
    Table,
    TakeSeat,
    UpdateMessage,
)
from mille_net.tables import DealState, LinkPhase
from mille_rules import PRESETS, MoveKind
from mille_rules.cards import Card
from mille_rules.fair_deal import Transcript
from mille_rules.rule_kinds import Handicap
from tests.examples import each
from tests.net.memory_table import COMPUTER, OPEN, World
from tests.net.spoiled_deals import (
    VERIFIED,
    evidence,
    reason,
    spoiling,
    states,
    table,
    with_other_card,
)
from tests.scanned_files import scan

pytestmark = pytest.mark.usefixtures("quick_disk")


def test_everybody_verifies_a_fair_race(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    sue = world.admitted("Sue", watch=True)
    world.start()
    world.play()
    world.next_race()
    world.play()
    for guest in (ann, bob, sue, world.owner):
        assert states(guest) == VERIFIED * 2
        assert [report.race for report in guest.ears.deals] == [1, 1, 2, 2]


@each("preset", ["winning-moves", "today-french"])
def test_everybody_verifies_a_race_with_handicaps(tmp_path: Path, preset: str) -> None:
    handicaps = (Handicap(0, "hand", 4), Handicap(1, "miles", 75), Handicap(2, "hand", 5))
    rules = replace(PRESETS[preset], handicaps=handicaps)
    world, ann, bob = table(tmp_path, rules=rules)
    world.start()
    world.play()
    for guest in (ann, bob, world.owner):
        assert states(guest) == VERIFIED


def test_everybody_verifies_a_race_in_which_discards_are_played(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path, rules=PRESETS["express"])
    sue = world.admitted("Sue", watch=True)
    world.start()
    world.play()
    for guest in (ann, bob, sue, world.owner):
        assert states(guest) == VERIFIED
    _, update = ann.ears.updates[-1]
    assert any(move.kind is MoveKind.TAKE for _, move in update.view.moves)


def test_two_people_at_one_machine_both_have_a_number_in_the_deal(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, OPEN)
    ann = world.admitted("Ann", 1)
    ann.session.table.request(TakeSeat(2, "Ben"))
    ann.session.table.request(Ready(True))
    world.settle()
    opened: list[DealOpen] = []
    spoiling(ann, lambda m: opened.append(m) or m, DealOpen)
    world.start()
    world.play()
    assert states(ann) == VERIFIED
    assert [len(random) for random in opened[0].randoms] == [0, 32, 32]


def test_a_host_that_deals_from_another_deck_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = FinishedDeal.cards

    def stacked(self: FinishedDeal, rules: Any) -> tuple[Card, ...]:
        # Whoever begins, the computer has a card that should have been Ann's.
        cards = list(honest(self, rules))
        place, hers = -self.first % 3, (1 - self.first) % 3
        dealt = range(hers, 3 * rules.hand_size, 3)
        other = next(at for at in dealt if cards[at] is not cards[place])
        cards[place], cards[other] = cards[other], cards[place]
        return tuple(cards)

    monkeypatch.setattr(FinishedDeal, "cards", stacked)
    world, ann, bob = table(tmp_path)
    world.start()
    world.play()
    assert {reason(ann), reason(bob)} <= {"illegal", "card"}


def test_a_host_that_tells_another_secret_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = FinishedDeal.reveal
    monkeypatch.setattr(
        FinishedDeal,
        "reveal",
        lambda *deals: msgspec.structs.replace(told(*deals), secret=b"s" * 32),
    )
    world, ann, bob = table(tmp_path)
    world.start()
    world.play()
    assert reason(ann) == reason(bob) == "secret"


def test_a_host_that_lets_another_seat_begin_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = FinishedDeal.first.fget
    assert first is not None
    monkeypatch.setattr(FinishedDeal, "first", property(lambda self: (first(self) + 1) % 3))
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    assert reason(ann) == "first"


def test_a_card_swapped_on_its_way_is_noticed_with_that_very_update(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path)
    world.start()
    spoiling(ann, lambda m: with_other_card(m) if m.events else m, UpdateMessage)
    world.play(5)
    assert reason(ann) == "unrelated"
    assert "hand" in evidence(ann)["detail"]
    assert evidence(ann)["refused"]["hand"]
    # The connection is given up; the next snapshot says how things stand.
    world.wait(2)
    world.play()
    assert states(bob) == VERIFIED


def test_a_late_spectator_checks_what_it_has_seen_and_says_no_more(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(10)
    sue = world.admitted("Sue", watch=True)
    assert sue.ears.link is LinkPhase.SEATED
    world.play()
    assert states(ann) == VERIFIED
    assert states(sue) == [DealState.PARTLY]


def test_evidence_says_all_that_is_needed_and_no_token(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    spoiling(ann, lambda m: with_other_card(m) if m.events else m, UpdateMessage)
    world.play(8)
    world.wait(2)
    found = evidence(ann)
    assert found["format"] == "mille-evidence 1"
    assert found["race"] == 1
    assert found["rules"][0] == "MB-DEAL/1 rules"
    assert set(found["deal"]) >= {"context", "commit", "commits", "randoms", "own_randoms"}
    assert (
        found["moves"]
        == [f"{s} {m}" for s, m in ann.ears.last(1).view.moves][: len(found["moves"])]
    )
    token = next(iter(ann.memory.tokens.values()))
    (path,) = [report.evidence for report in ann.ears.deals if report.evidence]
    assert token.hex() not in path.read_text("utf-8")


def test_evidence_of_a_wrong_deck_has_the_right_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[Transcript] = []

    def backwards(self: FinishedDeal, rules: Any) -> tuple[Card, ...]:
        dealt.append(self.transcript)
        return tuple(reversed(honest(self, rules)))

    honest = FinishedDeal.cards
    monkeypatch.setattr(FinishedDeal, "cards", backwards)
    world, ann, _ = table(tmp_path)
    world.start()
    world.play()
    found = evidence(ann)
    assert found["deal"]["order"] == list(dealt[0].order())
    assert found["deal"]["secret"] == dealt[0].secret.hex()
    assert len(found["deal"]["deck"].split()) == 101
    assert found["updates"][0]["seat"] == 1


def test_a_disk_without_space_loses_the_evidence_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = EvidenceFolder(tmp_path / "file")
    assert folder.write({"game": "0" * 32, "race": 1}) is None


@pytest.mark.parametrize(("refusals", "written"), [(2, True), (10_000, False)])
def test_evidence_that_a_virus_scanner_has_open_is_written_a_moment_later(
    refusals: int, written: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scan(monkeypatch, refusals)
    path = EvidenceFolder(tmp_path).write({"game": "0" * 32, "race": 1})
    assert (path is not None) == written
    assert list(tmp_path.iterdir()) == [path] * written


def test_rules_that_change_during_a_race_are_found_out(tmp_path: Path) -> None:
    world, ann, _ = table(tmp_path)
    world.start()
    world.play(10)
    lines = ("rules winning-moves", "rule pts_safety 500")
    spoiling(ann, lambda m: msgspec.structs.replace(m, rules=lines), Table)
    world.owner.session.table.request(
        SetTable("Rally", ("rules winning-moves",), 3, "open", True, 20, None)
    )
    world.settle()
    world.play()
    assert reason(ann) in ("context", "unrelated", "impossible")
