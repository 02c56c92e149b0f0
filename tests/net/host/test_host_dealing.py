"""The host's side of a fair deal."""

from mille_net.host.finished_deal import FinishedDeal
from mille_net.host.table_store import TableStore
from mille_net.limits import DEAL_ATTEMPTS, DEAL_STEP_SECONDS, TICK
from mille_net.messages import (
    DealCommit,
    DealGuestCommit,
    DealGuestOpen,
    DealList,
    DealOpen,
    DealReveal,
    DealVoid,
    PauseReason,
    Ready,
    RefusalCode,
    Refused,
    StandIn,
    Start,
    Table,
    TablePhase,
    TakeSeat,
    UpdateMessage,
    VoidReason,
)
from mille_rules import PRESETS
from mille_rules.fair_deal import (
    NOTHING,
    Context,
    Holder,
    Place,
    Transcript,
    key_id,
    rules_hash,
)
from tests.net.host_world import (
    COMPUTER,
    OPEN,
    RawGuest,
    SeatPlan,
    World,
    go_on,
    let_in,
    play_race,
    seated,
    started,
)

STEPS = (DealCommit, DealList, DealOpen, DealVoid, DealReveal)


def steps_of(guest: RawGuest) -> list[type]:
    return [type(message) for message in guest.all(*STEPS)]


def transcript_of(guest: RawGuest) -> Transcript:
    """All that a guest was told of the latest deal."""
    commit = guest.last(DealCommit)
    context = Context(
        commit.game,
        commit.race,
        commit.rules,
        tuple(Place(Holder(seat.kind), seat.key) for seat in commit.roster),
        commit.deck_size,
    )
    randoms = tuple(random or None for random in guest.last(DealOpen).randoms)
    secret = guest.last(DealReveal).secret
    return Transcript(context, commit.commit, guest.last(DealList).commits, randoms, secret)


def dealt_cards(world: World) -> tuple:
    return world.record.moves()[0].move.deal


def test_a_deal_that_everybody_was_part_of_proves_the_cards_that_were_dealt():
    world = World((SeatPlan("human", "Ann"), OPEN, OPEN, COMPUTER))
    ann = RawGuest(world, "Ann").join(owner=True)
    bob, cleo = seated_with(world, ann, "Bob", "Cleo")
    ann.say(Start())
    play_race(world, [ann, bob, cleo])
    assert steps_of(bob) == [DealCommit, DealList, DealOpen, DealReveal]
    transcript = transcript_of(bob)
    assert transcript.fault() is None
    given = dealt_cards(world)
    order = FinishedDeal(transcript, 1).cards(PRESETS["winning-moves"])
    assert (given.cards, given.first) == (order, FinishedDeal(transcript, 1).first)
    assert transcript_of(cleo) == transcript == transcript_of(ann)


def seated_with(world: World, ann: RawGuest, *names: str) -> list[RawGuest]:

    guests = []
    for number, name in enumerate(names, start=1):
        guest = RawGuest(world, name, address=f"10.0.0.{number}").join()
        let_in(ann)
        guest.say(TakeSeat(number, name), Ready(True))
        guests.append(guest)
    return guests


def test_the_roster_says_who_answers_for_each_seat():
    world = World((OPEN, OPEN, COMPUTER))
    ann, bob = started(world, "Ann", "Bob")
    commit = bob.last(DealCommit)
    assert [(seat.kind, seat.key) for seat in commit.roster] == [
        (Holder.HOST, key_id(ann.token)),
        (Holder.GUEST, key_id(bob.token)),
        (Holder.COMPUTER, NOTHING),
    ]
    assert commit.rules == rules_hash(PRESETS["winning-moves"], 3)
    assert (commit.game, commit.race, commit.attempt) == (bob.table.game, 1, 1)


def test_the_table_is_told_before_its_first_deal_and_the_proof_before_the_cards():
    world = World((OPEN, OPEN))
    _, bob = started(world, "Ann", "Bob")
    kinds = [type(message) for message in bob.inbox]
    start = kinds.index(DealCommit)
    told = [m.phase for m in bob.inbox[:start] if isinstance(m, Table)]
    assert told[-1] is TablePhase.PLAY
    assert kinds.index(DealOpen) < len(kinds) - 1 - kinds[::-1].index(UpdateMessage)


