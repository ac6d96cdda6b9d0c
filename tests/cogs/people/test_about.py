"""What `/about` shows of a host's settings."""

import tomllib
from pathlib import Path

from cogs.client import VERSION, Listing
from cogs.people.about import about_card
from faces.translation import speaker

SAY = speaker("en")


def words(view):
    return "\n".join(part.content for part in view.walk_children() if hasattr(part, "content"))


def addresses(view):
    return [part.url for part in view.walk_children() if getattr(part, "url", None)]


def test_what_is_not_set_is_left_out():
    view = about_card(Listing(), 7, SAY)
    assert "run by" not in words(view)
    [install] = addresses(view)
    assert "client_id=7" in install


def test_what_is_set_is_shown():
    links = {name: f"https://example.org/{name}" for name in ("source", "support", "terms", "privacy")}
    listing = Listing("Aiko", "aiko@example.org", **{f"{name}_url": url for name, url in links.items()})
    view = about_card(listing, 7, SAY)
    assert "run by Aiko" in words(view)
    assert "aiko@example.org" in words(view)
    assert set(links.values()) < set(addresses(view))


def test_every_game_is_credited():
    shown = words(about_card(Listing(), 7, SAY))
    assert all(name in shown for name in ("Inon Kohn", "Reiner Knizia", "Akos Vachter", "Alejandro Pazarán"))


def test_the_version_is_that_of_the_project():
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == VERSION
