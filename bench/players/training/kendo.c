/* Duels between two played and learnt from, fast: see __init__.py, which builds and runs this.

   A short form of engine/games/kendo. tests/bench/players/test_training_kendo.py plays its Duels with the engine. `facts` is
   engine/games/kendo/thinking/features.py once more; kendo.h, which __init__.py writes, has its numbers and the cards. */

#include "kendo.h"
#include "learning.h"

enum { CHANGE, OPEN, MEET, COUNTER, DEFLECTION, PARRYING, STOP, DISCARD };
enum { OPENING, DISCARDING, ANSWERING, OVER };
enum { DRAWN = 2, CARDS = 52, DEALT = 12, BASICS = 12, MOST_MOVES = 96, MOST_TURNS = 200 };

typedef struct { int kind, card, joins, mushin, first, second; } Move;  /* sorts; of a change numbers of cards or -1 */

typedef struct {
    int hands[2][SORTS], sizes[2], played[SORTS], deck[3][CARDS], left[3], cards[2][DEALT];
    int stage, turn, over, attacker, strike, counter, joined, turns;
} Duel;

/* Rules */

static int showing;  /* whether what luck does is told */

static int deck_of(int sort) { return sort < COUNTERS ? 0 : sort < JODAN ? 1 : 2; }
static int counter_of(int answers, int delivers) { return COUNTERS + 4 * answers + delivers; }
static int delivered(int sort) { return (sort - COUNTERS) % 4; }

static void shuffle(int *cards, int count) {
    for (int at = count - 1; at > 0; at--) { int other = below(at + 1), kept = cards[at]; cards[at] = cards[other]; cards[other] = kept; }
}

static int top(Duel *d, int deck) {
    int card = d->deck[deck][0];
    memmove(d->deck[deck], d->deck[deck] + 1, --d->left[deck] * sizeof card);
    return card;
}

static void put_under(Duel *d, int card) { int deck = deck_of(SORT[card]); d->deck[deck][d->left[deck]++] = card; }

static void deal(Duel *d) {
    static const int SIZE[] = {3, 4, 5}, FROM[] = {0, 12, 28, 52};
    int had = 0;
    memset(d, 0, sizeof *d);
    for (int deck = 0; deck < 3; deck++) {
        int cards[CARDS], count = FROM[deck + 1] - FROM[deck], size = SIZE[deck];
        for (int at = 0; at < count; at++) cards[at] = FROM[deck] + at;
        shuffle(cards, count);
        for (int seat = 0; seat < 2; seat++) memcpy(d->cards[seat] + had, cards + seat * size, size * sizeof *cards);
        d->left[deck] = count - 2 * size; had += size;
        memcpy(d->deck[deck], cards + 2 * size, d->left[deck] * sizeof *cards);
    }
    for (int seat = 0; seat < 2; seat++) for (int at = 0; at < DEALT; at++) for (int next = at + 1; next < DEALT; next++)
        if (d->cards[seat][next] < d->cards[seat][at]) { int kept = d->cards[seat][at]; d->cards[seat][at] = d->cards[seat][next]; d->cards[seat][next] = kept; }
    for (int seat = 0; seat < 2; seat++) for (int at = 0; at < DEALT; at++) d->hands[seat][SORT[d->cards[seat][at]]]++;
}

static void change(Duel *d, int seat, int first, int second) {
    int away[] = {first, second}, fresh[2];
    for (int each = 0; each < 2; each++) if (away[each] >= 0) fresh[each] = top(d, deck_of(SORT[away[each]]));
    for (int each = 0; each < 2; each++) if (away[each] >= 0) {
        for (int at = 0; at < DEALT; at++) if (d->cards[seat][at] == away[each]) { d->cards[seat][at] = fresh[each]; break; }
        d->hands[seat][SORT[away[each]]]--; d->hands[seat][SORT[fresh[each]]]++;
        put_under(d, away[each]);
    }
}

