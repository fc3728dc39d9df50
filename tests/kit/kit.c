/* kit.c - plays a game at random and asks at every position whether the
 * contract holds. The properties themselves are in moves.c, words.c and
 * secrets.c. */
#include "kit/parts.h"

#include "core/chance.h"
#include "core/match.h"
#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "core/turn.h"

#include <stdarg.h>

enum { MOST_PLIES = 50000, DEEP_AT_FIRST = 30, FEWEST_PLIES = 600 };

const char *const pl_property_names[] = {
	[PL_KIT_PASSED] = "passed",
	[PL_KIT_TABLES] = "tables",
	[PL_KIT_ENDS] = "ends",
	[PL_KIT_AUDIT] = "audit",
	[PL_KIT_HEADER] = "header",
	[PL_KIT_RESULT] = "result",
	[PL_KIT_CANONICAL] = "canonical",
	[PL_KIT_EVENTS] = "events",
	[PL_KIT_VALUE] = "value",
	[PL_KIT_WEIGH] = "weigh",
	[PL_KIT_LEGAL] = "legal",
	[PL_KIT_LEGAL_VIEW] = "legal-view",
	[PL_KIT_CHECK] = "check",
	[PL_KIT_CHECK_VIEW] = "check-view",
	[PL_KIT_HOSTILE] = "hostile",
	[PL_KIT_FORMAT] = "format",
	[PL_KIT_PARSE] = "parse",
	[PL_KIT_WORDS] = "words",
	[PL_KIT_JSON] = "json",
	[PL_KIT_PIECES] = "pieces",
	[PL_KIT_VIEW] = "view",
	[PL_KIT_DETERMINIZE] = "determinize",
	[PL_KIT_VIEW_LEAK] = "view-leak",
	[PL_KIT_EVENT_LEAK] = "event-leak",
	[PL_KIT_REVEALS] = "reveals",
	[PL_KIT_SEALED_CHANCE] = "sealed-chance",
	[PL_KIT_SEALED_SHOWS] = "sealed-shows",
	[PL_KIT_SEALED_ORDER] = "sealed-order",
	[PL_KIT_SEALED_STEPS] = "sealed-steps",
	[PL_KIT_TOLD_APART] = "told-apart",
	[PL_KIT_FORMS] = "forms",
	[PL_KIT_NEWS] = "news",
	[PL_KIT_ITEMS] = "items",
	[PL_KIT_RANGE] = "range",
	[PL_KIT_SIGHT] = "sight",
};
PL_ROWS(pl_property_names, PL_KIT_PROPERTIES);

/* --- what the parts share ----------------------------------------------- */

bool kit_fail(struct kit *kit, enum pl_property property, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	kit->fault->property = property;
	kit->fault->ply = kit->state->ply;
	vsnprintf(kit->fault->text, sizeof kit->fault->text, format, args);
	va_end(args);
	struct pl_text text = pl_text_in(kit->fault->moves, sizeof kit->fault->moves);
	uint32_t last = kit->state->ply;
	for (uint32_t ply = last < KIT_MOVES ? 0 : last - KIT_MOVES; ply < last; ply++)
		if (kit->moves[ply % KIT_MOVES] != NULL)
			pl_put(&text, "%s%s", text.at == text.start ? "" : "; ",
			       kit->moves[ply % KIT_MOVES]);
	return false;
}

void kit_copy(const struct kit *kit, struct pl_state *to, const struct pl_state *from)
{
	memcpy(to, from, kit->game->state_size);
}

void kit_view(const struct kit *kit, struct pl_state *to, const struct pl_state *from, int seat)
{
	kit_copy(kit, to, from);
	kit->game->observe(kit->rules, to, seat);
}

bool kit_same(const struct kit *kit, const struct pl_state *a, const struct pl_state *b)
{
	return memcmp(a, b, kit->game->state_size) == 0;
}

int kit_pick(struct kit *kit, int n)
{
	return (int)pl_draw(&kit->chance, (uint32_t)n);
}

bool kit_set_goes_on(const struct pl_state *before, const struct pl_state *after)
{
	return before->sealed != 0 && after->sealed == before->sealed && after->pending != 0 &&
		(after->pending & ~before->pending) == 0;
}

bool kit_same_events(const struct pl_events *a, const struct pl_events *b, int seat)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count && i < PL_EVENTS; i++) {
		struct pl_event x = pl_event_for(a->at[i], seat);
		struct pl_event y = pl_event_for(b->at[i], seat);
		/* Who else may read the secret is no secret itself. */
		if (memcmp(&x, &y, sizeof x) != 0)
			return false;
	}
	return true;
}

