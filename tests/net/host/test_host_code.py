"""The code of a table: guesses, pauses after wrong ones, and another code."""

from collections.abc import Callable

import pytest

from mille_net.limits import (
    MAX_ENTERING,
    MAX_ENTERING_PER_MACHINE,
)
from mille_net.messages import (
    Bye,
    ByeCode,
    Confirm,
    Door,
    NewCode,
    NonceMessage,
    Pake,
    RefusalCode,
    Refused,
    Welcome,
)
from mille_net.trust.table_code import GuestCode
from tests.net.host.at_the_door import guess, owner_of, refusal, shut
from tests.net.host_world import CERTIFICATE, RawGuest, World, let_in


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def coded() -> World:
    world = World(door="code")
    owner_of(world)
    return world


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 1_000_000:06d}"


def test_the_right_code_opens_the_door(coded):
    guest = RawGuest(coded, "Bob").join()
    assert guest.last(NonceMessage).code == 3
    assert guess(guest, coded.host.code)
    assert guest.last(Welcome) == Welcome(1, owner=False)


def test_a_wrong_code_may_be_corrected_on_the_same_connection(coded):
    guest = RawGuest(coded, "Bob").join()
    assert not guess(guest, wrong(coded.host.code))
    assert refusal(guest).code is RefusalCode.WRONG_CODE
    assert guess(guest, coded.host.code)


def test_the_right_code_seen_through_another_certificate_is_wrong(coded):
    guest = RawGuest(coded, "Bob").join()
    assert not guess(guest, coded.host.code, certificate=b"x" * 32)
    assert refusal(guest).code is RefusalCode.WRONG_CODE


def test_after_three_wrong_guesses_a_machine_waits_and_longer_each_time(coded):
    code, guest = coded.host.code, RawGuest(coded, "Bob").join()
    for left in (2, 1):
        assert not guess(guest, wrong(code))
        assert refusal(guest) == Refused(
            "confirm", RefusalCode.WRONG_CODE, {"left": left, "seconds": 0}
        )
    for pause in (30, 60):
        assert not guess(guest, wrong(code))
        assert refusal(guest).params == {"left": 0, "seconds": pause}
        assert not_looked_at(guest, code).params == {"seconds": pause}
        coded.wait(pause)
    assert guess(guest, code)


def not_looked_at(guest: RawGuest, code: str) -> Refused:
    """What a guess is refused with that comes too soon."""
    before = guest.last(Pake)
    guest.say(Pake(GuestCode(code, CERTIFICATE, guest.chance.randbytes).message))
    assert guest.last(Pake) is before
    assert refusal(guest).code is RefusalCode.NO_GUESSES
    return refusal(guest)


def test_the_pause_of_a_machine_holds_on_each_of_its_connections_and_for_no_other(coded):
    code, addresses = coded.host.code, [f"2001:db8::{n}" for n in range(3)]
    for address in addresses:
        assert not guess(RawGuest(coded, address, address=address).join(), wrong(code))
    late = RawGuest(coded, "Bob", address="2001:db8::4")
    coded.guests[1].lose()
    assert late.join().last(NonceMessage).code == 1
    not_looked_at(late, code)
    assert guess(RawGuest(coded, "Cleo", address="192.168.1.7").join(), code)


def test_the_code_stays_whatever_is_guessed(coded):
    code, guest = coded.host.code, RawGuest(coded, "Bob").join()
    for _ in range(3):
        guess(guest, wrong(code))
    assert coded.host.code == code


def test_guesses_side_by_side_are_looked_at_one_after_the_other(coded):
    code = coded.host.code
    guests = [RawGuest(coded, f"G{n}", address=f"2001:db8::{n}").join() for n in range(3)]
    attempts = [GuestCode(wrong(code), CERTIFICATE, guest.chance.randbytes) for guest in guests]
    for _ in range(2):
        for guest, attempt in zip(guests, attempts, strict=True):
            guest.say(Pake(attempt.message))
        for guest, attempt in zip(guests, attempts, strict=True):
            guest.say(Confirm(attempt.confirm(guest.last(Pake).message)))
        if refusal(guests[2]).code is RefusalCode.WRONG_CODE:
            break
    assert [refusal(guest).params["left"] for guest in guests] == [2, 1, 0]


def test_a_guess_that_is_begun_and_given_up_counts(coded):
    code = coded.host.code
    for name in ("A", "B", "C"):
        guest = RawGuest(coded, name).join()
        guest.say(Pake(GuestCode(code, CERTIFICATE, guest.chance.randbytes).message))
        guest.lose()
    not_looked_at(RawGuest(coded, "Bob").join(), code)


def test_only_so_many_are_asked_for_the_code_at_once(coded):
    near = [RawGuest(coded, f"G{n}").join() for n in range(MAX_ENTERING_PER_MACHINE + 1)]
    assert refusal(near[-1]).code is RefusalCode.TOO_MANY_WAITING
    for guest in near[1:-1]:
        guest.lose()
    others = [
        RawGuest(coded, f"F{number}", address=f"10.0.6.{number}").join()
        for number in range(MAX_ENTERING - 1)
    ]
    assert not any(guest.last(Refused) for guest in (near[0], *others))


def test_who_has_thought_longest_about_the_code_gives_way_to_a_newcomer_who_enters_it(coded):
    crowd = [
        RawGuest(coded, f"G{n}", address=f"10.0.6.{n}").join() for n in range(2 * MAX_ENTERING)
    ]
    for number in range(10):
        newcomer = RawGuest(coded, f"B{number}", address=f"10.0.7.{number}").join()
        assert guess(newcomer, coded.host.code)
    sent_away = [guest for guest in crowd if guest.last(Refused)]
    assert sent_away == crowd[: len(sent_away)]
    assert {refusal(guest).code for guest in sent_away} == {RefusalCode.TOO_MANY_WAITING}


