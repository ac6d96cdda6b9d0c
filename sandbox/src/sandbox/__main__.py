"""Starts the sandbox in a process of its own: python -m sandbox --people Aiko,Bruno --server Dojo."""

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import sys
import threading
from pathlib import Path

from sandbox.server import Sandbox
from sandbox.traffic.findings import Schemas

PORT = 8065


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m sandbox", description="A Discord for one machine.")
    parser.add_argument("--port", type=int, default=PORT, help="0 takes a free one (default: %(default)s)")
    parser.add_argument("--token", default=os.environ.get("SANDBOX_TOKEN", ""), help="what the bot has to show")
    parser.add_argument("--schemas", type=Path, default=os.environ.get("SANDBOX_SCHEMAS"), help="check the wire")
    parser.add_argument("--people", default="", help="people to begin with, separated by commas")
    parser.add_argument("--server", default="", help="a server for them, with a channel #general")
    parser.add_argument("--until-eof", action="store_true", help="end when standard input does")
    parser.add_argument("--lenient", action="store_true", help="without rate limits, for measuring only the bot")
    return parser.parse_args(words)


def load_schemas(folder: Path | None) -> Schemas | None:
    """jsonschema is installed for tests only, so it is imported only when needed."""
    if not folder:
        return None
    from sandbox.traffic.schemas import Checker

    return Checker(Path(folder))


async def run(chosen: argparse.Namespace) -> None:
    sandbox = Sandbox(chosen.token, chosen.port, load_schemas(chosen.schemas), lenient=chosen.lenient)
    await sandbox.start()
    people = [name.strip() for name in chosen.people.split(",") if name.strip()]
    if chosen.server or people:
        sandbox.seed(people, chosen.server or "Dojo")
    sys.stdout.write(f"{sandbox.address}\n")
    sys.stdout.flush()
    if not chosen.token:
        sys.stderr.write(f"The bot's token is {sandbox.wire.token}\n")
    # The collector skips what lives forever: its pauses would look like the bot's.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    await stopped(until_eof=chosen.until_eof)
    await sandbox.stop()


async def stopped(*, until_eof: bool) -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(name, stop.set)

    def wait_for_eof() -> None:
        sys.stdin.buffer.read()
        with contextlib.suppress(RuntimeError):  # it has ended meanwhile
            loop.call_soon_threadsafe(stop.set)

    if until_eof:
        threading.Thread(target=wait_for_eof, daemon=True).start()
    await stop.wait()


def main(words: list[str] | None = None) -> int:
    chosen = arguments(sys.argv[1:] if words is None else words)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(chosen))
    except (OSError, ImportError) as wrong:
        sys.stderr.write(f"The sandbox cannot start: {wrong}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
