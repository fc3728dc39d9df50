/* words.c - the kit's questions about tables, texts, pieces and sense. */
#include "kit/parts.h"

#include "core/chance.h"
#include "core/match.h"
#include "core/pieces.h"
#include "core/text.h"
#include "core/turn.h"

#include <jansson.h>
#include <string.h>

enum { LINE = 512 };

/* --- tables ------------------------------------------------------------- */

static bool is_slug(const char *text)
{
	return text[0] != '\0' &&
		text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static const char *field_fault(const struct pl_game *game, const struct pl_field *field)
{
	size_t last = field->offset + field->size;
	for (int i = 0; i < 2; i++)
		if (field->count[i] > 0)
			last += (size_t)(field->count[i] - 1) * field->stride[i];
	if (field->size != 1 && field->size != 2 && field->size != 4)
		return "its size is not 1, 2 or 4";
	if (field->offset < sizeof(struct pl_rules) || last > game->rules_size)
		return "it lies outside the rules";
	if (field->lo > field->hi)
		return "it has no values between lo and hi";
	bool numeric = field->kind != PL_WORD && field->kind != PL_COUNT;
	if (numeric && field->usual != PL_REQUIRED &&
	    (field->usual < field->lo || field->usual > field->hi))
		return "its usual value is out of range";
	if (field->kind == PL_CHOICE && field->names == NULL)
		return "it is a choice without names";
	if (field->kind == PL_ROW && field->rows == NULL)
		return "it is a row of no table";
	return field->about == NULL || field->about[0] == '\0' ? "it has no word about it" : NULL;
}

/* Every function but parse() must be there. */
static const char *missing_function(const struct pl_game *g)
{
	return g->prepare == NULL        ? "prepare"
		: g->vet == NULL         ? "vet"
		: g->setup == NULL       ? "setup"
		: g->legal == NULL       ? "legal"
		: g->check == NULL       ? "check"
		: g->apply == NULL       ? "apply"
		: g->observe == NULL     ? "observe"
		: g->determinize == NULL ? "determinize"
		: g->returns == NULL     ? "returns"
		: g->value == NULL       ? "value"
		: g->weigh == NULL       ? "weigh"
		: g->audit == NULL       ? "audit"
		: g->format == NULL      ? "format"
		: g->ask == NULL         ? "ask"
		: g->explain == NULL     ? "explain"
		: g->touch == NULL       ? "touch"
		: g->trace == NULL       ? "trace"
		: g->piece == NULL       ? "piece"
		: g->tell == NULL        ? "tell"
		: g->show == NULL        ? "show"
					 : NULL;
}

bool kit_tables(struct kit *kit)
{
	const struct pl_game *game = kit->game;
	const char *missing = missing_function(game);
	if (missing != NULL)
		return kit_fail(kit, PL_KIT_TABLES, "%s is NULL; only parse may be", missing);
	if (!is_slug(game->slug))
		return kit_fail(kit, PL_KIT_TABLES, "'%s' is no name for a game", game->slug);
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		const char *fault = field_fault(game, field);
		if (fault != NULL)
			return kit_fail(kit, PL_KIT_TABLES, "field %s: %s", field->path, fault);
	}
	kit->reason_count = 1;
	for (; game->reasons[kit->reason_count].clause != NULL; kit->reason_count++) {
		const struct pl_reason *reason = &game->reasons[kit->reason_count];
		if (strncmp(reason->clause, game->prefix, strlen(game->prefix)) != 0 ||
		    strstr(game->rulebook, reason->clause) == NULL)
			return kit_fail(kit, PL_KIT_TABLES,
			                "reason %d cites %s, which is no clause", kit->reason_count,
			                reason->clause);
	}
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		if (game->vet(kit->rules, seats) >= kit->reason_count)
			return kit_fail(kit, PL_KIT_TABLES, "%d seats are refused for no reason",
			                seats);
	for (kit->event_kind_count = 1; game->event_kinds[kit->event_kind_count] != NULL;)
		kit->event_kind_count++;
	return true;
}

/* --- moves as text ------------------------------------------------------ */

static bool is_reserved(const char *text)
{
	static const char *const words[] = {
		"undo", "resign", "quit", "help", "save", "hint", "log", "rules", "table",
	};
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strcmp(text, words[i]) == 0)
			return true;
	return text[strspn(text, "0123456789")] == '\0';
}

