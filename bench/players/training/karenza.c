/* Matches of Karenza between two played and learnt from, fast: see __init__.py, which builds and runs this.

   A short form of engine/games/karenza: two seats, every option and warrior. tests/bench/players/
   test_training_karenza.py plays its matches with the engine. `facts` is engine/games/karenza/thinking/features.py once
   more; karenza.h, which __init__.py writes, has its numbers and what is in the box. */

#include "karenza.h"
#include "learning.h"

enum { ATTACK, DEFEND, CONCEDE, PASS, PLACE };
enum { STRUCK, MINE, THEIRS, PLACED };  /* as in features.py */
enum { RUNNING = 2, DRAWN = 3 };        /* besides the winner, 0 or 1 */
enum { CARDS = 30, NONE = -1, MOST_MOVES = 96, MOST_TURNS = 600 };

typedef struct { int kind, card, pose, discard; } Move;  /* cards by their number in the deck, from 0 to EACH - 1 */

typedef struct {
    int lock, always, hand, target;
    int warriors[2], poses[2], hands[2][EACH], sizes[2], decks[2][CARDS], left[2], shown[2][EACH], scores[2];
    int turn, opener, attack, moves, passes, over;
} Match;

/* Rules */

static int kind(const Match *m, int seat, int card) { return m->warriors[seat] * EACH + card; }
static int far(const Match *m, int pose, int at) {
    int there = POSE[at];
    return pose == NONE || (m->lock && SWORD[pose] != SWORD[there]) ? FAR : MOVES[pose * POSES + there];
}

static void draw(Match *m, int seat, int count) {
    for (; count > 0; count--) { m->hands[seat][m->decks[seat][--m->left[seat]]]++; m->sizes[seat]++; }
}

static void begin(Match *m) {
    for (int seat = 0; seat < 2; seat++) {
        int at = 0, *cards = m->decks[seat];
        m->warriors[seat] = below(WARRIORS); m->poses[seat] = NONE; m->sizes[seat] = m->scores[seat] = 0;
        memset(m->hands[seat], 0, sizeof m->hands[seat]); memset(m->shown[seat], 0, sizeof m->shown[seat]);
        for (int card = 0; card < EACH; card++) for (int each = 0; each < COPIES[kind(m, seat, card)]; each++) cards[at++] = card;
        for (at = CARDS - 1; at > 0; at--) { int other = below(at + 1), kept = cards[at]; cards[at] = cards[other]; cards[other] = kept; }
        m->left[seat] = CARDS;
    }
    m->turn = m->opener = below(2); m->attack = NONE; m->moves = m->passes = 0; m->over = RUNNING;
}

static void dealt(Match *m) { for (int seat = 0; seat < 2; seat++) draw(m, seat, m->hand); }

static void by_score(Match *m) { int lead = m->scores[0] - m->scores[1]; m->over = lead > 0 ? 0 : lead < 0 ? 1 : DRAWN; }

/* Where to stand: as it stands, and the poses of the cards in the hand that are near enough. */
static int stances(const Match *m, int most, int *found) {
    int count = 0, pose = m->poses[m->turn];
    if (pose != NONE) found[count++] = pose;
    for (int card = 0; card < EACH; card++) {
        int to = POSE[kind(m, m->turn, card)], known = 0;
        if (!m->hands[m->turn][card] || (pose != NONE && MOVES[pose * POSES + to] > most)) continue;
        for (int at = 0; at < count; at++) known |= found[at] == to;
        if (!known) found[count++] = to;
    }
    return count;
}

static int weakest(const Match *m, int side) {
    int best = NONE;
    for (int card = 0; card < EACH; card++)
        if (m->hands[m->turn][card] && ATTACKS[kind(m, m->turn, card)] == side &&
            (best == NONE || POWER[kind(m, m->turn, card)] < POWER[kind(m, m->turn, best)])) best = card;
    return best;
}

static int attacks_held(const Match *m, int seat) {
    int count = 0;
    for (int card = 0; card < EACH; card++) count += m->hands[seat][card] * ATTACKS[kind(m, seat, card)];
    return count;
}

static int dear(const Match *m) { return m->passes >= 2 * PASSES_A_SEAT; }

