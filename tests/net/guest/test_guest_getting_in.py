"""How a guest gets in, and whom it does not talk to."""

from hashlib import sha256
from pathlib import Path

import pytest

from mille_net.limits import MAX_ENTERING
from mille_net.messages import (
    FROM_GUEST,
    FROM_STRANGER,
    Admit,
    Banner,
    ByeCode,
    Door,
    Hello,
    Message,
    NewCode,
    NonceMessage,
    Ping,
    RefusalCode,
    TablePhase,
    TakeSeat,
    Waiting,
    Welcome,
)
from mille_net.messages.codec import FrameReader, encode
from mille_net.tables import LinkPhase, LostReason
from mille_net.trust.comparison_words import three_words
from tests.net.memory_guest import CERTIFICATE, GuestHere
from tests.net.memory_link import MemoryLink
from tests.net.memory_table import COMPUTER, OPEN, World

pytestmark = pytest.mark.usefixtures("quick_disk")
GAME = b"g" * 16
NONCE = b"n" * 32


def banner(versions: tuple[int, int] = (1, 1)) -> Banner:
    """What a host says first."""
    commit = sha256(NONCE).digest()
    door, phase = Door.OPEN, TablePhase.LOBBY
    return Banner(versions, "x", GAME, "Rally", commit, door, phase, 1, 2, ("rules classic",))


class Alone:
    """A guest whose host is played by the test."""

    def __init__(self, folder: Path) -> None:
        world = World(folder, COMPUTER, OPEN)
        self.guest = GuestHere(world, "Ann")
        self.ears, self.memory = self.guest.ears, self.guest.memory
        self.session = self.guest.session
        self.session.start()
        self.link = MemoryLink()
        self.hear = self.session.connected(self.link, CERTIFICATE).received

    def hears(self, *messages: Message) -> list[Message]:
        """What the guest answers."""
        for message in messages:
            self.hear(encode(message))
        reader = FrameReader({**FROM_STRANGER, **FROM_GUEST}, 65_536)
        data = bytes(self.link.outbox)
        self.link.outbox.clear()
        return list(reader.feed(data))


@pytest.fixture
def alone(tmp_path: Path) -> Alone:
    """A guest with a host of the test's."""
    return Alone(tmp_path)


