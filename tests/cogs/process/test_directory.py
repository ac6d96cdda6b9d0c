"""What a host is told at a shell: before the bot is listed, the documents to publish, and where settings come from."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from cogs.interactions.permissions import INVITE_PERMISSIONS
from cogs.process import ConfigError
from cogs.process.command_line import ASKED, DOCUMENTS, check, document, parse_arguments
from cogs.process.sandbox import has_desktop

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "directory.md").read_text("utf-8")
ALL_SET = dict.fromkeys(ASKED, "https://example.org") | {
    "discord_token": "token",
    "operator": "Aiko Tanaka",
    "contact": "aiko@example.org",
    "terms_since": "2026-12-31",
    "minimum_age": 16,
}


@pytest.mark.parametrize(("support", "status"), [("https://example.org/server", 0), ("", 1)])
def test_check_says_by_its_exit_status_whether_something_is_missing(tmp_path, support, status):
    chosen = ALL_SET | {"support_url": support, "user_install": "on"}
    env = os.environ | {name.upper(): str(value) for name, value in chosen.items()}
    ran = subprocess.run([sys.executable, ROOT / "bot.py", "check"], cwd=tmp_path, env=env, capture_output=True)
    assert ran.returncode == status
    assert (b"Not set: SUPPORT_URL." in ran.stderr) == bool(status)
    assert b"tick User Install" in ran.stdout + ran.stderr


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_names_who_publishes_it(name):
    told = document(name, ALL_SET)
    assert told.startswith("# ")
    assert all(each in told for each in ("Aiko Tanaka", "aiko@example.org", "2026-12-31", "at least 16 years"))
    assert "{" not in told


def test_a_document_that_nobody_answers_for_is_refused():
    with pytest.raises(ConfigError, match="CONTACT"):
        document("terms", ALL_SET | {"contact": ""})


def test_the_page_names_the_permissions_of_the_install_link():
    [line] = re.findall(r"\*\*Permissions:\*\* (.*)\.", PAGE)
    named = {each.lower().replace(" ", "_").replace("view_channels", "read_messages") for each in line.split(", ")}
    assert named == {name for name, given in INVITE_PERMISSIONS if given}


@pytest.mark.parametrize(("name", "most"), [("Summary", 200), ("Description", 400)])
def test_what_is_to_be_pasted_is_no_longer_than_the_portal_takes(name, most):
    found = re.search(rf"\*\*{name}\*\*.*?\n\n((?:> .*\n)+)", PAGE)
    assert 0 < len(" ".join(line.removeprefix("> ") for line in found[1].splitlines())) <= most


def test_the_page_names_every_setting_that_is_asked_for_and_five_tags():
    [tags] = re.findall(r"\*\*Tags:\*\* (.*)", PAGE)
    assert len(tags.split(", ")) == 5
    assert [name for name in ASKED if f"`{name.upper()}`" not in PAGE] == []


@pytest.mark.parametrize("words", [["dance"], ["backup", "a", "b"], ["restore"], ["check", "a"]])
def test_what_nobody_knows_is_refused_before_anything_is_opened(words, capsys):
    with pytest.raises(SystemExit) as refused:
        parse_arguments(words)
    assert refused.value.code == 2
    assert "usage: python bot.py" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("platform", "environment", "opens"),
    [
        ("darwin", {}, True),
        ("win32", {}, True),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {}, False),
    ],
)
def test_a_page_opens_only_where_there_is_a_desktop(platform, environment, opens):
    assert has_desktop(platform, environment) is opens


@pytest.fixture
def env_file(tmp_path, monkeypatch):
    for name in (*bot.Settings.model_fields, bot.CREDENTIALS):
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path / ".env"


def test_the_environment_counts_before_the_file_and_the_file_before_a_credential(env_file, tmp_path, monkeypatch):
    credentials = tmp_path / "credentials"
    credentials.mkdir()
    for name in ("discord_token", "database", "operator"):
        (credentials / name).write_text("a credential\n")
    env_file.write_text("DATABASE=a file\nOPERATOR='the file' # said here\n")
    monkeypatch.setenv(bot.CREDENTIALS, str(credentials))
    monkeypatch.setenv("OPERATOR", "the environment")
    chosen = bot.settings(env_file)
    assert (chosen.discord_token, chosen.database, chosen.operator) == ("a credential", "a file", "the environment")


def test_what_is_empty_is_not_set(env_file, monkeypatch):
    env_file.write_text("OPERATOR=somebody\nCONTACT=\nMETRICS_PORT=\n")
    monkeypatch.setenv("OPERATOR", "")
    chosen = bot.settings(env_file)
    assert (chosen.operator, chosen.contact, chosen.metrics_port) == ("somebody", "", 0)


def test_what_is_none_of_ours_is_left_alone(env_file, tmp_path, monkeypatch):
    (tmp_path / "backup_key").write_bytes(b"\xff\xfe")
    monkeypatch.setenv(bot.CREDENTIALS, str(tmp_path))
    env_file.write_text("SOMETHING_ELSE=1\n")
    assert bot.settings(env_file) == bot.Settings()
    monkeypatch.setenv(bot.CREDENTIALS, str(tmp_path / "nowhere"))
    assert bot.settings(env_file) == bot.Settings()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("METRICS_PORT", "many", "METRICS_PORT is 'many': Input should be a valid integer.*See .env.example."),
        ("HOLD_SECONDS", "61", "HOLD_SECONDS is '61': Input should be less than or equal to 60"),
        ("USER_INSTALL", "perhaps", "USER_INSTALL is 'perhaps': Input should be a valid boolean"),
        ("TERMS_SINCE", "2026-13-31", "TERMS_SINCE is '2026-13-31': Value error, month must be in 1..12"),
    ],
)
def test_a_setting_that_is_wrong_is_named_in_one_line(env_file, name, value, reason):
    env_file.write_text(f"{name}={value}\n")
    with pytest.raises(ConfigError, match=f"^{reason}"):
        bot.settings(env_file)


def test_check_names_every_setting_that_is_missing_and_what_the_portal_must_allow():
    with pytest.raises(ConfigError, match=r"^Not set: DISCORD_TOKEN, OPERATOR, SUPPORT_URL\."):
        check(ALL_SET | {"support_url": "", "operator": "", "discord_token": ""})
    for allowed in (True, False):
        told = check(ALL_SET | {"user_install": allowed})
        assert "Not set" not in told
        assert ("tick User Install" in told) == allowed