/* The moves that are worth a thought: `sensible` in heuristics.py, but for what wins for certain. */
static int sensible(const Match *m, Move *moves) {
    int count = 0, seat = m->turn, pose = m->poses[seat], stops[EACH + 1], discards[2], many = 0;
    int most = m->attack == NONE || !m->always ? MOST_STEPS : m->moves, cap = m->attack == NONE ? MOST_STEPS : m->moves;
    int stood = stances(m, most, stops), placing = pose == NONE;
    if (!placing)
        for (int card = 0; card < EACH; card++) {
            int at = kind(m, seat, card);
            if (m->hands[seat][card] && ATTACKS[at] == (m->attack == NONE) && far(m, pose, at) <= cap)
                moves[count++] = (Move){m->attack == NONE ? ATTACK : DEFEND, card, AFTER[at], NONE};
        }
    if (placing || m->attack != NONE) {
        for (int at = 0; at < stood; at++) moves[count++] = (Move){placing ? PLACE : CONCEDE, NONE, stops[at], NONE};
        return count;
    }
    if (dear(m) && m->sizes[seat]) {
        for (int side = 0; side < 2; side++) if (weakest(m, side) != NONE) discards[many++] = weakest(m, side);
    } else {
        discards[many++] = NONE;
        if (m->sizes[seat]) discards[many++] = weakest(m, 2 * attacks_held(m, seat) > m->sizes[seat]);
    }
    for (int each = 0; each < many; each++) for (int at = 0; at < stood; at++) moves[count++] = (Move){PASS, NONE, stops[at], discards[each]};
    return count;
}

static void lay(Match *m, int seat, int card) { m->hands[seat][card]--; m->sizes[seat]--; m->shown[seat][card]++; }

static void play(Match *m, const Move *move) {
    int seat = m->turn, other = 1 - seat, start = m->poses[seat], struck = m->attack;
    m->poses[seat] = move->pose;
    switch (move->kind) {
    case PLACE:
        m->turn = m->poses[other] == NONE ? other : m->opener; return;
    case ATTACK:
        lay(m, seat, move->card); m->attack = move->card; m->passes = 0; m->turn = other;
        m->moves = MOVES[start * POSES + POSE[kind(m, seat, move->card)]]; return;
    case DEFEND:
        lay(m, seat, move->card); m->attack = NONE;
        m->turn = POWER[kind(m, seat, move->card)] > POWER[kind(m, other, struck)] ? seat : other; return;
    case CONCEDE:
        m->scores[other] += POWER[kind(m, other, struck)]; m->attack = NONE; m->turn = other;
        if (m->scores[other] >= m->target) m->over = other;
        return;
    }
    if (move->discard != NONE) lay(m, seat, move->discard);
    m->passes++; m->turn = other;
    for (int each = 0; each < 2; each++) if (m->hand - m->sizes[each] > m->left[each]) { by_score(m); return; }
    for (int each = 0; each < 2; each++) draw(m, each, m->hand - m->sizes[each]);
}

/* Facts */

typedef struct { double lacks[CARDS + 1]; int threats[EACH], dangers[REACHED], strongest[REACHED], near[REACHED], lethal; } Chances;
typedef struct { int hidden[EACH], seat; Chances kept, filled, hit; } Look;
static double WAYS[CARDS + 1][CARDS + 1];

static void counted(void) {
    for (int n = 0; n <= CARDS; n++) { WAYS[n][0] = 1; for (int k = 1; k <= n; k++) WAYS[n][k] = WAYS[n - 1][k - 1] + (k < n ? WAYS[n - 1][k] : 0); }
}

static int summed(const int *copies) { int every = 0; for (int card = 0; card < EACH; card++) every += copies[card]; return every; }

static Chances chances(const Match *m, const int *hidden, int other, int held, int missing) {
    Chances found;
    int every = summed(hidden);
    memset(&found, 0, sizeof found);
    if (held > every) held = every;
    for (int copies = 0; copies <= every; copies++)
        found.lacks[copies] = copies + held > every ? 0 : WAYS[every - copies][held] / WAYS[every][held];
    for (int card = 0; card < EACH; card++) {
        int at = kind(m, other, card), distance = far(m, m->poses[other], at), copies = hidden[card];
        found.threats[card] = (at * (FAR + 1) + distance) * (FIFTHS + 1) + (int)(FIFTHS * (1 - found.lacks[copies]) + 0.500001);
        if (distance >= FAR || !copies) continue;
        if (ATTACKS[at]) {
            found.dangers[distance] += copies;
            if (POWER[at] > found.strongest[distance]) found.strongest[distance] = POWER[at];
            if (POWER[at] >= missing) found.lethal += copies;
        } else for (int step = distance; step < REACHED; step++) found.near[step] += copies;
    }
    return found;
}

