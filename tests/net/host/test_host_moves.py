"""Moves over the wire: each answered, each made once."""

from mille_net.limits import ANSWERS_KEPT, QUESTION_SECONDS, TICK
from mille_net.messages import (
    Bye,
    ByeCode,
    MakeMove,
    Moved,
    NotMoved,
    Pause,
    Purpose,
    RefusalCode,
    StandIn,
    UpdateMessage,
)
from mille_rules import Code, MoveKind, Phase, parse_move
from mille_rules.moves import DRAW, PASS
from tests.net.host_world import OPEN, RawGuest, World, let_in, started


def playing(names: int = 2, **options) -> tuple[World, list[RawGuest]]:
    world = World((OPEN,) * names, **options)
    return world, started(world, *("Ann", "Bob", "Cleo", "Dan")[:names])


def on_turn(guests: list[RawGuest]) -> tuple[RawGuest, int]:
    """Whoever is asked, and its seat."""
    return next((guest, guest.asked()[0]) for guest in guests if guest.asked())


def test_a_move_is_confirmed_before_the_update_that_it_leads_to():
    _world, guests = playing()
    guest, seat = on_turn(guests)
    guest.inbox.clear()
    move = guest.move(seat, DRAW)
    kinds = [type(message) for message in guest.inbox]
    assert kinds == [Moved, UpdateMessage]
    assert guest.inbox[0] == Moved(move.id, seat, 2)
    assert guest.inbox[1].seq == 2


def test_everybody_is_told_of_a_move_through_the_own_seat():
    _world, guests = playing()
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    for number, other in enumerate(guests):
        assert other.updates[number].seq == 2
        assert set(other.updates) == {number}
    drawn = [guests[n].updates[n].events[0].card for n in (seat, 1 - seat)]
    assert drawn[0] is not None
    assert drawn[1] is None


def test_a_move_that_is_sent_again_is_made_once_and_answered_alike():
    world, guests = playing()
    guest, seat = on_turn(guests)
    move = guest.move(seat, DRAW)
    answer = guest.answer_to(move)
    guest.inbox.clear()
    guest.say(move, move)
    assert guest.all(Moved, NotMoved) == [answer, answer]
    assert world.seq == 2


def test_a_move_that_is_sent_again_over_a_new_connection_is_made_once():
    world, guests = playing()
    guest, seat = on_turn(guests)
    guest.alive = False
    move = MakeMove(b"12345678", seat, 1, "draw")
    guest.say(move)
    guest.lose()
    guest.inbox.clear()
    guest.join(owner=seat == 0)
    guest.say(move)
    assert guest.answer_to(move) == Moved(move.id, seat, 2)
    assert world.seq == 2


def test_a_move_from_an_old_state_is_stale_and_answered_with_a_snapshot():
    _world, guests = playing()
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    guest.inbox.clear()
    late = guest.move(seat, guest.updates[seat].choices[0], seq=1)
    answer = guest.answer_to(late)
    assert answer.refusal.code is Code.STALE
    assert guest.last(UpdateMessage).seq == 2
    guest.inbox.clear()
    guest.say(late)
    assert guest.answer_to(late) == answer, "a refusal is remembered, too"
    assert guest.last(UpdateMessage).seq == 2


def test_an_illegal_move_is_refused_by_the_rules_code_and_reaches_nobody_else():
    _world, guests = playing()
    guest, seat = on_turn(guests)
    other = guests[1 - seat]
    other.inbox.clear()
    move = guest.move(seat, "discard 25")
    assert guest.answer_to(move).refusal.code is Code.DRAW_FIRST
    assert guest.updates[seat].choices == (DRAW,)
    assert other.inbox == []


def test_a_refused_move_reaches_no_spectator():
    world, guests = playing()
    eve = RawGuest(world, "Eve", address="10.9.9.9").join(purpose=Purpose.WATCH)
    let_in(guests[0])
    guest, seat = on_turn(guests)
    guest.move(seat, DRAW)
    guest.move(seat, guest.updates[seat].choices[-1])
    guest, seat = on_turn(guests)
    eve.inbox.clear()
    guest.move(seat, "discard 25")
    assert eve.inbox == []


def test_nobody_moves_for_another_seat():
    world, guests = playing()
    _guest, seat = on_turn(guests)
    thief = guests[1 - seat]
    thief.inbox.clear()
    move = MakeMove(b"12345678", seat, 1, "draw")
    thief.say(move)
    assert thief.answer_to(move) == NotMoved(move.id, seat, None, RefusalCode.NOT_YOUR_SEAT)
    assert thief.last(UpdateMessage) is None, "no view of a seat that is not its own"
    assert world.seq == 1


