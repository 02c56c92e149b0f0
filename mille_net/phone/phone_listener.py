"""The page and the codes of phones, and the listener through which a window hears of them."""

from typing import NamedTuple, Protocol

#: The file with the port and the keys of phones; it exists once a phone was started.
PHONES_FILE = "phones"


class PhonePage(NamedTuple):
    """The page that phones load: one document, with everything that it needs."""

    html: bytes
    #: The header Content-Security-Policy, in which `{host}` stands for the address of the page.
    policy: str


class PhoneCode(NamedTuple):
    """A code to be scanned; its addresses contain a secret."""

    #: The same page at each address of this computer, the likeliest first; empty without a network.
    urls: tuple[str, ...]
    #: For how many seconds it is valid.
    seconds: float

    def __repr__(self) -> str:
        return f"<PhoneCode with {len(self.urls)} addresses>"


class PhoneListener(Protocol):
    """Hears what phones do; every method is called in the window's thread."""

    def listening(self) -> None:
        """Codes can be made, and phones can come back."""

    def failed(self, error: OSError) -> None:
        """The system lets this program listen on no port."""

    def code_made(self, player: str, code: PhoneCode) -> None:
        """Show a code for a player."""

    def code_gone(self, player: str, used: bool) -> None:
        """A player's code has been used, or its time is over."""

    def joined(self, player: str) -> None:
        """A phone has been started for a player, in place of an earlier one."""

    def awake(self, player: str, awake: bool) -> None:
        """The connection of a player's phone has come or gone."""

    def chosen(self, player: str, picture: int, choice: int) -> None:
        """A choice was made in a picture; either number may be wrong or outdated."""

    def language(self, player: str, language: str) -> None:
        """A phone wants its picture in this language, by its code; perhaps an unknown one."""
