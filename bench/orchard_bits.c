/* Random games of Orchard with bit boards in C: the speed of light that the compiled rules are measured against.
 * One 64-bit word per board row and per fruit; as many rows at once as a vector register of the machine holds. A placement
 * is tested at every anchor of those rows together: the six planes of "another tree lies there" are shifted into place and
 * added with a bit-sliced counter. The real deck of 18 cards (1 apple, 2 pear, 3 plum), turned to 2 rows x 3 columns.
 * Scarce dice go to the first cells in reading order. The games played do not depend on the machine, only the speed does.
 * build: cc -O3 -march=native orchard_bits.c -o orchard_bits       run: ./orchard_bits [games [seed]]
 */
#if defined(__AVX512VPOPCNTDQ__) || defined(__BMI2__)
#include <immintrin.h>
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static const int DECK[18][6] = {
    {2, 1, 3, 2, 3, 1},
    {2, 1, 1, 2, 3, 3},
    {1, 2, 3, 3, 2, 1},
    {1, 2, 1, 3, 2, 3},
    {2, 3, 1, 1, 3, 2},
    {2, 3, 2, 1, 3, 1},
    {1, 2, 2, 3, 3, 1},
    {1, 3, 2, 3, 2, 1},
    {2, 3, 3, 1, 1, 2},
    {2, 1, 3, 1, 3, 2},
    {2, 1, 3, 1, 2, 3},
    {1, 1, 3, 2, 2, 3},
    {3, 1, 1, 2, 2, 3},
    {3, 2, 1, 2, 1, 3},
    {3, 1, 2, 2, 1, 3},
    {3, 1, 3, 2, 1, 2},
    {3, 2, 1, 2, 3, 1},
    {2, 2, 1, 3, 3, 1},
};

enum { W = 40, H = 40, ROWS = 56, START = 18, GAME_CARDS = 9 };

/* LANES: board rows in one vector register */
#if defined(__AVX512F__)
#define LANES 8
#elif defined(__AVX2__)
#define LANES 4
#else
#define LANES 2
#endif
typedef uint64_t lanes __attribute__((vector_size(8 * LANES)));
typedef uint64_t lanes_in_memory __attribute__((vector_size(8 * LANES), aligned(8), may_alias));

static int8_t FRUITS[18][4][6];
static const int8_t WIDTH[4] = {3, 2, 3, 2}, HEIGHT[4] = {2, 3, 2, 3};
static const int8_t NEXT_STAGE[5] = {1, 2, 3, 4, 4};
static const int8_t GAIN[5] = {1, 2, 3, 4, 0};
static const int8_t STAGE_VALUE[5] = {0, 1, 3, 6, 10};

typedef struct {
    uint64_t fruit[4][ROWS];          /* [0] = rotten, [1..3] = fruits            */
    int8_t die[W * H];
    int8_t deck[GAME_CARDS], hand[2], supply[4];
    int min_y, max_y, hand_size, drawn, rotten_left, points;
} State;

static void build_tables(void) {
    for (int c = 0; c < 18; c++)
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 3; j++) {
                int8_t f = (int8_t)DECK[c][3 * i + j];
                FRUITS[c][0][3 * i + j] = f;
                FRUITS[c][1][2 * j + (1 - i)] = f;
                FRUITS[c][2][3 * (1 - i) + (2 - j)] = f;
                FRUITS[c][3][2 * (2 - j) + i] = f;
            }
}
static inline uint32_t next_random(uint32_t *rng) {
    uint32_t x = *rng;
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    return *rng = x;
}
static inline int below(uint32_t *rng, int n) {
    return (int)(((uint64_t)next_random(rng) * (uint64_t)n) >> 32);
}

static inline void lay(State *s, int card, int rot, int y, int x) {
    const int8_t *fruits = FRUITS[card][rot];
    int w = WIDTH[rot];
    for (int k = 0; k < 6; k++) {
        int cy = y + k / w, cx = x + k % w, cell = cy * W + cx;
        uint64_t bit = 1ull << cx;
        int f = fruits[k];
        int below_fruit = (s->fruit[1][cy] & bit) ? 1 : (s->fruit[2][cy] & bit) ? 2 : (s->fruit[3][cy] & bit) ? 3 : 0;
        if (below_fruit == 0) {
            s->fruit[f][cy] |= bit;
        } else if (below_fruit == f) {
            int d = s->die[cell];
            if (d) { s->points += GAIN[d]; s->die[cell] = NEXT_STAGE[d]; }
            else if (s->supply[f] > 0) { s->supply[f]--; s->die[cell] = 1; s->points++; }
        } else {
            int d = s->die[cell];
            if (d) { s->supply[below_fruit]++; s->points -= STAGE_VALUE[d]; s->die[cell] = 0; }
            s->fruit[below_fruit][cy] &= ~bit;
            s->fruit[0][cy] |= bit;
            s->rotten_left--;
            s->points -= 3;
        }
    }
    if (y < s->min_y) s->min_y = y;
    if (y + HEIGHT[rot] - 1 > s->max_y) s->max_y = y + HEIGHT[rot] - 1;
}

