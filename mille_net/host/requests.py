"""How a request of a guest is refused: by an error that names the code."""

from mille_net.messages import RefusalCode


class RequestRefusedError(Exception):
    """What a guest asked for is not done; it is told the code and its numbers."""

    def __init__(self, code: RefusalCode, **params: int) -> None:
        super().__init__(code.value)
        self.code = code
        self.params = params


def require(holds: bool, code: RefusalCode) -> None:
    """Refuse the request unless something holds."""
    if not holds:
        raise RequestRefusedError(code)
