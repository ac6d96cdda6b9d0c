"""How many proved wins the levels find."""

from bench.players import sure_wins
from bench.players.proofs import kaito


def test_a_line_for_each_level_is_printed(monkeypatch, capsys):
    monkeypatch.setattr(kaito, "TILES", (8,))
    assert sure_wins.main(["--game", "kaito", "--positions", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == ["novice", "student", "master"]
    assert "finds 100.0%" in lines[-1]
