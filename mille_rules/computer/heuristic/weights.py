"""The weights of the sensible player in points of the score, each with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Points; found by playing many races with one of them changed."""

    #: A turn gained on the way to the target; less than a rival's, for hazards hold both up anyway.
    turn: float = 27.0
    #: The factor by which a turn is worth more at the very end than at the start.
    hurry: float = 1.0
    #: A mile now, beside the turns that it saves.
    mile: float = 0.59
    #: The first distance of a race escapes a shutout: the share of its points that this is worth
    #: when a rival has all but arrived; it falls off with the square of the miles.
    escape: float = 1.0
    #: The first 200 gives up the safe trip's 300 points, but few trips are completed without one.
    safe_trip: float = 35.0
    #: The same once so few turns are left that the safe trip is within reach.
    safe_trip_near: float = 70.0
    #: Repairing what stops the own side, for each turn that it gets nearer to moving.
    repair: float = 150.0
    #: Starting again with a Roll.
    roll: float = 180.0
    #: Lifting the own Speed Limit, with the whole way still to go.
    end_of_limit: float = 100.0
    #: A turn that the rival loses.
    delay: float = 70.0
    #: A Speed Limit on a rival with the whole way still to go.
    limit: float = 65.0
    #: The loss by a rival's coup fourré: 300 points, its safety played in time, and a turn.
    coup_feared: float = 245.0
    #: Holding up a side that has not gone a mile: it may stay shut out.
    shut_out: float = 60.0
    #: The chance that a rival keeps its safeties in the hand.
    patience: float = 0.3
    #: The increase of an attack's value against a side that has nearly arrived.
    near: float = 0.46
    #: An attack on a side that could arrive with its next card.
    arrival: float = 120.0
    #: The increase of an attack's value against a side that leads the match by half the target.
    lead: float = 0.3
    #: The share of an attack's value left if the other rival may arrive and shut the side out.
    shut_out_by_other: float = 0.3
    #: The likelihood that a card in a rival's hand is the remedy, relative to other unseen cards.
    hoarding: float = 0.68
    #: The chance that one hazard still out is ever played against a side that holds its safety.
    coup_each: float = 0.21
    #: A turn saved where a safety frees the side.
    freed: float = 120.0
    #: The place in the hand that a kept safety takes.
    place: float = 30.0
    #: Keeping what repairs the side now.
    needed_now: float = 300.0
    #: Keeping the one Roll.
    keep_roll: float = 90.0
    #: Keeping the only remedy for a hazard that is still out in numbers.
    keep_remedy: float = 155.0
    #: Keeping the only End of Limit while Speed Limits are out.
    keep_end_of_limit: float = 160.0
    #: Each further copy is worth this much of the one before it.
    another_roll: float = 0.6
    another_remedy: float = 0.3
    #: Keeping a hazard that can still be played against somebody.
    keep_hazard: float = 200.0
    keep_limit: float = 60.0
    another_hazard: float = 0.47
    #: Keeping a distance: a share of the turns that the trip would take longer without it.
    keep_distance: float = 0.8
    #: The same while the side is held up, as a factor: others come before it can move again.
    held_up: float = 0.8
    #: And of its miles.
    keep_mile: float = 0.15
    #: Keeping the one card that completes the trip.
    finisher: float = 100.0
    # Extensions, from 5,800 trips completed with two seats: the races were played on with and
    # without one, with the same cards.
    #: The extension where nothing speaks for or against it.
    extension: float = 145.0
    #: Each turn that is left beyond those that it takes.
    extension_turn: float = 18.0
    #: An extended trip that is not completed: it loses the points for the trip as well.
    extension_failed: float = 600.0
    #: Each hazard that the rivals are likely to play against it.
    extension_hazard: float = 145.0
    #: Each hazard in the hand, to hold a rival up meanwhile.
    extension_attack: float = 54.0
    #: A rival that rolls, and each of its safeties: it may arrive first.
    extension_rolling: float = 300.0
    extension_safety: float = 128.0
    #: The share of the shutout's points that is lost by going on.
    extension_shutout: float = 0.62
