"""What the coach says a move is good for: true of the position, short, and there for most moves."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.games.kaito.parts import Kind, Tile
from engine.games.kaito.state import Slide
from engine.games.karenza import GAME as KARENZA
from engine.games.karenza.state import Scored
from engine.games.kendo import GAME as KENDO
from engine.games.kendo.state import Deflect, Meet, Open, Parry, Threat
from engine.games.kengo import GAME as KENGO
from engine.games.kengo.state import Advance, Attack, Lunge, Retreat
from engine.games.regroup import GAME as REGROUP
from engine.games.regroup import battle
from engine.games.regroup.state import Fought, Place, Take, forecast, placed, totals
from faces.core import Scene
from faces.text import purpose_text
from faces.translation import languages, speaker
from tests.engine.player.test_teacher import questions
from tests.faces.regroup_scenes import played_to

SAY, NAMES = speaker("en"), ("Aiko", "Coach")
ENDLESS = 140  # characters: longer lines aren't read where people play


def asked(game, seeds=3):
    """The scenes of all questions of some random matches, with their states."""
    for seed in range(seeds):
        for state, ask in questions(game, seed):
            yield state, ask, Scene(game.view(state, ask.seat), NAMES, SAY, ask.seat, (ask.seat,), ask.options)


def said_of(game, scene, move):
    return purpose_text(game.purpose(scene.view, Ask(scene.reader, "", scene.options), move), SAY)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_purpose_is_one_short_line_and_there_for_most_moves(game):
    told = []
    for state, ask, scene in asked(game):
        worth = game.sensible(state, ask) if game.sensible else ask.options
        told += [said_of(game, scene, move) for move in worth[:4]]
    assert all("\n" not in each and len(each) <= ENDLESS for each in told)
    assert sum(map(bool, told)) > len(told) / 2


def test_kaito_says_first_what_a_slide_takes_and_counts_what_the_other_player_could_really_take():
    for state, ask, scene in asked(KAITO):
        for move in (each for each in ask.options if isinstance(each, Slide)):
            after = KAITO.play(state, ask.seat, move, Random(0)).state
            said, open_to = said_of(KAITO, scene, move), drawback_of(scene, move)
            taken, own = state.grid.tiles[move.to], state.colours[ask.seat]
            if KAITO.outcome(after):
                continue
            gain = {Kind.MON: "Then you hold "}.get(taken.kind, "Your opponent has ") if taken.colour is not own else ""
            assert said.startswith(gain or ("After this", ""))
            if after.stage == "slide" and KAITO.asks(after):
                cells = [after.grid.tiles[slide.to] for other in KAITO.asks(after) for slide in other.options]
                mine = [tile for tile in cells if tile.colour is own]
                vital = any(tile.kind in (Kind.KATANA, Kind.KABUTO) for tile in mine)
                assert ("only tiles of their own" in said) == (not mine)
                assert ("any katana or kabuto" in said) == (bool(mine) and not vital)
                assert vital == bool(open_to)
                assert vital == (
                    f"can take one {f'of {len(mine)} tiles' if len(mine) > 1 else 'tile'} of yours" in open_to
                )
                kabuto = any(tile.kind is Kind.KABUTO for tile in mine)
                assert not vital or kabuto == ("a kabuto" in open_to.split(".")[0])
                exposed = all(risks(state, ask, each) for each in ask.options)
                assert not vital or ("Every move exposes" in open_to) == exposed


def drawback_of(scene, move):
    return purpose_text(KAITO.drawback(scene.view, Ask(scene.reader, "", scene.options), move), SAY)


def test_kaito_says_what_is_had_after_buying_back_or_not():
    kinds = set()
    for state, ask, scene in asked(KAITO, 12):
        if ask.topic == "exchange":
            for move in ask.options:
                found = KAITO.purpose(scene.view, Ask(ask.seat, "", ask.options), move)
                after = KAITO.view(KAITO.play(state, ask.seat, move, Random(0)).state, ask.seat)
                purse = sum(tile.symbols for tile in after.captured[ask.seat])
                assert found.facts["blossoms"] in (purse, *(purse - tile.symbols for tile in Tile))
                kinds.add(found.key)
    assert kinds == {"kaito-purpose-keeps", "kaito-purpose-buys-katana", "kaito-purpose-buys-kabuto"}


def risks(state, ask, move):
    """Whether the other player can take a katana or kabuto after a move, before anything is bought back."""
    after = KAITO.view(state, ask.seat)
    squares = after.exposed(ask.seat, move.to)
    return any(after.grid[square].kind in (Kind.KATANA, Kind.KABUTO) for square in squares)


def test_kengo_is_right_about_who_can_attack_after_a_step():
    for state, ask, scene in asked(KENGO):
        for move in (each for each in ask.options if isinstance(each, Advance | Retreat)):
            after = KENGO.play(state, ask.seat, move, Random(0)).state
            said = said_of(KENGO, scene, move)
            theirs = [option for other in KENGO.asks(after) if other.seat != ask.seat for option in other.options]
            cards = {option.cards[0] for option in theirs if isinstance(option, Attack | Lunge)}
            if after.standing.round == state.standing.round:
                assert cards <= {after.distance}
                assert not cards or f"Only a {after.distance} attacks" in said


def test_karenza_says_what_an_attack_scores_if_it_is_let_through():
    found = 0
    for state, ask, scene in asked(KARENZA):
        for move in (each for each in ask.options if each.kind == "play" and state.attack is None):
            after = KARENZA.play(state, ask.seat, move, Random(0)).state
            for other in KARENZA.asks(after):
                for option in (each for each in other.options if each.kind == "stand" and other.seat != ask.seat):
                    scores = [each for each in KARENZA.play(after, other.seat, option, Random(0)).events
                              if isinstance(each, Scored)]  # fmt: skip
                    for event in scores[:1]:
                        found += 1
                        number = "a point" if event.points == 1 else f"{event.points} points"
                        assert f"scores {number} for you" in said_of(KARENZA, scene, move)
                    break
    assert found


def test_karenza_says_how_many_cards_a_pass_brings_and_when_there_is_no_attack():
    told = set()
    for state, ask, scene in asked(KARENZA):
        passes = [each for each in ask.options if each.kind == "stand" and state.poses[ask.seat] and not state.attack]
        for move in passes[::9]:
            [passed, *_] = KARENZA.play(state, ask.seat, move, Random(0)).events
            said, drawn = said_of(KARENZA, scene, move), passed.drawn[ask.seat]
            number = {0: "", 1: "you draw a new card"}.get(drawn, f"you draw {drawn} new cards")
            assert number in said.lower() if drawn else "you draw" not in said.lower()
            stuck = not any(each.kind == "play" for each in ask.options)
            assert said == "" or said.startswith("No attack fits now.") == stuck
            told.add((drawn > 0, stuck))
    assert len(told) > 2


def test_regroup_tells_the_battle_as_it_would_be_fought_now_and_with_the_placement():
    kinds = set()
    for state, ask, scene in asked(REGROUP):
        before = replace(state, placing=None)
        for move in (each for each in ask.options if isinstance(each, Place)):
            said = said_of(REGROUP, scene, move)
            now, then = blows(before, ask.seat), blows(with_laid(state, ask.seat, move), ask.seat)
            if now != then:
                assert f"hit for {then[0]} (now {now[0]}) and be hit for {then[1]} (now {now[1]})." in said
            elif said:
                assert f"hit for {then[0]} and be hit for {then[1]}, as now" in said
            kinds.add((now != then, bool(said)))
    assert kinds == {(True, True), (False, True), (False, False)}


def test_regroup_sums_the_battle_against_all_the_others():
    state = played_to("place", 3, 9, "1")
    seat = state.turn
    [ask] = REGROUP.asks(state)
    for move in ask.options[::5]:
        found = REGROUP.purpose(REGROUP.view(state, seat), ask, move)
        then = blows(with_laid(state, seat, move), seat)
        assert found is None or (found.facts["hit"], found.facts["struck"]) == then
        assert found is None or f"hit for {then[0]} in all" in purpose_text(found, SAY)


def blows(state, seat):
    """What a seat strikes, and what it is struck, in a battle of the armies as they stand."""
    fought = next(each for each in battle.fought(state, ()).events if isinstance(each, Fought)).battle.blows
    hit = sum(each.damage for each in fought if each.attacker == seat)
    return hit, sum(each.damage for each in fought if each.defender == seat)


def with_laid(state, seat, move):
    army = placed(state.armies[seat], state.placing, move.spot, move.turns)
    return replace(state, armies=(*state.armies[:seat], army, *state.armies[seat + 1 :]), placing=None)


def test_regroup_says_how_coins_and_potions_change_and_how_many_chickens_count_where_the_battle_stays():
    changed = set()
    for state, ask, scene in asked(REGROUP):
        for move in (each for each in ask.options if isinstance(each, Place)):
            said = said_of(REGROUP, scene, move)
            armies = state.armies[ask.seat], with_laid(state, ask.seat, move).armies[ask.seat]
            was, to = map(totals, armies)
            for sign, old, new in (("💰", was.coin, to.coin), ("🧪", was.potion, to.potion)):
                assert (f" {sign} {old}→{new}" in said) == (old != new)
                changed.add((sign, new > old, old > new))
            if "as now" in said and "fall." not in said and sum(to[:4]) != sum(was[:4]):
                assert f"{sum(to[:4])} chickens would count (now {sum(was[:4])})" in said
                changed.add("army")
            assert bool(said) or was == to
    ways = ((True, False), (False, True), (False, False))
    assert changed == {"army", *((sign, *way) for sign, way in product(("💰", "🧪"), ways))}


def test_regroup_says_of_a_card_what_its_best_laying_does_and_of_the_face_down_card_what_the_best_of_them_does():
    checked = 0
    for state, ask, scene in asked(REGROUP, 1):
        best = []
        for move in (each for each in ask.options if isinstance(each, Take) and each.source != "pile"):
            taken = REGROUP.play(state, ask.seat, move, Random(0)).state
            found = [blows(with_laid(taken, ask.seat, each), ask.seat) for each in REGROUP.asks(taken)[0].options]
            best.append(max(hit - struck for hit, struck in found))
            told = REGROUP.purpose(scene.view, ask, move)
            if told:
                assert purpose_text(told, SAY).startswith("Laid well: As the armies stand")
                assert (told.facts["hit"], told.facts["struck"]) in found
                assert told.facts["hit"] - told.facts["struck"] == best[-1]
                checked += 1
        if Take("pile") in ask.options:
            told = REGROUP.purpose(scene.view, ask, Take("pile")).facts
            assert told["hit"] - told["struck"] == max(best)
            assert f"you'd hit for {told['hit']} and be hit for {told['struck']}." in said_of(
                REGROUP, scene, Take("pile")
            )
    assert checked


@pytest.mark.parametrize("language", languages())
def test_regroup_is_short_in_every_language_however_much_is_said(language):
    say, most = speaker(language), {"hit": 38, "struck": 38, "hit_now": 35, "struck_now": 35}
    most |= {"chickens": 28, "chickens_now": 26, "coins": 2, "coins_now": 1, "potions": 2, "potions_now": 1}
    others = ({"enemies": 3, "falls": "you"}, {"enemies": 1, "falls": "both"})
    for key, changes, fall in product(("taken", "pile"), ("battle", "army", "neither"), others):
        fall = fall if changes != "army" else fall | {"falls": "nobody"}
        facts = {"changes": changes, **most, **fall, "coins_more": 1, "potions_more": 1}
        assert len(say(f"regroup-purpose-{key}", **facts)) <= ENDLESS


def test_regroup_says_who_would_fall_in_the_battle_ahead():
    words = {(True, True): "Both of you would fall", (True, False): "You'd fall", (False, True): "They'd fall"}
    met = set()
    for _, ask, scene in asked(REGROUP, 1):
        for move in (each for each in ask.options if isinstance(each, Place)):
            army = placed(scene.view.armies[ask.seat], scene.view.placing, move.spot, move.turns)
            ahead = forecast(scene.view, ask.seat, army)
            for life in ((30, 30), (1, 1), (ahead.struck, ahead.hit + 1)):
                mine, theirs = life[:: 1 if ask.seat == 0 else -1]
                view = replace(scene.view, life=(mine, theirs))
                own, other = view.life[ask.seat], view.life[1 - ask.seat]
                said = purpose_text(REGROUP.purpose(view, ask, move), SAY)
                falls = ahead.struck >= own, ahead.hit >= other
                if said:
                    assert [key for key, word in words.items() if word in said] == [falls] * any(falls)
                    met.add(falls)
    assert met == {*words, (False, False)}


def test_kendo_counts_the_cards_out_of_sight_that_stop_a_strike():
    state = KENDO.setup(2, {"mode": "duel"}, Random(0)).state
    hand = ("men1", "men-kaeshi-do", "kamae", "bogyo")
    view = replace(KENDO.view(state, 0), hand=hand, played=((), (), ("seme",)))
    found = KENDO.purpose(view, Ask(0, "open", ()), Open("men"))
    # Of 3 MEN, 4 counters, 6 that deflect and 6 that parry, one of each is in the hand.
    assert found.facts == {"stops": 15, "unseen": 52 - len(hand) - 1}
    assert KENDO.purpose(view, Ask(0, "open", ()), Open("maki_age")).facts["stops"] == 5


@pytest.mark.parametrize(
    ("hand", "move", "key"),
    [
        (("men1", "bogyo"), Parry("bogyo"), "stopped"),
        (("men-nuki-tsuki", "bogyo"), Parry("bogyo"), "bare"),
        (("bogyo", "kamae"), Deflect("kamae"), "bare"),
        (("maki_age", "kamae"), Deflect("kamae"), "stopped"),
        (("kote2", "bogyo"), Meet("kote"), "stopped"),  # the attacker opens
        (("bogyo",), Parry("bogyo"), "stopped"),
    ],
)
def test_kendo_warns_of_opening_next_with_nothing_to_open_with(hand, move, key):  # KD-5, KD-16
    state = KENDO.setup(2, {"mode": "duel"}, Random(0)).state
    view = replace(KENDO.view(state, 0), hand=hand, threat=Threat(1, 0, "kote"))
    assert KENDO.purpose(view, Ask(0, "answer", ()), move).key == f"kendo-purpose-{key}"
