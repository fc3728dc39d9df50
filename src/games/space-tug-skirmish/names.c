/* names.c - names of things, and the rule that each card carries, made from its
 * numbers: a card whose data is edited says what it now does. The sentences are
 * in the words files; here is which of them a number asks for. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

enum { PHRASE = 300 };

const char *sts_word(const struct pl_book *book, uint16_t word)
{
	return book->words[word];
}

const char *sts_card_name(const struct pl_book *book, int kind)
{
	return sts_word(book, sts_numbers(book->rules)->card[kind - 1].name);
}

const char *sts_epoch_name(const struct pl_book *book, int epoch)
{
	return sts_word(book, sts_numbers(book->rules)->epoch[epoch - 1].name);
}

const char *sts_persona_name(const struct pl_book *book, int persona)
{
	return sts_word(book, sts_numbers(book->rules)->persona[persona - 1].name);
}

const char *sts_persona_card_name(const struct pl_book *book, int row)
{
	return sts_word(book, sts_numbers(book->rules)->persona_card[row - 1].name);
}

const char *sts_source_name(const struct pl_book *book, int source)
{
	if (source > STS_SOURCE_PERSONA)
		return sts_persona_card_name(book, source - STS_SOURCE_PERSONA);
	if (source > STS_SOURCE_EPOCH)
		return sts_epoch_name(book, source - STS_SOURCE_EPOCH);
	return source == 0 ? "" : sts_card_name(book, source);
}

/* --- what sentences speak of: sets that no move, event or state has --------------------- */

static const char *const kind_keys[] = {
	"feature", "spec", "ility", "design-effect", "attack", "ops-effect",
};
static const char *const slot_keys[] = { "fuel", "prop", "manip" };
static const char *const counted_keys[] = {
	"feature", "spec",  "ility", "cards", "off",       "strength", "speed",    "energy",
	"stats",   "funds", "hand",  "pile",  "contracts", "attacks",  "launches",
};
static const char *const trigger_keys[] = { "launch", "contract", "attack" };
static const char *const from_keys[] = { "attack", "epoch" };
static const char *const who_keys[] = {
	"self", "rival", "rivals", "top-rival", "all", "ops", "leader", "poorest", "holder",
};
static const char *const what_keys[] = { "feature", "spec", "ility", "any", "off" };
static const char *const pick_keys[] = { "choose", "random", "costliest" };
static const char *const act_keys[] = { "disable", "destroy" };

_Static_assert(LENGTH(kind_keys) == STS_OPS_EFFECT, "a key for each kind");
_Static_assert(LENGTH(slot_keys) == STS_SLOTS, "a key for each slot");
_Static_assert(LENGTH(counted_keys) == STS_COUNT_LAUNCHES, "a key for each count");
_Static_assert(LENGTH(trigger_keys) == STS_ON_ATTACK, "a key for each trigger");
_Static_assert(LENGTH(from_keys) == STS_FROM_EPOCH, "a key for each origin");
_Static_assert(LENGTH(who_keys) == STS_HOLDER, "a key for each who");
_Static_assert(LENGTH(what_keys) == STS_OFF, "a key for each what");
_Static_assert(LENGTH(pick_keys) == STS_COSTLIEST, "a key for each pick");
_Static_assert(LENGTH(act_keys) == STS_DESTROY, "a key for each act");

const struct pl_set sts_kinds = { .name = "kind", .count = LENGTH(kind_keys), .keys = kind_keys };
static const struct pl_set slots = { .name = "slot", .count = STS_SLOTS, .keys = slot_keys };
static const struct pl_set counted = {
	.name = "counted",
	.count = LENGTH(counted_keys),
	.keys = counted_keys,
};
static const struct pl_set triggers = {
	.name = "trigger",
	.count = LENGTH(trigger_keys),
	.keys = trigger_keys,
};
static const struct pl_set origins = {
	.name = "from",
	.count = LENGTH(from_keys),
	.keys = from_keys,
};
static const struct pl_set whos = { .name = "who", .count = LENGTH(who_keys), .keys = who_keys };
static const struct pl_set whats = {
	.name = "what",
	.count = LENGTH(what_keys),
	.keys = what_keys,
};
static const struct pl_set picks = {
	.name = "pick",
	.count = LENGTH(pick_keys),
	.keys = pick_keys,
};
static const struct pl_set acts = { .name = "act", .count = LENGTH(act_keys), .keys = act_keys };