static void new_game(State *s, uint32_t *rng) {
    int8_t cards[18];
    memset(s->fruit, 0, sizeof s->fruit);
    memset(s->die, 0, sizeof s->die);
    for (int i = 0; i < 18; i++) cards[i] = (int8_t)i;
    for (int i = 0; i < GAME_CARDS; i++) {
        int j = i + below(rng, 18 - i);
        int8_t t = cards[i]; cards[i] = cards[j]; cards[j] = t;
        s->deck[i] = cards[i];
    }
    s->supply[1] = s->supply[2] = s->supply[3] = 5;
    s->min_y = H; s->max_y = 0; s->rotten_left = 2; s->points = 0;
    lay(s, s->deck[0], 0, START, START);
    s->hand[0] = s->deck[1]; s->hand[1] = s->deck[2];
    s->hand_size = 2; s->drawn = 3;
}

typedef struct { uint64_t plane[8][40]; int base, rows; int count[8], total; } Moves;

static inline lanes load(const uint64_t *p) { return *(const lanes_in_memory *)p; }
static inline lanes maj(lanes a, lanes b, lanes c) { return (a & b) | (c & (a ^ b)); }

static inline int count_bits(lanes planes) {
#if defined(__AVX512VPOPCNTDQ__)
    return (int)_mm512_reduce_add_epi64(_mm512_popcnt_epi64((__m512i)planes));
#else
    int count = 0;
    for (int i = 0; i < LANES; i++) count += __builtin_popcountll(planes[i]);
    return count;
#endif
}

/* index of the k-th set bit, counted from 0 and from the lowest */
static inline int nth_bit(uint64_t bits, int k) {
#if defined(__BMI2__) && defined(__x86_64__)
    return (int)__builtin_ctzll(_pdep_u64(1ull << k, bits));
#else
    while (k-- > 0) bits &= bits - 1;
    return (int)__builtin_ctzll(bits);
#endif
}

/* planes of legal anchors for every (hand slot, rotation), LANES rows at a time */
static inline int legal_moves(const State *s, Moves *m) {
    int base = s->min_y - 2, rows = s->max_y - base + 1, slots = s->hand_size;
    m->base = base; m->rows = rows;
    for (int i = 0; i < 8; i++) m->count[i] = 0;
    lanes r2 = (lanes){} - (uint64_t)(s->rotten_left == 2), r1 = (lanes){} - (uint64_t)(s->rotten_left == 1);
    for (int y = 0; y < rows; y += LANES) {
        lanes wrong[4][3][3];            /* [fruit][dy][dx]: a different tree lies there */
        lanes any[3][3], bad[3][3];
        for (int dy = 0; dy < 3; dy++) {
            int at = base + y + dy;
            lanes f1 = load(&s->fruit[1][at]), f2 = load(&s->fruit[2][at]), f3 = load(&s->fruit[3][at]);
            lanes r = load(&s->fruit[0][at]);
            for (int dx = 0; dx < 3; dx++) {
                wrong[1][dy][dx] = (f2 | f3) >> dx;
                wrong[2][dy][dx] = (f1 | f3) >> dx;
                wrong[3][dy][dx] = (f1 | f2) >> dx;
                any[dy][dx] = (f1 | f2 | f3) >> dx;
                bad[dy][dx] = r >> dx;
            }
        }
        lanes any4 = any[0][0] | any[0][1] | any[1][0] | any[1][1];
        lanes bad4 = bad[0][0] | bad[0][1] | bad[1][0] | bad[1][1];
        lanes open_h = (any4 | any[0][2] | any[1][2]) & ~(bad4 | bad[0][2] | bad[1][2]);
        lanes open_v = (any4 | any[2][0] | any[2][1]) & ~(bad4 | bad[2][0] | bad[2][1]);
        for (int slot = 0; slot < slots; slot++)
            for (int rot = 0; rot < 4; rot++) {
                const int8_t *f = FRUITS[s->hand[slot]][rot];
                int w = WIDTH[rot];
                lanes c[6];
                for (int k = 0; k < 6; k++) c[k] = wrong[f[k]][k / w][k % w];
                lanes s1 = c[0] ^ c[1] ^ c[2], t1 = maj(c[0], c[1], c[2]);
                lanes s2 = c[3] ^ c[4] ^ c[5], t2 = maj(c[3], c[4], c[5]);
                lanes ones = s1 ^ s2, carry = s1 & s2;
                lanes twos = t1 ^ t2 ^ carry, fours = maj(t1, t2, carry);
                lanes ok = (~(ones | twos)) | (r1 & ~twos) | (r2 & ~(ones & twos));
                lanes legal = ((rot & 1) ? open_v : open_h) & ok & ~fours;
                *(lanes_in_memory *)&m->plane[slot * 4 + rot][y] = legal;
                m->count[slot * 4 + rot] += count_bits(legal);
            }
    }
    int total = 0;
    for (int i = 0; i < slots * 4; i++) total += m->count[i];
    return m->total = total;
}

