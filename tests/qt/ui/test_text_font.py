"""The bundled font of all text."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from mille_qt.ui.theme.text_font import TEXT_FAMILY, use_text_font


@pytest.fixture
def text_font(qapp: QApplication) -> Iterator[QFont]:
    before = qapp.font()
    use_text_font(qapp)
    yield qapp.font()
    qapp.setFont(before)


def test_the_system_keeps_its_say_on_size_and_other_scripts(qapp: QApplication) -> None:
    before = qapp.font()
    use_text_font(qapp)
    after = qapp.font()
    qapp.setFont(before)
    assert after.families() == [TEXT_FAMILY, *before.families()]
    assert after.pointSizeF() == before.pointSizeF()


@pytest.mark.parametrize("bold", [False, True])
def test_both_weights_are_there_and_their_digits_align(text_font: QFont, bold: bool) -> None:
    text_font.setBold(bold)
    assert QFontInfo(text_font).family() == TEXT_FAMILY
    assert QFontInfo(text_font).bold() == bold
    metrics = QFontMetricsF(text_font)
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    letters = "ÀÉÎÑÖŁŐȘŽßœ–—…•′″×→←↑↓✓½€−≤≥·“”«»"
    raw = QRawFont.fromFont(text_font)
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []
