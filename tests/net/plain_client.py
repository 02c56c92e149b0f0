"""A complete client in one file, written from PROTOCOL.md without importing this program.

`python plain_client.py HOST PORT CODE` joins the table by its code, takes the open seat, plays one
race, checks the deal and prints `verified`. In the middle of the race, and after a shuffle where
the rules have one, it cuts the connection and comes back. It knows one rule set, the winning-moves
for two seats, and house rules made of it.
"""

import hashlib
import hmac
import os
import socket
import ssl
import struct
import sys
import time
from typing import Any

import msgpack
from spake2 import SPAKE2_A

NAME = "Plain"
VERSIONS = [1, 1]
SLUGS = (
    "25 50 75 100 200 accident out-of-gas flat-tire stop speed-limit"
    " repairs gasoline spare-tire roll end-of-limit"
    " driving-ace extra-tank puncture-proof right-of-way"
)
CARDS = SLUGS.split()
HAZARDS = range(5, 10)
#: Messages at once and per second, below the limits of a host.
BURST, RATE = 25.0, 19.0
#: Padded length of moves, which hides the card.
MOVE_ROOM = 128
#: Number of updates after which the connection is cut, and of those after which moves are taken
#: back.
CUT_AFTER, BACK_AFTER = 20, 40
DRAW, PLAY, DISCARD, COUP = range(4)
SHUFFLE = 48, 0
FIELDS = """\
title -
player_counts 2,3,4,5,6
hand_size 6
deck 25:10,50:10,75:10,100:12,200:4,accident:3,out-of-gas:3,flat-tire:3,stop:5,speed-limit:4,\
repairs:6,gasoline:6,spare-tire:6,roll:14,end-of-limit:6,\
driving-ace:1,extra-tank:1,puncture-proof:1,right-of-way:1
short_deck_counts 2,3
teams true
handicaps none
base_target 2:700,3:700,4:1000,6:700
many_sides_target 4:300,5:200,6:200
extension_counts 2,3,6
extension_target 1000
extension_award caller_else_opponents
battle_hazard_on rolling
speed_limit_on any_side
starts_limited false
roll_after_remedy true
corrective_safety neutralise
finish exactly
quotas 200:2
safety_counts points
play_top_discard false
reshuffle_discards false
can_discard_safety true
safety_replay_on_empty_deck true
coup_turn_on_empty_deck true
hand_ends hands_empty
shutout_to completer
tie_policy draw
match_target 5000
winning points
races_to_win 1
pts_safety 100
pts_all_safeties 300
pts_coup 300
pts_trip 400
pts_delayed 300
pts_safe_trip 300
pts_extension 200
pts_shutout 500
"""
LAST = (
    "first in race 1 the first 8 bytes of pub mod seats, later the seat after the last first one",
    "dealing one card to each seat in turn from the first seat until hands are full, then the pile",
)
Message = dict[str, Any]


class Rules:
    """The rules of a table for two, from those it shows."""

    def __init__(self, shown: list[str]) -> None:
        expect(shown[0] == "rules winning-moves", "rules that this client does not know")
        fields = dict(line.split(" ", 1) for line in FIELDS.splitlines())
        copies = dict(entry.split(":") for entry in fields["deck"].split(","))
        fields |= dict(line.split(" ", 2)[1:] for line in shown[1:])
        # A rule of the deck names only the cards that it changes.
        copies |= dict(entry.split(":") for entry in fields["deck"].split(","))
        fields["deck"] = ",".join(":".join(entry) for entry in copies.items())
        numbers = [int(copies[slug]) for slug in CARDS]
        if "2" in fields["short_deck_counts"].split(","):
            numbers = [number - (card in HAZARDS) for card, number in enumerate(numbers)]
        self.deck = [card for card, number in enumerate(numbers) for _ in range(number)]
        self.hand_size = int(fields["hand_size"])
        self.shuffles = fields["reshuffle_discards"] == "true"
        lines = ["MB-DEAL/1 rules", "seats 2", *(f"{name} {fields[name]}" for name in fields)]
        lines += [f"card {n} {slug} {numbers[n]}" for n, slug in enumerate(CARDS)]
        self.text = "".join(f"{line}\n" for line in (*lines, f"deck_size {len(self.deck)}", *LAST))


def fail(what: str) -> None:
    """Exit with an error message."""
    sys.exit(f"FAILED: {what}")


def expect(holds: bool, what: str) -> None:
    """Exit with an error message unless a condition is true."""
    if not holds:
        fail(what)


def sha256(*parts: bytes) -> bytes:
    """Return the hash of all parts joined."""
    return hashlib.sha256(b"".join(parts)).digest()


def sized(data: bytes) -> bytes:
    """Return LP(x): the length as u32, then x."""
    return struct.pack(">I", len(data)) + data


def unpack(body: bytes) -> Message:
    """Return the map of a frame, which only padding may follow."""
    unpacker = msgpack.Unpacker()
    unpacker.feed(body)
    message: Message = unpacker.unpack()
    expect(not any(body[unpacker.tell() :]), "bytes behind a message")
    return message


class Wire:
    """Frames over TLS."""

    def __init__(self, host: str, port: int) -> None:
        self.address = host, port
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        context.set_alpn_protocols(["millebornes/1"])
        plain = socket.create_connection(self.address, timeout=30)
        self.socket = context.wrap_socket(plain)
        self.certificate = sha256(self.socket.getpeercert(binary_form=True) or b"")
        self.allowance = BURST
        self.sent_at = time.monotonic()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message, within the rate limit."""
        now = time.monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.sent_at) * RATE) - 1
        self.sent_at = now
        time.sleep(max(0.0, -self.allowance / RATE))
        body = msgpack.packb({"t": kind, **fields})
        if kind == "move":
            body = body.ljust(MOVE_ROOM, b"\0")
        self.socket.sendall(sized(body))

    def receive(self, *kinds: str) -> Message:
        """Return the next message of these kinds, or any but pings."""
        while True:
            (size,) = struct.unpack(">I", self._exactly(4))
            message = unpack(self._exactly(size))
            if message["t"] == "ping":
                self.send("pong", n=message["n"])
            elif message["t"] in ("refused", "bye"):
                fail(str(message))
            elif not kinds or message["t"] in kinds:
                return message

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            expect(bool(more), "the connection is closed")
            data += more
        return data


def join(wire: Wire, code: str, token: bytes) -> tuple[int, Message]:
    """Join with the code; return this guest's number and the table."""
    banner = wire.receive("banner")
    low, high = banner["versions"]
    expect(low <= VERSIONS[1] and VERSIONS[0] <= high, "no common version")
    hello = {"versions": VERSIONS, "program": "plain 1", "token": token, "nonce": os.urandom(32)}
    wire.send("hello", **hello, names=[NAME], purpose="play")
    nonce = wire.receive("nonce")
    expect(sha256(nonce["nonce"]) == banner["commit"], "the host has chosen its nonce late")
    expect(nonce["code"] > 0, "no code is asked")
    exchange = SPAKE2_A(
        code.encode(),
        idA=b"millebornes/1 guest",
        idB=b"millebornes/1 host " + wire.certificate,
    )
    wire.send("pake", message=exchange.start())
    key = exchange.finish(wire.receive("pake")["message"])
    own = hmac.digest(key, b"millebornes/1 code confirmed by guest", "sha256")
    due = hmac.digest(key, b"millebornes/1 code confirmed by host", "sha256")
    wire.send("confirm", mac=own)
    expect(wire.receive("confirm")["mac"] == due, "the host does not know the code")
    guest = wire.receive("welcome")["guest"]
    return guest, wire.receive("table")


