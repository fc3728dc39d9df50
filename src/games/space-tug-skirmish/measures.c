/* measures.c - what the lab counts of Space Tug Skirmish beyond events and
 * pieces. It only looks on; no rule is here. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

enum measure {
	PERSONA,
	ORDER,
	LEVEL,
	SIDE,
	FIRST_LAUNCH,
	LAUNCH_GROUP,
	DESIGNS,
	REDRAWS,
	ILITY_GROUP,
	FLEXIBILITY,
	WIDTH,
	SUFFERED_GROUP,
	INCOME,
	CONTRACT_MONEY,
	EFFECT_MONEY,
	LOWEST,
	LAUNCHES,
	RETURN_CARD,
	RETURN_MONEY,
	CONTRACTS,
	BONUSES,
	CONSOLATIONS,
	ATTACKS,
	SUFFERED,
	DISABLED,
	DESTROYED,
	REPAIRS,
	ILITIES,
	FEATURES,
	SPECS,
	PARTS,
	ROUNDS,
	TURNS,
	SHOWN,
	TAKEN,
	EXPIRED,
	SHARED,
	SHIFTS,
	SHIFTS_BY_EFFECT,
	RESHUFFLES,
	INCOME_SHARE,
	CONTRACT_SHARE,
	EFFECT_SHARE,
	BALANCED,
	LOPSIDED,
	FROM_80,
	TEAM_WINS,
	FLARES,
	TOKEN_MOVES
};

enum { MOST_LAUNCH = 8, MOST_LAUNCHES = 5, MOST_ILITIES = 4, MOST_WIDTH = 6 };

/* clang-format off */
const struct pl_measure sts_measures[] = {
	{ "persona", PL_GROUP, STS_PERSONAS, 1, "This Persona wins # of its games." },
	{ "turn order", PL_GROUP, STS_SEATS, 1, "Who plays in this place of a round wins # of the games." },
	{ "level", PL_GROUP, STS_LEVELS, 1, "Who gets to this level wins # of the games." },
	{ "side", PL_GROUP, 2, 1, "This side is first in # of its seats." },
	{ "first launch", PL_GROUP, MOST_LAUNCH + 1, 1, "Who launches first in this round wins # of the games." },
	{ "launch count", PL_GROUP, MOST_LAUNCHES + 1, 1, "Who launches so often wins # of the games." },
	{ "first hand", PL_GROUP, STS_MOST_DEALT + 1, 1, "Who starts with so many Design cards wins # of the games." },
	{ "redraws", PL_GROUP, 4, 1, "Who draws the hand again so often wins # of the games." },
	{ "ility count", PL_GROUP, MOST_ILITIES + 1, 1, "Who plays so many Ilities wins # of the games." },
	{ "flexibility", PL_GROUP, 2, 1, "Such players win # of their games." },
	{ "parts at launch", PL_GROUP, MOST_WIDTH + 1, 1, "Who first launches with so many parts wins # of the games." },
	{ "attacks suffered group", PL_GROUP, 4, 1, "Who suffers so many Attacks wins # of the games." },
	{ "$M of income", PL_EACH, 0, 1, "A player earns $#M by per-turn income." },
	{ "$M of Contracts", PL_EACH, 0, 1, "A player gets $#M by Contracts." },
	{ "$M of Effects", PL_EACH, 0, 1, "A player gains $#M by other cards." },
	{ "lowest funds", PL_EACH, 0, 1, "The least a player has at the end of a turn is $#M." },
	{ "launches", PL_EACH, 0, 1, "A player launches # times." },
	{ "returns by card", PL_EACH, 0, 1, "A player goes back by Recover and Redesign # times." },
	{ "returns for money", PL_EACH, 0, 1, "A player pays to go back # times." },
	{ "Contracts", PL_EACH, 0, 1, "A player takes # Contracts." },
	{ "Bonuses", PL_EACH, 0, 1, "A player takes # Bonuses." },
	{ "consolations", PL_EACH, 0, 1, "A player is consoled # times." },
	{ "Attacks", PL_EACH, 0, 1, "A player plays # Attacks." },
	{ "Attacks suffered", PL_EACH, 0, 1, "# cards of a player are hit by Attacks." },
	{ "cards disabled", PL_EACH, 0, 1, "# cards of a player are disabled." },
	{ "cards destroyed", PL_EACH, 0, 1, "# cards of a player are destroyed." },
	{ "repairs", PL_EACH, 0, 1, "A player repairs # cards." },
	{ "Ilities", PL_EACH, 0, 1, "A player plays # Ilities." },
	{ "Features", PL_EACH, 0, 1, "A player plays # Features." },
	{ "Specs", PL_EACH, 0, 1, "A player plays # Specs." },
	{ "parts", PL_EACH, 0, 1, "A tug has # parts in the end." },
	{ "rounds", PL_WHOLE, 0, 1, "A game takes # rounds." },
	{ "player turns", PL_WHOLE, 0, 1, "A game takes # turns of players." },
	{ "Contracts shown", PL_WHOLE, 0, 1, "# Contracts come up." },
	{ "Contracts taken", PL_WHOLE, 0, 1, "# Contracts are taken or shared." },
	{ "Contracts pushed out", PL_WHOLE, 0, 1, "# Contracts go without being taken." },
	{ "Contracts shared", PL_WHOLE, 0, 1, "# Contracts are shared." },
	{ "Shifts", PL_WHOLE, 0, 1, "# Epoch cards are turned." },
	{ "Shifts by Effects", PL_WHOLE, 0, 1, "# of them by Effect cards." },
	{ "reshuffles", PL_WHOLE, 0, 1, "The Design or Ops discards are shuffled back # times." },
	{ "share of income", PL_WHOLE, 0, 1000, "Per-turn income is # of all revenue." },
	{ "share of Contracts", PL_WHOLE, 0, 1000, "Contracts are # of all revenue." },
	{ "share of Effects", PL_WHOLE, 0, 1000, "Other cards are # of all revenue." },
	{ "Contract $M, balanced", PL_WHOLE, 0, 1000, "A tug with 2 or more of each stat gets $#M an Ops turn by Contracts." },
	{ "Contract $M, lopsided", PL_WHOLE, 0, 1000, "Any other tug gets $#M an Ops turn by Contracts." },
	{ "rounds from $80M", PL_WHOLE, 0, 1, "From the first $80M to the end it takes # rounds." },
	{ "team wins", PL_WHOLE, 0, 1, "The designers win # of the games." },
	{ "groundings", PL_WHOLE, 0, 1, "# tugs are turned back to Design by cards of the Epoch deck." },
	{ "token moves", PL_WHOLE, 0, 1, "The shift token moves # times." },
	{ NULL, 0, 0, 0, NULL },
};
/* clang-format on */

