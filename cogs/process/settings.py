"""The settings: what there is to set, and where it is read from."""

import codecs
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated, Final

from dotenv.parser import Binding, parse_stream
from pydantic import BaseModel, BeforeValidator, Field, ValidationError

from cogs.process import ConfigError
from dojo.match.held_moves import HOLD_SECONDS
from dojo.people.computers import PAUSE_SECONDS
from dojo.privacy.retention import RETENTION_DAYS

ENV_FILE: Final = Path(__file__).parents[2] / ".env"  # beside bot.py, whatever the working directory is
CREDENTIALS: Final = "CREDENTIALS_DIRECTORY"  # systemd's name for where `LoadCredential=` puts them
OTHERS: Final = ("POSTGRES_", "COMPOSE_")  # of compose.yaml, which reads the same file
TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")  # what Discord's tokens look like
ALIKE: Final = 0.85  # from which likeness on a name in the environment is one of ours, misspelled


def _numbers(text: object) -> object:
    return tuple(re.findall(r"[^\s,]+", text)) if isinstance(text, str) else text


def _day(text: str) -> str:
    return date.fromisoformat(text).isoformat() if text else text


Numbers = Annotated[tuple[Annotated[int, Field(ge=0)], ...], BeforeValidator(_numbers)]
WebAddress = Annotated[str, Field("", pattern=r"^(https://\S{1,500})?$", description="an address, https://...")]


class Settings(BaseModel):
    """Every setting; `.env.example` explains them. A description says what a value must be."""

    discord_token: str = Field("", repr=False)
    database: str = Field("", repr=False)
    log_level: str = Field(
        "INFO", pattern="(?i)^(debug|info|warning|error)$", description="debug, info, warning or error"
    )
    log_format: str = Field("console", pattern="^(console|json)$", description="console or json")
    metrics_port: int = Field(0, ge=0, le=65535, description="a number from 0 to 65535")
    discord_url: str = Field(
        "", pattern=r"^(http://(127\.0\.0\.1|localhost)(:\d+)?)?$", description="a sandbox here, http://127.0.0.1:8065"
    )
    computer_seconds: float = Field(PAUSE_SECONDS, ge=0, le=60, description="a number from 0 to 60")
    hold_seconds: float = Field(HOLD_SECONDS, ge=0, le=60, description="a number from 0 to 60")
    retention_days: int = Field(RETENTION_DAYS, ge=0, le=36500, description="a whole number from 0 to 36500")
    report_to: int = Field(0, ge=0, description="the id of a channel, or 0")
    shard_ids: Numbers = Field((), description="numbers with commas between them, as in 0,1")
    shard_count: int = Field(0, ge=0, description="a whole number from 0 on")
    banned: Numbers = Field((), description="Discord ids with commas between them, as in 123,456")
    operator: str = Field("", max_length=100, description="at most 100 characters long")
    contact: str = Field("", max_length=100, description="at most 100 characters long")
    terms_since: Annotated[str, BeforeValidator(_day)] = Field("", description="a day, as in 2026-12-31")
    minimum_age: int = Field(13, ge=13, le=100, description="a whole number from 13 to 100")
    source_url: WebAddress
    support_url: WebAddress
    terms_url: WebAddress
    privacy_url: WebAddress
    proxy: str = Field("", pattern=r"^(https?://\S+)?$", repr=False, description="an address, http://...")
    user_install: bool = Field(False, description="on or off")
    sandbox_port: int = Field(8065, ge=0, le=65535, description="a number from 0 to 65535")

    @property
    def kind(self) -> str:
        """What the bot talks to: Discord ("real"), or the sandbox."""
        return "real" if self.discord_token and not self.discord_url else "sandbox"

    @property
    def proxy_used(self) -> str | None:
        """Through which Discord is reached. The sandbox is on this machine."""
        named = self.proxy or os.environ.get("HTTPS_PROXY") or os.environ.get("https_proxy")
        return named if named and self.kind == "real" else None

    @property
    def address(self) -> str:
        """Where the database is: the sandbox that opens by itself has one of its own. A path starts beside bot.py."""
        named = self.database or ("data/hikyaku.db" if self.discord_token else "data/sandbox.db")
        path = named.removeprefix("sqlite:///")
        return named if "://" in path else str(ENV_FILE.parent / Path(path).expanduser())


NAMES: Final = tuple(name.upper() for name in Settings.model_fields)


@dataclass(frozen=True, slots=True)
class Read:
    """The settings, where each that is set was read ("DATABASE" from ".env"), and the file, if there is one."""

    settings: Settings
    sources: Mapping[str, str]
    file: Path | None


