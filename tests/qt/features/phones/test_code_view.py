"""The QR code on the screen."""

import pytest
from PySide6.QtGui import QColor, QImage

from mille_qt.features.phones.code_view import QUIET, CodeView
from tests.qt.features.phones.still_phones import URL

LONG = URL + "-AND-SOME-MORE-OF-IT" * 3


def shown(address: str) -> QImage:
    view = CodeView()
    view.show_address(address)
    view.resize(view.sizeHint())
    return view.grab().toImage()


@pytest.mark.parametrize("address", [URL, LONG])
def test_a_code_fills_its_place_but_for_the_margin_that_scanners_need(
    address: str, qapp: object
) -> None:
    picture = shown(address)
    side = picture.width()
    dark = [i for i in range(side) if any(_is_dark(picture, i, j) for j in range(side))]
    # The pattern in the upper left corner is seven modules wide.
    first = next(i for i in range(dark[0], side) if not _is_dark(picture, i, dark[0]))
    module = (first - dark[0]) / 7
    assert dark[0] == QUIET * module
    assert side - 1 - dark[-1] == QUIET * module


def test_without_an_address_there_is_no_code(qapp: object) -> None:
    picture = shown("")
    assert not any(_is_dark(picture, i, i) for i in range(picture.width()))


def _is_dark(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y) == QColor("black")
