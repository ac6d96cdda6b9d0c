"""What a host is told before the bot is listed or verified, and the documents to publish."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import Settings
from cogs.interactions.permissions import INVITE_PERMISSIONS
from cogs.process import ConfigError
from cogs.process.command_line import ASKED, DOCUMENTS, check, document

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "directory.md").read_text("utf-8")

ALL_SET = dict.fromkeys(ASKED, "https://example.org") | {
    "discord_token": "token",
    "operator": "Aiko Tanaka",
    "contact": "aiko@example.org",
    "terms_since": "2026-12-31",
    "minimum_age": 16,
}


def test_check_names_every_setting_that_is_missing():
    with pytest.raises(ConfigError, match=r"^Not set: DISCORD_TOKEN, OPERATOR, SUPPORT_URL\."):
        check(ALL_SET | {"support_url": "", "operator": "", "discord_token": ""})


@pytest.mark.parametrize(("support", "status"), [("https://example.org/server", 0), ("", 1)])
def test_check_says_by_its_exit_status_whether_something_is_missing(tmp_path, support, status):
    chosen = ALL_SET | {"support_url": support, "user_install": "on"}
    env = os.environ | {name.upper(): str(value) for name, value in chosen.items()}
    ran = subprocess.run([sys.executable, ROOT / "bot.py", "check"], cwd=tmp_path, env=env, capture_output=True)
    assert ran.returncode == status
    assert (b"Not set: SUPPORT_URL." in ran.stderr) == bool(status)
    assert b"tick User Install" in ran.stdout + ran.stderr


def test_check_is_content_when_everything_is_set():
    assert "Not set" not in check(ALL_SET)


def test_check_names_what_the_portal_must_allow_where_people_may_install_it():
    assert "tick User Install" in check(ALL_SET | {"user_install": True})
    assert "User Install" not in check(ALL_SET | {"user_install": False})


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_names_who_publishes_it(name):
    told = document(name, ALL_SET)
    assert told.startswith("# ")
    assert all(each in told for each in ("Aiko Tanaka", "aiko@example.org", "2026-12-31", "at least 16 years"))
    assert "{" not in told


def test_a_document_that_nobody_answers_for_is_refused():
    with pytest.raises(ConfigError, match="CONTACT"):
        document("terms", ALL_SET | {"contact": ""})


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
