"""A program for test_fonts_on_desktops.py: opens every class of widget, prints foreign fonts."""

import sys

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDockWidget,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMdiArea,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableWidget,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QToolBar,
    QToolBox,
    QToolButton,
    QToolTip,
    QTreeWidget,
    QWidget,
)

from mille_qt.ui import language
from mille_qt.ui.labels import Label
from mille_qt.ui.message_box import Icon, make_box
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice, desktop_font
from mille_qt.ui.theme.text_font import TEXT_FAMILY, use_text_font
from mille_qt.ui.widgets import QuietText, Segments, WideButton

#: Names under which Qt and desktops keep fonts of parts that are no widgets of their own.
PARTS = (
    *("QMenuItem", "QComboMenuItem", "QComboLineEdit", "QMessageBoxLabel", "QTipLabel"),
    *("QDockWidgetTitle", "QMdiSubWindowTitleBar", "QTitleBar", "QSmallFont", "QMiniFont"),
)
CLASSES = (
    *(QCheckBox, QComboBox, QDialogButtonBox, QDoubleSpinBox, QGroupBox, QLabel, QLineEdit),
    *(QListWidget, QMdiArea, QPlainTextEdit, QProgressBar, QPushButton, QRadioButton, QSpinBox),
    *(QTabWidget, QTextBrowser, QTextEdit, QToolBox, QToolButton, Label, QuietText, WideButton),
)


def make_window() -> QMainWindow:
    """Make a window with a widget of every class that writes text."""
    window, page = QMainWindow(), QWidget()
    form = QFormLayout(page)
    for make in CLASSES:
        form.addRow(make.__name__, make())
    for table in (QTableWidget(2, 2), QTreeWidget()):
        form.addRow(table)
    form.addRow(Segments(2))
    box = QComboBox(editable=True)
    box.addItems(["One", "Two"])
    form.addRow(box)
    window.setCentralWidget(page)
    bar = window.menuBar().addMenu("Game")
    bar.addAction("New")
    window.statusBar().showMessage("Ready")
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, QDockWidget("Log"))
    toolbar = QToolBar()
    toolbar.addAction("Hint")
    window.addToolBar(toolbar)
    return window


def open_boxes(window: QWidget) -> list[QWidget]:
    """Open what is shown beside a window."""
    menu = QMenu(window)
    menu.addAction("Copy")
    plain = QMessageBox(QMessageBox.Icon.Question, "Leave", "Leave the match?", parent=window)
    plain.setInformativeText("It is saved.")
    own = make_box(window, Icon.Question, "Leave", "Leave the match?")
    files = QFileDialog(window, options=QFileDialog.Option.DontUseNativeDialog)
    boxes: list[QWidget] = [menu, plain, own, files, QInputDialog(window)]
    for each in boxes:
        each.show()
    QToolTip.showText(window.mapToGlobal(window.rect().center()), "Why not", window)
    return boxes


def foreign_fonts(family: str, size: float) -> str:
    """Name the widgets and parts that have another font than this one."""
    fonts = [(type(each).__name__, each.font()) for each in QApplication.allWidgets()]
    fonts += [(part, QApplication.font(part)) for part in PARTS]
    wrong = {name for name, font in fonts if (font.family(), font.pointSizeF()) != (family, size)}
    return " ".join(sorted(wrong))


def main() -> None:
    app = QApplication([sys.argv[0], "-style", "fusion"])
    desktop = desktop_font().pointSizeF()
    language.install(app, "en")
    use_text_font(app)
    theme = ApplicationTheme(app, ThemeChoice.LIGHT, text_size=int(sys.argv[1]))
    window = make_window()
    window.show()
    opened = open_boxes(window)

    def look(stage: str, size: float) -> None:
        app.processEvents()
        print(f"{stage}: {foreign_fonts(TEXT_FAMILY, desktop * size)}")

    start = int(sys.argv[1]) / 100
    look("start", start)
    theme.set_theme(ThemeChoice.DARK)
    look("dark", start)
    language.install(app, "fr")
    look("French", start)
    theme.set_text_size(200)
    look("200 %", 2)
    theme.follow_desktop_font()
    theme.set_theme(ThemeChoice.SYSTEM)
    look("system", 2)
    for each in opened:
        each.deleteLater()
    opened = open_boxes(window)
    look("new boxes", 2)
    theme.set_text_size(100)
    look("100 %", 1)
    theme.fit_text_to(QSize(3840, 2160))  # the text grows
    grown = app.font().pointSizeF() / desktop
    look("large window", grown)


if __name__ == "__main__":
    main()
