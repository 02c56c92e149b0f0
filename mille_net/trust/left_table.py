"""A table to which this computer may return; the start page needs no more of the network."""

from typing import NamedTuple

#: The file of known hosts, and the folder that is locked while a window is at the table of another
#: computer.
HOSTS_FILE, SEAT_FOLDER = "hosts.json", "seat"


class LeftTable(NamedTuple):
    """A table of another computer where this one still has a seat in a match."""

    name: str
    #: The hash of its host's certificate, in hexadecimal digits.
    certificate: str
    #: When the seat was seen last, in seconds since 1970.
    when: float
