"""A view as the sensible player sees it: what it and its rivals still have to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from mille_rules.cards import DISTANCES, Card, counts_of
from mille_rules.computer.heuristic.journey import (
    NEVER,
    PLAYED,
    Distances,
    draws_needed,
    miles_a_card,
    turns_needed,
    turns_roughly,
)
from mille_rules.computer.knowledge import Counts, unseen, unseen_later, unseen_unless_held
from mille_rules.driving import completes_trip, room_for_card
from mille_rules.rulesets import MAX_COPIES, RuleSet, as_scored
from mille_rules.state import HAZARD_STATUS, Phase, Pile, Setup, Status, Tableau
from mille_rules.tableaux import safety_moves
from mille_rules.views import View


@dataclass(frozen=True, slots=True)
class Traits:
    """The abilities of a player; the defaults are those of a player without weaknesses."""

    #: Remembers which cards have been shown; otherwise takes all cards but its own for unseen.
    counts_cards: bool = True
    #: Works out which distances add up to the target exactly; otherwise only how far it is.
    plans_arrival: bool = True
    #: A factor for the value of the safe trip: 0 if it is overlooked, more than 1 if it is
    #: overrated, so that 200s are saved.
    minds_safe_trip: float = 1.0
    #: The chance to notice that a safety in the hand answers a hazard.
    notices_coups: float = 1.0
    #: The chance to consider attacks, for each decision.
    aggression: float = 1.0
    #: Does not attack a side that has no miles yet or is clearly behind.
    spares_the_weak: bool = False
    #: The error in judging a play, as the standard deviation in points.
    misjudges: float = 0.0
    #: The same for the value of keeping a card.
    misjudges_hand: float = 0.0
    #: The largest share of a card's value that is overlooked when it is to be discarded; the value
    #: of a safety, and of the only Roll and the only remedy of a kind, is never overlooked.
    overlooks: float = 0.0

    @property
    def uses_chance(self) -> bool:
        """True if decisions depend on chance."""
        always = self.notices_coups == 1 and self.aggression == 1
        return not always or max(self.misjudges, self.misjudges_hand, self.overlooks) > 0


#: A player without weaknesses.
ALERT = Traits()


#: The hazard on top of the battle pile, by status.
_HAZARD_OF = {status: hazard for hazard, status in HAZARD_STATUS.items()}

#: The miles behind at which a side counts as weak.
_CLEARLY_BEHIND = 200


@dataclass(frozen=True, slots=True)
class Rival:
    """An opposing side."""

    side: int
    tableau: Tableau
    #: Miles to its target.
    room: int
    #: True if one distance card could complete its trip, rolling or not.
    one_card_away: bool
    #: The cards in its hands, and all cards that its seats have received.
    cards: int
    dealt: int
    #: Points in the match so far, and those on the table; the miles alone where races decide it.
    points: int


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that the value of a move depends on."""

    view: View
    traits: Traits
    #: With the points that count: none where races decide the match.
    rules: RuleSet
    own: Tableau
    rivals: tuple[Rival, ...]
    hand: Counts
    unseen: Counts
    total_unseen: int
    #: The unseen cards, and the discards that will be drawn again.
    to_come: Counts
    pile: int
    room: int
    #: Turns that the own side has left if nobody arrives before.
    turns_left: float
    #: The number of each distance card that the own side may still play.
    quota: Distances
    #: The average miles of a distance card that is played.
    a_card: float
    #: As those of a rival.
    points: int
    #: The top discard where it may be played instead of drawing: it is in no hand.
    on_top: Card | None

    @property
    def distances(self) -> Distances:
        """The distance cards in the hand."""
        return self.hand[: len(DISTANCES)]

    @property
    def side(self) -> int:
        """The own side."""
        assert self.view.side is not None, "a spectator has nothing to decide"
        return self.view.side

    @property
    def exact(self) -> bool:
        """True if a trip has to end exactly on its target."""
        return self.rules.finish == "exactly"

    @property
    def safety_moves(self) -> bool:
        """True if a safety that the own side plays now counts miles."""
        return safety_moves(self.own, self.rules, self.view.target)

    def arrives_with(self, card: Card) -> bool:
        """True if the miles of a card complete the trip."""
        return completes_trip(card, self.room, self.view.setup)

    def is_too_long(self, card: Card) -> bool:
        """True if a card goes too far for the present target."""
        longest = room_for_card(self.room, self.view.setup)
        return card in DISTANCES and self.rules.distances[card] > longest

    def may_not_follow(self, card: Card) -> bool:
        """True if the own side has played as many of a distance card as it may."""
        return not self.quota[card]

    def is_gone(self, card: Card) -> bool:
        """True if a card will not come any more: everybody has seen all of its kind.

        A discard can come back by being shuffled again, or on top of its pile.
        """
        on_pile = self.rules.play_top_discard and self.pile and card in self.view.discards
        return not (self.to_come[card] or on_pile)

    def rival(self, side: int) -> Rival:
        """The rival on a side."""
        return next(rival for rival in self.rivals if rival.side == side)

    def turns(self, room: int, without: Card | None = None, used: tuple[Card, ...] = ()) -> float:
        """Return the turns for some miles, with the hand as it is or without one card.

        `used` are cards that count as played.
        """
        hand = self.left_after(without)
        if not (self.traits.plans_arrival and self.exact):
            return turns_roughly(hand, room, self.rules.distances, self.a_card)
        return self.turns_with(self.playable(hand, used), room, self.supply)

    def turns_with(self, hand: Distances, room: int, supply: Distances) -> float:
        """Return the turns for some miles with cards of the hand and those to come.

        A Speed Limit is lifted first, or the trip goes on with the short ones alone.
        """
        turns = self._turns_undisturbed(hand, room, supply)
        if not self.own.limited:
            return turns
        short = [far <= self.rules.limit_miles for far in self.rules.distances]
        held, to_come = (tuple(map(mul, cards, short)) for cards in (hand, supply))
        slowly = self._turns_undisturbed(held, room, to_come)
        return min(turns + self._turns_limited(), slowly)

    def _turns_undisturbed(self, hand: Distances, room: int, supply: Distances) -> float:
        miles = self.rules.distances
        draws = draws_needed(supply, max(1, self.total_unseen), max(room, self.room), miles)
        return turns_needed(hand, room, miles, draws, self.a_card)

    def _turns_limited(self) -> float:
        """Return the turns until the own Speed Limit is lifted."""
        if self.hand[Card.RIGHT_OF_WAY]:
            return 0.0
        if self.hand[Card.END_OF_LIMIT]:
            return 1.0
        chance = self.per_draw(Card.END_OF_LIMIT) + self.per_draw(Card.RIGHT_OF_WAY)
        return 1 + 1 / chance if chance and self.pile else NEVER

    def left_after(self, card: Card | None) -> Distances:
        """Return the distance cards left in the hand after a card: all, if it was on top."""
        hand = list(self.distances)
        if card is not None and card is not self.on_top:
            hand[card] -= 1
        return tuple(hand)

    def playable(self, hand: Sequence[int], used: tuple[Card, ...] = ()) -> Distances:
        """Return the distance cards of a hand that may be played after some others."""
        return tuple(
            [min(n, self.quota[c] - used.count(c)) for c, n in zip(DISTANCES, hand, strict=True)]
        )

    def usual_miles(self, miles: int) -> float:
        """Return miles as those of the usual deck, by which weights are meant."""
        return miles * PLAYED / self.a_card

    @property
    def supply(self) -> Distances:
        """The distance cards that may still come, of kinds that the own side may still play."""
        unseen = zip(self.unseen, self.quota, strict=False)
        return tuple([n if self.pile and most else 0 for n, most in unseen])

    def hurry(self, weight: float) -> float:
        """A factor for the value of a turn, which rises towards the target."""
        return 1 + weight * self.own.miles / self.view.target

    def per_draw(self, card: Card) -> float:
        """Return the chance that the next unseen card is of a kind."""
        return self.unseen[card] / self.total_unseen if self.total_unseen else 0.0

    def chance_held(self, rival: Rival, card: Card, patience: float) -> float:
        """The chance that a rival holds an unseen card.

        A card that is always kept may be any that its holder has received, so it is likelier in a
        hand than by chance; `patience` is the chance that it is kept.
        """
        if not self.unseen[card]:
            return 0.0
        kept = rival.cards + patience * (rival.dealt - rival.cards)
        elsewhere = self.total_unseen - rival.cards
        return kept / (kept + elsewhere)


