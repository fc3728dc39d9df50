/* audit.c - the invariants of Flank: what no sequence of moves may break. */
#include "core/deck.h"
#include "games/flank/flank.h"

enum { MOST_STRIKES = 4 }; /* of one unit, as data.c allows */

static const char *audit_cards(const struct flk_rules *r, const struct flk_state *s)
{
	for (int kind = 0; kind <= FLK_CARDS; kind++) {
		int copies = kind >= 1 && kind <= r->cards ? r->card[kind - 1].copies : 0;
		if (s->deck[kind] + s->discard[kind] + s->hand[0][kind] + s->hand[1][kind] !=
		    copies)
			return "FLK-013: every resource card is in one place";
	}
	if (pl_deck_count(s->deck, FLK_CARDS + 1) != s->deck_left)
		return "FLK-024: the deck has as many cards as it says";
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		if (pl_deck_count(s->hand[seat], FLK_CARDS + 1) != s->cards[seat])
			return "FLK-028: a hand has as many cards as it says";
	return NULL;
}

/* FLK-C34: nowhere are more units of a type than there are miniatures; those destroyed in a
 * battle and those in use are different ones. */
static bool is_of_miniatures(const struct flk_rules *r, const struct flk_state *s, int seat,
                             uint16_t units)
{
	for (int type = 1; type <= FLK_TYPES; type++) {
		int row = s->faction[seat] == 0 ? 0 : flk_unit_row(s->faction[seat], type);
		int copies = row == 0 ? 0 : r->unit[row - 1].copies;
		if (flk_of_type(units, type) > copies)
			return false;
	}
	return true;
}

static bool has_odd_miniatures(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	bool sound = is_of_miniatures(r, s, seat, s->total[seat]) &&
		is_of_miniatures(r, s, seat, s->aside[seat]) &&
		is_of_miniatures(r, s, seat, s->lost[seat]);
	for (int area = FLK_FRONT; area < FLK_AREAS; area++)
		sound = sound && is_of_miniatures(r, s, seat, s->sheet[seat][area]);
	return !sound || !is_of_miniatures(r, s, seat, (uint16_t)(s->total[seat] + s->lost[seat]));
}

static const char *audit_armies(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int count[FLK_TYPES + 1] = { 0 };
	uint16_t stands = 0;
	bool forming = s->base.phase == FLK_FORMING;
	if (has_odd_miniatures(r, s, seat) || flk_count(s->total[seat]) > r->population)
		return "FLK-C34: more miniatures than there are";
	for (int zone = 0; zone <= FLK_ZONES; zone++) {
		uint16_t army = s->army[seat][zone];
		if (army != 0 && (zone < 1 || zone > r->zone_count))
			return "FLK-015: units stand on the board";
		if (army != 0)
			stands |= flk_zone_bit(zone);
		int over = zone == s->battle && seat == s->attacker ? r->attackers_over : 0;
		if (zone >= 1 && flk_count(army) > r->limit[zone] + over)
			return "FLK-061: more units than the zone's limit";
		if (zone != 0 && zone != s->battle && army != 0 &&
		    ((s->stands[1 - seat] | s->bases[1 - seat]) & flk_zone_bit(zone)))
			return "FLK-066: both players in a zone without a battle";
		for (int type = 1; type <= FLK_TYPES; type++)
			count[type] += flk_of_type(army, type);
	}
	if (stands != s->stands[seat])
		return "FLK-015: the zones with units are not those said";
	for (int type = 1; type <= FLK_TYPES; type++) {
		count[type] += flk_of_type(s->aside[seat], type);
		for (int area = FLK_FRONT; area < FLK_AREAS && !forming; area++)
			count[type] += flk_of_type(s->sheet[seat][area], type);
		if (count[type] != flk_of_type(s->total[seat], type))
			return "FLK-009: a miniature is lost or doubled";
	}
	return NULL;
}

