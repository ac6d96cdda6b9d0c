"""Make the environment the bot needs, and start the bot in it: `python play.py`, on Windows, macOS and Linux.

What else is written goes to bot.py, as in `python play.py backup`. `python play.py --install LOCK` only installs what
`requirements/LOCK.lock` names. Any Python 3 can read this file, so that an old one can say what is missing.
"""

import hashlib
import os
import shutil
import subprocess
import sys

NEEDED = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def main(words: "list[str]") -> int:
    try:
        if words[:1] == ["--install"]:
            for lock in words[1:]:
                install(lock)
            return 0
        on_postgres = setting("DATABASE").startswith(("postgres://", "postgresql://"))
        install("postgres" if on_postgres else "run" if setting("DISCORD_TOKEN") else "sandbox")
    except Missing as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    command = [PYTHON, os.path.join(ROOT, "bot.py"), *words]
    if os.name != "nt":
        os.execv(PYTHON, command)
    return subprocess.call(command)


class Missing(Exception):
    """Something that the host has to install; the message says what."""


def setting(name: str) -> str:
    """Roughly as the bot will read it, which says what is wrong with it."""
    env_file = os.path.join(ROOT, ".env")
    lines = [f"{name}={os.environ.get(name, '')}"]
    if os.path.isfile(env_file):
        with open(env_file, "rb") as file:
            lines += file.read().decode("latin-1").replace("\0", "").splitlines()
    found = [line.partition("=")[2].strip(" '\"") for line in lines if line.partition("=")[0].strip() == name]
    return next(filter(None, found), "")


def install(lock: str) -> None:
    """Install what the lock names, unless it is there. An environment that is half made or outdated is made anew."""
    path = os.path.join(ROOT, "requirements", f"{lock}.lock")
    done = os.path.join(VENV, f"{lock}.done")
    with open(path, "rb") as file:
        wanted = hashlib.sha256(file.read()).hexdigest()
    version = version_of(PYTHON)
    if version and read(done) == f"{wanted} {version}":
        return
    if not version or any(read(each) and not read(each).endswith(" " + version) for each in markers()):
        make_environment()
        version = version_of(PYTHON)
    sys.stdout.write(f"Installing the packages of requirements/{lock}.lock into .venv: about a minute.\n")
    sys.stdout.flush()
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet", "--require-hashes", "-r", path]
    if subprocess.call(pip):
        raise Missing("The packages could not be installed: pip says above why. Start again once that is mended.")
    with open(done, "w") as file:
        file.write(f"{wanted} {version}")


def markers() -> "list[str]":
    return [os.path.join(VENV, name) for name in os.listdir(VENV) if name.endswith(".done")]


def read(path: str) -> str:
    if not os.path.isfile(path):
        return ""
    with open(path) as file:
        return file.read()


def version_of(python: str) -> str:
    """Of an interpreter that has pip, such as "3.12"; "" if there is none, or if it doesn't start."""
    try:
        asked = [python, "-c", "import pip, sys; print('%d.%d' % sys.version_info[:2])"]
        return subprocess.check_output(asked, stderr=subprocess.DEVNULL).decode().strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def make_environment() -> None:
    own = [sys.executable] if sys.version_info >= NEEDED else []
    found = [python for python in [*own, *map(shutil.which, NEWER)] if python]
    python = next(filter(runs, found), None)
    if python and not subprocess.call([python, "-m", "venv", "--clear", VENV]) and version_of(PYTHON):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if own or python:
        raise Missing(
            "This Python can't make environments: on Debian and Ubuntu, `apt install python3-venv` mends that."
        )
    needed, this = ".".join(map(str, NEEDED)), sys.version.split()[0]
    raise Missing(f"Python {needed} or newer is needed, and this is {this}: install one from python.org.")


def runs(python: str) -> bool:
    """Whether it can make environments. What is found may only stand for one that isn't installed."""
    return not subprocess.call([python, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
