"""The portable archive for Linux, from which `mille` can be started anywhere."""

from __future__ import annotations

import platform
import shutil
from pathlib import Path

import archives
import freeze
import linux_files
import project

#: Names of the archives of all versions.
PATTERN = "mille-*-linux-*.tar.xz"
_EXTRAS = (project.ROOT / "LICENSE", project.ROOT / "CHANGELOG.md")


def build(frozen: freeze.Frozen, folder: Path) -> Path:
    """Pack the frozen program with its manual pages and return the archive."""
    name = f"mille-{project.VERSION}-linux-{platform.machine()}"
    inside = archives.fresh(project.BUILD / "portable") / name
    shutil.copytree(frozen.folder, inside, symlinks=True)
    freeze.add_third_party(inside, frozen.system_libraries)
    archives.copy_all(_EXTRAS, inside)
    linux_files.write_manuals(inside / "man")
    values = linux_files.standard_values() | {"libc": freeze.oldest_libc(inside)}
    text = linux_files.filled_template(linux_files.TEMPLATES / "README.txt", values)
    (inside / "README.txt").write_text(text, encoding="utf-8")
    archives.settle(inside)
    archive = folder / f"{name}.tar.xz"
    archives.pack_tar_xz(inside, archive)
    return archive
