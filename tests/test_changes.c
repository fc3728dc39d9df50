/* test_changes.c - what changed between two views: for every game, along whole games of random
 * moves, each seat and a spectator come from the old state to the new one by it, byte for byte. */
#include "test.h"

#include "core/chance.h"
#include "core/describe.h"
#include "core/match.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/turn.h"
#include "net/changes.h"

enum { ROOM = 256 * 1024, GAMES = BRIEF ? 1 : 3, PLIES = 120, PLACES = PL_SEATS + 1 };

static char room[ROOM];

static int seat_at(int place)
{
	return place == PL_SEATS ? PL_SPECTATOR : place;
}

static json_t *state_of(const struct pl_match *match, const struct pl_state *view, int seat)
{
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_view_json(match->game->description, NULL, match->book->rules, view, seat, &text);
	json_t *state = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
	assert_non_null(state);
	return state;
}

/* From what the place has to the view of now. */
static void follow(const struct pl_match *match, int place, json_t **has, struct pl_state *before,
                   long *changes)
{
	struct pl_state *view = pl_resize(NULL, match->game->state_size);
	struct pl_text text = pl_text_in(room, sizeof room);
	pl_match_view(match, seat_at(place), view);
	pl_change_json(match->game->description, NULL, match->book->rules, before, view,
	               seat_at(place), &text);
	assert_false(pl_text_full(&text));
	json_t *changed = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
	assert_non_null(changed);
	*changes += (long)json_object_size(changed);
	json_t *now = net_changed(*has, changed);
	if (now == NULL)
		fail_msg("%s: %s has no place in the state", match->game->slug, room);
	char *written = json_dumps(now, JSON_COMPACT);
	json_decref(state_of(match, view, seat_at(place))); /* which is in room now */
	size_t same = 0;
	while (written[same] != '\0' && written[same] == room[same])
		same++;
	if (written[same] != room[same])
		fail_msg("%s, place %d: %.60s instead of %.60s", match->game->slug, place,
		         written + (same < 30 ? 0 : same - 30), room + (same < 30 ? 0 : same - 30));
	free(written);
	json_decref(changed);
	json_decref(*has);
	*has = now;
	memcpy(before, view, match->game->state_size);
	free(view);
}

static void play_any(struct pl_match *match, struct pl_chance *chance)
{
	struct pl_move moves[PL_MOVES];
	int seat;
	do
		seat = (int)pl_draw(chance, (uint32_t)match->seats);
	while (!pl_is_pending(match->state, seat));
	int count = match->game->legal(match->book->rules, match->state, seat, moves);
	struct pl_move move = moves[pl_draw(chance, (uint32_t)count)];
	assert_null(pl_match_play(match, &move));
	if (pl_draw(chance, 15) == 0 && pl_match_may_undo(match, seat))
		pl_match_undo(match, seat);
}

static void play_out(const struct pl_game *game, int seats, uint64_t seed, long *changes)
{
	struct pl_chance chance = { { seed, 11 }, 0 };
	struct pl_match *match = open_match(game->slug, NULL, seats, seed);
	json_t *has[PLACES] = { NULL };
	struct pl_state *before[PLACES];
	for (int place = 0; place < PLACES; place++) {
		before[place] = pl_resize(NULL, game->state_size);
		pl_match_view(match, seat_at(place), before[place]);
		if (place < seats || place == PL_SEATS)
			has[place] = state_of(match, before[place], seat_at(place));
	}
	for (int ply = 0; ply < PLIES && !pl_match_over(match); ply++) {
		play_any(match, &chance);
		for (int place = 0; place < PLACES; place++)
			if (has[place] != NULL)
				follow(match, place, &has[place], before[place], changes);
	}
	for (int place = 0; place < PLACES; place++) {
		json_decref(has[place]);
		free(before[place]);
	}
	close_match(match);
}

static void what_changed_leads_from_one_state_to_the_next(void **unused)
{
	(void)unused;
	for (int i = 0; pl_games[i] != NULL; i++) {
		const struct pl_game *game = pl_games[i];
		long changes = 0;
		for (int game_number = 0; game->description != NULL && game_number < GAMES;
		     game_number++) {
			int more = game->max_seats - game->min_seats + 1;
			play_out(game, game->min_seats + game_number % more,
			         1 + (uint64_t)game_number, &changes);
		}
		assert_true(game->description == NULL || changes > (BRIEF ? 30 : 100));
	}
}

static void what_has_no_place_is_refused(void **unused)
{
	static const char *const wrong[] = { "{\"b\":1}",    "{\"a.2\":1}",
		                             "{\"a.x\":1}",  "{\"a.0.y\":1}",
		                             "{\"\":1}",     "{\"a.\":1}",
		                             "{\"a.-1\":1}", "{\"a.00000000000000000000\":1}" };
	json_t *state = json_loads("{\"a\":[{\"x\":1},2]}", 0, NULL);
	(void)unused;
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		json_t *changed = json_loads(wrong[i], 0, NULL);
		assert_null(net_changed(state, changed));
		json_decref(changed);
	}
	json_t *list = json_array(), *right = json_loads("{\"a.0.x\":3,\"a.1\":[]}", 0, NULL);
	assert_null(net_changed(state, list));
	assert_null(net_changed(NULL, right));
	json_t *now = net_changed(state, right);
	char *text = json_dumps(now, JSON_COMPACT), *old = json_dumps(state, JSON_COMPACT);
	assert_string_equal(text, "{\"a\":[{\"x\":3},[]]}");
	assert_string_equal(old, "{\"a\":[{\"x\":1},2]}");
	free(text);
	free(old);
	json_decref(list);
	json_decref(right);
	json_decref(now);
	json_decref(state);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_changed_leads_from_one_state_to_the_next),
		cmocka_unit_test(what_has_no_place_is_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
