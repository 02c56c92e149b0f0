"""Compares pictures with references pixel by pixel, and shows the differences."""

import struct
import zlib
from dataclasses import dataclass
from functools import reduce
from operator import or_
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

REFERENCES = Path(__file__).parent / "reference"
RENEW = "pytest tests/pictures --update-shots"
# References lack the lowest bits of each channel, which would take a third of their size.
KEPT_BITS = bytes(min(round(value / 4) * 4, 255) for value in range(256))
#: Largest difference of a channel, of 255: versions of FreeType smooth edges differently.
NEAR = 24
_FAR = bytes(value > NEAR for value in range(256))
#: Largest share of pixels with greater differences in the picture, and in any square of it, which
#: finds small differences, such as a word.
MOST_OF_ALL, MOST_OF_SQUARE = 0.005, 0.15
SQUARE = 24  # pixels


@dataclass(frozen=True)
class Difference:
    """The pixels that clearly differ, and their shares from 0 to 1."""

    mask: QImage
    of_all: float
    of_worst_square: float

    @property
    def small(self) -> bool:
        """True if the font renderer of another computer could be the reason."""
        return self.of_all <= MOST_OF_ALL and self.of_worst_square <= MOST_OF_SQUARE


def difference(one: QImage, other: QImage) -> Difference:
    """Compare two pictures of the same size."""
    both = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    far = bytes(both.constBits()).translate(_FAR)
    channels = (int.from_bytes(far[channel::4], "big") for channel in range(3))
    # One byte for every pixel, 1 if any of its channels differs.
    wrong = reduce(or_, channels).to_bytes(len(far) // 4, "big")
    width, height = both.width(), both.height()
    grey = QImage(
        wrong.translate(bytes([0, 255, *[0] * 254])),
        width, height, width, QImage.Format.Format_Grayscale8,
    )  # fmt: skip
    rows = [wrong[y * width : (y + 1) * width] for y in range(height)]
    worst = 0
    for top in range(0, height, SQUARE):
        strip = rows[top : top + SQUARE]
        if any(map(any, strip)):
            for left in range(0, width, SQUARE):
                worst = max(worst, sum(sum(row[left : left + SQUARE]) for row in strip))
    return Difference(grey.copy(), sum(wrong) / len(wrong), worst / SQUARE**2)


def renew(name: str, picture: QImage, folder: Path = REFERENCES) -> None:
    """Save a picture as the reference, unless that is equal."""
    file = folder / f"{name}.png"
    data = _png(picture.convertToFormat(QImage.Format.Format_RGB888))
    if not file.exists() or file.read_bytes() != data:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def _png(picture: QImage) -> bytes:
    """Return an RGB888 picture as PNG, a fifth smaller than Qt's, which filters flat colours."""
    width, height, stride = picture.width(), picture.height(), picture.bytesPerLine()
    data = bytes(picture.constBits()).translate(KEPT_BITS)
    rows = (data[y * stride : y * stride + 3 * width] for y in range(height))
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", packed), (b"IEND", b""))
    parts = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def check(name: str, picture: QImage, results: Path, folder: Path = REFERENCES) -> None:
    """Compare a picture with its reference; write both and the difference to `results`."""
    file = folder / f"{name}.png"
    assert file.exists(), f"there is no reference {file.name}; make it: {RENEW}"
    reference = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32)
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    said = ""
    if reference.size() != picture.size():
        said = f"is {picture.size().toTuple()} instead of {reference.size().toTuple()} pixels large"
    else:
        found = difference(reference, picture)
        if not found.small:
            said = (
                f"differs in {found.of_all:.2%} of its pixels, "
                f"in {found.of_worst_square:.0%} of the worst square"
            )
            _save(found.mask, results, f"{name}-difference")
    if said:
        _save(picture, results, f"{name}-actual")
        _save(reference, results, f"{name}-reference")
        message = f"{name} {said}; see {results}. If it is meant to be so: {RENEW}"
        raise AssertionError(message)


def _save(picture: QImage, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    picture.copy(QRect(0, 0, picture.width(), picture.height())).save(str(folder / f"{name}.png"))