/* --- effects ------------------------------------------------------------------------------ */

void sts_put_counted(const struct pl_book *book, int n, int what, struct pl_text *text)
{
	STS_SAY(book, text, "counted.some", PL_AS_NUMBER("n", n),
	        PL_AS_ONE("counted", what, counted));
}

/* "3 Features", "$20M of funds". */
static void put_count(const struct pl_book *book, int n, int what, struct pl_text *text)
{
	STS_SAY(book, text, "count", PL_AS_NUMBER("n", n), PL_AS_ONE("counted", what, counted));
}

/* What a number of the rules is counted in: money, percent or things. */
enum unit { THINGS, MONEY, PERCENT };

static enum unit unit_of(const struct sts_effect *e)
{
	if (e->deed == STS_DO_MONEY)
		return MONEY;
	switch (e->mod) {
	case STS_KNOB_INCOME_PCT:
	case STS_KNOB_REVENUE_PCT:
		return PERCENT;
	case STS_KNOB_INCOME:
	case STS_KNOB_CONTRACT:
	case STS_KNOB_RETURN:
	case STS_KNOB_REPAIR:
		return MONEY;
	default:
		return e->mod >= STS_KNOB_COST_FEATURE ? MONEY : THINGS;
	}
}

/* "for each Feature", "for every 2 Energy"; nothing where nothing is counted. */
static void put_per(const struct pl_book *book, const struct sts_effect *e, struct pl_text *text)
{
	char every[PHRASE];
	struct pl_text count = pl_text_in(every, sizeof every);
	if (e->per == 0)
		return;
	if (e->divisor > 1)
		put_count(book, e->divisor, e->per, &count);
	STS_SAY(book, text, "per", PL_AS_TEXT("every", every),
	        PL_AS_ONE("counted", e->per, counted), PL_AS_NUMBER("most", e->most),
	        PL_AS_NUMBER("money", unit_of(e) == MONEY),
	        PL_AS_NUMBER("percent", unit_of(e) == PERCENT));
}

/* "at least 3 Features", "no Ilities": what a condition asks for. */
static void put_held(const struct pl_book *book, const struct sts_effect *e, struct pl_text *text)
{
	char room[PHRASE];
	struct pl_text count = pl_text_in(room, sizeof room);
	int least = e->at_least, most = e->at_most;
	if (e->held == 0)
		return;
	put_count(book, least > 0 ? least : most, e->held, &count);
	const char *key = most == 0 ? "held.none"
		: most < 0          ? "held.at-least"
		: least == 0        ? "held.at-most"
		: least == most     ? "held.exactly"
				    : "held.between";
	STS_SAY(book, text, key, PL_AS_TEXT("count", room), PL_AS_NUMBER("most", most),
	        PL_AS_ONE("counted", e->held, counted));
}

static const char *const mod_words[] = {
	[STS_KNOB_DRAW] = "mod.draw",
	[STS_KNOB_HAND] = "mod.hand",
	[STS_KNOB_PLAYS_DESIGN] = "mod.plays-design",
	[STS_KNOB_PLAYS_OPS] = "mod.plays-ops",
	[STS_KNOB_FREE_SPECS] = "mod.free-specs",
	[STS_KNOB_INCOME] = "mod.income",
	[STS_KNOB_INCOME_PCT] = "mod.income-percent",
	[STS_KNOB_INCOME_CAP] = "mod.income-cap",
	[STS_KNOB_REVENUE_PCT] = "mod.revenue-percent",
	[STS_KNOB_CONTRACT] = "mod.contract",
	[STS_KNOB_NEED] = "mod.need",
	[STS_KNOB_RETURN] = "mod.return",
	[STS_KNOB_REPAIR] = "mod.repair",
	[STS_KNOB_STRENGTH] = "mod.strength",
	[STS_KNOB_SPEED] = "mod.speed",
	[STS_KNOB_ENERGY] = "mod.energy",
	[STS_KNOB_COST_FEATURE] = "mod.cost-feature",
	[STS_KNOB_COST_SPEC] = "mod.cost-spec",
	[STS_KNOB_COST_ILITY] = "mod.cost-ility",
	[STS_KNOB_COST_ATTACK] = "mod.cost-attack",
	[STS_KNOB_COST_DESIGN] = "mod.cost-design",
	[STS_KNOB_COST_OPS] = "mod.cost-ops",
};
_Static_assert(LENGTH(mod_words) == STS_KNOBS + 1, "words for each number that cards change");