static Look looked(const Match *m) {
    Look look = {.seat = m->turn};
    int other = 1 - m->turn, missing = m->target - m->scores[other], size = m->sizes[other];
    for (int card = 0; card < EACH; card++) look.hidden[card] = COPIES[kind(m, other, card)] - m->shown[other][card];
    look.kept = chances(m, look.hidden, other, size, missing);
    if (m->attack != NONE) look.hit = chances(m, look.hidden, other, size, missing - POWER[kind(m, other, m->attack)]);
    else look.filled = chances(m, look.hidden, other, size > m->hand ? size : m->hand, missing);
    return look;
}

static int stronger(const Match *m, const Look *look, int steps, int power) {
    int other = 1 - look->seat, count = 0;
    for (int card = 0; card < EACH; card++) {
        int at = kind(m, other, card);
        if (!ATTACKS[at] && POWER[at] > power && far(m, m->poses[other], at) <= steps) count += look->hidden[card];
    }
    return count;
}

static int facts(const Match *m, const Look *look, const Move *move, int *found) {
    int seat = look->seat, other = 1 - seat, count = 0, passed = move->kind == PASS, phase, best[REACHED] = {0}, guard[REACHED] = {0};
    int sizes[2] = {m->sizes[seat] - (move->card != NONE) - (move->discard != NONE), m->sizes[other]}, decks[2] = {m->left[seat], m->left[other]};
    int mine = m->target - m->scores[seat], theirs = m->target - m->scores[other], steps = 0;
    const Chances *seen = passed ? &look->filled : move->kind == CONCEDE ? &look->hit : &look->kept;
    if (move->kind == CONCEDE) theirs -= POWER[kind(m, other, m->attack)];
    if (theirs <= 0) { found[0] = AT_ended; return 1; }
    if (passed) {
        int lacking[2] = {m->hand - sizes[0], m->hand - sizes[1]};
        if (lacking[0] > decks[0] || lacking[1] > decks[1]) { found[0] = AT_ended + (mine < theirs ? 2 : mine == theirs); return 1; }
        for (int each = 0; each < 2; each++) if (lacking[each] > 0) { decks[each] -= lacking[each]; sizes[each] += lacking[each]; }
    }
    phase = move->kind == ATTACK ? STRUCK : move->kind == PLACE ? (m->poses[other] == NONE ? PLACED : THEIRS) : THEIRS;
    if (move->kind == DEFEND && POWER[kind(m, seat, move->card)] > POWER[kind(m, other, m->attack)]) phase = MINE;
    found[count++] = AT_score + (phase * POINTS + at_most(mine, POINTS - 1)) * POINTS + at_most(theirs, POINTS - 1);
    found[count++] = AT_pair + m->warriors[seat] * WARRIORS + m->warriors[other];
    found[count++] = AT_pose + phase * POSES + move->pose;
    if (m->poses[other] != NONE) found[count++] = AT_pose + (PHASES + phase) * POSES + m->poses[other];
    found[count++] = AT_sizes + (phase * FULL + at_most(sizes[0], FULL - 1)) * FULL + at_most(sizes[1], FULL - 1);
    found[count++] = AT_decks + at_most(decks[0] / 2, PAIRS - 1) * PAIRS + at_most(decks[1] / 2, PAIRS - 1);
    found[count++] = AT_passes + at_most(passed ? m->passes + 1 : move->kind == ATTACK ? 0 : m->passes, PASSES - 1);
    found[count++] = AT_option + (m->hand == 7 ? 0 : m->hand == 5 ? 1 : 2);
    found[count++] = AT_option + 3 + (m->target == 5);
    found[count++] = AT_option + 5 + 2 * m->lock + m->always;
    int kill = REACHED;
    for (int card = 0; card < EACH; card++) {
        int at = kind(m, seat, card), left = m->hands[seat][card] - (card == move->card) - (card == move->discard), distance = far(m, move->pose, at);
        if (!left) continue;
        found[count++] = AT_held + at * MOST_COPIES + left - 1;
        found[count++] = AT_near + (at * (FAR + 1) + distance) * PHASES + phase;
        if (distance >= FAR) continue;
        if (!ATTACKS[at]) { for (int step = distance; step < REACHED; step++) if (POWER[at] > guard[step]) guard[step] = POWER[at]; continue; }
        if (POWER[at] > best[distance]) best[distance] = POWER[at];
        if (POWER[at] >= mine && distance < kill) kill = distance;
    }
    for (int card = 0; card < EACH; card++) found[count++] = AT_threat + seen->threats[card];
    if (phase == STRUCK) {
        int at = kind(m, seat, move->card);
        steps = MOVES[m->poses[seat] * POSES + POSE[at]];
        found[count++] = AT_strike + (tenths(seen->lacks[seen->near[steps]]) * MOST_POWER + POWER[at]) * 2 + (POWER[at] >= mine);
        found[count++] = AT_caught + tenths(1 - seen->lacks[stronger(m, look, steps, POWER[at])]) * MOST_POWER + POWER[at];
    }
    for (int step = 0; step < REACHED; step++) {
        int met = !guard[step] ? 0 : guard[step] <= seen->strongest[step] ? 1 : 2;
        found[count++] = AT_next + ((step * MOST_POWER + best[step]) * (TENTHS + 1) + tenths(seen->lacks[seen->near[step]])) * PHASES + phase;
        found[count++] = AT_danger + ((step * (TENTHS + 1) + tenths(1 - seen->lacks[seen->dangers[step]])) * 3 + met) * PHASES + phase;
    }
    int met = guard[0] ? 2 : guard[REACHED - 1] ? 1 : 0, hit = kill < REACHED ? tenths(seen->lacks[seen->near[kill]]) : 0;
    found[count++] = AT_lethal + (tenths(1 - seen->lacks[seen->lethal]) * 3 + met) * PHASES + phase;
    found[count++] = AT_kill + (kill * (TENTHS + 1) + hit) * PHASES + phase;
    return count;
}

