"""Bundles contain what the game needs, and a licence for everything."""

import ast
import os
import shutil
import stat
from pathlib import Path

import pytest

import archives
import elf
import pictures
import project
import pyside_support
import reproduce
import third_party
import trim

QT = "PySide6/Qt"
ENTRIES = [
    ("PySide6/QtGui.abi3.so", "QtGui", "EXTENSION"),
    (f"{QT}/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
    (f"{QT}/plugins/platforms/libqeglfs.so", "eglfs", "BINARY"),
    (f"{QT}/plugins/platforms/libqoffscreen.so", "offscreen", "BINARY"),
    (f"{QT}/lib/libQt6Gui.so.6", "Gui", "BINARY"),
    (f"{QT}/lib/libQt6XcbQpa.so.6", "XcbQpa", "BINARY"),
    (f"{QT}/lib/libQt6OpenGL.so.6", "OpenGL", "BINARY"),
    ("libpython3.11.so.1.0", "python", "BINARY"),
]
NEEDS = {
    "QtGui": ["libQt6Gui.so.6"],
    "xcb": ["libQt6XcbQpa.so.6", "libc.so.6"],
    "eglfs": ["libQt6OpenGL.so.6"],
}


def kept() -> set[str]:
    entries = trim.kept_binaries(ENTRIES, lambda path: [(n, None) for n in NEEDS.get(path, ())])
    return {Path(place).name for place, _, _ in entries}


def test_only_plugins_that_are_used_are_kept():
    assert {"libqxcb.so", "libqoffscreen.so"} <= kept()
    assert "libqeglfs.so" not in kept()


def test_libraries_are_kept_if_a_kept_file_needs_them():
    assert {"libQt6Gui.so.6", "libQt6XcbQpa.so.6", "libpython3.11.so.1.0"} <= kept()
    assert "libQt6OpenGL.so.6" not in kept()


def test_only_qt_translations_for_the_games_languages_are_kept():
    texts = [(f"{QT}/translations/qtbase_{name}.qm", "", "DATA") for name in ("de", "en", "fr")]
    assert trim.kept_data(texts, ["en", "fr"]) == texts[1:]


def test_only_version_and_licence_of_package_metadata_are_kept():
    names = ("METADATA", "RECORD", "direct_url.json", "licenses/LICENSE")
    entries = [(f"mille-1.0.dist-info/{name}", "", "DATA") for name in names]
    assert [entry[0].split("/", 1)[1] for entry in trim.kept_data(entries, [])] == [
        "METADATA",
        "licenses/LICENSE",
    ]


def test_libraries_that_depend_on_system_settings_are_not_bundled(tmp_path: Path):
    theirs = ("libfontconfig.so.1", "/usr/lib/libfontconfig.so.1", "BINARY")
    qts = (f"{QT}/lib/libQt6Gui.so.6", str(tmp_path / "libQt6Gui.so.6"), "BINARY")
    assert trim.is_systems_own(theirs, tmp_path)
    assert not trim.is_systems_own(qts, tmp_path)
    assert not trim.is_from_system(qts, tmp_path)


def test_the_game_imports_no_excluded_module():
    for package in ("mille_qt", "mille_net", "mille_rules"):
        for path in (project.ROOT / package).rglob("*.py"):
            module = ".".join(path.relative_to(project.ROOT).with_suffix("").parts)
            if module.startswith(trim.EXCLUDED_MODULES):
                continue
            found = sorted(name for name in imports_of(path) if name in trim.EXCLUDED_MODULES)
            assert not found, f"{module} imports {found}"


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, and the names it imports from them.

    Only of files that name something left out; to read the others takes a second.
    """
    names, text = set(), path.read_text(encoding="utf-8")
    if not any(name.rpartition(".")[2] in text for name in trim.EXCLUDED_MODULES):
        return names
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_every_bundled_component_has_a_licence_and_its_text(tmp_path: Path):
    packages = third_party.requirements_of("mille")
    assert {"pyside6-essentials", "shiboken6", "cryptography", "zeroconf"} <= set(packages)
    third_party.write_texts(tmp_path, third_party.of_environment())
    texts = {path.name.split("-")[0].lower() for path in tmp_path.iterdir()}
    qts = {"pyside6-essentials", "pyside6-addons", "shiboken6"}
    for name, package in packages.items():
        assert third_party.license_of(package)
        assert name in qts or package.name.split("-")[0].lower() in texts, name
    assert {"lgpl", "gpl", "python.txt"} <= texts


def test_the_third_party_list_has_the_sources_of_components_under_the_lgpl():
    packages = third_party.requirements_of("mille")
    text = third_party.document(third_party.of_environment())
    pyside, zeroconf = packages["pyside6-essentials"].version, packages["zeroconf"].version
    assert f"/qt-everywhere-src-{pyside}.tar.xz>" in text
    assert f"/pyside-setup-everywhere-src-{pyside}.tar.xz>" in text
    assert f"python-zeroconf/tree/{zeroconf}>" in text


def test_the_third_party_list_explains_how_to_replace_a_library():
    text = third_party.document(third_party.of_environment())
    assert "| `_internal/PySide6/Qt/lib/`" in text.replace("| Qt ", "")
    assert "LGPL-2.1-or-later" in text
    assert "HarfBuzz" in text


def test_needless_start_up_hooks_are_left_out():
    assert trim.is_needed_at_start("own_environment")
    assert not any(map(trim.is_needed_at_start, trim.NEEDLESS_HOOKS))


def test_modules_embedded_in_pyside_are_compiled_reproducibly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    sources = tmp_path / "files.dir" / "support"
    sources.mkdir(parents=True)
    (sources / "loader.py").write_text("ANSWER = 42", encoding="utf-8")
    monkeypatch.setattr(pyside_support, "sources", lambda: sources.parent)
    found = []
    for number in range(2):
        os.utime(sources / "loader.py", (number, number))
        pyside_support.write(tmp_path / str(number))
        found.append((tmp_path / str(number) / "support" / "loader.pyc").read_bytes())
    assert found[0] == found[1]
    assert str(tmp_path).encode() not in found[0]


def test_two_builds_are_compared_file_by_file():
    same, lines = reproduce.compared({"a": "1", "b": "2"}, {"a": "1", "b": "2"})
    assert same
    assert all(line.startswith("same ") for line in lines)
    same, lines = reproduce.compared({"a": "1", "b": "2"}, {"a": "3"})
    assert not same
    told = " ".join(word for line in lines for word in line.split())
    assert told == "DIFFERS a: 1 3 DIFFERS b: 2 not built"


def test_the_same_files_make_the_same_archive(tmp_path: Path):
    folder = tmp_path / "mille-1.0"
    folder.mkdir()
    (folder / "mille").write_text("#!", encoding="utf-8")
    (folder / "mille").chmod(0o700)
    (folder / "link").symlink_to("mille")
    sums = []
    for number in range(2):
        os.utime(folder / "mille", (number, number))
        archives.settle(folder)
        archives.pack_tar_xz(folder, tmp_path / "archive")
        sums.append(archives.sha256(tmp_path / "archive"))
    assert sums[0] == sums[1]
    assert stat.S_IMODE((folder / "mille").stat().st_mode) == 0o755


def test_checksums_are_in_the_format_of_sha256sum(tmp_path: Path):
    (tmp_path / "a").write_bytes(b"")
    archives.write_sums(tmp_path)
    line = (tmp_path / "SHA256SUMS").read_text(encoding="utf-8")
    assert line == f"{archives.sha256(tmp_path / 'a')}  a\n"


def test_icons_of_every_size_are_in_the_files_for_windows_and_macos(qapp: object):
    drawing = pictures.ICONS / "mille-record.svg"
    ico, icns = pictures.ico(drawing), pictures.icns(drawing)
    assert ico[4] == len(pictures.ICO_SIZES)
    assert ico.count(b"\x89PNG") == len(pictures.ICO_SIZES)
    assert icns.count(b"\x89PNG") == len(pictures.ICNS_SIZES)
    assert int.from_bytes(icns[4:8], "big") == len(icns)


@pytest.mark.skipif(shutil.which("objdump") is None, reason="no objdump here")
def test_the_libraries_of_a_program_are_read_from_its_headers():
    program = shutil.which("ls")
    assert program is not None
    assert elf.is_elf(Path(program).resolve())
    assert "libc.so.6" in elf.needed(program)
    assert elf.libc_version(program) >= (2, 2)
