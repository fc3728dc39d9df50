/* measures.c - what the lab counts of One False Step beyond events and pieces. It
 * only looks on; no rule is here. */
#include "core/text.h"
#include "games/one-false-step/words.h"

enum measure {
	TEMPER,
	FIRST_CITY,
	ORDER,
	PRICE_GROUP,
	TRADER,
	AIRBORNE,
	SHOT_POINTS,
	CITY_POINTS,
	KNOW_POINTS,
	NET_CITIES,
	SHOT_SHARE,
	PAID,
	FIRST_PRICE,
	BARGAINS,
	SHOTS,
	LOADED,
	BEST_SHOT,
	STAKES,
	JUMPS,
	JUMPS_WON,
	GUARDS,
	TRAINS,
	BOARDED,
	LEVEL,
	CITIES,
	STARVED,
	BANKED,
	OFFERS,
	DEALS,
	FEES,
	BUTTON_WEEKS,
	PEAK,
	WEEKS,
	MINUTES,
	GHOSTS,
	SOLD,
	LOT_PRICE,
	BUTTONS_SOLD,
	RUN,
	END_SHOT,
	END_LOADED,
	END_WAKE,
	END_LEARN,
	CLASH,
	BIG_SHOT,
	MOST_COUNTERS,
	WIN_RATE,
	LAST
};

/* At a table: minutes for setting up with the first auction, for a week, and for
 * each player in a week, in tenths. */
enum { SET_UP = 200, WEEK = 45, WEEK_EACH = 19 };

enum { BIG = 8 }; /* points of one shot */

