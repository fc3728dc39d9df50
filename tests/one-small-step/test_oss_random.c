/* test_oss_random.c - data put together at random from the parts that the rules know: what is
 * accepted is played without a broken invariant, what is refused is refused with words, and no two
 * effects read alike. PERILUNE_ROUNDS says how many data files (40), PERILUNE_GAMES how many games
 * of each (2). */
#include "one-small-step/table.h"

#include "core/seed.h"

static int number_in(const char *name, int otherwise)
{
	const char *text = getenv(name);
	return text != NULL ? atoi(text) : otherwise;
}

/* --- making data ------------------------------------------------------------------------------- */

static int upto(struct pl_chance *chance, int most)
{
	return (int)pl_draw(chance, (uint32_t)most + 1);
}

static bool one_in(struct pl_chance *chance, int n)
{
	return pl_draw(chance, (uint32_t)n) == 0;
}

static const char *const resources[] = { "morale", "iron", "oil", "aluminum", "gold", "works" };

static const char *const at_once[] = {
	"gain",  "gamble", "draw",  "exchange", "take", "spoil",   "harvest", "peek",  "strip",
	"sweep", "recall", "place", "research", "copy", "produce", "guard",   "stall",
};
static const char *const lasting[] = {
	"yield", "trade", "cheaper", "draw-more", "evict", "convert", "first", "follow",
};
static const char *const counted[] = {
	"full-upgrades", "first-marks", "spies-on-mats",         "tier",
	"cards",         "tokens",      "technologies",          "works",
	"missions",      "guards",      "spies-on-technologies",
};

#define LEFT_ANYWAY "exchange place research copy recall"

static bool is(const char *word, const char *words)
{
	const char *at = strstr(words, word);
	size_t length = strlen(word);
	return at != NULL && (at == words || at[-1] == ' ') &&
		(at[length] == '\0' || at[length] == ' ');
}

/* "{ test: hold, what: gold, number: 3 }" */
static void put_test(struct pl_chance *chance, struct pl_text *text)
{
	bool hold = one_in(chance, 3);
	const char *test = hold ? "hold" : counted[upto(chance, 10)];
	bool few = is(test, "first-marks works missions guards"); /* of some there is but one */
	pl_put(text, "{ test: %s", test);
	if (hold)
		pl_put(text, ", what: %s", resources[upto(chance, 4)]);
	if (one_in(chance, 5))
		pl_put(text, ", how: more-than-any");
	else if (one_in(chance, 5))
		pl_put(text, ", number: %d, how: at-most", few ? 0 : 1 + upto(chance, 1));
	else
		pl_put(text, ", number: %d",
		       few ? 1 : 1 + is(test, "tier") + upto(chance, hold ? 9 : 1));
	pl_put(text, " }");
}

/* A row that is right most of the time. */
static void put_row(struct pl_chance *chance, const char *effect, bool first, bool lasts,
                    struct pl_text *text)
{
	bool each = is(effect, "gain take spoil") && one_in(chance, 5);
	int most = is(effect, "take spoil") ? 5 : 4;
	pl_put(text, "      - { effect: %s", effect);
	if (is(effect, "gain gamble take spoil yield first"))
		pl_put(text, ", what: %s", resources[each ? 0 : upto(chance, most)]);
	if (is(effect, "cheaper"))
		pl_put(text, ", what: %s", resources[1 + upto(chance, 3)]);
	if (!is(effect, "sweep recall produce stall evict convert land")) {
		int number = lasts ? 1 : upto(chance, 3);
		pl_put(text, ", number: %d", number);
		if (!lasts && !one_in(chance, 300))
			pl_put(text, ", tier: %d", upto(chance, 2) + (number == 0));
	}
	if (!lasts && !first && one_in(chance, 3))
		pl_put(text, ", or: yes");
	else if (!lasts && one_in(chance, is(effect, LEFT_ANYWAY) ? 300 : 5))
		pl_put(text, ", may: yes");
	if (each)
		pl_put(text, ", whom: each");
	else if (is(effect, "take spoil peek strip recall") && one_in(chance, 3))
		pl_put(text, ", ransom: %d", 1 + upto(chance, 3));
	if (!lasts && one_in(chance, 4)) {
		pl_put(text, ", if: ");
		put_test(chance, text);
	}
	pl_put(text, " }\n");
}

static void put_price(struct pl_chance *chance, int most, struct pl_text *text)
{
	pl_put(text, "    price: { morale: %d, iron: %d, gold: %d }\n", upto(chance, most),
	       upto(chance, most), upto(chance, most));
}

