/* names.c - names of things, and the rule that each card carries, written from
 * its numbers: a card whose data is edited says what it now does. */
#include "core/text.h"
#include "games/space-tug-skirmish/words.h"

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

const char *sts_stat_name(int stat)
{
	static const char *const names[] = { "", "Strength", "Speed", "Energy" };
	return names[stat];
}

const char *sts_kind_name(int kind)
{
	static const char *const names[] = {
		"", "Feature", "Spec", "Ility", "Effect", "Attack", "Effect",
	};
	return names[kind];
}

const char *sts_slot_name(int slot)
{
	static const char *const names[] = { "", "tank", "propulsion", "manipulator" };
	return names[slot];
}

/* --- words for effects --------------------------------------------------------------- */

/* Things that are counted: one, and several. */
static const char *const count_names[][2] = {
	{ "", "" },
	{ "Feature", "Features" },
	{ "Spec", "Specs" },
	{ "Ility", "Ilities" },
	{ "working card", "working cards" },
	{ "disabled card", "disabled cards" },
	{ "Strength", "Strength" },
	{ "Speed", "Speed" },
	{ "Energy", "Energy" },
	{ "stat point", "stat points" },
	{ "$1M of funds", "" },
	{ "card in hand", "cards in hand" },
	{ "card in the discard pile", "cards in the discard pile" },
	{ "Contract taken", "Contracts taken" },
	{ "Attack played", "Attacks played" },
	{ "launch", "launches" },
};

/* "3 Features", "$20M of funds". */
static void put_count(int n, int what, struct pl_text *text)
{
	if (what == STS_COUNT_FUNDS)
		pl_put(text, "$%dM of funds", n);
	else
		pl_put(text, "%d %s", n, count_names[what][n != 1]);
}

static const char *plural(int n)
{
	return n == 1 || n == -1 ? "" : "s";
}

static const char *who_name(int who)
{
	static const char *const names[] = {
		"",
		"You",
		"A rival",
		"Every rival",
		"The richest rival",
		"Everybody",
		"Everybody in Ops",
		"Whoever has the most money",
		"Whoever has the least money",
		"Whoever holds the shift token",
	};
	return names[who];
}

static const char *s_of(int who)
{
	return who == STS_SELF ? "" : "s";
}

/* "for each Feature", "for every 2 Energy". */
static void put_per(const struct sts_effect *e, struct pl_text *text)
{
	if (e->per == 0)
		return;
	if (e->divisor > 1) {
		pl_put(text, " for every ");
		put_count(e->divisor, e->per, text);
	} else {
		pl_put(text, " for each %s", count_names[e->per][0]);
	}
	if (e->most != 0)
		pl_put(text, ", at most $%dM", e->most);
}

static void put_less_or_more(const char *what, int n, struct pl_text *text)
{
	pl_put(text, "%s $%dM %s", what, n < 0 ? -n : n, n < 0 ? "less" : "more");
}

static void put_mod(const struct sts_effect *e, struct pl_text *text)
{
	int n = e->n;
	switch (e->mod) {
	case STS_KNOB_DRAW:
		pl_put(text, "Draw %d card%s %s each turn", n < 0 ? -n : n, plural(n),
		       n < 0 ? "fewer" : "more");
		break;
	case STS_KNOB_HAND:
		pl_put(text, "Hand limit %+d", n);
		break;
	case STS_KNOB_PLAYS_DESIGN:
		pl_put(text, "%+d card%s in a Design turn", n, plural(n));
		break;
	case STS_KNOB_PLAYS_OPS:
		pl_put(text, "%+d card%s in an Ops turn", n, plural(n));
		break;
	case STS_KNOB_FREE_SPECS:
		pl_put(text, n == 1 ? "%d Spec a turn counts as no card play"
		                    : "%d Specs a turn count as no card play", n);
		break;
	case STS_KNOB_INCOME:
		pl_put(text, "Income %s$%dM a turn", n < 0 ? "-" : "+", n < 0 ? -n : n);
		put_per(e, text);
		break;
	case STS_KNOB_INCOME_PCT:
		if (n == 100)
			pl_put(text, "Per-turn income counts twice");
		else if (n == -100)
			pl_put(text, "No per-turn income");
		else
			pl_put(text, "Per-turn income %+d%%", n);
		break;
	case STS_KNOB_INCOME_CAP:
		pl_put(text, "No more than $%dM of income a turn", n);
		break;
	case STS_KNOB_REVENUE_PCT:
		pl_put(text, "All revenue %+d%%", n);
		break;
	case STS_KNOB_CONTRACT:
		put_less_or_more("Contracts pay", n, text);
		break;
	case STS_KNOB_NEED:
		pl_put(text, "Contracts ask %d %s of each stat they name", n < 0 ? -n : n,
		       n < 0 ? "less" : "more");
		break;
	case STS_KNOB_RETURN:
		put_less_or_more("Going back to Design costs", n, text);
		break;
	case STS_KNOB_REPAIR:
		put_less_or_more("Repairs cost", n, text);
		break;
	case STS_KNOB_STRENGTH:
	case STS_KNOB_SPEED:
	case STS_KNOB_ENERGY:
		pl_put(text, "%s %+d", sts_stat_name(STS_STRENGTH + e->mod - STS_KNOB_STRENGTH), n);
		break;
	case STS_KNOB_COST_FEATURE:
		put_less_or_more("Features cost", n, text);
		break;
	case STS_KNOB_COST_SPEC:
		put_less_or_more("Specs cost", n, text);
		break;
	case STS_KNOB_COST_ILITY:
		put_less_or_more("Ilities cost", n, text);
		break;
	case STS_KNOB_COST_ATTACK:
		put_less_or_more("Attacks cost", n, text);
		break;
	case STS_KNOB_COST_DESIGN:
		put_less_or_more("Design cards cost", n, text);
		break;
	default:
		put_less_or_more("Ops cards cost", n, text);
		break;
	}
	if (e->if_cards_max != 0)
		pl_put(text, " while at most %d of your cards work", e->if_cards_max);
}