def read_settings(env_file: Path = ENV_FILE) -> Read:
    """Read what is set in the environment, or else in the file, or else as one of systemd's credentials.

    What is empty counts as not set. Raises `ConfigError` with a sentence about the first thing that is wrong.
    pydantic-settings would read the same, but it takes 3 MB, and a seventh as long to import as discord.py.
    """
    text = text_of(env_file) if env_file.is_file() else ""
    written = dict(_written(env_file, text))
    found: dict[str, tuple[str, str]] = {}
    for source, values in (("a credential", _credentials()), (str(env_file), written), ("environment", _environment())):
        found |= {name: (value.strip(), source) for name, value in values.items() if value.strip()}
    if "DISCORD_TOKEN" not in found and any(TOKEN.search(line) for line in text.splitlines() if line[:1] != "#"):
        raise ConfigError(f"{env_file} has a token, but DISCORD_TOKEN is not set: write DISCORD_TOKEN= before it.")
    try:
        settings = Settings.model_validate({name.lower(): value for name, (value, _) in found.items()})
    except ValidationError as wrong:
        name = str(wrong.errors()[0]["loc"][0])
        value, source = found[name.upper()]
        known = Settings.model_fields[name]
        shown = repr(value) if known.repr else "wrong"  # it may hold a password
        raise ConfigError(
            f"{name.upper()} is {shown} ({source}), but must be {known.description}. See .env.example."
        ) from None
    return Read(settings, {name: source for name, (_, source) in found.items()}, env_file if text else None)


def text_of(path: Path) -> str:
    """As UTF-8, as UTF-16 as Windows' Notepad may save it, or else as Windows-1252. Raises `ConfigError`."""
    try:
        raw = path.read_bytes()
    except OSError as refusal:
        raise ConfigError(f"{path} can't be read ({refusal.strerror}): allow it, or remove the file.") from None
    try:
        if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            return raw.decode("utf-16")
        if b"\0" not in raw:
            try:
                return raw.decode("utf-8-sig")
            except UnicodeDecodeError:
                return raw.decode("cp1252")
    except UnicodeDecodeError:
        pass
    raise ConfigError(f"{path} isn't text: save it as UTF-8.")


def _written(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """What is set in the file. Raises `ConfigError` for a line that can't be read, or a name that nobody knows."""
    for binding in parse_stream(StringIO(text)):
        if binding.error or (binding.key and binding.value is None):
            raise ConfigError(f"{_place(path, binding)} can't be read: write NAME=value, as in .env.example.")
        if binding.key and not binding.key.upper().startswith(OTHERS):
            _require_known(binding.key, _place(path, binding))
            yield binding.key.upper(), binding.value or ""


def _place(path: Path, binding: Binding) -> str:
    before = binding.original.string
    return f"Line {binding.original.line + len(before) - len(before.lstrip(chr(10)))} of {path}"


def _require_known(name: str, place: str) -> None:
    if name.upper() in NAMES:
        return
    near = get_close_matches(name.upper(), NAMES, 1)
    meant = f"Did you mean {near[0]}?" if near else "See .env.example."
    raise ConfigError(f"{place} sets {name}, which isn't a setting. {meant}")


def _environment() -> dict[str, str]:
    _refuse_misspelled(os.environ, "The environment")
    return {name.upper(): value for name, value in os.environ.items() if name.upper() in NAMES}


def _credentials() -> dict[str, str]:
    """The settings among systemd's credentials, each of which is a file of its own."""
    folder = os.environ.get(CREDENTIALS)
    files = list(Path(folder).glob("*")) if folder else []
    _refuse_misspelled([path.name for path in files], CREDENTIALS)
    return {path.name.upper(): text_of(path) for path in files if path.name.upper() in NAMES}


def _refuse_misspelled(names: Iterable[str], place: str) -> None:
    """Others' names stand there, too. One that is nearly ours is ours."""
    for name in names:
        if name.upper() not in NAMES and get_close_matches(name.upper(), NAMES, 1, ALIKE):
            _require_known(name, place)


def require_token(chosen: Settings) -> None:
    """Raises `ConfigError` if there is no token but something that only goes with one: it was forgotten."""
    others = {"DATABASE": chosen.database, "DISCORD_URL": chosen.discord_url, CREDENTIALS: os.environ.get(CREDENTIALS)}
    for name in (name for name, value in others.items() if value and not chosen.discord_token):
        raise ConfigError(f"DISCORD_TOKEN is not set, but {name} is: set both, or neither to play in the sandbox.")