static bool is_line(const char *text)
{
	size_t length = strlen(text);
	return length > 0 && text[0] != ' ' && text[length - 1] != ' ' &&
		strpbrk(text, "\n\r\t") == NULL;
}

/* A text of the game must fill its line and no more. */
static bool check_line(struct kit *kit, enum pl_property property, const char *what,
                       const struct pl_text *text)
{
	if (pl_text_full(text))
		return kit_fail(kit, property, "%s is too long: '%.80s'", what, text->start);
	if (strchr(text->start, '{') != NULL)
		return kit_fail(kit, property, "%s speaks of what it is not told: '%.80s'", what,
		                text->start);
	return is_line(text->start) ||
		kit_fail(kit, property, "%s is not a line of text: '%.80s'", what, text->start);
}

static bool check_parse(struct kit *kit, const struct pl_state *view, int seat,
                        const struct pl_move *move, const char *text)
{
	struct pl_move back;
	memset(&back, 0, sizeof back);
	if (kit->game->parse == NULL)
		return true; /* texts that differ are understood */
	return (kit->game->parse(kit->book, view, seat, text, &back) &&
	        memcmp(&back, move, sizeof back) == 0) ||
		kit_fail(kit, PL_KIT_PARSE, "'%s' is understood as something else", text);
}

static bool check_pieces(struct kit *kit, const uint16_t *pieces, int count)
{
	if (count < 0 || count > PL_TOUCH)
		return kit_fail(kit, PL_KIT_PIECES, "%d pieces at once", count);
	for (int i = 0; i < count; i++) {
		char id[KIT_ID], name[LINE];
		struct pl_text id_text = pl_text_in(id, sizeof id);
		struct pl_text name_text = pl_text_in(name, sizeof name);
		if (pieces[i] == 0 || pieces[i] >= KIT_PIECES)
			return kit_fail(kit, PL_KIT_PIECES, "piece %d", pieces[i]);
		kit->game->piece(kit->book, pieces[i], &id_text, &name_text);
		if (pl_text_full(&id_text) || !is_slug(id) ||
		    !check_line(kit, PL_KIT_PIECES, "a piece's name", &name_text))
			return kit_fail(kit, PL_KIT_PIECES, "piece %d is '%s', named '%s'",
			                pieces[i], id, name);
		if (kit->ids[pieces[i]][0] != '\0')
			continue;
		for (int other = 1; other < KIT_PIECES; other++)
			if (strcmp(kit->ids[other], id) == 0)
				return kit_fail(kit, PL_KIT_PIECES,
				                "pieces %d and %d are both '%s'", other, pieces[i],
				                id);
		memcpy(kit->ids[pieces[i]], id, sizeof id);
	}
	return true;
}

static bool check_move_words(struct kit *kit, const struct pl_state *view, int seat,
                             const struct pl_move *move, char text[PL_MOVE_TEXT])
{
	struct pl_text line = pl_text_in(text, PL_MOVE_TEXT);
	kit->game->format(kit->book, view, move, &line);
	if (!check_line(kit, PL_KIT_FORMAT, "a move's text", &line))
		return false;
	if (is_reserved(text))
		return kit_fail(kit, PL_KIT_FORMAT, "'%s' is a word of the front ends", text);
	char explanation[LINE];
	struct pl_text explained = pl_text_in(explanation, sizeof explanation);
	kit->game->explain(kit->book, view, move, &explained);
	uint16_t pieces[PL_TOUCH] = { 0 };
	int count = kit->game->touch(kit->rules, view, move, pieces);
	return check_line(kit, PL_KIT_WORDS, "an explanation", &explained) &&
		check_pieces(kit, pieces, count) && check_parse(kit, view, seat, move, text);
}

static bool check_junk(struct kit *kit, const struct pl_state *view, int seat, char *text)
{
	struct pl_move move;
	size_t length = strlen(text);
	if (kit->game->parse == NULL || length == 0)
		return true;
	text[kit_pick(kit, (int)length)] = (char)(1 + kit_pick(kit, 255));
	memset(&move, 0, sizeof move);
	if (kit->game->parse(kit->book, view, seat, text, &move))
		kit->game->check(kit->rules, view, &move);
	return true;
}

