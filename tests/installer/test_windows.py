"""The installer for Windows is put together on Linux from packages for Windows."""

import shutil
import subprocess
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

import archives
import build_commands
import check
import elf
import newer_python
import pictures
import project
import third_party
import windows_bundle
import windows_launchers
import windows_setup
from check import needs, race, wine_tests
from mille_qt import __version__

QT = "PySide6"
FILES = {
    "python313.dll": "",
    "_ssl.pyd": "libssl-3.dll python313.dll",
    "libssl-3.dll": "",
    "_lzma.pyd": "",
    "python.exe": "",
    "mille_qt/app/main.py": "",
    "mille_qt/resources/cards/roll.svg": "",
    "mille_qt/translations/mille_fr.qm": "",
    "mille_qt/translations/mille_fr.ts": "",
    "mille-1.0.dist-info/METADATA": "",
    "zeroconf-1.0.dist-info/METADATA": "",
    "zeroconf/_cache.pyd": "",
    "zeroconf/_cache.pxd": "",
    "cffi/api.py": "",
    "websockets/server.py": "",
    "websockets/legacy/server.py": "",
    f"{QT}/QtGui.pyd": "Qt6Gui.dll",
    f"{QT}/QtQml.pyd": "Qt6Qml.dll",
    f"{QT}/Qt6Gui.dll": "MSVCP140.dll",
    f"{QT}/Qt6Qml.dll": "",
    f"{QT}/msvcp140.dll": "",
    "shiboken6/msvcp140.dll": "",
    f"{QT}/plugins/platforms/qwindows.dll": "Qt6Gui.dll",
    f"{QT}/plugins/platforms/qdirect2d.dll": "",
    f"{QT}/translations/qtbase_fr.qm": "",
    f"{QT}/translations/qtbase_de.qm": "",
    f"{QT}/scripts/deploy.py": "",
    f"{QT}/support/deprecated.py": "",
}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    kinds = {".dll": "BINARY", ".pyd": "EXTENSION"}
    entries = [(name, name, kinds.get(Path(name).suffix, "DATA")) for name in FILES]
    monkeypatch.setattr(elf, "needed", lambda path: FILES[path].split())
    return {place for place, _, _ in windows_bundle.selected(entries)}


def test_the_game_python_and_what_they_need_are_kept(kept: set[str]):
    assert {
        *("python313.dll", "_ssl.pyd", "libssl-3.dll", "zeroconf/_cache.pyd"),
        *("mille_qt/app/main.py", "mille_qt/resources/cards/roll.svg", "websockets/server.py"),
        *("mille_qt/translations/mille_fr.qm", "mille-1.0.dist-info/METADATA"),
        *(f"{QT}/QtGui.pyd", f"{QT}/Qt6Gui.dll", f"{QT}/plugins/platforms/qwindows.dll"),
        *(f"{QT}/translations/qtbase_fr.qm", f"{QT}/support/deprecated.py"),
    } <= kept


def test_the_compilers_library_is_kept_in_each_folder_that_has_it(kept: set[str]):
    assert {f"{QT}/msvcp140.dll", "shiboken6/msvcp140.dll"} <= kept


def test_what_the_game_does_not_need_is_left_out(kept: set[str]):
    assert not kept & {
        *("_lzma.pyd", "python.exe", "cffi/api.py", "zeroconf/_cache.pxd"),
        *("zeroconf-1.0.dist-info/METADATA", "mille_qt/translations/mille_fr.ts"),
        "websockets/legacy/server.py",
        *(f"{QT}/QtQml.pyd", f"{QT}/Qt6Qml.dll", f"{QT}/plugins/platforms/qdirect2d.dll"),
        *(f"{QT}/translations/qtbase_de.qm", f"{QT}/scripts/deploy.py"),
    }