static int sum(const Duel *d, int seat) {
    int total = 0;
    for (int at = 0; at < DEALT; at++) if (d->cards[seat][at] < BASICS) total += NUMBER[d->cards[seat][at]];
    return total;
}

static int lowest(const Duel *d, int seat) {
    int low = -1;
    for (int at = 0; at < DEALT; at++) { int card = d->cards[seat][at]; if (card < BASICS && (low < 0 || NUMBER[card] < NUMBER[low])) low = card; }
    return low;
}

static void end(Duel *d, int winner) { d->over = winner; d->stage = OVER; }

static int opens(const int *hand) { return hand[0] || hand[1] || hand[2] || hand[3] || hand[ALTERNATIVE]; }

static void start(Duel *d, int seat) {
    d->joined = 0;
    for (;; seat = 1 - seat) {
        d->turn = seat;
        if (!d->sizes[seat]) { end(d, d->sizes[1 - seat] ? 1 - seat : DRAWN); return; }
        if (opens(d->hands[seat])) { d->stage = OPENING; return; }
        if (d->left[0] || d->played[0] || d->played[1] || d->played[2] || d->played[3]) { d->stage = DISCARDING; return; }
        if (!opens(d->hands[1 - seat]) && d->sizes[1 - seat]) { end(d, DRAWN); return; }
    }
}

static void begin(Duel *d) {
    for (int round = 0; round < 24 && sum(d, 0) == sum(d, 1); round++) {
        int low[] = {lowest(d, 0), lowest(d, 1)};
        for (int seat = 0; seat < 2; seat++) change(d, seat, low[seat], -1);
    }
    d->sizes[0] = d->sizes[1] = DEALT;
    start(d, sum(d, 0) > sum(d, 1) ? 0 : sum(d, 1) > sum(d, 0) ? 1 : below(2));
}

static void lay(Duel *d, int seat, int sort) { d->hands[seat][sort]--; d->sizes[seat]--; d->played[sort]++; }

static void pull(Duel *d) {
    int loser = 1 - d->attacker, at = below(d->sizes[loser]), sort = 0;
    while ((at -= d->hands[loser][sort]) >= 0) sort++;
    if (showing) printf("pull %d\n", sort);
    d->hands[loser][sort]--; d->sizes[loser]--;
    d->hands[d->attacker][sort]++; d->sizes[d->attacker]++;
}

static int answers(const Duel *d, const int *hand) {
    if (d->joined) return hand[d->joined == JODAN ? SEIGAN : MUSHIN] || hand[FUDOSHIN];
    if (hand[DEFLECT] || hand[FUDOSHIN]) return 1;
    if (d->strike == ALTERNATIVE) return 0;
    if (hand[d->strike] || (!d->counter && hand[PARRY])) return 1;
    for (int card = COUNTERS; card < JODAN; card++) if (hand[card] && (hand[MUSHIN] || (card - COUNTERS) / 4 == d->strike)) return 1;
    return 0;
}

static void react(Duel *d) {
    for (int seat = d->turn = 1 - d->attacker; d->sizes[seat]; d->joined = 0) {
        if (answers(d, d->hands[seat])) { d->stage = ANSWERING; return; }
        int lost = at_most(d->joined || d->strike == ALTERNATIVE ? 1 : 2, d->sizes[seat]);
        while (lost--) pull(d);
        if (!d->joined) { start(d, seat); return; }
    }
    end(d, d->sizes[d->attacker] ? d->attacker : DRAWN);
}

static void attack(Duel *d, int strike, int counter, int joined) {
    d->attacker = d->turn; d->strike = strike; d->counter = counter; d->joined = joined;
    react(d);
}

static void draw_basic(Duel *d, int seat) {
    if (!d->left[0]) {
        for (int sort = 0; sort < COUNTERS; sort++) for (; d->played[sort]; d->played[sort]--) d->deck[0][d->left[0]++] = 3 * sort;
        shuffle(d->deck[0], d->left[0]);
        if (showing) printf("shuffle\n");
    }
    d->hands[seat][SORT[top(d, 0)]]++; d->sizes[seat]++; d->stage = OPENING;
}