static inline void pick(const Moves *m, int k, int *combo, int *y, int *x) {
    int i = 0, r = 0, n;
    while (k >= m->count[i]) k -= m->count[i++];
    while (k >= (n = __builtin_popcountll(m->plane[i][r]))) { k -= n; r++; }
    *combo = i; *y = m->base + r;
    *x = nth_bit(m->plane[i][r], k);
}

static inline void play(State *s, int combo, int y, int x) {
    int slot = combo >> 2, rot = combo & 3;
    lay(s, s->hand[slot], rot, y, x);
    if (s->drawn < GAME_CARDS) s->hand[slot] = s->deck[s->drawn++];
    else { s->hand_size--; s->hand[slot] = s->hand[s->hand_size]; }
}

/* what one play can change: three rows of planes, six dice and a few counters */
typedef struct {
    uint64_t rows[4][3]; int8_t die[6], hand[2], supply[4];
    int min_y, max_y, hand_size, drawn, rotten_left, points;
} Undo;

static inline void save(const State *s, int rot, int y, int x, Undo *u) {
    for (int f = 0; f < 4; f++) for (int i = 0; i < 3; i++) u->rows[f][i] = s->fruit[f][y + i];
    for (int k = 0; k < 6; k++) u->die[k] = s->die[(y + k / WIDTH[rot]) * W + x + k % WIDTH[rot]];
    memcpy(u->hand, s->hand, 2); memcpy(u->supply, s->supply, 4);
    u->min_y = s->min_y; u->max_y = s->max_y; u->hand_size = s->hand_size;
    u->drawn = s->drawn; u->rotten_left = s->rotten_left; u->points = s->points;
}
static inline void undo(State *s, int rot, int y, int x, const Undo *u) {
    for (int f = 0; f < 4; f++) for (int i = 0; i < 3; i++) s->fruit[f][y + i] = u->rows[f][i];
    for (int k = 0; k < 6; k++) s->die[(y + k / WIDTH[rot]) * W + x + k % WIDTH[rot]] = u->die[k];
    memcpy(s->hand, u->hand, 2); memcpy(s->supply, u->supply, 4);
    s->min_y = u->min_y; s->max_y = u->max_y; s->hand_size = u->hand_size;
    s->drawn = u->drawn; s->rotten_left = u->rotten_left; s->points = u->points;
}

/* leaves are counted from the planes, not visited, when bulk is set */
static uint64_t perft(State *s, int depth, int bulk, uint64_t *sum) {
    Moves m;
    Undo u;
    if (depth == 0) { *sum += (uint64_t)(s->points + 100); return 1; }
    if (legal_moves(s, &m) == 0) { *sum += (uint64_t)(s->points + 100); return 1; }
    if (bulk && depth == 1) return 1 + (uint64_t)m.total;
    uint64_t nodes = 1;
    for (int i = 0, combos = s->hand_size * 4; i < combos; i++)
        for (int r = 0; r < m.rows; r++)
            for (uint64_t b = m.plane[i][r]; b; b &= b - 1) {
                int y = m.base + r, x = (int)__builtin_ctzll(b);
                save(s, i & 3, y, x, &u);
                play(s, i, y, x);
                nodes += perft(s, depth - 1, bulk, sum);
                undo(s, i & 3, y, x, &u);
            }
    return nodes;
}

static double now(void) {
    struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv) {
    build_tables();
    static State s; static Moves m;
    if (argc > 1 && !strncmp(argv[1], "perft", 5)) {
        uint32_t rng = (uint32_t)atoi(argv[3]);
        new_game(&s, &rng);
        uint64_t sum = 0; double t0 = now();
        uint64_t nodes = perft(&s, atoi(argv[2]), !strcmp(argv[1], "perftbulk"), &sum);
        double dt = now() - t0;
        printf("{\"depth\": %s, \"nodes\": %llu, \"sum\": %llu, \"cpu_s\": %.6f, \"nodes_per_s\": %.0f}\n",
               argv[2], (unsigned long long)nodes, (unsigned long long)sum, dt, nodes / dt);
        return 0;
    }
    long games = argc > 1 ? atol(argv[1]) : 200000;
    uint32_t rng = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    long total = 0, actions = 0, offered = 0;
    double t0 = now();
    for (long g = 0; g < games; g++) {
        new_game(&s, &rng);
        for (;;) {
            int n = legal_moves(&s, &m), combo, y, x;
            offered += n;
            if (n == 0) break;
            pick(&m, below(&rng, n), &combo, &y, &x);
            play(&s, combo, y, x);
            actions++;
        }
        total += s.points;
    }
    double dt = now() - t0;
    printf("{\"games\": %ld, \"score\": %ld, \"actions\": %ld, \"offered\": %ld, \"cpu_s\": %.6f, \"games_per_s\": %.0f, "
           "\"vector_bits\": %d}\n",
           games, total, actions, offered, dt, games / dt, 64 * LANES);
    return 0;
}
