/* prepare.c - what follows from the data (lines as sets, seams, chances), and
 * whether it can be played. */
#include "games/one-false-step/one-false-step.h"

/* --- what follows from the data ------------------------------------------------ */

/* The edge points of an upright section, in tens: top, right, bottom, left. */
static const struct ofs_point edge[OFS_PORTS] = {
	{ 3, 0 },  { 7, 0 },  { 10, 3 }, { 10, 7 }, { 10, 11 },
	{ 3, 14 }, { 7, 14 }, { 0, 3 },  { 0, 7 },  { 0, 11 },
};

/* A half turn carries every port onto another one. */
static const uint8_t half_turn[OFS_PORTS] = { 6, 5, 9, 8, 7, 1, 0, 4, 3, 2 };

static void draw_graph(const struct ofs_section *section, struct ofs_graph *graph)
{
	for (int i = 0; i < section->claims && i < OFS_CLAIMS_EACH; i++) {
		uint16_t bit = (uint16_t)(1u << i);
		if (section->claim[i].kind == OFS_MINE)
			graph->mines |= bit;
		else
			graph->farms |= bit;
	}
	for (int i = 0; i < section->lines; i++) {
		int from = section->line[i].from - 1, to = section->line[i].to - 1;
		graph->near[from] = (uint16_t)(graph->near[from] | 1u << to);
		graph->near[to] = (uint16_t)(graph->near[to] | 1u << from);
	}
	for (int port = 0; port < OFS_PORTS; port++) {
		int claim = section->port[port] - 1;
		for (int turned = 0; turned < 2; turned++) {
			int lies = turned ? half_turn[port] : port;
			uint16_t *ports = &graph->ports_of[turned][claim];
			graph->at_port[turned][lies] = (uint8_t)claim;
			*ports = (uint16_t)(*ports | 1u << lies);
		}
	}
}

/* Where a port lies on the map, in tens. A quarter turn goes clockwise. */
static struct ofs_point port_at(const struct ofs_slot *slot, int port)
{
	struct ofs_point p = edge[port];
	if (slot->across) {
		int x = OFS_LONG - p.y;
		p.y = p.x;
		p.x = x;
	}
	p.x += 2 * slot->x;
	p.y += 2 * slot->y;
	return p;
}

/* Two ports on the same point meet. */
static void draw_seams(const struct ofs_layout *layout, uint8_t meets[OFS_SLOTS][OFS_PORTS])
{
	for (int a = 0; a < OFS_SLOTS * OFS_PORTS; a++) {
		for (int b = 0; b < OFS_SLOTS * OFS_PORTS; b++) {
			struct ofs_point p = port_at(&layout->slot[a / OFS_PORTS], a % OFS_PORTS);
			struct ofs_point q = port_at(&layout->slot[b / OFS_PORTS], b % OFS_PORTS);
			if (a / OFS_PORTS != b / OFS_PORTS && p.x == q.x && p.y == q.y)
				meets[a / OFS_PORTS][a % OFS_PORTS] = (uint8_t)(1 + b);
		}
	}
}

static void list_seams(const uint8_t meets[OFS_SLOTS][OFS_PORTS], struct ofs_seam seam[OFS_SEAMS],
                       uint8_t *seams)
{
	*seams = 0;
	for (int a = 0; a < OFS_SLOTS * OFS_PORTS; a++) {
		int b = meets[a / OFS_PORTS][a % OFS_PORTS] - 1;
		if (b <= a || *seams == OFS_SEAMS)
			continue;
		struct ofs_seam line = { { (uint8_t)(a / OFS_PORTS), (uint8_t)(b / OFS_PORTS) },
			                 { (uint8_t)(a % OFS_PORTS), (uint8_t)(b % OFS_PORTS) } };
		seam[(*seams)++] = line;
	}
}

/* OFS-C01, OFS-C02: prices, targets, and how many of 36 rolls reach them. */
static void reckon_levels(struct ofs_rules *r)
{
	for (int level = 1; level <= r->levels; level++) {
		const struct ofs_level *row = &r->level[level - 1];
		r->price[level] = r->prices == OFS_PRINTED ? row->printed : row->price;
		r->target[level] = r->targets == OFS_TWELVE ? row->easy : row->target;
		r->chance[level] = 0;
		for (int first = 1; first <= 6; first++)
			for (int second = 1; second <= 6; second++)
				r->chance[level] = (uint8_t)(r->chance[level] +
				                             (first + second >= r->target[level]));
	}
}

