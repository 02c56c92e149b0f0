"""What a table tells, under the network's names for it, on its way to a session."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mille_qt.features.lan.lan_session import LanSession


class Ears:
    """A TableListener for a session, until the session is over."""

    def __init__(self, session: "LanSession") -> None:
        self.connection = session.hear_link
        self.table = session.hear_table
        self.updated = session.hear_update
        self.refused = session.hear_refusal
        self.request_refused = session.hear_denial
        self.chat = session.hear_chat
        self.deal = session.hear_deal
        self.ended = session.hear_end

    def close(self) -> None:
        """Hear nothing more: a table still tells that one has left it when the session is gone."""
        for name in list(vars(self)):
            setattr(self, name, _nothing)


def _nothing(*_news: object) -> None:
    """What is told to somebody who has left."""