static const char *const deed_words[] = {
	[STS_DO_MONEY] = "do.money", [STS_DO_TAX] = "do.tax",         [STS_DO_TAKE] = "do.take",
	[STS_DO_DRAW] = "do.draw",   [STS_DO_SCRAP] = "do.scrap",     [STS_DO_HIT] = "do.hit",
	[STS_DO_MEND] = "do.mend",   [STS_DO_SALVAGE] = "do.salvage", [STS_DO_DIG] = "do.dig",
	[STS_DO_PHASE] = "do.phase", [STS_DO_SHIFT] = "do.shift",     [STS_DO_TOKEN] = "do.token",
	[STS_DO_DROP] = "do.drop",   [STS_DO_LASTING] = "", /* is what it mods or wards */
	[STS_DO_BOOST] = "do.boost",
};
_Static_assert(LENGTH(deed_words) == STS_DO_BOOST + 1, "words for each deed");

static const char *words_of_ward(const struct sts_effect *e)
{
	if (e->becomes != 0)
		return "ward.softens";
	return e->ward == STS_WARD_DESTROY ? "ward.destroy" : "ward.any";
}

/* Whether an effect is its owner's: then its condition is, too. */
static bool is_own(const struct sts_effect *e)
{
	return e->deed == 0 || e->who == STS_SELF;
}

/* What an effect does, without when and for how long. */
static void put_doing(const struct pl_book *book, const struct sts_effect *e, const char *held,
                      struct pl_text *text)
{
	char sign[16], per[PHRASE];
	struct pl_text signed_text = pl_text_in(sign, sizeof sign);
	struct pl_text per_text = pl_text_in(per, sizeof per);
	bool stands = e->deed == 0 || e->deed == STS_DO_LASTING;
	pl_put(&signed_text, "%+d", e->n);
	put_per(book, e, &per_text);
	const char *key = !stands ? deed_words[e->deed]
		: e->ward != 0    ? words_of_ward(e)
				  : mod_words[e->mod];
	STS_SAY(book, text, key, PL_AS_NUMBER("n", e->n),
	        PL_AS_NUMBER("size", e->n < 0 ? -e->n : e->n), PL_AS_NUMBER("less", e->n < 0),
	        PL_AS_NUMBER("all", e->n <= -100 && e->per == 0), PL_AS_TEXT("signed", sign),
	        PL_AS_TEXT("per", per), PL_AS_TEXT("with", is_own(e) ? "" : held),
	        PL_AS_ONE("who", e->who, whos), PL_AS_ONE("what", e->what, whats),
	        PL_AS_ONE("pick", e->pick, picks), PL_AS_ONE("act", e->act, acts),
	        PL_AS_ONE("from", e->from, origins));
}

/* How long something lasts on whom. */
static void put_turns(const struct pl_book *book, const struct sts_effect *e, struct pl_text *text)
{
	STS_SAY(book, text, "turns", PL_AS_NUMBER("turns", e->turns),
	        PL_AS_NUMBER("own", e->who == STS_SELF));
}

static const char *words_of_effect(const struct sts_effect *e)
{
	if (e->action >= 0)
		return "effect.action";
	if (e->on != 0)
		return "effect.trigger";
	if (e->deed == STS_DO_LASTING)
		return "effect.lasting";
	if (e->deed == STS_DO_BOOST)
		return "effect.boost";
	return e->deed == 0 ? "effect.standing" : "effect";
}

