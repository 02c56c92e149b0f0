"""Makes the sounds of the game: `python installer/sounds.py` writes resources/sounds/*.wav.

Every sound is computed, not recorded, and always the same. All are in C major, so that they can
sound together; noises are soft, and notes stand for what matters.
"""

import random
from collections.abc import Callable
from pathlib import Path

from synthesis import (
    BELL,
    HORN,
    MARIMBA,
    MOTOR,
    Samples,
    between,
    fall,
    finished,
    glide,
    mixed,
    noise,
    note,
    semitones,
    swell,
    write,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

#: Loudness in LUFS of moves, news and victories: none frightens after another.
SOFT, PLAIN, GRAND = -21.5, -20.5, -19.0

C3, C4, C5, C6 = 130.81, 261.63, 523.25, 1046.5
#: Semitones above C.
D, E, F, G, A = 2, 4, 5, 7, 9
#: The call of the game, in semitones above the second C: it rises at a coup fourré, an arrival and
#: a victory, and falls when others win.
CALL = (G - 12, 0, E)

#: The notes of each distance and their length in seconds: the farther, the higher.
DRIVES = {
    25: (semitones(C3, 0), semitones(C3, E), 0.17),
    50: (semitones(C3, E), semitones(C3, G), 0.17),
    75: (semitones(C3, G), C4, 0.17),
    100: (C4, semitones(C4, E), 0.19),
    200: (semitones(C4, E), semitones(C4, 12), 0.26),
}


def slide(chance: random.Random, seconds: float, pitch: float) -> Samples:
    """A card over felt."""
    way = between(pitch * 0.7, pitch * 1.3)
    return noise(chance, seconds, way, swell(0.4), width=0.9)


def tap(chance: random.Random) -> Samples:
    """A card comes to rest."""
    felt = noise(chance, 0.05, between(900, 500), fall(7), width=1.2)
    return mixed((0, 0.7, felt), (0, 0.5, note(150, 0.06, ((1, 1, 1),), 0.012)))


def deal(chance: random.Random) -> Samples:
    """A few cards, quickly one after the other."""
    cards = [(0.075 * i, 0.8, slide(chance, 0.085, 1500 + 120 * i)) for i in range(6)]
    return mixed(*cards, (0.47, 1.0, tap(chance)))


def draw(chance: random.Random) -> Samples:
    """A card from the pile."""
    return slide(chance, 0.15, 1700)


def discard(chance: random.Random) -> Samples:
    """A card is thrown away: lower, and it comes to rest."""
    return mixed((0, 0.9, slide(chance, 0.13, 1100)), (0.1, 1.0, tap(chance)))


def drive(miles: int) -> Callable[[random.Random], Samples]:
    """Two notes upwards, sung by a motor."""
    low, high, seconds = DRIVES[miles]

    def make(_chance: random.Random) -> Samples:
        def sing(pitch: float) -> Samples:
            return glide(between(pitch * 0.97, pitch * 1.01), seconds, MOTOR, swell(0.25))

        bells = (0.01, 0.5, note(high * 2, seconds * 1.4, MARIMBA, 0.1))
        return mixed((0, 0.6, sing(low)), (seconds * 0.72, 0.6, sing(high)), bells)

    return make


def stop(_chance: random.Random) -> Samples:
    """Two dull notes downwards, and no more."""
    first = note(semitones(C4, E), 0.2, HORN, 0.09)
    second = note(semitones(C4, 0), 0.32, HORN, 0.13)
    return mixed((0, 0.8, first), (0.15, 1.0, second))


def speed_limit(_chance: random.Random) -> Samples:
    """The whistle of a policeman, two short blows."""

    def blow(seconds: float) -> Samples:
        pea = seconds * 34  # its pea goes round so often

        def pitch(share: float) -> float:
            wobble = (share * pea) % 1.0
            return semitones(C6, E) * (1.0 + 0.035 * abs(2 * wobble - 1))

        return glide(pitch, seconds, ((1, 1, 1), (2, 0.12, 1)), swell(0.2))

    return mixed((0, 0.7, blow(0.11)), (0.15, 0.9, blow(0.22)))


def accident(chance: random.Random) -> Samples:
    """Tin and glass, softly: nobody is hurt."""
    thump = note(105, 0.25, ((1, 1, 1), (1.6, 0.6, 2)), 0.06)
    crash = noise(chance, 0.3, between(1800, 500), fall(5), width=1.4)
    clinks = [
        (0.08 + 0.07 * i, 0.22, note(pitch, 0.25, BELL, 0.05))
        for i, pitch in enumerate((2093.0, 1661.2, 1318.5))
    ]
    return mixed((0, 1.2, thump), (0, 1.6, crash), *clinks)


def out_of_gas(_chance: random.Random) -> Samples:
    """A motor sputters, slower and lower, and gives up."""
    beats = (0.0, 0.09, 0.19, 0.31, 0.45)
    pulses = [
        (
            begin,
            1.0 - 0.13 * i,
            glide(between(190 - 15 * i, 130 - 14 * i), 0.085, MOTOR, swell(0.2)),
        )
        for i, begin in enumerate(beats)
    ]
    return mixed(*pulses)


def flat_tire(chance: random.Random) -> Samples:
    """A little bang, and the air goes out."""
    bang = noise(chance, 0.05, between(700, 300), fall(5), width=1.2)
    hiss = noise(chance, 0.5, between(2900, 1500), fall(3.2), width=0.9)
    return mixed((0, 1.4, bang), (0.03, 0.9, hiss))


def repair(chance: random.Random) -> Samples:
    """A ratchet, and a chime: it runs again."""
    clicks = [
        (0.05 * i, 1.1, noise(chance, 0.03, between(2200, 1500), fall(5), width=0.7))
        for i in range(5)
    ]
    chime = note(semitones(C5, G), 0.35, BELL, 0.1)
    return mixed(*clicks, (0.22, 0.35, note(C5, 0.3, BELL, 0.09)), (0.3, 0.4, chime))


def roll(_chance: random.Random) -> Samples:
    """The motor starts, and the light is green."""
    start = glide(between(85, 190), 0.28, MOTOR, swell(0.7))
    green = note(semitones(C5, G), 0.3, MARIMBA, 0.12)
    return mixed((0, 0.5, start), (0.16, 0.5, note(C5, 0.25, MARIMBA, 0.1)), (0.25, 0.6, green))


def end_of_limit(_chance: random.Random) -> Samples:
    """Three quick notes upwards: free road."""
    return arpeggio((C5, semitones(C5, D), semitones(C5, G)), 0.07, 0.22, MARIMBA, 0.09)


def safety(_chance: random.Random) -> Samples:
    """A warm chord, spread."""
    pitches = (C4, semitones(C4, G), semitones(C5, E), semitones(C5, A))
    return arpeggio(pitches, 0.055, 0.45, BELL, 0.16)


def coup(_chance: random.Random) -> Samples:
    """The call, its last note held and shining."""
    first, second, third = CALL
    held = glide(
        lambda share: semitones(C5, third) * (1 + 0.004 * (share > 0.3)), 0.5, HORN, swell(0.12)
    )
    shine = arpeggio((C6, semitones(C6, E), semitones(C6, G)), 0.06, 0.4, BELL, 0.12)
    return mixed(
        (0, 0.8, blown(first)), (0.12, 0.8, blown(second)), (0.24, 0.62, held), (0.3, 0.16, shine)
    )


def extension(_chance: random.Random) -> Samples:
    """Upwards, and left open: the road goes on."""
    pitches = (semitones(C4, G), semitones(C5, D), semitones(C5, G))
    return arpeggio(pitches, 0.11, 0.32, MARIMBA, 0.14)


def race_won(_chance: random.Random) -> Samples:
    """The call, and a bell on top."""
    return mixed((0, 1, called(CALL, 0.12)), (0.36, 0.8, note(C6, 0.5, BELL, 0.2)))


def race_over(_chance: random.Random) -> Samples:
    """Somebody else is there first: the call falls."""
    return called(CALL[::-1], 0.14)


def match_won(chance: random.Random) -> Samples:
    """The call, twice, with the chord of a victory."""
    calls = [
        (begin + 0.12 * i, 0.7, blown(up)) for begin in (0.0, 0.42) for i, up in enumerate(CALL)
    ]
    chord = [
        (0.76, 0.42, note(pitch, 0.6, HORN, 0.3, 0.015))
        for pitch in (C4, semitones(C4, G), semitones(C5, E), semitones(C5, G))
    ]
    bells = arpeggio((C6, semitones(C6, E), semitones(C6, G)), 0.08, 0.5, BELL, 0.16)
    air = noise(chance, 0.6, between(2500, 3300), swell(0.2), width=1.0)
    return mixed(*calls, *chord, (0.8, 0.2, bells), (0.78, 0.03, air))


def match_over(_chance: random.Random) -> Samples:
    """The match is over and somebody else has won: the call falls, to a friendly close."""
    chord = [
        (0.46, 0.5, note(pitch, 0.6, MARIMBA, 0.25))
        for pitch in (C4, semitones(C4, E), semitones(C4, G))
    ]
    return mixed((0, 0.7, called(CALL[::-1], 0.15)), *chord)


def blown(up: float) -> Samples:
    """A note of the call by a horn, so many semitones above the second C."""
    return note(semitones(C5, up), 0.13, HORN, 0.2, attack=0.012)


def called(notes: tuple[float, ...], step: float) -> Samples:
    """The call, or its notes in another order, on a marimba."""
    return arpeggio(tuple(semitones(C5, up) for up in notes), step, 0.36, MARIMBA, 0.16)


def turn(_chance: random.Random) -> Samples:
    """Two gentle notes: whenever you like."""
    return arpeggio((semitones(C5, E), semitones(C5, A)), 0.15, 0.4, MARIMBA, 0.16)


def chat(_chance: random.Random) -> Samples:
    """A drop: somebody has said something."""
    drop = glide(between(620, 900), 0.07, ((1, 1, 1),), swell(0.3))
    return mixed((0, 0.7, drop), (0.05, 0.5, note(semitones(C5, A), 0.2, MARIMBA, 0.06)))


def knock(chance: random.Random) -> Samples:
    """Somebody at the door."""
    wood = mixed((0, 1, note(190, 0.1, ((1, 1, 1), (2.3, 0.5, 2)), 0.02)), (0, 0.5, tap(chance)))
    return mixed((0, 1, wood), (0.16, 0.9, wood))


def refused(_chance: random.Random) -> Samples:
    """No, said kindly."""
    return arpeggio((semitones(C3, A), semitones(C3, 8)), 0.08, 0.14, HORN, 0.05)


def arpeggio(
    pitches: tuple[float, ...],
    step: float,
    seconds: float,
    overtones: tuple[tuple[float, float, float], ...],
    dies_in: float,
) -> Samples:
    """Notes one after the other, each sounding on under the next."""
    notes = [note(pitch, seconds, overtones, dies_in) for pitch in pitches]
    return mixed(*((step * i, 0.8, sound) for i, sound in enumerate(notes)))


SOUNDS: dict[str, tuple[Callable[[random.Random], Samples], float]] = {
    "deal": (deal, SOFT),
    "draw": (draw, SOFT),
    "discard": (discard, SOFT),
    **{f"distance-{miles}": (drive(miles), PLAIN) for miles in DRIVES},
    "stop": (stop, PLAIN),
    "speed-limit": (speed_limit, PLAIN),
    "accident": (accident, PLAIN),
    "out-of-gas": (out_of_gas, PLAIN),
    "flat-tire": (flat_tire, PLAIN),
    "repair": (repair, PLAIN),
    "roll": (roll, PLAIN),
    "end-of-limit": (end_of_limit, PLAIN),
    "safety": (safety, PLAIN),
    "coup": (coup, GRAND),
    "extension": (extension, PLAIN),
    "race-won": (race_won, GRAND),
    "race-over": (race_over, PLAIN),
    "match-won": (match_won, GRAND),
    "match-over": (match_over, PLAIN),
    "turn": (turn, PLAIN),
    "chat": (chat, PLAIN),
    "knock": (knock, PLAIN),
    "refused": (refused, PLAIN),
}


def made(name: str) -> Samples:
    """The samples of a sound, the same every time."""
    make, loud = SOUNDS[name]
    return finished(make(random.Random(name)), loud)


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        write(made(name), FOLDER / f"{name}.wav")


if __name__ == "__main__":
    main()
