"""A clear message and exit status if no window can be opened; Qt itself would abort."""

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from mille_qt.app.command_line_texts import texts_for

#: The exit status if no window can be opened.
NO_SCREEN_STATUS = 1


def make_application(arguments: Sequence[str], given: Sequence[str]) -> QApplication:
    """Create the QApplication; `given` is the command line, which selects the language."""

    def show_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        print(qFormatLogMessage(kind, context, text), file=sys.stderr)
        if kind is QtMsgType.QtFatalMsg:
            print(f"mille: {texts_for(given).no_screen}", file=sys.stderr, flush=True)
            # Qt would abort and leave a core dump.
            os._exit(NO_SCREEN_STATUS)

    qInstallMessageHandler(show_message)
    app = QApplication(list(arguments))
    qInstallMessageHandler(None)
    return app
