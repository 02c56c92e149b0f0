"""Accessible names and descriptions of the places on the table."""

from collections.abc import Sequence

from mille_qt.ui.texts.cards import card_name, miles, number
from mille_qt.ui.texts.names import before_figure, isolated, listed
from mille_qt.ui.texts.reading import spoken_card
from mille_qt.ui.translation import CountedTexts, translate
from mille_rules.cards import DISTANCES, SAFETIES, Card
from mille_rules.rulesets import SAFETY_MILES
from mille_rules.state import Tableau


class AccessibleTableTexts(CountedTexts):
    """Plural forms, as in `cards`."""

    def draw_pile(self, n: int) -> str:
        """Return the name of the draw pile with its number of cards."""
        return self.tr("Draw pile: %Ln cards", "", n)

    def seat(self, n: int) -> str:
        """Return a seat with its number of cards."""
        return self.tr("{name}, %Ln cards", "", n)

    def computer_seat(self, n: int) -> str:
        """Return a computer player's seat with its number of cards."""
        return self.tr("{name}, computer, %Ln cards", "", n)


def hand_slot(card: Card | None, place: int, playable: bool | None, chosen: bool) -> str:
    """Return the name of a card with its number, from 1; `playable` is None out of turn."""
    text = translate("Texts", "{card}, place {place}")
    if card is None:
        text = translate("Texts", "Empty place")
    elif chosen:
        text = translate("Texts", "{card}, chosen, cannot be played, place {place}")
        if playable:
            text = translate("Texts", "{card}, chosen, can be played, place {place}")
    elif playable is not None:
        text = translate("Texts", "{card}, cannot be played, place {place}")
        if playable:
            text = translate("Texts", "{card}, can be played, place {place}")
    name = "" if card is None else spoken_card(card)
    return text.format(card=name, place=number(place))


def chosen_action(targets: int, target: str) -> str:
    """Return what can be done with a selected card that has some `targets`.

    It would go to `target`, which is empty for the own side where there is nothing to choose.
    """
    if targets > 1:
        text = translate(
            "Texts", "Enter plays it on {side}; up and down arrows choose another. D discards it."
        )
        return text.format(side=target)
    if targets and target:
        text = translate("Texts", "Enter plays it on {side}. D discards it.")
        return text.format(side=target)
    if targets:
        return translate("Texts", "Enter plays it. D discards it.")
    return translate("Texts", "D discards it.")


def discard_action() -> str:
    """Return what Enter does with a selected card that can only be discarded."""
    return translate("Texts", "Enter discards it.")


def put_here(card: Card) -> str:
    """Return what a press does on a place where the selected card may go."""
    return translate("Texts", "Play {card} here.").format(card=spoken_card(card))


def choose_first() -> str:
    """Return a request to select a card first."""
    return translate("Texts", "Choose a card from your hand first.")


def draw_pile(left: int) -> str:
    """Return the name of the draw pile."""
    return (
        AccessibleTableTexts().draw_pile(left) if left else translate("Texts", "Draw pile, empty")
    )


def discard_pile(top: Card | None) -> str:
    """Return the name of the discard pile, with its top card."""
    if top is None:
        return translate("Texts", "Discard pile, empty")
    return translate("Texts", "Discard pile: {card}").format(card=spoken_card(top))


def the_discard_pile() -> str:
    """Return the name of the discard pile as a target."""
    return translate("Texts", "Discard pile")


def miles_driven(
    sides: Sequence[str], driven: Sequence[int], target: int, extended: int | None
) -> str:
    """Return the miles of all sides; `extended` is the goal if the trip may still be extended."""
    text = translate("Texts", "{side} {miles} of {target}")
    ways = listed(
        text.format(side=before_figure(side), miles=number(way), target=number(target))
        for side, way in zip(sides, driven, strict=True)
    )
    said = translate("Texts", "Road: {ways}").format(ways=ways)
    if extended is not None:
        more = translate("Texts", "extension to {miles} possible").format(miles=number(extended))
        said = f"{said}; {more}"
    return said


def standing_of(side: str, status: str) -> str:
    """Return the state of a side."""
    return translate("Texts", "{side}: {status}").format(side=side, status=status)


def seat_words(name: str, cards: int, computer: bool) -> str:
    """Return the name of a seat and its number of cards."""
    text = (
        AccessibleTableTexts().computer_seat(cards)
        if computer
        else AccessibleTableTexts().seat(cards)
    )
    return text.format(name=isolated(name))


def battle_pile(side: str, top: Card | None) -> str:
    """Return the name of a battle pile, with its top card."""
    if top is None:
        return translate("Texts", "{side}, battle pile, empty").format(side=side)
    return translate("Texts", "{side}, battle pile: {card}").format(side=side, card=card_name(top))


def speed_pile(side: str, top: Card | None) -> str:
    """Return the name of a speed pile, with its top card."""
    if top is None:
        return translate("Texts", "{side}, speed pile, empty").format(side=side)
    return translate("Texts", "{side}, speed pile: {card}").format(side=side, card=card_name(top))


def distance_pile(side: str, tableau: Tableau, quotas: tuple[str, ...]) -> str:
    """Return the distance cards by kind; `quotas` are those played of those allowed."""
    if not tableau.distance:
        return translate("Texts", "{side}, distance: no cards").format(side=side)
    kinds = [_copies(card, count) for card in DISTANCES if (count := tableau.distance.count(card))]
    text = translate("Texts", "{side}, distance: {miles}, {cards}")
    said = text.format(side=side, miles=miles(tableau.miles), cards=listed(kinds))
    for card, quota in zip(DISTANCES, quotas, strict=True):
        if quota:
            more = translate("Texts", "{pile}; {card}s: {quota}")
            said = more.format(pile=said, card=card_name(card), quota=quota)
    return said


def _copies(card: Card, count: int) -> str:
    """Return a card with its number of copies, if more than one."""
    if count == 1:
        return card_name(card)
    return translate("Texts", "{count} times {card}").format(
        count=number(count), card=card_name(card)
    )


def safety_slot(side: str, number_of: int, tableau: Tableau) -> str:
    """Return the name of the place of a safety, from 0."""
    safety = SAFETIES[number_of]
    text = translate("Texts", "{side}, place for {card}, empty")
    if safety in tableau.coups:
        text = translate("Texts", "{side}, {card}, played as a coup fourré")
    elif safety in tableau.safeties:
        text = translate("Texts", "{side}, {card}, played")
    said = text.format(side=side, card=card_name(safety))
    return f"{said}, {miles(SAFETY_MILES)}" if safety in tableau.moving else said
