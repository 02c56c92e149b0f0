"""Discards that are shuffled again at a table on the network: everybody proves their order, too."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mille_net.host.finished_deal import FinishedDeal, proved_part
from mille_net.host.races import Races
from mille_net.limits import TICK
from mille_net.messages import DealCommit, DealReveal, TablePhase
from mille_net.tables import LinkPhase
from mille_rules import PRESETS, MoveKind, Phase, Record, read_record
from mille_rules.cards import Card
from mille_rules.moves import SHUFFLE, shuffle
from mille_rules.reconstruction import reconstruct_race
from mille_rules.record import MoveLine
from tests.net.memory_guest import GuestHere
from tests.net.memory_table import World
from tests.net.spoiled_deals import VERIFIED, reason, spoiling, states, table
from tests.net.test_take_back_alone import Alone

pytestmark = pytest.mark.usefixtures("quick_disk")

#           25 50 75 100 200 Ac Gas Ti St SL Re Ga Sp Ro End  safeties
SMALL_DECK = (5, 4, 3, 3, 1, 1, 1, 1, 1, 1, 2, 2, 2, 5, 2, 1, 1, 1, 1)
RULES = replace(
    PRESETS["winning-moves"],
    reshuffle_discards=True,
    hand_size=3,
    deck=SMALL_DECK,
    short_deck_counts=(),
)


def play_until(world: World, reached: Callable[[], bool]) -> None:
    """Play until something is so, a few moves a second."""
    for made in range(400):
        if reached():
            return
        world.play_one()
        if made % 5 == 0:
            world.wait(TICK)
    raise AssertionError("that is never so")


def play_to_shuffle(world: World, guest: GuestHere) -> None:
    """Play until the discards have been shuffled."""
    play_until(world, lambda: guest.ears.updates[-1][1].view.shuffled)


def races_of(world: World) -> Races:
    """The host's part that begins deals and shuffles."""
    assert world.host is not None
    return world.host._races


def record_of(world: World) -> Record:
    """The host's record of the match."""
    match = races_of(world).match
    assert match is not None
    return match.record


