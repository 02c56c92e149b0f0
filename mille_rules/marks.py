"""The beginnings of the notes `mark …` in a record (docs/records.md)."""

#: Moves may be taken back without consent, and the match does not count.
PRACTICE = "mark practice"
#: The cards are those of a challenge, whose number follows.
CHALLENGE = "mark challenge"
#: Before a move for which a seat had a hint; its number follows, as in the next two.
HINT = "mark hint"
#: Before the moves of a seat that has seen which cards are still out.
AID = "mark aid"
#: After moves were taken back; the seat that did so and the number of moves follow.
TAKEN_BACK = "mark taken-back"
#: After the end of a race; its number and the time in seconds since 1970 follow.
ENDED = "mark ended"
#: After the others refused a seat that asked to take back its move; its number follows.
REFUSED_TAKE_BACK = "mark take-back-refused"


def ended_mark(race: int, when: float) -> str:
    """Return the note of the time at which a race has ended, in seconds since 1970."""
    return f"{ENDED} {race} {round(when)}"
