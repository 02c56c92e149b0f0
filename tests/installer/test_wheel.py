"""What the wheel contains."""

from hatchling.builders.wheel import WheelBuilder

import project


def test_the_wheel_has_the_game_and_its_data_but_no_programs_of_its_developers() -> None:
    files = {
        file.distribution_path for file in WheelBuilder(str(project.ROOT)).recurse_included_files()
    }
    assert {
        "mille_qt/app/main.py",
        "mille_net/server/main.py",
        "mille_rules/computer/worker/main.py",
        "mille_qt/translations/mille_fr.qm",
        "mille_qt/resources/road/landscape.svg",
    } <= files
    for folder in ("mille_rules/computer/arena", "mille_rules/computer/training", "tests"):
        assert [name for name in files if name.startswith(folder)] == []