void kit_after(const struct kit *kit, struct pl_state *to, const struct pl_state *from,
               const struct pl_move *move, struct pl_events *events)
{
	kit_copy(kit, to, from);
	if (events != NULL) {
		events->count = 0;
		events->reveals = false;
	}
	kit->game->apply(kit->rules, to, move, events);
}

const char *kit_seat(int seat)
{
	static const char *const names[] = { "p1", "p2", "p3", "p4", "p5", "p6" };
	return seat < PL_SEATS ? names[seat] : "a spectator";
}

const char *kit_move_text(struct kit *kit, const struct pl_state *state, const struct pl_move *move)
{
	static _Thread_local char text[PL_MOVE_TEXT];
	pl_move_text(kit->game, kit->book, state, move, text);
	return text;
}

/* --- play --------------------------------------------------------------- */

bool kit_header(struct kit *kit, const struct pl_state *state)
{
	unsigned everybody = (1u << kit->seats) - 1;
	if (state->seats != kit->seats)
		return kit_fail(kit, PL_KIT_HEADER, "seats became %d", state->seats);
	if (state->pending & ~everybody)
		return kit_fail(kit, PL_KIT_HEADER, "seats are asked that are not there");
	if (state->sealed & ~everybody)
		return kit_fail(kit, PL_KIT_HEADER, "seats are sealed that are not there");
	if (state->sealed == 0 && (state->pending & (state->pending - 1)) != 0)
		return kit_fail(kit, PL_KIT_HEADER, "several seats are asked, but not sealed");
	if (state->sealed != 0 && (state->sealed & (state->sealed - 1)) == 0)
		return kit_fail(kit, PL_KIT_HEADER, "a sealed set of one seat");
	if (state->pending & ~state->sealed && state->sealed != 0)
		return kit_fail(kit, PL_KIT_HEADER, "a seat is asked outside the sealed set");
	if (state->pending == 0 && state->sealed != 0)
		return kit_fail(kit, PL_KIT_HEADER, "sealed, with nobody left to answer");
	return true;
}

static bool check_header_after(struct kit *kit, const struct pl_state *before,
                               const struct pl_state *after)
{
	if (after->ply != before->ply + 1)
		return kit_fail(kit, PL_KIT_HEADER, "ply went from %u to %u", before->ply,
		                after->ply);
	bool fresh_set = after->sealed != 0 && !kit_set_goes_on(before, after);
	if (fresh_set && after->pending != after->sealed)
		return kit_fail(kit, PL_KIT_HEADER, "a sealed set began with seats missing");
	return kit_header(kit, after);
}

/* Leave garbage where the next call's locals will be; the compiler must think it is read. */
__attribute__((noinline)) static void soil_stack(int with)
{
	char dirt[4 * 1024];
	memset(dirt, with, sizeof dirt);
	__asm__ volatile("" : : "r"(dirt) : "memory");
}

/* Play a move again on the same position, after an event that was there
 * before: the bytes must be the same and the events appended. */
static bool check_again(struct kit *kit, const struct pl_move *move, const struct pl_events *events)
{
	struct pl_state *once = kit->scratch[0], *again = kit->scratch[1];
	struct pl_events more = { .count = 1 };
	kit_copy(kit, again, kit->state);
	soil_stack(0x3c);
	kit->game->apply(kit->rules, again, move, &more);
	if (more.count != events->count + 1)
		return kit_fail(kit, PL_KIT_EVENTS, "'%s' drops the events before it",
		                kit_move_text(kit, kit->state, move));
	bool same = kit_same(kit, once, again);
	for (int i = 0; same && i < events->count && i < PL_EVENTS - 1; i++)
		same = memcmp(&events->at[i], &more.at[i + 1], sizeof more.at[i]) == 0;
	return same ||
		kit_fail(kit, PL_KIT_CANONICAL, "'%s' gives other bytes a second time",
	                 kit_move_text(kit, kit->state, move));
}

/* Play a move on the state under test, several times over. */
static bool check_apply(struct kit *kit, const struct pl_move *move, struct pl_events *events)
{
	struct pl_state *once = kit->scratch[0], *again = kit->scratch[1];
	soil_stack(0xa5);
	kit_after(kit, once, kit->state, move, events);
	soil_stack(0x5a);
	kit_after(kit, again, kit->state, move, NULL);
	if (!kit_same(kit, once, again))
		return kit_fail(kit, PL_KIT_CANONICAL, "'%s' gives other bytes without events",
		                kit_move_text(kit, kit->state, move));
	return check_again(kit, move, events);
}

