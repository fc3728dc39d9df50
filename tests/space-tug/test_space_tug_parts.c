/* test_space_tug_parts.c - cards put together at random from the parts that effects have: what
 * the loader refuses it refuses with a place and a clause, and what it accepts plays whole games
 * without a broken audit, says something of every effect, and of no two the same.
 *
 *   test_space_tug_parts [FILES [GAMES]]   more of them than the usual few */
#include "space-tug/table.h"

#include <stdio.h>

static int files = 60, games = 3;

/* --- data by chance -------------------------------------------------------------------- */

struct maker {
	struct pl_chance chance;
	struct pl_text text;
};

static int below(struct maker *m, int n)
{
	return (int)pl_draw(&m->chance, (uint32_t)n);
}

static int from_to(struct maker *m, int least, int most)
{
	return least + below(m, most - least + 1);
}

/* So often in a hundred. */
static bool often(struct maker *m, int percent)
{
	return below(m, 100) < percent;
}

#define ONE_OF(m, words) (words)[below(m, (int)(sizeof(words) / sizeof((words)[0])))]

static const char *const counted[] = { "feature",  "spec",  "ility",     "cards",   "off",
	                               "strength", "speed", "energy",    "stats",   "funds",
	                               "hand",     "pile",  "contracts", "attacks", "launches" };
static const char *const knobs[] = {
	"draw",       "hand",        "plays_design", "plays_ops", "free_specs",   "income",
	"income_pct", "income_cap",  "revenue_pct",  "contract",  "need",         "return",
	"repair",     "strength",    "speed",        "energy",    "cost_feature", "cost_spec",
	"cost_ility", "cost_attack", "cost_design",  "cost_ops",
};
static const char *const whos[] = { "self", "rival",  "rivals",  "top_rival", "all",
	                            "ops",  "leader", "poorest", "holder" };
static const char *const groups[] = { "all", "ops", "leader", "poorest", "holder" };
static const char *const whats[] = { "feature", "spec", "ility", "any", "off" };

static void put_condition(struct maker *m)
{
	if (!often(m, 25))
		return;
	pl_put(&m->text, ", if: %s", ONE_OF(m, counted));
	int least = from_to(m, 0, 4);
	if (least > 0)
		pl_put(&m->text, ", at_least: %d", least);
	if (least == 0 || often(m, 30))
		pl_put(&m->text, ", at_most: %d", least + from_to(m, 0, 4));
}

static void put_per(struct maker *m)
{
	if (!often(m, 30))
		return;
	pl_put(&m->text, ", per: %s", ONE_OF(m, counted));
	if (often(m, 50))
		pl_put(&m->text, ", div: %d", from_to(m, 2, 5));
	if (often(m, 50))
		pl_put(&m->text, ", max: %d", from_to(m, 1, 9));
}

/* A key that may not belong here. */
static void put_stray(struct maker *m)
{
	static const char *const strays[] = {
		", turns: 2",         ", what: spec", ", pick: random",
		", act: destroy",     ", max: 3",     ", from: attack",
		", becomes: disable", ", who: self",  ", n: 0"
	};
	if (below(m, 400) == 0)
		pl_put(&m->text, "%s", ONE_OF(m, strays));
}

static void put_change(struct maker *m, bool lasting)
{
	if (often(m, 15)) {
		bool destroy = often(m, 60);
		pl_put(&m->text, "ward: %s, from: %s%s", destroy ? "destroy" : "any",
		       often(m, 50) ? "attack" : "epoch",
		       destroy && often(m, 50) ? ", becomes: disable" : "");
		return;
	}
	const char *knob = ONE_OF(m, knobs);
	bool percent = strstr(knob, "pct") != NULL;
	bool least = strcmp(knob, "income_cap") == 0 || strcmp(knob, "free_specs") == 0;
	bool stat = strcmp(knob, "strength") == 0 || strcmp(knob, "speed") == 0 ||
		strcmp(knob, "energy") == 0;
	int n = percent ? 25 * from_to(m, 1, 4) : from_to(m, 1, 5);
	pl_put(&m->text, "mod: %s, n: %d", knob, !least && often(m, 50) ? -n : n);
	if (!lasting && !least && !stat)
		put_per(m);
}

static bool is_stat(const char *effect)
{
	return strstr(effect, "mod: strength") != NULL || strstr(effect, "mod: speed") != NULL ||
		strstr(effect, "mod: energy") != NULL;
}

static void put_standing(struct maker *m)
{
	const char *start = m->text.at;
	put_change(m, false);
	if (!is_stat(start))
		put_condition(m);
}

