"""The version resource of mille.exe, in the format of PyInstaller."""

from __future__ import annotations

import project


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as four numbers, as Windows requires."""
    given = [int(part) for part in version.split(".")]
    first, second, third, fourth = [*given, 0, 0, 0][:4]
    return first, second, third, fourth


def resource() -> str:
    """Return the text of the resource."""
    counted = numbers(project.VERSION)
    strings = {
        "CompanyName": project.MAKERS,
        "FileDescription": project.NAME,
        "FileVersion": project.VERSION,
        "LegalCopyright": f"© 2026 {project.MAKERS}",
        "ProductName": project.NAME,
        "ProductVersion": project.VERSION,
    }
    told = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    # 0409 is English, 04B0 is Unicode.
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={counted}, prodvers={counted}, mask=0x3F, OS=0x40004, fileType=1),
  kids=[
    StringFileInfo([StringTable('040904B0', [{told}])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])]),
  ],
)
"""
