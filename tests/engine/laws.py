"""What must hold of any game whatever, each law a function that raises `AssertionError` where it is broken."""

from dataclasses import dataclass
from itertools import combinations, product
from random import Random

import pytest

from engine import codec, match, record
from engine.core import IllegalMove, MatchOver, NotYourTurn

LONGEST = 2000  # answers in a match; nothing that people play goes on for so long
ALSO_LEAVE = 0.05  # at every answer, once one has left; the last one stays


@dataclass(frozen=True)
class Ply:
    """One answer of a random match, the match before and after it, and what was made public."""

    before: match.Match
    seat: int
    move: object
    after: match.Match
    events: tuple


@dataclass(frozen=True)
class Line:
    """One whole random match."""

    seats: int
    options: dict
    seed: str
    opening: tuple  # the events of the set-up
    plies: tuple[Ply, ...]

    def states(self):
        return [*(ply.before.state for ply in self.plies), self.plies[-1].after.state]

    def told(self, game):
        """All but its states, which have the options in them."""
        plies = [(ply.seat, ply.move, ply.events) for ply in self.plies]
        return self.opening, plies, game.rules.outcome(self.plies[-1].after.state)

    def record(self, game):
        return record.Record(
            game=game.key,
            version=game.version,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            moves=tuple((ply.seat, str(ply.move)) for ply in self.plies),
        )


def combos(game):
    """So many choices of options that any two values of two options meet in one of them; all of them when few."""
    every = [dict(zip(game.options, values, strict=True)) for values in product(*game.options.values())]
    if len(every) <= 8:
        return every
    Random(0).shuffle(every)
    met, chosen = set(), []
    for options in every:
        pairs = set(combinations(options.items(), 2))
        if not pairs <= met:
            met |= pairs
            chosen.append(options)
    return chosen


def playable(game, options, seats):
    return all(seats in game.only.get(pair, game.seats) for pair in options.items())


def lines(game, positions):
    """Random matches with all numbers of seats and all choices of options in turn, until there are enough positions."""
    found, orders = [], [order for order in product(combos(game), game.seats) if playable(game, *order)]
    while len(found) < len(orders) or sum(len(line.plies) for line in found) < positions:
        options, seats = orders[len(found) % len(orders)]
        found.append(a_match(game, seats, options, str(len(found))))
    return found


def a_match(game, seats, options, seed):
    dice, plies = Random(f"players of {seed}"), []
    by_kind = dice.random() < 0.5  # else a kind that has hundreds of answers would hide those that have few
    now, opening = match.start(game, seats, seed=seed, options=options)
    while asks := game.rules.asks(now.state):
        assert len(plies) < LONGEST, f"{options}, seed {seed}: the match never ends"
        ask = dice.choice(asks)
        assert ask.options, f"{options}, seed {seed}, ply {now.ply}: seat {ask.seat} is asked and has no answer"
        move = dice.choice(of_one_kind(ask.options, dice) if by_kind else ask.options)
        after, events = match.answer(game, now, ask.seat, move, opened=now.opened[ask.seat])
        plies.append(Ply(now, ask.seat, move, after, events))
        now = after
    assert plies, f"{options}, seed {seed}: over before it began"
    return Line(seats, options, seed, opening, tuple(plies))


def of_one_kind(options, dice):
    kind = dice.choice(list(dict.fromkeys(option.kind for option in options)))
    return [option for option in options if option.kind == kind]


def viewers(state_or_line):
    return (None, *range(state_or_line.seats))


# Asking and ending


def a_match_asks_or_is_over(game, lines):
    for line in lines:
        for state in line.states():
            asks = game.rules.asks(state)
            assert bool(asks) != (game.rules.outcome(state) is not None), state
            assert all(ask.options for ask in asks), state
            seats = [ask.seat for ask in asks]
            assert len(set(seats)) == len(seats), seats
            assert set(seats) <= set(range(line.seats)), seats


def places_fit_the_winners(game, lines):
    for line in lines:
        places_fit(game.rules.outcome(line.states()[-1]), line.seats)


def places_fit(outcome, seats):
    assert len(outcome.places) == seats, outcome
    ranked = tuple(1 + sum(other < mine for other in outcome.places) for mine in outcome.places)
    assert outcome.places == ranked, f"{outcome}: one place for each, and none left out but after a tie"
    first = tuple(seat for seat in range(seats) if outcome.places[seat] == 1)
    assert outcome.winners in ((first,) if len(first) == 1 else (first, ())), outcome
    assert outcome.reason == outcome.reason.lower().strip() != "", outcome