def test_every_module_of_qt_that_the_game_imports_is_kept():
    texts = [path.read_text("utf-8") for path in (project.ROOT / "mille_qt").rglob("*.py")]
    words = {word for text in texts for word in text.split() if word.startswith("PySide6.Qt")}
    named = {word.removeprefix("PySide6.").split(".")[0].rstrip('",;)') for word in words}
    assert "QtSvg" in named
    assert named <= windows_bundle.QT_MODULES


def test_a_missing_python_to_compile_with_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.version_info", (3, 11, 7))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"python3\.13"):
        windows_bundle.find_compiler()
    # A program of this name that does not start is none.
    (tmp_path / "python3.13").write_text("#!/bin/false", encoding="utf-8")
    (tmp_path / "python3.13").chmod(0o755)
    assert newer_python.ask(str(tmp_path / "python3.13")) == ((), "")
    with pytest.raises(SystemExit, match=r"python3\.13"):
        windows_bundle.find_compiler()


def test_the_installer_cannot_be_built_on_windows_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("sys.platform", "win32")
    assert build_commands.main(["windows"]) == build_commands.BAD_USAGE
    assert "windows can only be built on linux" in capsys.readouterr().out


def test_versions_for_windows_have_four_numbers():
    assert windows_launchers.numbers("1.2.3") == (1, 2, 3, 0)
    told = windows_launchers.resource_script("mille", "Mille", Path("mille.ico"))
    counted = ",".join(map(str, windows_launchers.numbers(__version__)))
    assert f"\nFILEVERSION {counted}\n" in told
    assert f'VALUE "ProductVersion", "{__version__}"' in told


def test_the_list_for_windows_names_its_folders_and_no_part_of_other_systems():
    contents = third_party.of_environment()._replace(
        system="windows",
        packages=[distribution(name) for name in ("PySide6-Essentials", "zeroconf")],
        python="3.13.2",
    )
    text = third_party.document(contents)
    assert "| Qt | `_internal/PySide6/` and `_internal/PySide6/plugins/` |" in text
    assert "| Python | 3.13.2 |" in text
    assert "NSIS" in text
    assert "HarfBuzz" in text
    assert "PyInstaller Development Team" not in text
    assert "Wayland" not in text


def test_files_are_installed_in_an_order_of_their_own(tmp_path: Path):
    for name in ("b.pyd", "a.pyc", "b.pyc", "_internal/c.pyc"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    lines = windows_setup.file_commands(tmp_path).splitlines()
    assert lines == [
        'SetOutPath "$INSTDIR"',
        *(f'File "{tmp_path / name}"' for name in ("a.pyc", "b.pyc", "b.pyd")),
        'SetOutPath "$INSTDIR\\_internal"',
        f'File "{tmp_path / "_internal" / "c.pyc"}"',
    ]


def test_the_setup_has_a_picture_of_its_own(qapp: object):
    data = pictures.setup_picture()
    assert data[:2] == b"BM"
    assert [int.from_bytes(data[place : place + 4], "little") for place in (18, 22)] == [164, 314]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("makensis") is None, reason="no makensis here")
def test_the_installer_compiles_without_a_warning_and_the_same_each_time(
    tmp_path: Path, qapp: object
):
    icons, sums = archives.fresh(tmp_path / "icons"), []
    for name in ("mille", "mille-record"):
        (icons / f"{name}.ico").write_bytes(pictures.ico(pictures.ICONS / f"{name}.svg"))
    (icons / "setup.bmp").write_bytes(pictures.setup_picture())
    for names in (("mille.exe", "b", "a"), ("a", "mille.exe", "b")):
        bundle = archives.fresh(tmp_path / "bundle")
        for name in names:
            (bundle / name).touch()
        archives.settle(bundle)
        command = windows_setup.compile_command(bundle, icons, tmp_path / "mille-setup.exe")
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        sums.append(archives.sha256(tmp_path / "mille-setup.exe"))
    assert sums[0] == sums[1]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(windows_launchers.COMPILER) is None, reason="no mingw-w64 here")