static void put_hit(struct maker *m, const char *who, bool aimed)
{
	pl_put(&m->text, "do: hit, act: %s, who: %s, what: %s, pick: %s, n: %d",
	       often(m, 50) ? "disable" : "destroy", who, whats[below(m, often(m, 5) ? 5 : 4)],
	       aimed && often(m, 60)  ? "choose"
	               : often(m, 60) ? "random"
	                              : "costliest",
	       from_to(m, 1, 2));
}

/* What a card does once; a Disturbance fewer things, and to others. */
static void put_deed(struct maker *m, bool disturbance)
{
	const char *who = disturbance ? ONE_OF(m, groups) : ONE_OF(m, whos);
	bool aimed = strcmp(who, "rival") == 0 || strcmp(who, "top_rival") == 0;
	switch (below(m, disturbance ? 9 : 15)) {
	case 0:
		pl_put(&m->text, "do: money, who: %s, n: %d", who,
		       often(m, 50) ? from_to(m, 1, 9) : -from_to(m, 1, 9));
		put_per(m);
		break;
	case 1:
		pl_put(&m->text, "do: tax, who: %s, n: %d", who, from_to(m, 1, 100));
		break;
	case 2:
		pl_put(&m->text, "do: scrap, who: %s, n: %d", who, from_to(m, 1, 2));
		break;
	case 3:
		put_hit(m, who, aimed);
		break;
	case 4:
		pl_put(&m->text, "do: mend, who: %s, n: %d", aimed ? "self" : who,
		       from_to(m, 1, 3));
		break;
	case 5:
		pl_put(&m->text, "do: salvage, who: %s, n: %d", aimed ? "self" : who,
		       from_to(m, 1, 3));
		break;
	case 6:
		pl_put(&m->text, "do: %s, who: %s", often(m, 50) ? "phase" : "token",
		       often(m, 50) ? "leader" : "poorest");
		break;
	case 7:
		pl_put(&m->text, "do: lasting, who: %s, turns: %d, ", who, from_to(m, 0, 4));
		put_change(m, true);
		break;
	case 8:
		pl_put(&m->text, "do: drop, n: %d", from_to(m, 1, 3));
		return; /* is for nobody */
	case 9:
		pl_put(&m->text, "do: take, who: %s, n: %d", aimed ? who : "rivals",
		       from_to(m, 1, 9));
		break;
	case 10:
		pl_put(&m->text, "do: draw, n: %d", from_to(m, 1, 3));
		break;
	case 11:
		pl_put(&m->text, "do: dig, what: %s, n: %d", whats[below(m, 3)], from_to(m, 1, 3));
		break;
	case 12:
		pl_put(&m->text, "do: shift, n: %d", from_to(m, 1, 2));
		break;
	case 13:
		pl_put(&m->text, "do: boost, n: %d, turns: %d", from_to(m, 1, 4), below(m, 3));
		break;
	default:
		pl_put(&m->text, "do: phase, who: %s", who);
		break;
	}
	put_condition(m);
}

static void put_action(struct maker *m)
{
	static const char *const done[] = {
		"boost, n: 2, turns: 1", "salvage, n: 1",         "mend, n: 2", "draw, n: 1",
		"money, n: 2",           "dig, what: spec, n: 1", "shift, n: 1"
	};
	pl_put(&m->text, "action: %d, do: %s", below(m, 4), ONE_OF(m, done));
	put_condition(m);
}

static void put_trigger(struct maker *m)
{
	static const char *const on[] = { "launch", "contract", "attack" };
	pl_put(&m->text, "on: %s, do: money, n: %d", ONE_OF(m, on),
	       often(m, 60) ? from_to(m, 1, 6) : -from_to(m, 1, 6));
	put_per(m);
	put_condition(m);
}

static void put_effects(struct maker *m, int bearer)
{
	bool acted = false;
	int count = from_to(m, 1, often(m, 20) ? STS_EFFECTS : 2);
	pl_put(&m->text, ", effect: [");
	for (int i = 0; i < count; i++) {
		pl_put(&m->text, "%s{", i > 0 ? ", " : "");
		if (bearer == STS_IS_PLAYED || bearer == STS_IS_DISTURBANCE)
			put_deed(m, bearer == STS_IS_DISTURBANCE);
		else if (bearer == STS_ON_TUG && !acted && often(m, 12)) {
			put_action(m);
			acted = true;
		} else if (often(m, 15))
			put_trigger(m);
		else
			put_standing(m);
		put_stray(m);
		pl_put(&m->text, "}");
	}
	pl_put(&m->text, "]");
}

