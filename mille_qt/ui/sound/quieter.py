"""Copies of sounds at another strength: not every player of the system has a volume."""

import logging
import sys
import wave
from array import array
from pathlib import Path

from mille_qt.ui.paths import cache_folder

_LOG = logging.getLogger(__name__)

#: The samples of all sounds: 16 bits.
_SAMPLE_BYTES = 2


def quieter_copy(file: Path, strength: float) -> Path | None:
    """The file with its samples at this strength, 0 to 1: the file itself, or a copy that is kept.

    None where no copy can be written: better not heard than too loud.
    """
    percent = round(strength * 100)
    if percent >= 100:
        return file
    copy = cache_folder() / "sounds" / f"{file.stem}-{percent}.wav"
    if copy.exists():
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
    # Beside its place first: another program must not play half of it.
    half = copy.with_suffix(".part")
    with wave.open(str(half), "wb") as write:
        write.setparams(head)
        write.writeframes(scaled.tobytes())
    half.replace(copy)


def _little_endian(samples: "array[int]") -> None:
    """Between the order of bytes in a file and this computer's."""
    if sys.byteorder == "big":
        samples.byteswap()
