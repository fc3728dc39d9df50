/* words.c - moves as text, and what happened. Reading moves back is the core's business: a text
 * is compared with what each legal move is written as. */
#include "core/text.h"
#include "games/flank/words.h"

/* What ends a phase, or a turn in it. */
static const char *name_done(const struct flk_state *s)
{
	switch (s->base.phase) {
	case FLK_HARVEST:
		return "end harvest";
	case FLK_BUILDING:
		return "end building";
	case FLK_MOVING:
		return "end moves";
	case FLK_JOINING:
		return "go on";
	case FLK_REINFORCING:
		return "fight";
	case FLK_SPENDING:
		return s->spent > 0 ? "end turn" : "stop";
	case FLK_STRIKING:
		return "spare";
	case FLK_BEFORE:
		return s->cursor == 0 ? "pass all" : "pass";
	default:
		return "pass";
	}
}

/* What the data has no name for: refused moves are written too, each in its own way. */
static const char *const unnamed[] = {
	"?",  "?1",  "?2",  "?3",  "?4",  "?5",  "?6",  "?7",  "?8",
	"?9", "?10", "?11", "?12", "?13", "?14", "?15", "?16",
};
_Static_assert(sizeof unnamed / sizeof unnamed[0] == FLK_ZONES + 1, "zones are the most of all");

static const char *named(const char *name, int number)
{
	return name[0] == '\0' ? unnamed[number] : name;
}

static const char *zone_name(const struct pl_book *book, int zone)
{
	return named(flk_zone_name(book, zone), zone);
}

/* Units of a seat that has no faction yet have no names. */
static const char *own_unit(const struct pl_book *book, const struct flk_state *s, int seat,
                            int type)
{
	int faction = s->faction[seat];
	return faction == 0 ? unnamed[type] : flk_unit_name(book, flk_unit_row(faction, type));
}

/* As many of each type as 4 bits hold, which is more than there are. */
static uint16_t units_sent(const struct pl_move *move)
{
	uint16_t units = 0;
	for (int t = 0; t < FLK_TYPES; t++)
		units = (uint16_t)(units | move->arg[t] << 4 * t);
	return units;
}

static bool sends_all(const struct flk_state *s, const struct pl_move *move)
{
	uint16_t units = move->verb == FLK_SEND ? units_sent(move) : 0;
	return units != 0 && units == s->army[move->seat][s->source];
}

/* "send 2 soldier 1 tank", "send all". */
static void format_send(const struct pl_book *book, const struct flk_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	pl_put(text, "send");
	if (sends_all(s, move)) {
		pl_put(text, " all");
		return;
	}
	for (int t = 0; t < FLK_TYPES; t++)
		if (move->arg[t] > 0)
			pl_put(text, " %d %s", move->arg[t], own_unit(book, s, move->seat, t + 1));
}

/* "tank 1 front 2 support". */
static void format_form(const struct pl_book *book, const struct flk_state *s,
                        const struct pl_move *move, struct pl_text *text)
{
	pl_put(text, "%s", own_unit(book, s, move->seat, move->arg[0]));
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		if (move->arg[1 + area] > 0)
			pl_put(text, " %d %s", move->arg[1 + area], flk_areas.keys[area]);
}

static void format_shift(const struct pl_book *book, const struct flk_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	bool own = move->verb == FLK_SHIFT;
	const char *verb = own ? "move" : move->verb == FLK_PUSH ? "push" : "remove";
	pl_put(text, "%s %s from %s", verb,
	       own_unit(book, s, own ? move->seat : 1 - move->seat, move->arg[0]),
	       flk_areas.keys[move->arg[1]]);
	if (move->verb != FLK_REMOVE)
		pl_put(text, " to %s", flk_areas.keys[move->arg[2]]);
}

static void format_place(const struct pl_book *book, const struct flk_state *s,
                         const struct pl_move *move, struct pl_text *text)
{
	const char *who = move->arg[0] == 0 ? "all" : own_unit(book, s, move->seat, move->arg[0]);
	if (move->arg[1] == 0)
		pl_put(text, "disband %s", who);
	else
		pl_put(text, "%s to %s", who, zone_name(book, move->arg[1]));
}

static const char *card_name(const struct pl_book *book, int card)
{
	if (card == FLK_NO_CARD)
		return "nothing";
	return named(flk_word(book, flk_numbers(book->rules)->card[card - 1].name), card);
}

static const char *upgrade_name(const struct pl_book *book, const struct flk_state *s, int seat,
                                int upgrade)
{
	int faction = s->faction[seat], row = flk_upgrade_row(faction, upgrade);
	if (faction == 0)
		return unnamed[upgrade];
	return flk_word(book, flk_numbers(book->rules)->upgrade[row - 1].name);
}

/* The effect before combat that a move names, or NULL. */
static const struct flk_timed *effect_meant(const struct flk_rules *r, const struct flk_state *s,
                                            const struct pl_move *move)
{
	int faction = s->faction[move->seat];
	bool none = move->verb != FLK_USE || faction == 0 || move->arg[0] < 1 ||
		move->arg[0] > r->befores[faction - 1];
	return none ? NULL : &r->before[faction - 1][move->arg[0] - 1];
}