static void play(Duel *d, const Move *move) {
    int seat = d->turn;
    d->turns++;
    lay(d, seat, move->card);
    if (move->joins) lay(d, seat, move->joins);
    if (move->mushin) lay(d, seat, MUSHIN);
    switch (move->kind) {
    case OPEN: if (d->sizes[1 - seat]) attack(d, move->card, 0, move->joins); else end(d, seat); return;
    case COUNTER: attack(d, delivered(move->card), 1, 0); return;
    case MEET: start(d, d->attacker); return;
    case DEFLECTION: start(d, seat); return;
    case PARRYING: if (d->sizes[seat]) start(d, seat); else end(d, DRAWN); return;
    case STOP: if (d->joined) { d->joined = 0; react(d); } else start(d, d->attacker); return;
    case DISCARD: draw_basic(d, seat);
    }
}

static Move *added(Move *moves, int *count, int kind, int card) {
    Move *move = &moves[(*count)++];
    *move = (Move){kind, card, 0, 0, -1, -1};
    return move;
}

static int changes(const Duel *d, int seat, Move *moves) {
    const int *cards = d->cards[seat];
    int count = 0;
    added(moves, &count, CHANGE, 0);
    for (int at = 0; at < DEALT; at++) added(moves, &count, CHANGE, 0)->first = cards[at];
    for (int at = 0; at < DEALT; at++) for (int next = at + 1; next < DEALT; next++) {
        Move *move = added(moves, &count, CHANGE, 0);
        move->first = cards[at]; move->second = cards[next];
    }
    return count;
}

static int legal(const Duel *d, Move *moves) {
    const int *hand = d->hands[d->turn];
    int count = 0;
    if (d->stage == OPENING) {
        for (int sort = 0; sort < COUNTERS; sort++) if (hand[sort]) {
            added(moves, &count, OPEN, sort);
            for (int joins = JODAN; joins <= SEME; joins++) if (hand[joins]) added(moves, &count, OPEN, sort)->joins = joins;
        }
        if (hand[ALTERNATIVE]) added(moves, &count, OPEN, ALTERNATIVE);
    } else if (d->stage == DISCARDING) {
        for (int sort = 0; sort < SORTS; sort++) if (hand[sort]) added(moves, &count, DISCARD, sort);
    } else if (d->joined || d->strike == ALTERNATIVE) {
        int stop = d->joined == JODAN ? SEIGAN : d->joined ? MUSHIN : DEFLECT;
        if (hand[stop]) added(moves, &count, STOP, stop);
        if (hand[FUDOSHIN]) added(moves, &count, STOP, FUDOSHIN);
    } else {
        if (hand[d->strike]) added(moves, &count, MEET, d->strike);
        for (int card = COUNTERS; card < JODAN; card++) if (hand[card]) {
            if ((card - COUNTERS) / 4 == d->strike) added(moves, &count, COUNTER, card);
            if (hand[MUSHIN]) added(moves, &count, COUNTER, card)->mushin = 1;
        }
        if (hand[DEFLECT]) added(moves, &count, DEFLECTION, DEFLECT);
        if (hand[FUDOSHIN]) added(moves, &count, DEFLECTION, FUDOSHIN);
        if (!d->counter && hand[PARRY]) added(moves, &count, PARRYING, PARRY);
    }
    return count;
}

/* Facts */

static double WAYS[CARDS + 1][CARDS + 1];

typedef struct {
    int seat, theirs, unseen[SORTS], every[3], held[3];
    double lacks[2][4], holds[4], given[4], has[SORTS], stopped[3];
} Look;

static const int BESIDES[] = {JODAN, SEME, ALTERNATIVE}, STOPS[] = {SEIGAN, MUSHIN, DEFLECT};  /* and FUDOSHIN */

static void counted(void) {
    for (int n = 0; n <= CARDS; n++) { WAYS[n][0] = 1; for (int k = 1; k <= n; k++) WAYS[n][k] = WAYS[n - 1][k - 1] + (k < n ? WAYS[n - 1][k] : 0); }
}