def test_the_programs_compile_without_a_warning_and_the_same_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(project, "BUILD", tmp_path)
    (tmp_path / "windows").mkdir()
    (tmp_path / "mille.ico").write_bytes(pictures.ico(pictures.ICONS / "mille.svg"))
    sums = []
    for name in ("one", "other"):
        folder = archives.fresh(tmp_path / name)
        windows_launchers.build(folder, "python313.dll", tmp_path / "mille.ico")
        sums.append(archives.sums(folder))
    assert sums[0] == sums[1]
    assert set(sums[0]) == {"mille.exe", "mille-host.exe"}
    assert "KERNEL32.dll" in elf.needed(str(tmp_path / "one" / "mille.exe"))


def test_pythons_own_modules_are_stored_in_one_order_and_without_those_left_out(tmp_path: Path):
    with zipfile.ZipFile(tmp_path / "python313.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("os.pyc", "abc.pyc", "unittest/case.pyc", "tkinter/__init__.pyc"):
            archive.writestr(name, b"code")
    folder = archives.fresh(tmp_path / "bundle")
    windows_bundle.add_python_library(tmp_path / "python313.zip", folder)
    with zipfile.ZipFile(folder / "python313.zip") as archive:
        assert archive.namelist() == ["abc.pyc", "os.pyc"]
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in archive.infolist())
    assert (folder / "python313._pth").read_text("ascii") == "python313.zip\n.\n"


def test_nothing_is_deleted_before_both_programs_are_known_to_be_closed():
    script = windows_setup.SCRIPT.read_text("utf-8")
    removal = script.split("!macro REMOVE_PROGRAM")[1].split("!macroend")[0].split("\n")[1:-1]
    assert [line.strip() for line in removal[:2]] == [
        '!insertmacro REFUSE_IF_RUNNING "mille.exe"',
        '!insertmacro REFUSE_IF_RUNNING "mille-host.exe"',
    ]
    # All else that is deleted comes after it.
    assert script.count("RMDir /r") == removal.count("") + 2
    for section in ('Section "Mille"', 'Section "Uninstall"'):
        lines = [line.strip() for line in script.split(section)[1].splitlines()]
        assert next(line for line in lines if line and line[0] != ";") == (
            "!insertmacro REMOVE_PROGRAM"
        )


def test_only_an_installation_for_everybody_touches_the_firewall():
    script = windows_setup.SCRIPT.read_text("utf-8")
    for section in ('Section "Firewall"', 'Section "Uninstall"'):
        body = script.split(section)[1].split("SectionEnd")[0]
        before = body.split("_FIREWALL")[0]
        assert before.rstrip().endswith(
            '${If} $MultiUser.InstallMode == "AllUsers"\n    !insertmacro CLOSE'
        )
    assert script.count("profile=private") == script.count("add rule") == 1


def test_with_the_mouse_a_card_is_played_by_two_clicks_and_discarded_by_a_button():
    done: list[object] = []

    class Hands:
        def click(self, x: int, y: int) -> None:
            done.append((x, y))

        def keys(self, *keys: str) -> None:
            done.extend(keys)

    press = race.by_mouse(Hands())
    press("1", "Return")
    press("3", "d")
    press("space")
    first, third = done[0], done[2]
    assert done == [first, first, third, done[3], "space"]
    assert third[0] > first[0]
    assert done[3] not in (first, third)


def test_a_trial_without_its_programs_is_skipped_and_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(needs, "missing", lambda more: f"apt-get install {' '.join(more.values())}")
    assert build_commands.main(["check-windows"]) == check.PASSED
    last = capsys.readouterr().out.splitlines()[-1]
    packages = "gcc-mingw-w64-x86-64 imagemagick zbar-tools"
    assert last == f"SKIPPED Windows: it needs apt-get install {packages}"


def test_every_test_that_cannot_pass_under_wine_exists():
    for name in wine_tests.NOT_UNDER_WINE:
        file, *_, test = name.split("::")
        assert f"def {test}(" in (project.ROOT / file).read_text("utf-8"), name
    for places in wine_tests.SUITES.values():
        assert all((project.ROOT / place).exists() for place in places)