def test_each_race_has_a_deal_and_a_secret_of_its_own():
    world = World((OPEN, OPEN))
    guests = started(world, "Ann", "Bob")
    play_race(world, guests)
    go_on(world, guests)
    commits = guests[1].all(DealCommit)
    assert [commit.race for commit in commits] == [1, 2]
    assert commits[0].commit != commits[1].commit
    first, second = (line.move.deal for line in world.record.moves()
                     if line.seat is None)  # fmt: skip
    assert second.first == 1 - first.first


def test_a_guest_who_says_nothing_has_no_part_in_the_deal():
    world = World((OPEN, OPEN, OPEN))
    guests = seated(world, "Ann", "Bob", "Cleo")
    guests[2].deals = False
    guests[0].say(Start())
    world.wait(DEAL_STEP_SECONDS)
    assert steps_of(guests[1]) == [DealCommit]
    world.wait(2 * TICK)
    assert steps_of(guests[1]) == [DealCommit, DealList, DealOpen]
    assert [commit == NOTHING for commit in guests[1].last(DealList).commits] == [True, False, True]
    play_race(world, guests)
    assert transcript_of(guests[1]).fault() is None


def test_a_guest_who_is_gone_before_its_commitment_is_not_waited_for():
    world = World((OPEN, OPEN, OPEN))
    guests = seated(world, "Ann", "Bob", "Cleo")
    guests[2].deals = False
    guests[0].say(Start())
    guests[2].lose()
    assert steps_of(guests[1]) == [DealCommit, DealList, DealOpen]


def silent_after_commit(guest: RawGuest) -> None:
    """Have a guest commit and then never open."""
    commits, guest._open = guest._commit, lambda message: None
    assert commits is not None


def test_a_guest_who_commits_and_does_not_open_makes_the_deal_void():
    world = World((OPEN, OPEN, OPEN))
    guests = seated(world, "Ann", "Bob", "Cleo")
    silent_after_commit(guests[2])
    guests[0].say(Start())
    world.wait(DEAL_STEP_SECONDS + TICK)
    bob = guests[1]
    assert steps_of(bob)[:4] == [DealCommit, DealList, DealVoid, DealCommit]
    assert bob.last(DealVoid) == DealVoid(VoidReason.NOT_OPENED, 1, 0)
    assert [commit.attempt for commit in bob.all(DealCommit)] == [1, 2]
    first, second = bob.all(DealCommit)
    assert first.commit != second.commit
    assert bob.all(DealReveal) == [], "the secret of a deal that was not dealt stays one"


def open_but_the_third_time(guest: RawGuest) -> None:
    """Have a guest open its number in each deal but the last before the table is asked."""
    opening = guest._open

    def react(message: DealList) -> None:
        if len(guest.all(DealList)) != DEAL_ATTEMPTS:
            opening(message)

    guest._open = react


def three_times_void(store: TableStore | None = None) -> tuple[World, list[RawGuest]]:
    """A table whose deal was given up: Cleo did not open twice, and Dora not once."""
    world = World((OPEN,) * 4, store=store)
    guests = seated(world, "Ann", "Bob", "Cleo", "Dora")
    silent_after_commit(guests[2])
    open_but_the_third_time(guests[3])
    guests[0].say(Start())
    world.wait(4 * DEAL_STEP_SECONDS)
    return world, guests


def test_after_three_void_deals_the_table_is_asked():
    world, guests = three_times_void()
    assert len(guests[1].all(DealVoid)) == DEAL_ATTEMPTS
    assert guests[1].table.paused is PauseReason.DEAL_VOID
    world.wait(60)
    assert len(guests[1].all(DealCommit)) == DEAL_ATTEMPTS
    guests[0].say(Start())
    assert guests[1].table.paused is None
    world.wait(DEAL_STEP_SECONDS + TICK)
    assert steps_of(guests[1])[-1] is DealOpen


def test_whoever_comes_after_three_void_deals_is_told_why_they_were():
    _world, guests = three_times_void()
    guests[1].lose()
    guests[1].inbox.clear()
    guests[1].join()
    assert guests[1].last(DealVoid) == DealVoid(VoidReason.NOT_OPENED, DEAL_ATTEMPTS, 0)


