"""The settings of the start page are those of the pages for a new game."""

from tests.qt.features.setup.conftest import settings  # noqa: F401
