/* Matches of Regroup! between two, played and learnt from, fast: see __init__.py, which builds and runs this.

   A short form of engine/games/regroup with the usual options. tests/bench/players/test_training_regroup.py plays its matches
   with the engine. `facts` is engine/games/regroup/thinking/features.py once more; regroup.h, which __init__.py writes, has its
   numbers and the cards. */

#include "regroup.h"
#include "learning.h"

enum { SIDE = 48, CELLS = SIDE * SIDE, HOME = SIDE / 2 * (SIDE + 1), FIGHTERS = 4, COINS = 4, POTIONS = 5, OPEN = 3, PILE = 3 };
enum { MOST_SPOTS = 600, MOST_LAYINGS = 4 * MOST_SPOTS, MOST_TURNS = 64, NOBODY = -1 };

/* Armies */

typedef struct { signed char kind[CELLS], chickens[CELLS], alike[CELLS]; int top, bottom, left, right, totals[6], fighters; } Army;

static const int CELL[4] = {0, 1, SIDE, SIDE + 1};
static const int AROUND[4] = {1, -1, SIDE, -SIDE};
static const int OUTER[4][2] = {{-1, -SIDE}, {1 - SIDE, 2}, {SIDE - 1, 2 * SIDE}, {SIDE + 2, 2 * SIDE + 1}};  /* beside each cell */
static int TURNED[4][4] = {{0, 1, 2, 3}};

static int is_fighter(int kind) { return kind >= 0 && kind < FIGHTERS; }
static int most(int one, int other) { return one > other ? one : other; }

static void look_around(Army *army, int cell) {
    army->alike[cell] = 0;
    if (is_fighter(army->kind[cell])) for (int way = 0; way < 4; way++) army->alike[cell] += army->kind[cell + AROUND[way]] == army->kind[cell];
}

static void lay(Army *army, int card, int spot, int turns) {
    int row = spot / SIDE, column = spot % SIDE;
    for (int at = 0; at < 4; at++) {
        army->kind[spot + CELL[at]] = KIND[4 * card + TURNED[turns][at]];
        army->chickens[spot + CELL[at]] = CHICKENS[4 * card + TURNED[turns][at]];
    }
    if (row < army->top) army->top = row;
    if (row + 1 > army->bottom) army->bottom = row + 1;
    if (column < army->left) army->left = column;
    if (column + 1 > army->right) army->right = column + 1;
    for (int at = 0; at < 4; at++) { look_around(army, spot + CELL[at]); for (int way = 0; way < 2; way++) look_around(army, spot + OUTER[at][way]); }
    memset(army->totals, 0, sizeof army->totals);
    army->fighters = 0;
    for (row = army->top; row <= army->bottom; row++) for (column = army->left; column <= army->right; column++) {
        int cell = row * SIDE + column, kind = army->kind[cell];
        if (is_fighter(kind)) { army->fighters += army->chickens[cell]; if (army->alike[cell]) army->totals[kind] += army->chickens[cell]; }
        else if (kind >= 0) army->totals[kind]++;
    }
}

static void begin(Army *army) {
    memset(army, 0, sizeof *army);
    memset(army->kind, NOBODY, sizeof army->kind);
    army->top = army->left = SIDE;
    lay(army, INITIAL, HOME, 0);
}

/* A place for a card: what it hides, and for each of its cells which kinds lie beside it and how many lone ones would count */

typedef struct { int spot, lost[6], hidden, beside[4][4], wakes[4][4]; } Spot;