static const char *audit_player(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	bool battle = flk_is_open_battle(s);
	for (int colour = 0; colour < FLK_COLOURS; colour++) {
		if (s->tokens[seat][colour] > r->token_limit[colour])
			return "FLK-039: more tokens than the limit";
		if (s->extra[seat][colour] > (battle ? r->mine[colour] : 0))
			return "FLK-081: tokens on a card outside of combat";
	}
	if (s->upgrades[seat] >= FLK_UPGRADE_SETS ||
	    flk_count_bits(s->upgrades[seat]) > r->upgrade_limit)
		return "FLK-053: more upgrades than the limit";
	if (s->bases[seat] & ~r->bases[seat == s->first ? 0 : 1])
		return "FLK-C09: a base where none can be";
	if (s->points[seat] > r->token_limit[FLK_BLUE] + r->mine[FLK_BLUE])
		return "FLK-088: more blue spent than there can be";
	if (!battle && (s->points[seat] || s->lost[seat] || s->aside[seat] || s->strikes[seat]))
		return "FLK-084: what belongs to a battle is left over";
	if (s->strikes[seat] > MOST_STRIKES * (r->limit[s->battle] + r->attackers_over))
		return "FLK-107: more strikes than so many units have";
	if ((s->points[seat] && s->base.phase < FLK_SPENDING) ||
	    (s->lost[seat] && s->base.phase < FLK_STRIKING) ||
	    (s->strikes[seat] && s->base.phase != FLK_STRIKING))
		return "FLK-084: what comes later in a battle is there";
	if (battle && s->army[seat][s->battle] != 0 && s->base.phase != FLK_RETREATING)
		return "FLK-070: units in the battle zone are on the sheets";
	return NULL;
}

/* The sheet that a player has filled in so far. */
static const char *audit_formation(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int steps = flk_form_steps(s, seat), placed = s->placed[seat];
	uint16_t army = s->army[seat][s->battle], expected = 0;
	int types = steps - (s->cards[seat] > 0);
	if (placed > steps || (placed == steps) == pl_is_pending(&s->base, seat))
		return "FLK-071: a player is asked until the formation is complete";
	int done = placed < types ? placed : types;
	for (unsigned left = flk_types(army); done > 0; done--, left &= left - 1) {
		int type = pl_lowest(left) + 1;
		flk_add(&expected, flk_some(type, flk_of_type(army, type)));
	}
	if (flk_on_sheet(s, seat) != expected)
		return "FLK-070: the sheet holds the units placed so far";
	if (types > 0 && placed >= types && s->sheet[seat][FLK_FRONT] == 0)
		return "FLK-074: nobody is in front";
	if ((s->mined[seat] != 0) != (placed > types))
		return "FLK-078: the card is hidden last";
	if (s->mined[seat] != 0 && s->mined[seat] != FLK_NO_CARD &&
	    (s->mined[seat] > r->cards || s->hand[seat][s->mined[seat]] == 0))
		return "FLK-078: the hidden card is in the hand";
	return NULL;
}

static const char *audit_forming(const struct flk_rules *r, const struct flk_state *s)
{
	bool forming = s->base.phase == FLK_FORMING;
	uint32_t steps = 0;
	if ((s->opened != 0) != forming)
		return "FLK-071: a formation is open or not";
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		const char *broken = forming ? audit_formation(r, s, seat) : NULL;
		if (broken != NULL)
			return broken;
		if (!forming && (s->placed[seat] || s->mined[seat]))
			return "FLK-083: nothing is hidden after the reveal";
		if (!forming && !flk_is_open_battle(s) && flk_on_sheet(s, seat) != 0)
			return "FLK-084: sheets are empty outside of battles";
		steps += s->placed[seat];
	}
	if (forming && s->base.ply - s->opened != steps)
		return "FLK-071: a step is missing";
	return NULL;
}

