"""What has happened since a player's last move, as a panel asks the archive for it."""

from collections import Counter as Tally

from cogs.panel.recap import recap_since_last_move, recap_text
from dojo.dojo import Dojo
from dojo.match.history import PastMove
from engine.games import GAMES
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import Play, Pulled
from faces.kendo.words import named
from storage.store import Store
from tests.cogs.panel.test_panel import SAY
from tests.dojo.hall import Clock, Hall

FIERCEST = ("parry", "attack", "advance", "retreat", "hit", "pass")


async def test_kengo_tells_of_a_parry_and_of_no_card_but_the_latest(tmp_path):  # KG-23, KG-24
    """Somebody who has parried moves at once, and the attacker is to hear of both."""
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, hall = Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES)
        told = [text for _ in range(12) for text in await recaps_of_parries(dojo, hall)]
    assert told, "nobody parried in a dozen rounds"
    for text in told:
        lines = text.splitlines()
        [parry] = [number for number, line in enumerate(lines) if line.endswith(" parries.")]
        assert lines[parry + 1 :], "what came after the parry"


async def recaps_of_parries(dojo, hall):
    """What the attackers of a round read once their attack has been parried."""
    told, table, moves = [], await hall.match(game="kengo"), []
    for _ in range(20):
        seat = next(seat for seat in range(2) if table.ask_of(seat))
        moves.append(min(table.ask_of(seat).options, key=lambda option: FIERCEST.index(option.kind)))
        table = await dojo.referee.answer(table.id, table.players[seat].id, None, str(moves[-1]))
        if len(moves) > 2 and moves[-2].kind == "parry":
            told.append((await recap_since_last_move(dojo, table, 1 - seat, SAY)).text)
    return told


async def test_a_first_panel_tells_nothing_where_nothing_but_the_start_is_to_be_told(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, hall = Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES)
        for game, begins in (("karenza", ""), ("kaito", "**So far**")):
            told = (await recap_since_last_move(dojo, await hall.match(game=game), 0, SAY)).text
            assert told.partition("\n")[0] == begins


async def test_a_panel_says_which_card_was_taken_to_the_one_who_lost_it(tmp_path):  # KD-R15, KD-R11
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, hall = Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES)
        before, table = await until_a_card_is_pulled(dojo, hall)
        loser = table.recent[-1].loser
        gone = Tally(before.view(loser).hand) - Tally(table.view(loser).hand)
        lines = (await recap_since_last_move(dojo, table, loser, SAY)).text.splitlines()
        [told] = [line for line in lines if line.startswith("You lost")]
        cards = told.partition(": ")[2].rstrip(".").split(", ")
        assert sorted(cards) == sorted(named(CARDS[card].kind) for card in gone.elements())


async def test_cards_taken_one_after_another_are_one_line_of_a_recap(tmp_path):  # KD-R15
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        table = await Hall(store, Clock(), GAMES).match(game="kendo")
        pulls = [PastMove(ply, 0, "pull 1", (Pulled(0, 1, 1),)) for ply in (8, 9)]
        after = PastMove(10, 1, "discard jodan", (Play(1, "discard", ("jodan",)),))
        lines = recap_text(table, [*pulls, after], SAY).splitlines()[1:]
        assert [line.partition("Aiko takes ")[2] for line in lines] == ["2 cards from Bruno, unseen.", ""]


async def until_a_card_is_pulled(dojo, hall):
    """The table before a move of the other player and after it."""
    table = await hall.match(game="kendo")
    ask = None
    while table.recent[-1:] == () or table.recent[-1].kind != "pulled" or table.recent[-1].loser == ask.seat:
        if table.status == "over":
            table = await hall.match(game="kendo")
        before, ask = table, table.asks()[0]
        strikes = [option for option in ask.options if option.kind in ("open", "keep")] or ask.options
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(strikes[0]))
    return before, table
