"""The error by which a request is refused."""

from mille_net.messages import RefusalCode


class RequestRefusedError(Exception):
    """A request is refused; the guest is sent the code and its parameters."""

    def __init__(self, code: RefusalCode, **params: int) -> None:
        super().__init__(code.value)
        self.code = code
        self.params = params


def require(holds: bool, code: RefusalCode) -> None:
    """Raise RequestRefusedError unless a condition holds."""
    if not holds:
        raise RequestRefusedError(code)