/* Players */

typedef struct { int cheapest, attacks; double chance, follow, lost, won, least, steps, guard, ready, sum, hurry, discard, noise; } Style;
static const Style PRESETS[] = {
    /* cheapest, attacks,  chance follow lost won least steps  guard ready sum hurry discard noise */
    {1, 1,  1, 0, 0, 0, 1.5, 0,      0, 0, 1, 0, 0, 0},       /* greedy */
    {1, 1,  0, 0, 0, 0, 0, 9,        0, 0, 1, 0, 0, 0},       /* rules: whatever is near */
    {1, 1,  1, 0.5, 1.2, 10, -99, 0, 1, 0.5, 0, 0, 0, 0},     /* fencer */
    {1, 1,  1, 0.5, 1, 10, 0, 0,     0, 0.5, 1, 0, 1, 0},     /* fair */
};

static Style styled(void) {
    Style style = {chance() < 0.8, 1, chance() < 0.8, between(0, 1), between(0, 2), chance() < 0.7 ? 10 : 0, between(-1, 2), chance() < 0.2 ? between(0, 9) : 0,
                   chance() < 0.6 ? between(0, 2) : 0, between(0, 1), chance() < 0.5 ? between(0, 1) : 0, 0, chance(), between(0, 0.4)};
    return style;
}

static const double HOPE[] = {1, 0.6, 0.4, 0.3, 0};

static double stance_worth(const Match *m, const Look *look, const Move *move, const Style *style) {
    int seat = look->seat, other = 1 - seat, needs = m->attack != NONE || m->poses[seat] == NONE || move->kind == PASS;
    double met = 0, own = 0, sum = 0;
    for (int card = 0; card < EACH; card++) {
        int at = kind(m, seat, card), left = m->hands[seat][card] - (card == move->discard);
        if (left <= 0) continue;
        int distance = far(m, move->pose, at);
        double near = HOPE[distance];
        if (ATTACKS[at]) { if (POWER[at] * near > own) own = POWER[at] * near; }
        if (!ATTACKS[at] || !needs) sum += left * POWER[at] / ((1.0 + distance) * (1 + distance));
    }
    if (style->guard > 0)
        for (int threat = 0; threat < EACH; threat++) {
            int from = kind(m, other, threat), reach = far(m, m->poses[other], from);
            double fear = (1 - look->kept.lacks[look->hidden[threat]]) * POWER[from], best = 0;
            if (!ATTACKS[from] || reach >= FAR) continue;
            for (int card = 0; card < EACH; card++) {
                int at = kind(m, seat, card);
                if (ATTACKS[at] || m->hands[seat][card] <= 0 || far(m, move->pose, at) > reach) continue;
                double met_by = fear + 1.2 * (POWER[at] > POWER[from]) * fear / POWER[from];
                if (met_by > best) best = met_by;
            }
            met += best;
        }
    return style->guard * met + style->ready * own + style->sum * sum;
}

