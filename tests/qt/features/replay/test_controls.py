"""The buttons below the timeline of a replay."""

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.features.replay.controls import Controls
from tests.pictures.cut_words import cut_words


@pytest.mark.usefixtures("english")
def test_to_ask_for_the_height_at_another_width_changes_nothing(qtbot: QtBot) -> None:
    controls = Controls(("Anna", "Marcel"), 3)
    qtbot.addWidget(controls)
    narrow, wide = 500, 3_000
    assert controls.height_for(narrow) > controls.height_for(wide)
    controls.resize(narrow, controls.height_for(narrow))
    controls.height_for(wide)
    controls.show()
    qtbot.wait(1)
    assert controls.width() == narrow
    assert cut_words(controls) == []
