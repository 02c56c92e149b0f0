"""What guests, and the owner of a table, do before somebody is let in."""

from mille_net.messages import Confirm, Door, Pake, Refused, SetTable
from mille_net.trust.table_code import GuestCode
from tests.net.host_world import CERTIFICATE, RawGuest, World


def owner_of(world: World) -> RawGuest:
    return RawGuest(world, "Ann", address="here").join(owner=True)


def refusal(guest: RawGuest) -> Refused:
    refused = guest.last(Refused)
    assert isinstance(refused, Refused)
    return refused


def guess(guest: RawGuest, code: str, certificate: bytes = CERTIFICATE) -> bool:
    """Try a code; whether the guest is in."""
    attempt = GuestCode(code, certificate, guest.chance.randbytes)
    guest.say(Pake(attempt.message))
    answer = guest.last(Pake)
    assert isinstance(answer, Pake)
    guest.say(Confirm(attempt.confirm(answer.message)))
    proof = guest.last(Confirm)
    return isinstance(proof, Confirm) and attempt.check(proof.mac)


def shut(owner: RawGuest, door: Door) -> None:
    table = owner.table
    owner.say(SetTable(table.name, table.rules, len(table.seats), door, False, table.wait, None))
