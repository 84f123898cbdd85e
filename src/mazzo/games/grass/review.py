"""What the review needs to know of Grass (see `core.review`). Money is in thousands."""

from collections.abc import MutableSequence

from mazzo.core.review import UNITS
from mazzo.games.grass.deck import (
    CARDS,
    EUPHORIA,
    GOAL,
    GRAB_A_SNACK,
    HEATS,
    IMMUNITY,
    KINDS,
    MARKET_CLOSE,
    MARKET_OPEN,
    PAY_FINE,
    PEDDLES,
    SEATS,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    VALUES,
)
from mazzo.games.grass.rules.memory import determinize, in_hand
from mazzo.games.grass.rules.state import (
    ACCEPT,
    BONUS_PART,
    DEALING,
    DECLINED,
    IN_HAND,
    NOBODY,
    NOTHING,
    PARANOIA,
    PARTS,
    PASSING,
    PICK,
    SKIMMED,
    TABLED,
    TO,
    WITHDRAW,
    State,
    highest,
    lowest,
    next_heat,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.trade import end_offer
from mazzo.games.grass.rules.turns import result

COLD = True

CARDS_AHEAD = 0
OUTCOME_DEPTH = 20
DEALS = 24
LEAST_CHANGE = 50

LINES = (
    ("grass-tabled", 100),
    ("grass-skimmed", 100),
    ("grass-peddle-in-hand", 100),
    ("grass-paranoia", 100),
    ("grass-bonus", 100),
    ("grass-rival", -50),
)
RIVAL = 5

FEATURES = 54
FEATURES_OF_RIVAL = 20
STAGES = 18
WEIGHTS = (
    (-35887, 3891, 4610, 87232, -103859, -90159, -2200, -16915, -1742, -2646, -28801, -20645, 18673, 20989, -146440,
     -35306, -103888, -106737, 652, 267, -11146, -1175, -2218, 2013, 17515, -64735, 14383, -65802, -27199, 2794,
     35283, -45745, 73016, 23809, 46141, 3400, -100120, 4101, 56353, 23521, -113168, -101330, -171990, -318585,
     -14429, 15360, -47484, 8365, -6825, -16966, 357909, 2480, 5528, 3452),
    (-48549, 3749, 4137, 80876, -148635, -56659, -2365, -23842, -1862, -3213, -30578, 33577, 34047, 13795, -35476,
     -42446, 13496, -21213, 405, 138, -17520, 24, -392, -105, 23959, 121120, 28872, 28841, 94013, 26819, -27497,
     -12709, 99576, 11693, -17805, 17706, 95520, 34133, 46567, 116020, 230147, -53592, -93175, -141014, 10921, 54659,
     27206, 35570, -35345, 50288, 328755, 3098, 585, 2187),
    (74432, 3432, 3693, 68091, -121956, -72378, -2613, -21463, -2131, -3970, -52184, 43969, 38586, 1929, -74253,
     59857, -17570, 28201, 413, 24, 23672, -327, -562, 769, -3586, 41502, -16522, 9229, 18103, 26102, -28448, -36291,
     51838, -7666, -35956, 17675, 94902, 36144, 50610, 128026, 85057, -88408, -103712, -131533, -7863, 2355, 30955,
     54742, 32806, 73512, 304232, 1266, 1502, 2972),
    (77527, 3660, 4171, 34637, -122061, -65659, -2236, -14645, -2256, -3811, -67320, 48899, 36236, 2714, -72593,
     56542, -16700, 36086, 89, -33, 21234, -67, -210, 211, -12136, -25449, -4560, 13773, -8697, 40808, -2510, 6909,
     74596, -7799, -89, 12567, 100441, 30844, 96334, 128653, 60945, -62585, -114427, -148483, 718, 2772, 9326, 48780,
     29640, 57711, 237880, 1334, 1370, 3845),
    (15199, 3987, 4416, 146942, -138968, -48971, -2409, -23354, -2203, -3429, -73938, 60212, 42214, 3867, -39280,
     10138, 24259, 10386, -163, -159, 3622, -1270, -1137, 1234, 13337, 81834, -8592, 8156, 49669, 51381, 7874, 3174,
     99641, 1230, 23140, -10684, 127508, 106157, 101831, 165021, 169414, -41296, -72089, -167883, -7778, 9038, 2962,
     40631, 49087, 47909, 169888, 1220, 2329, 2530),
    (92626, 4546, 4503, 105331, -134106, -68524, -2820, -23842, -2210, -2768, -112395, 56041, 44573, 877, -61748,
     57573, -580, 45094, -788, -176, 20316, 1182, 258, -743, -4006, 92331, -4951, 12761, 31658, 68914, 12933, 6819,
     85250, -106, 308, 23184, 161951, 126954, 79792, 159444, 129805, -31739, -77249, -107103, -5210, 10086, -7577,
     47707, 36368, 47322, 145529, 1180, 1616, 1741),
    (128722, 4923, 4910, 103511, -145763, -60959, -2639, -22280, -2284, -2247, -159155, 3768, 43295, -389, -62630,
     75794, -908, 76559, -1345, -117, 26319, 1437, 563, -614, -5978, 99459, -10814, 36943, 17030, 68557, 35773, 13920,
     132393, 2094, -7664, 24549, 192573, 145080, 98378, 204417, 166905, -50827, -57757, -74916, -548, 6406, 2390,
     45406, 38453, 69266, 121888, 1552, 1070, 1339),
    (17381, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1063, -4305, 22678, 23380, 0, -1567, -132, 14450, 0, 1084, -718, 1473,
     134032, 1342, 0, 21611, 87042, 59167, 0, 0, 14430, -1639, 0, 0, 181599, 99101, 0, 190556, -17589, -16251, -21375,
     0, 0, 12749, 0, 55601, 106872, 133191, 0, 0, 0),
    (28936, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3598, 21033, 18367, 24073, 0, -1572, 67, -17689, 0, 620, -379, 1446,
     98507, -2586, 0, 19657, 70836, 49916, 0, 0, 7174, -5305, 0, 0, 156345, 103076, 0, 177298, -26081, -20777, -30747,
     0, 0, 7097, 0, 49656, 112823, 130993, 0, 0, 0),
    (-292414, 4313, 4553, 56147, -45260, -1585, -390, -20359, -1339, -2292, -43396, -34986, 8364, 7655, -16573,
     172468, 19424, -84792, 201, 228, -90080, 1288, -592, -4740, 48129, 59408, 34221, 38776, 58423, 98603, 27504,
     -69758, 44914, -2671, 30803, -106358, 66399, -57889, 62020, -48314, -218957, -125083, -217452, -444157, 34348,
     12106, 20285, 148557, 47583, -28779, 403562, -212, 2391, 1618),
    (-246203, 4418, 4702, 158659, -118586, -70799, -1750, -34015, -1308, -1944, -65185, -46065, 10961, 4562, -19980,
     142591, 13246, -65636, 121, 274, -65379, 795, -545, -1527, 346, 293298, -7834, 5471, -96101, 35623, 3005, -46996,
     67634, -9342, -10340, -25172, 113092, -3251, 175864, 56165, -209681, -78016, -204786, -361880, 18120, -175,
     -14380, 165867, 16085, -31602, 370321, 559, 3235, 1978),
    (-249179, 4675, 4977, 177438, -137588, -26205, -2872, -41295, -1212, -1601, -22356, 19793, 13212, 1927, -16159,
     89583, 19720, -52873, -114, 479, -58931, -760, -1403, 843, 21719, 227081, 11767, 327, -78412, 61653, -9513,
     -48179, 73304, 5109, -16410, 41219, 166503, 71815, 140620, 264821, -57296, -49675, -205855, -500000, 24865, 5436,
     -22790, 133541, 188706, 32993, 366825, 63, 2018, 1217),
    (-267578, 4483, 5301, 127175, -78830, 3349, -2877, -28305, -1090, -1403, -27796, 15248, 15351, 2304, -18318,
     83264, 14628, -23206, 3, 700, -57467, 431, -565, -411, 26997, 255305, 22141, 8026, -32438, 13067, -326, -18228,
     88247, 14025, 31518, -21814, 205821, 168577, 108662, 310123, 23494, -51512, -182114, -392456, -10213, -27167,
     -13661, 65268, 62896, 66932, 351238, 546, 562, 2007),
    (-191489, 4657, 4878, 77745, -74716, -5012, -3252, -23810, -1106, -1968, -26124, 4874, 18691, 2933, -13804, 47574,
     19458, -29059, -102, 809, -37778, 386, -334, -889, 10247, 76283, 12097, 9163, 10986, 31304, -10082, -28431,
     76431, 7144, 9951, -37399, 174332, 150190, 77758, 262977, 82255, -70856, -158177, -240623, -5018, -14263, -25277,
     44800, -3639, 100701, 294767, 522, 454, 195),
    (-142395, 4577, 5346, 68037, -80829, 5711, -2854, -21494, -1181, -1481, -38038, 11699, 9731, 2665, -19402, 17167,
     12175, -14203, -244, 1331, -27098, 429, -219, -709, 9827, 78512, 5208, 34764, 31626, 10508, -1603, -8900, 70477,
     15293, -10544, -35083, 195061, 128566, 105875, 232393, 127432, -59441, -100500, -125817, -8447, 22171, -14170,
     50931, 16972, 114213, 251756, 218, 644, -686),
    (40066, 4065, 10916, 50442, -68510, -12995, -2353, -43550, -1494, 90, -75783, -13924, 12834, -637, -16087, -27033,
     4170, 29644, -554, 2175, 8459, 353, -391, -388, 16423, 73209, 811, 28427, 27532, 9174, 2527, 2760, 62601, 20913,
     7055, 2296, 198553, 137847, 140607, 209422, 169807, -63413, -53158, -25712, -33647, 47699, -2797, 70108, 41590,
     83642, 211971, 1140, -35, -1280),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-140170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2359, -2243, -19325, 90, 0, -294, 2111, -24288, 0, 189, -592, 23113,
     69838, 19868, 0, 37977, 23509, 9183, 0, 0, 25575, 24916, 0, 0, 163876, 145301, 0, 190888, -20972, -22452, -4667,
     0, 0, 2908, 0, 57160, 81044, 212952, 0, 0, 0),
)  # fmt: skip
WEIGHTS_OF_RIVAL = (
    (-17066, 4428, 5030, 102902, -110273, -89485, -4476, -58010, -1735, -2511, -49415, -27009, 7826, 22074, -139364,
     -16789, -92509, 8269, 379, 100),
    (70653, 3891, 4412, 46431, -144607, -4022, -3696, -25253, -2273, -3542, -29388, 80678, 29861, 10503, -55405,
     61771, 6383, 23093, 299, 170),
    (280910, 3092, 3538, 45714, -146232, -53168, -3099, -49447, -2497, -4229, -144655, 19093, 56085, -728, -78022,
     225904, -3039, 42541, 476, -64),
    (280786, 3296, 4245, 26225, -131689, -44797, -2742, -38606, -2349, -3879, -130314, 45749, 44382, -681, -66481,
     204786, 3437, 45981, 142, -241),
    (215740, 3752, 4369, 39896, -155533, -28834, -2641, -49780, -2337, -3884, -108375, 60901, 29271, 1601, -48262,
     143900, 27871, 48870, -128, -313),
    (325697, 4329, 4380, 59380, -173595, -37875, -3146, -47554, -2365, -3253, -146743, 45607, 46486, -1564, -62067,
     202440, 10317, 47837, -671, -267),
    (411243, 4827, 4965, 113718, -182233, -42084, -3071, -29753, -2306, -2684, -183922, -17282, 42181, -3765, -62062,
     242148, 10987, 54602, -1347, -117),
    (51723, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3163, 14069, 67484, 42696, 0, -1704, -229),
    (246453, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2708, 194123, 156433, 190051, 0, -1632, -40),
    (-503370, 3715, 4610, 127922, -64488, 18800, -1323, -27107, -1431, -2537, -35393, -28714, 16698, 5438, -13216,
     123829, 22659, 16052, 603, 217),
    (-256046, 3810, 4255, 141342, -79689, -51059, -2230, -61074, -1541, -1894, -59973, -31574, 30127, 2983, -22295,
     87879, 15121, 12649, 491, 224),
    (-107678, 4099, 4256, 92969, -110513, -20404, -2949, -60458, -1556, -1566, -32728, 22197, 33686, 592, -21105,
     52380, 18355, 10246, 117, 506),
    (-70738, 3904, 5223, 44273, -100106, -6034, -3173, -47385, -1398, -1362, -23288, 29898, 18868, 262, -20980, 43341,
     17291, 26462, 193, 684),
    (-5959, 4169, 5438, 75019, -105121, -3650, -3678, -34420, -1437, -2051, -31852, 5480, 20205, 261, -16014, 24258,
     17638, 7718, 47, 822),
    (199181, 4220, 5574, 94508, -108909, -22120, -3305, -24410, -1503, -1859, -42820, 9096, 11477, -1377, -18236,
     -7307, 16886, 20266, -107, 1373),
    (419177, 4014, 10760, 103200, -109259, -62203, -2811, -54837, -1527, -995, -74157, -11388, 16137, -2555, -14934,
     -43238, 6282, 23515, -497, 2272),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (98152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 333, -264, -27201, -224, 0, -321, 2141),
)  # fmt: skip

