/* audit.c - the invariants of Flank: what no sequence of moves may break. */
#include "core/deck.h"
#include "games/flank/flank.h"

static const char *audit_cards(const struct flk_rules *r, const struct flk_state *s)
{
	for (int kind = 0; kind <= FLK_CARDS; kind++) {
		int copies = kind >= 1 && kind <= r->cards ? r->card[kind - 1].copies : 0;
		if (s->deck[kind] + s->discard[kind] + s->hand[0][kind] + s->hand[1][kind] != copies)
			return "FLK-013: every resource card is in one place";
	}
	if (pl_deck_count(s->deck, FLK_CARDS + 1) != s->deck_left)
		return "FLK-024: the deck has as many cards as it says";
	for (int seat = 0; seat < FLK_PLAYERS; seat++)
		if (pl_deck_count(s->hand[seat], FLK_CARDS + 1) != s->cards[seat])
			return "FLK-028: a hand has as many cards as it says";
	return NULL;
}

static bool has_odd_nibbles(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	for (int type = 1; type <= FLK_TYPES; type++) {
		int row = s->faction[seat] == 0 ? 0 : flk_unit_row(s->faction[seat], type);
		int copies = row == 0 ? 0 : r->unit[row - 1].copies;
		if (flk_of_type(s->total[seat], type) > copies)
			return true;
	}
	return false;
}

static const char *audit_armies(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	int count[FLK_TYPES + 1] = { 0 };
	uint16_t stands = 0;
	bool forming = s->base.phase == FLK_FORMING;
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
	uint16_t rest = (uint16_t)(s->aside[seat] + (forming ? 0 : flk_on_sheet(s, seat)));
	for (int type = 1; type <= FLK_TYPES; type++)
		if (count[type] + flk_of_type(rest, type) != flk_of_type(s->total[seat], type))
			return "FLK-009: a miniature is lost or doubled";
	if (has_odd_nibbles(r, s, seat) || flk_count(s->total[seat]) > r->population)
		return "FLK-C34: more miniatures than there are";
	return NULL;
}

static const char *audit_player(const struct flk_rules *r, const struct flk_state *s, int seat)
{
	bool battle = flk_is_open_battle(s);
	if (s->faction[seat] > FLK_FACTIONS)
		return "FLK-002: no such faction";
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
	if (!battle && (s->points[seat] || s->lost[seat] || s->aside[seat] || s->strikes[seat]))
		return "FLK-084: what belongs to a battle is left over";
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
		int type = flk_lowest(left) + 1;
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

static const char *audit_battle(const struct flk_rules *r, const struct flk_state *s)
{
	int phase = s->base.phase;
	bool forming = phase == FLK_FORMING, open = flk_is_open_battle(s);
	bool marching = phase >= FLK_PICKING && phase <= FLK_REINFORCING;
	if ((s->opened != 0) != forming)
		return "FLK-071: a formation is open or not";
	if ((s->battle == 0 && (forming || open)) || (s->battle != 0 && !forming && !open && !marching))
		return "FLK-067: a battle is open or not";
	if (s->battle == 0 && (s->attacker || s->siege || s->winner || s->stopped || s->spent ||
	                       s->side || s->cursor || s->used))
		return "FLK-067: a battle is over";
	if ((s->target != 0) != (phase == FLK_PICKING || phase == FLK_JOINING))
		return "FLK-058: a move is being made or not";
	uint32_t steps = 0;
	for (int seat = 0; seat < FLK_PLAYERS; seat++) {
		const char *broken = forming ? audit_formation(r, s, seat) : NULL;
		if (broken != NULL)
			return broken;
		if (!forming && (s->placed[seat] || s->mined[seat]))
			return "FLK-083: nothing is hidden after the reveal";
		if (!forming && !open && flk_on_sheet(s, seat) != 0)
			return "FLK-084: sheets are empty outside of battles";
		steps += s->placed[seat];
	}
	if (forming && s->base.ply - s->opened != steps)
		return "FLK-071: a step is missing";
	int defender = 1 - s->attacker;
	if (s->siege && !(s->bases[defender] & flk_zone_bit(s->battle)))
		return "FLK-075: no base in the battle";
	return NULL;
}

const char *flk_audit(const struct pl_rules *rules, const struct pl_state *state)
{
	const struct flk_rules *r = flk_numbers(rules);
	const struct flk_state *s = flk_position(state);
	const char *broken = audit_cards(r, s);
	for (int seat = 0; broken == NULL && seat < FLK_PLAYERS; seat++) {
		broken = audit_player(r, s, seat);
		if (broken == NULL)
			broken = audit_armies(r, s, seat);
	}
	if (broken == NULL)
		broken = audit_battle(r, s);
	if (broken != NULL)
		return broken;
	if (s->first >= FLK_PLAYERS || s->initiative >= FLK_PLAYERS || s->turn >= FLK_PLAYERS ||
	    s->gone > FLK_PLAYERS || s->unused[0] || s->unused[1] || s->unused[2])
		return "FLK-033: no such player";
	if (state->phase < FLK_CHOOSING || state->phase > FLK_TIMED_OUT ||
	    (state->pending == 0) != flk_is_over(s) || s->round > r->round_limit)
		return "FLK-032: no such phase or round";
	if (state->phase != FLK_CHOOSING && s->faction[0] == s->faction[1])
		return "FLK-022: both players have the same faction";
	if (state->phase == FLK_WON && s->bases[0] != 0 && s->bases[1] != 0)
		return "FLK-118: the game goes on while both have bases";
	return NULL;
}
