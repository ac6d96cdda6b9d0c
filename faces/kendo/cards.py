"""The cards as SVG, 100 by 140: a frame in the card's colour with its mark, a sign or two, and the name in short."""

import re
from functools import cache
from pathlib import Path

from faces.draw.atlas import drawing
from faces.draw.shapes import at, body_of, document, path, words

OWN = Path(__file__).parent / "art"
STRIKES = ("men", "kote", "do", "tsuki")
FRAMES = {
    "jodan": "reinforce",
    "seme": "reinforce",
    "mushin": "against",
    "seigan": "against",
    "tai_sabaki": "deflect",
    "kamae": "deflect",
    "fudoshin": "deflect",
    "tsubazeriai": "parry",
    "bogyo": "parry",
    "taiatari": "alternative",
    "maki_age": "alternative",
    "jikan_desu": "time",
}
NAMES = {"tsubazeriai": "TSUBA- ZERIAI", "tai_sabaki": "TAI SABAKI", "maki_age": "MAKI AGE", "jikan_desu": "JIKAN DESU"}
SHORT = {
    "tsubazeriai": "Tsuba- zeriai",
    "tai_sabaki": "Tai Sabaki",
    "maki_age": "Maki Age",
    "jikan_desu": "Jikan Desu",
    "taiatari": "Tai- atari",
    "fudoshin": "Fudo- shin",
}
SIGNS = {"jikan_desu": "sign-jikan"}
ARROW = "M46 49 h8 m-3.5 -5 l5 5 l-5 5"
LEGIBLE = 25.5  # of text on small cards, for 33 px on a card of a hand


@cache
def bare(name: str) -> str:
    """A drawing without its style and its svg element."""
    [file] = OWN.rglob(f"{name}.svg")
    return body_of(drawing(file))


def inked(name: str, ink: str, ground: str) -> str:
    """A drawing in one colour: paper becomes `ground`, everything else `ink`."""
    colour = {"washi": ground}

    def recoloured(found: re.Match[str]) -> str:
        names = (each.partition("-") for each in found[1].split())
        return f'class="{" ".join(colour.get(name, ink) + dash + line for name, dash, line in names)}"'

    return re.sub(r'class="([^"]+)"', recoloured, bare(name))


def sign_of(card: str) -> str:
    """The file of the sign that stands for a card or for a strike."""
    if card in STRIKES:
        return f"strike-{card}"
    return SIGNS.get(card, "sign-" + card.replace("_", "-"))


def basic(strike: str, number: int | None) -> str:
    body = bare("frame-basic") + at(bare(f"strike-{strike}"), 19, 33, 1.03)
    body += words(strike.upper(), 50, 123, 28, "sumi")
    if number is not None:
        body += words(str(number), 89, 22.5, LEGIBLE, "washi", anchor="end", family="serif")
    return document(body, 100, 140)


def counter(name: str) -> str:
    """A counter, read from left to right and top to bottom: what it answers is grey, what it strikes vermilion."""
    answered, way, struck = name.split("-")
    arrow = path(ARROW, "kuri-l", 4)
    signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 33, 0.53) + arrow
    signs += at(inked(f"strike-{struck}", "shu", "washi"), 57, 33, 0.53)
    names = words(answered, 50, 86, 18.5, "hai")
    names += words(way, 50, 105, 18.5 if len(way) < 9 else 17, "sumi")
    names += words(struck, 50, 125, 20, "shu")
    return document(bare("frame-counter") + signs + names, 100, 140)


def other(key: str) -> str:
    body = bare(f"frame-{FRAMES[key]}") + at(bare(sign_of(key)), 22.5, 33, 0.92)
    first, _, second = NAMES.get(key, key.upper()).partition(" ")
    if not second:
        size = 18.5 if len(first) < 8 else 17
        return document(body + words(first, 50, 119, size, "sumi"), 100, 140)
    names = words(first, 50, 108, 19, "sumi") + words(second, 50, 126, 19, "sumi")
    return document(body + names, 100, 140)


def small_counter(name: str) -> str:
    """A counter for a hand: what it answers and what it strikes, which no other counter does."""
    answered, _, struck = name.split("-")
    signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 32, 0.56) + path(ARROW, "kuri-l", 4)
    signs += at(inked(f"strike-{struck}", "shu", "washi"), 56, 32, 0.56)
    names = words(answered, 50, 95, LEGIBLE, "hai") + words(struck, 50, 124, LEGIBLE, "shu")
    return document(bare("frame-counter") + signs + names, 100, 140)


def small_other(key: str) -> str:
    body = bare(f"frame-{FRAMES[key]}")
    first, _, second = SHORT.get(key, key.capitalize()).partition(" ")
    if not second:
        return document(
            body + at(bare(sign_of(key)), 22.5, 33, 0.92) + words(first, 50, 120, LEGIBLE, "sumi"), 100, 140
        )
    names = words(first, 50, 100, LEGIBLE, "sumi") + words(second, 50, 125, LEGIBLE, "sumi")
    return document(body + at(bare(sign_of(key)), 28, 32, 0.74) + names, 100, 140)


@cache
def signed(key: str) -> str:
    """A card too small for letters: its frame and its signs."""
    if "-" in key:
        answered, _, struck = key.split("-")
        signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 30, 0.8)
        signs += at(inked(f"strike-{struck}", "shu", "washi"), 42, 78, 0.85)
        return document(bare("frame-counter") + signs, 100, 140)
    frame = "basic" if key in STRIKES else FRAMES[key]
    return document(bare(f"frame-{frame}") + at(bare(sign_of(key)), 14, 43, 1.2), 100, 140)


@cache
def card(key: str, number: int | None = None, *, small: bool = False) -> str:
    """A card as SVG; a small one has fewer and larger letters."""
    if key in STRIKES:
        return basic(key, number)
    if small:
        return small_counter(key) if "-" in key else small_other(key)
    return counter(key) if "-" in key else other(key)
