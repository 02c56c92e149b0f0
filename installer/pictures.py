"""Icons in all sizes and formats, rendered from the SVG files by Qt.

Run with a Python that has Qt: `python pictures.py FOLDER`.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
ICONS, CARDS = RESOURCES / "icons", RESOURCES / "cards"
#: The sizes of a desktop's icons, in pixels.
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
#: Sizes in an icon file for Windows.
ICO_SIZES = (16, 24, 32, 48, 64, 256)
#: Sizes in an icon file for macOS, by type.
ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}

#: Width and height of the picture in the installer for Windows, and cards in it: where, and how far
#: turned.
SETUP_SIZE = (164, 314)
SETUP_CARDS = (("right-of-way", 54, 92, -14), ("roll", 82, 84, 0), ("100", 112, 92, 14))


def png(drawing: Path, size: int) -> bytes:
    """Render a drawing as a PNG with this width and height in pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return _encoded(image, "PNG")


def setup_picture() -> bytes:
    """Return the picture beside the last page of the installer for Windows, as a BMP file."""
    image = QImage(*SETUP_SIZE, QImage.Format.Format_RGB888)
    image.fill(QColor("#f7ebd3"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for name, x, y, angle in SETUP_CARDS:
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        QSvgRenderer(str(CARDS / f"{name}.svg")).render(painter, QRectF(-42, -60, 84, 120))
        painter.restore()
    QSvgRenderer(str(ICONS / "mille.svg")).render(painter, QRectF(34, 206, 96, 96))
    painter.end()
    return _encoded(image, "BMP")


def _encoded(image: QImage, kind: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(data.data())


def ico(drawing: Path) -> bytes:
    """Return an icon file for Windows with all sizes."""
    pictures = [(size, png(drawing, size)) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for size, data in pictures:
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(data for _, data in pictures)


def icns(drawing: Path) -> bytes:
    """Return an icon file for macOS with all sizes."""
    body = b""
    for name, size in ICNS_SIZES.items():
        data = png(drawing, size)
        body += name + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path) -> None:
    """Write an icon theme for Linux, and icon files for Windows and macOS."""
    program, record = ICONS / "mille.svg", ICONS / "mille-record.svg"
    for drawing, group, name in (
        (program, "apps", "mille"),
        (record, "mimetypes", "application-x-mille"),
    ):
        for size in SIZES:
            path = folder / "hicolor" / f"{size}x{size}" / group / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(png(drawing, size))
        path = folder / "hicolor" / "scalable" / group / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(drawing.read_bytes())
    (folder / "mille.ico").write_bytes(ico(program))
    (folder / "mille-record.ico").write_bytes(ico(record))
    (folder / "setup.bmp").write_bytes(setup_picture())
    (folder / "mille.icns").write_bytes(icns(program))


if __name__ == "__main__":
    app = QGuiApplication([])
    write(Path(sys.argv[1]))
