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
    (-132012, 3078, 2381, 303447, -88070, -186381, -985, 22916, -2584, -4485, 161152, 116658, 25652, 7413, -48211,
     -119681, 10597, -103863, 658, 490, -48639, -1220, -1945, -124, 86245, -56156, 57362, 97318, 77391, 200448,
     -40907, -93468, 168510, 42213, 68130, -122444, 165585, -22462, -105386, 33795, 9921, -74074, -117496, -299278,
     114758, 89450, 308960, -26682, 14993, 116357, 576762, 3303, -1509, 4634),
    (-35640, 3277, 2992, 531571, -143618, -137878, -1989, -109005, -2542, -4893, 6902, -19951, 53064, 2005, 7984,
     -30153, 66413, -44799, 450, 501, -11236, 845, 141, 387, -47996, 313979, -58558, -118011, -1381, -40333, -7469,
     -53878, 54951, -22966, -58686, 51236, 6354, -47942, 112599, 355035, 246751, -241019, -149192, -103797, -37135,
     18841, 331562, -25568, 231334, 88456, 372392, 1296, 4083, 1507),
    (-35339, 3008, 3201, 322389, -147131, -123305, -1928, -8304, -2184, -4654, -107126, 30693, 48047, 7215, -47385,
     -28080, 16623, -16177, 577, 368, -10982, 1017, 1551, -820, -31969, 94021, -24805, -100780, 13765, -43997, -26888,
     18448, 15160, 25727, -24804, 105549, 41963, 15980, 67659, 12870, 2258, -113072, -119766, -139138, -59193, 58297,
     89663, 83772, 200943, 99110, 254803, 710, 2336, 4502),
    (3474, 3431, 3765, 150010, -193665, -39304, -2385, -25430, -2397, -4351, -19889, 147966, 84386, 3067, 9641, 2613,
     59975, -23119, 51, 580, 1556, 1140, 1095, -1730, -22695, 61526, -14124, 8031, -110518, 59969, -16460, -64376,
     112990, 70, 5470, 31017, 87482, 114929, 45071, 73186, 28067, -39518, -43750, -217271, -61393, 14857, -20750,
     84776, 91081, 6000, 192191, 838, 1241, 4616),
    (49090, 3587, 4512, 118568, -147738, -80180, -1972, -23242, -2756, -3418, -69834, 73462, 37057, 475, -63980,
     34250, -7441, 77125, -279, 427, 11698, 2648, 1726, -2795, -15706, 46660, 23020, 32062, -26973, 97023, 27357,
     -69666, 97420, 21100, 23634, 67944, 144084, 42461, 118754, 158129, 153929, 2865, -46000, -76539, 10160, 9457,
     11300, 7927, 115981, 127190, 189243, 1724, 3078, 2637),
    (59376, 3820, 4781, 96202, -131831, -97540, -1139, -14488, -2754, -2950, -111038, 75399, 55854, 1225, -58347,
     38598, 2874, 60735, -1077, 202, 13416, 1676, 984, -2061, 3712, 130871, 6135, 3660, 3172, 25609, 34197, 20240,
     44667, 5394, -45136, 78218, 178019, 135007, 109116, 187186, 152945, -75278, -47593, -8042, 41020, -7211, 23377,
     21836, 21396, 73356, 159515, 1413, 1581, 1021),
    (111835, 4895, 4962, 118173, -143428, -113576, -2489, -28250, -2510, -1320, -162450, 41952, 63061, 714, -83140,
     68424, -14124, 44460, -1486, 503, 24231, 401, -239, -484, -8718, 92048, -32868, -11210, 7369, 25132, 23253, 5089,
     69078, -21435, -55587, 15308, 149204, 128528, 84241, 155043, 122066, -114614, -72817, -139426, -19511, -25151,
     -10407, 57720, 12045, 131366, 108067, 865, 1189, 770),
    (17344, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1307, 14949, 24217, 3742, 0, -1506, 999, 17216, 0, -1327, 835, 6517,
     112930, -37430, 0, 9338, 56274, 15885, 0, 0, -10235, -3657, 0, 0, 131993, 82415, 0, 164423, -16427, -46529,
     -44043, 0, 0, -18521, 0, 40236, -16499, 106078, 0, 0, 0),
    (138981, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -382, 103951, 92988, 103961, 0, -1404, 903, -30935, 0, -856, 356,
     19481, 82868, 14187, 0, 28516, 68733, 43223, 0, 0, 10943, 10842, 0, 0, 126298, 134198, 0, 201319, 6269, -7296,
     -4825, 0, 0, 11234, 0, 29629, 89229, 136696, 0, 0, 0),
    (-229035, 4452, 6116, 64227, -50029, -4874, -1821, -56903, -1195, -1627, -22273, 11775, 19972, 4719, -22193,
     123674, -465, -82649, 299, 224, -52820, 1389, -719, -1920, -11987, 84086, -5923, -40609, -7241, -18099, 2172,
     12549, 30634, -17268, -17159, 39413, 179937, -3273, 48695, 3571, -215973, -136824, -245235, -465302, -11033,
     -8665, -7952, 1191, -30411, -127408, 344064, 284, 1724, 2669),
    (-165766, 4546, 6463, 64021, -38555, 20818, -2516, -36621, -1212, -1759, -30570, -8004, 18109, 7771, -17213,
     91195, 2062, -86510, 249, 603, -35789, 697, -1968, 550, -34874, 45861, -36059, -76541, -16789, -35820, -64316,
     -3288, -40124, -40357, -7313, 54049, 145468, 47679, 19330, 17089, -80495, -121161, -226071, -413433, -50772,
     -41719, -67274, -34799, -28466, -51434, 341280, 849, 1630, 2390),
    (-164945, 4301, 6461, 109969, -55129, -29038, -2754, -35118, -1153, -1326, -50517, -9351, -1732, 2865, -15694,
     100592, 4255, -67840, 312, 775, -34378, 287, -520, 609, -26916, 83699, -41579, -49168, -67022, -13879, 28235,
     -29046, -18763, -26655, 17804, 13140, 83553, 95175, 55964, 109519, 6305, -96875, -242815, -387013, -57931,
     -26444, -33794, 20355, -42768, -40117, 359342, 638, 933, 2325),
    (-177014, 4209, 5164, 82820, -4798, -25618, -2579, -44908, -1314, -1228, -59525, 6926, 16318, 2333, -17466, 72758,
     -1418, -48470, 411, 921, -35652, 944, 449, -686, -6452, 77028, -19065, 963, -54272, 50719, 310, -53655, -12234,
     3506, 9154, -95102, 120205, 118467, 80669, 163915, 123015, -119066, -188224, -410229, -17298, 3507, -1105, 34883,
     -27824, 95011, 367051, 671, 777, 1475),
    (-143879, 3763, 4048, 113402, -62890, -13710, -2231, -18641, -1572, -1247, -34750, 19116, 8506, 1458, -15444,
     43071, 5117, -22317, 377, 1140, -28133, 1033, 183, -978, 440, 69300, -1743, 19710, 18827, 33493, 28243, -19069,
     21596, 11596, -1805, -19329, 140786, 106521, 124135, 173517, 196492, -88450, -129391, -289656, -10376, -15481,
     2607, 67922, 53048, 126501, 341265, 222, 314, 663),
    (-39766, 3502, 4200, 71332, -84096, -13241, -1935, -20354, -1557, -62, -59130, -4962, 15396, 374, -14341, 12964,
     -332, -12561, 208, 1373, -7587, 786, 234, -865, 1124, 66875, -5725, 43009, 21732, 21785, 1175, 6821, 28564, 1310,
     -11791, -10991, 150937, 115161, 95248, 148853, 159069, -72792, -71859, -114413, 354, 14851, -3668, 75108, 57763,
     72611, 267367, 635, 292, 489),
    (154885, 3225, 0, 91897, -119528, -7865, -2327, -37722, -1752, 0, -99204, -44667, 5561, -4461, -10716, -27639,
     665, 60730, 80, 1816, 33324, 93, 405, -943, 18962, 86164, 17866, 71117, 31783, 32493, 15075, 37599, 119570,
     17859, 2177, 61093, 169484, 115773, 146133, 182983, 201352, -35796, -28744, -57839, -19966, 45899, 27164, 84615,
     68126, 39963, 214430, 218, 636, 469),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-113297, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1221, -1680, 2443, -1052, 0, -82, 2205, 7743, 0, -475, -41, -3074,
     42224, -13525, 0, 2195, -6700, -32232, 0, 0, -15872, -11316, 0, 0, 81693, 69537, 0, 162755, -48632, -39133,
     -72581, 0, 0, -969, 0, 42392, 30597, 188240, 0, 0, 0),
)  # fmt: skip
WEIGHTS_OF_RIVAL = (
    (-5274, 2992, 1585, 273148, -19919, -157754, -1273, 25399, -2371, -4287, 27453, -49782, 28617, 9683, -96063,
     -4781, -33832, -3095, 767, 477),
    (65801, 3059, 2693, 239714, -100438, -102186, -2970, -133636, -2417, -5020, -58409, -90714, 52655, 409, 98429,
     55670, 160676, 4969, 456, 389),
    (136000, 2824, 3499, 85981, -111911, -84995, -2805, -41143, -2286, -5047, -150644, 26174, 43026, 2584, 6583,
     108063, 76787, 12947, 599, 401),
    (143393, 3232, 4138, 20678, -213600, -56639, -2669, -56497, -2539, -4950, -95935, 147950, 78730, 2218, 10378,
     107871, 73889, -80, 80, 581),
    (266850, 3752, 4807, 24778, -184763, -106810, -2691, -33968, -2937, -3928, -135867, 77229, 26702, -1088, -64818,
     186179, 7265, 70014, -340, 487),
    (291027, 3677, 4901, 56402, -178150, -102516, -1424, -24012, -2994, -3644, -137209, 67284, 57983, -2117, -58018,
     189187, 14835, 44828, -1062, 297),
    (352451, 4863, 5147, 124441, -185170, -119828, -3218, -42415, -2660, -2024, -187318, 20223, 55140, -3556, -80021,
     215640, -1189, 54404, -1510, 515),
    (35350, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2664, 24189, 49358, 13906, 0, -1729, 916),
    (133766, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -190, 99996, 89499, 100114, 0, -1513, 941),
    (-475886, 4169, 5041, 93959, -59221, -23438, -2499, -65990, -1275, -856, -24543, 1757, 31800, 4982, -20347,
     109045, 7137, -5439, 389, 225),
    (-315230, 4182, 6117, -17682, -53802, 3753, -2694, -61271, -1238, -1643, -20216, -12131, 30094, 7446, -16418,
     66896, 9903, -6253, 282, 621),
    (-144302, 3889, 5806, 50000, -58729, -19712, -3372, -57545, -1284, -1546, -50683, -12326, 3230, 1463, -16991,
     69691, 3356, 5160, 376, 852),
    (-55324, 3883, 4825, 62417, -44233, -12381, -3473, -56356, -1455, -1696, -69526, -3011, 16465, 379, -17536, 57715,
     -1061, -9646, 470, 924),
    (85434, 3254, 4137, 103766, -105272, 17689, -2445, -24614, -1842, -1509, -46437, 10648, 10839, -1045, -14869,
     29185, 8291, -5290, 490, 1178),
    (343529, 3130, 4497, 94427, -110222, 288, -2176, -24118, -1752, -288, -62918, -7287, 16414, -3107, -12216, -4548,
     5042, -6144, 236, 1397),
    (604994, 2930, 0, 87418, -68482, 2939, -2331, -46568, -1697, 0, -88373, -42361, 10662, -5001, -11273, -34400, 352,
     14217, 51, 1821),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (116085, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -713, 371, -5533, -1079, 0, -78, 2191),
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
SPREAD_OF_HAND = 80


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
    """The error of the estimate, measured."""
    return 400


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
    whether it is the seat's turn now, whether cards are passed; by how much the seat and the best other one exceed NEAR.
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