static int spots(const Army *army, Spot *found) {
    int count = 0;
    for (int row = army->top - 1; row <= army->bottom; row++) for (int column = army->left - 1; column <= army->right; column++) {
        int spot = row * SIDE + column, covered = 0;
        for (int at = 0; at < 4; at++) covered += army->kind[spot + CELL[at]] != NOBODY;
        if (!covered) continue;
        Spot *each = &found[count++];
        memset(each, 0, sizeof *each);
        each->spot = spot;
        for (int at = 0; at < 4; at++) {
            int cell = spot + CELL[at], kind = army->kind[cell];
            if (is_fighter(kind)) { each->hidden += army->chickens[cell]; if (army->alike[cell]) each->lost[kind] += army->chickens[cell]; }
            else if (kind >= 0) each->lost[kind]++;
            for (int way = 0; way < 2; way++) {
                int near = spot + OUTER[at][way], other = army->kind[near];
                if (!is_fighter(other)) continue;
                each->beside[at][other] = 1;
                if (army->alike[near] > (kind == other)) continue;
                each->wakes[at][other] += army->chickens[near];
                if (kind == other) each->lost[other] += army->chickens[near];
            }
        }
    }
    return count;
}

typedef struct { int spot, turns, totals[6], lone; } Laying;

static void laid(const Army *army, const Spot *spot, int card, int turns, Laying *to) {
    int fighters = army->fighters - spot->hidden;
    for (int kind = 0; kind < 6; kind++) to->totals[kind] = army->totals[kind] - spot->lost[kind];
    for (int at = 0; at < 4; at++) {
        const int *order = TURNED[turns];
        int kind = KIND[4 * card + order[at]], chickens = CHICKENS[4 * card + order[at]];
        if (!is_fighter(kind)) { to->totals[kind]++; continue; }
        int paired = KIND[4 * card + order[at ^ 1]] == kind || KIND[4 * card + order[at ^ 2]] == kind;
        if (paired || spot->beside[at][kind]) to->totals[kind] += chickens;
        to->totals[kind] += spot->wakes[at][kind];
        fighters += chickens;
    }
    to->spot = spot->spot; to->turns = turns;
    to->lone = fighters - to->totals[0] - to->totals[1] - to->totals[2] - to->totals[3];
}

static int as_good(const Laying *one, const Laying *other) {
    int equal = 1;
    for (int kind = 0; kind < 6; kind++) { if (one->totals[kind] < other->totals[kind]) return 0; equal &= one->totals[kind] == other->totals[kind]; }
    return !equal || one->lone >= other->lone;
}

/* Those that no other beats; of equal ones it is where most still shows. */
static int layings(const Army *army, const Spot *places, int many, int card, Laying *found) {
    int count = 0;
    for (int place = 0; place < many; place++) for (int turns = 0; turns < 4; turns++) {
        Laying one;
        int beaten = 0;
        laid(army, &places[place], card, turns, &one);
        one.totals[COINS] = at_most(one.totals[COINS], COIN - 1);
        for (int at = 0; at < count && !beaten; at++) beaten = as_good(&found[at], &one);
        if (beaten) continue;
        for (int at = 0; at < count;) if (as_good(&one, &found[at])) found[at] = found[--count]; else at++;
        found[count++] = one;
    }
    return count;
}

/* Rules */

typedef struct { Army armies[2]; int life[2], market[OPEN], open, pile[CARDS], left, first, turn, round, over, winner; } Match;

static void deal(Match *m) {
    memset(m, 0, sizeof *m);
    for (int at = 0; at < CARDS; at++) m->pile[at] = at + 1;
    for (int at = CARDS - 1; at > 0; at--) { int other = below(at + 1), kept = m->pile[at]; m->pile[at] = m->pile[other]; m->pile[other] = kept; }
    m->left = CARDS;
    for (m->open = 0; m->open < OPEN; m->open++) m->market[m->open] = m->pile[--m->left];
    for (int seat = 0; seat < 2; seat++) { begin(&m->armies[seat]); m->life[seat] = LIFE; }
    m->first = m->turn = below(2); m->round = 1;
}

static int may_take(const Match *m, int source) {
    return source == PILE ? m->left > 0 : source < m->open && source <= m->armies[m->turn].totals[COINS];
}

static int take(Match *m, int source) {
    if (source == PILE) return m->pile[--m->left];
    int card = m->market[source];
    memmove(m->market + source, m->market + source + 1, (--m->open - source) * sizeof card);
    if (m->left) m->market[m->open++] = m->pile[--m->left];
    return card;
}

static int damage(const int *attacker, const int *defender) { return most(0, attacker[0] - defender[2]) + most(0, attacker[1] - defender[3]); }

