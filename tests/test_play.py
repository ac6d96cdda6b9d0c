"""`python play.py` makes the environment by itself, also where a half-made or outdated one is in the way."""

import subprocess
import sys
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).parents[1]


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A checkout whose lock names nothing, so that nothing has to be fetched."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/run.lock").touch()
    python = tmp_path / ".venv/bin/python"
    for name, value in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "PYTHON": python}.items():
        monkeypatch.setattr(play, name, str(value))
    return tmp_path


def test_an_environment_that_is_half_made_broken_or_outdated_is_made_anew(place):
    python, done = place / ".venv/bin/python", place / ".venv/run.done"
    python.parent.mkdir(parents=True)
    python.symlink_to("/nowhere")  # the interpreter has been removed
    play.install("run")
    kept = done.read_text()
    assert subprocess.check_output([python, "-c", "import sys; print(sys.version)"], text=True).strip() == sys.version
    (place / ".venv/left").touch()
    play.install("run")
    assert (place / ".venv/left").exists(), "what is well is left alone"
    done.write_text(kept.rpartition(" ")[0] + " 3.8")  # the system's Python was upgraded under it
    play.install("run")
    assert (done.read_text(), (place / ".venv/left").exists()) == (kept, False)
    (place / "requirements/run.lock").write_text("# another\n")
    play.install("run")
    assert done.read_text() != kept


def test_an_old_python_looks_for_a_newer_one_and_says_so_if_there_is_none(place, monkeypatch):
    monkeypatch.setattr(play, "NEEDED", (4, 0))
    monkeypatch.setenv("PATH", str(place))
    with pytest.raises(play.Missing, match=r"^Python 4\.0 or newer is needed, and this is 3\."):
        play.install("run")
    (place / "python3.12").symlink_to(sys.executable)
    play.install("run")
    assert (place / ".venv/run.done").exists()


def test_what_windows_has_not_is_needed_by_nothing():
    missing = ("fcntl", "grp", "pwd", "resource", "termios")
    code = f"import sys; sys.modules.update(dict.fromkeys({missing})); import bot, storage.sqlite.backup, faces.film"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_a_python_without_venv_is_told_what_to_install(place, monkeypatch):
    monkeypatch.setattr(play, "runs", lambda _: False)
    with pytest.raises(play.Missing, match="apt install python3-venv"):
        play.install("run")
    assert not (place / ".venv").exists()


@pytest.mark.parametrize(
    ("written", "token", "database"),
    [
        ("DISCORD_TOKEN='x'\n# DATABASE=a\nDATABASE = postgresql://a\n", "x", "postgresql://a"),
        ("DISCORD_TOKEN=\n", "", ""),
    ],
)
def test_what_is_installed_goes_by_the_settings(place, monkeypatch, written, token, database):
    for name in ("DISCORD_TOKEN", "DATABASE"):
        monkeypatch.delenv(name, raising=False)
    (place / ".env").write_text(written)
    assert (play.setting("DISCORD_TOKEN"), play.setting("DATABASE")) == (token, database)
    monkeypatch.setenv("DATABASE", "b")
    assert play.setting("DATABASE") == "b"