/* FLK-058: between saying from where to where and the arrival of all who join. */
static const char *audit_march(const struct flk_rules *r, const struct flk_state *s)
{
	int phase = s->base.phase;
	bool moving = phase == FLK_PICKING || phase == FLK_JOINING;
	if ((s->target != 0) != moving || (s->source != 0) != moving)
		return "FLK-058: a move is being made or not";
	if (s->target > r->zone_count || s->source > r->zone_count ||
	    (moving && s->target == s->source))
		return "FLK-058: a move is from a zone to another";
	if (moving && s->battle != 0 && s->target != s->battle)
		return "FLK-C24: in an open battle units move into its zone";
	return NULL;
}

/* What a battle knows of itself, from the move that opened it to its end. */
static const char *audit_battle(const struct flk_rules *r, const struct flk_state *s)
{
	int phase = s->base.phase;
	bool marching = phase == FLK_PICKING || phase == FLK_JOINING;
	bool fought = phase >= FLK_REINFORCING && phase <= FLK_RETREATING;
	if ((s->battle == 0 && fought) || (s->battle != 0 && !fought && !marching))
		return "FLK-067: a battle is open or not";
	if (s->battle == 0)
		return s->attacker || s->siege ? "FLK-067: a battle is over" : NULL;
	if (s->battle > r->zone_count || s->attacker != s->turn)
		return "FLK-062: a battle is where whose turn it is attacks";
	int defender = 1 - s->attacker;
	if (s->siege != ((s->bases[defender] & flk_zone_bit(s->battle)) != 0))
		return "FLK-075: a base is in the battle or not";
	if (phase <= FLK_FORMING && s->army[s->attacker][s->battle] == 0)
		return "FLK-062: nobody attacks";
	return NULL;
}

static int most_spent(const struct flk_rules *r)
{
	int most = 0;
	for (int colour = 0; colour < FLK_COLOURS; colour++)
		most += r->token_limit[colour] + r->mine[colour];
	return most;
}

/* What each step of a combat knows: none of it before or after. */
static const char *audit_combat(const struct flk_rules *r, const struct flk_state *s)
{
	int phase = s->base.phase;
	bool sides = phase == FLK_BEFORE || phase == FLK_STRIKING || phase == FLK_RETREATING;
	bool before = phase == FLK_BEFORE,
	     counted = phase == FLK_STRIKING || phase == FLK_RETREATING;
	if (s->side > (sides ? 1 : 0))
		return "FLK-C29: a side comes first or second";
	int seat = s->side == 0 ? s->attacker : 1 - s->attacker;
	int effects = before ? r->befores[s->faction[seat] - 1] : 0;
	if (s->cursor > effects || (s->tried >> effects) != 0)
		return "FLK-085: no such effect before combat";
	if (s->cursor != 0 && ((s->tried >> (s->cursor - 1)) & 1))
		return "FLK-G08: an effect is used once a battle";
	if (s->used >= (s->cursor == 0 ? 1 : flk_before(r, s, seat, s->cursor)->number))
		return "FLK-G08: an effect is used for as many units as it says";
	if (before && s->cursor == 0 && flk_count_bits(flk_ready(r, s, seat)) < 2)
		return "FLK-C42: an effect is chosen of several";
	if (s->spent != 0 && phase != FLK_SPENDING)
		return "FLK-086: tokens are spent in their step";
	if (s->spent > most_spent(r))
		return "FLK-087: more tokens spent than there can be";
	if (s->stopped > 3 || (s->stopped != 0 && phase != FLK_SPENDING && !counted) ||
	    (phase == FLK_SPENDING && (s->stopped & s->base.pending)))
		return "FLK-092: who has stopped spends no more";
	if (s->winner > FLK_TIE || (s->winner != 0) != counted)
		return "FLK-102: a battle is decided or not";
	return NULL;
}

/* --- the course of the game ------------------------------------------------------------ */

/* Who is asked in a step of combat that has sides; FLK-110: the loser places first. */
static int seat_of_side(const struct flk_state *s)
{
	int first = s->attacker;
	if (s->base.phase == FLK_RETREATING)
		first = s->winner == FLK_TIE ? s->attacker : s->winner == 1;
	return s->side == 0 ? first : 1 - first;
}