/* The chance that none of `some` unseen cards of a sub-deck is in the other hand. */
static double none(const Look *look, int deck, int some) {
    int every = look->every[deck], held = look->held[deck];
    return every - some < held ? 0 : WAYS[every - some][held] / WAYS[every][held];
}

static int answering(const int *counts, int strike) { int total = 0; for (int each = 0; each < 4; each++) total += counts[counter_of(strike, each)]; return total; }
static int delivering(const int *counts, int strike) { int total = 0; for (int each = 0; each < 4; each++) total += counts[counter_of(each, strike)]; return total; }

static Look looked(const Duel *d, int seat) {
    Look look = {.seat = seat, .theirs = d->sizes[1 - seat]};
    int *unseen = look.unseen;
    for (int sort = 0; sort < SORTS; sort++) {
        unseen[sort] = BOX[sort] - d->hands[seat][sort] - d->played[sort];
        look.every[deck_of(sort)] += unseen[sort];
    }
    for (int deck = 0; deck < 3; deck++) look.held[deck] = look.every[deck] - d->left[deck];
    int turns = unseen[DEFLECT] + unseen[FUDOSHIN] + (look.held[1] ? unseen[MUSHIN] : 0);
    for (int strike = 0; strike < 4; strike++) {
        double bare = none(&look, 0, unseen[strike]) * none(&look, 1, answering(unseen, strike));
        look.lacks[0][strike] = bare * none(&look, 2, turns + unseen[PARRY]);
        look.lacks[1][strike] = bare * none(&look, 2, turns);
        look.holds[strike] = 1 - none(&look, 0, unseen[strike]);
        look.given[strike] = 1 - none(&look, 1, delivering(unseen, strike));
    }
    for (int sort = JODAN; sort < SORTS; sort++) look.has[sort] = 1 - none(&look, 2, unseen[sort]);
    for (int each = 0; each < 3; each++) look.stopped[each] = none(&look, 2, unseen[STOPS[each]] + unseen[FUDOSHIN]);
    return look;
}

static int kept(const Duel *d, int seat, const Move *move, int *found) {
    int count = 0, left[SORTS], away[3] = {0}, total = sum(d, seat), kinds = 0;
    memcpy(left, d->hands[seat], sizeof left);
    for (int each = 0; each < 2; each++) {
        int card = each ? move->second : move->first;
        if (card < 0) continue;
        left[SORT[card]]--; away[deck_of(SORT[card])]++;
        if (card < BASICS) total -= NUMBER[card];
    }
    for (int strike = 0; strike < 4; strike++) {
        kinds += left[strike] > 0;
        found[count++] = AT_kept_strike + left[strike] * 5 + answering(left, strike);
        found[count++] = AT_kept_riposte + left[strike] * 5 + delivering(left, strike);
    }
    for (int sort = 0; sort < OTHER; sort++) found[count++] = AT_kept_other + sort * COPY + left[JODAN + sort];
    found[count++] = AT_fresh + 3 * away[1] + away[2];
    found[count++] = AT_sum + away[0] * SUMS + at_most(total, SUMS - 1);
    found[count++] = AT_kinds + away[0] * 5 + kinds;
    return count;
}

static int code(const Duel *d, const Move *move) {
    int fudoshin = move->card == FUDOSHIN;
    switch (move->kind) {
    case OPEN: return move->card == ALTERNATIVE ? 3 : move->joins ? move->joins - JODAN + 1 : 0;
    case COUNTER: return 4 + move->mushin;
    case MEET: return 6 + d->counter;
    case DEFLECTION: return 8 + fudoshin + 2 * d->counter;
    case PARRYING: return 12;
    case STOP: return (!d->joined ? 17 : d->joined == SEME ? 15 : 13) + fudoshin;
    }
    return move->card < JODAN ? 19 : 20 + move->card - JODAN;
}

