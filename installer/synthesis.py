"""Notes, noise and envelopes as lists of samples from -1 to 1."""

import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

#: Samples a second: everything up to 11 kHz, in half the size of a compact disc's.
RATE = 22_050
Samples = list[float]

#: Seconds of fading in and out, which prevents clicks.
FADE_IN, FADE_OUT = 0.004, 0.015
#: Seconds of the release of a note within a sound.
RELEASE = 0.03
#: Full scale of 16 bits, and the highest peak: 3.5 dB below it.
FULL_SCALE, PEAK = 32_767, 0.66
#: Seconds; the loudness of a sound is that of its loudest moment of this length. In EBU R 128 a
#: moment takes 0.4 s, longer than most of the sounds.
MOMENT = 0.1
#: The filters of ITU-R BS.1770 that weight a sound as the ear does: a shelf for what is high, and
#: none of what is low. Pitch in Hz, quality, and how much is gained in dB.
SHELF, SHELF_QUALITY, GAIN = 1681.97, 0.7072, 4.0
LOWEST, LOWEST_QUALITY = 38.14, 0.5003
#: An ending quieter than this share of the highest peak (50 dB below) is cut off.
SILENT = 0.003

#: The overtones of instruments: how many times the pitch, how strong, and how much faster than the
#: keynote each dies away.
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.22, 4.0), (9.2, 0.05, 9.0))
BELL = ((1.0, 1.0, 1.0), (2.0, 0.45, 1.4), (3.01, 0.25, 2.2), (4.17, 0.12, 3.5))
HORN = ((1.0, 1.0, 1.0), (2.0, 0.62, 1.0), (3.0, 0.42, 1.1), (4.0, 0.25, 1.3), (5.0, 0.14, 1.6))
MOTOR = ((1.0, 1.0, 1.0), (2.0, 0.55, 1.0), (3.0, 0.35, 1.0), (4.0, 0.22, 1.0), (6.0, 0.1, 1.0))

Overtones = Sequence[tuple[float, float, float]]


def semitones(pitch: float, steps: float) -> float:
    """Return a pitch raised by semitones, in Hz."""
    return pitch * math.pow(2.0, steps / 12)


def note(
    pitch: float,
    seconds: float,
    overtones: Overtones = MARIMBA,
    dies_in: float = 0.12,
    attack: float = 0.004,
) -> Samples:
    """A struck or blown note: `pitch` in Hz, `dies_in` seconds to a third of its strength."""
    samples = [0.0] * round(seconds * RATE)
    for times, strength, faster in overtones:
        if pitch * times >= RATE / 2:
            continue
        step = math.tau * pitch * times / RATE
        fall = math.exp(-faster / (dies_in * RATE))
        level = strength
        for i in range(len(samples)):
            samples[i] += level * math.sin(step * i)
            level *= fall
    return _rounded(samples, attack, RELEASE)


def glide(
    pitch: Callable[[float], float],
    seconds: float,
    overtones: Overtones = MOTOR,
    strength: Callable[[float], float] = lambda _share: 1.0,
) -> Samples:
    """A note whose pitch (Hz) and strength are functions of its progress from 0 to 1."""
    samples, phase = [], 0.0
    count = round(seconds * RATE)
    for i in range(count):
        share = i / count
        phase += math.tau * pitch(share) / RATE
        tone = sum(part * math.sin(times * phase) for times, part, _ in overtones)
        samples.append(strength(share) * tone)
    return samples


def noise(
    chance: random.Random,
    seconds: float,
    pitch: Callable[[float], float],
    strength: Callable[[float], float],
    width: float = 1.0,
) -> Samples:
    """Noise round a pitch in Hz, wider for a larger `width`: paper, air, gravel."""
    count = round(seconds * RATE)
    samples = [chance.uniform(-1, 1) for _ in range(count)]
    # Twice, to suppress hiss far from the pitch.
    for _ in range(2):
        samples = _filtered(samples, pitch, width)
    return [strength(i / count) * sample for i, sample in enumerate(samples)]