def test_both_screens_show_the_same_three_words(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.add(GuestHere(world, "Ann"))
    (waiting,) = world.owner.ears.tables[-1].waiting
    assert waiting.name == "Ann"
    assert ann.ears.link is LinkPhase.WAITING
    assert ann.ears.links[-1].words == waiting.words
    assert ann.ears.links[-1].place == 1
    world.owner.session.table.request(Admit(waiting.id, True))
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED
    assert ann.ears.links[-1].me == 1
    assert ann.session.certificate == CERTIFICATE


def test_a_guest_that_the_owner_does_not_let_in_is_told_so(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.add(GuestHere(world, "Ann"))
    world.owner.session.table.request(Admit(world.owner.ears.tables[-1].waiting[0].id, False))
    world.settle()
    assert ann.ears.end == (RefusalCode.NOT_ADMITTED, None)
    assert ann.session.certificate is None
    assert not ann.memory.trusted


def test_a_closed_table_lets_in_only_whom_it_remembers(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="closed")
    ann = world.add(GuestHere(world, "Ann"))
    assert ann.ears.end == (RefusalCode.CLOSED, None)


def test_the_code_opens_the_door(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    ann = world.add(GuestHere(world, "Ann"))
    assert ann.ears.link is LinkPhase.CODE_ASKED
    assert ann.ears.links[-1].left == 3
    ann.session.enter_code(world.owner.ears.tables[-1].code or "")
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED


def test_who_types_the_code_while_others_take_all_places_gets_in_all_the_same(
    tmp_path: Path,
) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    code = world.owner.ears.tables[-1].code or ""
    ann = world.add(GuestHere(world, "Ann"))
    shown = ann.ears.links[-1]
    for number in range(MAX_ENTERING):
        world.add(GuestHere(world, f"Guest {number}"))
    assert ann.wire is not None
    assert (ann.ears.end, ann.ears.links[-1]) == (None, shown), "the question stays"
    world.wait(60)
    assert ann.ears.links[-1] == shown
    wrong = f"{(int(code) + 1) % 10**6:06d}"
    ann.session.enter_code(wrong)
    world.settle()
    assert ann.ears.denials == [("confirm", RefusalCode.WRONG_CODE)]
    assert (ann.ears.links[-1].asked, ann.ears.links[-1].left) == (2, 2)
    ann.session.enter_code(code)
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED


def test_who_is_sent_away_after_a_lost_connection_does_not_come_again_without_the_code(
    tmp_path: Path,
) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    ann = world.add(GuestHere(world, "Ann"))
    assert ann.wire is not None
    ann.wire.cut()
    world.wait(2)
    assert ann.ears.link is LinkPhase.CODE_ASKED
    shown = ann.ears.links[-1]
    for number in range(MAX_ENTERING):
        world.add(GuestHere(world, f"Guest {number}"))
    world.wait(60)
    assert ann.ears.links[-1] == shown
    ann.session.enter_code(world.owner.ears.tables[-1].code or "")
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED


def test_a_code_that_has_opened_the_door_is_not_guessed_again_after_a_removal(
    tmp_path: Path,
) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    ann = world.add(GuestHere(world, "Ann"))
    ann.session.enter_code(world.owner.ears.tables[-1].code or "")
    world.settle()
    assert world.host is not None
    assert ann.wire is not None
    me = ann.ears.links[-1].me
    world.owner.session.table.request(NewCode())
    world.settle()
    world.host._table.guests.forget(me)
    ann.wire.cut()
    world.wait(2)
    assert ann.ears.link is LinkPhase.CODE_ASKED
    assert ann.ears.denials == []


def test_who_leaves_while_others_have_all_places_has_left(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    ann = world.add(GuestHere(world, "Ann"))
    for number in range(MAX_ENTERING):
        world.add(GuestHere(world, f"Guest {number}"))
    ann.session.leave()
    assert ann.ears.end == (ByeCode.LEFT, None)


def test_a_wrong_code_may_be_corrected_and_after_three_there_is_a_pause(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    right = world.owner.ears.tables[-1].code or ""
    wrong = f"{(int(right) + 1) % 10**6:06d}"
    ann = world.add(GuestHere(world, "Ann"))
    ann.session.enter_code(wrong)
    world.settle()
    assert ann.ears.denials == [("confirm", RefusalCode.WRONG_CODE)]
    assert (ann.ears.link, ann.ears.links[-1].left) == (LinkPhase.CODE_ASKED, 2)
    ann.session.enter_code(right)
    world.settle()
    assert ann.ears.link is LinkPhase.SEATED
    bob = world.add(GuestHere(world, "Bob"))
    for _ in range(3):
        bob.session.enter_code(wrong)
        world.settle()
    state = bob.ears.links[-1]
    assert (state.link, state.left, state.asked, state.pause) == (LinkPhase.CODE_ASKED, 0, 4, 30)
    world.wait(10)
    bob.session.enter_code(right)
    world.settle()
    assert bob.ears.denials[-1] == ("pake", RefusalCode.NO_GUESSES)
    assert bob.ears.links[-1].pause in range(20, 22)
    world.wait(bob.ears.links[-1].pause)
    bob.session.enter_code(right)
    world.settle()
    assert bob.ears.link is LinkPhase.SEATED


def test_somebody_between_two_tls_connections_is_found_out_by_the_code(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    ann = GuestHere(world, "Ann")
    # Ann sees another certificate than the host's.
    connected = ann.session.connected
    ann.session.connected = lambda link, _, address="": connected(link, b"m" * 32, address)  # type: ignore[method-assign]
    world.add(ann)
    ann.session.enter_code(world.owner.ears.tables[-1].code or "")
    world.settle()
    assert ann.ears.denials == [("confirm", RefusalCode.WRONG_CODE)]
    assert ann.ears.link is LinkPhase.CODE_ASKED


def hello_to(world: World, guest: GuestHere) -> Hello:
    """What a guest says to a world's host, which then lets it in."""
    guest.world = world
    world.guests.append(guest)
    guest.session.start()
    world.connect()
    assert guest.wire is not None
    deliver, heard = guest.wire.at_guest.receive, bytearray()
    assert deliver is not None
    guest.wire.at_guest.receive = lambda data: (heard.extend(data), deliver(data))[1]
    world.let_in()
    hello = next(FrameReader(FROM_STRANGER, 65_536).feed(bytes(heard)))
    assert isinstance(hello, Hello)
    return hello


@pytest.mark.parametrize("known", [False, True], ids=["first", "later"])
def test_an_impostor_with_the_same_banner_gets_no_token_for_the_table(
    tmp_path: Path, known: bool
) -> None:
    world = World(tmp_path, COMPUTER, OPEN, door="code")
    impostor = World(tmp_path / "impostor", COMPUTER, OPEN, certificate=b"m" * 32)
    assert world.host is not None
    assert impostor.host is not None
    impostor.host._table.game = world.host.table.game
    code = world.owner.ears.tables[-1].code or ""
    ann = GuestHere(world, "Ann")
    if known:
        world.add(ann)
        ann.session.enter_code(code)
        world.settle()
        ann.restart()
        world.connect()
    stolen = hello_to(impostor, ann).token
    assert ann.ears.link is LinkPhase.SEATED
    ann.world = world
    ann.restart()
    world.guests = [world.owner, ann]
    world.settle()
    ann.session.enter_code(code)
    world.settle()
    ann.session.table.request(TakeSeat(1, "Ann"))
    world.settle()
    assert ann.seats == [1]
    eve = GuestHere(world, "Ann")
    eve.memory.token = lambda *_: stolen  # type: ignore[method-assign]
    world.add(eve)
    assert eve.ears.link is LinkPhase.CODE_ASKED
    assert not eve.ears.updates
    assert ann.ears.link is LinkPhase.SEATED


def test_a_host_of_another_version_is_left_at_once(alone: Alone) -> None:
    assert alone.hears(banner((7, 9))) == []
    assert alone.ears.end == (RefusalCode.VERSION, None)


def test_a_nonce_that_was_not_committed_to_is_not_taken(alone: Alone) -> None:
    alone.hears(banner())
    alone.hears(NonceMessage(b"x" * 32, 0))
    assert alone.link.closed
    assert not alone.ears.links[-1].words


def test_the_words_follow_from_certificate_and_both_nonces(alone: Alone) -> None:
    (hello,) = alone.hears(banner())
    alone.hears(NonceMessage(NONCE, 0), Waiting(2))
    assert alone.ears.links[-1].words == three_words(CERTIFICATE, hello.nonce, NONCE)
    assert alone.ears.links[-1].place == 2


@pytest.mark.parametrize(
    "said",
    [
        [Welcome(1, False)],
        [banner(), Welcome(1, False)],
        [banner(), banner()],
        [banner(), Waiting(1)],
        [banner(), NonceMessage(NONCE, 2), Welcome(1, False)],
        [banner(), NonceMessage(NONCE, 0), NonceMessage(NONCE, 0)],
        [NonceMessage(NONCE, 0)],
    ],
)
def test_a_host_that_leaves_out_a_step_is_left(alone: Alone, said: list[Message]) -> None:
    alone.hears(*said)
    assert alone.link.closed


def test_a_host_may_ask_whether_one_is_there_before_anything_else(alone: Alone) -> None:
    assert [answer.n for answer in alone.hears(Ping(7))] == [7]


def test_a_host_that_says_nothing_is_left_after_five_seconds(tmp_path: Path) -> None:
    alone = Alone(tmp_path)
    for half in range(10):
        alone.session.tick(half / 2)
    assert not alone.link.closed
    alone.session.tick(5.0)
    alone.session.tick(5.5)
    assert alone.link.closed
    assert alone.ears.end == (LostReason.NO_TABLE, None)


def test_a_table_that_nobody_can_reach_is_told_at_once(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = GuestHere(world, "Ann")
    ann.reachable = False
    world.add(ann)
    assert ann.ears.end == (LostReason.UNREACHABLE, None)


def test_the_token_is_made_before_the_first_hello_and_keeps_the_seat(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    tokens = dict(ann.memory.tokens)
    ann.restart()
    world.settle()
    # Nobody has to let Ann in a second time.
    assert ann.ears.link is LinkPhase.SEATED
    assert ann.memory.tokens == tokens
    assert ann.seats == [1]


def test_a_stranger_with_another_token_never_takes_an_owned_seat(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    world.admitted("Ann", 1)
    eve = world.admitted("Ann")
    eve.session.table.request(TakeSeat(1, "Ann"))
    world.settle()
    assert eve.ears.denials == [("take_seat", RefusalCode.SEAT_TAKEN)]


def test_the_newest_connection_with_a_token_wins(tmp_path: Path) -> None:
    world = World(tmp_path, COMPUTER, OPEN)
    ann = world.admitted("Ann", 1)
    again = GuestHere(world, "Ann")
    again.memory.tokens = ann.memory.tokens
    world.add(again)
    assert ann.ears.end == (ByeCode.REPLACED, None)
    assert again.ears.link is LinkPhase.SEATED
    assert again.seats == [1]
