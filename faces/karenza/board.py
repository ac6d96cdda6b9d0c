"""Karenza as text."""

from faces.karenza.reading import MARKS, KarenzaScene


def board(scene: KarenzaScene) -> str:
    return "\n".join(f"{MARKS[seat]} {name}" for seat, name in enumerate(scene.names))
