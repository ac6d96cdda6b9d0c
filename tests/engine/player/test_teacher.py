"""What a move gave away and why: by proof in KAITO, by search elsewhere, and never by what the seat could not see."""

from itertools import count
from random import Random

import pytest

from engine.daily import puzzle_from, shelf
from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.player import distance as far
from engine.player.distance import distance
from engine.player.look_closer import ENOUGH, MARGIN, looks
from engine.player.reasons import effects, hides_nothing, reply
from engine.player.search import choose
from engine.player.sure import wins
from engine.player.teacher import MISSED, Advice, Decision, Judgement, advise, judge, weighed
from engine.values import replace
from tests.engine.hidden import HIDDEN
from tests.engine.toys import FINGERS, changed

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def always():
    return True


def questions(game, seed):
    """Every question of a random match that leaves a choice, with the state it was put in."""
    luck = Random(seed)
    state = game.rules.setup(2, {name: values[0] for name, values in game.options.items()}, luck).state
    while asks := game.rules.asks(state):
        ask = asks[0]
        if len(ask.options) > 1:
            yield state, ask
        state = game.rules.play(state, ask.seat, luck.choice(ask.options), luck).state


def passed_up(seed):
    """Each move of a random match of KAITO beside those that win at once."""
    for state, ask in questions(KAITO, seed):
        winning = [
            move for move in ask.options if won(KAITO.rules.play(state, ask.seat, move, Random(0)).state, ask.seat)
        ]
        if winning:
            view = KAITO.rules.view(state, ask.seat)
            yield from ((Decision(view, ask, move), winning) for move in ask.options if move not in winning)


def a_win_in_one():
    """A decision in KAITO with moves that win at once, which were missed."""
    return next(each for seed in count() for each in passed_up(seed))


def won(state, seat):
    outcome = KAITO.rules.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


# What a move gave away


def test_a_win_in_one_that_was_missed_is_better():
    decision, winning = a_win_in_one()
    for claim in (None, winning[-1]):
        judgement = judge(KAITO, decision, Random(1), 200, always, claim=claim)
        assert judgement.better in ([claim] if claim else winning)
        assert judgement.loss > 0
    assert weighed(KAITO, decision, (winning[0], decision.move), Random(1), 200, always)[0] == 1


def test_nothing_was_given_away_by_the_best_move_in_too_little_time_or_by_a_claim_that_is_no_better():
    decision, winning = a_win_in_one()
    assert judge(KAITO, replace(decision, move=winning[0]), Random(1), 200, always).loss == 0
    assert judge(KAITO, decision, Random(1), 200, lambda: False).loss == 0
    assert judge(KAITO, decision, Random(1), 200, always, claim=decision.move).loss == 0


def test_a_win_at_once_that_was_passed_up_counts_even_if_the_match_is_still_won():
    decisions = (each for seed in count() for each, _ in passed_up(seed))
    still_won = next(
        each for each in decisions if weighed(KAITO, each, (each.move,) * 2, Random(1), 400, always)[0] == 1
    )
    assert judge(KAITO, still_won, Random(1), 400, always).loss == MISSED


def test_a_move_that_nobody_would_think_of_is_weighed_as_any_other():
    """The search narrows the options; a move that was made is still compared."""
    game = changed(FINGERS, sensible=lambda state, ask: ask.options[:1])
    state = game.rules.setup(2, {"rounds": "3"}, Random(1)).state
    ask = game.rules.asks(state)[0]
    decision = Decision(game.rules.view(state, ask.seat), ask, ask.options[-1])
    assert len(weighed(game, decision, (ask.options[0], ask.options[-1]), Random(1), 40, always)) == 2
    assert choose(game, decision.view, ask, Random(1), 40) == ask.options[0]