/* clang-format off */
const struct pl_measure ofs_measures[] = {
	{ "temper", PL_GROUP, OFS_TEMPERS, 1, "Mayors of this temper win # of their games." },
	{ "first city", PL_GROUP, OFS_CITIES, 1, "Who starts here wins # of the games." },
	{ "order", PL_GROUP, PL_SEATS, 1, "Who has this place from the first Button wins # of the games." },
	{ "first price", PL_GROUP, 3, 1, "Who paid so for the first city wins # of the games." },
	{ "deals struck", PL_GROUP, 3, 1, "Who trades so often wins # of the games." },
	{ "passengers", PL_GROUP, 3, 1, "Who sends so many aboard wins # of the games." },
	{ "points from shots", PL_EACH, 0, 1, "Moon Shots bring a player # points." },
	{ "points from cities", PL_EACH, 0, 1, "A player's cities are worth # points in the end." },
	{ "points from Know-how", PL_EACH, 0, 1, "A player's Know-how is worth # points in the end." },
	{ "cities less price", PL_EACH, 0, 1, "A player's cities are worth # points more than they cost." },
	{ "share of shots", PL_EACH, 0, 1000, "Of the points a player gains, prices of cities taken off, Moon Shots bring #." },
	{ "red for cities", PL_EACH, 0, 1, "A player pays # red chips for cities." },
	{ "price of the first city", PL_EACH, 0, 1, "The first city costs a player # red chips." },
	{ "bargains", PL_EACH, 0, 1, "A player gets # cities on Saturdays for a single chip." },
	{ "shots", PL_EACH, 0, 1, "A player fires # Moon Shots." },
	{ "loaded shots", PL_EACH, 0, 1, "A player fires # Moon Shots with somebody aboard." },
	{ "best shot", PL_EACH, 0, 1, "A player's best Moon Shot brings # points." },
	{ "claims staked", PL_EACH, 0, 1, "A player stakes # claims." },
	{ "jumps", PL_EACH, 0, 1, "A player jumps # claims." },
	{ "jumps won", PL_EACH, 0, 1, "A player wins # jumps." },
	{ "counters to cities", PL_EACH, 0, 1, "A player strengthens cities by # counters." },
	{ "counters by Train", PL_EACH, 0, 1, "A player sends # counters by Train." },
	{ "counters aboard", PL_EACH, 0, 1, "A player sends # counters to the Rocket." },
	{ "level", PL_EACH, 0, 30, "A player's systems are at level # in the end." },
	{ "cities", PL_EACH, 0, 1, "A player has # Active cities in the end." },
	{ "starved", PL_EACH, 0, 1, "A player lets # cities starve." },
	{ "Bank exchanges", PL_EACH, 0, 1, "A player goes to the Bank # times." },
	{ "offers", PL_EACH, 0, 1, "A player makes # offers." },
	{ "deals", PL_EACH, 0, 1, "A player strikes # deals with others." },
	{ "fees", PL_EACH, 0, 1, "Know-how brings a player # Gold." },
	{ "weeks with the Button", PL_EACH, 0, 1, "A player begins # weeks." },
	{ "peak of counters", PL_EACH, 0, 1, "A player has up to # counters out." },
	{ "weeks", PL_WHOLE, 0, 1, "A game takes # weeks." },
	{ "minutes", PL_WHOLE, 0, 10, "At a table a game takes # minutes." },
	{ "ghost towns", PL_WHOLE, 0, 1, "# cities become ghost towns." },
	{ "cities sold", PL_WHOLE, 0, 1, "# cities are sold on Saturdays." },
	{ "price of a lot", PL_WHOLE, 0, 100, "A city costs # red chips on Saturdays." },
	{ "Buttons sold", PL_WHOLE, 0, 1, "The Button is sold # times." },
	{ "longest run", PL_WHOLE, 0, 1, "Somebody holds the Button for # weeks on end." },
	{ "ended by a shot", PL_WHOLE, 0, 1, "# of the games end with a Moon Shot." },
	{ "ended loaded", PL_WHOLE, 0, 1, "# of the games end with a full success and people aboard." },
	{ "ended by waking", PL_WHOLE, 0, 1, "# of the games end with a city waking." },
	{ "ended by Know-how", PL_WHOLE, 0, 1, "# of the games end with Know-how." },
	{ "Friday clash", PL_WHOLE, 0, 1, "In # of the games two cities would win on one Friday." },
	{ "big shots", PL_WHOLE, 0, 1, "# Moon Shots bring 8 points or more." },
	{ "most counters", PL_WHOLE, 0, 1, "The player with most has # counters out." },
	{ "jumps that win", PL_WHOLE, 0, 1000, "Of all jumps # win." },
	{ NULL, 0, 0, 0, NULL },
};
/* clang-format on */

void ofs_group(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	static const char *const order[] = { "1st", "2nd", "3rd", "4th", "5th", "6th" };
	static const char *const tempers[] = { "balanced", "military", "banker", "scientific",
		                               "lucky" };
	static const char *const prices[] = { "below average", "average", "above average" };
	static const char *const few[] = { "never", "1 to 3", "4 or more" };
	if (measure == TEMPER)
		pl_put(name, "%s", tempers[group - 1]);
	else if (measure == FIRST_CITY && group <= ofs_numbers(book->rules)->cities)
		pl_put(name, "%s", ofs_city_name(book, group));
	else if (measure == FIRST_CITY)
		pl_put(name, "row %d", group);
	else if (measure == ORDER)
		pl_put(name, "%s", order[group - 1]);
	else
		pl_put(name, "%s", (measure == PRICE_GROUP ? prices : few)[group - 1]);
}

/* --- while it is played ----------------------------------------------------------- */

static void note_shot(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat, aboard = event->arg[5], gained = event->arg[6] << 8 | event->arg[7];
	out[SHOTS][seat]++;
	out[LOADED][seat] += aboard > 0;
	out[SHOT_POINTS][seat] += gained;
	out[BIG_SHOT][0] += gained >= BIG;
	if (gained > out[BEST_SHOT][seat])
		out[BEST_SHOT][seat] = gained;
}

