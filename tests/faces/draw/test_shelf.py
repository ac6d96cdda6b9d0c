"""Drawings kept on disk: the same bytes, drawn once, and never half."""

import resource
from functools import partial

import pytest

from faces.draw import atlas
from faces.draw.atlas import ground, overlay, rendered, sprite
from faces.draw.shelf import folder, kept

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#C23420"/></svg>'


class Painter:
    def __init__(self, svg=SVG, width=10):
        self.svg, self.width, self.drawn = svg, width, 0

    def __call__(self):
        self.drawn += 1
        return rendered(self.svg, self.width)


def test_each_drawing_is_made_once_at_each_size_and_read_ever_after(tmp_path):
    blue, pictures = SVG.replace("#C23420", "#22508C"), set()
    for svg in (SVG, blue):
        for width in (10, 20):
            painter = Painter(svg, width)
            first = kept(svg, width, painter, tmp_path / "deep" / "shelf")
            assert kept(svg, width, painter, tmp_path / "deep" / "shelf") == first == rendered(svg, width)
            assert painter.drawn == 1
            pictures.add(first)
    assert len(pictures) == 4
    assert {path.suffix for path in (tmp_path / "deep" / "shelf").iterdir()} == {".png"}, "nothing is half written"


@pytest.mark.parametrize("damage", [b"", b"\x89PNG", b"nonsense"])
def test_what_lies_there_in_part_is_drawn_again(tmp_path, damage):
    whole = kept(SVG, 10, Painter(), tmp_path)
    [path] = tmp_path.iterdir()
    path.write_bytes(damage)
    assert kept(SVG, 10, Painter(), tmp_path) == whole
    assert path.read_bytes() == whole


def test_without_a_place_to_keep_them_drawings_are_still_made(tmp_path):
    taken = tmp_path / "file"
    taken.write_text("not a folder")
    for shelf in (None, taken):
        painter = Painter()
        assert kept(SVG, 10, painter, shelf) == kept(SVG, 10, painter, shelf)
        assert painter.drawn == 2


def test_nothing_is_left_of_what_a_full_disk_did_not_take(tmp_path):
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        assert kept(SVG, 10, Painter(), tmp_path) == rendered(SVG, 10)
        assert list(tmp_path.iterdir()) == []
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_the_shelf_is_where_the_system_keeps_such_things(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert folder() == tmp_path / "hikyaku"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder() == tmp_path / ".cache" / "hikyaku"


ROUND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#C23420"/></svg>'


def made():
    """Pieces of each kind as bytes, past what this process remembers of them."""
    pieces = (sprite.__wrapped__(ROUND, 31, on="yoi", fade=0.5), overlay.__wrapped__(ROUND, 31))
    edges = [(edge.box, edge.lookup.table, edge.mask.tobytes()) for piece in pieces for edge in piece.edges]
    return [(piece.image.tobytes(), piece.mask.tobytes()) for piece in pieces], edges, ground(ROUND).tobytes()


def test_pieces_from_the_shelf_are_those_that_were_made(tmp_path, monkeypatch):
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=None))
    fresh = made()
    assert fresh[1], "an overlay has soft edges"
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=tmp_path))
    assert made() == fresh
    monkeypatch.setattr(atlas, "rendered", None)  # nothing is drawn a second time
    assert made() == fresh


def test_pieces_made_in_another_way_are_made_again(tmp_path, monkeypatch):
    monkeypatch.setattr(atlas, "kept", partial(kept, shelf=tmp_path))
    made()
    before = len(list(tmp_path.iterdir()))
    monkeypatch.setattr(atlas, "RECIPE", "another")
    made()
    assert len(list(tmp_path.iterdir())) == before + 3