void sts_group(const struct pl_book *book, int measure, int group, struct pl_text *name)
{
	static const char *const order[] = { "1st", "2nd", "3rd", "4th" };
	static const char *const suffered[] = { "none", "1 or 2", "3 to 5", "6 or more" };
	switch (measure) {
	case ORDER:
		pl_put(name, "%s", order[group - 1]);
		break;
	case PERSONA:
		pl_put(name, "%s", sts_persona_name(book, group));
		break;
	case SIDE:
		pl_put(name, "%s", group == 1 ? "designers" : "Epoch Master");
		break;
	case FIRST_LAUNCH:
		pl_put(name, group > MOST_LAUNCH ? "%d or later" : "%d", group);
		break;
	case FLEXIBILITY:
		pl_put(name, "%s", group == 1 ? "never played" : "played");
		break;
	case SUFFERED_GROUP:
		pl_put(name, "%s", suffered[group - 1]);
		break;
	case LEVEL:
		pl_put(name, "%d", group);
		break;
	default:
		pl_put(name, "%d", group - 1);
		break;
	}
}

/* --- while it is played ---------------------------------------------------------------- */

static void note_launch(const struct sts_state *s, int seat, int32_t out[PL_MEASURES][PL_SEATS])
{
	out[LAUNCHES][seat]++;
	if (out[FIRST_LAUNCH][seat] != 0)
		return;
	out[FIRST_LAUNCH][seat] = pl_least(s->round, MOST_LAUNCH + 1);
	out[WIDTH][seat] = 1 + pl_least(sts_count_bits(s->player[seat].built), MOST_WIDTH);
}