/* What a battle leaves of two lives; whether the match is over then, and who won. */
static int fought(const int *totals[2], int life[2], int first, int cards, int *winner) {
    int alive = 0;
    for (int seat = 0; seat < 2; seat++) life[seat] -= damage(totals[1 - seat], totals[seat]);
    for (int seat = 0; seat < 2; seat++) if (life[seat] > 0) { life[seat] = most(life[seat], at_most(life[seat] + totals[seat][POTIONS], LIFE)); alive++; }
    *winner = life[0] > life[1] ? 0 : life[1] > life[0] ? 1 : alive ? 1 - first : first;
    return alive < 2 || cards < 2;
}

static void place(Match *m, int card, int spot, int turns) {
    lay(&m->armies[m->turn], card, spot, turns);
    m->turn = 1 - m->turn;
    if (m->turn != m->first) return;
    const int *totals[] = {m->armies[0].totals, m->armies[1].totals};
    m->over = fought(totals, m->life, m->first, m->open + m->left, &m->winner);
    if (!m->over) { m->round++; m->first = m->turn = 1 - m->first; }
}

/* Facts */

typedef struct { const int *totals; int lone, life; } Half;

static int strong(int card) { int found = 0; for (int at = 0; at < 4; at++) found += CHICKENS[4 * card + at] > 1; return found; }
static int lasting(int life, int damage) { return damage ? (life + damage - 1) / damage : LASTS; }
static int lone(const Army *army) { return army->fighters - army->totals[0] - army->totals[1] - army->totals[2] - army->totals[3]; }

static int facts(int stage, Half mine, Half theirs, int round, const int *market, int open, int *found) {
    int count = 0, from = stage * STAGE, blows[4];
    const Half halves[] = {mine, theirs};
    for (int half = 0; half < 2; half++) {
        const Half *one = &halves[half], *other = &halves[1 - half];
        for (int kind = 0; kind < 4; kind++) found[count++] = from + AT_AMOUNT + (4 * half + kind) * AMOUNT + at_most(one->totals[kind], AMOUNT - 1);
        found[count++] = from + AT_LIFE + half * LIVES + at_most(one->life, LIVES - 1);
        for (int way = 0; way < 2; way++) {
            blows[2 * half + way] = most(0, one->totals[way] - other->totals[2 + way]);
            found[count++] = from + AT_BLOW + (2 * half + way) * AMOUNT + at_most(blows[2 * half + way], AMOUNT - 1);
        }
        int all = blows[2 * half] + blows[2 * half + 1];
        found[count++] = from + AT_DAMAGE + half * AMOUNT + at_most(all, AMOUNT - 1);
        found[count++] = from + AT_LASTS + half * LASTS + at_most(lasting(other->life, all), LASTS - 1);
        found[count++] = from + AT_COIN + half * COIN + at_most(one->totals[COINS], COIN - 1);
        found[count++] = from + AT_POTION + half * POTION + at_most(one->totals[POTIONS], POTION - 1);
        found[count++] = from + AT_LONE + half * LONE + at_most(one->lone, LONE - 1);
    }
    found[count++] = from + AT_ROUND + at_most(round, ROUND - 1);
    for (int at = 0; at < open; at++) found[count++] = from + AT_MARKET + at * STRONG + strong(market[at]);
    return count;
}

/* Players */

typedef struct { int found[MOST_FACTS], count, certain; float worth; } Judged;

/* What the match is worth to somebody after a laying: before the other's turn, or after the battle that follows. */
static void weighed(const Network *net, const Match *m, const Laying *laying, const int *market, int open, int left, Judged *to) {
    int seat = m->turn, life[] = {m->life[0], m->life[1]}, winner;
    const Army *other = &m->armies[1 - seat];
    const int *totals[2];
    float sums[HIDDEN];
    totals[seat] = laying->totals; totals[1 - seat] = other->totals;
    to->certain = seat != m->first && fought(totals, life, m->first, open + left, &winner);
    if (to->certain) { to->worth = winner == seat; return; }
    Half mine = {laying->totals, laying->lone, life[seat]}, theirs = {other->totals, lone(other), life[1 - seat]};
    to->count = facts(seat != m->first, mine, theirs, m->round + (seat != m->first), market, open, to->found);
    to->worth = value(net, to->found, to->count, sums);
}

