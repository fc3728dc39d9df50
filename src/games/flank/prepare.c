/* prepare.c - what follows from the drawing of the board: which zones touch, how
 * far apart they are, which is whose mirror; and whether the data makes sense. */
#include "games/flank/flank.h"

/* --- sides that touch ------------------------------------------------------ */

struct point {
	int x, y;
};

static int corners_of(const struct flk_zone *zone)
{
	return zone->corners / 2;
}

static struct point corner(const struct flk_zone *zone, int n)
{
	int at = 2 * (n % corners_of(zone));
	struct point p = { zone->corner[at], zone->corner[at + 1] };
	return p;
}

/* Twice the area between a line and a point: 0 if the point is on it. */
static int off_line(struct point a, struct point b, struct point p)
{
	return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/* How far along a to b a point lies; the length of a to b at b. */
static int along(struct point a, struct point b, struct point p)
{
	return (b.x - a.x) * (p.x - a.x) + (b.y - a.y) * (p.y - a.y);
}

/* Whether two sides lie on one line and share more than a point. */
static bool sides_touch(struct point a, struct point b, struct point c, struct point d)
{
	if (off_line(a, b, c) != 0 || off_line(a, b, d) != 0)
		return false;
	int length = along(a, b, b), from = along(a, b, c), to = along(a, b, d);
	int low = from < to ? from : to, high = from < to ? to : from;
	return (low > 0 ? low : 0) < (high < length ? high : length);
}

/* FLK-016: adjacent are zones that share a side, not a corner alone. */
static bool zones_touch(const struct flk_zone *one, const struct flk_zone *other)
{
	for (int i = 0; i < corners_of(one); i++)
		for (int j = 0; j < corners_of(other); j++)
			if (sides_touch(corner(one, i), corner(one, i + 1), corner(other, j),
			                corner(other, j + 1)))
				return true;
	return false;
}

/* --- point symmetry ---------------------------------------------------------- */

static bool has_corner(const struct flk_zone *zone, struct point wanted)
{
	for (int i = 0; i < corners_of(zone); i++) {
		struct point p = corner(zone, i);
		if (p.x == wanted.x && p.y == wanted.y)
			return true;
	}
	return false;
}

/* FLK-020: half a turn about the middle brings one onto the other, and sides
 * and limits with it. */
static bool is_mirror(const struct flk_board *board, const struct flk_zone *one,
                      const struct flk_zone *other)
{
	static const uint8_t other_side[] = { 0, 2, 1 };
	if (one->corners != other->corners || one->limit != other->limit ||
	    other->side != other_side[one->side])
		return false;
	for (int i = 0; i < corners_of(one); i++) {
		struct point p = corner(one, i);
		struct point turned = { board->width - p.x, board->height - p.y };
		if (!has_corner(other, turned))
			return false;
	}
	return true;
}

/* --- preparing ------------------------------------------------------------------ */

static const struct flk_zone *zone_at(const struct flk_rules *r, int zone)
{
	return &r->zone[r->row[zone] - 1];
}

static void number_zones(struct flk_rules *r)
{
	r->zone_count = 0;
	r->bases[0] = r->bases[1] = 0;
	for (int row = 1; row <= r->zones; row++) {
		const struct flk_zone *zone = &r->zone[row - 1];
		if (zone->board != r->board || r->zone_count == FLK_ZONES)
			continue;
		int number = ++r->zone_count;
		r->row[number] = (uint8_t)row;
		r->limit[number] = zone->limit;
		if (zone->side != 0)
			r->bases[zone->side - 1] |= flk_zone_bit(number);
	}
}

static void find_neighbours(struct flk_rules *r)
{
	const struct flk_board *board = &r->boards_at[r->board - 1];
	for (int a = 1; a <= r->zone_count; a++) {
		r->near[a] = 0;
		r->mirror[a] = 0;
		for (int b = 1; b <= r->zone_count; b++) {
			if (a != b && zones_touch(zone_at(r, a), zone_at(r, b)))
				r->near[a] |= flk_zone_bit(b);
			if (is_mirror(board, zone_at(r, a), zone_at(r, b)))
				r->mirror[a] = (uint8_t)b;
		}
	}
}

/* Steps from a zone to every other; beyond the last zone's number where there
 * is no way. */
static void find_distances(struct flk_rules *r, int from)
{
	unsigned seen = flk_zone_bit(from), edge = seen;
	for (int zone = 1; zone <= FLK_ZONES; zone++)
		r->distance[from][zone] = FLK_ZONES + 1;
	for (int steps = 0; edge != 0; steps++) {
		unsigned next = 0;
		for (unsigned left = edge; left != 0; left &= left - 1) {
			int zone = pl_lowest(left) + 1;
			r->distance[from][zone] = (uint8_t)steps;
			next |= r->near[zone];
		}
		edge = next & ~seen;
		seen |= edge;
		if (steps == 1)
			r->two_steps[from] = (uint16_t)edge;
	}
}

void flk_prepare(struct pl_rules *rules)
{
	struct flk_rules *r = (struct flk_rules *)rules;
	number_zones(r);
	find_neighbours(r);
	for (int zone = 1; zone <= r->zone_count; zone++) {
		r->two_steps[zone] = 0;
		find_distances(r, zone);
	}
	r->deck_size = 0;
	for (int kind = 1; kind <= r->cards; kind++) {
		const struct flk_card *card = &r->card[kind - 1];
		r->deck_size = (uint8_t)(r->deck_size + card->copies);
		r->yields[kind] = card->gives[FLK_BLUE] | (uint64_t)card->gives[FLK_GREEN] << 20 |
			(uint64_t)card->gives[FLK_YELLOW] << 40;
	}
	flk_prepare_powers(r);
}

/* --- vetting -------------------------------------------------------------------- */

static bool is_connected(const struct flk_rules *r)
{
	for (int a = 1; a <= r->zone_count; a++)
		for (int b = 1; b <= r->zone_count; b++)
			if (r->distance[a][b] > FLK_ZONES)
				return false;
	return true;
}

static int zones_of_board(const struct flk_rules *r)
{
	int count = 0;
	for (int row = 0; row < r->zones; row++)
		count += r->zone[row].board == r->board;
	return count;
}

static int vet_board(const struct flk_rules *r)
{
	int bases = flk_count_bits(r->bases[0]);
	int zones = zones_of_board(r);
	if (zones < 2 || zones > FLK_ZONES || !is_connected(r))
		return FLK_BAD_BOARD;
	if (bases < 1 || bases > FLK_MOST_BASES)
		return FLK_BAD_BASES;
	for (int zone = 1; zone <= r->zone_count; zone++) {
		if (zone_at(r, zone)->corners < 6 || zone_at(r, zone)->corners % 2 != 0)
			return FLK_BAD_BOARD;
		int mirror = r->mirror[zone];
		if (mirror == 0)
			return FLK_BAD_SYMMETRY;
		for (int other = 1; other <= r->zone_count; other++)
			if (r->mirror[other] == 0 ||
			    r->distance[zone][other] != r->distance[mirror][r->mirror[other]])
				return FLK_BAD_SYMMETRY;
	}
	return 0;
}

int flk_vet(const struct pl_rules *rules, int seats)
{
	const struct flk_rules *r = flk_numbers(rules);
	(void)seats; /* the game is for two, and nobody asks for others */
	int cards = 0, why = vet_board(r);
	if (why != 0)
		return why;
	for (int kind = 1; kind <= r->cards; kind++)
		cards += r->card[kind - 1].copies;
	if (cards < 2 * r->start_cards || cards < 1 || cards > 200)
		return FLK_BAD_CARDS;
	return flk_vet_effects(r);
}