static int then(const Duel *d, const Move *move) {
    switch (move->kind) {
    case OPEN: return move->card == ALTERNATIVE ? 4 : move->joins ? 5 : 2;
    case COUNTER: return 3;
    case DEFLECTION: case PARRYING: return 0;
    case STOP: return d->joined ? 6 : 1;
    case DISCARD: return 7;
    }
    return 1;
}

static int threat(const Duel *d) {
    if (d->stage != ANSWERING) return d->stage == DISCARDING;
    return d->joined ? 2 + (d->joined == SEME) : d->strike == ALTERNATIVE ? 4 : 5 + d->counter;
}

static int facts(const Duel *d, const Look *look, const Move *move, int *found) {
    if (move->kind == CHANGE) return kept(d, look->seat, move, found);
    int count = 0, left[SORTS], counters = 0, basics = 0, blows = 0, ripostes = 0, replies[4], next = then(d, move), strike = -1;
    memcpy(left, d->hands[look->seat], sizeof left);
    left[move->card]--;
    if (move->joins) left[move->joins]--;
    if (move->mushin) left[MUSHIN]--;
    int mine = d->sizes[look->seat] - 1 - (move->joins > 0) - move->mushin + (move->kind == DISCARD);
    int stage = 0, sizes = at_most(mine, CARDS_HELD - 1) * CARDS_HELD + at_most(look->theirs, CARDS_HELD - 1);
    while (stage < STAGE - 1 && mine + look->theirs > STAGES[stage]) stage++;
    int coarse = stage / 2, turns = left[DEFLECT] + left[FUDOSHIN];
    for (int sort = 0; sort < COUNTERS; sort++) basics += left[sort];
    for (int card = COUNTERS; card < JODAN; card++) counters += left[card];
    int starters = basics + left[ALTERNATIVE];
    for (int deck = 0; deck < 3; deck++) found[count++] = AT_held + deck * 13 + at_most(look->held[deck], 12);
    found[count++] = AT_size + sizes;
    found[count++] = AT_next + sizes * NEXTS + next;
    found[count++] = AT_basics + at_most(basics, 7) * STAGE + stage;
    found[count++] = AT_counters + at_most(counters, 8) * STAGE + stage;
    found[count++] = AT_threat + threat(d) * STAGE + stage;
    found[count++] = AT_starved + ((!starters) * STAGE + stage) * NEXTS + next;
    for (int sort = 0; sort < OTHER; sort++) {
        found[count++] = AT_other + (sort * COPY + left[JODAN + sort]) * STAGE + stage;
        found[count++] = AT_has + (sort * TENTH + tenths(look->has[JODAN + sort])) * COARSE + coarse;
    }
    for (int each = 0; each < 4; each++) {
        int replied = answering(left, each), gives = delivering(left, each);
        int reply = left[each] + replied + turns + (left[MUSHIN] && counters && !replied);
        int lacks = tenths(look->lacks[0][each]), late = tenths(look->lacks[1][each]);
        replies[each] = reply; blows += left[each] && lacks == TENTH - 1; ripostes += gives && late == TENTH - 1;
        found[count++] = AT_strike + (left[each] * 5 + replied) * STAGE + stage;
        found[count++] = AT_blow + (lacks * 3 + at_most(left[each], 2)) * STAGE + stage;
        found[count++] = AT_riposte + (late * 4 + at_most(gives, 3)) * STAGE + stage;
        found[count++] = AT_guard + (tenths(look->holds[each]) * 6 + at_most(reply + left[PARRY], 5)) * STAGE + stage;
        found[count++] = AT_reply + (tenths(look->given[each]) * 6 + at_most(reply, 5)) * STAGE + stage;
    }
    for (int each = 0; each < 3; each++) {
        int stopping = at_most(left[STOPS[each]] + left[FUDOSHIN], 3), joining = at_most(left[BESIDES[each]], 3);
        found[count++] = AT_stops + ((each * TENTH + tenths(look->has[BESIDES[each]])) * 4 + stopping) * COARSE + coarse;
        found[count++] = AT_joins + ((each * TENTH + tenths(look->stopped[each])) * 4 + joining) * COARSE + coarse;
    }
    found[count++] = AT_sure + (at_most(starters, 5) * 4 + at_most(blows, 3)) * COARSE + coarse;
    found[count++] = AT_spare + (tenths(look->has[FUDOSHIN]) * 4 + at_most(ripostes, 3)) * 2 + (next == 0);
    int lacks = 0;
    if (move->kind == COUNTER) { strike = delivered(move->card); lacks = tenths(look->lacks[1][strike]); }
    else if (move->kind == OPEN && move->card == ALTERNATIVE) lacks = tenths(look->stopped[2]);
    else if (move->kind == OPEN) { strike = move->card; lacks = tenths(look->lacks[0][strike]); }
    found[count++] = AT_move + (code(d, move) * TENTH + lacks) * STAGE + stage;
    if (strike >= 0) {
        int bad = 0, how = move->kind == COUNTER ? 2 : move->joins > 0;
        for (int each = 0; each < 4; each++) if (!replies[each]) bad += look->unseen[counter_of(strike, each)];
        found[count++] = AT_risk + (how * TENTH + lacks) * TENTH + tenths(1 - none(look, 1, bad));
    }
    return count;
}

