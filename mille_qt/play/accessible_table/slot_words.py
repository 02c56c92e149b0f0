"""What every slot of a table says, from the picture that the table shows."""

from collections.abc import Sequence

from mille_qt.play.accessible_table.slot import Slot
from mille_qt.table.picture import TablePicture
from mille_qt.table.places import DISCARD_PILE, Choice, Place
from mille_qt.table.tableau_item import TableauText
from mille_qt.ui.texts import slots as texts
from mille_rules.cards import SAFETIES, Card

#: The slots of the piles, and those of a tableau before its safeties.
TURN, DRAW, DISCARD, ODOMETERS = range(4)
STANDING, BATTLE, SPEED, DISTANCE = range(4)
PILES = ODOMETERS + 1
TABLEAU = DISTANCE + 1 + len(SAFETIES)


def name_hand(
    slots: Sequence[Slot], picture: TablePicture, sides: Sequence[str], choice: Choice
) -> None:
    """Say the cards of the hand; places that the picture does not have say nothing."""
    for slot in slots[len(picture.hand) :]:
        slot.say("")
    for index, (slot, held) in enumerate(zip(slots, picture.hand, strict=False)):
        if held is None:
            slot.say(texts.hand_slot(None, index + 1, None, False))
            continue
        chosen, playable = index == choice.chosen, held.playable if picture.active else None
        note = held.why.replace("\n", " ")
        if chosen:
            note = f"{note} {_action(choice, sides, picture.own_side)}".strip()
        slot.say(texts.hand_slot(held.card, index + 1, playable, chosen), note, acts=True)


def name_piles(
    slots: Sequence[Slot], picture: TablePicture, sides: Sequence[str], choice: Choice
) -> None:
    """Say the piles and how far everybody is; whose turn it is, the page says."""
    drive = picture.drive
    order = sorted(range(len(sides)), key=lambda side: side != picture.own_side)
    slots[DRAW].say(texts.draw_pile(picture.draw_pile), acts=picture.draws)
    here = _here(picture, choice, DISCARD_PILE)
    slots[DISCARD].say(texts.discard_pile(picture.discard), here, bool(here))
    slots[ODOMETERS].say(
        texts.odometers(
            [sides[side] for side in order],
            [drive.miles[side] for side in order],
            drive.target,
            drive.dashed_flag,
        )
    )


def name_tableau(
    slots: Sequence[Slot], picture: TablePicture, side: int, name: str, choice: Choice
) -> None:
    """Say how a side stands and what lies before it."""
    tableau, text = picture.tableaux[side], picture.texts[side]
    here = _here(picture, choice, Place(side))
    acts = bool(here)
    standing = f"{_seats(text)}. {here}".strip()
    slots[STANDING].say(texts.standing_of(name, text.status), standing, acts)
    slots[BATTLE].say(texts.battle_pile(name, _top(tableau.battle)), here, acts)
    slots[SPEED].say(texts.speed_pile(name, _top(tableau.speed)), here, acts)
    slots[DISTANCE].say(texts.distance_pile(name, tableau, text.quota), here, acts)
    for number, slot in enumerate(slots[DISTANCE + 1 :]):
        slot.say(texts.safety_slot(name, number, tableau), here, acts)


def place_name(place: Place | None, sides: Sequence[str]) -> str:
    """What a place for a card is called."""
    if place is None:
        return ""
    return texts.the_discard_pile() if place.side is None else sides[place.side]


def _action(choice: Choice, sides: Sequence[str], own_side: int) -> str:
    target = choice.target
    if target == DISCARD_PILE:
        return texts.discard_action()
    own = target is not None and target.side == own_side and choice.targets == 1
    return texts.chosen_action(choice.targets, "" if own else place_name(target, sides))


def _here(picture: TablePicture, choice: Choice, place: Place) -> str:
    index = choice.chosen
    held = picture.hand[index] if index is not None and index < len(picture.hand) else None
    return texts.put_here(held.card) if held is not None and place in choice.places else ""


def _seats(text: TableauText) -> str:
    seats = [texts.seat_words(seat.name, seat.cards, seat.computer) for seat in text.seats]
    return "; ".join(seats)


def _top(pile: Sequence[Card]) -> Card | None:
    return pile[-1] if pile else None
