/* Rounds of Kengo! played and learnt from, fast: see __init__.py, which builds and runs this.

   A short form of engine/games/kengo: one round, both seats, every level and special. tests/bench/players/
   test_training_kengo.py plays its rounds with the engine. `facts` is engine/games/kengo/thinking/features.py once more;
   kengo.h, which __init__.py writes, has its numbers and what is in the box. */

#include "kengo.h"
#include "learning.h"

enum { ATTACK, PARRY, RETREAT, WITHDRAW, HIT, PASS, LUNGE, ADVANCE };           /* KINDS in features.py */
enum { P_ADVANCE, P_RETREAT, P_ATTACK, P_PARRY, P_LUNGE, P_WITHDRAW, P_NONE };  /* PLAYS */
enum { NORMAL, BASIC, ADVANCED };
enum { RUNNING = 2, DRAWN = 3 };  /* besides the winner, 0 or 1 */
enum { VALUES = 5, COPIES = 5, CARDS = VALUES * COPIES, MOST_MOVES = 64, MOST_TURNS = 400 };

typedef struct { int kind, card, value, blows, cards[VALUES + 1]; } Move;  /* `cards`: all it lays, by value */

typedef struct {
    int level, tatami, special, open_discard, last_parry;
    int places[2], hands[2][VALUES + 1], sizes[2], pile[CARDS], left, turn, value, blows, lunge, over;
    int gone[VALUES + 1], lying[VALUES + 1], last_seat, last_play, last_card, last_count;
} Round;

/* Rules */

static int distance(const Round *r) { return r->places[1] - r->places[0]; }

static void draw(Round *r, int seat, int count) {
    for (; count > 0 && r->left > 0; count--) { r->hands[seat][r->pile[--r->left]]++; r->sizes[seat]++; }
}

static void begin(Round *r) {
    int cards[CARDS], inset = INSET[r->special];
    for (int at = 0; at < CARDS; at++) cards[at] = 1 + at % VALUES;
    for (int at = CARDS - 1; at > 0; at--) { int other = below(at + 1), kept = cards[at]; cards[at] = cards[other]; cards[other] = kept; }
    memset(r->hands, 0, sizeof r->hands); memset(r->gone, 0, sizeof r->gone); memset(r->lying, 0, sizeof r->lying);
    r->sizes[0] = r->sizes[1] = 0;
    r->left = CARDS - ASIDE[r->special];
    memcpy(r->pile, cards, sizeof cards);
    r->places[0] = inset; r->places[1] = r->tatami + 1 - inset;
    r->turn = below(2); r->value = r->blows = r->lunge = 0; r->over = RUNNING; r->last_play = P_NONE;
    draw(r, r->turn, HAND[r->special]); draw(r, 1 - r->turn, HAND[r->special]);
}

static int gained(const Round *r, int seat) {
    int inset = INSET[r->special];
    return seat ? r->tatami + 1 - inset - r->places[1] : r->places[0] - inset;
}

static void by_position(Round *r) {
    int lead = gained(r, 0) - gained(r, 1);
    r->over = lead > 0 ? 0 : lead < 0 ? 1 : DRAWN;
}

static void showdown(Round *r) {
    int gap = distance(r), more = gap <= VALUES ? r->hands[0][gap] - r->hands[1][gap] : 0;
    if (more) r->over = more < 0; else by_position(r);
}

static int room(const Round *r, int seat) { return seat ? r->tatami - r->places[1] : r->places[0] - 1; }

static Move *added(Move *moves, int *count, int kind, int card, int value, int blows) {
    Move *move = &moves[(*count)++];
    memset(move, 0, sizeof *move);
    move->kind = kind; move->card = card; move->value = value; move->blows = blows;
    if (card) move->cards[card]++;
    if (value) move->cards[value] += blows;
    return move;
}

static void balanced(const Round *r, Move *moves, int *count, int value, int cards, int total, int group[]) {
    const int *hand = r->hands[r->turn];
    if (value > VALUES) {
        if (cards || total) return;
        Move *move = added(moves, count, PARRY, 0, 0, 0);
        memcpy(move->cards, group, sizeof move->cards);
        return;
    }
    for (int each = 0; each <= hand[value] && each <= cards && each * value <= total; each++) {
        group[value] = each;
        balanced(r, moves, count, value + 1, cards - each, total - each * value, group);
    }
    group[value] = 0;
}