def test_in_a_game_of_rounds_a_loss_is_a_share_of_what_the_round_is_worth():
    """The first to five wins the match: a round is worth some quarter of it."""
    kengo, plain = GAMES["kengo"], changed(GAMES["kengo"], rounds=None)
    for state, ask in questions(kengo, 1):
        decision = Decision(kengo.rules.view(state, ask.seat), ask, ask.options[0])
        of_the_match = judge(plain, decision, Random(1), 200, always).loss
        if of_the_match:
            break
    of_the_round = judge(kengo, decision, Random(1), 200, always).loss
    assert of_the_match / of_the_round == pytest.approx(0.27, abs=0.01)


@every_game
def test_a_move_is_judged_and_explained_by_what_its_seat_saw(game):
    """All that the seat could not see is dealt again: the judgement is the same, and so are the reasons."""
    luck, redealt = Random(2), HIDDEN[game.key] or (lambda state, seat, luck: state)
    for state, ask in list(questions(game, 3))[2:8]:
        views = [game.rules.view(each, ask.seat) for each in (state, redealt(state, ask.seat, luck))]
        first, second = (Decision(view, ask, luck.choice(ask.options[:1])) for view in views)
        assert judge(game, first, Random(5), 40, always) == judge(game, second, Random(5), 40, always)
        assert effects(game, first, first.move) == effects(game, second, first.move)


# Advice


def test_advice_names_a_win_and_says_how_far_any_other_move_is_behind():
    decision, winning = a_win_in_one()
    advice = advise(KAITO, decision.view, decision.ask, Random(1), 400, always)
    assert advice.best in winning
    assert advice.next_best in set(decision.ask.options) - {advice.best}
    assert (advice.behind == 0) == (advice.next_best in winning)
    hasty = advise(KAITO, decision.view, decision.ask, Random(1), 400, lambda: False)
    assert hasty == Advice(hasty.best), "without time to compare"


@every_game
def test_the_next_best_is_what_would_be_chosen_if_the_best_were_not_allowed(game):
    for state, ask in list(questions(game, 4))[:4]:
        view = game.rules.view(state, ask.seat)
        advice = advise(game, view, ask, Random(1), 20, always)
        luck = Random(1)
        assert choose(game, view, ask, luck, 20) == advice.best
        others = tuple(each for each in ask.options if each != advice.best)
        assert advice.next_best == choose(game, view, replace(ask, options=others), luck, 20)


# Reasons


def test_a_move_that_wins_at_once_says_so_and_is_certain():
    decision, winning = a_win_in_one()
    for move in (winning[0], decision.move):
        assert effects(KAITO, decision, move).wins == (move in winning)
        assert wins(KAITO, decision.view, decision.ask.seat, move, Random(1), 3) == (move in winning)


def test_a_move_that_lets_an_opponent_win_at_once_says_who_and_the_likely_answer_is_that():
    told = 0
    for state, ask in (each for seed in range(2) for each in questions(KAITO, seed)):
        decision = Decision(KAITO.rules.view(state, ask.seat), ask, None)
        for move in ask.options:
            after = KAITO.rules.play(state, ask.seat, move, Random(0)).state
            theirs = [option for each in KAITO.rules.asks(after) if each.seat != ask.seat for option in each.options]
            loses = any(
                won(KAITO.rules.play(after, 1 - ask.seat, each, Random(0)).state, 1 - ask.seat) for each in theirs
            )
            assert effects(KAITO, decision, move).exposes == (1 - ask.seat if loses else None)
            if loses:
                told += 1
                assert [each.seat for each in reply(KAITO, decision, move)] == [1 - ask.seat]
    assert told


def test_what_is_taken_is_told_and_what_only_repeats_the_move_is_not():
    (start, first), (state, ask) = list(questions(KAITO, 1))[:2]
    assert effects(KAITO, Decision(KAITO.rules.view(start, first.seat), first, None), first.options[0]).events == ()
    [taken, *_] = effects(KAITO, Decision(KAITO.rules.view(state, ask.seat), ask, None), ask.options[0]).events
    assert taken.kind == "captured"


