"""Quieter copies of sounds, for players without volume control."""

import logging
import sys
import wave
from array import array
from pathlib import Path

from mille_qt.ui.paths import cache_folder, certainly_exists

_LOG = logging.getLogger(__name__)

#: Bytes of a sample: all sounds have 16 bits.
_SAMPLE_BYTES = 2


def quieter_copy(file: Path, strength: float) -> Path | None:
    """Return the file at an amplitude from 0 to 1: itself, or a cached copy.

    None where no copy can be written: better not heard than too loud.
    """
    percent = round(strength * 100)
    if percent >= 100:
        return file
    copy = cache_folder() / "sounds" / f"{file.stem}-{percent}.wav"
    if certainly_exists(copy):
        return copy
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        _write_scaled(file, percent / 100, copy)
    except OSError as error:
        _LOG.info("%s cannot be written: %s", copy, error)
        return None
    return copy


def _write_scaled(file: Path, strength: float, copy: Path) -> None:
    with wave.open(str(file), "rb") as read:
        head, data = read.getparams(), read.readframes(read.getnframes())
    if head.sampwidth != _SAMPLE_BYTES:
        raise ValueError(f"{file} has not 16 bits")
    samples = array("h", data)
    _little_endian(samples)
    scaled = array("h", (round(sample * strength) for sample in samples))
    _little_endian(scaled)
    # Written under another name first: no program must play half a file.
    half = copy.with_suffix(".part")
    with wave.open(str(half), "wb") as write:
        write.setparams(head)
        write.writeframes(scaled.tobytes())
    half.replace(copy)


def _little_endian(samples: "array[int]") -> None:
    """Convert between little endian and this computer's byte order."""
    if sys.byteorder == "big":
        samples.byteswap()