/* Players */

typedef struct { double gain, thumb, noise, eager, cost[SORTS]; } Style;

static double usual(int sort) {
    static const double OTHERS[] = {0.2, 0.2, 0.25, 0.25, 0.35, 0.35, 0.25, 0.2};
    return sort < COUNTERS ? 0.15 : sort < JODAN ? 0.25 : OTHERS[sort - JODAN];
}

/* One who counts what an attack gains, or one with rules of thumb. */
static Style preset(int which) {
    Style style = {.gain = which == 0, .thumb = which == 1};
    for (int sort = 0; sort < SORTS; sort++) style.cost[sort] = usual(sort);
    return style;
}

static Style styled(void) {
    Style style = {chance() < 0.8 ? between(0.3, 1.5) : 0, chance() < 0.6 ? between(0, 1) : 0, between(0, 0.4), between(-0.1, 0.4), {0}};
    double wide = between(0, 0.3), basic = 0.15 + wide * normal(), counter = 0.25 + wide * normal();
    for (int sort = 0; sort < SORTS; sort++) style.cost[sort] = sort < COUNTERS ? basic : sort < JODAN ? counter : usual(sort) + wide * normal();
    return style;
}

/* The chance that nothing answers it, by somebody who knows nothing of sub-decks and forgets the joker. */
static double plainly(const Duel *d, int seat, int what, int counter) {
    int unseen[SORTS], total = 0, fits = 0, held = d->sizes[1 - seat];
    for (int sort = 0; sort < SORTS; sort++) total += unseen[sort] = BOX[sort] - d->hands[seat][sort] - d->played[sort];
    if (what < COUNTERS) fits = unseen[what] + answering(unseen, what) + unseen[DEFLECT] + (counter ? 0 : unseen[PARRY]);
    else fits = unseen[what == JODAN ? SEIGAN : what == SEME ? MUSHIN : DEFLECT];
    fits += unseen[FUDOSHIN];
    return total - fits < held ? 0 : WAYS[total - fits][held] / WAYS[total][held];
}

