"""What `/about` shows of a host's settings."""

from collections import Counter

import pytest

from cogs.client import Listing
from cogs.people.about import COMMANDS, about_card, help_card
from faces.translation import languages, speaker

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


def test_who_may_install_it_for_themselves_finds_where():
    assert [url.partition("&")[2] for url in addresses(about_card(Listing(user_install=True), 7, SAY))][1:] == [
        "integration_type=1&scope=applications.commands"
    ]


@pytest.mark.parametrize("language", [*languages()])
def test_a_paragraph_about_the_games_is_not_cut_into_lines(language):
    say = speaker(language)
    assert "\n" not in say("about-games")


@pytest.mark.parametrize("language", [*languages()])
def test_help_fits_into_a_message(language):
    assert len(words(help_card(speaker(language)))) <= 4000


def test_no_command_stands_in_two_lists():
    assert set(Counter(name for names in COMMANDS.values() for name in names).values()) == {1}


def test_every_game_is_credited():
    shown = words(about_card(Listing(), 7, SAY))
    assert all(name in shown for name in ("Inon Kohn", "Reiner Knizia", "Akos Vachter", "Alejandro Pazarán"))