def test_nobody_gives_way_whose_guess_is_being_computed():
    tasks: list[Callable[[], Callable[[], None]]] = []
    world = World(door="code", work=tasks.append)
    owner_of(world)
    crowd = [RawGuest(world, f"G{n}", address=f"10.0.6.{n}").join() for n in range(MAX_ENTERING)]
    for guest in crowd:
        guest.say(Pake(GuestCode("000000", CERTIFICATE, guest.chance.randbytes).message))
    late = RawGuest(world, "Late", address="10.0.7.1").join()
    assert refusal(late).code is RefusalCode.TOO_MANY_WAITING
    assert len(tasks) == MAX_ENTERING
    for task in tasks:
        task()()
    world.settle()
    assert all(guest.last(Pake) for guest in crowd)


def test_a_second_guess_before_the_answer_to_the_first_is_a_protocol_error():
    world = World(door="code", work=lambda _task: None)
    owner_of(world)
    guest = RawGuest(world, "Bob").join()
    message = Pake(GuestCode("000000", CERTIFICATE, guest.chance.randbytes).message)
    guest.say(message, message)
    assert guest.last(Bye) == Bye(ByeCode.PROTOCOL)


def test_an_answer_to_somebody_who_has_gone_harms_nobody():
    tasks: list[Callable[[], Callable[[], None]]] = []
    world = World(door="code", work=tasks.append)
    owner_of(world)
    for message in (GuestCode("000000", CERTIFICATE).message, bytes(33)):
        guest = RawGuest(world, "Bob").join()
        guest.say(Pake(message))
        guest.lose()
        tasks.pop()()()
    assert guess_left(world) == 1


def guess_left(world: World) -> int:
    """Return how many guesses a newcomer from the usual address has."""
    nonce = RawGuest(world, "Cleo").join().last(NonceMessage)
    assert isinstance(nonce, NonceMessage)
    return nonce.code


def test_a_few_machines_that_never_enter_the_code_keep_nobody_from_it(coded):
    crowd = [
        RawGuest(coded, f"G{n}", address=f"10.0.6.{n % 6}").join() for n in range(MAX_ENTERING)
    ]
    bob = RawGuest(coded, "Bob", address="10.0.7.1").join()
    assert guess(bob, coded.host.code)
    assert bob.last(Welcome) is not None
    assert [guest.last(Refused) is not None for guest in crowd] == [True] + [False] * 15
    assert refusal(crowd[0]).code is RefusalCode.TOO_MANY_WAITING


def test_who_has_been_sent_away_holds_no_place_until_it_hangs_up(world):
    owner_of(world)
    ann = RawGuest(world, "Ann")
    first, second = ann.join().connection, ann.join().connection
    assert (first.stranger, first.silent) == (True, True)
    assert (second.stranger, second.silent) == (True, False)
    let_in(world.guests[0])
    assert (second.stranger, second.silent) == (False, False)
    third = ann.join().connection
    assert (second.stranger, second.silent) == (True, True), "counted, and the first to give way"
    assert not third.stranger


def test_the_owner_can_have_another_code_and_nobody_has_to_wait_for_it(coded):
    owner, before = coded.guests[0], coded.host.code
    guest = RawGuest(coded, "Bob").join()
    for _ in range(3):
        guess(guest, wrong(before))
    owner.say(NewCode())
    assert owner.table.code == coded.host.code != before
    assert not guess(guest, before)
    assert guess(guest, coded.host.code)


def test_a_guess_of_the_code_before_is_wrong(coded):
    owner, before = coded.guests[0], coded.host.code
    guest = RawGuest(coded, "Bob").join()
    attempt = GuestCode(before, CERTIFICATE, guest.chance.randbytes)
    guest.say(Pake(attempt.message))
    owner.say(NewCode())
    guest.say(Confirm(attempt.confirm(guest.last(Pake).message)))
    assert refusal(guest).code is RefusalCode.WRONG_CODE


def test_no_guest_can_have_another_code(coded):
    code, guest = coded.host.code, RawGuest(coded, "Bob").join()
    assert guess(guest, code)
    guest.say(NewCode())
    assert refusal(guest).code is RefusalCode.NOT_OWNER
    assert coded.host.code == code


def test_a_door_that_is_opened_anew_forgives_all_guesses(coded):
    owner = coded.guests[0]
    guest = RawGuest(coded, "Bob").join()
    for _ in range(3):
        guess(guest, wrong(coded.host.code))
    before = coded.host.code
    shut(owner, Door.CLOSED)
    shut(owner, Door.CODE)
    assert coded.host.code != before
    assert guess(RawGuest(coded, "Bob").join(), coded.host.code)


def test_a_proof_without_a_guess_is_a_protocol_error(coded):
    guest = RawGuest(coded, "Bob").join()
    guest.say(Confirm(bytes(32)))
    assert guest.last(Bye) == Bye(ByeCode.PROTOCOL)


@pytest.mark.parametrize("message", [b"\x01" * 33, bytes(33)])
def test_junk_instead_of_a_guess_is_a_protocol_error(coded, message):
    guest = RawGuest(coded, "Bob").join()
    guest.say(Pake(message))
    assert guest.last(Bye) == Bye(ByeCode.PROTOCOL)