static void put_effect(const struct pl_book *book, const struct sts_effect *e, struct pl_text *text)
{
	char does[PHRASE], turns[PHRASE], held[PHRASE], per[PHRASE];
	struct pl_text does_text = pl_text_in(does, sizeof does);
	struct pl_text turns_text = pl_text_in(turns, sizeof turns);
	struct pl_text held_text = pl_text_in(held, sizeof held);
	struct pl_text per_text = pl_text_in(per, sizeof per);
	put_held(book, e, &held_text);
	put_doing(book, e, held, &does_text);
	put_per(book, e, &per_text);
	if (e->deed == STS_DO_LASTING || e->deed == STS_DO_BOOST)
		put_turns(book, e, &turns_text);
	STS_SAY(book, text, words_of_effect(e), PL_AS_TEXT("does", does),
	        PL_AS_TEXT("turns", turns), PL_AS_NUMBER("price", e->action),
	        PL_AS_ONE("who", e->who, whos), PL_AS_ONE("trigger", e->on, triggers),
	        PL_AS_NUMBER("less", e->n < 0), PL_AS_NUMBER("size", e->n < 0 ? -e->n : e->n),
	        PL_AS_TEXT("per", per), PL_AS_TEXT("with", is_own(e) ? "" : held),
	        PL_AS_TEXT("held", is_own(e) ? held : ""));
}

void sts_put_effects(const struct pl_book *book, const struct sts_effect *effect, int count,
                     struct pl_text *text)
{
	for (int i = 0; i < count; i++) {
		if (i > 0)
			pl_put(text, " ");
		put_effect(book, &effect[i], text);
	}
}

/* --- cards ------------------------------------------------------------------------------ */

/* A comma after what is there already. */
static void put_comma(struct pl_text *text)
{
	if (text->at > text->start)
		pl_put(text, ", ");
}

/* "$3M a turn, Energy +1" */
static void put_numbers(const struct pl_book *book, const struct sts_card *card,
                        struct pl_text *text)
{
	if (card->income != 0)
		STS_SAY(book, text, "card.income", PL_AS_NUMBER("income", card->income));
	for (int i = 0; i < STS_STATS; i++) {
		char sign[16];
		struct pl_text signed_text = pl_text_in(sign, sizeof sign);
		if (card->stats[i] == 0)
			continue;
		pl_put(&signed_text, "%+d", card->stats[i]);
		put_comma(text);
		STS_SAY(book, text, "card.stat", PL_AS_ONE("stat", STS_STRENGTH + i, sts_stats),
		        PL_AS_TEXT("signed", sign));
	}
}

void sts_put_card_text(const struct pl_book *book, int kind, struct pl_text *text)
{
	const struct sts_card *card = &sts_numbers(book->rules)->card[kind - 1];
	const char *start = text->at;
	char numbers[PHRASE];
	struct pl_text numbers_text = pl_text_in(numbers, sizeof numbers);
	char type[PHRASE];
	struct pl_text type_text = pl_text_in(type, sizeof type);
	pl_say_name(book, sts_word(book, card->type), &type_text);
	put_numbers(book, card, &numbers_text);
	STS_SAY(book, text, "card.numbers", PL_AS_ONE("slot", card->slot, slots),
	        PL_AS_TEXT("type", type), PL_AS_TEXT("numbers", numbers));
	if (text->at > start && text->at[-1] != ' ' && card->effects > 0)
		pl_put(text, " ");
	sts_put_effects(book, card->effect, card->effects, text);
}

/* "Strength 4, Speed 3", and what is asked besides. */
static void put_tier(const struct pl_book *book, const char *key, const struct sts_tier *tier,
                     struct pl_text *text)
{
	char room[PHRASE];
	struct pl_text needs = pl_text_in(room, sizeof room);
	for (int i = 0; i < STS_STATS; i++) {
		if (tier->need[i] == 0)
			continue;
		put_comma(&needs);
		STS_SAY(book, &needs, "card.need", PL_AS_ONE("stat", STS_STRENGTH + i, sts_stats),
		        PL_AS_NUMBER("n", tier->need[i]));
	}
	if (tier->also != 0) {
		put_comma(&needs);
		put_count(book, tier->also_n, tier->also, &needs);
	}
	STS_SAY(book, text, key, PL_AS_TEXT("needs", room), PL_AS_NUMBER("pay", tier->pay));
}