static bool check_seat_words(struct kit *kit, int seat)
{
	static _Thread_local char texts[PL_MOVES][PL_MOVE_TEXT];
	struct pl_state *view = kit->scratch[0];
	struct pl_move moves[PL_MOVES];
	char question[LINE];
	kit_view(kit, view, kit->state, seat);
	int count = kit->game->legal(kit->rules, view, seat, moves);
	for (int i = 0; i < count; i++) {
		if (!check_move_words(kit, view, seat, &moves[i], texts[i]))
			return false;
		for (int j = 0; j < i; j++)
			if (strcmp(texts[i], texts[j]) == 0)
				return kit_fail(kit, PL_KIT_FORMAT, "two moves are '%s'", texts[i]);
	}
	if (count == 0)
		return true;
	struct pl_text ask = pl_text_in(question, sizeof question);
	kit->game->ask(kit->book, view, seat, &ask);
	return check_line(kit, PL_KIT_WORDS, "a question", &ask) &&
		check_junk(kit, view, seat, texts[kit_pick(kit, count)]);
}

/* --- tables and log ----------------------------------------------------- */

static bool check_show(struct kit *kit, int seat)
{
	struct pl_state *view = kit->scratch[0];
	kit_view(kit, view, kit->state, seat);
	struct pl_text text = pl_text_in(kit->text, KIT_TEXT);
	kit->game->show(kit->book, view, seat, &text);
	return (kit->text[0] != '\0' && !pl_text_full(&text)) ||
		kit_fail(kit, PL_KIT_WORDS, "the table has %zu characters", strlen(kit->text));
}

/* Texts are slow, so each time one seat of those asked, and one onlooker. */
bool kit_words(struct kit *kit)
{
	int seat = kit_pick(kit, kit->seats), viewer = kit_pick(kit, kit->seats + 1);
	while (kit->state->pending != 0 && !pl_is_pending(kit->state, seat))
		seat = kit_pick(kit, kit->seats);
	return check_seat_words(kit, seat) &&
		check_show(kit, viewer == kit->seats ? PL_SPECTATOR : viewer);
}

/* What an event points at hangs on what it names, not on amounts. */
static bool check_amounts(struct kit *kit, const struct pl_event *event,
                          const uint16_t pieces[PL_TOUCH], int count)
{
	struct pl_event bits = pl_naming_bits(kit->game->description, event->kind), bare = *event;
	uint16_t own[PL_TOUCH] = { 0 };
	for (size_t i = 0; i < sizeof bare; i++)
		((uint8_t *)&bare)[i] &= ((const uint8_t *)&bits)[i];
	int others = kit->game->trace(kit->rules, &bare, own);
	return (others == count && memcmp(own, pieces, (size_t)count * sizeof own[0]) == 0) ||
		kit_fail(kit, PL_KIT_PIECES,
	                 "what an event \"%s\" points at hangs on a plain number of it",
	                 kit->game->event_kinds[event->kind]);
}

static bool check_event_words(struct kit *kit, const struct pl_event *event)
{
	char line[LINE];
	uint16_t pieces[PL_TOUCH] = { 0 };
	struct pl_text text = pl_text_in(line, sizeof line);
	kit->game->tell(kit->book, event, &text);
	int count = kit->game->trace(kit->rules, event, pieces);
	return check_line(kit, PL_KIT_WORDS, "a line of the log", &text) &&
		check_pieces(kit, pieces, count) && check_amounts(kit, event, pieces, count);
}

/* Words follow from the event alone: of readers in a row who are told the same, one is asked. */
bool kit_event_words(struct kit *kit, const struct pl_events *events)
{
	for (int i = 0; i < events->count; i++) {
		struct pl_event before = { 0 }; /* no event is of kind 0 */
		for (int seat = 0; seat <= kit->seats; seat++) {
			int reader = seat == kit->seats ? PL_SPECTATOR : seat;
			struct pl_event event = pl_event_for(events->at[i], reader);
			if (memcmp(&event, &before, sizeof event) != 0 &&
			    !check_event_words(kit, &event))
				return false;
			before = event;
		}
	}
	return true;
}

/* --- sense -------------------------------------------------------------- */

