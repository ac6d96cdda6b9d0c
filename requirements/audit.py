"""`make audit`: is what is installed what was locked, unchanged, and without known holes?

The first two need no network. For the third pip-audit asks the registry; where there is none, `--advisories` takes the
file all.zip that https://osv.dev offers for PyPI, fetched elsewhere. What could not be looked at is said, and fails.
"""

import argparse
import base64
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import new
from importlib.metadata import PackageNotFoundError as NotInstalled
from importlib.metadata import PackagePath, distribution
from pathlib import Path
from typing import Any

from packaging.markers import Marker
from packaging.version import Version

HERE = Path(__file__).parent
FOUND, UNKNOWN = 1, 2  # what the program ends with, besides 0


def main() -> int:
    asked = argparse.ArgumentParser(prog="make audit", description=__doc__)
    asked.add_argument("--lock", type=Path, default=HERE / "run.lock")
    asked.add_argument("--advisories", type=Path, help="all.zip of OSV for PyPI, or a folder with what is in it")
    words, rest = asked.parse_known_args()  # the rest is for pip-audit
    pins = dict(pinned(words.lock.read_text("utf-8")))
    wrong = [*unlike(pins), *changed(pins)]
    tell(f"{len(pins)} packages of {words.lock.name} are installed as locked, no file of theirs was changed.", wrong)
    holes, unknown = known(pins, words.advisories) if words.advisories else asked_online(words.lock, rest)
    tell("No known hole in any of them.", [*holes, *(f"NOT LOOKED AT: known holes. {why}" for why in unknown)])
    return FOUND if wrong or holes else UNKNOWN if unknown else 0


def tell(fine: str, troubles: list[str]) -> None:
    print("\n".join(troubles) or fine)


def pinned(lock: str) -> Iterator[tuple[str, str]]:
    """Names and versions, of what is for this machine."""
    for entry in re.split(r"\n(?=\S)", lock.replace("\\\n", " ")):
        found = re.match(r"([\w.-]+)(?:\[[^]]*\])?==([^\s;]+)\s*(?:;\s*(.+?))?\s*(?=--hash|$)", entry)
        if found and (not found[3] or Marker(found[3]).evaluate()):
            yield found[1], found[2]


def unlike(pins: dict[str, str]) -> Iterator[str]:
    for name, version in pins.items():
        try:
            there = distribution(name).version
        except NotInstalled:
            there = "not installed"
        if there != version:
            yield f"{name}: {version} is locked, here it is {there}."


def changed(pins: dict[str, str]) -> Iterator[str]:
    """Files that are not what their wheel had in it."""
    for name in pins:
        try:
            files = distribution(name).files or []
        except NotInstalled:
            continue
        yield from (f"{name}: {file} was changed after it was installed." for file in files if not as_it_was(file))


def as_it_was(file: PackagePath) -> bool:
    if file.hash is None or file.suffix == ".pyc" or "bin" in file.parts:  # what the installer wrote
        return True
    try:
        digest = new(file.hash.mode, file.read_binary()).digest()
    except FileNotFoundError:
        return False
    return base64.urlsafe_b64encode(digest).decode().rstrip("=") == file.hash.value


def asked_online(lock: Path, rest: list[str]) -> tuple[list[str], list[str]]:
    """By pip-audit; it ends alike whether it has found something or could not ask."""
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "-f", "json", "-r", str(lock)]
    run = subprocess.run([*command, *rest], capture_output=True, text=True, check=False)
    try:
        told = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        why = (run.stderr.strip().splitlines() or ["it said nothing"])[-1]
        return [], [f"pip-audit could not ask: {why}"]
    holes = [f"{each['name']} {each['version']}: {hole['id']}" for each in told for hole in each.get("vulns", ())]
    return holes, [f"{each['name']}: {each['skip_reason']}" for each in told if "skip_reason" in each]


def known(pins: dict[str, str], advisories: Path) -> tuple[list[str], list[str]]:
    """By what is known in a file."""
    pins = {plain(name): version for name, version in pins.items()}
    try:
        told = list(read(advisories))
    except (OSError, ValueError, zipfile.BadZipFile) as refusal:
        return [], [f"{advisories} cannot be read: {refusal}"]
    holes = [
        f"{name} {pins[name]}: {each['id']}"
        for each in told
        if not each.get("withdrawn")
        for name in {plain(one["package"]["name"]) for one in each.get("affected", ()) if hit(one, pins)}
    ]
    return sorted(holes), [] if told else [f"{advisories} holds no advisory."]


def read(advisories: Path) -> Iterator[dict[str, Any]]:
    if advisories.is_dir():
        yield from (json.loads(path.read_bytes()) for path in advisories.rglob("*.json"))
        return
    with zipfile.ZipFile(advisories) as all_of_them:
        yield from (json.loads(all_of_them.read(name)) for name in all_of_them.namelist() if name.endswith(".json"))


def hit(affected: dict[str, Any], pins: dict[str, str]) -> bool:
    version = pins.get(plain(affected["package"]["name"]))
    if version is None or affected["package"].get("ecosystem", "PyPI") != "PyPI":
        return False
    spans = [span["events"] for span in affected.get("ranges", ()) if span.get("type") == "ECOSYSTEM"]
    return version in affected.get("versions", ()) or any(within(Version(version), events) for events in spans)


def within(version: Version, events: Iterable[dict[str, str]]) -> bool:
    """From one that brought it in to one that mended it."""
    inside = False
    for event in events:
        [(kind, at)] = event.items()
        reached = at == "0" or version >= Version(at)
        if kind == "introduced" and reached:
            inside = True
        elif (kind == "fixed" and reached) or (kind == "last_affected" and version > Version(at)):
            inside = False
    return inside


def plain(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()


if __name__ == "__main__":
    sys.exit(main())