/* All that may be played; 0 if nothing but a hit, a pass or to fill the hand is left. */
static int legal(const Round *r, Move *moves) {
    int count = 0, seat = r->turn, gap = distance(r), behind = room(r, seat), most = CUTS[r->special];
    const int *hand = r->hands[seat];
    if (r->blows) {
        if (SUM[r->special]) { int group[VALUES + 1] = {0}; balanced(r, moves, &count, 1, r->blows, r->blows * r->value, group); }
        else if (hand[r->value] >= r->blows) added(moves, &count, PARRY, 0, r->value, r->blows);
        if (r->lunge) for (int card = 1; card <= VALUES; card++) if (hand[card] && card <= behind) added(moves, &count, WITHDRAW, card, 0, 0);
        return count;
    }
    if (!r->left && r->level == BASIC) {
        if (!r->last_parry) most = 1;
        for (int each = 1; gap <= VALUES && each <= hand[gap] && each <= most; each++) added(moves, &count, ATTACK, 0, gap, each);
        if (count) added(moves, &count, PASS, 0, 0, 0);
        return count;
    }
    if (r->level == BASIC) most = 1;
    for (int card = 1; card <= VALUES; card++) if (hand[card] && card < gap) added(moves, &count, ADVANCE, card, 0, 0);
    for (int each = 1; gap <= VALUES && each <= hand[gap] && each <= most; each++) added(moves, &count, ATTACK, 0, gap, each);
    if (r->level == ADVANCED)
        for (int step = 1; step <= VALUES; step++)
            if (hand[step] && step < gap && gap - step <= VALUES)
                for (int each = 1; each <= hand[gap - step] - (gap - step == step) && each <= most; each++)
                    added(moves, &count, LUNGE, step, gap - step, each);
    if (RETREATS[r->special] || !count)
        for (int card = 1; card <= VALUES; card++) if (hand[card] && card <= behind) added(moves, &count, RETREAT, card, 0, 0);
    return count;
}

static int steps(const Move *move) {
    return move->kind == ADVANCE || move->kind == LUNGE ? move->card : move->kind == RETREAT || move->kind == WITHDRAW ? -move->card : 0;
}

static int size(const Move *move) { int count = 0; for (int value = 1; value <= VALUES; value++) count += move->cards[value]; return count; }

static void lay(Round *r, const Move *move, int play) {
    int seat = r->turn, forward = steps(move);
    for (int value = 1; value <= VALUES; value++) { r->hands[seat][value] -= move->cards[value]; r->gone[value] += move->cards[value]; }
    memcpy(r->lying, move->cards, sizeof r->lying);
    r->sizes[seat] -= size(move);
    r->places[seat] += seat ? -forward : forward;
    r->last_seat = seat; r->last_play = play; r->last_card = move->card; r->last_count = size(move);
}

static void end_turn(Round *r) { if (!r->left && r->level != BASIC) showdown(r); }

static void play(Round *r, const Move *move) {
    static const int PLAY[] = {P_ATTACK, P_PARRY, P_RETREAT, P_WITHDRAW, P_NONE, P_NONE, P_LUNGE, P_ADVANCE};
    int seat = r->turn, full = HAND[r->special], had = r->left;
    if (move->kind == PASS) { by_position(r); return; }
    lay(r, move, PLAY[move->kind]);
    r->value = r->blows = r->lunge = 0;
    switch (move->kind) {
    case ADVANCE: case RETREAT:
        draw(r, seat, full - r->sizes[seat]); r->turn = 1 - seat; end_turn(r); return;
    case ATTACK: case LUNGE:
        if (r->level == BASIC && (had || !r->last_parry)) { r->over = seat; return; }
        draw(r, seat, full - r->sizes[seat]);
        r->turn = 1 - seat; r->value = move->value; r->blows = move->blows; r->lunge = move->kind == LUNGE; return;
    case PARRY:
        if (!had) { if (r->level == BASIC) by_position(r); else showdown(r); }
        return;
    case WITHDRAW:
        draw(r, seat, 1); r->turn = 1 - seat;
        if (!had) by_position(r); else end_turn(r);
    }
}

/* What is not asked: a hit, a last attack that cannot be made, an empty hand to fill, nothing to play. */
static void forced(Round *r) {
    int seat = r->turn;
    if (r->blows) r->over = 1 - seat;
    else if (!r->left && r->level == BASIC) by_position(r);
    else if (r->sizes[seat]) r->over = 1 - seat;
    else { draw(r, seat, HAND[r->special]); r->turn = 1 - seat; end_turn(r); }
}

/* Facts */

typedef struct { int unseen[VALUES + 1], every, theirs, seat; } Look;
static double WAYS[CARDS + 1][CARDS + 1];