static void note_jump(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int32_t *rate = out[WIN_RATE]; /* the seats after the first hold what it is made from */
	out[JUMPS][event->seat]++;
	out[JUMPS_WON][event->seat] += event->arg[8];
	rate[1] += event->arg[8];
	rate[2]++;
	rate[0] = rate[1] * 1000 / rate[2];
}

static void note_sale(const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int32_t *price = out[LOT_PRICE];
	out[SOLD][0]++;
	out[PAID][event->seat] += event->arg[1];
	out[BARGAINS][event->seat] += event->arg[1] == 1;
	price[1] += event->arg[1];
	price[0] = price[1] * 100 / out[SOLD][0];
}

/* A run is counted in the second seat's place. */
static void note_week(const struct ofs_state *s, int button, int32_t out[PL_MEASURES][PL_SEATS])
{
	int32_t *run = out[RUN];
	out[WEEKS][0] = s->week;
	out[BUTTON_WEEKS][button]++;
	run[1] = run[2] == button + 1 ? run[1] + 1 : 1;
	run[2] = button + 1;
	run[0] = pl_most(run[0], run[1]);
}

/* Counters out: on claims, in cities, on cards and trains, and aboard. */
static void note_counters(const struct ofs_state *s, int32_t out[PL_MEASURES][PL_SEATS])
{
	for (int seat = 0; seat < s->base.seats; seat++) {
		const struct ofs_player *p = &s->player[seat];
		int counters = ofs_count(p->claims) + p->rocket;
		for (int city = 1; city <= OFS_CITIES; city++)
			if (s->town[city].owner == seat + 1)
				counters += s->town[city].pile + s->town[city].middle +
					s->town[city].train + (s->town[city].where == OFS_INACTIVE);
		out[PEAK][seat] = pl_most(out[PEAK][seat], counters);
		out[MOST_COUNTERS][0] = pl_most(out[MOST_COUNTERS][0], counters);
	}
}

static void note_settling(const struct ofs_state *s, const struct pl_event *event,
                          int32_t out[PL_MEASURES][PL_SEATS])
{
	out[FIRST_CITY][event->seat] = event->arg[0];
	out[FIRST_PRICE][event->seat] = event->arg[1];
	out[PAID][event->seat] += event->arg[1];
	out[ORDER][event->seat] = 1 + ofs_place(s, event->seat);
}

static void note_event(const struct ofs_state *s, const struct pl_event *event,
                       int32_t out[PL_MEASURES][PL_SEATS])
{
	const uint8_t *arg = event->arg;
	int seat = event->seat;
	switch (event->kind) {
	case OFS_DID_SETTLE:
		note_settling(s, event, out);
		break;
	case OFS_DID_WEEK:
		note_week(s, seat, out);
		break;
	case OFS_DID_POPULATE:
		note_counters(s, out);
		break;
	case OFS_DID_STAKE:
		out[STAKES][seat]++;
		break;
	case OFS_DID_JUMP:
		note_jump(event, out);
		break;
	case OFS_DID_STRENGTHEN:
		out[GUARDS][seat] += arg[1];
		break;
	case OFS_DID_TRAIN:
		out[TRAINS][seat] += arg[1];
		break;
	case OFS_DID_BOARD:
		out[BOARDED][seat] += arg[1];
		break;
	case OFS_DID_STARVE:
		out[STARVED][seat]++;
		break;
	case OFS_DID_RAISE:
		if (arg[4] != 0)
			out[FEES][arg[4] - 1] += arg[3];
		break;
	case OFS_DID_SHOOT:
		note_shot(event, out);
		break;
	case OFS_DID_BUY:
		note_sale(event, out);
		break;
	case OFS_DID_GHOST:
		out[GHOSTS][0]++;
		break;
	case OFS_DID_HAND:
		out[BUTTONS_SOLD][0]++;
		break;
	case OFS_DID_EXCHANGE:
		out[BANKED][seat]++;
		break;
	case OFS_DID_OFFER:
		out[OFFERS][seat]++;
		break;
	case OFS_DID_ACCEPT:
		out[DEALS][seat]++;
		out[DEALS][arg[4] - 1]++;
		break;
	default:
		break;
	}
}

