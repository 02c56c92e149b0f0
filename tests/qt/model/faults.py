"""Collects exceptions in slots and event handlers, and warnings of Qt."""

import re
import sys
import traceback
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

#: A warning of the offscreen platform about windows with a minimum size or raised windows.
IGNORED = re.compile("^This plugin does not support ")
HARMLESS = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class Faults:
    """A context manager that collects faults."""

    def __init__(self) -> None:
        self._found: list[str] = []

    def __enter__(self) -> Self:
        self._hook, sys.excepthook = sys.excepthook, self._exception
        self._handler = qInstallMessageHandler(self._message)
        return self

    def __exit__(self, *_args: object) -> None:
        sys.excepthook = self._hook
        qInstallMessageHandler(self._handler)

    def take(self) -> list[str]:
        """Return the faults since the last call."""
        found, self._found = self._found, []
        return found

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._found.append("".join(traceback.format_exception(kind, error, trace)))

    def _message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in HARMLESS and not IGNORED.match(text):
            self._found.append(f"Qt says: {text}")