static void put_cards(struct maker *m)
{
	static const struct {
		const char *kind;
		int titles, copies;
	} runs[] = { { "feature", 14, 3 },      { "spec", 9, 3 },    { "ility", 12, 2 },
		     { "design effect", 8, 3 }, { "attack", 10, 3 }, { "ops effect", 14, 3 } };
	static const char *const slots[] = { "fuel", "prop", "manip" };
	pl_put(&m->text, "card:\n");
	for (int run = 0; run < 6; run++)
		for (int i = 0; i < runs[run].titles; i++) {
			pl_put(&m->text, "  - { name: %s %d, kind: %s, cost: %d, copies: %d",
			       runs[run].kind, i + 1, runs[run].kind, below(m, 9),
			       runs[run].copies);
			if (run == 1)
				pl_put(&m->text, ", slot: %s", ONE_OF(m, slots));
			if (run <= 1)
				pl_put(&m->text, ", income: %d, stats: [%d, %d, %d]",
				       from_to(m, 1, 5), from_to(m, -3, 5), from_to(m, -3, 5),
				       from_to(m, -3, 5));
			if (run >= 2 || often(m, 40))
				put_effects(m, run <= 2 ? STS_ON_TUG : STS_IS_PLAYED);
			pl_put(&m->text, " }\n");
		}
}

static void put_contract(struct maker *m)
{
	int need[3] = { below(m, 4), below(m, 4), 1 + below(m, 4) }, pay = from_to(m, 5, 20);
	pl_put(&m->text, ", need: [%d, %d, %d], pay: %d", need[0], need[1], need[2], pay);
	bool also = often(m, 30);
	const char *what = ONE_OF(m, counted);
	if (also)
		pl_put(&m->text, ", also: %s, also_n: 2", what);
	static const char *const done[] = { "money, n: 3",
		                            "money, n: -2, per: spec",
		                            "token",
		                            "phase",
		                            "scrap, n: 1",
		                            "tax, n: 10",
		                            "lasting, turns: 2, mod: income, n: 2" };
	if (often(m, 40))
		pl_put(&m->text, ", effect: [{do: %s, who: self%s}]", ONE_OF(m, done),
		       often(m, 30) ? ", if: pile, at_least: 2" : "");
	if (!often(m, 50))
		return;
	pl_put(&m->text, ", bonus: [%d, %d, %d], bonus_pay: %d", need[0], need[1] + 1, need[2] + 1,
	       pay + 5);
	if (also)
		pl_put(&m->text, ", bonus_also: %s, bonus_also_n: 3", what);
}

static void put_epochs(struct maker *m)
{
	pl_put(&m->text, "epoch:\n");
	for (int i = 0; i < 30; i++) {
		static const char *const kinds[] = { "contract", "context", "disturbance" };
		pl_put(&m->text, "  - { name: Epoch %d, kind: %s", i + 1, kinds[i / 10]);
		if (i < 10)
			put_contract(m);
		else
			put_effects(m, i < 20 ? STS_IS_CONTEXT : STS_IS_DISTURBANCE);
		pl_put(&m->text, " }\n");
	}
}

static void put_personas(struct maker *m)
{
	pl_put(&m->text, "persona:\n");
	for (int i = 1; i <= 5; i++)
		pl_put(&m->text, "  - { name: Person %d }\n", i);
	pl_put(&m->text, "persona_card:\n");
	for (int i = 0; i < 15; i++) {
		pl_put(&m->text, "  - { name: Level %d, persona: Person %d, level: %d", i + 1,
		       i / 3 + 1, i % 3 + 1);
		if (i % 3 > 0)
			pl_put(&m->text, ", unlock: %s, unlock_n: %d", ONE_OF(m, counted),
			       from_to(m, 1, 9));
		put_effects(m, STS_ON_TUG);
		pl_put(&m->text, " }\n");
	}
}

static void put_data(struct maker *m)
{
	static const char *const personas[] = { "\"off\"", "dealt", "chosen", "dealt-3" };
	static const char *const yes[] = { "yes", "no", "no" };
	pl_put(&m->text, "round_limit: 20\npersonas: %s\nrags_to_riches: %s\nsprint: %s\n",
	       ONE_OF(m, personas), ONE_OF(m, yes), ONE_OF(m, yes));
	pl_put(&m->text, "slow_and_steady: %s\nepoch_master: %s\n", ONE_OF(m, yes), ONE_OF(m, yes));
	put_cards(m);
	put_epochs(m);
	put_personas(m);
}

/* --- its texts -------------------------------------------------------------------------- */

enum { MOST_EFFECTS = 800, WORDS = 400 };

struct said {
	struct sts_effect effect;
	char words[WORDS];
};

/* What makes no difference of its own is the same for two effects. */
static struct sts_effect bare(struct sts_effect e)
{
	if (e.deed == STS_DO_DROP)
		e.who = 0;
	return e;
}