# Text


def texts_are_spelled_plainly_and_parse_back(game, lines):
    for line in lines:
        for ply in line.plies[::4]:
            for ask in game.rules.asks(ply.before.state):
                texts = [str(option) for option in ask.options]
                assert len(set(texts)) == len(texts), texts
                assert record.LEAVE not in texts, texts
                assert all(text and text == match.spelling(text) for text in texts), texts
            read = match.parse(game, ply.before, ply.seat, f"  {str(ply.move).upper().replace(' ', '   ')} ")
            assert read == ply.move
            assert type(read) is type(ply.move)


# JSON


def everything_survives_json(game, lines):
    for line in lines:
        for number, state in enumerate(line.states()):
            again = codec.load_state(game, game.version, codec.dump(state))
            assert again == state, "a state came back changed"
            if number % 5 == 0:
                assert game.rules.asks(again) == game.rules.asks(state)
                assert codec.state_from(game, game.version, codec.plain(state)) == state
        for ply in line.plies:
            assert codec.read(game.rules.move, codec.dump(ply.move)) == ply.move
            text = codec.dump(ply.events)
            again = codec.load_events(game, text)
            assert again == ply.events, "events came back changed"


def a_record_replays_to_the_same_match(game, lines):
    for line in lines:
        written = record.write(line.record(game))
        again = record.replay(record.read(written), {game.key: game})
        assert again.match == line.plies[-1].after
        assert again.events == (line.opening, *(ply.events for ply in line.plies))
        assert record.write(record.read(written)) == written


# Values and luck


def what_does_not_count_changes_nothing(game, lines):
    """Whatever value is given to an option that makes no difference beside the others."""
    for line in lines:
        counting = match.counting(game, line.options)
        for name in line.options.keys() - counting.keys():
            for value in game.options[name]:
                other = a_match(game, line.seats, {**line.options, name: value}, line.seed)
                assert other.told(game) == line.told(game)


def playing_leaves_the_old_state_as_it_was(game, lines):
    """Records, undo and retries all stand on states being values."""
    for line in lines:
        for ply in line.plies:
            before = codec.dump(ply.before.state)
            game.rules.play(ply.before.state, ply.seat, ply.move, Random(1))
            game.rules.imagine(game.rules.view(ply.before.state, ply.seat), Random(1))
            assert codec.dump(ply.before.state) == before


# Leaving


def a_player_who_leaves_is_asked_no_more_and_does_not_win(game, lines):
    """An asked player, and anybody; where there are enough, others go after them."""
    dice = Random(0)
    for line in lines:
        ply = dice.choice(line.plies)
        for seat in sorted({ply.seat, dice.randrange(line.seats)}):
            now = left_by(game, ply.before, seat)
            if line.seats == 2:
                found = game.rules.outcome(now.state)
                assert found is not None, "with two seats nobody is left to play with"
                assert found.winners == (1 - seat,), "with two seats the other wins"
            outcome, gone = played_on(game, now, dice, {seat})
            places_fit(outcome, line.seats)
            assert not gone & set(outcome.winners), f"seats {gone} left, {outcome.winners} won"


def left_by(game, before, seat):
    now, events = match.leave(game, before, seat)
    assert events, "that somebody leaves is told"
    assert codec.load_events(game, codec.dump(events)) == events
    return now


def played_on(game, now, dice, gone=frozenset()):
    """To the end by chance, without those who have left, nor those who follow them; and who they all are."""
    gone = set(gone)
    while asks := game.rules.asks(now.state):
        asked = {ask.seat for ask in asks}
        assert not gone & asked, f"{gone & asked} left and are asked"
        if gone and len(now.opened) - len(gone) > 1 and dice.random() < ALSO_LEAVE:
            gone.add(seat := dice.choice([seat for seat in range(len(now.opened)) if seat not in gone]))
            now = left_by(game, now, seat)
            continue
        ask = dice.choice(asks)
        now, _ = match.answer(game, now, ask.seat, dice.choice(ask.options))
        assert now.ply < LONGEST
    assert game.rules.outcome(now.state) is not None
    return game.rules.outcome(now.state), gone


# The door