/* The Moon is the last and needs the one before it. */
static void put_technologies(struct pl_chance *chance, struct pl_text *text)
{
	int count = 4 + upto(chance, OSS_TECHNOLOGIES - 4);
	pl_put(text, "technology:\n");
	for (int i = 1; i <= count; i++) {
		bool moon = i == count, lasts = !moon && one_in(chance, 2), works = i % 5 == 1;
		pl_put(text, "  - name: Tech %d\n    group: %s\n    when: %s\n", i,
		       works && !moon ? "works" : "mission", lasts ? "ongoing" : "one-time");
		if (i == 1)
			pl_put(text, "    needs: []\n");
		else
			pl_put(text, "    needs:\n      - { one: Tech %d }\n",
			       moon ? i - 1 : 1 + upto(chance, i - 2));
		put_price(chance, moon ? 4 : 2, text);
		pl_put(text, "    does:\n");
		for (int rows = moon ? 0 : upto(chance, OSS_GIFTS - 1), at = 0; at <= rows; at++)
			put_row(chance,
			        moon ? "land"
			                : lasts
			                ? lasting[works ? 1 + upto(chance, 6) : upto(chance, 7)]
			                : at_once[upto(chance, 11)],
			        at == 0, lasts || moon, text);
		pl_put(text, "    x: %d\n    y: %d\n", 10 * i, 10 * i);
	}
}

static void put_countries(struct pl_chance *chance, struct pl_text *text)
{
	pl_put(text, "faction:\n");
	for (int i = 1; i <= OSS_FACTIONS; i++) {
		pl_put(text, "  - name: Land %d\n    title: Land %d\n    ability: Gift %d\n", i, i,
		       i);
		pl_put(text, "    base: { iron: %d, gold: %d }\n    does:\n", upto(chance, 3),
		       upto(chance, 3));
		for (int rows = upto(chance, OSS_GIFTS - 1), at = 0; at <= rows; at++)
			put_row(chance, lasting[upto(chance, 7)], at == 0, true, text);
		pl_put(text, "    network:\n");
		for (int tier = 2; tier <= OSS_TIERS; tier++)
			pl_put(text, "      - { gold: %d }\n", upto(chance, 3));
	}
}

static void put_cards(struct pl_chance *chance, struct pl_text *text)
{
	int count = 1 + upto(chance, OSS_KINDS - 1);
	pl_put(text, "card:\n");
	for (int i = 1; i <= count; i++) {
		pl_put(text, "  - name: Card %d\n    copies: %d\n", i, 1 + upto(chance, 5));
		if (one_in(chance, 3))
			put_price(chance, 1, text);
		pl_put(text, "    does:\n");
		for (int rows = upto(chance, OSS_STEPS - 1), at = 0; at <= rows; at++)
			put_row(chance, at_once[upto(chance, 16)], at == 0, false, text);
	}
}

static void put_objectives(struct pl_chance *chance, struct pl_text *text)
{
	pl_put(text, "objective:\n");
	for (int i = 1 + upto(chance, OSS_OBJECTIVES - 1); i >= 1; i--) {
		pl_put(text, "  - name: Aim %d\n    points: %d\n    all:\n", i, upto(chance, 12));
		for (int rows = upto(chance, OSS_CRITERIA - 1), at = 0; at <= rows; at++) {
			pl_put(text, "      - ");
			put_test(chance, text);
			pl_put(text, "\n");
		}
	}
}

static void put_data(struct pl_chance *chance, struct pl_text *text)
{
	pl_put(text, "game: one-small-step\nturn_limit: 12\nhand_limit: %d\nguards_most: %d\n",
	       1 + upto(chance, 7), 1 + upto(chance, 4));
	pl_put(text, "opening:\n  - place: []\n  - place: []\n  - place: []\n");
	pl_put(text, "landing: [20, 15, 10, 5]\ntier:\n");
	for (int tier = 0; tier < OSS_TIERS; tier++)
		pl_put(text, "  - { draw: %d, both: %s, steal: %s }\n", upto(chance, 3),
		       one_in(chance, 2) ? "yes" : "no", one_in(chance, 2) ? "yes" : "no");
	pl_put(text, "resource:\n");
	for (int i = 0; i < OSS_RESOURCES; i++)
		pl_put(text, "  - { name: %c%s }\n", resources[i][0] - 'a' + 'A', resources[i] + 1);
	put_technologies(chance, text);
	put_countries(chance, text);
	put_cards(chance, text);
	put_objectives(chance, text);
}

/* --- playing it ---------------------------------------------------------------------------------- */

static void check_move(const struct pl_book *book, const struct oss_state *s,
                       const struct pl_move *move)
{
	char words[256], about[2048];
	struct pl_text words_text = pl_text_in(words, sizeof words);
	struct pl_text about_text = pl_text_in(about, sizeof about);
	assert_int_equal(oss_game.check(book->rules, &s->base, move), 0);
	oss_game.format(book, &s->base, move, &words_text);
	oss_game.explain(book, &s->base, move, &about_text);
	assert_true(words[0] != '\0' && about[0] != '\0');
	assert_null(strstr(about, " 0 "));
}