/* OFS-C34: the sections of a choice, as a set; choices go by their lowest section that differs. */
static unsigned sections_of_choice(int choice)
{
	for (unsigned set = 0xff; set > 0; set--) {
		unsigned sections = 0; /* the highest bit is the first section */
		for (int section = 1; section <= OFS_NUMBERED; section++)
			if ((set >> (OFS_NUMBERED - section)) & 1)
				sections |= 1u << section;
		if (ofs_count(sections) == OFS_SLOTS && --choice == 0)
			return sections;
	}
	return 0;
}

static void fill_pool(struct ofs_rules *r)
{
	unsigned sections = sections_of_choice(r->chosen);
	for (int section = 1; section <= r->sections; section++)
		r->pool[section] = r->chosen == 0 || ((sections >> section) & 1);
}

static void sort_news(struct ofs_rules *r)
{
	int sorted = 0;
	for (int about = 1; about <= OFS_NEWS_KINDS; about++) {
		r->news_first[about] = (uint8_t)sorted;
		for (int row = 0; row < r->gazettes; row++)
			if (r->gazette[row].when == about)
				r->news[sorted++] = (uint8_t)(row + 1);
		r->news_count[about] = (uint8_t)(sorted - r->news_first[about]);
	}
}

/* The offers that are listed: one or two chips at par, or at two Gold for a Food. */
static void list_rates(struct ofs_rules *r)
{
	static const struct ofs_offer rates[OFS_RATES] = {
		{ 0, OFS_FOOD, 1, 1 }, { 0, OFS_FOOD, 1, 2 }, { 0, OFS_FOOD, 2, 2 },
		{ 0, OFS_FOOD, 2, 4 }, { 0, OFS_GOLD, 1, 1 }, { 0, OFS_GOLD, 2, 1 },
		{ 0, OFS_GOLD, 2, 2 }, { 0, OFS_GOLD, 4, 2 },
	};
	for (int i = 0; i < OFS_RATES; i++) {
		const struct ofs_offer *rate = &rates[i];
		uint8_t bit = (uint8_t)(1u << i);
		uint8_t *gives = r->gives[rate->gives == OFS_GOLD];
		uint8_t *takes = r->takes[rate->gives == OFS_FOOD];
		r->rate[rate->gives][rate->give][rate->take] = bit;
		for (int chips = rate->give; chips <= OFS_ENOUGH; chips++)
			gives[chips] = (uint8_t)(gives[chips] | bit);
		for (int chips = rate->take; chips <= OFS_ENOUGH; chips++)
			takes[chips] = (uint8_t)(takes[chips] | bit);
		for (int seat = 0; seat < PL_SEATS; seat++)
			for (int to = 0; to < PL_SEATS; to++)
				pl_put_move(&r->offer[seat][to][i], OFS_OFFER, seat, to + 1,
				            rate->gives, rate->give, rate->take, 0);
	}
}

void ofs_prepare(struct pl_rules *rules)
{
	struct ofs_rules *r = (struct ofs_rules *)rules;
	if (ofs_vet(rules, 0) != 0)
		return; /* nothing follows from such data; nobody will play it */
	for (int section = 0; section < r->sections; section++)
		draw_graph(&r->section[section], &r->graph[section]);
	for (int layout = 0; layout < r->layouts; layout++) {
		draw_seams(&r->layout[layout], r->meets[layout]);
		list_seams(r->meets[layout], r->seam[layout], &r->seams[layout]);
	}
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_city *row = &r->city[city - 1];
		for (int i = 0; i < row->doors; i++)
			r->door[city] = (uint16_t)(r->door[city] | 1u << (row->door[i] - 1));
		r->cap[city] = r->population ? (uint8_t)((row->population + 999) / 1000)
					     : OFS_MOST_COUNTERS;
	}
	fill_pool(r);
	reckon_levels(r);
	sort_news(r);
	list_rates(r);
}

/* --- whether the data can be played ---------------------------------------------- */

static int vet_section(const struct ofs_section *section)
{
	for (int i = 0; i < section->lines; i++) {
		const struct ofs_line *line = &section->line[i];
		if (line->from > section->claims || line->to > section->claims ||
		    line->from == line->to)
			return OFS_BAD_LINE;
	}
	for (int port = 0; port < OFS_PORTS; port++)
		if (section->port[port] > section->claims)
			return OFS_BAD_PORT;
	return 0;
}