static Laying best(const Network *net, const Match *m, const Spot *places, int many, int card, const int *market, int open, int left, Judged *to) {
    static Laying found[MOST_LAYINGS];
    int count = layings(&m->armies[m->turn], places, many, card, found), chosen = 0;
    Judged thought;
    to->worth = -1;
    for (int at = 0; at < count; at++) {
        weighed(net, m, &found[at], market, open, left, &thought);
        if (thought.worth > to->worth) { *to = thought; chosen = at; }
    }
    return found[chosen];
}

/* What comes to the market or lies on the pile isn't known: a card without strong squares, and the mean of two. */
static void turn_by_network(Match *m, const Network *net, float explore, Judged *to) {
    static Spot places[MOST_SPOTS];
    int many = spots(&m->armies[m->turn], places), chosen = 0, may[4], count = 0;
    float most_worth = -1;
    Judged thought;
    for (int source = 0; source <= PILE; source++) {
        float worth = 0;
        if (!may_take(m, source)) continue;
        may[count++] = source;
        if (source == PILE) for (int guess = 0; guess < 2; guess++) {
            best(net, m, places, many, m->pile[below(m->left)], m->market, m->open, m->left - 1, &thought);
            worth += thought.worth / 2;
        } else {
            int market[OPEN], open = 0;
            for (int at = 0; at < m->open; at++) if (at != source) market[open++] = m->market[at];
            if (m->left) market[open++] = INITIAL;
            best(net, m, places, many, m->market[source], market, open, most(0, m->left - 1), &thought);
            worth = thought.worth;
        }
        if (worth > most_worth) { most_worth = worth; chosen = source; }
    }
    if (chance() < explore) chosen = may[below(count)];
    int card = take(m, chosen);
    Laying laying = best(net, m, places, many, card, m->market, m->open, m->left, to);
    place(m, card, laying.spot, laying.turns);
}

/* Somebody who looks at the next battle alone. A stranger differs in what they think of all else. */
typedef struct { float later, coin, potion; } Style;
static const Style PLAIN = {1, 0.6, 1.2};

static float liked(const Style *style, const int *mine, const int *theirs) {
    float all = mine[0] + mine[1] + mine[2] + mine[3];
    return damage(mine, theirs) - damage(theirs, mine) + style->later * all + style->coin * at_most(mine[COINS], 2) + style->potion * mine[POTIONS];
}

static float most_liked(const Style *style, const Match *m, const Spot *places, int many, int card, Laying *to) {
    float best_so_far = -1e9;
    Laying one;
    for (int at = 0; at < many; at++) for (int turns = 0; turns < 4; turns++) {
        laid(&m->armies[m->turn], &places[at], card, turns, &one);
        float worth = liked(style, one.totals, m->armies[1 - m->turn].totals);
        if (worth > best_so_far) { best_so_far = worth; *to = one; }
    }
    return best_so_far;
}

static void turn_by_style(Match *m, const Style *style) {
    static Spot places[MOST_SPOTS];
    int many = spots(&m->armies[m->turn], places), chosen = 0;
    float most_worth = -1e9;
    Laying laying;
    for (int source = 0; source <= PILE; source++) {
        float worth = 0;
        if (!may_take(m, source)) continue;
        if (source < PILE) worth = most_liked(style, m, places, many, m->market[source], &laying);
        else for (int guess = 0; guess < 2; guess++) worth += most_liked(style, m, places, many, m->pile[below(m->left)], &laying) / 2;
        if (worth > most_worth) { most_worth = worth; chosen = source; }
    }
    int card = take(m, chosen);
    most_liked(style, m, places, many, card, &laying);
    place(m, card, laying.spot, laying.turns);
}

/* Training */