NEAR = 150
"""Money, in thousands, from which on the goal counts."""

LEAD = 25
"""Width of a row of HANDS_TO_COME, in thousands."""
HANDS_TO_COME = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (225, 220, 216, 194, 166, 153, 122, 94, 76, 61, 25, 25),
    (250, 245, 240, 215, 185, 170, 135, 105, 85, 68, 28, 28),
    (262, 257, 252, 226, 194, 178, 142, 110, 89, 71, 29, 29),
    (275, 270, 264, 237, 204, 187, 148, 116, 94, 75, 31, 31),
    (288, 282, 276, 247, 213, 195, 155, 121, 98, 78, 32, 32),
)
"""HANDS_TO_COME[seats][lead // LEAD]: the mean number of hands after the present one, in hundredths, by the most money
of a seat, on the table and of finished hands.
"""
LEAST, STEP = -50, 50
TO_COME = (
    (
        (252, 231, 210, 183, 153, 128, 102),
        (231, 213, 188, 172, 147, 123, 106),
        (209, 198, 179, 159, 139, 115, 98),
        (183, 167, 159, 143, 126, 106, 99),
        (160, 148, 135, 124, 107, 97, 84),
        (129, 119, 114, 109, 96, 87, 78),
        (106, 105, 100, 94, 86, 79, 70),
    ),
    (
        (223, 200, 174, 143, 116, 91, 74),
        (212, 189, 163, 144, 111, 93, 77),
        (191, 172, 151, 132, 109, 87, 72),
        (169, 154, 137, 124, 102, 81, 68),
        (143, 132, 123, 112, 91, 79, 67),
        (116, 110, 102, 95, 83, 73, 63),
        (93, 93, 83, 83, 76, 70, 61),
    ),
    (
        (203, 178, 152, 125, 98, 76, 60),
        (192, 168, 148, 122, 92, 78, 63),
        (174, 156, 133, 111, 92, 72, 62),
        (158, 139, 122, 104, 90, 72, 61),
        (131, 125, 114, 95, 79, 67, 59),
        (111, 106, 94, 85, 78, 66, 59),
        (88, 84, 79, 78, 66, 63, 56),
    ),
    (
        (184, 157, 131, 107, 82, 67, 53),
        (173, 148, 126, 100, 83, 65, 59),
        (162, 142, 123, 102, 77, 66, 57),
        (146, 126, 115, 93, 76, 66, 52),
        (130, 117, 101, 88, 72, 60, 54),
        (103, 98, 91, 76, 67, 59, 54),
        (85, 81, 76, 70, 63, 59, 49),
    ),
    (
        (161, 136, 110, 87, 69, 57, 48),
        (152, 129, 111, 88, 70, 52, 43),
        (146, 121, 103, 86, 67, 52, 47),
        (135, 112, 98, 78, 67, 54, 46),
        (116, 105, 89, 72, 62, 50, 42),
        (93, 90, 80, 68, 57, 56, 43),
        (76, 70, 66, 57, 53, 51, 43),
    ),
)
"""TO_COME[seats - 2][own][other]: the mean of what a seat wins in the hands to come, in thousands, by its money and the
most of another seat, from LEAST on in steps of STEP; from simulated matches (`scripts.grass_fit --tables`).
"""
SPREAD_OF_HAND = 115


