"""Where no window can be opened, the program says so and ends; Qt itself would abort."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mille_qt.app.command_line_texts import words_for

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

#: What the program ends with then.
NO_SCREEN_STATUS = 1


def make_application(arguments: Sequence[str], given: Sequence[str]) -> "QApplication":
    """Make Qt's application; `given` is the command line, for the language of what is said."""
    from PySide6.QtCore import QtMsgType, qFormatLogMessage, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    def tell(kind: "QtMsgType", context: "QMessageLogContext", text: str) -> None:
        print(qFormatLogMessage(kind, context, text), file=sys.stderr)
        if kind is QtMsgType.QtFatalMsg:
            print(f"mille: {words_for(given).no_screen}", file=sys.stderr, flush=True)
            # Qt would go on to an abort, which leaves an image of the memory behind.
            os._exit(NO_SCREEN_STATUS)

    qInstallMessageHandler(tell)
    app = QApplication(list(arguments))
    qInstallMessageHandler(None)
    return app
