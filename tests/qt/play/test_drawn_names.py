"""The names that are drawn on the table."""

import pytest

from tests.qt.conftest import Seat
from tests.qt.play.staged_match import match_where


@pytest.mark.painted
def test_the_name_of_a_new_player_is_drawn_if_nothing_else_has_changed(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25", "75", people=(0, 1)))
    scene, view = player.page.table.table, player.page.table
    before = view.grab().toImage()
    picture = scene.picture
    assert picture is not None
    text = picture.texts[1]
    renamed = text._replace(seats=(text.seats[0]._replace(name="Carl"),))
    scene.show_picture(picture._replace(texts=(picture.texts[0], renamed)))
    assert view.grab().toImage() != before, "the name is drawn"