static int vet_cities(const struct ofs_rules *r)
{
	int each[OFS_SECTIONS + 1] = { 0 };
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_city *row = &r->city[city - 1];
		int seen = 0;
		for (int i = 0; i < row->doors; i++) {
			int door = 1 << row->door[i];
			if (row->door[i] > r->section[row->section - 1].claims ||
			    (seen & door) != 0)
				return OFS_BAD_DOOR;
			seen |= door;
		}
		if (++each[row->section] > OFS_CITIES_EACH)
			return OFS_CROWDED;
	}
	return 0;
}

static int width(const struct ofs_slot *slot)
{
	return slot->across ? OFS_LONG : OFS_SHORT;
}

static int height(const struct ofs_slot *slot)
{
	return slot->across ? OFS_SHORT : OFS_LONG;
}

/* True for a point inside or on the border of a slot, in tens. */
static bool touches(const struct ofs_slot *slot, struct ofs_point p)
{
	int x = p.x - 2 * slot->x, y = p.y - 2 * slot->y;
	return x >= 0 && x <= width(slot) && y >= 0 && y <= height(slot);
}

static bool overlap(const struct ofs_slot *a, const struct ofs_slot *b)
{
	return 2 * a->x < 2 * b->x + width(b) && 2 * b->x < 2 * a->x + width(a) &&
		2 * a->y < 2 * b->y + height(b) && 2 * b->y < 2 * a->y + height(a);
}

/* Sections lie side by side, hang together, and every port on a shared border
 * meets a port. */
static int vet_layout(const struct ofs_layout *layout)
{
	uint8_t meets[OFS_SLOTS][OFS_PORTS] = { { 0 } };
	unsigned joined = 1;
	draw_seams(layout, meets);
	for (int round = 0; round < OFS_SLOTS; round++)
		for (int slot = 0; slot < OFS_SLOTS; slot++)
			for (int port = 0; port < OFS_PORTS; port++)
				if (meets[slot][port] != 0 && ((joined >> slot) & 1))
					joined |= 1u << ((meets[slot][port] - 1) / OFS_PORTS);
	if (joined != (1u << OFS_SLOTS) - 1)
		return OFS_APART;
	for (int a = 0; a < OFS_SLOTS; a++) {
		for (int b = 0; b < OFS_SLOTS; b++) {
			if (a == b)
				continue;
			if (overlap(&layout->slot[a], &layout->slot[b]))
				return OFS_OVERLAP;
			for (int port = 0; port < OFS_PORTS; port++)
				if (meets[a][port] == 0 &&
				    touches(&layout->slot[b], port_at(&layout->slot[a], port)))
					return OFS_BROKEN_SEAM;
		}
	}
	return 0;
}

/* OFS-012: what a map names is named once. */
static int vet_survey(const struct ofs_survey *survey)
{
	unsigned used = 0;
	for (int slot = 0; slot < OFS_SLOTS; slot++) {
		int section = survey->section[slot];
		if (section != 0 && ((used >> section) & 1))
			return OFS_SECTION_TWICE;
		used |= 1u << section;
	}
	return 0;
}

/* Any five sections must hold a city for each player: OFS-C29. */
static int vet_numbers(const struct ofs_rules *r, int seats)
{
	int each[OFS_SECTIONS] = { 0 }, fewest = 0;
	for (int city = 0; city < r->cities; city++)
		each[r->city[city].section - 1]++;
	for (int taken = 0; taken < OFS_SLOTS; taken++) {
		int least = 0;
		for (int section = 1; section < r->sections; section++)
			if (each[section] < each[least])
				least = section;
		fewest += each[least];
		each[least] = OFS_CITIES + 1;
	}
	return fewest >= seats ? 0 : OFS_TOO_FEW_CITIES;
}

int ofs_vet(const struct pl_rules *rules, int seats)
{
	const struct ofs_rules *r = ofs_numbers(rules);
	int why = vet_cities(r);
	for (int section = 0; why == 0 && section < r->sections; section++)
		why = vet_section(&r->section[section]);
	for (int layout = 0; why == 0 && layout < r->layouts; layout++)
		why = vet_layout(&r->layout[layout]);
	for (int survey = 0; why == 0 && survey < r->surveys; survey++)
		why = vet_survey(&r->survey[survey]);
	if (why == 0 && sections_of_choice(r->chosen) >> (r->sections + 1) != 0)
		why = OFS_NO_SUCH_SECTION;
	if (why == 0 && r->goal <= r->start_red)
		why = OFS_BAD_GOAL;
	if (why == 0 && r->start_level > r->levels)
		why = OFS_BAD_START;
	if (why == 0 && r->candidates < seats)
		why = OFS_TOO_FEW_MAYORS;
	return why != 0 ? why : vet_numbers(r, seats);
}
