"""Files that prove a contradiction, with all that is needed to check it by hand."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mille_net.guest.contradiction import ContradictionError
from mille_net.guest.deal_participant import DealProgress
from mille_net.messages import Table
from mille_rules.cards import cards_of
from mille_rules.fair_deal import rules_text
from mille_rules.journal import put_in_place, write_draft
from mille_rules.record import MoveLine
from mille_rules.state import Pile, Setup
from mille_rules.views import Update

_LOG = logging.getLogger(__name__)

#: The first entry of every file: its format.
FORMAT = "mille-evidence 1"
#: Permissions of the files: they contain the hands of the people here.
_PRIVATE = 0o600
Evidence = Mapping[str, Any]


class EvidenceFolder:
    """The folder with a file for each race that contradicts its proof."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, evidence: Evidence) -> Path | None:
        """Write a file and return its path, or None if that failed."""
        name = f"deal-{evidence['game'][:8]}-race-{evidence['race']}.json"
        path = self._folder / name
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(evidence, indent=1, ensure_ascii=False)
            put_in_place(write_draft(path, text.encode(), _PRIVATE), path)
        except OSError as error:
            _LOG.warning("the evidence against a deal cannot be written to %s: %s", path, error)
            return None
        return path


def evidence_of(
    error: ContradictionError,
    table: Table,
    setup: Setup,
    deals: tuple[DealProgress | None, DealProgress | None],
    secrets: tuple[bytes, bytes],
) -> dict[str, Any]:
    """Return what is known of the deal of a race and of the shuffle of its discards.

    The secrets are empty until the host has revealed them. There is no token in it, by which
    somebody could take a seat.
    """
    deal, shuffle = (
        None if each is None else _deal_entry(each, secret, setup)
        for each, secret in zip(deals, secrets, strict=True)
    )
    return {
        "format": FORMAT,
        "reason": error.reason.value,
        "detail": error.detail,
        "game": table.game.hex(),
        "table": table.name,
        "rules": rules_text(setup.rules, setup.seats).splitlines(),
        "seats": [f"{info.kind} {info.name}" for info in table.seats],
        "deal": deal,
        "shuffle": shuffle,
    }


def _deal_entry(deal: DealProgress, secret: bytes, setup: Setup) -> dict[str, Any]:
    context = deal.context
    entry: dict[str, Any] = {
        "attempt": deal.attempt,
        "context": context.encoded().hex(),
        "roster": [[place.holder.name, place.key_id.hex()] for place in context.roster],
        "commit": deal.commit.hex(),
        "commits": [commit.hex() for commit in deal.commits or ()],
        "randoms": [random.hex() if random else None for random in deal.randoms or ()],
        "own_randoms": {str(seat): random.hex() for seat, random in deal.own.items()},
        "secret": secret.hex(),
    }
    if secret and deal.randoms is not None:
        order = deal.transcript(secret).order()
        entry["order"] = list(order)
        if not context.shuffle:
            whole = cards_of(setup.rules.deck_for(setup.seats))
            entry["deck"] = _slugs(tuple(whole[place] for place in order))
    return entry


def log_of(updates: list[Update]) -> dict[str, Any]:
    """Return the public log of a race, and the private part of each update."""
    if not updates:
        return {"moves": [], "updates": []}
    moves = updates[-1].view.moves
    return {
        "first": updates[-1].view.match.first,
        "moves": [str(MoveLine(seat, move)) for seat, move in moves],
        "updates": [update_entry(update) for update in updates],
    }


def update_entry(update: Update) -> dict[str, Any]:
    """Return an update in a readable form."""
    view = update.view
    return {
        "seq": update.seq,
        "seat": view.seat,
        "phase": view.phase.value,
        "turn": view.turn,
        "to_act": list(view.to_act),
        "target": view.target,
        "extension_by": view.extension_by,
        "completer": view.completer,
        "draw_pile": view.draw_pile,
        "discards": _slugs(view.discards),
        "hand": _slugs(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "open_hands": [_slugs(hand) for hand in view.open_hands],
        "tableaux": [[_slugs(pile) for pile in tableau[:6]] for tableau in view.tableaux],
        "question": None if view.question is None else list(map(str, view.question)),
        "points": list(view.match.points),
        "moves": len(view.moves),
        "events": [str(event) for event in update.events],
        "choices": [str(move) for move in update.choices],
    }


def _slugs(cards: Pile) -> str:
    return " ".join(card.slug for card in cards)