def _filtered(samples: Samples, pitch: Callable[[float], float], width: float) -> Samples:
    """Return the samples filtered around a pitch."""
    # A state variable filter, after H. Chamberlin, "Musical Applications of Microprocessors"; it
    # is stable up to a sixth of the rate.
    passed, low, band = [], 0.0, 0.0
    for i, sample in enumerate(samples):
        tuning = 2 * math.sin(math.pi * min(pitch(i / len(samples)), RATE / 6.5) / RATE)
        low += tuning * band
        band += tuning * (sample - low - width * band)
        passed.append(width * band)
    return passed


def fall(steepness: float) -> Callable[[float], float]:
    """Return an envelope that decays."""
    return lambda share: math.exp(-steepness * share)


def swell(peak: float = 0.35) -> Callable[[float], float]:
    """Return an envelope that rises and falls, with its peak at this share of the time."""
    return lambda share: math.sin(
        math.pi / 2 * (share / peak if share < peak else 1 + (share - peak) / (1 - peak))
    )


def between(start: float, end: float) -> Callable[[float], float]:
    """Return a linear change of pitch."""
    return lambda share: start * (end / start) ** share


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix sounds, given with their start in seconds and their strength."""
    length = max(round(begin * RATE) + len(samples) for begin, _, samples in parts)
    mix = [0.0] * length
    for begin, strength, samples in parts:
        first = round(begin * RATE)
        for i, sample in enumerate(samples, first):
            mix[i] += strength * sample
    return mix


def finished(samples: Samples, wanted: float) -> Samples:
    """Remove clicks and set the loudness in LUFS."""
    faded = _rounded(_without_silence(samples), FADE_IN, FADE_OUT)
    for _ in range(2):  # the limit takes some of it
        louder = 10 ** ((wanted - loudness(faded)) / 20)
        faded = [_softly_limited(sample * louder) for sample in faded]
    return faded


def loudness(samples: Samples) -> float:
    """Return the loudness of the loudest moment in LUFS, the unit of EBU R 128."""
    length = round(MOMENT * RATE)
    heard = [sample * sample for sample in _weighted(samples)]
    starts = range(0, max(len(heard) - length, 0) + 1, length // 4)
    return 10 * math.log10(max(sum(heard[at : at + length]) for at in starts) / length) - 0.691


def _weighted(samples: Samples) -> Samples:
    """Weight a sound as the ear does."""
    high = 10 ** (GAIN / 20)
    middle = math.sqrt(high)
    tuned, low = (math.tan(math.pi * pitch / RATE) for pitch in (SHELF, LOWEST))
    damped = tuned / SHELF_QUALITY
    shelf = (
        high + middle * damped + tuned**2,
        2 * (tuned**2 - high),
        high - middle * damped + tuned**2,
    )
    scale = 1 + damped + tuned**2
    raised = _two_poles(samples, [part / scale for part in shelf], tuned, SHELF_QUALITY)
    return _two_poles(raised, (1.0, -2.0, 1.0), low, LOWEST_QUALITY)


def _two_poles(samples: Samples, zeros: Sequence[float], tuned: float, quality: float) -> Samples:
    """Filter with these coefficients, and poles at a pitch given as its tangent."""
    scale = 1 + tuned / quality + tuned**2
    one, two = 2 * (tuned**2 - 1) / scale, (1 - tuned / quality + tuned**2) / scale
    passed, before, earlier = [], 0.0, 0.0
    for sample in samples:
        now = sample - one * before - two * earlier
        passed.append(zeros[0] * now + zeros[1] * before + zeros[2] * earlier)
        before, earlier = now, before
    return passed


def write(samples: Sequence[float], path: Path) -> None:
    """Write a sound with 16 bits and one channel."""
    numbers = [round(sample * FULL_SCALE) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def _rounded(samples: Samples, attack: float, release: float) -> Samples:
    """Fade in and out within these seconds."""
    last = len(samples) - 1
    into, out = attack * RATE, release * RATE
    return [s * min(i / into, (last - i) / out, 1.0) for i, s in enumerate(samples)]


def _without_silence(samples: Samples) -> Samples:
    heard = SILENT * max(map(abs, samples))
    last = max(i for i, sample in enumerate(samples) if abs(sample) > heard)
    return samples[: last + 1]


def _softly_limited(sample: float) -> float:
    """Limit a sample smoothly: hard clipping would sound harsh."""
    return PEAK * math.tanh(sample / PEAK)
