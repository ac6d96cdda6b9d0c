"""Storms: Discord fails, bad accounts try everything, and whatever can be forged is. Nobody is harmed."""

import asyncio

from tests.proofs import Figure, Proof
from tests.proofs.storms import abuse, forgery, season
from tests.proofs.storms.broken_builds import FORGEABLE, IN_STORMS, UNGUARDED

PARTS = {
    "Discord": (season.weathered, IN_STORMS),
    "forged input": (forgery.forged, FORGEABLE),
    "abuse": (abuse.abused, UNGUARDED),
}
CLAIM = " ".join(" ".join((part.__doc__ or "").split()) for part in (season, forgery, abuse))


def prove(size: str, *parts: str) -> Proof:
    """All parts, or some."""
    figures, caught, wanted = list[Figure](), list[str](), list[str]()
    for name in parts or PARTS:
        run, builds = PARTS[name]
        found, seen = asyncio.run(run(size))
        figures += found
        caught += seen
        wanted += builds
    missed = ", ".join(each for each in wanted if each not in caught)
    figures.append(Figure("broken builds found out", len(caught), str(len(wanted)), not missed, missed))
    return Proof("storms", "Storms", CLAIM, figures, f"Builds without or with: {', '.join(wanted)}.", len(caught))
