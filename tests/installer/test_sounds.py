"""The sounds are those that the script makes, and pleasant to hear as far as figures can tell."""

import math
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

import sounds
import synthesis
from tests.examples import each

FILES = {path.stem: path for path in sounds.FOLDER.glob("*.wav")}
ALL_BYTES = 600_000
PEAK = 10 ** (-3 / 20)  # 3 dB below full scale
#: Of full scale: 40 dB below it, from there on silence would be heard as a click.
NO_CLICK = 0.01
#: Seconds: only the end of a race or a match takes longer.
SHORT, LONG = 0.9, 1.5


def samples_of(path: Path) -> list[float]:
    """A sound as it is in its file."""
    with wave.open(str(path), "rb") as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        assert file.getframerate() == synthesis.RATE
        data = array("h", file.readframes(file.getnframes()))
    return [sample / synthesis.FULL_SCALE for sample in data]


def test_the_sound_files_are_those_of_the_script() -> None:
    assert set(FILES) == set(sounds.SOUNDS)
    assert sum(path.stat().st_size for path in FILES.values()) < ALL_BYTES


@pytest.mark.slow
@each("name", sounds.SOUNDS)
def test_a_sound_file_equals_the_output_of_the_script(name: str) -> None:
    kept, made = samples_of(FILES[name]), sounds.made(name)
    assert len(kept) == len(made)
    # Another computer's sine may round the last bit otherwise.
    last_bit = 1.5 / synthesis.FULL_SCALE
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= last_bit


@each("name", sounds.SOUNDS)
def test_a_sound_is_short_and_neither_clicks_nor_is_too_loud(name: str) -> None:
    samples = samples_of(FILES[name])
    assert len(samples) / synthesis.RATE <= (LONG if name.startswith("match") else SHORT)
    assert max(map(abs, samples)) <= PEAK
    assert max(abs(samples[0]), abs(samples[-1])) < NO_CLICK
    assert abs(sum(samples) / len(samples)) < NO_CLICK


def test_no_sound_frightens_after_another() -> None:
    loud = [synthesis.loudness(samples_of(path)) for path in FILES.values()]
    assert max(loud) - min(loud) <= 3.0, "in LU, of EBU R 128"


def test_loudness_is_that_of_the_standard() -> None:
    # By ITU-R BS.1770, 997 Hz at full scale on one channel is -3.01 LUFS; 100 Hz is quieter.
    keynote, bass = (
        [math.sin(math.tau * pitch * i / synthesis.RATE) for i in range(synthesis.RATE)]
        for pitch in (997, 100)
    )
    assert abs(synthesis.loudness(keynote) + 3.01) < 0.1
    assert -6.0 < synthesis.loudness(bass) < -4.0


def pitch(samples: list[float]) -> float:
    """Return how often per second the samples change their sign."""
    turns = sum((a < 0) != (b < 0) for a, b in pairwise(samples))
    return turns * synthesis.RATE / len(samples)


@each(
    "name, rises", [("coup", True), ("race-won", True), ("race-over", False), ("match-over", False)]
)
def test_the_call_of_great_moments_rises_and_falls_when_others_win(name: str, rises: bool) -> None:
    samples = samples_of(FILES[name])
    first, last = (
        samples[round(at * synthesis.RATE) :][: round(0.08 * synthesis.RATE)] for at in (0.02, 0.31)
    )
    assert (pitch(last) > 1.2 * pitch(first)) is rises
    assert (pitch(first) > 1.2 * pitch(last)) is not rises


def test_the_farther_one_drives_the_higher_it_sounds() -> None:
    pitches = [pitch(samples_of(FILES[f"distance-{miles}"])) for miles in (25, 50, 75, 100, 200)]
    assert pitches == sorted(pitches)
    assert len(set(pitches)) == len(pitches)