@every_game
def test_where_something_is_hidden_more_than_one_state_fits_what_is_seen(game):
    seen = [hides_nothing(game, game.rules.view(state, ask.seat)) for state, ask in questions(game, 1)]
    assert all(seen) == (HIDDEN[game.key] is None)


# How far a win is


def shortest(state, seat):
    """The most of a seat's own moves that the best defence makes it need; None if it doesn't win."""
    asks = KAITO.rules.asks(state)
    if not asks:
        return 0 if KAITO.rules.outcome(state).winners == (seat,) else None
    [ask] = asks
    found = [shortest(KAITO.rules.play(state, ask.seat, option, Random(0)).state, seat) for option in ask.options]
    gained = [each for each in found if each is not None]
    if ask.seat == seat:
        return 1 + min(gained) if gained else None
    return max(gained) if len(gained) == len(found) else None


def test_a_win_is_as_far_as_the_longest_defence_makes_it(monkeypatch):
    puzzles = (puzzle_from(KAITO, kept) for key, kept in shelf() if key == "kaito")
    tried = [each for each in puzzles if each.state.tiles.mask.bit_count() <= 10][:6]
    found = [distance(KAITO, each.view, each.ask.seat, each.best) for each in tried]
    for puzzle, each in zip(tried, found, strict=True):
        after = KAITO.rules.play(puzzle.state, puzzle.ask.seat, puzzle.best, Random(0)).state
        assert (each.moves, each.exact) == (shortest(after, puzzle.ask.seat), True)
    monkeypatch.setattr(far, "ENOUGH", 3)
    whole, puzzle = max(zip(found, tried, strict=True), key=lambda each: each[0].moves)
    hasty = distance(KAITO, puzzle.view, puzzle.ask.seat, puzzle.best)
    assert not hasty.exact, "it is at least as far as it was looked for"
    assert hasty.moves <= whole.moves


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.player.winning is None])
def test_with_hidden_cards_the_farthest_deal_counts_and_none_is_left_open(key):
    for _, kept in [each for each in shelf() if each[0] == key][:5]:
        puzzle = puzzle_from(GAMES[key], kept)
        assert distance(puzzle.game, puzzle.view, puzzle.ask.seat, puzzle.best).exact


# Which moves of a match are spoken about


def taught(count, **losses):
    """What is found, and the looks that were taken, by a judge who sees these losses: by move, and by the first word of
    the seed where a look differs."""
    found, taken = [], []
    asked = looks(count, found)
    look = next(asked, None)
    while look:
        taken.append(look)
        word = look.seed.split()[0]
        loss = losses.get(f"{word}_{look.number}", losses.get(f"move_{look.number}", 0.0))
        try:
            look = asked.send(Judgement("better", loss))
        except StopIteration:
            look = None
    return [(each.number, each.loss) for each in found], taken


@pytest.mark.parametrize(
    ("losses", "found"),
    [
        ({}, []),
        ({"move_7": 0.5}, [(7, 0.5)]),
        ({"move_7": MARGIN}, []),
        ({"move_7": 0.5, "second_7": 0.0}, []),
        ({"move_7": 0.5, "second_7": 0.3}, [(7, 0.3)]),  # the smaller of two losses is the sure one
        ({f"move_{at}": 0.2 + at / 100 for at in range(20)}, [(19, 0.39), (18, 0.38), (17, 0.37)]),  # the worst three
    ],
)
def test_only_large_losses_that_two_searches_agree_on_are_spoken_about(losses, found):
    assert taught(20, **losses)[0] == found
    assert taught(0, **losses) == ([], [])


def test_the_second_search_has_other_luck_and_tests_what_the_first_found_in_a_few_moves():
    _, taken = taught(20, move_7=0.5)
    first, second = taken[-2:]
    assert (first.claim, second.claim) == (None, "better")
    assert first.seed != second.seed
    _, taken = taught(40, **{f"glance_{number}": 0.5 for number in range(40)})
    assert len([look for look in taken if look.seed.startswith("first")]) == ENOUGH