static void play(const struct pl_book *book, int seats, struct pl_chance *chance)
{
	struct oss_state s = { .base.seats = (uint8_t)seats };
	struct pl_move moves[PL_MOVES];
	struct pl_events events;
	s.base.chance = pl_split(chance);
	oss_game.setup(book->rules, &s.base);
	for (int ply = 0; s.base.pending != 0; ply++) {
		int seat = pl_first_pending(&s.base);
		struct oss_state view = s;
		oss_game.observe(book->rules, &view.base, seat);
		int count = oss_game.legal(book->rules, &view.base, seat, moves);
		assert_true(count > 0 && count <= PL_MOVES && ply < 6000);
		struct pl_move move = moves[pl_draw(chance, (uint32_t)count)];
		check_move(book, &view, &move);
		memset(&events, 0, sizeof events);
		oss_game.apply(book->rules, &s.base, &move, &events);
		const char *broken = oss_game.audit(book->rules, &s.base);
		if (broken != NULL)
			fail_msg("ply %d, verb %d: %s", ply, move.verb, broken);
		assert_true(events.count < PL_EVENTS);
		oss_game.determinize(book->rules, &view.base, seat, chance);
		assert_null(oss_game.audit(book->rules, &view.base));
	}
}

/* --- what it says --------------------------------------------------------------------------------- */

enum { KEPT = 1 << 17 };
static struct kept {
	struct oss_step step;
	uint8_t guards; /* on a mat, which the text of a guard says */
	char text[300];
} kept[KEPT];
static int kept_count;

static bool same(const struct kept *a, const struct kept *b)
{
	return memcmp(&a->step, &b->step, sizeof a->step) == 0 && a->guards == b->guards;
}

/* Where a text is kept, or would be. */
static struct kept *place_of(const char *text)
{
	uint32_t at = 2166136261u;
	for (const char *c = text; *c != '\0'; c++)
		at = (at ^ (uint8_t)*c) * 16777619u;
	while (kept[at % KEPT].text[0] != '\0' && strcmp(kept[at % KEPT].text, text) != 0)
		at++;
	return &kept[at % KEPT];
}

/* Two effects that are not the same do not read the same. */
static void keep(const struct pl_book *book, const struct oss_step *step)
{
	struct kept now = { .step = *step };
	struct pl_text text = pl_text_in(now.text, sizeof now.text);
	now.step.or_else = now.step.may = 0; /* said of a list, not of a row */
	if (step->effect == OSS_GUARD)
		now.guards = oss_numbers(book->rules)->guards_most;
	oss_put_option(book, step, 0, &text);
	assert_true(now.text[0] != '\0' && !pl_text_full(&text));
	assert_null(strstr(now.text, " 0 "));
	assert_null(strstr(now.text, "{"));
	struct kept *place = place_of(now.text);
	if (place->text[0] != '\0' && !same(place, &now))
		fail_msg("two effects read: %s", now.text);
	kept_count += place->text[0] == '\0';
	assert_true(kept_count < KEPT / 2);
	*place = now;
}

static void keep_all(const struct pl_book *book)
{
	const struct oss_rules *r = oss_numbers(book->rules);
	for (int kind = 0; kind < r->kind_count; kind++)
		for (int i = 0; i < r->card[kind].does_count; i++)
			keep(book, &r->card[kind].does[i]);
	for (int faction = 0; faction < OSS_FACTIONS; faction++)
		for (int i = 0; i < r->faction[faction].does_count; i++)
			keep(book, &r->faction[faction].does[i]);
	for (int row = 1; row <= r->objective_count; row++) {
		char room[1000];
		struct pl_text text = pl_text_in(room, sizeof room);
		oss_put_aims(book, row, &text);
		assert_true(room[0] != '\0' && strstr(room, " 0 ") == NULL);
	}
}

static void random_data_is_played_or_refused(void **unused)
{
	(void)unused;
	static char yaml[PL_DATA_BYTES];
	struct pl_chance chance = { { 20, 7 }, 0 };
	struct pl_language *german = pl_language_of(&oss_game, "de");
	int rounds = number_in("PERILUNE_ROUNDS", 40), games = number_in("PERILUNE_GAMES", 2);
	int accepted = 0, refused_count = 0;
	while (accepted < rounds) {
		struct pl_text text = pl_text_in(yaml, sizeof yaml);
		struct pl_faults faults = { 0 };
		yaml[0] = '\0';
		put_data(&chance, &text);
		struct pl_book *book =
			pl_book_load(&oss_game, yaml, strlen(yaml), NULL, 0, &faults);
		if (book == NULL) { /* with words and a clause */
			if (strstr(faults.at[0].text, "(OSS-") == NULL)
				fail_msg("%d:%d: %s", faults.at[0].line, faults.at[0].column,
				         faults.at[0].text);
			refused_count++;
			assert_true(refused_count < 400 * rounds);
			continue;
		}
		accepted++;
		struct pl_book told = pl_book_in(book, german);
		keep_all(book);
		keep_all(&told);
		for (int game = 0; game < games; game++)
			play(book, 2 + game % 3, &chance);
		pl_book_free(book);
	}
	print_message("%d played, %d refused, %d effects\n", accepted, refused_count, kept_count);
	pl_language_free(german);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_data_is_played_or_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