def the_door_is_shut_to_all_but_those_asked(game, lines):
    for line in lines:
        ply = line.plies[len(line.plies) // 2]
        for seat in set(range(line.seats)) - {ask.seat for ask in game.rules.asks(ply.before.state)}:
            with pytest.raises(NotYourTurn):
                match.answer(game, ply.before, seat, ply.move)
        with pytest.raises(IllegalMove):
            match.answer(game, ply.before, ply.seat, "no move at all")
        with pytest.raises(MatchOver):
            match.answer(game, line.plies[-1].after, ply.seat, ply.move)
        with pytest.raises(MatchOver):
            match.leave(game, line.plies[-1].after, ply.seat)


# Secrets


def what_a_seat_cannot_see_can_be_dealt_anew(game, lines):
    """`imagine` makes a state from a view alone: looked at again, that state is the same view and asks the same."""
    luck = Random(0)
    for line in lines:
        for number, state in enumerate(line.states()):
            asks, written = game.rules.asks(state), viewers(line)[number % len(viewers(line))]
            for seat in viewers(line):
                view = game.rules.view(state, seat)
                other = game.rules.imagine(view, luck)
                assert codec.dump(view)
                asked = looks_the_same(game, view, asks, other, seat)
                seats = [[ask.seat for ask in each] for each in (asks, asked)]
                assert seats[0] == seats[1], f"who is asked is public: {seats}"
                if seat == written:
                    assert codec.load_state(game, game.version, codec.dump(other)) == other


def what_is_hidden_does_not_show(game, lines, redealt):
    """As above, with the hidden things named by the test and not by the view: a view that tells too much, and an
    `imagine` that puts it back, would please each other."""
    luck, changed, positions = Random(0), 0, 0
    for line in lines:
        for state in line.states():
            asks = game.rules.asks(state)
            for seat in viewers(line):
                other = redealt(state, seat, luck)
                looks_the_same(game, game.rules.view(state, seat), asks, other, seat)
                changed, positions = changed + (other != state), positions + 1
    assert changed > positions / 2, f"only {changed} of {positions} deals were new: the test tests nothing"


def looks_the_same(game, view, asks, other, seat):
    """As `other` does to this seat; returns what is asked in it."""
    assert game.rules.view(other, seat) == view, f"the view of seat {seat} shows what is hidden"
    asked = game.rules.asks(other)
    mine = [[ask for ask in each if ask.seat == seat] for each in (asks, asked)]
    assert mine[0] == mine[1], f"what seat {seat} is asked shows what is hidden"
    return asked


def imagining_is_not_remembering(game, lines):
    """Two imagined states differ now and then, and the same luck imagines the same."""
    views = [game.rules.view(ply.before.state, None) for line in lines for ply in line.plies]
    assert all(game.rules.imagine(view, Random(1)) == game.rules.imagine(view, Random(1)) for view in views[::10])
    assert any(game.rules.imagine(view, Random(1)) != game.rules.imagine(view, Random(2)) for view in views)


def events_tell_no_more_than_a_bystander_sees(game, lines):
    """Play on from states that look the same to a bystander, in all ways that still look the same to them afterwards:
    they must have been told the same. Whatever an event gives away, such as a card drawn, a secret choice or a hand, is
    not the same in all such states."""
    for line in lines:
        luck = Random(line.seed)
        for ply in line.plies:
            told_alike(game, ply.before.state, ways_on(game, ply, luck))
        told_alike(game, None, (game.rules.setup(line.seats, line.options, Random(seed)) for seed in range(10)))


def ways_on(game, ply, luck):
    state = ply.before.state
    looks = [state, *(game.rules.imagine(game.rules.view(state, None), luck) for _ in range(2))]
    for each in looks:
        options = next((ask.options for ask in game.rules.asks(each) if ask.seat == ply.seat), ())
        others = luck.sample(options, min(2, len(options)))
        for move in {ply.move, *others} & set(options):
            yield game.rules.play(each, ply.seat, move, Random(1))
        yield game.rules.leave(each, ply.seat, Random(1))


def told_alike(game, state, steps):
    told = {}
    for step in steps:
        first = told.setdefault(game.rules.view(step.state, None), step.events)
        assert first == step.events, f"events tell what no bystander sees: {first} or {step.events}"


# What takes no more than a game and its lines, and holds with secrets and without

GENERAL = (
    a_match_asks_or_is_over,
    places_fit_the_winners,
    texts_are_spelled_plainly_and_parse_back,
    everything_survives_json,
    a_record_replays_to_the_same_match,
    what_does_not_count_changes_nothing,
    playing_leaves_the_old_state_as_it_was,
    a_player_who_leaves_is_asked_no_more_and_does_not_win,
    the_door_is_shut_to_all_but_those_asked,
    what_a_seat_cannot_see_can_be_dealt_anew,
    events_tell_no_more_than_a_bystander_sees,
)