def test_a_guest_who_loses_the_connection_while_opening_has_time_to_come_back():
    world = World((OPEN, OPEN, OPEN))
    guests = seated(world, "Ann", "Bob", "Cleo")
    cleo = guests[2]
    opening = cleo._open
    cleo._open = lambda message: None
    guests[0].say(Start())
    cleo.lose()
    world.wait(3)
    cleo._open = opening
    cleo.join()
    assert steps_of(cleo) == [DealCommit, DealList, DealCommit, DealList, DealOpen]
    assert [m.resent for m in cleo.all(DealCommit)] == [False, True]
    assert guests[1].all(DealVoid) == []


def test_what_does_not_belong_into_a_deal_is_refused():
    world = World((OPEN, OPEN, OPEN))
    guests = seated(world, "Ann", "Bob", "Cleo")
    ann, bob, cleo = guests
    cleo.deals = False
    bob.say(DealGuestCommit(1, b"x" * 32))
    assert bob.last(Refused).code is RefusalCode.NOT_DEALING
    ann.say(Start())
    codes = {}
    for name, guest, message in [
        ("another's seat", cleo, DealGuestCommit(1, b"x" * 32)),
        ("the host's own", ann, DealGuestCommit(0, b"x" * 32)),
        ("too early", bob, DealGuestOpen(1, b"x" * 32)),
        ("no such seat", bob, DealGuestCommit(5, b"x" * 32)),
    ]:
        guest.say(message)
        codes[name] = guest.last(Refused).code
    assert codes == {
        "another's seat": RefusalCode.NOT_YOUR_SEAT,
        "the host's own": RefusalCode.NOT_IN_DEAL,
        "too early": RefusalCode.NOT_DEALING,
        "no such seat": RefusalCode.NOT_YOUR_SEAT,
    }


def test_a_number_that_was_not_committed_to_is_refused_and_may_be_put_right():
    world = World((OPEN, OPEN))
    ann, bob = seated(world, "Ann", "Bob")
    opening, bob._open = bob._open, lambda message: None
    ann.say(Start())
    bob.say(DealGuestOpen(1, b"x" * 32))
    assert bob.last(Refused).code is RefusalCode.WRONG_OPENING
    bob._open = opening
    bob._open(bob.last(DealList))
    world.settle()
    assert steps_of(bob)[-1] is DealOpen


def test_a_guest_restarted_before_the_list_commits_anew():
    world = World((OPEN, OPEN, OPEN))
    ann, bob, cleo = seated(world, "Ann", "Bob", "Cleo")
    cleo.deals = False
    ann.say(Start())
    before = dict(bob._randoms)
    bob.lose()
    bob.join()
    assert bob._randoms != before
    cleo.lose()
    assert steps_of(bob)[-1] is DealOpen
    assert bob.last(DealOpen).randoms[1] == bob._randoms[1]


def test_whoever_comes_late_is_told_the_deal_and_the_secret_only_after_the_race():
    world = World((OPEN, OPEN))
    guests = started(world, "Ann", "Bob")
    bob = guests[1]
    bob.lose()
    bob.inbox.clear()
    bob.join()
    assert steps_of(bob) == [DealCommit, DealList, DealOpen]
    assert bob.last(DealCommit).resent
    play_race(world, guests)
    bob.lose()
    bob.inbox.clear()
    bob.join()
    assert steps_of(bob) == [DealCommit, DealList, DealOpen, DealReveal]
    kinds = [type(message) for message in bob.inbox]
    assert kinds.index(UpdateMessage) < kinds.index(DealReveal)


def test_the_secret_of_a_deal_leaves_the_host_only_when_the_race_is_over():
    world = World((OPEN, OPEN))
    guests = started(world, "Ann", "Bob")
    secret = FinishedDeal.last_of(world.record)[0].transcript.secret
    guests[0].say(StandIn(0, True))
    while world.table.phase is TablePhase.PLAY:
        assert all(secret not in guest.bytes for guest in guests)
        guest = guests[1]
        if guest.asked():
            guest.move(1, guest.updates[1].choices[0])
        world.wait(TICK)
    assert all(secret in guest.bytes for guest in guests)


def test_the_note_of_a_deal_is_read_as_it_was_written():
    world = World((OPEN, OPEN, COMPUTER))
    started(world, "Ann", "Bob")
    record = world.record
    dealt, shuffled = FinishedDeal.last_of(world.record)
    assert FinishedDeal.from_note(dealt.note()) == dealt
    assert (FinishedDeal.last_of(record), shuffled) == ((dealt, None), None)
    assert str(record.lines[1]) == dealt.note(), "before the deal that it proves"
    assert len(dealt.note()) < 4_096
