"""Names that are taken for the table's own: no guest comes in or sits down under one."""

import pytest

from mille_net.messages import RefusalCode, Refused, TakeSeat, Welcome
from mille_net.tables import SeatPlan
from tests.examples import each
from tests.net.host_world import COMPUTER, OPEN, RawGuest, World, let_in

#: Of the table's name, of its computer player, of the program, and numbered as it numbers people.
TAKEN = (
    "Ann's table",
    "Marcel",
    "MARCEL\ufe0f",
    "mille-host",
    "mille\u2010host",
    "You",
    "vous",
    "Ordenador",
    "Ann (2)",
)


@pytest.fixture
def world() -> World:
    world = World((OPEN, OPEN, COMPUTER, SeatPlan("human", "Ann")))
    RawGuest(world, "Ann", address="here").join(owner=True)
    return world


def come_in(world: World, name: str, address: str = "10.0.0.2") -> RawGuest:
    guest = RawGuest(world, name, address=address).join()
    let_in(world.guests[0])
    return guest


@each("name", TAKEN)
def test_nobody_comes_in_under_a_name_of_the_table(world, name):
    guest = come_in(world, name)
    assert guest.last(Refused) == Refused("hello", RefusalCode.NAME_IN_USE, {})
    assert guest.last(Welcome) is None


@each("name", TAKEN)
def test_nobody_sits_down_under_a_name_of_the_table(world, name):
    guest = come_in(world, "Bob")
    guest.say(TakeSeat(0, name))
    assert guest.last(Refused) == Refused("take_seat", RefusalCode.NAME_IN_USE, {})
    guest.say(TakeSeat(0, "Bob"))
    guest.say(TakeSeat(0, name))
    assert world.table.seats[0].name == "Bob"


@pytest.mark.parametrize("name", ["Ann", "Bob", "Marcelle", "Ann (second)", "Youri"])
def test_people_may_be_called_like_other_people(world, name):
    guest = come_in(world, name)
    guest.say(TakeSeat(0, name))
    assert world.table.seats[0].name == name


def test_somebody_who_comes_back_under_such_a_name_keeps_the_one_from_before(world):
    guest = come_in(world, "Bob")
    guest.lose()
    guest.names = ("Marcel",)
    guest.join()
    assert [info.name for info in guest.table.guests] == ["Ann", "Bob"]


def test_the_owner_may_call_everything_as_it_likes(world):
    owner = world.guests[0]
    owner.say(TakeSeat(3, "Marcel"))
    assert world.table.seats[3].name == "Marcel"
