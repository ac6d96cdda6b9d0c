"""What a host is told before the bot is listed or verified, and the documents to publish."""

import re
from pathlib import Path

import pytest

from bot import Settings
from cogs.interactions.permissions import INVITE_PERMISSIONS
from cogs.process import ConfigError
from cogs.process.directory import ASKED, DOCUMENTS, run_documents

PAGE = (Path(__file__).parents[3] / "docs" / "directory.md").read_text("utf-8")

ALL_SET = dict.fromkeys(ASKED, "https://example.org") | {
    "operator": "Aiko Tanaka",
    "contact": "aiko@example.org",
    "terms_since": "2026-12-31",
    "minimum_age": 16,
}


def test_check_names_every_setting_that_is_missing():
    told = run_documents(["check"], ALL_SET | {"support_url": "", "operator": ""})
    assert told.startswith("Not set: OPERATOR, SUPPORT_URL.")


def test_check_is_content_when_everything_is_set():
    assert "Not set" not in run_documents(["check"], ALL_SET)


def test_check_names_what_the_portal_must_allow_where_people_may_install_it():
    assert "tick User Install" in run_documents(["check"], ALL_SET | {"user_install": True})
    assert "User Install" not in run_documents(["check"], ALL_SET | {"user_install": False})


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_names_who_publishes_it(name):
    told = run_documents([name], ALL_SET)
    assert told.startswith("# ")
    assert all(each in told for each in ("Aiko Tanaka", "aiko@example.org", "2026-12-31", "at least 16 years"))
    assert "{" not in told


def test_a_document_that_nobody_answers_for_is_refused():
    with pytest.raises(ConfigError, match="CONTACT"):
        run_documents(["terms"], ALL_SET | {"contact": ""})


def test_other_commands_are_left_to_others():
    assert run_documents(["backup"], ALL_SET) == ""


@pytest.mark.parametrize(("name", "most"), [("Summary", 200), ("Description", 400)])
def test_what_is_to_be_pasted_is_no_longer_than_the_portal_takes(name, most):
    found = re.search(rf"\*\*{name}\*\*.*?\n\n((?:> .*\n)+)", PAGE)
    assert 0 < len(" ".join(line.removeprefix("> ") for line in found[1].splitlines())) <= most


def test_there_are_five_tags():
    [tags] = re.findall(r"\*\*Tags:\*\* (.*)", PAGE)
    assert len(tags.split(", ")) == 5


def test_the_page_names_the_permissions_of_the_install_link():
    [line] = re.findall(r"\*\*Permissions:\*\* (.*)\.", PAGE)
    named = {each.lower().replace(" ", "_").replace("view_channels", "read_messages") for each in line.split(", ")}
    assert named == {name for name, given in INVITE_PERMISSIONS if given}


def test_the_page_names_every_setting_that_is_asked_for():
    assert [name for name in ASKED if f"`{name.upper()}`" not in PAGE] == []


def test_the_day_since_which_the_terms_hold_is_a_day():
    assert Settings(terms_since="2026-12-31").terms_since
    with pytest.raises(ValueError, match="month"):
        Settings(terms_since="2026-13-31")
