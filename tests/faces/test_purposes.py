"""What the coach says a move is good for: true of the position, short, and there for most moves."""

from itertools import product
from random import Random

import pytest

from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito.parts import Kind, Tile
from engine.games.karenza.state import Scored
from engine.games.kendo.state import Deflect, Meet, Open, Parry, Threat
from engine.games.kengo.state import Advance, Attack, Lunge, Retreat
from engine.games.regroup import rules
from engine.games.regroup.state import Fought, Take, forecast, placed, totals
from engine.values import replace
from faces.text import purpose_text
from faces.translation import speaker
from tests.engine.player.test_teacher import questions

SAY, NAMES = speaker("en"), ("Aiko", "Coach")
KAITO, KARENZA, KENDO, KENGO, REGROUP = (GAMES[key] for key in ("kaito", "karenza", "kendo", "kengo", "regroup"))
ENDLESS = 140  # characters: longer lines aren't read where people play


def moves(game, kinds=None, seeds=3):
    """All moves of these kinds in some random matches, with the state, the question, the view, and what is said."""
    for seed in range(seeds):
        for state, ask in questions(game, seed):
            view = game.rules.view(state, ask.seat)
            for move in ask.options if kinds is None else (each for each in ask.options if each.kind in kinds):
                yield state, ask, view, move, purpose_text(game.teacher.purpose(view, ask, move), SAY)


@pytest.mark.parametrize("key", GAMES)
def test_a_purpose_is_one_short_line_and_there_for_most_moves(key):
    game, told = GAMES[key], []
    for seed in range(3):
        for state, ask in questions(game, seed):
            worth = game.player.sensible(state, ask) if game.player.sensible else ask.options
            told += [
                purpose_text(game.teacher.purpose(game.rules.view(state, ask.seat), ask, move), SAY)
                for move in worth[:4]
            ]
    assert all("\n" not in each and len(each) <= ENDLESS for each in told)
    assert sum(map(bool, told)) > len(told) / 2


# KAITO


def risks(state, ask, move):
    """Whether the other player can take a katana or kabuto after a move, before anything is bought back."""
    view = KAITO.rules.view(state, ask.seat)
    return any(view.grid[square].kind in (Kind.KATANA, Kind.KABUTO) for square in view.exposed(ask.seat, move.to))


def test_kaito_says_first_what_a_slide_takes_and_counts_what_the_other_player_could_really_take():
    for state, ask, view, move, said in moves(KAITO, {"slide"}):
        after, own = KAITO.rules.play(state, ask.seat, move, Random(0)).state, state.colours[ask.seat]
        if KAITO.rules.outcome(after):
            continue
        taken = state.tiles.grid[move.to]
        gain = {Kind.MON: "Then you hold "}.get(taken.kind, "Your opponent has ") if taken.colour is not own else ""
        assert said.startswith(gain or ("After this", ""))
        if after.stage == "slide" and KAITO.rules.asks(after):
            cells = [after.tiles.grid[slide.to] for other in KAITO.rules.asks(after) for slide in other.options]
            mine = [tile.kind for tile in cells if tile.colour is own]
            vital, open_to = (
                {Kind.KATANA, Kind.KABUTO} & {*mine},
                purpose_text(KAITO.teacher.drawback(view, ask, move), SAY),
            )
            assert ("only tiles of their own" in said) == (not mine)
            assert ("any katana or kabuto" in said) == (bool(mine) and not vital)
            assert bool(vital) == bool(open_to)
            if vital:
                assert f"can take one {f'of {len(mine)} tiles' if len(mine) > 1 else 'tile'} of yours" in open_to
                assert (Kind.KABUTO in mine) == ("a kabuto" in open_to.split(".")[0])
                assert ("Every move exposes" in open_to) == all(risks(state, ask, each) for each in ask.options)