LAST = (GOAL - LEAST) // STEP


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the parts of the seat's sheet of the last hand, and the best result of another seat."""
    hand = s.hands - 1
    for at in (TABLED, SKIMMED, IN_HAND, PARANOIA, BONUS_PART):
        out[at] = s.sheets[hand][seat * PARTS + at]
    first = True
    for other in range(s.seats):
        if other != seat and (first or result(s, hand, other) > out[RIVAL]):
            out[RIVAL] = result(s, hand, other)
            first = False


def part(s: State) -> int:
    """The number of finished hands."""
    return s.hands


def lead_of(s: State) -> int:
    """The most money of a seat, on the table and of finished hands."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.totals[seat] + unprotected(s, seat) + protected(s, seat))
    return min(GOAL, most)


def hands_to_come(s: State) -> int:
    """The mean number of hands after the present one, in hundredths, interpolated."""
    lead = lead_of(s)
    row = lead // LEAD
    table = HANDS_TO_COME[s.seats]
    return table[row] + (table[row + 1] - table[row]) * (lead - row * LEAD) // LEAD


def spread(s: State) -> int:
    """By the hands to come and the cards in the stack."""
    hands = hands_to_come(s) + 100 * s.in_stack // CARDS
    squared = max(1, hands * SPREAD_OF_HAND * SPREAD_OF_HAND * UNITS)
    root = SPREAD_OF_HAND * UNITS
    for _ in range(20):  # Newton's method
        root = (root + squared // max(1, root)) // 2
    return max(UNITS, root)


def error(s: State) -> int:
    """Measured by `python -m scripts.review_fit grass --errors part`."""
    return 1700


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Count the cards that the seat does not know in other hands as cards of the stack, and forget which cards the
    others have chosen to pass. While a proposal stands, deal them at random instead: an answer may move them.
    """
    determinize(s, seat, rng)
    if s.proposer != NOBODY:
        return
    for other in range(s.seats):
        if other != seat:
            s.passed[other] = NOTHING
            for kind in range(KINDS):
                known = s.known[seat * SEATS + other][kind]
                s.stack[kind] += s.hand[other][kind] - known
                s.hand[other][kind] = known
                if known == 0:
                    s.kinds[other] &= ~(1 << kind)


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal the cards that `blind` put into the stack."""
    for other in range(s.seats):
        if other != seat:
            s.in_stack += s.held[other] - in_hand(s, other)
    determinize(s, seat, rng)


def settle(s: State, seat: int) -> None:
    """Decline a proposal of the seat in turn: it may then play a card."""
    if s.proposer == seat and s.turn == seat:
        end_offer(s, DECLINED)


def chances(s: State) -> int:
    """The cards that may be in the stack."""
    count = 0
    for kind in range(KINDS):
        count += s.stack[kind]
    return count


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what all see (`look_at_table`), then what only the seat knows (`look_at_hand`)."""
    look_at_table(s, seat, out)
    look_at_hand(s, seat, out)