static bool check_events(struct kit *kit, const struct pl_move *move,
                         const struct pl_events *events)
{
	const struct pl_state *after = kit->scratch[0];
	if (events->count >= PL_EVENTS)
		return kit_fail(kit, PL_KIT_EVENTS, "'%s' has %d events",
		                kit_move_text(kit, kit->state, move), events->count);
	for (int i = 0; i < events->count; i++) {
		int kind = events->at[i].kind;
		if (kind < 1 || kind >= kit->event_kind_count || events->at[i].seat >= kit->seats)
			return kit_fail(kit, PL_KIT_EVENTS, "an event of kind %d for seat %d", kind,
			                events->at[i].seat);
		if (!kit_described_event(kit, &events->at[i]))
			return false;
	}
	bool drew = after->chance.drawn != kit->state->chance.drawn;
	if (drew && kit_set_goes_on(kit->state, after))
		return kit_fail(kit, PL_KIT_SEALED_CHANCE, "'%s' draws chance in a sealed set",
		                kit_move_text(kit, kit->state, move));
	if (events->reveals && kit_set_goes_on(kit->state, after))
		return kit_fail(kit, PL_KIT_REVEALS, "'%s' is sealed and cannot be taken back",
		                kit_move_text(kit, kit->state, move));
	if (drew && !events->reveals)
		return kit_fail(kit, PL_KIT_REVEALS, "'%s' draws chance without saying so",
		                kit_move_text(kit, kit->state, move));
	return true;
}

static bool check_audit(struct kit *kit, const struct pl_state *state)
{
	const char *broken = kit->game->audit(kit->rules, state);
	return broken == NULL || kit_fail(kit, PL_KIT_AUDIT, "%s", broken);
}

/* The costly questions, at the first positions and ever fewer later ones. */
static bool check_deeply(struct kit *kit)
{
	if (kit_pick(kit, 1 + (int)kit->state->ply / DEEP_AT_FIRST) != 0)
		return true;
	return kit_words(kit) && kit_sense(kit) && kit_views(kit) && kit_determinize(kit) &&
		kit_two_truths(kit) && kit_sealed(kit) && kit_told_apart(kit) && kit_hostile(kit) &&
		kit_described(kit);
}

static bool check_position(struct kit *kit)
{
	return kit_header(kit, kit->state) && check_audit(kit, kit->state) && kit_legal(kit) &&
		check_deeply(kit);
}

static bool check_result(struct kit *kit)
{
	struct pl_result result;
	memset(&result, 0x5a, sizeof result);
	kit->game->returns(kit->rules, kit->state, &result);
	for (int seat = kit->seats; seat < PL_SEATS; seat++)
		if (result.place[seat] != 0)
			return kit_fail(kit, PL_KIT_RESULT, "a place for seat %d, who is not there",
			                seat);
	if (kit->seats == 1)
		return result.place[0] == 1 || result.place[0] == 2 ||
			kit_fail(kit, PL_KIT_RESULT, "a solitaire ends in place %d",
		                 result.place[0]);
	for (int seat = 0; seat < kit->seats; seat++) {
		int better = 0;
		for (int other = 0; other < kit->seats; other++)
			better += result.place[other] < result.place[seat];
		if (result.place[seat] != better + 1)
			return kit_fail(kit, PL_KIT_RESULT, "p%d is in place %d with %d ahead",
			                seat + 1, result.place[seat], better);
	}
	return true;
}

/* Any legal move, or in every other game one that the game's sense likes. */
static struct pl_move choose(struct kit *kit, bool by_weight)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int asked[PL_SEATS], askable = 0;
	for (int seat = 0; seat < kit->seats; seat++)
		if (pl_is_pending(kit->state, seat))
			asked[askable++] = seat;
	int seat = asked[kit_pick(kit, askable)];
	int count = kit->game->legal(kit->rules, kit->state, seat, moves);
	if (!by_weight)
		return moves[kit_pick(kit, count)];
	int all = 0, at = 0;
	kit->game->weigh(kit->rules, kit->state, moves, count, weight);
	for (int i = 0; i < count; i++)
		all += weight[i];
	for (int left = kit_pick(kit, all); left >= weight[at]; at++)
		left -= weight[at];
	return moves[at];
}