def situation_of(view: View, traits: Traits = ALERT) -> Situation:
    """Return the situation in a view, as a player with these traits sees it."""
    setup, side = view.setup, view.side
    assert side is not None, "a spectator has nothing to decide"
    own = view.tableaux[side]
    counts = unseen(view) if traits.counts_cards else unseen_unless_held(view)
    quota = _quota(own.distance, setup.rules)
    per_seat = view.draws_to_come / setup.seats
    seats_a_side = setup.seats // setup.sides
    return Situation(
        view=view,
        traits=traits,
        rules=as_scored(setup.rules),
        own=own,
        rivals=tuple(_rival(view, s) for s in range(setup.sides) if s != side),
        hand=counts_of(view.hand),
        unseen=counts,
        total_unseen=sum(counts),
        to_come=unseen_later(view) if traits.counts_cards else counts,
        pile=view.draw_pile,
        room=view.target - own.miles,
        turns_left=(per_seat + len(view.hand)) * seats_a_side,
        quota=quota,
        a_card=miles_a_card(setup.rules.distances, setup.rules.deck),
        points=_points(view, side),
        on_top=_on_top(view),
    )


def _on_top(view: View) -> Card | None:
    draws = view.phase is Phase.DRAW and view.setup.rules.play_top_discard
    return view.discards[-1] if draws and view.discards else None


