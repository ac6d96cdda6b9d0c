"""Where settings come from, and what is said of one that is wrong."""

import pytest

import bot
from cogs.process import ConfigError


@pytest.fixture
def env_file(tmp_path, monkeypatch):
    for name in (*bot.Settings.model_fields, bot.CREDENTIALS):
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path / ".env"


def test_without_any_all_have_their_defaults(env_file):
    assert bot.settings(env_file) == bot.Settings()


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


def test_credentials_that_are_not_there_are_none(env_file, tmp_path, monkeypatch):
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