static int gather(const struct pl_book *book, const struct sts_effect *effect, int count,
                  struct said *said, int so_far)
{
	for (int i = 0; i < count; i++) {
		struct said *one = &said[so_far++];
		struct pl_text text = pl_text_in(one->words, sizeof one->words);
		assert_true(so_far < MOST_EFFECTS);
		one->effect = bare(effect[i]);
		sts_put_effects(book, &effect[i], 1, &text);
		assert_false(pl_text_full(&text));
		if (strlen(one->words) < 8 || strstr(one->words, "  ") != NULL ||
		    strchr(one->words, '{') != NULL)
			fail_msg("an effect that says '%s'", one->words);
	}
	return so_far;
}

static void compare_texts(const struct pl_book *book)
{
	static struct said said[MOST_EFFECTS];
	const struct sts_rules *r = sts_numbers(book->rules);
	int count = 0;
	for (int i = 0; i < r->cards; i++)
		count = gather(book, r->card[i].effect, r->card[i].effects, said, count);
	for (int i = 0; i < r->epochs; i++)
		count = gather(book, r->epoch[i].effect, r->epoch[i].effects, said, count);
	for (int i = 0; i < r->persona_card_rows; i++)
		count = gather(book, r->persona_card[i].effect, r->persona_card[i].effects, said,
		               count);
	for (int i = 0; i < count; i++)
		for (int j = 0; j < i; j++) {
			bool same = memcmp(&said[i].effect, &said[j].effect,
			                   sizeof said[i].effect) == 0;
			if ((strcmp(said[i].words, said[j].words) == 0) != same)
				fail_msg("%s effects: '%s' and '%s'", same ? "equal" : "other",
				         said[i].words, said[j].words);
		}
}

/* --- its games --------------------------------------------------------------------------- */

static void play_game(const struct pl_book *book, int seats, uint64_t seed)
{
	static struct sts_state s;
	struct pl_chance chance = { { seed, 7 }, 0 };
	memset(&s, 0, sizeof s);
	s.base.seats = (uint8_t)seats;
	s.base.chance.key[0] = seed;
	sts_setup(book->rules, &s.base);
	for (int ply = 0; s.base.pending != 0; ply++) {
		struct pl_move moves[PL_MOVES];
		struct pl_events events = { .count = 0 };
		char room[2000];
		struct pl_text text = pl_text_in(room, sizeof room);
		int seat = pl_first_pending(&s.base);
		int count = sts_legal(book->rules, &s.base, seat, moves);
		const char *broken = sts_audit(book->rules, &s.base);
		if (broken != NULL || count == 0 || ply > 20000)
			fail_msg("seed %llu, ply %d, phase %d, source %d: %s",
			         (unsigned long long)seed, ply, s.base.phase,
			         sts_at_work(&s)->source,
			         broken != NULL       ? broken
			                 : count == 0 ? "no move"
			                              : "no end of it");
		const struct pl_move *move = &moves[pl_draw(&chance, (uint32_t)count)];
		sts_explain(book, &s.base, move, &text);
		sts_apply(book->rules, &s.base, move, &events);
		if (events.count >= PL_EVENTS)
			fail_msg("seed %llu, ply %d: too much at once", (unsigned long long)seed,
			         ply);
	}
}

static void play_games(const struct pl_book *book, uint64_t seed)
{
	for (int game = 0; game < games; game++) {
		int seats = 1 + (int)((seed + (uint64_t)game) % STS_SEATS);
		if (pl_book_vet(&sts_game, book, seats) != NULL)
			seats = STS_SEATS;
		play_game(book, seats, seed * 1000 + (uint64_t)game);
	}
}

/* --- tests ---------------------------------------------------------------------------------- */

/* STS-C46: whatever is put together is refused with its line and clause, or plays. */
static void what_is_accepted_plays(void **unused)
{
	static char room[200 * 1000];
	struct pl_language *german = pl_language_of(&sts_game, "de");
	int accepted = 0, refused = 0;
	(void)unused;
	for (uint64_t seed = 1; accepted < files; seed++) {
		struct maker m = { { { seed, 3 }, 0 }, pl_text_in(room, sizeof room) };
		struct pl_faults faults;
		put_data(&m);
		assert_false(pl_text_full(&m.text));
		struct pl_book *book =
			pl_book_load(&sts_game, room, strlen(room), NULL, 0, &faults);
		if (book == NULL) {
			refused++;
			assert_true(faults.count > 0);
			if (faults.at[0].line == 0 &&
			    strstr(faults.at[0].text, "room for 16") == NULL)
				fail_msg("seed %llu is refused without a place: %s",
				         (unsigned long long)seed, faults.at[0].text);
			continue;
		}
		accepted++;
		struct pl_book told = pl_book_in(book, german);
		compare_texts(book);
		compare_texts(&told);
		play_games(book, seed);
		pl_book_free(book);
	}
	printf("%d accepted, %d refused, %d games each\n", accepted, refused, games);
	pl_language_free(german);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_accepted_plays),
	};
	if (argc > 1)
		files = atoi(argv[1]);
	if (argc > 2)
		games = atoi(argv[2]);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
