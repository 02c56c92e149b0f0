"""Prints a score sheet or saves it as PDF, with the dialogs and error messages."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QDate,
    QIODevice,
    QLocale,
    QMarginsF,
    QObject,
    QSizeF,
)
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QDialog, QWidget

from mille_qt.play.score_sheet.printing.document import ScoreDocument
from mille_qt.play.score_sheet.printing.paper import DOTS_PER_INCH, POINT
from mille_qt.ui import questions
from mille_qt.ui.export_dialog import export_dialog
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.texts import names_together
from mille_qt.ui.window_titles import set_window_title
from mille_rules import View

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MARGIN = 42.0  # points, 15 mm
PDF, PDF_FILES = ".pdf", "PDF (*.pdf)"


class NoPageError(Exception):
    """A printer or writer did not take a page."""


class ScoreOutput(QObject):
    """Prints and saves the score sheets of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    # -- PDF ---------------------------------------------------------------

    def save_pdf(self, names: Sequence[str], view: View) -> None:
        """Ask for a file and save to it."""
        title, write = self.tr("Save the score sheet as PDF"), partial(self.write_pdf, names, view)
        export_dialog(self._window, title, PDF_FILES, self._suggestion(names), write)

    def write_pdf(self, names: Sequence[str], view: View, path: Path) -> None:
        """Write the file; on failure, show the reason and offer to choose another."""
        try:
            _replace(path, pdf_of(names, view, QDate.currentDate()))
        except OSError as error:

            def elsewhere(wanted: bool) -> None:
                if wanted:
                    self.save_pdf(names, view)

            questions.tell_pdf_failed(self._window, path, error, elsewhere)

    def _suggestion(self, names: Sequence[str]) -> str:
        text = self.tr("Score sheet {names}").format(names=names_together(names))
        plain = "".join(c if c.isalnum() or c in " -" else "" for c in text).strip()
        return f"{plain}{PDF}"

    # -- printer -----------------------------------------------------------

    def print(self, names: Sequence[str], view: View) -> None:
        """Show the print dialog, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._suggestion(names).removesuffix(PDF))
        printer.setPageLayout(_layout(printer.pageLayout().pageSize()))
        dialog = QPrintDialog(printer, self._window)
        set_window_title(dialog, self.tr("Print the score sheet"))
        dialog.finished.connect(dialog.deleteLater)
        keep_open(dialog)
        dialog.accepted.connect(lambda: self.print_on(printer, names, view))
        QDialog.open(dialog)  # its own `open` wants a slot by name

    def print_on(self, printer: "QPrinter", names: Sequence[str], view: View) -> None:
        """Print, or show an error."""

        def instead(wanted: bool) -> None:
            if wanted:
                self.save_pdf(names, view)

        try:
            paint_on(printer, names, view, QDate.currentDate())
        except NoPageError:
            questions.tell_not_printed(self._window, instead)


def pdf_of(names: Sequence[str], view: View, date: QDate) -> bytes:
    """Return the score sheet as PDF data."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(_layout(_usual_size()))
    writer.setTitle(QCoreApplication.translate("ScorePaper", "Mille: score sheet"))
    paint_on(writer, names, view, date)
    content.close()
    return bytes(content.data().data())


def paint_on(device: QPagedPaintDevice, names: Sequence[str], view: View, date: QDate) -> None:
    """Paint all pages; raise NoPageError if the device refuses one."""
    area = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    document = ScoreDocument(names, view, date, QSizeF(area.width(), area.height()) * POINT)
    painter = QPainter()
    if not painter.begin(device):
        raise NoPageError
    try:
        scale = device.logicalDpiX() / DOTS_PER_INCH
        painter.scale(scale, scale)
        for page in range(document.pages):
            if page and not device.newPage():
                raise NoPageError
            document.paint(painter, page)
    finally:
        painter.end()


def _layout(size: QPageSize) -> QPageLayout:
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Point)


def _usual_size() -> QPageSize:
    """Return Letter for locales with inches, otherwise A4."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4)


def _replace(path: Path, content: bytes) -> None:
    """Replace a file atomically; raise OSError on failure."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
