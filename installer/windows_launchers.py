"""mille.exe and mille-host.exe: small programs that start the bundled Python, made by mingw-w64."""

from __future__ import annotations

from pathlib import Path

import build_environment
import project

SOURCES = project.INSTALLER / "windows"
COMPILER, RESOURCE_COMPILER = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres"
#: The programs: the module of their entry point, what Windows calls them, and their subsystem.
PROGRAMS = {
    "mille": ("mille", project.NAME, "-mwindows"),
    "mille-host": ("mille_host", f"{project.NAME}: a table without a window", "-mconsole"),
}


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as four numbers, as Windows requires."""
    given = [int(part) for part in version.split(".")]
    first, second, third, fourth = [*given, 0, 0, 0][:4]
    return first, second, third, fourth


def build(folder: Path, python: str, icon: Path) -> None:
    """Compile both programs into a folder; `python` is the library that they load."""
    work = project.BUILD / "windows"
    for name, (module, description, subsystem) in PROGRAMS.items():
        script, resources = work / f"{name}.rc", work / f"{name}.o"
        script.write_text(resource_script(name, description, icon), encoding="utf-8")
        build_environment.run(
            [RESOURCE_COMPILER, "--codepage=65001", str(script), str(resources)], folder=work
        )
        defined = [f'-DPYTHON=L"{python}"', f'-DPROGRAM=L"{module}"']
        options = ["-Os", "-s", "-Wall", "-Werror", "-static", "-Wl,--no-insert-timestamp"]
        build_environment.run(
            [
                *(COMPILER, *options, subsystem, *defined),
                *(str(SOURCES / "launcher.c"), str(resources), "-o", str(folder / f"{name}.exe")),
            ]
        )


def resource_script(name: str, description: str, icon: Path) -> str:
    """Return the source of a program's resources: icon, manifest and version."""
    counted = ",".join(map(str, numbers(project.VERSION)))
    strings = {
        "CompanyName": project.MAKERS,
        "FileDescription": description,
        "FileVersion": project.VERSION,
        "InternalName": name,
        "LegalCopyright": f"© 2026 {project.MAKERS}",
        "OriginalFilename": f"{name}.exe",
        "ProductName": project.NAME,
        "ProductVersion": project.VERSION,
    }
    told = "\n".join(f'      VALUE "{key}", "{value}"' for key, value in strings.items())
    # 0409 is English, 04B0 is Unicode; 24 is the type of manifests.
    return f"""1 ICON "{icon}"
1 24 "{SOURCES / "mille.manifest"}"
1 VERSIONINFO
FILEVERSION {counted}
PRODUCTVERSION {counted}
FILEOS 0x40004
FILETYPE 1
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904B0"
    BEGIN
{told}
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x0409, 0x04B0
  END
END
"""