static double attack_worth(const Match *m, const Look *look, const Move *move, const Style *style) {
    int seat = look->seat, at = kind(m, seat, move->card), steps = MOVES[m->poses[seat] * POSES + POSE[at]];
    double hit = style->chance ? look->kept.lacks[look->kept.near[steps]] : 1, follow = 0;
    if (style->steps > 0 && steps > 1) return -9;
    for (int card = 0; card < EACH && style->follow > 0; card++) {
        int next = kind(m, seat, card);
        if (!ATTACKS[next] || m->hands[seat][card] - (card == move->card) <= 0) continue;
        double near = POWER[next] * HOPE[far(m, move->pose, next)];
        if (near > follow) follow = near;
    }
    int wins = m->scores[seat] + POWER[at] >= m->target;
    return hit * (POWER[at] + style->follow * follow + style->won * wins) - (1 - hit) * style->lost;
}

static int by_style(const Match *m, const Look *look, const Move *moves, int count, const Style *style) {
    int best = 0, discard = chance() < style->discard;
    double most = -1e9;
    for (int at = 0; at < count; at++) {
        const Move *move = &moves[at];
        double worth;
        if (move->kind == ATTACK) { worth = attack_worth(m, look, move, style); worth = worth > style->least ? 1000 + worth : -1e6; }
        else if (move->kind == DEFEND) {
            int power = POWER[kind(m, look->seat, move->card)];
            worth = 1e5 - power - (style->cheapest && power <= POWER[kind(m, 1 - look->seat, m->attack)] ? 20 : 0);
        } else worth = stance_worth(m, look, move, style) + (move->discard != NONE) * (discard ? 5 : -5);
        worth += style->noise * normal() + 1e-6 * chance();
        if (worth > most) { most = worth; best = at; }
    }
    return best;
}

static int by_network(const Network *net, const Match *m, const Look *look, const Move *moves, int count, double heat, double explore, Thought *thought) {
    static int found[MOST_MOVES][MOST_FACTS];
    int counts[MOST_MOVES];
    float worth[MOST_MOVES], sums[HIDDEN];
    for (int each = 0; each < count; each++) {
        counts[each] = facts(m, look, &moves[each], found[each]);
        worth[each] = value(net, found[each], counts[each], sums);
    }
    return picked(found, counts, worth, count, heat, explore, thought);
}

/* Training */

#define HEAT 0.01      /* of choices by chance; it falls to 40 %, and the rate to 2 % */
#define RATE 0.01
#define LAMBDA 0.6f
#define EXPLORE 0.02   /* how often any sensible move is tried */
#define SELF 0.2       /* how often it plays against itself, */
#define EARLIER 0.1    /* against itself as it was earlier; else against others, */
#define PRESET 0.5     /* of whom so many are one of PRESETS */
#define USUAL 0.6      /* how often the options are the usual ones */

enum { SNAPSHOTS = 6, STRANGERS = sizeof PRESETS / sizeof *PRESETS };
static Network net, mean_net, before[SNAPSHOTS];

static void usual(Match *m) { m->lock = m->always = 1; m->hand = 7; m->target = 10; }

static void options(Match *m) {
    static const int HANDS[] = {7, 5, 3};
    usual(m);
    if (chance() < USUAL) return;
    m->lock = chance() < 0.5; m->always = chance() < 0.5; m->hand = HANDS[below(3)]; m->target = chance() < 0.5 ? 5 : 10;
}

static double measured(const Network *ours, const Style *style, int matches) {
    Match m;
    Move moves[MOST_MOVES];
    double won = 0;
    for (int number = 0; number < matches; number++) {
        usual(&m);
        begin(&m); dealt(&m);
        for (int turn = 0; m.over == RUNNING && turn < MOST_TURNS; turn++) {
            int count = sensible(&m, moves);
            Look look = looked(&m);
            int at = m.turn == number % 2 ? by_network(ours, &m, &look, moves, count, 0, 0, 0) : by_style(&m, &look, moves, count, style);
            play(&m, &moves[at]);
        }
        won += m.over == number % 2 ? 1 : m.over == 1 - number % 2 ? 0 : 0.5;
    }
    return won / matches;
}

