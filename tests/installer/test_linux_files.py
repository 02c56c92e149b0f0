"""The files for Linux desktops are well formed and consistent."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import debian_package
import linux_files
import project
import software_catalogue
from mille_net.server.options import read_options
from tests.examples import each

#: In these everything is said, outside the windows too: by the command line, by manual pages, in
#: the menus of desktops and by installers. Any other language has what its own file has.
WHOLE_LANGUAGES = ("en", "es", "fr")
VALUES = linux_files.standard_values() | {
    "mille_host": "/usr/games/mille-host",
    "languages": linux_files.languages(),
    "releases": linux_files.releases(),
    "screenshots": linux_files.screenshots("https://example.org"),
}


def text_of(name: str) -> str:
    return linux_files.filled_template(linux_files.TEMPLATES / name, VALUES)


def desktop_entry() -> configparser.SectionProxy:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(text_of("mille.desktop"))
    return entry["Desktop Entry"]


def test_a_placeholder_without_a_value_is_an_error(tmp_path: Path):
    (tmp_path / "t").write_text("@nothing@", encoding="utf-8")
    with pytest.raises(KeyError):
        linux_files.filled_template(tmp_path / "t", {})


def test_the_desktop_file_has_the_declared_mime_type():
    kind = ET.fromstring(text_of("mille-mime.xml")).find("{*}mime-type")
    assert kind is not None
    assert desktop_entry()["MimeType"] == f"{kind.get('type')};"
    assert desktop_entry()["Exec"] == "mille %f"
    assert kind.get("type") == project.MIME_TYPE


def test_no_description_counts_the_rule_sets_whose_number_changes():
    control = (project.ROOT / "installer" / "debian" / "control").read_text(encoding="utf-8")
    said = text_of("mille.metainfo.xml") + control
    counted = r"\w+ (?:rule sets and|rule sets,|reglamentos,|variantes des règles,)"
    assert re.findall(counted, said, re.IGNORECASE) == []


def test_a_saved_match_starts_with_the_magic_of_its_mime_type():
    match = ET.fromstring(text_of("mille-mime.xml")).find("{*}mime-type/{*}magic/{*}match")
    saved = next((project.ROOT / "tests" / "playthroughs").glob("*.mille"))
    assert match is not None
    assert saved.read_text(encoding="utf-8").startswith(match.get("value", "?"))


@each("language", sorted(set(WHOLE_LANGUAGES) - {"en"}))
def test_every_text_of_the_desktop_file_is_translated(language: str):
    entry = desktop_entry()
    for name in ("GenericName", "Comment", "Keywords"):
        assert entry[f"{name}[{language}]"] != entry[name]
    assert f'<comment xml:lang="{language}">' in text_of("mille-mime.xml")


@each("language", sorted(set(WHOLE_LANGUAGES) - {"en"}))
def test_every_text_for_software_centres_is_translated(language: str):
    texts = re.findall(r"<(summary|p|li|caption)( xml:lang=.*?)?>", text_of("mille.metainfo.xml"))
    own = f' xml:lang="{language}"'
    english = [kind for kind, mark in texts if not mark]
    assert [kind for kind, mark in texts if mark == own] == english


def test_appstream_names_the_desktop_file_and_both_programs():
    component = ET.fromstring(text_of("mille.metainfo.xml"))
    assert component.findtext("id") == project.APPLICATION_ID.lower()
    assert component.findtext("launchable") == "mille.desktop"
    assert [e.text for e in component.findall("provides/binary")] == ["mille", "mille-host"]
    assert component.findall("releases/release")
    assert component.findall("screenshots/screenshot/image")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="no appstreamcli here")
def test_appstream_has_screenshots_if_there_is_a_url(tmp_path: Path):
    file = tmp_path / f"{project.APPLICATION_ID}.metainfo.xml"
    file.write_text(text_of("mille.metainfo.xml"), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_package_contains_every_screenshot_of_the_catalogue(tmp_path: Path):
    software_catalogue.write(tmp_path, text_of("mille.metainfo.xml"))
    (catalogue,) = (tmp_path / "share" / "swcatalog").rglob("*.xml")
    named = ET.parse(catalogue).findall("component/screenshots/screenshot/image")
    assert len(named) == len(software_catalogue.PICTURES)
    for image in named:
        assert image.text is not None
        place = tmp_path / image.text.removeprefix("file:///usr/")
        assert place.read_bytes().startswith(b"\x89PNG")


def test_the_catalogue_has_a_separate_description_for_every_language():
    told = ET.fromstring(software_catalogue.catalogue(text_of("mille.metainfo.xml"), "file:///p"))
    (program,) = told
    assert program.findtext("id") == project.APPLICATION_ID
    assert program.findtext("pkgname") == "mille"
    english, *others = program.findall("description")
    assert len(others) + 1 == len(WHOLE_LANGUAGES)
    parts = [part.tag for part in english.iter()]
    assert all([part.tag for part in other.iter()] == parts for other in others)
    lines = ["".join(part.itertext()) for part in (english, *others)]
    assert len(set(lines)) == len(lines)


def test_the_service_starts_the_host_with_its_configuration_file():
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.read_string(text_of("mille-host.service"))
    wanted = unit["Unit"]["ConditionPathExists"]
    assert unit["Service"]["ExecStart"] == f"/usr/games/mille-host --config {wanted}"


def test_the_example_configuration_is_valid(tmp_path: Path):
    example = linux_files.TEMPLATES / "host.ini"
    options = read_options(["--config", str(example), "--folder", str(tmp_path)])
    assert len(options.table.seats) == 3


@each("language", WHOLE_LANGUAGES)
def test_every_language_has_the_manual_pages_of_both_programs(language: str):
    folder = "man6" if language == "en" else f"{language}/man6"
    assert {f"{folder}/mille.6", f"{folder}/mille-host.6"} <= set(linux_files.MANUALS)


@each("language", WHOLE_LANGUAGES)
def test_the_installer_for_windows_has_every_complete_language(language: str):
    script = (project.ROOT / "installer" / "windows" / "mille.nsi").read_text(encoding="utf-8")
    name = QLocale.languageToString(QLocale(language).language())
    assert f'!insertmacro MUI_LANGUAGE "{name}"' in script
    texts = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", script, re.MULTILINE)
    own = {text for text, said_in in texts if said_in == name.upper()}
    assert own == {text for text, _ in texts}
    assert name in (project.ROOT / "installer" / "debian" / "control").read_text(encoding="utf-8")


@pytest.mark.parametrize("place", linux_files.MANUALS)
def test_manual_pages_pass_mandoc(place: str, tmp_path: Path):
    if shutil.which("mandoc") is None:
        pytest.skip("no mandoc here")
    page = tmp_path / "page.6"
    page.write_text(linux_files.manual(place), encoding="utf-8")
    # Other languages have other names of sections, and letters that are counted as eight.
    level = "warning" if linux_files.is_english(place) else "error"
    done = subprocess.run(
        ["mandoc", "-Tlint", f"-W{level}", str(page)], capture_output=True, text=True, check=False
    )
    told = [line for line in done.stdout.splitlines() if "outdated mandoc.db" not in line]
    assert done.returncode < 3, told


@each("place", [p for p in linux_files.MANUALS if not linux_files.is_english(p)])
def test_translated_manual_pages_declare_their_first_section(place: str):
    # By its name it knows where to print the head, and what the program is called; older ones want
    # it as it stands, newer ones with small letters.
    page = linux_files.manual(place)
    begins = re.search(r"^\.Sh (.+)$", page, re.MULTILINE)
    assert begins is not None
    told = re.findall(r"^\.  ds doc-section-name (.+)$", page, re.MULTILINE)
    assert told == [begins[1], begins[1].capitalize()]


def test_the_debian_changelog_has_all_entries_of_the_changelog():
    text = debian_package.changelog()
    assert text.startswith(f"mille ({project.VERSION}) ")
    assert text.count("\n  * ") == sum(len(release.lines) for release in project.releases())
    assert max(map(len, text.splitlines())) <= 80


def test_postrm_restores_what_preinst_diverts():
    put, back = (
        {line for line in read.splitlines() if "/usr/" in line}
        for read in (
            (debian_package.TEMPLATES / name).read_text(encoding="utf-8")
            for name in debian_package.SCRIPTS
        )
    )
    assert put == back
    assert put