def test_kaito_says_what_is_had_after_buying_back_or_not():
    kinds = set()
    for state, ask, view, move, _ in moves(KAITO, {"exchange", "pass"}, 12):
        found = KAITO.teacher.purpose(view, ask, move)
        after = KAITO.rules.view(KAITO.rules.play(state, ask.seat, move, Random(0)).state, ask.seat)
        purse = sum(tile.symbols for tile in after.captured[ask.seat])
        assert found.facts["blossoms"] in (purse, *(purse - tile.symbols for tile in Tile))
        kinds.add(found.key)
    assert kinds == {"kaito-purpose-keeps", "kaito-purpose-buys-katana", "kaito-purpose-buys-kabuto"}


# Kengo! and Karenza


def test_kengo_is_right_about_who_can_attack_after_a_step():
    for state, ask, _, move, said in moves(KENGO, {Advance.kind, Retreat.kind}):
        after = KENGO.rules.play(state, ask.seat, move, Random(0)).state
        theirs = [option for other in KENGO.rules.asks(after) if other.seat != ask.seat for option in other.options]
        cards = {option.cards[0] for option in theirs if isinstance(option, Attack | Lunge)}
        if after.standing.round == state.standing.round:
            assert cards <= {after.distance}
            assert not cards or f"Only a {after.distance} attacks" in said


def test_karenza_says_what_an_attack_scores_if_it_is_let_through():
    found = 0
    for state, ask, _, move, said in moves(KARENZA, {"play"}):
        after = KARENZA.rules.play(state, ask.seat, move, Random(0)).state
        for other in KARENZA.rules.asks(after) if state.attack is None else ():
            let = next((each for each in other.options if each.kind == "stand" and other.seat != ask.seat), None)
            events = KARENZA.rules.play(after, other.seat, let, Random(0)).events if let else ()
            for points in [each.points for each in events if isinstance(each, Scored)][:1]:
                found += 1
                assert f"scores {'a point' if points == 1 else f'{points} points'} for you" in said
    assert found


def test_karenza_says_how_many_cards_a_pass_brings_and_when_there_is_no_attack():
    told = set()
    for state, ask, _, move, said in moves(KARENZA, {"stand"}):
        if state.poses[ask.seat] and not state.attack:
            [passed, *_] = KARENZA.rules.play(state, ask.seat, move, Random(0)).events
            drawn = passed.drawn[ask.seat]
            number = {0: "", 1: "you draw a new card"}.get(drawn, f"you draw {drawn} new cards")
            assert number in said.lower() if drawn else "you draw" not in said.lower()
            stuck = not any(each.kind == "play" for each in ask.options)
            assert said == "" or said.startswith("No attack fits now.") == stuck
            told.add((drawn > 0, stuck))
    assert len(told) > 2


# Regroup!


def blows(state, seat):
    """What a seat strikes, and what it is struck, in a battle of the armies as they stand."""
    fought = next(each for each in rules.fought(state, ()).events if isinstance(each, Fought)).battle.blows
    hit = sum(each.damage for each in fought if each.attacker == seat)
    return hit, sum(each.damage for each in fought if each.defender == seat)


def with_laid(state, seat, move):
    army = placed(state.armies[seat], state.placing, move.spot, move.turns)
    return replace(state, armies=(*state.armies[:seat], army, *state.armies[seat + 1 :]), placing=None)


def test_regroup_tells_the_battle_now_and_with_the_placement_and_what_else_changes():
    kinds, changed = set(), set()
    for state, ask, _, move, said in moves(REGROUP, {"place"}):
        laid = with_laid(state, ask.seat, move)
        now, then = blows(replace(state, placing=None), ask.seat), blows(laid, ask.seat)
        if now != then:
            assert f"hit for {then[0]} (now {now[0]}) and be hit for {then[1]} (now {now[1]})." in said
        elif said:
            assert f"hit for {then[0]} and be hit for {then[1]}, as now" in said
        kinds.add((now != then, bool(said)))
        was, to = totals(state.armies[ask.seat]), totals(laid.armies[ask.seat])
        for sign, old, new in (("💰", was.coin, to.coin), ("🧪", was.potion, to.potion)):
            assert (f" {sign} {old}→{new}" in said) == (old != new)
            changed.add((sign, new > old, old > new))
        if "as now" in said and "fall." not in said and sum(to[:4]) != sum(was[:4]):
            assert f"{sum(to[:4])} chickens would count (now {sum(was[:4])})" in said
            changed.add("army")
        assert bool(said) or was == to
    assert kinds == {(True, True), (False, True), (False, False)}
    assert changed == {"army", *product("💰🧪", [True], [False]), *product("💰🧪", [False], [True, False])}


