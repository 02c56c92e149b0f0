"""Names and descriptions of the focus targets, taken from the picture that the table shows."""

from collections.abc import Sequence

from mille_qt.play.accessible_table.focus_targets import FocusTarget
from mille_qt.table.picture import TablePicture
from mille_qt.table.positions import DISCARD_PILE, Area, SelectedCard, TablePosition, lane
from mille_qt.table.tableau_item import TableauText
from mille_qt.ui.texts import accessible_table as texts
from mille_qt.ui.texts.rows import plays_by_phone
from mille_rules.cards import SAFETIES, Card

#: The targets of the piles, with their indexes.
PILE_POSITIONS = (
    TablePosition(Area.TURN_SIGN),
    TablePosition(Area.DRAW_PILE),
    DISCARD_PILE,
    TablePosition(Area.ROAD),
)
TURN, DRAW, DISCARD, ROAD = range(4)
#: The targets of a tableau before its safeties, with their indexes.
_TABLEAU_AREAS = (Area.STATUS, Area.BATTLE, Area.SPEED, Area.DISTANCE)
STATUS, BATTLE, SPEED, DISTANCE = range(4)
PILES, TABLEAU = len(PILE_POSITIONS), len(_TABLEAU_AREAS) + len(SAFETIES)


def tableau_positions(side: int, safeties: Sequence[Card]) -> tuple[TablePosition, ...]:
    """The positions of a tableau's targets; `safeties` are those of the edition."""
    piles = (TablePosition(area, side) for area in _TABLEAU_AREAS)
    return (*piles, *(TablePosition(Area.SAFETY, side, safety) for safety in safeties))


def name_hand(
    targets: Sequence[FocusTarget],
    picture: TablePicture,
    sides: Sequence[str],
    choice: SelectedCard,
) -> None:
    """Describe the cards of the hand; targets beyond the hand get no name."""
    for target in targets[len(picture.hand) :]:
        target.describe("")
    number = 0
    for index, (target, held) in enumerate(zip(targets, picture.hand, strict=False)):
        if held is None:
            target.describe(texts.hand_slot(None, 0, None, False))
            continue
        number += 1
        chosen, playable = index == choice.chosen, held.playable if picture.active else None
        note = held.why.replace("\n", " ")
        if chosen:
            note = f"{note} {_action(choice, sides, picture.own_side)}".strip()
        target.describe(texts.hand_slot(held.card, number, playable, chosen), note, acts=True)


def name_piles(
    targets: Sequence[FocusTarget],
    picture: TablePicture,
    sides: Sequence[str],
    choice: SelectedCard,
) -> None:
    """Describe the piles and the road; the page sets the words for whose turn it is."""
    drive = picture.drive
    order = sorted(range(len(sides)), key=lambda side: side != picture.own_side)
    targets[DRAW].describe(texts.draw_pile(picture.draw_pile), acts=picture.draws)
    here = _here(picture, choice, DISCARD_PILE)
    targets[DISCARD].describe(
        texts.discard_pile(picture.discard), here, bool(here) or picture.takes
    )
    targets[ROAD].describe(
        texts.miles_driven(
            [sides[side] for side in order],
            [drive.miles[side] for side in order],
            drive.target,
            drive.extension,
        )
    )


def name_tableau(
    targets: Sequence[FocusTarget],
    picture: TablePicture,
    side: int,
    name: str,
    choice: SelectedCard,
) -> None:
    """Describe a side's status and piles."""
    tableau, text = picture.tableaux[side], picture.texts[side]
    here = _here(picture, choice, lane(side))
    acts = bool(here)
    standing = f"{_seats(text)}. {here}".strip()
    targets[STATUS].describe(texts.standing_of(name, text.status), standing, acts)
    targets[BATTLE].describe(texts.battle_pile(name, _top(tableau.battle)), here, acts)
    targets[SPEED].describe(texts.speed_pile(name, _top(tableau.speed)), here, acts)
    targets[DISTANCE].describe(texts.distance_pile(name, tableau, text.quotas), here, acts)
    for number, target in enumerate(targets[DISTANCE + 1 :]):
        target.describe(texts.safety_slot(name, number, tableau), here, acts)


def place_name(place: TablePosition | None, sides: Sequence[str]) -> str:
    """The name of a place for a card."""
    if place is None:
        return ""
    return texts.the_discard_pile() if place == DISCARD_PILE else sides[place.side]


def _action(choice: SelectedCard, sides: Sequence[str], own_side: int) -> str:
    target = choice.target
    if target == DISCARD_PILE:
        return texts.discard_action()
    own = target is not None and target.side == own_side and choice.targets == 1
    return texts.chosen_action(choice.targets, "" if own else place_name(target, sides))


def _here(picture: TablePicture, choice: SelectedCard, place: TablePosition) -> str:
    index = choice.chosen
    held = picture.hand[index] if index is not None and index < len(picture.hand) else None
    return texts.put_here(held.card) if held is not None and place in choice.places else ""


def _seats(text: TableauText) -> str:
    seats = [
        (
            texts.seat_words(seat.name, seat.cards, seat.computer),
            plays_by_phone(seat.name, seat.phone),
            seat.handicap,
        )
        for seat in text.seats
    ]
    return "; ".join(words for seat in seats for words in seat if words)


def _top(pile: Sequence[Card]) -> Card | None:
    return pile[-1] if pile else None