def come_back(wire: Wire, token: bytes, deals: list["Deal"]) -> Wire:
    """Cut the connection and open another; the deal, and a shuffle, must be sent again."""
    wire.socket.close()
    again = Wire(*wire.address)
    # The token is for this certificate alone.
    expect(again.certificate == wire.certificate, "another host")
    banner = again.receive("banner")
    expect(banner["game"] == deals[0].begun["game"], "another game")
    hello = {"versions": VERSIONS, "program": "plain 1", "token": token, "nonce": os.urandom(32)}
    again.send("hello", **hello, names=[NAME], purpose="play")
    expect(again.receive("nonce")["code"] == 0, "the code is asked of somebody who is known")
    order = [again.receive()["t"] for _ in range(2)]
    expect(order == ["welcome", "table"], f"another order: {order}")
    for deal in deals:
        expect(again.receive() == {**deal.begun, "resent": True}, "another deal than before")
        deal.listed(again.receive("deal_list")["commits"])
        deal.opened(again.receive("deal_open")["randoms"])
    return again


class Deal:
    """One fair deal, or shuffle of discards, as far as it is known; `cards` are sorted."""

    def __init__(
        self, begun: Message, game: bytes, seat: int, token: bytes, rules: Rules, cards: list[int]
    ) -> None:
        self.begun, self.cards = begun, cards
        expect(begun["game"] == game, "the deal of another game")
        expect(begun["race"] == 1, "the deal of another race")
        expect(begun["rules"] == sha256(rules.text.encode()), "the deal of other rules")
        expect(begun["deck_size"] == len(cards), "another number of cards")
        kinds = [entry["kind"] for entry in begun["roster"]]
        keys = [entry["key"] for entry in begun["roster"]]
        expect(kinds == [2 * (other != seat) for other in (0, 1)], "another roster")
        expect(keys[seat] == sha256(b"MB-DEAL/1 seat" + token), "another in our seat")
        roster = bytes([2])
        for number, entry in enumerate(begun["roster"]):
            roster += bytes([number, entry["kind"]]) + entry["key"]
        head = b"MB-DEAL/1 ctx" + game + struct.pack(">I", 1)
        if begun["shuffle"]:
            head = b"MB-DEAL/1 shuffle" + game + struct.pack(">II", 1, begun["shuffle"])
        self.context = head + begun["rules"] + sized(roster) + struct.pack(">H", len(cards))
        self.seat = seat
        self.commit: bytes = begun["commit"]
        self.random = os.urandom(32)
        self.list = self.seed = b""

    def own_commit(self) -> bytes:
        """Return the commitment of step 2."""
        bound = self.context + bytes([self.seat]) + self.commit
        return sha256(b"MB-DEAL/1 seat", bound, self.random)

    def listed(self, commits: list[bytes]) -> None:
        """Check the list of step 4."""
        due = [bytes(32), bytes(32)]
        due[self.seat] = self.own_commit()
        expect(commits == due, "our commitment is not in the list")
        self.list = sha256(b"MB-DEAL/1 list", self.context, self.commit, *commits)

    def opened(self, randoms: list[bytes]) -> None:
        """Check the random numbers of step 5."""
        due = [b"", b""]
        due[self.seat] = self.random
        expect(randoms == due, "other numbers than those committed to")
        self.seed = sha256(b"MB-DEAL/1 pub", self.list, *map(sized, randoms))

    def order(self, secret: bytes) -> list[int]:
        """Return the cards in the order drawn, as in step 9."""
        opened = sha256(b"MB-DEAL/1 host", self.context, secret)
        expect(opened == self.commit, "the secret is not the one committed to")
        key = hmac.digest(secret, b"MB-DEAL/1 key" + self.commit + self.seed, "sha256")
        blocks = (hmac.digest(key, struct.pack(">Q", n), "sha256") for n in range(1 << 16))
        words = (word for block in blocks for word in struct.unpack(">8I", block))
        order = list(range(len(self.cards)))
        for i in range(len(order) - 1, 0, -1):
            fair = (1 << 32) - (1 << 32) % (i + 1)
            j = next(word for word in words if word < fair) % (i + 1)
            order[i], order[j] = order[j], order[i]
        return [self.cards[place] for place in order]


