"""Checks what users see once the bot is idle: one board, one DM for each question, nothing sent twice."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from simcord.enums import ChannelType

from sandbox.server import Sandbox
from tests.e2e.world import ids, parts, text
from tests.proofs.shared.checker import SEATS, Checker

ASKING = ("answer/", "sure/", "+answer/", "+sure/", "weigh/", "+weigh/", "undo/")
BOARD, RESULT = "text/", "rematch/"
OPENED = ("join/", "start/")


class Screens:
    def __init__(self, sandbox: Sandbox, checker: Checker) -> None:
        self.sandbox, self.world, self.checker = sandbox, sandbox.world, checker
        # The nonces of each text in a channel and about a match: two matches may well say the same.
        self.posted: dict[tuple[int, str, str], list[str | int | None]] = defaultdict(list)
        self.unsigned: list[str] = []
        sandbox.world.subscribers.append(self._sent)

    def _sent(self, event: str, payload: Mapping[str, Any]) -> None:
        """Every new message of the bot, as it then reads."""
        if event != "MESSAGE_CREATE" or payload["author"]["id"] != str(self.world.bot_user.id):
            return
        if payload.get("interaction_metadata") or payload["type"] != 0:
            return
        said = whole(dict(payload))
        nonce = payload.get("nonce") or self.world.nonces.of(int(payload["id"]))
        self.posted[int(payload["channel_id"]), said, str(nonce).partition(":")[0]].append(nonce)
        if nonce is None:
            self.unsigned.append(said)

    def doubled(self) -> list[str]:
        """Since the last check."""
        found = [f"sent as {nonces}: {said!r}" for (_, said, _), nonces in self.posted.items() if len(nonces) > 1]
        found += [f"sent without a nonce: {said!r}" for said in self.unsigned]
        self.posted.clear()
        self.unsigned.clear()
        return found

    def faults(self) -> list[str]:
        found = []
        for row in self.checker.rows("select * from matches"):
            found += [f"{row['game']} {row['id']}: {each}" for each in self._match(row)]
        found += self._lobbies()
        return found + [f"{each['place']}: {each}" for each in self.sandbox.findings.told()]

    def all(self, channel: int) -> list[dict[str, Any]]:
        kept = self.world.messages.get(channel, {}).values()
        return [self.world.message_of(message) for message in kept if not message.is_ephemeral]

    def _match(self, row: Any) -> list[str]:
        place, id = row["thread"], row["id"]
        if place is None:
            return ["it is shown nowhere"]
        found = []
        if row["guild"]:
            if row["lobby_message"] and self.world.channels[place].type != ChannelType.PUBLIC_THREAD:
                found.append("it has no thread")
            wanted = BOARD if row["status"] == "playing" else RESULT
            cards = [each for each in self.all(place) if named(each, id, wanted) and not named(each, id, "mute/")]
            if [int(each["id"]) for each in cards] != [row["card"]]:
                found.append(f"cards {[each['id'] for each in cards]}, noted {row['card']}")
        return found + [wrong for seat in self._seats(id) for wrong in self._dms(row, seat)]

    def _seats(self, id: str) -> list[Any]:
        return [row for row in self.checker.rows(SEATS) if row["match_id"] == id and row["user_id"] > 0]

    def _dms(self, row: Any, seat: Any) -> list[str]:
        """Those who are asked and want DMs have one with the question."""
        channel = self.world.dm_channels.get(seat["user_id"])
        dms = [each for each in self.all(channel or 0) if mine(each, row["id"])]
        asking = [each for each in dms if any(named(each, row["id"], verb) for verb in ASKING)]
        wanted = seat["asked"] and row["status"] == "playing" and self._wants_dm(row, seat)
        if not wanted:
            return [f"seat {seat['seat']} is asked by DM for nothing"] if asking else []
        if [int(each["id"]) for each in asking] != [seat["hand"]]:
            return [f"seat {seat['seat']} has DMs {[each['id'] for each in asking]}, noted {seat['hand']}"]
        return []

    def _wants_dm(self, row: Any, seat: Any) -> bool:
        [person] = self.checker.rows("select notices, closed from people where id = ?1", seat["user_id"])
        if seat["standin"]:
            return False
        return (seat["dm"] and person["notices"] == "dm" and not person["closed"]) or not row["guild"]

    def _lobbies(self) -> list[str]:
        """No card offers a lobby that is not open, and no lobby has two cards."""
        found, cards = [], Counter[str]()
        status = {row["id"]: row["status"] for row in self.checker.rows("select id, status from lobbies")}
        for channel in list(self.world.messages):
            for message in self.all(channel):
                for id in {id.split("/")[1] for verb in OPENED for id in ids(message, verb)}:
                    cards[id] += 1
                    if status.get(id) != "open":
                        found.append(f"the card of lobby {id} is open, the lobby is {status.get(id)}")
        return found + [f"lobby {id} has {count} cards" for id, count in cards.items() if count > 1]


def whole(message: dict[str, Any]) -> str:
    """Its words, the descriptions of its pictures, and the ids of its controls."""
    shown = [item.get("description") or "" for part in parts(message) for item in part.get("items", ())]
    return "\n".join((text(message), *shown, *ids(message)))


def named(message: dict[str, Any], match: str, verb: str) -> bool:
    return any(id.startswith(f"{verb}{match}") for id in ids(message, verb))


def mine(message: dict[str, Any], match: str) -> bool:
    return any(f"/{match}/" in id for id in ids(message))