static void put_ward(const struct sts_effect *e, struct pl_text *text)
{
	const char *from = e->from == STS_FROM_ATTACK ? "Attacks" : "Disturbances";
	if (e->becomes != 0)
		pl_put(text, "%s disable cards of yours that they would destroy", from);
	else if (e->ward == STS_WARD_DESTROY)
		pl_put(text, "%s cannot destroy your cards", from);
	else
		pl_put(text, "%s cannot disable or destroy your cards%s", from,
		       e->from == STS_FROM_EPOCH ? ", nor ground your tug" : "");
}

static void put_turns(int turns, struct pl_text *text)
{
	if (turns == 0)
		pl_put(text, " this turn");
	else if (turns == 1)
		pl_put(text, " until your next draw is done");
	else
		pl_put(text, " until %d more draws are done", turns);
}

static void put_hit(const struct sts_effect *e, struct pl_text *text)
{
	static const char *const what[] = { "", "Feature", "Spec", "Ility", "card", "disabled card" };
	static const char *const how[] = { "", "of your choice", "by chance", "that cost most" };
	static const char *const whose[] = {
		"", "yours", "a rival", "every rival", "the richest rival", "everybody",
		"everybody in Ops", "the richest", "the poorest", "the token's holder",
	};
	pl_put(text, "%s %d %s%s %s, on the tug of %s",
	       e->act == STS_DESTROY ? "Destroy" : "Disable", e->n, what[e->what], plural(e->n),
	       how[e->pick], whose[e->who]);
}

static void put_money(const struct sts_effect *e, struct pl_text *text)
{
	int n = e->n < 0 ? -e->n : e->n;
	pl_put(text, "%s %s%s $%dM", who_name(e->who), e->n < 0 ? "lose" : "gain", s_of(e->who), n);
	put_per(e, text);
}

static void put_deed(const struct sts_effect *e, struct pl_text *text)
{
	switch (e->deed) {
	case STS_DO_MONEY:
		put_money(e, text);
		break;
	case STS_DO_TAX:
		pl_put(text, "%s lose%s %d%% of the money", who_name(e->who), s_of(e->who), e->n);
		break;
	case STS_DO_TAKE:
		pl_put(text, "Take $%dM from a rival", e->n);
		break;
	case STS_DO_DRAW:
		pl_put(text, "Draw %d card%s", e->n, plural(e->n));
		break;
	case STS_DO_SCRAP:
		pl_put(text, "%s lose%s %d card%s of the hand by chance", who_name(e->who),
		       s_of(e->who), e->n, plural(e->n));
		break;
	case STS_DO_HIT:
		put_hit(e, text);
		break;
	case STS_DO_MEND:
		pl_put(text, "%s may turn up to %d disabled card%s up again, free", who_name(e->who),
		       e->n, plural(e->n));
		break;
	case STS_DO_SALVAGE:
		pl_put(text, "Take up to %d card%s from your discard pile", e->n, plural(e->n));
		break;
	case STS_DO_DIG:
		pl_put(text, "Take %d %s%s by chance from the Design deck and show them", e->n,
		       sts_kind_name(e->what), plural(e->n));
		break;
	case STS_DO_PHASE:
		pl_put(text, "%s turn%s back to Design", who_name(e->who), s_of(e->who));
		break;
	case STS_DO_SHIFT:
		pl_put(text, "Epoch Shift now");
		break;
	case STS_DO_TOKEN:
		pl_put(text, "%s take%s the shift token", who_name(e->who), s_of(e->who));
		break;
	case STS_DO_DROP:
		pl_put(text, "Up to %d open Contracts are discarded", e->n);
		break;
	default:
		pl_put(text, "%+d to a stat of your choice", e->n);
		break;
	}
}

