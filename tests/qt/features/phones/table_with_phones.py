"""A window with a match, and the phones of its players."""

from PySide6.QtWidgets import QApplication

from mille_net.phone.phone_listener import PhoneCode
from mille_qt.features.phones.phone_controller import PhoneController
from mille_qt.features.phones.phones_dialog import PhonesDialog
from mille_qt.play.keyboard import Command
from tests.qt.features.phones.phone_in_hand import PhoneInHand
from tests.qt.play.player_at_table import PlayerAtTable


class TableWithPhones:
    """What people do at the screen to use phones."""

    def __init__(self, player: PlayerAtTable) -> None:
        self.player = player
        self.codes: dict[str, PhoneCode] = {}

    @property
    def phones(self) -> PhoneController:
        phones = self.player.window.shell.features.phones
        assert isinstance(phones, PhoneController)
        return phones

    def open_dialog(self) -> PhonesDialog:
        """Choose *Phones…* in the menu."""
        self.player.menu_action(Command.PHONES).trigger()
        self.phones.code_shown.connect(self.codes.__setitem__)
        dialogs = self.player.window.findChildren(PhonesDialog)
        return next(dialog for dialog in dialogs if dialog.isVisible())

    def code_for(self, name: str) -> PhoneCode:
        """Get a code for a player in the dialog, which stays open."""
        dialog = self.open_dialog()
        self.codes.pop(name, None)
        row = next(row for row in dialog.rows if row.player == name)
        row.code_button.click()
        while name not in self.codes:
            QApplication.processEvents()
        return self.codes[name]

    def phone_for(self, name: str, language: str = "en") -> PhoneInHand:
        """Let a player use a phone, and close the dialog."""
        phone = PhoneInHand.started(self.code_for(name), language)
        phone.until_shown(lambda picture: bool(picture["hand"]) and self.phones.is_awake(name))
        for dialog in self.player.window.findChildren(PhonesDialog):
            dialog.close()
        return phone