#define RATE 0.01
#define LAMBDA 0.8f
#define EXPLORE 0.05f  /* how often any card is taken */
#define STRANGER 0.3   /* how often it plays against somebody else */

static Network net, mean_net;

static double measured(const Network *ours, int matches) {
    Match m;
    Judged thought;
    int won = 0;
    for (int number = 0; number < matches; number++) {
        deal(&m);
        while (!m.over) if (m.turn == number % 2) turn_by_network(&m, ours, 0, &thought); else turn_by_style(&m, &PLAIN);
        won += m.winner == number % 2;
    }
    return (double)won / matches;
}

static void trained(long matches) {
    static Judged thoughts[2][MOST_TURNS];
    Match m;
    long averaged = 0;
    for (long number = 0; number < matches; number++) {
        double spent = (double)number / matches;
        float rate = RATE * (1 - spent) + RATE / 50;
        int stranger = chance() < STRANGER ? below(2) : NOBODY, counts[2] = {0, 0};
        Style style = PLAIN;
        if (chance() < 0.5) style = (Style){between(0.4, 1.6), between(0, 1.5), between(0.3, 2.5)};
        deal(&m);
        while (!m.over) {
            int seat = m.turn;
            if (seat == stranger) turn_by_style(&m, &style); else turn_by_network(&m, &net, EXPLORE, &thoughts[seat][counts[seat]++]);
        }
        for (int seat = 0; seat < 2; seat++) {
            float goal = m.winner == seat;
            for (int at = counts[seat] - 1; at >= 0; at--) {
                Judged *thought = &thoughts[seat][at];
                if (thought->certain) continue;
                learn(&net, thought->found, thought->count, goal, rate);
                goal = LAMBDA * goal + (1 - LAMBDA) * thought->worth;
            }
        }
        if (spent > 0.6 && number % 200 == 0) averaged_in(&mean_net, &net, 1.0f / ++averaged);
        if ((number + 1) % (matches / 10) == 0) fprintf(stderr, "%3.0f%% %.3f\n", 100 * spent, measured(averaged ? &mean_net : &net, at_most(matches / 20, 3000)));
    }
}

/* Matches for comparison with the engine, played by chance */

static void shown(int matches) {
    static Spot places[MOST_SPOTS];
    Match m;
    Laying laying;
    Judged thought;
    begun(&net, 0.05);
    while (matches--) {
        deal(&m);
        printf("deal %d", m.first);
        for (int at = 0; at < OPEN; at++) printf(" %d", m.market[at]);
        for (int at = m.left - 1; at >= 0; at--) printf(" %d", m.pile[at]);
        printf("\n");
        while (!m.over) {
            int many = spots(&m.armies[m.turn], places), source = below(4), turns = below(4), seat = m.turn;
            if (!may_take(&m, source)) continue;
            int card = take(&m, source);
            const Spot *spot = &places[below(many)];
            laid(&m.armies[seat], spot, card, turns, &laying);
            weighed(&net, &m, &laying, m.market, m.open, m.left, &thought);
            printf("turn %d %d %d %d %d |", seat, source, spot->spot % SIDE - HOME % SIDE, spot->spot / SIDE - HOME / SIDE, turns);
            for (int kind = 0; kind < 6; kind++) printf(" %d", laying.totals[kind]);
            printf(" |");
            for (int at = 0; !thought.certain && at < thought.count; at++) printf(" %d", thought.found[at]);
            printf("\n");
            place(&m, card, spot->spot, turns);
        }
        printf("won %d\n", m.winner);
    }
}

/* MATCHES SEED: the weights, as floats. With `show` after that: matches as text. */
int main(int count, char **words) {
    if (count < 3) return 2;
    sown(atol(words[2]));
    for (int turns = 1; turns < 4; turns++) {
        const int *before = TURNED[turns - 1], after[] = {before[2], before[0], before[3], before[1]};
        memcpy(TURNED[turns], after, sizeof after);
    }
    if (count > 3) { shown(atoi(words[1])); return 0; }
    begun(&net, 0.05);
    trained(atol(words[1]));
    return fwrite(&mean_net, sizeof mean_net, 1, stdout) != 1;
}