def test_the_id_of_one_guest_never_answers_for_another_seat():
    _world, guests = playing()
    guest, seat = on_turn(guests)
    move = guest.move(seat, DRAW)
    thief = guests[1 - seat]
    thief.say(move)
    assert thief.answer_to(move).code is RefusalCode.NOT_YOUR_SEAT


def test_no_move_is_made_in_the_lobby_or_while_the_match_is_paused():
    world = World((OPEN,) * 2)
    ann = RawGuest(world, "Ann").join(owner=True)
    early = MakeMove(b"early...", 0, 0, "draw")
    ann.say(early)
    assert ann.answer_to(early).code is RefusalCode.NO_MATCH
    world, guests = playing()
    guest, seat = on_turn(guests)
    guests[0].say(Pause(True))
    move = guest.move(seat, DRAW)
    assert guest.answer_to(move).code is RefusalCode.PAUSED
    guests[0].say(Pause(False))
    guest.say(move)
    assert guest.answer_to(move) == Moved(move.id, seat, 2), "no pause lasts for ever"


def test_text_that_is_no_move_is_a_protocol_error():
    world, guests = playing()
    guest, seat = on_turn(guests)
    guest.move(seat, "deal 1 first 0 : 25")
    assert guest.last(Bye) == Bye(ByeCode.PROTOCOL)
    assert world.seq == 1


def test_only_the_latest_answers_are_remembered():
    world, guests = playing()
    guest, seat = on_turn(guests)
    first = guest.move(seat, DRAW)
    for _ in range(ANSWERS_KEPT):
        guest.move(seat, DRAW)
        world.wait(TICK)
    guest.say(first)
    assert guest.answer_to(first).refusal.code is Code.STALE
    assert world.seq == 2


# --- questions ------------------------------------------------------------------------------------


def play_to_a_question(world: World, guests: list[RawGuest]) -> None:
    """Play until a hazard waits for an answer."""
    for _ in range(400):
        view = next(iter(guests[0].updates.values())).view
        if view.phase is Phase.ANSWER:
            return
        guest, seat = on_turn(guests)
        guest.move(seat, attack_first(guest.updates[seat].choices))
        world.wait(TICK)
    raise AssertionError("expected somebody to attack")


def attack_first(choices):
    """A hazard, a Roll, anything."""
    order = {MoveKind.PLAY: 1, MoveKind.DISCARD: 2}
    return min(
        choices,
        key=lambda m: (m.side is None, str(m) != "play roll", order.get(m.kind, 0), str(m)),
    )


def test_a_question_closes_for_whoever_does_not_answer():
    world, guests = playing(4)
    play_to_a_question(world, guests)
    seq = world.seq
    world.wait(QUESTION_SECONDS - 2 * TICK)
    assert world.seq == seq
    world.wait(2 * TICK)
    assert world.seq == seq + 2, "both partners have passed"
    assert next(iter(guests[0].updates.values())).view.phase is not Phase.ANSWER


def test_an_answer_in_time_counts_and_the_partner_has_the_rest_of_the_time():
    world, guests = playing(4)
    play_to_a_question(world, guests)
    waiting = [(guest, seat) for guest in guests for seat in guest.asked()]
    (first, seat), (second, other) = waiting
    seen = second.updates[other].seq
    world.wait(5)
    answer = first.move(seat, PASS)
    assert isinstance(first.answer_to(answer), Moved)
    partner = second.move(other, PASS, seq=seen)
    assert isinstance(second.answer_to(partner), Moved), "any state since the question will do"


def test_a_question_stays_open_during_a_pause():
    world, guests = playing(4)
    play_to_a_question(world, guests)
    seq = world.seq
    guests[0].say(Pause(True))
    world.wait(3 * QUESTION_SECONDS)
    assert world.seq == seq
    guests[0].say(Pause(False))
    world.wait(QUESTION_SECONDS + TICK)
    assert world.seq == seq + 2


def test_the_computer_answers_at_once_for_a_seat_that_was_handed_to_it():
    world, guests = playing(2)
    play_to_a_question(world, guests)
    guest, seat = on_turn(guests)
    guest.say(StandIn(seat, True))
    record = world.record
    assert record.moves()[-1].seat is not None
    assert next(iter(guests[0].updates.values())).view.phase is not Phase.ANSWER
    assert f"sit {seat} computer-normal" in record.text()
    assert parse_move("pass") == PASS