static void put_effect(const struct sts_effect *e, struct pl_text *text)
{
	static const char *const when[] = { "", "you launch", "you take a Contract",
		                            "you have played an Attack" };
	if (e->action >= 0) {
		pl_put(text, "Once a turn, %s: ", e->action == 0 ? "free" : "at a price");
		put_deed(e, text);
		if (e->deed == STS_DO_BOOST)
			put_turns(e->turns, text);
		if (e->action > 0)
			pl_put(text, ", for $%dM", e->action);
	} else if (e->on != 0) {
		pl_put(text, "Whenever %s: %s $%dM", when[e->on], e->n < 0 ? "lose" : "gain",
		       e->n < 0 ? -e->n : e->n);
	} else if (e->deed == 0 && e->ward != 0) {
		put_ward(e, text);
	} else if (e->deed == 0) {
		put_mod(e, text);
	} else if (e->deed == STS_DO_LASTING) {
		if (e->who != STS_SELF)
			pl_put(text, "%s: ", who_name(e->who));
		if (e->ward != 0)
			put_ward(e, text);
		else
			put_mod(e, text);
		put_turns(e->turns, text);
	} else {
		put_deed(e, text);
	}
	pl_put(text, ".");
}

void sts_put_effects(const struct pl_book *book, const struct sts_effect *effect, int count,
                     struct pl_text *text)
{
	(void)book;
	for (int i = 0; i < count; i++) {
		if (i > 0)
			pl_put(text, " ");
		put_effect(&effect[i], text);
	}
}

/* --- cards ------------------------------------------------------------------------------ */

static void put_stats(const int8_t stats[STS_STATS], bool any, struct pl_text *text)
{
	for (int i = 0; i < STS_STATS; i++) {
		if (stats[i] == 0)
			continue;
		pl_put(text, "%s%s %+d", any ? ", " : "", sts_stat_name(STS_STRENGTH + i), stats[i]);
		any = true;
	}
	if (any)
		pl_put(text, ".");
}

void sts_put_card_text(const struct pl_book *book, int kind, struct pl_text *text)
{
	const struct sts_card *card = &sts_numbers(book->rules)->card[kind - 1];
	const char *start = text->at;
	if (card->slot != 0)
		pl_put(text, "New %s: ", sts_slot_name(card->slot));
	if (card->income != 0)
		pl_put(text, "$%dM a turn", card->income);
	put_stats(card->stats, card->income != 0, text);
	if (text->at > start && card->effects > 0)
		pl_put(text, " ");
	sts_put_effects(book, card->effect, card->effects, text);
}

static void put_tier(const struct sts_tier *tier, struct pl_text *text)
{
	bool any = false;
	for (int i = 0; i < STS_STATS; i++) {
		if (tier->need[i] == 0)
			continue;
		pl_put(text, "%s %s %d", any ? "," : "", sts_stat_name(STS_STRENGTH + i),
		       tier->need[i]);
		any = true;
	}
	if (tier->also != 0) {
		pl_put(text, "%s ", any ? "," : "");
		put_count(tier->also_n, tier->also, text);
	}
	pl_put(text, " for $%dM.", tier->pay);
}

void sts_put_epoch_text(const struct pl_book *book, int epoch, struct pl_text *text)
{
	const struct sts_epoch *card = &sts_numbers(book->rules)->epoch[epoch - 1];
	if (card->kind == STS_CONTRACT) {
		pl_put(text, "Asks");
		put_tier(&card->tier[0], text);
		if (card->tier[1].pay != 0) {
			pl_put(text, " Bonus:");
			put_tier(&card->tier[1], text);
		}
	} else if (card->effects == 0) {
		pl_put(text, "Normal rules.");
	} else {
		sts_put_effects(book, card->effect, card->effects, text);
	}
}

void sts_put_unlock(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct sts_persona_card *card = &sts_numbers(book->rules)->persona_card[row - 1];
	if (card->unlock != 0)
		put_count(card->unlock_n, card->unlock, text);
	if (card->cards_max != 0)
		pl_put(text, "%sat most %d working cards", card->unlock != 0 ? " with " : "",
		       card->cards_max);
}

/* Its line, and how it starts at such a table. */
void sts_put_persona_about(const struct pl_book *book, int persona, int designers,
                           struct pl_text *text)
{
	const struct sts_rules *r = sts_numbers(book->rules);
	const struct sts_persona *row = &r->persona[persona - 1];
	int more = row->funds[designers - 1];
	pl_put(text, "%s", sts_word(book, row->about));
	if (more != 0 && !r->play.rags)
		pl_put(text, " Starts with $%dM %s.", more < 0 ? -more : more,
		       more < 0 ? "less" : "more");
}

void sts_put_persona_text(const struct pl_book *book, int row, struct pl_text *text)
{
	const struct sts_persona_card *card = &sts_numbers(book->rules)->persona_card[row - 1];
	sts_put_effects(book, card->effect, card->effects, text);
}