static void note_play(const struct sts_rules *r, int seat, int kind,
                      int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct sts_card *card = &r->card[kind - 1];
	out[FEATURES][seat] += card->kind == STS_FEATURE;
	out[SPECS][seat] += card->kind == STS_SPEC;
	out[ILITIES][seat] += card->kind == STS_ILITY;
	out[ATTACKS][seat] += card->kind == STS_ATTACK;
	for (int i = 0; i < card->effects; i++)
		if (card->kind == STS_ILITY && card->effect[i].mod == STS_KNOB_PLAYS_OPS)
			out[FLEXIBILITY][seat] = 2;
}

/* The seats after the first hold what a mean is made from: $M, Ops turns. */
static void note_ops_turn(const struct sts_rules *r, const struct sts_state *s, int seat, int money,
                          int turns, int32_t out[PL_MEASURES][PL_SEATS])
{
	struct sts_figures f;
	sts_figure(r, s, seat, &f);
	bool balanced = f.stat[1] >= 2 && f.stat[2] >= 2 && f.stat[3] >= 2;
	int32_t *mean = out[balanced ? BALANCED : LOPSIDED];
	mean[1] += money;
	mean[2] += turns;
	mean[0] = mean[2] > 0 ? mean[1] * 1000 / mean[2] : 0;
}

static void note_end_turn(const struct sts_rules *r, const struct sts_state *s,
                          const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat, money = sts_event_money(event);
	out[TURNS][0]++;
	out[LOWEST][seat] = pl_least(out[LOWEST][seat], money);
	if (event->arg[0])
		note_ops_turn(r, s, seat, 0, 1, out);
	if (money >= 80 && out[FROM_80][1] == 0)
		out[FROM_80][1] = s->round;
}

static void note_hit(const struct sts_rules *r, const struct pl_event *event,
                     int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat, source = event->arg[1];
	out[event->kind == STS_DID_DISABLE ? DISABLED : DESTROYED][seat] += source != 0;
	out[SUFFERED][seat] += source != 0 && source < STS_SOURCE_EPOCH &&
		r->card[source - 1].kind == STS_ATTACK;
}

static void note_contract(const struct sts_rules *r, const struct sts_state *s,
                          const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat, money = sts_event_money(event);
	out[CONTRACT_MONEY][seat] += money;
	if (event->kind == STS_DID_CONSOLE) {
		out[CONSOLATIONS][seat]++;
		return;
	}
	out[CONTRACTS][seat]++;
	out[BONUSES][seat] += event->arg[3];
	note_ops_turn(r, s, seat, money, 0, out);
	out[SHARED][1] += event->arg[4] > 1;
	out[TAKEN][1] += event->arg[4] == 1;
	if (event->arg[4] > 1) /* counted once for all sharers */
		out[SHARED][0] += 1000 / event->arg[4];
}

static void note_shift(const struct sts_rules *r, const struct pl_event *event,
                       int32_t out[PL_MEASURES][PL_SEATS])
{
	out[SHIFTS][0]++;
	out[SHIFTS_BY_EFFECT][0] += event->arg[1];
	out[SHOWN][0] += r->epoch[event->arg[0] - 1].kind == STS_CONTRACT;
}

