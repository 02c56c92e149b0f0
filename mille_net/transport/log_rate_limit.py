"""A rate limit for log lines caused by strangers, which logs how many were dropped."""

import logging

from mille_net.limits import LOG_LINES, LOG_SECONDS


class LogRateLimit(logging.Filter):
    """Passes each message of a logger a few times a minute, whatever its arguments.

    The first one after that says how many were dropped.
    """

    def __init__(self) -> None:
        super().__init__()
        #: By message: when its minute began, and how often it was logged since then.
        self._counts: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True if a line is to be written."""
        message = str(record.msg)
        began, count = self._counts.get(message, (record.created, 0))
        if not 0 <= record.created - began < LOG_SECONDS:
            if count > LOG_LINES:
                record.msg = f"{message} (and {count - LOG_LINES} times more before this)"
            began, count = record.created, 0
        self._counts[message] = began, count + 1
        return count < LOG_LINES
