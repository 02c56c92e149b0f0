"""Pictures that were painted once, kept as PNG files for the next start."""

import logging
from math import ceil
from pathlib import Path

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QImage, QImageWriter

KEPT_PICTURES = 300  # files: some fifteen sizes of a whole set of cards
SAVE_AFTER = 400  # milliseconds from painting: the first table comes first
PNG_QUALITY = 70  # Qt's scale: light, fast compression

_log = logging.getLogger(__name__)


def device_size(size: QSize, ratio: float) -> QSize:
    """The size in device pixels of a picture of `size` logical pixels."""
    return QSize(ceil(size.width() * ratio), ceil(size.height() * ratio))


class KeptPictures:
    """A folder of pictures by name; the name holds all that a picture depends on.

    They are written later, while the program has nothing to do. Without a folder none is kept.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._unsaved: list[tuple[QImage, Path]] = []

    def within(self, folder: str) -> "KeptPictures":
        """The pictures in a folder of this folder, which do not take the place of others."""
        return KeptPictures(self._folder and self._folder / folder)

    def find(self, name: str, size: QSize, ratio: float) -> QImage | None:
        """The picture of this name; None if it is absent, damaged or of another size.

        `size` is in logical pixels, `ratio` device pixels per logical one.
        """
        if self._folder is None:
            return None
        try:
            data = (self._folder / f"{name}.png").read_bytes()
        except OSError:
            return None
        # With its kind named, Qt does not load the plugins of all other kinds: 1 ms. PySide takes
        # text here and says that it takes bytes.
        image = QImage.fromData(data, "PNG")  # type: ignore[arg-type]
        wanted = device_size(size, ratio)
        # a PNG that was cut off still loads, with the rest of the picture empty
        if image.isNull() or image.size() != wanted or not data.endswith(b"IEND\xaeB`\x82"):
            _log.debug("damaged picture %r is painted again", name)
            return None
        image.setDevicePixelRatio(ratio)
        return image

    def keep(self, name: str, image: QImage) -> None:
        """Keep a picture under this name."""
        if self._folder is None:
            return
        self._unsaved.append((image, self._folder / f"{name}.png"))
        if len(self._unsaved) == 1:
            QTimer.singleShot(SAVE_AFTER, self._save_next)

    def save(self) -> None:
        """Write at once what else is written bit by bit while the program has nothing to do."""
        while self._unsaved:
            self._save_one()

    def _save_next(self) -> None:
        """One picture at a time: compressing it takes some milliseconds."""
        if self._unsaved:
            self._save_one()
            QTimer.singleShot(0, self._save_next)

    def _save_one(self) -> None:
        """Write a picture; after the last one, make room for others."""
        _save(*self._unsaved.pop())
        if self._folder is not None and not self._unsaved:
            _forget_oldest(self._folder)


def _save(image: QImage, file: Path) -> None:
    """Keep the picture on disk, whole or not at all; a failure only costs time later."""
    # Imported when there is something to keep: making these classes takes 1 ms.
    from PySide6.QtCore import QIODevice, QSaveFile

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        target = QSaveFile(str(file))
        if not target.open(QIODevice.OpenModeFlag.WriteOnly):
            raise OSError(target.errorString())
        writer = QImageWriter(target, b"PNG")
        writer.setQuality(PNG_QUALITY)
        if not (writer.write(image) and target.commit()):
            raise OSError(writer.errorString())
    except OSError as error:
        _log.debug("picture %s is not kept: %s", file, error)


def _forget_oldest(folder: Path) -> None:
    """Keep the folder from growing with every window size ever used."""
    try:
        files = list(folder.glob("*.png"))
        if len(files) > KEPT_PICTURES:
            files.sort(key=lambda file: file.stat().st_mtime)
            for file in files[: len(files) - KEPT_PICTURES // 2]:
                file.unlink(missing_ok=True)
    except OSError as error:
        _log.debug("old pictures in %s are kept: %s", folder, error)
