"""No secret leaves, every leak that is made on purpose is found, and docs/security.md says what is so."""

from dataclasses import replace
from importlib import import_module
from itertools import islice
from random import Random
from statistics import fmean
from types import SimpleNamespace

import pytest

from cogs.client import COGS
from cogs.guard.custom_ids import parse_custom_id
from cogs.interactions.controls import VERBS, serve
from dojo.dojo import Dojo
from dojo.ops import redaction
from engine.games import GAMES
from storage.store import Store
from tests.cogs.guard.test_forged_clicks import clicked
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall
from tests.proofs.secrets import positions, security_doc
from tests.proofs.secrets.automatic import search_automatic
from tests.proofs.secrets.broken_builds import patching
from tests.proofs.secrets.clicks import click_afterwards, click_in_both
from tests.proofs.secrets.columns import secret_columns
from tests.proofs.secrets.controls import CONTROLS
from tests.proofs.secrets.histories import search_histories
from tests.proofs.secrets.jobs import quietly
from tests.proofs.secrets.logs import read
from tests.proofs.secrets.positions import dealt_anew
from tests.proofs.secrets.search import search_positions
from tests.proofs.shared.patching import NotReached

for cog in COGS:
    import_module(f"cogs.{cog}")


@pytest.fixture(autouse=True)
def _quiet():
    with quietly():
        yield


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(("search", "size"), [(search_positions, 30), (search_histories, 4), (search_automatic, 200)])
def test_nothing_that_leaves_depends_on_what_is_hidden(game, search, size):
    found = search(game, "test", size)
    assert found.positions == size
    assert not found.leaks, found.told


@pytest.mark.quick
def test_where_something_is_hidden_it_is_dealt_otherwise():
    shares = {key: share_dealt_otherwise(game, Random("test")) for key, game in GAMES.items()}
    assert {key for key, share in shares.items() if share > 0.8} == GAMES.keys() - {"kaito"}


def share_dealt_otherwise(game, luck):
    deals = [(table, dealt_anew(table, None, luck)) for table in islice(positions.tables(game, luck), 60)]
    return fmean(table.match.state != other.match.state for table, other in deals)


@pytest.mark.parametrize("game", ["kengo"])
def test_every_verb_answers_the_same_whatever_is_hidden(game):
    found = click_in_both(GAMES[game], "test", 1)
    assert found.new
    assert not found.leaks, found.told


@pytest.mark.long
def test_strangers_learn_nothing_afterwards_where_hands_are_kept_from_them():
    found = click_afterwards(GAMES["karenza"], "test", 1)
    assert found.new
    assert not found.leaks, found.told


@pytest.mark.long
def test_a_log_holds_no_hand():
    found = read("karenza", "test")
    assert found.deals
    assert found.compared["log lines"] > 100
    assert not found.leaks, found.told


@pytest.mark.quick
@pytest.mark.parametrize("control", [each for each in CONTROLS if each.in_process], ids=lambda each: each.what)
def test_a_leak_is_found(control):
    assert control.caught()


@pytest.mark.parametrize("control", [each for each in CONTROLS if not each.in_process], ids=lambda each: each.what)
@pytest.mark.long
def test_a_leak_that_shows_in_a_database_or_a_log_is_found(control):
    assert control.caught()


@pytest.mark.quick
def test_a_control_that_breaks_nothing_is_an_error():
    idle = replace(CONTROLS[0], size=3, build=patching(redaction, "story", lambda game: repr))
    with pytest.raises(NotReached):
        idle.caught()
    with pytest.raises(AttributeError):
        replace(CONTROLS[0], build=patching(redaction, "gone", lambda game: repr)).caught()


# What docs/security.md says


def test_every_verb_is_listed_with_what_it_carries():
    assert security_doc.verbs().keys() == VERBS.keys()
    assert all(carries and who for carries, who in security_doc.verbs().values())


@pytest.mark.parametrize("game", ["kaito", "karenza", "kendo"])
def test_columns_with_secrets_are_named(game):
    assert secret_columns(GAMES[game], "test") <= security_doc.named_columns()


def test_named_columns_are_there_and_news_are_not_among_them():
    named = security_doc.named_columns()
    assert {"matches.state", "holds.move", "orders.answers_at"} <= named
    assert {name for name in named if not name.endswith(".*")} <= security_doc.all_columns()
    assert not {name for name in named if name.startswith("news.")}


# A hand stays where only its reader sees it


@pytest.fixture
async def table(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        table = await Hall(store, Clock(), GAMES).match(AIKO, BRUNO, game="kengo")
        yield Dojo(store, GAMES, Clock()), table


@pytest.mark.parametrize("verb", ["again", "weigh", "undo", "answer", "sendnow", "orders", "logpage"])
@pytest.mark.parametrize("openly", [True, False])
async def test_a_hand_never_takes_the_place_of_a_card_that_others_see(verb, openly, table):
    dojo, match = table
    seat = match.asked[0]
    click = clicked(dojo, match.players[seat].id)
    click.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not openly))
    click.client.get_cog = lambda _: SimpleNamespace(
        start=lambda redrawing, name: redrawing.close(), move_made=lambda *_: None
    )
    edited, sent = [], []

    async def edit_message(**message):
        edited.append(message)

    async def send_message(*words, **message):
        sent.append(message)
        return SimpleNamespace(message_id=2)

    click.response.edit_message, click.response.send_message = edit_message, send_message
    if verb == "sendnow":
        await dojo.held_moves.answer(match.id, click.user.id, 0, str(match.asks()[0].options[0]))
    rest = f"{match.opened(seat)}/{match.asks()[0].options[0]}" if verb != "logpage" else "b9"
    await serve(click, parse_custom_id(f"{verb}/{match.id}/{rest}"))
    assert bool(edited) is not openly
    assert [message["ephemeral"] for message in sent] == [True] * openly
