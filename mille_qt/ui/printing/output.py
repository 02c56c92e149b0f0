"""Prints documents or saves them as PDF, with the dialogs and error messages."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QObject, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QDialog, QWidget

from mille_qt.ui import questions
from mille_qt.ui.export_dialog import Export, start_export
from mille_qt.ui.printing.pages import PaperDocument
from mille_qt.ui.printing.paper import DOTS_PER_INCH, POINT
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.window_titles import set_window_title

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MARGIN = 42.0  # points, 15 mm
PDF, PDF_FILES = ".pdf", "PDF (*.pdf)"


class NoPageError(Exception):
    """A printer or writer did not take a page."""


class PaperJob(NamedTuple):
    """A document to be printed or saved."""

    title: str
    #: A suggestion, without suffix; may contain characters that file names cannot have.
    file_name: str
    #: Makes the document for the printed area of a page, in tenths of a point.
    document: Callable[[QSizeF], PaperDocument]

    @property
    def plain_name(self) -> str:
        """The suggested file name, as every system takes it."""
        return "".join(c if c.isalnum() or c in " -" else "" for c in self.file_name).strip()


class PaperOutput(QObject):
    """Prints and saves the documents of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    # -- PDF ---------------------------------------------------------------

    def save_pdf(self, job: PaperJob) -> None:
        """Ask for a file and save to it."""
        start_export(self._window, self.pdf_export(job))

    def pdf_export(self, job: PaperJob) -> Export:
        """Return the PDF file of a document."""
        title, name = self.tr("Save as PDF"), f"{job.plain_name}{PDF}"
        return Export(title, PDF_FILES, name, lambda: pdf_of(job))

    # -- printer -----------------------------------------------------------

    def print(self, job: PaperJob) -> None:
        """Show the print dialog, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(job.plain_name)
        printer.setPageLayout(_layout(printer.pageLayout().pageSize()))
        dialog = QPrintDialog(printer, self._window)
        set_window_title(dialog, self.tr("Print"))
        dialog.finished.connect(dialog.deleteLater)
        keep_open(dialog)
        dialog.accepted.connect(lambda: self.print_on(printer, job))
        QDialog.open(dialog)  # its own `open` wants a slot by name

    def print_on(self, printer: "QPrinter", job: PaperJob) -> None:
        """Print, or show an error."""

        def instead(wanted: bool) -> None:
            if wanted:
                self.save_pdf(job)

        try:
            paint_on(printer, job)
        except NoPageError:
            questions.tell_not_printed(self._window, instead)


def pdf_of(job: PaperJob) -> bytes:
    """Return a document as PDF data."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(_layout(_usual_size()))
    writer.setTitle(job.title)
    paint_on(writer, job)
    content.close()
    return bytes(content.data().data())


def paint_on(device: QPagedPaintDevice, job: PaperJob) -> None:
    """Paint all pages; raise NoPageError if the device refuses one."""
    area = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    document = job.document(QSizeF(area.width(), area.height()) * POINT)
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