static void counted(void) {
    for (int n = 0; n <= CARDS; n++) { WAYS[n][0] = 1; for (int k = 1; k <= n; k++) WAYS[n][k] = WAYS[n - 1][k - 1] + (k < n ? WAYS[n - 1][k] : 0); }
}

static Look looked(const Round *r) {
    Look look = {.seat = r->turn, .theirs = r->sizes[1 - r->turn]};
    const int *gone = r->open_discard ? r->gone : r->lying;
    int twice = !r->open_discard && r->last_play == P_PARRY && !SUM[r->special] ? 2 : 1;
    for (int value = 1; value <= VALUES; value++) {
        int hidden = COPIES - r->hands[r->turn][value] - twice * gone[value];
        look.unseen[value] = OPEN[r->special] ? r->hands[1 - r->turn][value] : hidden > 0 ? hidden : 0;
        look.every += look.unseen[value];
    }
    if (!OPEN[r->special] && look.theirs > look.every) look.theirs = look.every;
    return look;
}

static double lacks(const Round *r, const Look *look, int value, int count) {
    int copies = look->unseen[value];
    double ways = 0;
    if (OPEN[r->special]) return copies < count;
    for (int each = 0; each <= copies && each < count && each <= look->theirs; each++)
        if (look->theirs - each <= look->every - copies) ways += WAYS[copies][each] * WAYS[look->every - copies][look->theirs - each];
    return ways / WAYS[look->every][look->theirs];
}

static int within(int number, int low, int high) { return number < low ? low : at_most(number, high); }
static int near(int gap) { return within(gap, 1, NEAR + 1) - 1; }

static int told(const Round *r) {
    int fight = r->last_play == P_ATTACK || r->last_play == P_PARRY || r->last_play == P_LUNGE;
    if (r->last_play == P_NONE) return 6 * 2 * VALUE;
    return ((r->last_seat == r->turn) * 6 + r->last_play) * VALUE + at_most(fight ? r->last_count : r->last_card, VALUE - 1);
}

static int facts(const Round *r, const Look *look, const Move *move, int *found) {
    int seat = look->seat, forward = steps(move), gap = distance(r) - forward, count = 0, left[VALUES + 1], held = 0, first = 0;
    int lead = gained(r, seat) - gained(r, 1 - seat) + forward;
    for (int value = 1; value <= VALUES; value++) {
        left[value] = r->hands[seat][value] - move->cards[value]; held += left[value];
        if (!first && move->cards[value]) first = value;
    }
    int lacking = HAND[r->special] - held;
    int pile = r->left - (move->kind == PARRY ? 0 : move->kind == WITHDRAW ? 1 : lacking > 0 ? lacking : 0);
    if (pile < 0) pile = 0;
    int blows = move->kind == ATTACK || move->kind == LUNGE ? move->blows : 0;
    int here = near(gap), stage = (pile >= 1) + (pile >= 3) + (pile >= 6) + (pile >= 9);
    int ahead = (lead > 0) - (lead < 0) + 1, there = gap < VALUE ? gap : 0, mine = at_most(left[there ? there : 1], MANY);
    if (!there) mine = 0;
    found[count++] = AT_told + told(r) * GAPS + near(distance(r));
    found[count++] = AT_special + r->special;
    found[count++] = AT_move + (move->kind * VALUE + (blows ? blows : first)) * GAPS + here;
    found[count++] = AT_gap + at_most(gap, 24);
    found[count++] = AT_lead + (within(lead, -LEADS, LEADS) + LEADS) * 5 + stage;
    found[count++] = AT_ahead + ahead * PILE + at_most(pile, PILE - 1);
    found[count++] = AT_rear + within(room(r, seat) + forward, 0, VALUE - 1);
    found[count++] = AT_rear + VALUE + within(room(r, 1 - seat), 0, VALUE - 1);
    found[count++] = AT_hands + at_most(held, SIZE - 1);
    found[count++] = AT_hands + SIZE + at_most(r->sizes[1 - seat], SIZE - 1);
    for (int value = 1; value <= VALUES; value++) {
        found[count++] = AT_held + (here * VALUE + value) * (MANY + 1) + at_most(left[value], MANY);
        found[count++] = AT_unseen + (here * VALUE + value) * VALUE + look->unseen[value];
    }
    if (pile <= LATE) found[count++] = AT_count + (ahead * (LATE + 1) + pile) * (MANY + 1) + mine;
    if (there) {
        int struck = tenths(1 - lacks(r, look, there, left[there] + 1));
        found[count++] = AT_parry + (mine * VALUE + look->unseen[there]) * 5 + stage;
        found[count++] = AT_struck + (struck * 2 + (blows > 0)) * 2 + (mine > 0);
    }
    if (blows) found[count++] = AT_strike + tenths(lacks(r, look, gap, blows)) * VALUE + blows;
    return count;
}

