"""Runs commands in the test's own process, on a toy game."""

import io
import json
import sys

import pytest

from engine.cli.main import main
from tests.engine import laws
from tests.engine.toys import MORRA

TOYS = {"morra": MORRA}
LINE = laws.a_match(MORRA, 2, {"win": "high"}, "cli")


class Shell:
    """Runs commands in this process, with the toy game, and keeps what they printed."""

    def __init__(self, folder, capsys, monkeypatch):
        self.folder, self.capsys, self.monkeypatch = folder, capsys, monkeypatch

    def __call__(self, *argv, stdin=None, games=TOYS):
        if stdin is not None:
            self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main([str(each) for each in argv], games)
        out, err = self.capsys.readouterr()
        return code, out, err

    def json(self, *argv, **settings):
        code, out, err = self(*argv, **settings)
        assert (code, err) == (0, "")
        return json.loads(out)

    def fails(self, *argv, **settings):
        """The exit code and the one line that tells why, after nothing on standard output."""
        code, out, err = self(*argv, **settings)
        assert out == ""
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return code, err.strip()

    def file(self, text, name="record.json"):
        path = self.folder / name
        path.write_text(text if isinstance(text, str) else json.dumps(text), encoding="utf-8")
        return path

    def record(self, plies=0):
        record = LINE.record(MORRA)
        return self.file(
            record.model_copy(update={"moves": record.moves[:plies]}).model_dump_json(exclude={"position", "shuffle"})
        )


@pytest.fixture
def shell(tmp_path, capsys, monkeypatch):
    return Shell(tmp_path, capsys, monkeypatch)
