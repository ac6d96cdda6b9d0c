/* What the programs that train share: luck, the network, and how it learns. A program first includes its own header,
   which has the number of FACTS and HIDDEN units. */

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