def _quota(distance: Pile, rules: RuleSet) -> Distances:
    """Return how many of each distance card a side may still play."""
    quota = [MAX_COPIES] * len(DISTANCES)
    for card, most in rules.quotas:
        quota[card] = max(0, most - distance.count(card))
    return tuple(quota)


def _points(view: View, side: int) -> int:
    rules, tableau = view.setup.rules, view.tableaux[side]
    if rules.by_races:
        return tableau.miles
    safeties = len(tableau.safeties) * as_scored(rules).pts_safety
    coups = len(tableau.coups) * rules.pts_coup
    return view.match.points[side] + tableau.scored_miles + safeties + coups


def _rival(view: View, side: int) -> Rival:
    setup, tableau = view.setup, view.tableaux[side]
    seats = range(side, setup.seats, setup.sides)
    deck = sum(setup.rules.deck_for(setup.seats))
    room = view.target - tableau.miles
    return Rival(
        side=side,
        tableau=tableau,
        room=room,
        one_card_away=_is_one_card(room, tableau.limited, setup),
        cards=sum([view.hand_sizes[seat] for seat in seats]),
        dealt=(deck - view.draw_pile) * len(seats) // setup.seats,
        points=_points(view, side),
    )


def _is_one_card(room: int, limited: bool, setup: Setup) -> bool:
    """True if one distance card, allowed under a limit, could complete a trip."""
    rules = setup.rules
    allowed = [c for c in DISTANCES if not limited or rules.distances[c] <= rules.limit_miles]
    return any(completes_trip(card, room, setup) for card in allowed)


def is_weak(s: Situation, rival: Rival) -> bool:
    """True if a side has no miles, or is clearly behind in the race."""
    return not rival.tableau.distance or s.usual_miles(rival.room - s.room) >= _CLEARLY_BEHIND


def showing(tableau: Tableau) -> Card | None:
    """Return the hazard that stops a side, if any."""
    if tableau.status is Status.STOPPED:
        return Card.STOP
    return _HAZARD_OF.get(tableau.status)


def protected(tableau: Tableau, safety: Card) -> bool:
    """True if a side has played a safety."""
    return safety in tableau.safeties
