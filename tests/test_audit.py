"""The audit finds what was changed, what is another version, what has a known hole; and says what it could not ask."""

import importlib.util
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "requirements" / "audit.py"
LOCK = ROOT / "requirements" / "run.lock"


def loaded():
    spec = importlib.util.spec_from_file_location("audit", PROGRAM)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


audit = loaded()
PINS = dict(audit.pinned(LOCK.read_text("utf-8")))


def run(*arguments):
    done = subprocess.run([sys.executable, str(PROGRAM), *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def advisory(name, **affected):
    return {"id": "GHSA-0000", "affected": [{"package": {"name": name, "ecosystem": "PyPI"}, **affected}]}


def told(folder, *advisories):
    path = folder / "all.zip"
    with zipfile.ZipFile(path, "w") as file:
        for number, each in enumerate(advisories):
            file.writestr(f"{number}.json", json.dumps(each))
    return str(path)


def test_every_package_of_the_lock_is_looked_at():
    named = re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==", LOCK.read_text("utf-8"), flags=re.M)
    assert set(PINS) <= set(named)
    assert {"discord-py", "aiohttp", "pydantic"} <= {audit.plain(name) for name in PINS}
    elsewhere = set(named) - set(PINS)
    assert len(elsewhere) < 8, "all but what is for other machines"


def test_what_is_installed_is_what_was_locked(tmp_path):
    code, said = run("--advisories", told(tmp_path, advisory("another-package", versions=["1.0"])))
    assert (code, "No known hole" in said) == (0, True), said


@pytest.mark.parametrize(
    "affected",
    [
        {"versions": [PINS["aiohttp"]]},
        {"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}]}]},
        {"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0.1"}, {"fixed": "999"}]}]},
        {"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"last_affected": PINS["aiohttp"]}]}]},
    ],
)
def test_a_known_hole_is_found(tmp_path, affected):
    code, said = run("--advisories", told(tmp_path, advisory("AIOHTTP", **affected)))
    assert code == 1
    assert f"aiohttp {PINS['aiohttp']}: GHSA-0000" in said


BEFORE, AFTER = [{"introduced": "0"}, {"fixed": "0.1"}], [{"introduced": "999"}]
LAST = [{"introduced": "0"}, {"last_affected": "0.1"}]


@pytest.mark.parametrize("events", [BEFORE, AFTER, LAST])
def test_a_hole_that_is_mended_or_still_to_come_is_none(tmp_path, events):
    path = told(tmp_path, advisory("aiohttp", ranges=[{"type": "ECOSYSTEM", "events": events}]))
    assert run("--advisories", path)[0] == 0


def test_one_that_was_withdrawn_is_none(tmp_path):
    path = told(tmp_path, advisory("aiohttp", versions=[PINS["aiohttp"]]) | {"withdrawn": "2026-01-01T00:00:00Z"})
    assert run("--advisories", path)[0] == 0


def test_another_version_and_a_missing_package_are_found():
    assert list(audit.unlike({"aiohttp": "0.0.1"})) == [f"aiohttp: 0.0.1 is locked, here it is {PINS['aiohttp']}."]
    assert list(audit.unlike({"no-such-package": "1"})) == ["no-such-package: 1 is locked, here it is not installed."]


def test_a_file_that_was_changed_is_found(monkeypatch):
    assert list(audit.changed({"aiohttp": ""})) == []
    monkeypatch.setattr(audit.PackagePath, "read_binary", lambda _: b"something else")
    assert "aiohttp: aiohttp/__init__.py was changed after it was installed." in set(audit.changed({"aiohttp": ""}))


@pytest.mark.parametrize("asked", [("--advisories", "nothing.zip"), ("-s", "osv", "--osv-url", "http://127.0.0.1:9/")])
def test_what_could_not_be_looked_at_is_said_and_is_no_success(asked):
    """Neither where there is no file nor where there is no network, or no pip-audit."""
    code, said = run(*asked)
    assert code == 2
    assert "NOT LOOKED AT: known holes." in said
    assert "No known hole" not in said