def look_at_table(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write 1; for the seat's market: unprotected and protected money, whether it is open, whether there is heat,
    further heats, the highest peddle; turns lost; the most unprotected and protected money of another market, markets
    that can be hit, markets under heat, turns that others lose; cards in the stack, turns before the own one, seats,
    whether it has the turn now, whether cards are passed; by how much the seat and the best other one exceed NEAR.
    """
    for k in range(FEATURES_OF_RIVAL):
        out[k] = 0
    out[0] = 1
    out[1] = unprotected(s, seat)
    out[2] = protected(s, seat)
    out[3] = s.is_open[seat]
    out[4] = min(1, s.heats[seat])
    out[5] = max(0, min(2, s.heats[seat] - 1))
    top = highest(s, seat)
    out[6] = VALUES[top] if top != NOTHING else 0
    out[7] = s.lost[seat]
    for other in range(s.seats):
        if other != seat:
            money = unprotected(s, other)
            safe = protected(s, other)
            out[8] = max(out[8], money)
            out[9] = max(out[9], safe)
            if s.heats[other] > 0:
                out[11] += 1
            else:
                out[10] += s.is_open[other]
            out[12] += s.lost[other]
            out[19] = max(out[19], s.totals[other] + money + safe - NEAR)
    out[13] = s.in_stack
    passing = s.phase == PASSING
    out[14] = (seat - s.turn) % s.seats
    if passing and out[14] == 0:
        out[14] = s.seats
    out[15] = s.seats
    out[16] = 1 if s.turn == seat and not passing else 0
    out[17] = 1 if passing else 0
    out[18] = max(0, s.totals[seat] + out[1] + out[2] - NEAR)


def look_at_hand(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the cards held; peddles: money that can be laid now, other money, the highest, their number; then by kind
    the first card and further ones, apart for an open and a closed market: Market Open, Market Close, heat, what takes
    it off, nirvana, paranoia, protection, skim; last what a card of skim or nirvana would take now.
    """
    for k in range(FEATURES_OF_RIVAL, FEATURES):
        out[k] = 0
    opened = s.is_open[seat]
    clean = opened == 1 and s.heats[seat] == 0
    passed = s.passed[seat]
    out[20] = s.held[seat] - (1 if passed != NOTHING else 0)
    heats = 0
    for kind in range(KINDS):
        count = s.hand[seat][kind] - (1 if kind == passed else 0)
        if count <= 0:
            continue
        if kind < PEDDLES:
            out[21 if clean else 22] += count * VALUES[kind]
            out[23] = max(out[23], VALUES[kind])
            out[24] += count
        elif kind == MARKET_OPEN:
            out[25] = 1 - opened
            out[26] = count - out[25]
        elif kind == MARKET_CLOSE:
            out[28 - opened] = 1
        elif kind < IMMUNITY:
            heats += count
        elif kind < PAY_FINE:
            if s.heats[seat] > 0 and s.heat[seat][next_heat(s, seat)] == kind - HEATS:
                out[32] = 1
            else:
                out[33] += 1
        elif kind == PAY_FINE:
            out[34] = 1
            out[35] = min(1, s.heats[seat])
        elif kind == STONEHIGH:
            out[37 - opened] = 1
            out[38] = count - 1
        elif kind == EUPHORIA:
            out[40 - opened] = 1
        elif kind < GRAB_A_SNACK:
            out[41 + kind - SOLD_OUT] = count
        elif kind < STEAL:
            out[46 if opened == 0 else 44 + (1 if VALUES[kind] > 25 else 0)] += count
        elif kind == STEAL:
            out[48 - opened] = 1
            out[49] = count - 1
        else:
            out[50] = 1
    out[29] = min(1, heats)
    out[30] = max(0, heats - 1)
    out[31] = 1 if heats > 0 and out[10] > 0 else 0
    for other in range(s.seats):
        if other != seat:
            top = highest(s, other)
            if top != NOTHING:
                out[51] = max(out[51], (out[47] + out[48]) * VALUES[top])
                out[52] += (out[36] + out[37]) * VALUES[lowest(s, other)]
                out[53] += (out[39] + out[40]) * VALUES[top]


def stage(s: State, seat: int) -> int:
    """By the cards in the stack, with a stage of its own while hands are dealt; apart for two seats and for more."""
    first = 0 if s.seats == 2 else STAGES // 2
    if s.phase == DEALING:
        return first + STAGES // 2 - 1
    return first + s.in_stack * (STAGES // 2 - 1) // (CARDS + 1)


def known(s: State, seat: int) -> int:
    """The money of the finished hands."""
    return s.totals[seat] * UNITS


def to_come(s: State, seat: int) -> int:
    """What the seat wins from the present hand on, as if that had not begun: TO_COME, interpolated."""
    other = LEAST
    for one in range(s.seats):
        if one != seat:
            other = max(other, s.totals[one])
    own_at = min(LAST * STEP - 1, max(0, s.totals[seat] - LEAST))
    other_at = min(LAST * STEP - 1, other - LEAST)
    row = own_at // STEP
    column = other_at // STEP
    low = between(s.seats, row, column, other_at - column * STEP)
    high = between(s.seats, row + 1, column, other_at - column * STEP)
    return low + (high - low) * (own_at - row * STEP) // STEP


def between(seats: int, row: int, column: int, beyond: int) -> int:
    """A row of TO_COME, interpolated between two columns."""
    line = TO_COME[seats - 2][row]
    return UNITS * (line[column] * (STEP - beyond) + line[column + 1] * beyond) // STEP


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws or is dealt a card."""
    return s.turn == seat


def depth(s: State) -> int:
    """The card of a turn, the peddles that it covers, and one further draw with its turn."""
    return OUTCOME_DEPTH + 10


def alike(s: State, outcome: int) -> int:
    """Number of cards of the same kind from this one on."""
    end = 0
    for kind in range(KINDS):
        end += s.stack[kind]
        if outcome < end:
            return end - outcome
    return 1


def is_weighed(s: State, seat: int, action: int) -> bool:
    """Whether it is a play, a choice that follows one, or an answer; the parts of an offer change nothing yet."""
    return action < TO or ACCEPT <= action < WITHDRAW or action >= PICK
