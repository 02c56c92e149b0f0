"""The option that renews the playthroughs: `pytest tests/rules --update-playthroughs`."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; look at the difference in git before keeping it."""
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="play the matches in tests/playthroughs again and write them down anew",
    )


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    """Whether files are to be written instead of compared."""
    return bool(request.config.getoption("--update-playthroughs", default=False))