#: Indices of the fields of a view.
MATCH, PHASE, DRAW_PILE, DISCARDS = 0, 1, 7, 8
MY_HAND, HAND_SIZES, OPEN_HANDS, MOVES = 9, 10, 11, 14


def check(updates: list[Message], piles: list[list[int]], seed: bytes, hand_size: int) -> None:
    """Replay the race with all hands known, and check every update.

    `piles` are the deck and, after a shuffle, the discards, in the order drawn.
    """
    log = updates[-1]["view"][MOVES]
    moves = list(zip(log[::2], log[1::2], strict=True))
    expect(moves.count(SHUFFLE) == len(piles) - 1, "another number of shuffles")
    deck = list(piles[0])
    first = updates[-1]["view"][MATCH][1]
    expect(first == int.from_bytes(seed[:8], "big") % 2, "another seat should have begun")
    told = {len(update["view"][MOVES]) // 2: update for update in updates}
    drawn = 2 * hand_size
    hands = [deck[place:drawn:2] for place in range(2)]
    hands = hands[::-1] if first else hands
    for made in range(len(moves) + 1):
        if made and moves[made - 1] == SHUFFLE:
            expect(drawn == len(deck), "a shuffle before the last card was drawn")
            deck += piles[1]
        elif made:
            seat, kind = divmod(moves[made - 1][0], 8)
            card = (moves[made - 1][1] & 31) - 1
            if kind in (PLAY, DISCARD, COUP):
                expect(card in hands[seat], f"seat {seat} never had {CARDS[card]}")
                hands[seat].remove(card)
            if kind == DRAW or (kind == COUP and drawn < len(deck)):
                hands[seat].append(deck[drawn])
                drawn += 1
        if made in told:
            seat, view = told[made]["seat"], told[made]["view"]
            expect(list(view[MY_HAND]) == hands[seat], "our hand is not what was dealt")
            expect(list(view[HAND_SIZES]) == list(map(len, hands)), "hands of another size")
            shown = hands if view[PHASE] in ("deal", "over") else []
            expect(list(map(list, view[OPEN_HANDS])) == shown, "other hands are shown")
            expect(view[DRAW_PILE] == len(deck) - drawn, "another draw pile")


def choose(choices: list[str]) -> str:
    """Choose a legal move: draw, repair or drive."""
    wanted = (
        "draw",
        "coup",
        "play 200",
        "play 100",
        "play 75",
        "play",
        "discard",
        "finish",
        "pass",
    )
    for word in wanted:
        for choice in choices:
            if choice.startswith(word):
                return choice
    return choices[0]


def without_taken_back(updates: list[Message], message: Message, seat: int) -> list[Message]:
    """Check an update that tells of moves taken back; return the earlier updates that count."""
    before, log = updates[-1], message["view"][MOVES]
    [(kind, who, *_, count)] = message["events"]
    expect((kind, who) == ("taken-back", seat), "somebody else took back")
    expect(count == before["seq"] - message["seq"], "another number of moves is back")
    expect(before["view"][MOVES].startswith(log), "earlier moves have changed")
    decided = before["view"][MOVES][len(log)]
    expect(decided >> 3 == seat and decided & 7 != DRAW, "that was no decision of ours")
    return [update for update in updates if update["seq"] < message["seq"]]


class Race:
    """One race of a guest in the open seat of a table, and all that the guest has been told."""

    def __init__(self, wire: Wire, guest: int, table: Message, token: bytes) -> None:
        self.wire, self.guest, self.token, self.game = wire, guest, token, table["game"]
        self.seat = next(n for n, info in enumerate(table["seats"]) if info["kind"] == "open")
        self.rules = Rules(table["rules"])
        self.computer_plays = False
        #: The number of moves that stay where nobody is asked, None where people are.
        self.stay = None
        #: The id of the latest move until it is answered, and the update that must follow.
        self.asked, self.due = b"", 0
        #: The deal and, once its discards are shuffled, the latest shuffle.
        self.deals: list[Deal] = []
        self.updates: list[Message] = []
        self.cut = self.took_back = False

    def play(self) -> None:
        """Take the seat, play the race and check it."""
        self.wire.send("take_seat", seat=self.seat, name=NAME)
        self.wire.send("ready", ready=True)
        while (message := self.wire.receive())["t"] != "deal_reveal":
            match message["t"]:
                case "deal_commit":
                    self.dealt(message)
                case "deal_list":
                    deal = self.deals[-1]
                    deal.listed(message["commits"])
                    self.wire.send("deal_guest_open", seat=self.seat, random=deal.random)
                case "deal_open":
                    self.deals[-1].opened(message["randoms"])
                case "table":
                    self.computer_plays = message["seats"][self.seat]["stand_in"]
                    self.stay = message.get("take_back_from")
                case "moved":
                    expect(message["id"] == self.asked, "an answer to another move")
                    self.asked, self.due = b"", message["seq"]
                case "update" if message["view"][MATCH][0] == 1:
                    self.updated(message)
                    self.go_on(message)
                case "not_moved":
                    fail(str(message))
        self.revealed(message)

    def dealt(self, message: Message) -> None:
        """Take part in a deal, or in a shuffle of discards."""
        cards = self.rules.deck
        if message["shuffle"]:
            view = self.updates[-1]["view"]
            expect(view[PHASE] == "shuffle", "a shuffle that is not due")
            cards = sorted(view[DISCARDS])
        deal = Deal(message, self.game, self.seat, self.token, self.rules, cards)
        self.deals = [*self.deals[: message["shuffle"] > 0], deal]
        self.wire.send("deal_guest_commit", seat=self.seat, commit=deal.own_commit())

    def updated(self, message: Message) -> None:
        """Check that an update follows from what came before."""
        expect(not self.asked, "an update before the answer to the move that led to it")
        if any(event[0] == "taken-back" for event in message["events"]):
            self.updates, self.due = without_taken_back(self.updates, message, self.seat), 0
            stays = self.stay is not None and message["seq"] >= self.stay
            expect(stays, "that many moves stay")
        expect(message["seq"] >= self.due, "another update than the one that was announced")
        self.updates.append(message)

    def go_on(self, message: Message) -> None:
        """Cut the connection, take back or move, if it is time for that."""
        due = len(self.updates) >= CUT_AFTER and len(self.deals) > self.rules.shuffles
        if due and not self.cut:
            self.cut = True
            self.wire = come_back(self.wire, self.token, self.deals)
        elif not message["choices"] or self.computer_plays:
            return
        elif len(self.updates) >= BACK_AFTER and not self.took_back:
            expect(self.stay is not None, "somebody would be asked")
            self.took_back = True
            self.wire.send("take_back", seat=self.seat, seq=message["seq"])
        else:
            self.asked = os.urandom(8)
            move = choose(message["choices"])
            self.wire.send("move", id=self.asked, seat=self.seat, seq=message["seq"], move=move)

    def revealed(self, message: Message) -> None:
        """Check everything with the secrets of the deal and of its shuffle, and leave."""
        expect(self.cut, "the race was over before the connection was cut")
        secrets = message["secret"], message["shuffle_secret"]
        piles = [deal.order(secret) for deal, secret in zip(self.deals, secrets, strict=False)]
        check(self.updates, piles, self.deals[0].seed, self.rules.hand_size)
        self.wire.send("leave")
        told = f"{len(self.updates)} updates, {len(piles) - 1} shuffles"
        print(f"guest {self.guest}, {told}: verified")


def main() -> None:
    """Join a table, play and check a race."""
    host, port, code = sys.argv[1:]
    token = os.urandom(32)
    wire = Wire(host, int(port))
    guest, table = join(wire, code, token)
    Race(wire, guest, table, token).play()


if __name__ == "__main__":
    main()