static bool check_value(struct kit *kit)
{
	int32_t value[PL_SEATS] = { 0 };
	struct pl_result result;
	kit->game->value(kit->rules, kit->state, value);
	for (int seat = 0; seat < kit->seats; seat++)
		if (value[seat] < 0 || value[seat] > 1000)
			return kit_fail(kit, PL_KIT_VALUE, "p%d's is %d", seat + 1, value[seat]);
	if (kit->state->pending != 0)
		return true;
	kit->game->returns(kit->rules, kit->state, &result);
	for (int a = 0; a < kit->seats; a++)
		for (int b = 0; b < kit->seats; b++) {
			bool ahead = result.place[a] < result.place[b] && result.place[a] == 1;
			bool equal = result.place[a] == result.place[b];
			if ((ahead && value[a] <= value[b]) || (equal && value[a] != value[b]))
				return kit_fail(
					kit, PL_KIT_VALUE, "places %d and %d are worth %d and %d",
					result.place[a], result.place[b], value[a], value[b]);
		}
	return true;
}

/* The first of the heaviest. */
static bool check_favourite(struct kit *kit, const struct pl_state *view, int seat,
                            const struct pl_move *moves, int count, const uint16_t *weight)
{
	struct pl_move favourite;
	int heaviest = 0;
	if (kit->game->favourite == NULL)
		return true;
	for (int i = 1; i < count; i++)
		if (weight[i] > weight[heaviest])
			heaviest = i;
	kit->game->favourite(kit->rules, view, seat, &favourite);
	if (memcmp(&favourite, &moves[heaviest], sizeof favourite) != 0)
		return kit_fail(kit, PL_KIT_WEIGH, "of %d moves, '%s' is heaviest, not %d %d",
		                count, kit_move_text(kit, view, &moves[heaviest]), favourite.verb,
		                favourite.arg[0]);
	return true;
}

/* One move drawn as play_on() is to draw it. */
static void draw_by_weight(struct kit *kit, struct pl_state *state, uint64_t *random)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES];
	int count = kit->game->legal(kit->rules, state, pl_first_pending(state), moves), at = 0;
	uint32_t sum = 0;
	kit->game->weigh(kit->rules, state, moves, count, weight);
	for (int i = 0; i < count; i++)
		sum += weight[i];
	uint32_t drawn = count > 1 ? pl_quick_below(random, sum) : 0;
	for (; drawn >= weight[at]; at++)
		drawn -= weight[at];
	kit->game->apply(kit->rules, state, &moves[at], NULL);
}

/* A few moves, or all that are left. */
static bool check_play_on(struct kit *kit)
{
	struct pl_state *alone = kit->scratch[0], *drawn = kit->scratch[1];
	if (kit->game->play_on == NULL || kit->state->pending == 0)
		return true;
	int moves = kit_pick(kit, 2) ? kit_pick(kit, 8) : 1000;
	uint64_t random = (uint64_t)kit_pick(kit, 1 << 30), other = random;
	kit_copy(kit, alone, kit->state);
	kit_copy(kit, drawn, kit->state);
	kit->game->play_on(kit->rules, alone, moves, &random);
	for (int i = 0; i < moves && drawn->pending != 0; i++)
		draw_by_weight(kit, drawn, &other);
	return (kit_same(kit, alone, drawn) && random == other) ||
		kit_fail(kit, PL_KIT_WEIGH, "%d moves more are others than by weight", moves);
}

static bool check_weights(struct kit *kit, int seat)
{
	struct pl_move moves[PL_MOVES];
	uint16_t weight[PL_MOVES], on_view[PL_MOVES];
	struct pl_state *view = kit->scratch[0];
	kit_view(kit, view, kit->state, seat);
	int count = kit->game->legal(kit->rules, kit->state, seat, moves);
	if (count == 0)
		return true;
	kit->game->weigh(kit->rules, kit->state, moves, count, weight);
	kit->game->weigh(kit->rules, view, moves, count, on_view);
	for (int i = 0; i < count; i++) {
		if (weight[i] == 0)
			return kit_fail(kit, PL_KIT_WEIGH, "'%s' weighs nothing",
			                kit_move_text(kit, view, &moves[i]));
		if (weight[i] != on_view[i])
			return kit_fail(kit, PL_KIT_WEIGH, "'%s' weighs %d, on the view %d",
			                kit_move_text(kit, view, &moves[i]), weight[i], on_view[i]);
	}
	return check_favourite(kit, view, seat, moves, count, weight);
}

bool kit_sense(struct kit *kit)
{
	for (int seat = 0; seat < kit->seats; seat++)
		if (!check_weights(kit, seat))
			return false;
	if (!check_play_on(kit))
		return false;
	return check_value(kit);
}
