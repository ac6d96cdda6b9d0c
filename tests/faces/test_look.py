"""`python -m faces`: pictures to be looked at, from the command line."""

import io
import sys

import pytest

from engine.cli.main import main as engine
from faces.__main__ import main


def look(tmp_path, *arguments):
    output = tmp_path / "picture.png"
    code = main([*arguments, "-o", str(output)])
    return code, output.read_bytes() if output.exists() else b""


def test_pictures_are_written_and_texts_printed_as_wanted(tmp_path, capsys):
    hand, seated = tmp_path / "hand.png", ("karenza", "--random", "1", "--plies", "0", "--seat", "0")
    code, plain = look(tmp_path, *seated, "--hand", str(hand))
    assert code == 0
    assert "● Aiko" in capsys.readouterr().out
    assert all(png.startswith(b"\x89PNG") for png in (plain, hand.read_bytes()))
    assert look(tmp_path, *seated, "--weigh", "choose ines")[1] != plain
    look(tmp_path, "karenza", "--seats", "4", "--plies", "0")
    assert "■ Dario" in capsys.readouterr().out


def test_a_record_is_read_from_a_file_or_from_standard_input(tmp_path, capsys, monkeypatch):
    engine(["new", "kengo", "--seed", "k"])
    written = capsys.readouterr().out
    (tmp_path / "match.json").write_text(written)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(written.encode())))
    (code, piped), (_, read) = (look(tmp_path, "kengo", each) for each in ("-", str(tmp_path / "match.json")))
    assert code == 0
    assert piped == read != b""


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--seats", "7"), "2, 3, 4"),
        (("--seat", "5"), "expected 0 to 1"),
        (("--option", "hand"), "--option 'hand': expected NAME=VALUE"),
        (("--plies", "0", "--seat", "0", "--weigh", "nonsense"), "--weigh 'nonsense': expected a move of the seat's"),
        (("--weigh", "choose ines"), "but there is none now"),
        (("nowhere.json",), "nowhere.json: No such file or directory"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path, capsys, wrong, told):
    code, png = look(tmp_path, "karenza", *wrong)
    [line] = capsys.readouterr().err.splitlines()
    assert (code, png) == (2, b"")
    assert told in line