static double promise(const Duel *d, int seat, const Move *move, const Style *style) {
    const double *cost = style->cost;
    int what = move->kind == COUNTER ? delivered(move->card) : move->card;
    double gain = -cost[move->card], thumb = 1 - usual(move->card), seen = (d->hands[seat][what] + d->played[what]) / 10.0;
    switch (move->kind) {
    case CHANGE:
        gain = 0; thumb = move->first < 0 ? 0.1 : 0;
        for (int each = 0; each < 2; each++) {
            int card = each ? move->second : move->first;
            if (card >= 0) { gain += 0.2 + style->eager - cost[SORT[card]]; thumb += SORT[card] == SEIGAN ? 1 : -1; }
        }
        break;
    case OPEN:
        if (style->gain) gain += (move->joins ? plainly(d, seat, move->joins, 0) - cost[move->joins] : 0) + (what < COUNTERS ? 2 : 1) * plainly(d, seat, what, 0);
        thumb = 3 - (what < COUNTERS) + (move->joins > 0) + seen;
        break;
    case COUNTER:
        if (style->gain) gain += 2 * plainly(d, seat, what, 1) - move->mushin * cost[MUSHIN];
        thumb = 5 - 4 * move->mushin + seen;
        break;
    case PARRYING: thumb = d->sizes[seat] > 1 ? 4 : -1; break;
    case MEET: thumb = 3; break;
    case DEFLECTION: thumb = 2 - (move->card == FUDOSHIN);
    }
    return style->gain * gain + style->thumb * thumb + style->noise * normal() + 1e-6 * chance();
}

static int by_style(const Duel *d, int seat, const Move *moves, int count, const Style *style) {
    int best = 0;
    double most = -1e9;
    for (int at = 0; at < count; at++) { double worth = promise(d, seat, &moves[at], style); if (worth > most) { most = worth; best = at; } }
    return best;
}

typedef struct { const Network *net; Style style; double heat, explore; Thought *thoughts; int count; } Player;  /* by style without a net */

static int by_network(Player *player, const Duel *d, int seat, const Move *moves, int count) {
    static int found[MOST_MOVES][MOST_FACTS];
    int counts[MOST_MOVES];
    float worth[MOST_MOVES], sums[HIDDEN];
    Look look = {.seat = seat};
    if (moves->kind != CHANGE) look = looked(d, seat);
    for (int each = 0; each < count; each++) {
        counts[each] = facts(d, &look, &moves[each], found[each]);
        worth[each] = value(player->net, found[each], counts[each], sums);
    }
    return picked(found, counts, worth, count, player->heat, player->explore, player->thoughts ? &player->thoughts[player->count++] : 0);
}

static const Move *choice(Player *player, const Duel *d, int seat, const Move *moves, int count) {
    if (count == 1) return moves;
    return &moves[player->net ? by_network(player, d, seat, moves, count) : by_style(d, seat, moves, count, &player->style)];
}

static void played(Duel *d, Player *players) {
    Move moves[MOST_MOVES], chosen[2];
    deal(d);
    for (int seat = 0; seat < 2; seat++) chosen[seat] = *choice(&players[seat], d, seat, moves, changes(d, seat, moves));
    for (int seat = 0; seat < 2; seat++) change(d, seat, chosen[seat].first, chosen[seat].second);
    begin(d);
    while (d->stage != OVER && d->turns < MOST_TURNS - 2) play(d, choice(&players[d->turn], d, d->turn, moves, legal(d, moves)));
    if (d->stage != OVER) end(d, DRAWN);
}

/* Training */

#define HEAT 0.02      /* of choices by chance; it falls to 40 %, and the rate to 2 % */
#define RATE 0.02
#define LAMBDA 0.7f
#define EXPLORE 0.02   /* how often any legal move is tried */
#define SELF 0.2       /* how often it plays against itself, */
#define EARLIER 0.1    /* against itself as it was earlier; else against others, */
#define PRESET 0.5     /* of whom so many are one of two presets */

enum { SNAPSHOTS = 6 };
static Network net, mean_net, before[SNAPSHOTS];

static double measured(const Network *ours, int which, int duels) {
    Duel d;
    double won = 0;
    for (int number = 0; number < duels; number++) {
        int seat = number % 2;
        Player players[2] = {{.net = 0, .style = preset(which)}, {.net = 0, .style = preset(which)}};
        players[seat].net = ours;
        played(&d, players);
        won += d.over == seat ? 1 : d.over == DRAWN ? 0.5 : 0;
    }
    return won / duels;
}