static void trained(long matches) {
    static Thought thoughts[2][MOST_TURNS];
    Match m;
    Move moves[MOST_MOVES];
    long averaged = 0;
    for (long number = 0; number < matches; number++) {
        double spent = (double)number / matches, heat = HEAT * (1 - 0.6 * spent), rate = RATE * (1 - spent) + RATE / 50, who = chance();
        int counts[2] = {0, 0}, stranger = below(2), foe = who < SELF ? 0 : who < SELF + EARLIER ? 1 : 2, snapshot = below(SNAPSHOTS);
        Style style = chance() < PRESET ? PRESETS[below(STRANGERS)] : styled();
        options(&m);
        begin(&m); dealt(&m);
        for (int turn = 0; m.over == RUNNING && turn < MOST_TURNS; turn++) {
            int count = sensible(&m, moves), seat = m.turn, at;
            Look look = looked(&m);
            if (foe && seat == stranger)
                at = foe == 1 ? by_network(&before[snapshot], &m, &look, moves, count, heat / 2, 0, 0) : by_style(&m, &look, moves, count, &style);
            else if (count == 1) at = 0;
            else at = by_network(&net, &m, &look, moves, count, heat, EXPLORE, &thoughts[seat][counts[seat]++]);
            play(&m, &moves[at]);
        }
        for (int seat = 0; seat < 2; seat++) {
            float goal = m.over == seat ? 1 : m.over == 1 - seat ? 0 : 0.5;
            learnt(&net, thoughts[seat], counts[seat], goal, LAMBDA, rate);
        }
        if (number % (matches / 24 + 1) == 0) before[below(SNAPSHOTS)] = net;
        if (spent > 0.6 && number % 500 == 0) averaged_in(&mean_net, &net, 1.0f / ++averaged);
        if ((number + 1) % (matches / 10) == 0) {
            fprintf(stderr, "%3.0f%%", 100 * spent);
            for (int each = 0; each < STRANGERS; each++) fprintf(stderr, " %.3f", measured(averaged ? &mean_net : &net, &PRESETS[each], 4000));
            fprintf(stderr, "\n");
        }
    }
}

/* Matches for comparison with the engine: the deal, then the moves worth a thought and their facts, the move made, the winner */

static void spelled(const Match *m, const Move *move) {
    printf("%d %d %d %d", move->kind, move->card == NONE ? NONE : kind(m, m->turn, move->card), move->pose, move->discard == NONE ? NONE : kind(m, m->turn, move->discard));
}

static void shown(int matches) {
    Match m;
    Move moves[MOST_MOVES];
    int found[MOST_FACTS];
    for (int number = 0; number < matches; number++) {
        options(&m);
        begin(&m);
        printf("deal %d %d %d %d %d %d %d", m.lock, m.always, m.hand, m.target, m.turn, m.warriors[0], m.warriors[1]);
        for (int seat = 0; seat < 2; seat++) for (int at = CARDS - 1; at >= 0; at--) printf(" %d", kind(&m, seat, m.decks[seat][at]));
        printf("\n");
        dealt(&m);
        while (m.over == RUNNING) {
            int count = sensible(&m, moves);
            Look look = looked(&m);
            for (int each = 0; each < count; each++) {
                printf("may "); spelled(&m, &moves[each]); printf(" |");
                int many = facts(&m, &look, &moves[each], found);
                for (int at = 0; at < many; at++) printf(" %d", found[at]);
                printf("\n");
            }
            int at = below(count);
            printf("move %d ", m.turn); spelled(&m, &moves[at]); printf("\n");
            play(&m, &moves[at]);
        }
        printf("won %d\n", m.over);
    }
}

/* MATCHES SEED: the weights, as floats. With `show` after that: matches as text. */
int main(int count, char **words) {
    if (count < 3) return 2;
    sown(atol(words[2]));
    counted();
    if (count > 3) { shown(atoi(words[1])); return 0; }
    begun(&net, 0.1);
    for (int each = 0; each < SNAPSHOTS; each++) before[each] = net;
    trained(atol(words[1]));
    return fwrite(&mean_net, sizeof mean_net, 1, stdout) != 1;
}