def play_until_due(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play until the host should begin to shuffle; it does so when the change is undone."""
    monkeypatch.setattr(Races, "_shuffle_is_due", lambda _races: False)
    play_until(world, lambda: record_of(world).state.phase is Phase.SHUFFLE)


def lose_shuffles(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host note a shuffle that it never makes, and do nothing more."""
    deals = races_of(world).deals
    hand_out = deals._hand_out

    def lose(dealt: FinishedDeal) -> None:
        if dealt.shuffle:
            monkeypatch.setattr(Races, "_shuffle_is_due", lambda _races: False)
        else:
            hand_out(dealt)

    monkeypatch.setattr(deals, "_hand_out", lose)


def test_everybody_proves_a_shuffle_with_the_deal_of_its_race(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path, rules=RULES)
    sue = world.admitted("Sue", watch=True)
    world.start()
    play_to_shuffle(world, ann)
    assert ann.ears.last(1).view.discards == ()
    late = world.admitted("Late", watch=True)
    world.play()
    for guest in (ann, bob, sue, world.owner):
        assert states(guest) == VERIFIED
        view = guest.ears.updates[-1][1].view
        assert [seat for seat, move in view.moves if move == SHUFFLE] == [None]
    assert [state.value for state in states(late)] == ["partly"]
    told = reconstruct_race(ann.ears.last(1))
    assert [update.view.shuffled for update in told].count(True) > 1


@pytest.mark.slow
def test_nobody_is_told_the_order_and_the_secret_only_after_the_race(tmp_path: Path) -> None:
    world, ann, bob = table(tmp_path, rules=RULES)
    seen: list[bytes] = []
    assert ann.wire is not None
    hear = ann.wire.hear
    ann.wire.at_host.receive = lambda data: (seen.append(data), hear(data))  # type: ignore[func-returns-value]
    world.start()
    play_to_shuffle(world, ann)
    shuffled = FinishedDeal.last_of(record_of(world))[1]
    assert shuffled is not None
    secret = shuffled.transcript.secret
    play_until(world, lambda: secret in b"".join(seen) or world.phase is not TablePhase.PLAY)
    assert world.phase is not TablePhase.PLAY
    assert secret in b"".join(seen)
    assert states(bob) == VERIFIED


@pytest.mark.slow
def test_a_host_that_shuffles_in_another_order_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stacked(self: FinishedDeal, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        order = tuple(cards[place] for place in self.transcript.order())
        return order[::-1] if self.shuffle else order

    monkeypatch.setattr(FinishedDeal, "ordered", stacked)
    world, ann, bob = table(tmp_path, rules=RULES)
    world.start()
    world.play()
    assert {reason(ann), reason(bob)} <= {"illegal", "card"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "change", "found"),
    [
        (DealReveal, {"shuffle_secret": b"s" * 32}, "secret"),
        (DealReveal, {"shuffle_secret": b""}, "shape"),
        (DealCommit, {"race": 2}, "context"),
    ],
)
def test_a_host_that_contradicts_itself_about_a_shuffle_is_found_out(
    tmp_path: Path, kind: type[Any], change: dict[str, Any], found: str
) -> None:
    import msgspec

    def spoil(message: Any) -> Any:
        is_shuffle = isinstance(message, DealReveal) or message.shuffle
        return msgspec.structs.replace(message, **change) if is_shuffle else message

    world, ann, _ = table(tmp_path, rules=RULES)
    spoiling(ann, spoil, kind)
    world.start()
    world.play()
    assert reason(ann) == found


def test_a_host_cannot_shuffle_until_it_likes_the_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, ann, _ = table(tmp_path, rules=RULES)
    world.start()
    lose_shuffles(world, monkeypatch)
    play_until_due(world, monkeypatch)
    for _ in range(2):
        races_of(world).deals.begin_shuffle(1, len(record_of(world).state.discards))
        world.settle()
    assert reason(ann) == "voided"


@pytest.mark.slow
def test_a_guest_that_is_cut_off_meanwhile_proves_the_race_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, ann, bob = table(tmp_path, rules=RULES)
    world.start()
    play_until_due(world, monkeypatch)
    assert ann.wire is not None
    ann.wire.cut()
    monkeypatch.undo()
    world.wait(3)
    world.play()
    assert states(ann) == states(bob) == VERIFIED


@pytest.mark.slow
@pytest.mark.parametrize("noted", [False, True], ids=["before the note", "after the note"])
def test_a_host_killed_in_the_middle_of_a_shuffle_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: bool
) -> None:
    world, ann, bob = table(tmp_path, rules=RULES)
    world.start()
    if noted:
        lose_shuffles(world, monkeypatch)
        play_until(world, lambda: FinishedDeal.last_of(record_of(world))[1] is not None)
    else:
        play_until_due(world, monkeypatch)
    record = read_record(world.store.journal.path.read_bytes()).record
    assert record.state.phase is Phase.SHUFFLE
    due = FinishedDeal.last_of(record)[1]
    assert (due is not None) == noted
    world.kill_host()
    monkeypatch.undo()
    world.restart_host()
    world.wait(12)
    world.play()
    [made] = [line.move for line in record_of(world).moves() if line.move.kind is MoveKind.SHUFFLE]
    assert due is None or due.proves_shuffle(1, made.cards)
    for guest in (ann, bob):
        assert guest.ears.link is LinkPhase.SEATED
        assert [state.value for state in states(guest)][-1] in ("verified", "partly")


@pytest.mark.slow
def test_a_record_is_continued_up_to_a_shuffle_that_its_note_does_not_prove(tmp_path: Path) -> None:
    world, ann, _bob = table(tmp_path, rules=RULES)
    world.start()
    play_to_shuffle(world, ann)
    record = record_of(world)
    assert proved_part(record).lines == record.lines
    [at] = [at for at, line in enumerate(record.lines) if str(line).startswith("shuffle")]
    line = record.lines[at]
    assert isinstance(line, MoveLine)
    assert line.move.cards is not None
    other = MoveLine(None, shuffle(tuple(sorted(line.move.cards))))
    assert other != line
    changed = Record(record.header, [*record.lines[:at], other, *record.lines[at + 1 :]])
    assert proved_part(changed).state.phase is Phase.SHUFFLE


@pytest.mark.slow
def test_a_shuffle_that_is_taken_back_is_made_anew_and_proved(tmp_path: Path) -> None:
    alone = Alone(tmp_path, rules=RULES)
    world, ann = alone.world, alone.ann
    while not alone.now.view.shuffled:
        alone.decide()
    alone.take_back()
    while alone.now.view.shuffled:
        alone.take_back()
    first = FinishedDeal.last_of(record_of(world))[1]
    world.play()
    again = FinishedDeal.last_of(record_of(world))[1]
    assert (first.shuffle, again.shuffle) == (1, 2)
    assert states(ann) == states(alone.watcher) == VERIFIED