static const char *audit_asked(const struct flk_state *s)
{
	int phase = s->base.phase, pending = s->base.pending;
	bool turns = phase <= FLK_REINFORCING;
	bool sides = phase == FLK_BEFORE || phase == FLK_STRIKING || phase == FLK_RETREATING;
	if (s->base.seats != FLK_PLAYERS || pending > 3)
		return "FLK-033: no such player";
	if ((pending == 0) != flk_is_over(s))
		return "FLK-032: somebody is asked until the game is over";
	if (s->base.sealed != 0 && (phase != FLK_FORMING || s->base.sealed != 3))
		return "FLK-071: only formations are sealed";
	if ((turns && pending != pl_bit(s->turn)) || (sides && pending != pl_bit(seat_of_side(s))))
		return "FLK-034: another is asked than whose turn it is";
	if (phase == FLK_SPENDING && pending == 3)
		return "FLK-086: players spend in turns";
	if (phase == FLK_STRIKING && s->strikes[seat_of_side(s)] == 0)
		return "FLK-107: who strikes has strikes left";
	if (phase == FLK_RETREATING && s->aside[seat_of_side(s)] == 0)
		return "FLK-110: who places survivors has some";
	return NULL;
}

static const char *audit_choosing(const struct flk_state *s)
{
	int second = 1 - s->first;
	if (s->round != 0 || s->gone || s->faction[s->first] ||
	    (s->faction[second] != 0) != (s->turn == s->first))
		return "FLK-022: the second player chooses first";
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		if (s->cards[seat] || s->total[seat] || s->upgrades[seat] || s->tokens[seat][0] ||
		    s->tokens[seat][1] || s->tokens[seat][2])
			return "FLK-028: nothing is dealt before factions are chosen";
	return NULL;
}

static const char *audit_course(const struct flk_rules *r, const struct flk_state *s)
{
	int phase = s->base.phase;
	if (s->first >= FLK_PLAYERS || s->initiative >= FLK_PLAYERS || s->turn >= FLK_PLAYERS ||
	    s->attacker >= FLK_PLAYERS || s->unused[0])
		return "FLK-033: no such player";
	if (phase < FLK_CHOOSING || phase > FLK_TIMED_OUT || s->round > r->round_limit)
		return "FLK-032: no such phase or round";
	if (phase == FLK_CHOOSING)
		return audit_choosing(s);
	if (s->round == 0 || s->gone > 1 ||
	    (!flk_is_over(s) && s->gone != (s->turn != s->initiative)))
		return "FLK-034: whose turn it is follows from who is done";
	if (s->faction[0] == 0 || s->faction[1] == 0 || s->faction[0] == s->faction[1])
		return "FLK-022: both players have a faction, and not the same";
	if (phase == FLK_WON && s->bases[0] != 0 && s->bases[1] != 0)
		return "FLK-118: the game goes on while both have bases";
	if (phase == FLK_TIMED_OUT && s->round != r->round_limit)
		return "FLK-C36: there are rounds left";
	return NULL;
}

/* What later questions rely on comes first: phases, players and factions there are. */
const char *flk_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(state);
	if (s->faction[0] > FLK_FACTIONS || s->faction[1] > FLK_FACTIONS)
		return "FLK-002: no such faction";
	const char *broken = audit_course(r, s);
	if (broken == NULL)
		broken = audit_march(r, s);
	if (broken == NULL)
		broken = audit_battle(r, s);
	if (broken == NULL)
		broken = audit_combat(r, s);
	if (broken == NULL)
		broken = audit_asked(s);
	if (broken == NULL)
		broken = audit_cards(r, s);
	for (int seat = 0; broken == NULL && seat < FLK_PLAYERS; seat++) {
		broken = audit_player(r, s, seat);
		if (broken == NULL)
			broken = audit_armies(r, s, seat);
	}
	return broken != NULL ? broken : audit_forming(r, s);
}