static bool check_setup(struct kit *kit)
{
	struct pl_state *again = kit->scratch[0];
	memset(kit->state, 0, kit->game->state_size);
	kit->state->chance = pl_split(&kit->chance);
	kit->state->seats = (uint8_t)kit->seats;
	kit_copy(kit, again, kit->state);
	soil_stack(0xa5);
	kit->game->setup(kit->rules, kit->state);
	soil_stack(0x5a);
	kit->game->setup(kit->rules, again);
	if (!kit_same(kit, kit->state, again))
		return kit_fail(kit, PL_KIT_CANONICAL, "setup gives other bytes a second time");
	return kit->state->ply == 0 || kit_fail(kit, PL_KIT_HEADER, "setup counts plies");
}

static void remember(struct kit *kit, const struct pl_move *move)
{
	char text[PL_MOVE_TEXT + 8];
	snprintf(text, sizeof text, "%.3s %.200s", kit_seat(move->seat),
	         kit_move_text(kit, kit->state, move));
	char **kept = &kit->moves[kit->state->ply % KIT_MOVES];
	free(*kept);
	*kept = pl_copied(text);
}

static void forget_moves(struct kit *kit)
{
	for (int i = 0; i < KIT_MOVES; i++) {
		free(kit->moves[i]);
		kit->moves[i] = NULL;
	}
}

/* Bytes of the position beyond the generator that some seat's view lacks. */
static int hidden_bytes(struct kit *kit)
{
	const uint8_t *state = (const uint8_t *)kit->state;
	const uint8_t *view = (const uint8_t *)kit->scratch[0];
	uint8_t *is_hidden = pl_zeroed(kit->game->state_size);
	int hidden = 0;
	for (int seat = 0; seat < kit->seats; seat++) {
		kit_view(kit, kit->scratch[0], kit->state, seat);
		for (size_t i = sizeof(struct pl_chance); i < kit->game->state_size; i++)
			is_hidden[i] |= state[i] != view[i];
	}
	for (size_t i = 0; i < kit->game->state_size; i++)
		hidden += is_hidden[i];
	free(is_hidden);
	return hidden;
}

static bool play_game(struct kit *kit, bool by_weight)
{
	forget_moves(kit);
	if (!check_setup(kit))
		return false;
	if (kit->hidden == 0)
		kit->hidden = hidden_bytes(kit);
	while (check_position(kit)) {
		if (kit->state->pending == 0)
			return check_result(kit) && kit_sense(kit) && kit_words(kit);
		if (kit->state->ply >= MOST_PLIES)
			return kit_fail(kit, PL_KIT_ENDS, "not over after %d plies", MOST_PLIES);
		struct pl_events events;
		struct pl_move move = choose(kit, by_weight);
		if (!check_apply(kit, &move, &events) || !check_events(kit, &move, &events) ||
		    !check_header_after(kit, kit->state, kit->scratch[0]) ||
		    !kit_event_words(kit, &events))
			return false;
		remember(kit, &move);
		kit_copy(kit, kit->state, kit->scratch[0]);
	}
	return false;
}

static void open_kit(struct kit *kit)
{
	kit->state = pl_zeroed(kit->game->state_size);
	for (int i = 0; i < KIT_SCRATCH; i++)
		kit->scratch[i] = pl_zeroed(kit->game->state_size);
	kit->text = pl_resize(NULL, KIT_TEXT);
	kit->other_text = pl_resize(NULL, KIT_TEXT);
	kit->ids = pl_zeroed(KIT_PIECES * sizeof kit->ids[0]);
}

static void close_kit(struct kit *kit)
{
	forget_moves(kit);
	free(kit->state);
	for (int i = 0; i < KIT_SCRATCH; i++)
		free(kit->scratch[i]);
	free(kit->text);
	free(kit->other_text);
	free(kit->owner);
	free(kit->ids);
}

bool pl_kit_run(const struct pl_game *game, const struct pl_book *book, int seats, uint64_t seed,
                int games, struct pl_kit_fault *fault, int *hidden)
{
	struct kit kit = {
		.game = game, .book = book, .rules = book->rules, .seats = seats, .fault = fault
	};
	const uint64_t key[2] = { seed, 2026 };
	memset(fault, 0, sizeof *fault);
	open_kit(&kit);
	bool good = kit_tables(&kit) && kit_described_tables(&kit);
	uint64_t plies = 0;
	for (int i = 0; good && (i < games || plies < FEWEST_PLIES); i++) {
		fault->game = (uint64_t)i;
		kit.chance = pl_chance_of(key, (uint64_t)i);
		good = play_game(&kit, i % 2 == 1);
		plies += kit.state->ply + 1;
	}
	good = good && kit_variety(&kit) && kit_taught(&kit);
	close_kit(&kit);
	*hidden = kit.hidden;
	return good;
}