def test_regroup_says_of_a_card_what_its_best_laying_does_and_of_the_face_down_card_what_the_best_of_them_does():
    best = {}
    for state, ask, view, move, said in moves(REGROUP, {"take"}, 1):
        told = REGROUP.teacher.purpose(view, ask, move)
        if move != Take("pile"):
            taken = REGROUP.rules.play(state, ask.seat, move, Random(0)).state
            found = [blows(with_laid(taken, ask.seat, each), ask.seat) for each in REGROUP.rules.asks(taken)[0].options]
            best.setdefault(state, []).append(max(hit - struck for hit, struck in found))
            if told:
                assert said.startswith("Laid well: As the armies stand")
                assert (told.facts["hit"], told.facts["struck"]) in found
                assert told.facts["hit"] - told.facts["struck"] == best[state][-1]
        else:
            assert told.facts["hit"] - told.facts["struck"] == max(best[state])
            assert f"you'd hit for {told.facts['hit']} and be hit for {told.facts['struck']}." in said
    assert best


def test_regroup_says_who_would_fall_in_the_battle_ahead():
    words = {(True, True): "Both of you would fall", (True, False): "You'd fall", (False, True): "They'd fall"}
    met = set()
    for _, ask, view, move, _ in moves(REGROUP, {"place"}, 1):
        army = placed(view.armies[ask.seat], view.placing, move.spot, move.turns)
        ahead = forecast(view, ask.seat, army)
        for mine, theirs in ((30, 30), (1, 1), (ahead.struck, ahead.hit + 1)):
            life = (mine, theirs)[:: 1 if ask.seat == 0 else -1]
            said = purpose_text(REGROUP.teacher.purpose(replace(view, life=life), ask, move), SAY)
            falls = ahead.struck >= mine, ahead.hit >= theirs
            if said:
                assert [key for key, word in words.items() if word in said] == [falls] * any(falls)
                met.add(falls)
    assert met == {*words, (False, False)}


# Kendo Duel


def kendo(**changes):
    return replace(KENDO.rules.view(KENDO.rules.setup(2, {"mode": "duel"}, Random(0)).state, 0), **changes)


def test_kendo_counts_the_cards_out_of_sight_that_stop_a_strike():
    hand = ("men1", "men-kaeshi-do", "kamae", "bogyo")
    view = kendo(hand=hand, played=((), (), ("seme",)))
    # Of 3 MEN, 4 counters, 6 that deflect and 6 that parry, one of each is in the hand.
    found = KENDO.teacher.purpose(view, Ask(0, "open", ()), Open("men"))
    assert found.facts == {"stops": 15, "unseen": 52 - len(hand) - 1}
    assert KENDO.teacher.purpose(view, Ask(0, "open", ()), Open("maki_age")).facts["stops"] == 5


@pytest.mark.parametrize(
    ("hand", "move", "key"),
    [
        (("men1", "bogyo"), Parry("bogyo"), "stopped"),
        (("men-nuki-tsuki", "bogyo"), Parry("bogyo"), "bare"),
        (("bogyo", "kamae"), Deflect("kamae"), "bare"),
        (("maki_age", "kamae"), Deflect("kamae"), "stopped"),
        (("kote2", "bogyo"), Meet("kote"), "strike-duel"),  # KD-8
        (("bogyo",), Parry("bogyo"), "stopped"),
    ],
)
def test_kendo_warns_of_opening_next_with_nothing_to_open_with(hand, move, key):  # KD-5, KD-16
    view = kendo(hand=hand, threat=Threat(1, 0, "kote"))
    assert KENDO.teacher.purpose(view, Ask(0, "answer", ()), move).key == f"kendo-purpose-{key}"
