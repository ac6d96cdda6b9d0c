"""What is asked of the bot at a shell."""

import re
from pathlib import Path

import pytest

from cogs.process.command_line import parse_arguments

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("words", [["dance"], ["backup", "a", "b"], ["restore"], ["check", "a"]])
def test_what_nobody_knows_is_refused_before_anything_is_opened(words, capsys):
    with pytest.raises(SystemExit) as refused:
        parse_arguments(words)
    assert refused.value.code == 2
    assert "usage: python bot.py" in capsys.readouterr().err


def test_every_command_that_the_documents_name_is_there():
    pages = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
    named = {found for page in pages for found in re.findall(r"python bot\.py ([a-z]+)", page.read_text("utf-8"))}
    assert {"backup", "restore", "check"} <= named
    for command in named:
        assert parse_arguments([command, *(["file"] if command == "restore" else [])]).command == command