/* "use mystic", "use fire-plan 2" where it has two effects before combat. */
static void format_use(const struct pl_book *book, const struct flk_state *s,
                       const struct pl_move *move, struct pl_text *text)
{
	const struct flk_timed *e = effect_meant(flk_numbers(book->rules), s, move);
	if (e == NULL) {
		pl_put(text, "use %s", unnamed[move->arg[0]]);
		return;
	}
	pl_put(text, "use %s",
	       e->unit != 0 ? own_unit(book, s, move->seat, e->unit)
	                    : upgrade_name(book, s, move->seat, e->upgrade));
	if (e->nth != 0)
		pl_put(text, " %d", e->nth);
}

/* The row of a type of units, of one's own or the enemy's as the move has it; 0: none. */
static int unit_meant(const struct flk_rules *r, const struct flk_state *s,
                      const struct pl_move *move)
{
	const struct flk_timed *e = effect_meant(r, s, move);
	bool enemy = move->verb == FLK_PUSH || move->verb == FLK_REMOVE || move->verb == FLK_STRIKE;
	int faction = s->faction[enemy ? 1 - move->seat : move->seat], type = move->arg[0];
	if (move->verb == FLK_USE)
		type = e == NULL ? 0 : e->unit;
	return faction == 0 || type < 1 || type > FLK_TYPES ? 0 : flk_unit_row(faction, type);
}

static int upgrade_meant(const struct flk_rules *r, const struct flk_state *s,
                         const struct pl_move *move, int upgrade)
{
	const struct flk_timed *e = effect_meant(r, s, move);
	if (move->verb == FLK_USE)
		upgrade = e == NULL ? 0 : e->upgrade;
	bool none = s->faction[move->seat] == 0 || upgrade < 1 || upgrade > FLK_UPGRADES;
	return none ? 0 : flk_upgrade_row(s->faction[move->seat], upgrade);
}

/* In another language than English; false in English, which is below. */
static bool say_move(const struct pl_book *book, const struct flk_state *s,
                     const struct pl_move *move, struct pl_text *text)
{
	const struct flk_rules *r = flk_numbers(book->rules);
	uint16_t units = move->verb == FLK_SEND ? units_sent(move) : 0;
	const struct flk_timed *e = effect_meant(r, s, move);
	const struct pl_said also[] = {
		PL_AS_ONE("unit", unit_meant(r, s, move), flk_units),
		PL_AS_ONE("upgrade", upgrade_meant(r, s, move, move->arg[0]), flk_upgrades),
		PL_AS_ONE("give", upgrade_meant(r, s, move, move->arg[1]), flk_upgrades),
		PL_AS_NUMBER("all", sends_all(s, move)),
		FLK_ARMY("army", s->faction[move->seat], units),
		PL_AS_NUMBER("front", move->arg[1]),
		PL_AS_NUMBER("support", move->arg[2]),
		PL_AS_NUMBER("flank", move->arg[3]),
		PL_AS_ONE("phase", s->base.phase, flk_phases),
		PL_AS_NUMBER("spent", s->spent),
		PL_AS_NUMBER("choosing", s->cursor == 0),
		PL_AS_NUMBER("nth", e == NULL ? 0 : e->nth),
		PL_NOTHING,
	};
	return pl_say_move_and(&flk_game, book, "move", move, also, text);
}

void flk_format(const struct pl_book *book, const struct pl_state *view, const struct pl_move *move,
                struct pl_text *text)
{
	const struct flk_state *s = flk_position(view);
	const uint8_t *arg = move->arg;
	int seat = move->seat;
	if (say_move(book, s, move, text))
		return;
	switch (move->verb) {
	case FLK_TAKE:
		pl_put(text, "take %s",
		       flk_word(book, flk_numbers(book->rules)->faction[arg[0] - 1].name));
		break;
	case FLK_PLAY:
		pl_put(text, "play %s", card_name(book, arg[0]));
		break;
	case FLK_MINE:
		pl_put(text, "mine %s", card_name(book, arg[0]));
		break;
	case FLK_BUILD:
		pl_put(text, "build %s at %s", own_unit(book, s, seat, arg[0]),
		       zone_name(book, arg[1]));
		break;
	case FLK_BUY:
		pl_put(text, "buy %s", upgrade_name(book, s, seat, arg[0]));
		if (arg[1] != 0)
			pl_put(text, ", discard %s", upgrade_name(book, s, seat, arg[1]));
		break;
	case FLK_MARCH:
		pl_put(text, "move %s to %s", zone_name(book, arg[1]), zone_name(book, arg[0]));
		break;
	case FLK_SEND:
		format_send(book, s, move, text);
		break;
	case FLK_JOIN:
		pl_put(text, "join %s from %s", own_unit(book, s, seat, arg[0]),
		       zone_name(book, arg[1]));
		break;
	case FLK_FORM:
		format_form(book, s, move, text);
		break;
	case FLK_HIDE:
		pl_put(text, "hide %s", card_name(book, arg[0]));
		break;
	case FLK_SPEND:
		pl_put(text, "blue");
		break;
	case FLK_PUSH:
	case FLK_SHIFT:
	case FLK_REMOVE:
		format_shift(book, s, move, text);
		break;
	case FLK_STRIKE:
		pl_put(text, "strike %s", own_unit(book, s, 1 - seat, arg[0]));
		break;
	case FLK_PLACE:
		format_place(book, s, move, text);
		break;
	case FLK_USE:
		format_use(book, s, move, text);
		break;
	default:
		pl_put(text, "%s", name_done(s));
		break;
	}
}

void flk_tell(const struct pl_book *book, const struct pl_event *event, struct pl_text *text)
{
	pl_say_event(&flk_game, book, event, text);
}
