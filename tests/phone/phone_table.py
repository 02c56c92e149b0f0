"""The real server for phones, with browsers as phones and pictures of a test."""

from tests.net.phone.network_phone import PhoneWindow
from tests.phone.browser import Tab
from tests.phone.pictures import Picture


class PhoneTable(PhoneWindow):
    """A window whose phones are browsers."""

    _number = 0

    def url(self, player: str = "Ann") -> str:
        """Make a code, and return its address."""
        self.code(player)
        return self.heard.codes[player].urls[0]

    def scan(self, tab: Tab, player: str = "Ann") -> None:
        """Open a new code in a browser, until it asks to start."""
        tab.open(self.url(player))
        tab.wait("document.getElementById('notice-act').offsetHeight")
        tab.pass_time()

    def join(self, tab: Tab, player: str = "Ann") -> Tab:
        """Scan a code and start; returns the browser, which is the phone of the player now."""
        self.scan(tab, player)
        tab.tap("#notice-act")
        self.until_told("awake", player, True)
        self.until_told("language", player, "en")
        tab.wait("document.getElementById('notice-act').hidden")
        return tab

    def show(self, tab: Tab, picture: Picture, player: str = "Ann") -> int:
        """Show a picture, until it can be touched; returns its number."""
        number = self.send(picture, player)
        tab.wait(f"document.body.dataset.picture === '{number}'")
        tab.pass_time()
        return number

    def send(self, picture: Picture, player: str = "Ann") -> int:
        """Show a picture with the next number, and return that."""
        self._number += 1
        self.phones.show(player, {**picture, "player": player, "number": self._number})
        return self._number

    def until_chosen(self, number: int, choice: int, player: str = "Ann") -> None:
        """Wait until a choice has come, and check that it has come only once."""
        self.until_told("chosen", player, number, choice)
        assert self.choices() == [("chosen", player, number, choice)]

    def choices(self) -> list[tuple[object, ...]]:
        """Return the choices that have come so far."""
        return [call for call in self.heard.calls if call[0] == "chosen"]
