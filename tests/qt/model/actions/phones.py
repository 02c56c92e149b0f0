"""Phones that are started, left and taken up again, and choices on them."""

import random

from mille_qt.ui.editions import own_editions
from mille_rules.cards import Card
from tests.qt.features.phones.phone_in_hand import choices_in
from tests.qt.model.actions.action import Action
from tests.qt.model.world import World

#: By the names of their pictures, those of the editions included.
CARDS = {
    f"{own}{card.slug}": card
    for own in ("", *(f"{edition.name}-" for edition in own_editions()))
    for card in Card
}


def _draw_code(world: World, chance: random.Random) -> str | None:
    codes = [] if world.phones is None else world.phones.codes
    return str(chance.randrange(len(codes))) if codes else None


def _scan(world: World, number: str) -> None:
    if world.phones is not None and int(number) < len(world.phones.codes):
        world.phones.scan(world.phones.codes[int(number)])


def _expire(world: World, number: str) -> None:
    if world.phones is not None and int(number) < len(world.phones.codes):
        world.phones.let_code_expire(world.phones.codes[int(number)])


def _draw_phone(world: World, chance: random.Random) -> str | None:
    players = () if world.phones is None else world.phones.players
    return f"{chance.randrange(len(players))} {chance.randrange(2)}" if players else None


def _wake(world: World, words: str) -> None:
    """Leave the page of a phone, or come back to it."""
    number, awake = map(int, words.split())
    if world.phones is not None and number < len(world.phones.players):
        world.phones.wake(world.phones.players[number], awake=bool(awake))


def choices_on_phones(world: World) -> list[str]:
    """Return what `choose-on-phone` can be told: the number of a phone and one of its choices."""
    pictures = {} if world.phones is None else world.phones.pictures
    return [
        f"{number} {choice}"
        for number, picture in enumerate(pictures.values())
        for choice in choices_in(picture)
    ]


def _draw_choice(world: World, chance: random.Random) -> str | None:
    choices = choices_on_phones(world)
    return chance.choice(choices) if choices else None


def _choose(world: World, words: str) -> None:
    """Touch a choice of a picture; if it is a card's, the player means that card."""
    number, choice = map(int, words.split())
    if world.phones is None or number >= len(world.phones.pictures):
        return
    player, picture = list(world.phones.pictures.items())[number]
    if choice in choices_in(picture):
        cards = (card["card"] for card in picture["hand"] if choice in choices_in(card))
        world.meant = CARDS[slug] if (slug := next(cards, None)) else world.meant
        world.phones.choose(player, choice)


PHONE_ACTIONS = {
    "scan": Action(12, _draw_code, _scan),
    "code-expires": Action(1, _draw_code, _expire),
    "phone-awake": Action(2, _draw_phone, _wake),
    "choose-on-phone": Action(25, _draw_choice, _choose),
}
