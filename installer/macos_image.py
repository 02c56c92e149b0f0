"""The disk image for macOS with the signed Mille.app."""

from __future__ import annotations

import os
from pathlib import Path

import build_environment
import freeze
import project

SCRIPTS = project.INSTALLER / "macos"


def build(frozen: freeze.Frozen, folder: Path) -> Path:
    """Sign Mille.app, pack it into an image, and have that notarised if a profile is set.

    The environment variable `MILLE_SIGNING_IDENTITY` names the certificate; without it, the
    signature is valid only on this computer. `MILLE_NOTARY_PROFILE` names the keychain profile.
    """
    application = frozen.folder.parent / "Mille.app"
    freeze.add_third_party(application / "Contents" / "Resources", ())
    image = folder / f"mille-{project.VERSION}.dmg"
    identity = os.environ.get("MILLE_SIGNING_IDENTITY", "-")
    entitlements = SCRIPTS / "entitlements.plist"
    build_environment.run(
        [
            *("sh", str(SCRIPTS / "make_image.sh")),
            *(str(application), str(image), identity, str(entitlements)),
        ]
    )
    profile = os.environ.get("MILLE_NOTARY_PROFILE")
    if profile:
        build_environment.run(["sh", str(SCRIPTS / "notarise.sh"), str(image), profile])
    return image
