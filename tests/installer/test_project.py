"""Version, changelog and date are the same in all packages."""

import plistlib
from datetime import UTC, date, datetime

import pytest

import linux_files
import macos_bundle
import project
from mille_net.discovery.multicast import SERVICE
from mille_qt import __version__

CHANGELOG = """\
# Changelog

## [0.2.0] – 2027-01-05

### Added

- A `thing` of *beauty*,
  see [its page](docs/thing.md).

## [0.1.0] – unreleased (2026-11-21)

- The beginning.
"""


def test_the_version_is_that_of_the_program():
    assert __version__ == project.VERSION


def test_the_changelog_begins_with_that_version():
    assert project.releases()[0].version == __version__


def test_the_changelog_is_read_without_markup():
    latest, first = project.releases(CHANGELOG)
    assert (latest.version, latest.day) == ("0.2.0", date(2027, 1, 5))
    assert latest.lines == ("A thing of beauty, see its page.",)
    assert (first.version, first.day) == ("0.1.0", date(2026, 11, 21))


def test_a_version_without_a_date_is_reported():
    with pytest.raises(SystemExit, match="expected a version and a day"):
        project.releases("## [0.3.0] – soon\n")


def test_every_file_gets_the_day_of_the_latest_release(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    day = project.releases()[0].day
    assert datetime.fromtimestamp(project.source_date(), UTC).date() == day


def test_source_date_epoch_sets_the_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert project.source_date() == 1_700_000_000


def test_the_macos_bundle_declares_the_service_of_tables():
    assert SERVICE.removesuffix(".local.") in macos_bundle.INFORMATION["NSBonjourServices"]
    assert plistlib.dumps(macos_bundle.INFORMATION)


def test_appstream_has_every_release_and_screenshots_only_with_a_url():
    assert f'<release version="{__version__}"' in linux_files.releases()
    told = linux_files.screenshots("https://example.org/pictures/")
    assert "https://example.org/pictures/table.png</image>" in told