static void note_event(const struct sts_rules *r, const struct sts_state *s,
                       const struct pl_event *event, int32_t out[PL_MEASURES][PL_SEATS])
{
	int seat = event->seat, money = sts_event_money(event);
	switch (event->kind) {
	case STS_DID_BECOME:
		out[PERSONA][seat] = event->arg[0];
		break;
	case STS_DID_DEAL:
		if (event->arg[3] == 0) {
			out[DESIGNS][seat] = 1 + event->arg[0];
			out[REDRAWS][seat] = pl_least(out[REDRAWS][seat] + 1, 4);
		}
		break;
	case STS_DID_ROUND:
		out[ROUNDS][0] = event->arg[0];
		break;
	case STS_DID_INCOME:
		out[INCOME][seat] += money;
		break;
	case STS_DID_GAIN:
		out[EFFECT_MONEY][seat] += money *
			(event->arg[0] < STS_SOURCE_EPOCH || event->arg[0] > STS_SOURCE_PERSONA);
		break;
	case STS_DID_SHIFT:
		note_shift(r, event, out);
		break;
	case STS_DID_PLAY:
		note_play(r, seat, event->arg[0], out);
		break;
	case STS_DID_LAUNCH:
		note_launch(s, seat, out);
		break;
	case STS_DID_RETURN:
		out[RETURN_MONEY][seat]++;
		break;
	case STS_DID_TURN:
		out[RETURN_CARD][seat] += event->arg[0] < STS_SOURCE_EPOCH && seat == s->turn;
		out[FLARES][0] += event->arg[0] >= STS_SOURCE_EPOCH;
		break;
	case STS_DID_DISABLE:
	case STS_DID_DESTROY:
		note_hit(r, event, out);
		break;
	case STS_DID_REPAIR:
		out[REPAIRS][seat]++;
		break;
	case STS_DID_CONTRACT:
	case STS_DID_CONSOLE:
		note_contract(r, s, event, out);
		break;
	case STS_DID_EXPIRE:
		out[EXPIRED][0]++;
		break;
	case STS_DID_TOKEN:
		out[TOKEN_MOVES][0]++;
		break;
	case STS_DID_RESHUFFLE:
		out[RESHUFFLES][0] += event->arg[0] <= STS_DECKS;
		break;
	case STS_DID_END_TURN:
		note_end_turn(r, s, event, out);
		break;
	default:
		break;
	}
}

/* --- at both ends -------------------------------------------------------------------------- */

static void note_start(const struct sts_rules *r, const struct sts_state *s,
                       int32_t out[PL_MEASURES][PL_SEATS])
{
	int designers = sts_designers(r, s);
	for (int seat = 0; seat < designers; seat++) {
		out[ORDER][seat] = (seat - s->first + designers) % designers + 1;
		out[PERSONA][seat] = s->player[seat].persona;
		out[LOWEST][seat] = STS_MOST_FUNDS;
		out[FLEXIBILITY][seat] = 1;
		out[SIDE][seat] = r->master;
	}
	if (r->master)
		out[SIDE][designers] = 2;
}

static void note_shares(int32_t out[PL_MEASURES][PL_SEATS])
{
	int32_t sum[3] = { 0, 0, 0 };
	for (int seat = 0; seat < STS_SEATS; seat++)
		for (int i = 0; i < 3; i++)
			sum[i] += out[INCOME + i][seat];
	int32_t all = pl_most(1, sum[0] + sum[1] + sum[2]);
	for (int i = 0; i < 3; i++)
		out[INCOME_SHARE + i][0] = sum[i] * 1000 / all;
}

static void note_end(const struct sts_rules *r, const struct sts_state *s,
                     int32_t out[PL_MEASURES][PL_SEATS])
{
	for (int seat = 0; seat < sts_designers(r, s); seat++) {
		const struct sts_player *p = &s->player[seat];
		int hits = out[SUFFERED][seat];
		out[LEVEL][seat] = p->level;
		out[PARTS][seat] = sts_count_bits(p->built);
		out[LAUNCH_GROUP][seat] = 1 + pl_least(out[LAUNCHES][seat], MOST_LAUNCHES);
		out[ILITY_GROUP][seat] = 1 + pl_least(out[ILITIES][seat], MOST_ILITIES);
		out[SUFFERED_GROUP][seat] = 1 + (hits > 0) + (hits > 2) + (hits > 5);
	}
	note_shares(out);
	out[SHARED][0] = (out[SHARED][0] + 500) / 1000;
	out[TAKEN][0] = out[TAKEN][1] + out[SHARED][0];
	if (out[FROM_80][1] != 0)
		out[FROM_80][0] = s->round - out[FROM_80][1];
	out[TEAM_WINS][0] = s->base.phase == STS_TEAM_WON;
}

void sts_measure(const struct pl_rules *rules, const struct pl_state *state,
                 const struct pl_events *events, int32_t out[PL_MEASURES][PL_SEATS])
{
	const struct sts_rules *r = sts_numbers(rules);
	const struct sts_state *s = sts_position(state);
	if (events == NULL) {
		note_start(r, s, out);
		return;
	}
	for (int i = 0; i < events->count; i++)
		note_event(r, s, &events->at[i], out);
	if (state->pending == 0)
		note_end(r, s, out);
}
