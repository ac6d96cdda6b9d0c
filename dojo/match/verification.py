"""Checks that a finished match was shuffled and played as recorded. Anybody could check the same."""

from dataclasses import dataclass

from dojo import shuffle
from dojo.match.history import History
from dojo.table.table import Table
from engine import record
from engine.record import Record, Shuffle


@dataclass(frozen=True, slots=True)
class Proof:
    """What checks out: the hash, the seed, the deal, every move. `last`: the last ply that does."""

    hash: bool
    seed: bool
    deal: bool
    moves: bool
    last: int

    @property
    def holds(self) -> bool:
        return self.hash and self.seed and self.deal and self.moves


def proved(history: History) -> Proof:
    """Replays the whole match, so call it in a thread."""
    table = history.table
    return Proof(
        hash=shuffle.commitment(table.secret) == table.commitment,
        seed=shuffle.seed(table.secret, table.joins) == table.match.seed,
        deal=history.last >= 0,
        moves=history.whole,
        last=max(history.last, 0),
    )


def sealed(history: History) -> Record:
    """The record with everything the seed was made of, and a seal: a hash of all of it."""
    table = history.table
    bare = with_shuffle(history.record, table, "")
    return with_shuffle(bare, table, shuffle.seal(record.write(bare)))


def with_shuffle(of: Record, table: Table, seal: str) -> Record:
    made_of = Shuffle(
        secret=table.secret, commitment=table.commitment, joins=table.joins, seating=table.seating, seal=seal
    )
    return of.model_copy(update={"shuffle": made_of})