static void trained(long duels) {
    static Thought thoughts[2][MOST_TURNS];
    Duel d;
    long averaged = 0;
    for (long number = 0; number < duels; number++) {
        double spent = (double)number / duels, heat = HEAT * (1 - 0.6 * spent), rate = RATE * (1 - spent) + RATE / 50, who = chance();
        int stranger = below(2), snapshot = below(SNAPSHOTS);
        Player players[2];
        for (int seat = 0; seat < 2; seat++) players[seat] = (Player){.net = &net, .heat = heat, .explore = EXPLORE, .thoughts = thoughts[seat]};
        if (who >= SELF) {
            Style style = chance() < PRESET ? preset(below(2)) : styled();
            players[stranger] = (Player){.net = who < SELF + EARLIER ? &before[snapshot] : 0, .style = style, .heat = heat / 2};
        }
        played(&d, players);
        for (int seat = 0; seat < 2; seat++) {
            float goal = d.over == seat ? 1 : d.over == DRAWN ? 0.5 : 0;
            learnt(&net, thoughts[seat], players[seat].count, goal, LAMBDA, rate);
        }
        if (number % (duels / 24 + 1) == 0) before[below(SNAPSHOTS)] = net;
        if (spent > 0.6 && number % 1000 == 0) averaged_in(&mean_net, &net, 1.0f / ++averaged);
        if ((number + 1) % (duels / 10) == 0) {
            fprintf(stderr, "%3.0f%%", 100 * spent);
            for (int each = 0; each < 2; each++) fprintf(stderr, " %.3f", measured(averaged ? &mean_net : &net, each, at_most(duels / 20, 5000)));
            fprintf(stderr, "\n");
        }
    }
}

/* Duels for comparison with the engine: the deal, then what may be played and its facts, the move made, what luck did */

static void spelled(const Move *move) {
    static const char *NAMES[] = {"change", "open", "meet", "counter", "deflect", "parry", "stop", "discard"};
    if (move->kind == CHANGE) printf("change %d %d", move->first, move->second);
    else printf("%s %d %d", NAMES[move->kind], move->card, move->mushin ? MUSHIN : move->joins);
}

static Move told(const Duel *d, int seat, const Move *moves, int count) {
    Look look = {.seat = seat};
    int found[MOST_FACTS], chosen = below(count);
    if (moves->kind != CHANGE) look = looked(d, seat);
    for (int each = 0; each < count; each++) {
        int many = facts(d, &look, &moves[each], found);
        printf("may "); spelled(&moves[each]); printf(" |");
        for (int at = 0; at < many; at++) printf(" %d", found[at]);
        printf("\n");
    }
    printf("move %d ", seat); spelled(&moves[chosen]); printf("\n");
    return moves[chosen];
}

static void shown(int duels) {
    Duel d;
    Move moves[MOST_MOVES], chosen[2];
    showing = 1;
    while (duels--) {
        deal(&d);
        printf("deal");
        for (int seat = 0; seat < 2; seat++) for (int at = 0; at < DEALT; at++) printf(" %d", d.cards[seat][at]);
        for (int deck = 0; deck < 3; deck++) for (int at = 0; at < d.left[deck]; at++) printf(" %d", d.deck[deck][at]);
        printf("\n");
        for (int seat = 0; seat < 2; seat++) chosen[seat] = told(&d, seat, moves, changes(&d, seat, moves));
        for (int seat = 0; seat < 2; seat++) change(&d, seat, chosen[seat].first, chosen[seat].second);
        begin(&d);
        while (d.stage != OVER) { Move move = told(&d, d.turn, moves, legal(&d, moves)); play(&d, &move); }
        printf("won %d\n", d.over);
    }
}

/* DUELS SEED: the weights, as floats. With `show` after that: Duels as text. */
int main(int count, char **words) {
    if (count < 3) return 2;
    sown(atol(words[2]));
    counted();
    if (count > 3) { shown(atoi(words[1])); return 0; }
    begun(&net, 0.05);
    for (int each = 0; each < SNAPSHOTS; each++) before[each] = net;
    trained(atol(words[1]));
    return fwrite(&mean_net, sizeof mean_net, 1, stdout) != 1;
}
