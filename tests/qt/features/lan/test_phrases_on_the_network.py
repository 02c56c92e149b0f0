"""Quick phrases in a window: chosen by digit, shown in the reader's own language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mille_net.tables import ChatLine
from mille_qt.features.lan.lobby_page import LobbyPage
from mille_qt.features.lan.phrase_menu import PhraseMenu
from mille_qt.features.lan.phrases import PHRASE_SYMBOLS, phrases
from mille_qt.features.lan.speech_bubbles import SpeechBubble
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.motion_choice import ReducedMotion
from tests.qt.features.lan.at_table import Table, end_race, two
from tests.qt.features.lan.conftest import Session
from tests.qt.features.lan.fake_lan import human
from tests.qt.features.phones.test_phone_player import Phone
from tests.qt.play.keyboards import DIGIT_CODES
from tests.qt.play.player_at_table import PlayerAtTable

NICE_ONE = 2
MARCEL, ANNA = 6, 1


def offered(player: PlayerAtTable) -> PhraseMenu:
    """The menu that its key opens."""
    player.window.shell.features.network.table._menu.phrases.trigger()  # type: ignore[union-attr]
    menu = player.window.findChild(PhraseMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert menu is not None
    return menu


def bubbles(player: PlayerAtTable) -> list[SpeechBubble]:
    found = player.page.table.viewport().findChildren(SpeechBubble)
    return [bubble for bubble in found if not bubble.isHidden()]


def said(line: str, seat: int | None = 1, phrase: int | None = NICE_ONE, **more: bool) -> ChatLine:
    return ChatLine(MARCEL, "Marcel", line, False, phrase=phrase, seat=seat, **more)


def test_a_digit_says_a_phrase(joined: Table) -> None:
    player, remote = joined(two())
    QTest.keyClick(offered(player), Qt.Key.Key_3)
    assert remote.asked == [("chat", "Nice one!", NICE_ONE, 0)]


def test_a_digit_of_a_french_keyboard_says_a_phrase_too(joined: Table) -> None:
    player, remote = joined(two())
    kind, key, third = QKeyEvent.Type.KeyPress, Qt.Key.Key_QuoteDbl, DIGIT_CODES[2]
    press = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, third, 0, 0, '"')
    QApplication.sendEvent(offered(player), press)
    assert remote.asked == [("chat", "Nice one!", NICE_ONE, 0)]


def test_arrows_and_enter_say_a_phrase(joined: Table) -> None:
    player, remote = joined(two())
    menu = offered(player)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert remote.asked == [("chat", "Good luck!", 1, 0)]


def test_the_others_at_one_screen_have_menus_of_their_own(joined: Table) -> None:
    player, remote = joined(two(), names="Anna, Marcel")
    menu = offered(player)
    assert menu.actions()[0].text() == "Anna says"
    last = menu.actions()[-1]
    assert last.text() == "Marcel says"
    others = last.menu()
    assert isinstance(others, QMenu)
    others.actions()[3].trigger()
    assert remote.asked == [("chat", "Oh no!", 3, 1)]
    remote.listener.on_chat(ChatLine(ANNA, "Marcel", "Oh no!", True, phrase=3, seat=1))
    chat = player.window.shell.features.network.table._extension.chat.lines  # type: ignore[union-attr]
    assert chat.toPlainText().replace("\ufffc", "").split() == ["Marcel:", "Oh", "no!"]


def test_who_only_watches_says_phrases_without_a_seat(joined: Table) -> None:
    player, remote = joined(two(), me=9, names="Lucien")
    QTest.keyClick(offered(player), Qt.Key.Key_1)
    assert remote.asked == [("chat", "Hello!", 0, None)]


def test_a_phrase_comes_in_the_readers_language_beside_the_portrait(
    joined: Table, french: None
) -> None:
    player, remote = joined(two())
    heard: list[str] = []
    announcer().said.connect(lambda words, _urgent: heard.append(words))
    remote.listener.on_chat(said("¡Bien jugado!"))
    player.settle()
    assert len(bubbles(player)) == 1
    announcer().flush()
    assert any("Marcel\u00a0: Bien joué\u202f!" in words for words in heard)
    layout = player.page.table.table.layout
    assert layout is not None
    row = layout.tableaux[1].frame
    assert row.contains(bubbles(player)[0].geometry().center().toPointF())


def test_there_is_no_bubble_for_chat_what_is_told_again_another_seat_or_a_spectator(
    joined: Table,
) -> None:
    player, remote = joined(two())
    for line in (
        said("Hi", phrase=None),
        said("Nice one!", again=True),
        said("Nice one!", seat=0),
        ChatLine(77, "Lucien", "Nice one!", False, phrase=NICE_ONE),
    ):
        remote.listener.on_chat(line)
        assert bubbles(player) == [], line


def test_who_is_muted_has_no_bubble(joined: Table) -> None:
    player, remote = joined(two())
    player.page.session.mute(frozenset({MARCEL}))  # type: ignore[attr-defined]
    remote.listener.on_chat(said("Nice one!"))
    assert bubbles(player) == []


def test_a_bubble_goes_by_itself_and_takes_no_click(
    joined: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.features.lan.speech_bubbles.SHOWN", 1)
    player, remote = joined(two())
    remote.listener.on_chat(said("Nice one!"))
    (bubble,) = bubbles(player)
    assert bubble.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not bubbles(player))


def test_without_animations_a_bubble_is_there_at_once(joined: Table) -> None:
    player, remote = joined(two())
    player.page.settings.reduced_motion = ReducedMotion.ON
    remote.listener.on_chat(said("Nice one!"))
    (bubble,) = bubbles(player)
    assert bubble._fade.currentValue() == 1.0


def test_a_phrase_of_a_later_program_is_shown_in_the_writers_words(joined: Table) -> None:
    player, remote = joined(two())
    remote.listener.on_chat(said("Wait for the dog", phrase=200))
    assert len(bubbles(player)) == 1
    chat = player.window.shell.features.network.table._extension.chat.lines  # type: ignore[union-attr]
    assert chat.toPlainText() == "Marcel: Wait for the dog"


def test_the_score_sheet_shows_what_is_said(joined: Table) -> None:
    player, remote = joined(two())
    note = end_race(player, remote)
    remote.listener.on_chat(said("Good race", phrase=7))
    assert note.talk.text() == "Marcel: Good race"
    note.phrase_button.phrases.aboutToShow.emit()
    note.phrase_button.phrases.actions()[7].trigger()
    assert remote.asked[-1] == ("chat", "Good race", 7, 0)


def test_a_player_with_a_phone_chooses_a_phrase_there(joined: Table) -> None:
    player, remote = joined(two())
    phone = Phone(player, "Anna")
    phone.player.speak("fr")
    phone.touch(phone.button("Dire…"))
    offered = {one["text"]: one["choice"] for one in phone.picture["question"]["answers"]}
    assert next(iter(offered)) == "Bonjour\u202f!"
    phone.touch(offered["Retour"])
    assert phone.picture["question"] is None
    phone.touch(phone.button("Dire…"))
    phone.touch(offered["Bonne chance\u202f!"])
    assert phone.picture["question"] is None
    assert remote.asked[-1] == ("chat", "Good luck!", 1, 0)


def test_what_a_phone_is_asked_comes_before_its_phrases(joined: Table) -> None:
    player, _remote = joined(two())
    phone = Phone(player, "Anna")
    update = phone.player._update
    assert update is not None
    phone.touch(phone.button("Say…"))
    phone.player.update(update._replace(choices=()))
    assert phone.picture["question"] is not None
    phone.player.update(update)
    assert phone.picture["question"] is None


def test_phrases_are_said_in_the_lobby(session: Session, qtbot: object) -> None:
    made, remote = session(1, human(0, "Bea"), human(1, "Anna"))
    page = LobbyPage(made)
    page.chat.phrase_button.phrases.aboutToShow.emit()
    page.chat.phrase_button.phrases.actions()[0].trigger()
    assert remote.asked == [("chat", "Hello!", 0, 1)]
    page.deleteLater()


def test_every_phrase_has_a_symbol_and_a_digit() -> None:
    assert len(phrases()) == len(PHRASE_SYMBOLS) == len(set(phrases())) <= 9
