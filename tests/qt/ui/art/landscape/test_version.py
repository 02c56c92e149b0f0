"""Pictures on the disk are not used after the code that painted them has changed."""

from pathlib import Path

from mille_qt.ui.art.landscape.version import landscape_version


def test_the_version_changes_with_the_code(tmp_path: Path) -> None:
    painter = tmp_path / "painter.py"
    painter.write_text("SKY = 1", "utf-8")
    before = landscape_version(str(painter))
    landscape_version.cache_clear()
    assert landscape_version(str(painter)) == before
    painter.write_text("SKY = 22", "utf-8")
    landscape_version.cache_clear()
    assert landscape_version(str(painter)) != before


def test_a_program_in_one_file_has_a_version(tmp_path: Path) -> None:
    assert landscape_version(str(tmp_path / "missing.py"))
