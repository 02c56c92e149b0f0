"""The installer for Windows: the program's folder in one file, compiled by NSIS."""

from __future__ import annotations

from pathlib import Path

import archives
import build_environment
import project
import windows_launchers

SCRIPT = project.INSTALLER / "windows" / "mille.nsi"


def build(bundle: Path, folder: Path) -> Path:
    """Compile the installer and return its file."""
    setup = folder / f"mille-{project.VERSION}-setup.exe"
    build_environment.run(compile_command(bundle, project.BUILD / "icons", setup))
    return setup


def compile_command(bundle: Path, icons: Path, setup: Path) -> list[str]:
    """Return the command that compiles an installer; warnings are errors.

    Writes the list of its files beside the bundle: NSIS alone would take them in the order in which
    the file system has them.
    """
    files = bundle.with_name("files.nsh")
    files.write_text(file_commands(bundle), encoding="utf-8")
    values = {
        "VERSION": project.VERSION,
        "NUMBERS": ".".join(map(str, windows_launchers.numbers(project.VERSION))),
        "FILES": str(files),
        "ICONS": str(icons),
        "OUTPUT": str(setup),
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    return ["makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]


def file_commands(bundle: Path) -> str:
    """Return the commands for NSIS that install all files, by folder and kind."""
    lines, folder = [], None
    files = [path for path in archives.files_in(bundle) if path.is_file()]
    for path in sorted(files, key=lambda path: (str(path.parent), path.suffix, path.name)):
        if path.parent != folder:
            folder = path.parent
            place = "\\".join(("$INSTDIR", *folder.relative_to(bundle).parts))
            lines.append(f'SetOutPath "{place}"')
        lines.append(f'File "{path}"')
    return "".join(f"{line}\n" for line in lines)
