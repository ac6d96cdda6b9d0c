/* What the programs that train share: luck, the network, and how it learns. A program first includes its own header,
   which has the number of FACTS, how many may hold of a move, and the number of HIDDEN units. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Luck */

static uint64_t seed;
static uint64_t drawn64(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed * 2685821657736338717ULL; }
static void sown(long number) { seed = 88172645463325252ULL ^ (uint64_t)number * 7919; for (int at = 0; at < 20; at++) drawn64(); }
static double chance(void) { return (drawn64() >> 11) * (1.0 / 9007199254740992.0); }
static int below(int n) { return (int)(chance() * n); }
static double between(double low, double high) { return low + chance() * (high - low); }
static double normal(void) { return sqrt(-2 * log(chance() + 1e-12)) * cos(2 * M_PI * chance()); }

/* Numbers */

static int tenths(double chances) { return (int)(10 * chances + 0.500001); }
static int at_most(int number, int most) { return number < most ? number : most; }

/* The network */

typedef struct { float rows[FACTS][HIDDEN], bias[HIDDEN], out[HIDDEN], last; } Network;

static float value(const Network *net, const int *found, int count, float *sums) {
    float total = net->last;
    memcpy(sums, net->bias, sizeof net->bias);
    for (int at = 0; at < count; at++) { const float *row = net->rows[found[at]]; for (int h = 0; h < HIDDEN; h++) sums[h] += row[h]; }
    for (int h = 0; h < HIDDEN; h++) total += (sums[h] > 0 ? sums[h] : 0) * net->out[h];
    return 1 / (1 + expf(-total));
}

static void learn(Network *net, const int *found, int count, float goal, float rate) {
    float sums[HIDDEN], grad[HIDDEN], wrong = (goal - value(net, found, count, sums)) * rate;
    for (int h = 0; h < HIDDEN; h++) {
        float on = sums[h] > 0;
        grad[h] = on * wrong * net->out[h];
        net->out[h] += wrong * on * sums[h];
        net->bias[h] += grad[h];
    }
    for (int at = 0; at < count; at++) { float *row = net->rows[found[at]]; for (int h = 0; h < HIDDEN; h++) row[h] += grad[h]; }
    net->last += wrong;
}

static void begun(Network *net, float wide) {
    for (int fact = 0; fact < FACTS; fact++) for (int h = 0; h < HIDDEN; h++) net->rows[fact][h] = wide * normal();
    for (int h = 0; h < HIDDEN; h++) { net->out[h] = 0.3 * normal(); net->bias[h] = 0.1; }
}

static void averaged_in(Network *mean, const Network *net, float share) {
    float *to = (float *)mean;
    const float *from = (const float *)net;
    for (size_t at = 0; at < sizeof *net / sizeof(float); at++) to[at] += share * (from[at] - to[at]);
}

/* A move that was made, and what the moves that could have been were worth on the mean */
typedef struct { int found[MOST_FACTS], count, explored; float mean; } Thought;

/* With some heat a choice by chance, the better the likelier; else the best. Sometimes any. A thought keeps what held of it. */
static int picked(int found[][MOST_FACTS], const int *counts, const float *worth, int count, double heat, double explore, Thought *thought) {
    int best = 0, chosen;
    double shares[count], total = 0, mean = 0, at;
    for (int each = 0; each < count; each++) if (worth[each] > worth[best]) best = each;
    chosen = best;
    if (heat > 0) {
        for (int each = 0; each < count; each++) { shares[each] = exp((worth[each] - worth[best]) / heat); total += shares[each]; }
        for (int each = 0; each < count; each++) mean += shares[each] / total * worth[each];
        at = chance() * total;
        for (chosen = 0; chosen < count - 1 && (at -= shares[chosen]) > 0; chosen++);
    }
    int wild = explore > 0 && chance() < explore;
    if (wild) chosen = below(count);
    if (thought) {
        memcpy(thought->found, found[chosen], sizeof thought->found);
        thought->count = counts[chosen]; thought->mean = mean; thought->explored = wild && worth[chosen] < worth[best] - 0.02;
    }
    return chosen;
}

/* From the last move back to the first, each from what came of the next. */
static void learnt(Network *net, const Thought *thoughts, int count, float goal, float lambda, float rate) {
    while (count--) {
        const Thought *thought = &thoughts[count];
        learn(net, thought->found, thought->count, goal, rate);
        goal = thought->explored ? thought->mean : lambda * goal + (1 - lambda) * thought->mean;
    }
}
