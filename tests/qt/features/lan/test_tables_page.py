"""The list of tables: what is found, joining by a click or an address, and when it is empty."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_net.hosting.folder_lock import FolderLock
from mille_net.messages import RefusalCode
from mille_net.tables import Address, Availability, SavedTable
from mille_net.trust.known_hosts import KnownHosts
from mille_qt.app.main_window import MainWindow
from mille_qt.app.start.start_page import StartPage
from mille_qt.features.lan.host_page import HostPage
from mille_qt.features.lan.join_page import JoinPage
from mille_qt.features.lan.lan_page import LanPage
from mille_qt.ui.paths import network_folder
from tests.qt.conftest import Ears
from tests.qt.features.lan.fake_lan import FakeLan, found

Online = Callable[..., tuple[MainWindow, FakeLan]]
LEFT = Qt.MouseButton.LeftButton
KEPT = SavedTable("k1", "Sunday", ("Anna", "Bea"), 3, 1.7e9)


def shown(window: MainWindow) -> object:
    return window.centralWidget().currentWidget()  # type: ignore[attr-defined]


def page_of(window: MainWindow) -> LanPage:
    page = shown(window)
    assert isinstance(page, LanPage)
    return page


def test_two_clicks_lead_from_the_start_to_a_table(online: Online) -> None:
    window, lan = online()
    assert lan.browsing is not None
    lan.browsing.told((found("Kitchen"), found("Attic")))
    page = page_of(window)
    row = page.found.visualItemRect(page.found.item(1)).center()
    QTest.mouseClick(page.found.viewport(), LEFT, pos=row)
    QTest.mouseDClick(page.found.viewport(), LEFT, pos=row)
    assert lan.wanted == [("join", found("Attic"), ("Anna",), False)]
    assert isinstance(shown(window), JoinPage)
    assert lan.browsing.closed


def test_enter_joins_what_is_selected(online: Online) -> None:
    window, lan = online()
    lan.browsing.told((found("Kitchen"), found("Attic")))  # type: ignore[union-attr]
    page = page_of(window)
    page.found.setFocus()
    QTest.keyClick(page.found, Qt.Key.Key_Down)
    QTest.keyClick(page.found, Qt.Key.Key_Return)
    assert lan.wanted[0][1] == found("Attic")


def test_only_a_table_with_a_free_seat_is_selected_by_itself(online: Online) -> None:
    window, lan = online()
    full, free = found("Kitchen", taken=2), found("Attic")
    page = page_of(window)
    lan.browsing.told((full,))  # type: ignore[union-attr]
    assert page.found.table is None
    assert not page.join_button.isEnabled()
    QTest.keyClick(page.found, Qt.Key.Key_Down)
    assert page.found.table == full
    page.found.clearSelection()
    lan.browsing.told((full, free))  # type: ignore[union-attr]
    assert page.found.table == free


def test_a_full_table_where_one_has_played_is_selected_first(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    own = found("Kitchen", taken=2, playing=True, known=True)
    lan.browsing.told((found("Attic"), own))  # type: ignore[union-attr]
    assert page.found.table == own
    assert "you were here before" in page.found.item(1).text()
    assert page.hint.text() == "You have been here before: if you had a seat, it is still yours."


def test_a_table_can_be_watched(online: Online) -> None:
    window, lan = online()
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    page_of(window).watch_button.click()
    assert lan.wanted == [("join", found(), ("Anna",), True)]


def test_the_selected_table_stays_selected_while_others_come_and_go(online: Online) -> None:
    window, lan = online()
    page, told = page_of(window), lan.browsing.told  # type: ignore[union-attr]
    told((found("Kitchen"), found("Attic")))
    page.found.setCurrentRow(1)
    told((found("Garage"), found("Kitchen"), found("Attic", taken=2)))
    assert page.found.table == found("Attic", taken=2)
    told((found("Garage"),))
    assert page.found.table == found("Garage")
    told(())
    assert page.found.table is None
    assert not page.join_button.isEnabled()


def test_a_table_of_another_version_is_grey_and_cannot_be_joined(online: Online) -> None:
    window, lan = online()
    lan.browsing.told((found(availability=Availability.OTHER_VERSION),))  # type: ignore[union-attr]
    page = page_of(window)
    assert not page.join_button.isEnabled()
    page.found.setFocus()
    QTest.keyClick(page.found, Qt.Key.Key_Return)
    assert lan.wanted == []


def test_a_table_that_does_not_answer_can_still_be_tried(online: Online) -> None:
    window, lan = online()
    lan.browsing.told((found(availability=Availability.NOT_ANSWERING),))  # type: ignore[union-attr]
    page_of(window).join_button.click()
    assert len(lan.wanted) == 1


def test_a_name_from_the_network_is_shown_as_plain_text(online: Online) -> None:
    window, lan = online()
    lan.browsing.told((found("<b>Kitchen</b>"),))  # type: ignore[union-attr]
    assert page_of(window).found.item(0).text().startswith("<b>Kitchen</b>\n")


@pytest.mark.parametrize(
    ("typed", "address"),
    [("192.168.1.20", Address("192.168.1.20", None)), ("host:4000", Address("host", 4000))],
)
def test_enter_in_the_address_joins_there(online: Online, typed: str, address: Address) -> None:
    window, lan = online()
    page = page_of(window)
    page.address.setFocus()
    QTest.keyClicks(page.address, typed)
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    assert lan.wanted == [("join", address, ("Anna",), False)]


def test_the_command_line_joins_as_if_the_address_had_been_typed(online: Online) -> None:
    window, lan = online()
    window.shell.features.network.join("host:4000")
    assert lan.wanted == [("join", Address("host", 4000), ("Anna",), False)]


def test_enter_in_the_name_joins_at_the_address_of_the_command_line(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    page.player_names.field.clear()
    # As the controller does with the address of the command line.
    page.join_address("host:4000")
    assert lan.wanted == []
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    assert page.player_names.field.hasFocus()
    QTest.keyClicks(page.player_names.field, "Bea")
    QTest.keyClick(page.player_names.field, Qt.Key.Key_Return)
    assert lan.wanted == [("join", Address("host", 4000), ("Bea",), False)]


def test_a_refused_name_keeps_the_typed_address_and_its_button(online: Online) -> None:
    window, lan = online()
    page_of(window).join_address("host:4000")
    lan.remote.listener.on_ended(RefusalCode.NAME_IN_USE, {})
    page = page_of(window)
    assert page.trouble.text()
    assert page.address.text() == "host:4000"
    assert page.address_button.isDefault()
    lan.wanted.clear()
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    QTest.keyClicks(page.player_names.field, "Bea")
    QTest.keyClick(page.player_names.field, Qt.Key.Key_Return)
    assert lan.wanted == [("join", Address("host", 4000), ("Bea",), False)]


def test_a_cancelled_attempt_keeps_the_typed_address(online: Online) -> None:
    window, _lan = online()
    page_of(window).join_address("host:4000")
    page = shown(window)
    assert isinstance(page, JoinPage)
    page.back_requested.emit()
    assert page_of(window).address.text() == "host:4000"


def test_a_table_of_the_list_can_be_chosen_although_an_address_is_typed(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    page.address.setText("host:4000")
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    page.found.setFocus()
    QTest.keyClick(page.found, Qt.Key.Key_Return)
    assert lan.wanted == [("join", found(), ("Anna",), False)]


def test_the_start_page_leads_back_to_a_table_left_by_a_killed_program(
    online: Online,
) -> None:
    known = KnownHosts(network_folder())
    known.trust(bytes(32), "Bea’s table", "192.168.1.20:4000")
    known.keep_seat(bytes(32), True)
    window, lan = online()
    window.shell.show_start()
    start = window.shell.start_page
    assert start.continue_button.text() == "&Return to Bea’s table"
    assert start.continue_button.hasFocus()
    QTest.keyClick(start.continue_button, Qt.Key.Key_Return)
    ((_join, table, names, watch),) = lan.wanted
    assert (table.certificate, names, watch) == ("00" * 32, ("Anna",), False)
    # Nor is one offered at which another window sits, or that was left on purpose.
    (network_folder() / "seat").mkdir()
    with FolderLock(network_folder() / "seat"):
        window.shell.show_start()
        assert start.continue_button.isHidden()
    window.shell.show_start()
    assert not start.continue_button.isHidden()
    known.keep_seat(bytes(32), False)
    window.shell.show_start()
    assert start.continue_button.isHidden()


def test_a_command_line_without_an_address_is_explained_in_the_list(online: Online) -> None:
    window, lan = online()
    window.shell.features.network.join("not an address")
    assert "not an address" in page_of(window).address_trouble.text()
    assert lan.wanted == []


def test_a_table_that_is_found_takes_the_keyboard_from_nobody_who_types(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    page.player_names.field.setFocus()
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    assert page.player_names.field.hasFocus()
    lan.browsing.told(())  # type: ignore[union-attr]
    page.address.setFocus()
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    assert page.found.hasFocus()


def test_a_table_that_is_found_is_heard_by_who_is_elsewhere_on_the_page(
    online: Online, ears: Ears
) -> None:
    window, lan = online(rest=True)
    page = page_of(window)
    page.host_button.setFocus()
    assert "Play on the network." in ears.words
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    assert page.host_button.hasFocus()
    assert ears.words.startswith("Tables on your network. ")


def test_what_is_no_address_is_said_beside_the_field(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    page.address.setText("not an address")
    page.address_button.click()
    assert "not an address" in page.address_trouble.text()
    assert lan.wanted == []
    QTest.keyClicks(page.address, "x")
    assert page.address_trouble.isHidden()


def test_several_people_at_one_screen_are_written_with_commas(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    page.player_names.field.setText(" Anna ,Bea,, Anna")
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    page.join_button.click()
    assert lan.wanted[0][2] == ("Anna", "Bea")
    assert window.settings.lan_names == "Anna, Bea"


@pytest.mark.parametrize(
    ("names", "said"), [("  ", "Enter your name"), ("a,b,c,d,e,f,g", "six seats")]
)
def test_without_a_name_or_with_too_many_nobody_joins(
    online: Online, names: str, said: str
) -> None:
    window, lan = online()
    page = page_of(window)
    page.player_names.field.setText(names)
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    page.join_button.click()
    assert lan.wanted == []
    assert said in page.player_names.trouble.text()
    assert page.player_names.field.hasFocus()


def test_an_empty_list_says_why_and_what_to_type(online: Online) -> None:
    window, lan = online()
    page = page_of(window)
    assert page.empty.isVisible()
    for cause in ("firewall", "guest Wi-Fi", "VPN"):
        assert cause in page.empty.reasons.text()
    assert page.empty.addresses.text().endswith("192.168.1.7")
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    assert page.empty.isHidden()


def test_the_self_test_names_the_likely_cause(online: Online) -> None:
    window, _lan = online()
    page = page_of(window)
    page.empty.test_button.click()
    assert page.empty.found.text().startswith("A VPN cuts this computer off")
    assert page.empty.test_button.isEnabled()


def test_a_kept_table_is_offered_and_opened_again(online: Online) -> None:
    window, lan = online(KEPT)
    page = page_of(window)
    (row,) = page.saved_tables.rows
    assert row.text.text().startswith("Anna and Bea · race 3")
    row.button.click()
    assert lan.wanted == [("resume", KEPT)]


def test_a_kept_table_names_only_those_who_sit(online: Online) -> None:
    window, _ = online(KEPT._replace(names=("Anna", "", "Bea")))
    (row,) = page_of(window).saved_tables.rows
    assert row.text.text().startswith("Anna and Bea · race 3")


def test_escape_goes_back_to_the_start_and_looks_no_more(online: Online) -> None:
    window, lan = online()
    QTest.keyClick(page_of(window), Qt.Key.Key_Escape)
    assert isinstance(shown(window), StartPage)
    assert lan.browsing.closed  # type: ignore[union-attr]


def test_hosting_begins_with_the_people_of_the_page(online: Online) -> None:
    window, _lan = online()
    page = page_of(window)
    page.player_names.field.setText("Anna, Bea")
    page.host_button.click()
    host = shown(window)
    assert isinstance(host, HostPage)
    assert [plan.name for plan in host.seats.plans] == ["Anna", "Bea", ""]


def test_the_page_needs_no_mouse(online: Online, qtbot: QtBot) -> None:
    window, lan = online(KEPT)
    lan.browsing.told((found(),))  # type: ignore[union-attr]
    page = page_of(window)
    reached = set()
    for _ in range(20):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {page.found, page.host_button, page.player_names.field, page.address,
              page.address_button,
              page.back_button, page.watch_button, page.join_button,
              page.saved_tables.rows[0].button}  # fmt: skip
    assert wanted <= reached


def test_a_table_that_was_closed_a_moment_ago_is_offered_as_soon_as_it_can_be(
    online: Online,
) -> None:
    window, lan = online()
    page = page_of(window)
    assert page.saved_tables.isHidden()
    lan.kept = (KEPT,)
    lan.left()
    assert len(page.saved_tables.rows) == 1
    assert not page.saved_tables.isHidden()


def test_a_table_that_another_window_has_closed_is_offered_to_whoever_comes_back(
    online: Online,
) -> None:
    window, lan = online()
    page = page_of(window)
    lan.kept = (KEPT,)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert len(page.saved_tables.rows) == 1


def test_who_leaves_the_list_by_the_menu_looks_for_no_more_tables(
    online: Online, qapp: QApplication
) -> None:
    window, lan = online()
    window.shell.show_new_game()
    qapp.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert lan.browsing is not None
    assert lan.browsing.closed
    lan.left()