/* Players */

typedef struct { double eager, pairs, risky, afraid, ground, held, noise; } Style;
static const Style PRESETS[] = {
    {0, 0, 1, 1, 0.01, 0, 0},       /* greedy */
    {9, 1, 0, 0, 0.1, 0, 0},        /* bold */
    {0.5, 5, 0, 0, 0.1, 1.5, 0},    /* fond of pairs */
};

static Style styled(void) {
    Style style = {between(-0.7, 1.5), between(0, 1), between(0, 2), between(0, 2.5), pow(10, between(-2.5, -0.3)), between(0, 1), between(0, 0.3)};
    if (chance() < 0.3) style.held = 0;
    if (chance() < 0.2) style.pairs *= 4;
    return style;
}

static int by_style(const Round *r, const Look *look, const Move *moves, int count, const Style *style) {
    int best = 0;
    double most = -1e9;
    for (int at = 0; at < count; at++) {
        const Move *move = &moves[at];
        int gap = distance(r) - steps(move), left = gap <= VALUES ? r->hands[look->seat][gap] - move->cards[gap] : 0;
        double worth = move->kind == PARRY ? 99 : move->kind == PASS ? -99 : style->ground * steps(move) + style->noise * normal();
        double struck = gap <= VALUES ? 1 - lacks(r, look, gap, left + 1) : 0;
        if (move->kind == ATTACK || move->kind == LUNGE) {
            double hit = lacks(r, look, gap, move->blows);
            worth += style->eager + style->pairs * (move->blows - 1) + hit - style->risky * (1 - hit) * struck;
        } else worth += style->held * at_most(left, 3) - style->afraid * struck;
        worth += 1e-6 * chance();
        if (worth > most) { most = worth; best = at; }
    }
    return best;
}

static int by_network(const Network *net, const Round *r, const Look *look, const Move *moves, int count, double heat, double explore, Thought *thought) {
    static int found[MOST_MOVES][MOST_FACTS];
    int counts[MOST_MOVES];
    float worth[MOST_MOVES], sums[HIDDEN];
    for (int each = 0; each < count; each++) {
        counts[each] = facts(r, look, &moves[each], found[each]);
        worth[each] = value(net, found[each], counts[each], sums);
    }
    return picked(found, counts, worth, count, heat, explore, thought);
}

/* Training */

#define HEAT 0.02      /* of choices by chance; it falls to 40 %, and the rate to 2 % */
#define RATE 0.015
#define LAMBDA 0.7f
#define EXPLORE 0.02   /* how often any legal move is tried */
#define SELF 0.2       /* how often it plays against itself, */
#define EARLIER 0.1    /* against itself as it was earlier; else against others, */
#define PRESET 0.5     /* of whom so many are one of PRESETS */
#define SPECIALS_ON 0.15

enum { SNAPSHOTS = 6 };
static Network net, mean_net, before[SNAPSHOTS];
static int level;

static void options(Round *r) {
    r->level = level;
    r->tatami = chance() < 0.3 ? 21 : 23;
    r->special = chance() < SPECIALS_ON ? 1 + below(SPECIALS - 1) : 0;
    r->open_discard = chance() < 0.1;
    r->last_parry = chance() < 0.75;
}

static double measured(const Network *ours, const Style *style, int rounds) {
    Round r;
    Move moves[MOST_MOVES];
    double won = 0;
    for (int number = 0; number < rounds; number++) {
        memset(&r, 0, sizeof r);
        r.level = level; r.tatami = 23; r.last_parry = 1;
        begin(&r);
        for (int turn = 0; r.over == RUNNING && turn < MOST_TURNS; turn++) {
            int count = legal(&r, moves);
            if (!count) { forced(&r); continue; }
            Look look = looked(&r);
            int at = r.turn == number % 2 ? by_network(ours, &r, &look, moves, count, 0, 0, 0) : by_style(&r, &look, moves, count, style);
            play(&r, &moves[at]);
        }
        won += r.over == number % 2 ? 1 : r.over == 1 - number % 2 ? 0 : 0.5;
    }
    return won / rounds;
}

