"""Rasterised drawings kept on disk, so that the next start doesn't have to draw them again."""

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

PNG_START, PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
RASTERISER = version("resvg_py")  # another version may draw differently


def folder() -> Path | None:
    """The system's cache folder; None if there is no home."""
    with suppress(RuntimeError):
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hikyaku"
    return None


SHELF = folder()


def kept(svg: str, width: int, draw: Callable[[], bytes], shelf: Path | None = SHELF) -> bytes:
    """The PNG of a drawing, from the shelf if it is there and complete."""
    if shelf is None:
        return draw()
    path = shelf / f"{sha256(f'{RASTERISER}|{width}|{svg}'.encode()).hexdigest()}.png"
    found = _read(path)
    if found is None:
        found = draw()
        _put(path, found)
    return found


def _read(path: Path) -> bytes | None:
    with suppress(OSError):
        found = path.read_bytes()
        if found.startswith(PNG_START) and found.endswith(PNG_END):
            return found
    return None


def _put(path: Path, png: bytes) -> None:
    """Write it completely or not at all, because several bots may start at once. A full disk is no reason to stop."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=path.parent) as temporary:  # which goes with all that's in it, whatever fails
            half = Path(temporary, path.name)
            half.write_bytes(png)
            half.replace(path)
