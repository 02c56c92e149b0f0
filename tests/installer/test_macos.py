"""The package for macOS, as far as that can be looked at elsewhere: it was never run."""

import plistlib
import shutil
import subprocess

import pytest

import macos_bundle
import macos_image
import project

SCRIPTS = sorted(macos_image.SCRIPTS.glob("*.sh"))


def test_a_match_file_belongs_to_the_game():
    (kind,) = macos_bundle.INFORMATION["CFBundleDocumentTypes"]
    (exported,) = macos_bundle.INFORMATION["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeIdentifier"].startswith(project.APPLICATION_ID)
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["mille"]


def test_the_bundle_is_for_apple_silicon_alone():
    assert macos_bundle.INFORMATION["LSArchitecturePriority"] == ["arm64"]
    assert macos_bundle.INFORMATION["LSRequiresNativeExecution"]


def test_the_information_can_be_written_and_has_all_languages():
    written = plistlib.loads(plistlib.dumps(macos_bundle.INFORMATION))
    assert written["CFBundleLocalizations"] == project.languages()
    assert written["CFBundleShortVersionString"] == project.VERSION
    assert written["NSLocalNetworkUsageDescription"]


def test_the_game_may_use_the_network():
    rights = plistlib.loads((macos_image.SCRIPTS / "entitlements.plist").read_bytes())
    for side in ("client", "server"):
        assert rights[f"com.apple.security.network.{side}"] is True


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_scripts_are_valid(script):
    assert len(SCRIPTS) == 2
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "set -eu" in script.read_text("utf-8")