void sts_put_epoch_text(const struct pl_book *book, int epoch, struct pl_text *text)
{
	const struct sts_epoch *card = &sts_numbers(book->rules)->epoch[epoch - 1];
	if (card->kind == STS_CONTRACT) {
		put_tier(book, "card.asks", &card->tier[0], text);
		if (card->tier[1].pay != 0) {
			pl_put(text, " ");
			put_tier(book, "card.bonus", &card->tier[1], text);
		}
		if (card->effects > 0) {
			pl_put(text, " ");
			sts_say_plain(book, "card.taken", text);
			pl_put(text, " ");
			sts_put_effects(book, card->effect, card->effects, text);
		}
	} else if (card->effects == 0) {
		sts_say_plain(book, "card.normal", text);
	} else {
		sts_put_effects(book, card->effect, card->effects, text);
	}
}

void sts_put_unlock(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct sts_persona_card *card = &sts_numbers(book->rules)->persona_card[row - 1];
	char room[PHRASE];
	struct pl_text count = pl_text_in(room, sizeof room);
	if (card->unlock != 0)
		put_count(book, card->unlock_n, card->unlock, &count);
	STS_SAY(book, text, "card.unlock", PL_AS_TEXT("count", room),
	        PL_AS_NUMBER("most", card->cards_max));
}

/* Its line, and how it starts at such a table. */
void sts_put_persona_about(const struct pl_book *book, int persona, int designers,
                           struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_persona *row = &r->persona[persona - 1];
	int more = row->funds[designers - 1];
	pl_say_name(book, sts_word(book, row->about), text);
	if (more != 0 && !r->rags) {
		pl_put(text, " ");
		STS_SAY(book, text, "card.starts", PL_AS_NUMBER("size", more < 0 ? -more : more),
		        PL_AS_NUMBER("less", more < 0));
	}
}

void sts_put_persona_starts(const struct pl_book *book, int persona, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	int funds[STS_SEATS];
	for (int i = 0; i < STS_SEATS; i++)
		funds[i] = r->start_funds + r->persona[persona - 1].funds[i];
	STS_SAY(book, text, "card.starts-by", PL_AS_NUMBER("one", funds[0]),
	        PL_AS_NUMBER("two", funds[1]), PL_AS_NUMBER("three", funds[2]),
	        PL_AS_NUMBER("four", funds[3]));
}

void sts_put_persona_text(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct sts_persona_card *card = &sts_numbers(book->rules)->persona_card[row - 1];
	sts_put_effects(book, card->effect, card->effects, text);
}

void sts_put_source_text(const struct pl_book *book, int source, struct pl_text *text)
{
	int count;
	const struct sts_effect *effect = sts_effects_of(sts_numbers(book->rules), source, &count);
	sts_put_effects(book, effect, count, text);
}

void sts_put_mode(const struct pl_book *book, struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct {
		bool played;
		const char *key;
	} rules[] = { { r->master, "mode.master" },
		      { r->rags, "mode.rags" },
		      { r->sprint, "mode.sprint" },
		      { r->steady, "mode.steady" } };
	char room[PHRASE];
	struct pl_text mode = pl_text_in(room, sizeof room);
	for (size_t i = 0; i < LENGTH(rules); i++) {
		if (!rules[i].played)
			continue;
		put_comma(&mode);
		sts_say_plain(book, rules[i].key, &mode);
	}
	if (mode.at == mode.start)
		sts_say_plain(book, "mode.race", &mode);
	pl_put(text, "%s", room);
}

/* --- saying ------------------------------------------------------------------------------ */

void sts_say_plain(const struct pl_book *book, const char *key, struct pl_text *text)
{
	pl_say(&sts_game, book, key, NULL, text);
}

void sts_say_member(const struct pl_book *book, const struct pl_set *set, int member,
                    struct pl_text *text)
{
	pl_say_member(&sts_game, book, set, member, text);
}