/* --- at the end ---------------------------------------------------------------------- */

/* Would another city that wakes on the same Friday have won as well? */
static int clashes(const struct ofs_rules *r, const struct ofs_state *s)
{
	for (int city = 1; city <= r->cities; city++) {
		const struct ofs_town *town = &s->town[city];
		if (town->where == OFS_INACTIVE && town->chips == 1 && town->owner != s->winner &&
		    ofs_score(r, s, town->owner - 1) + r->city[city - 1].red >= r->goal)
			return 1;
	}
	return 0;
}

static void note_ending(const struct ofs_rules *r, const struct ofs_state *s,
                        const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	for (int i = 0; i < events->count; i++) {
		const struct pl_event *event = &events->at[i];
		if (event->kind == OFS_DID_SHOOT) {
			out[END_SHOT][0] = 1;
			out[END_LOADED][0] = event->arg[4] == 7 && event->arg[5] > 0;
		} else if (event->kind == OFS_DID_LEARN) {
			out[END_LEARN][0] = 1;
		} else if (event->kind == OFS_DID_WAKE && event->seat + 1 == s->winner) {
			out[END_WAKE][0] = out[END_SHOT][0] == 0 || s->day == OFS_FRIDAY;
			out[CLASH][0] = clashes(r, s);
		}
	}
	if (s->day == OFS_FRIDAY) /* a shot of the same move did not end it */
		out[END_SHOT][0] = out[END_LOADED][0] = out[END_LEARN][0] = 0;
}

static int group_of(int count)
{
	return count == 0 ? 1 : count <= 3 ? 2 : 3;
}

static void note_end(const struct ofs_rules *r, const struct ofs_state *s,
                     const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seats = s->base.seats, prices = 0;
	for (int seat = 0; seat < seats; seat++)
		prices += out[FIRST_PRICE][seat];
	for (int seat = 0; seat < seats; seat++) {
		const struct ofs_player *p = &s->player[seat];
		int know = 0, price = seats * out[FIRST_PRICE][seat];
		for (int system = 0; system < OFS_SYSTEMS; system++)
			know += s->holder[system] == seat + 1 ? r->system[system].points : 0;
		int dots = ofs_score(r, s, seat) - p->red - know;
		int net = dots - out[PAID][seat];
		int all = out[SHOT_POINTS][seat] + pl_most(net, 0) + know;
		out[CITY_POINTS][seat] = dots;
		out[KNOW_POINTS][seat] = know;
		out[NET_CITIES][seat] = net;
		out[SHOT_SHARE][seat] = all > 0 ? out[SHOT_POINTS][seat] * 1000 / all : 0;
		out[LEVEL][seat] = 10 * (p->level[0] + p->level[1] + p->level[2]);
		out[CITIES][seat] = ofs_count(p->cities);
		out[PRICE_GROUP][seat] = price < prices ? 1 : price == prices ? 2 : 3;
		out[TRADER][seat] = group_of(out[DEALS][seat]);
		out[AIRBORNE][seat] = group_of(out[BOARDED][seat]);
	}
	out[MINUTES][0] = SET_UP + s->week * (WEEK + WEEK_EACH * seats);
	note_ending(r, s, events, out);
}

void ofs_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct ofs_state *s = ofs_position(state);
	if (events == NULL) {
		for (int seat = 0; seat < state->seats; seat++)
			out[TEMPER][seat] =
				ofs_numbers(rules)->mayor[s->player[seat].mayor - 1].temper;
		return;
	}
	for (int i = 0; i < events->count; i++)
		note_event(s, &events->at[i], out);
	if (state->pending == 0)
		note_end(ofs_numbers(rules), s, events, out);
}
