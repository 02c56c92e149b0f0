"""The Info.plist of Mille.app, used by `mille.spec`."""

from __future__ import annotations

from typing import Any

import project

#: The type identifier of saved matches.
_DOCUMENT = f"{project.APPLICATION_ID}.record"

INFORMATION: dict[str, Any] = {
    "CFBundleDisplayName": project.NAME,
    "CFBundleShortVersionString": project.VERSION,
    "CFBundleVersion": project.VERSION,
    "CFBundleLocalizations": project.languages(),
    "CFBundleDevelopmentRegion": "en",
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",
    # Not every package that the game needs is there for Intel.
    "LSArchitecturePriority": ["arm64"],
    "LSRequiresNativeExecution": True,
    "NSHighResolutionCapable": True,
    "NSRequiresAquaSystemAppearance": False,
    "NSHumanReadableCopyright": f"© 2026 {project.MAKERS}, MIT licence",
    # macOS asks before the first search of the network; without the services nothing is found.
    "NSLocalNetworkUsageDescription": "Mille looks for tables on your home network, and shows yours"
    " to others there. Nothing leaves that network.",
    "NSBonjourServices": ["_millebornes._tcp", "_mille-test._tcp"],
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Mille match",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [_DOCUMENT],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": _DOCUMENT,
            "UTTypeDescription": "Mille match",
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["mille"],
                "public.mime-type": [project.MIME_TYPE],
            },
        }
    ],
}