static void trained(long rounds) {
    static Thought thoughts[2][MOST_TURNS];
    Round r;
    Move moves[MOST_MOVES];
    long averaged = 0;
    for (long number = 0; number < rounds; number++) {
        double spent = (double)number / rounds, heat = HEAT * (1 - 0.6 * spent), rate = RATE * (1 - spent) + RATE / 50, who = chance();
        int counts[2] = {0, 0}, stranger = below(2), kind = who < SELF ? 0 : who < SELF + EARLIER ? 1 : 2, snapshot = below(SNAPSHOTS);
        Style style = chance() < PRESET ? PRESETS[below(3)] : styled();
        memset(&r, 0, sizeof r);
        options(&r);
        begin(&r);
        for (int turn = 0; r.over == RUNNING && turn < MOST_TURNS; turn++) {
            int count = legal(&r, moves), seat = r.turn;
            if (!count) { forced(&r); continue; }
            Look look = looked(&r);
            int at;
            if (kind && seat == stranger)
                at = kind == 1 ? by_network(&before[snapshot], &r, &look, moves, count, heat / 2, 0, 0) : by_style(&r, &look, moves, count, &style);
            else if (count == 1) at = 0;
            else at = by_network(&net, &r, &look, moves, count, heat, EXPLORE, &thoughts[seat][counts[seat]++]);
            play(&r, &moves[at]);
        }
        for (int seat = 0; seat < 2; seat++) {
            float goal = r.over == seat ? 1 : r.over == 1 - seat ? 0 : 0.5;
            learnt(&net, thoughts[seat], counts[seat], goal, LAMBDA, rate);
        }
        if (number % (rounds / 24 + 1) == 0) before[below(SNAPSHOTS)] = net;
        if (spent > 0.6 && number % 2000 == 0) {
            averaged_in(&mean_net, &net, 1.0f / ++averaged);
        }
        if ((number + 1) % (rounds / 10) == 0) {
            fprintf(stderr, "%3.0f%%", 100 * spent);
            for (int each = 0; each < 3; each++) fprintf(stderr, " %.3f", measured(averaged ? &mean_net : &net, &PRESETS[each], 10000));
            fprintf(stderr, "\n");
        }
    }
}

/* Rounds for comparison with the engine: the deal, then what may be played and its facts, the move made, the winner */

static void spelled(const Move *move) {
    static const char *NAMES[] = {"attack", "parry", "retreat", "withdraw", "hit", "pass", "advance", "advance"};
    printf("%s", NAMES[move->kind]);
    if (move->kind != ATTACK && move->kind != PARRY && move->card) printf(" %d", move->card);
    if (move->kind == LUNGE) printf(" attack");
    for (int each = 0; each < move->blows && move->kind != PARRY; each++) printf(" %d", move->value);
    if (move->kind == PARRY && !move->blows)
        for (int value = 1; value <= VALUES; value++) for (int each = 0; each < move->cards[value]; each++) printf(" %d", value);
}

static void shown(int rounds) {
    Round r;
    Move moves[MOST_MOVES];
    int found[MOST_FACTS];
    for (int number = 0; number < rounds; number++) {
        memset(&r, 0, sizeof r);
        options(&r);
        r.special = below(SPECIALS);
        begin(&r);
        printf("deal %d %d %d %d %d", r.tatami, r.special, r.open_discard, r.last_parry, r.turn);
        for (int at = CARDS - 1; at >= 0; at--) printf(" %d", r.pile[at]);
        printf("\n");
        while (r.over == RUNNING) {
            int count = legal(&r, moves);
            if (!count) { forced(&r); continue; }
            Look look = looked(&r);
            for (int each = 0; each < count; each++) {
                printf("may "); spelled(&moves[each]); printf(" |");
                int many = facts(&r, &look, &moves[each], found);
                for (int at = 0; at < many; at++) printf(" %d", found[at]);
                printf("\n");
            }
            int at = below(count);
            printf("move %d ", r.turn); spelled(&moves[at]); printf("\n");
            play(&r, &moves[at]);
        }
        printf("won %d\n", r.over);
    }
}

/* LEVEL ROUNDS SEED: the weights, as floats. With `show` after that: rounds as text. */
int main(int count, char **words) {
    if (count < 4) return 2;
    level = atoi(words[1]);
    sown(atol(words[3]));
    counted();
    if (count > 4) { shown(atoi(words[2])); return 0; }
    begun(&net, 0.1);
    for (int each = 0; each < SNAPSHOTS; each++) before[each] = net;
    trained(atol(words[2]));
    return fwrite(&mean_net, sizeof mean_net, 1, stdout) != 1;
}
