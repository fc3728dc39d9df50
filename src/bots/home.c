/* home.c - a match at this machine. */
#include "bots/home.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/transcript.h"

#include <errno.h>

void pl_home_open(struct pl_home *home)
{
	const struct pl_match *match = home->match;
	home->view = pl_resize(NULL, match->game->state_size);
	home->people = 0;
	for (int seat = 0; seat < match->seats; seat++) {
		home->people += pl_home_is_person(home, seat);
		if (!pl_home_is_person(home, seat))
			home->thinkers[seat] =
				pl_thinker_open(&home->bots[seat], match->game, match->book->rules);
	}
}

void pl_home_close(struct pl_home *home)
{
	if (home->save != NULL)
		fclose(home->save);
	for (int seat = 0; seat < PL_SEATS; seat++)
		pl_thinker_close(home->thinkers[seat]);
	free(home->save_path);
	free(home->view);
	pl_match_free(home->match);
	*home = (struct pl_home){ 0 };
}

/* The line must be on its way to the disk before the next one is asked for. */
static void saved(struct pl_home *home)
{
	if (home->save == NULL || (fflush(home->save) == 0 && ferror(home->save) == 0))
		return;
	int why = errno;
	fclose(home->save);
	home->save = NULL;
	errno = why;
}

const struct pl_reason *pl_home_play(struct pl_home *home, const struct pl_move *move)
{
	pl_match_view(home->match, move->seat, home->view);
	const struct pl_reason *reason = pl_match_play(home->match, move);
	if (reason != NULL)
		return reason;
	home->records++;
	if (home->save != NULL) {
		pl_transcript_move(home->save, home->match, home->view, home->records, move);
		pl_transcript_end(home->save, home->match);
		saved(home);
	}
	return NULL;
}

struct pl_chance pl_home_chance(const struct pl_home *home, int seat)
{
	const struct pl_match *match = home->match;
	const uint64_t seed[2] = { ~match->key[0], match->key[1] };
	return pl_chance_of(seed, (uint64_t)match->step_count * PL_SEATS + (uint64_t)seat);
}

int pl_home_steps_back(const struct pl_home *home, int seat)
{
	const struct pl_match *match = home->match;
	if (pl_match_over(match)) /* its result is told and written */
		return 0;
	if (pl_match_may_undo(match, seat))
		return 1;
	for (int i = match->step_count - 1; i >= 0; i--) {
		const struct pl_step *step = &match->steps[i];
		bool own = step->move.seat == seat;
		if (step->reveals || (!own && home->thinkers[step->move.seat] == NULL))
			return 0;
		if (own)
			return match->step_count - i;
	}
	return 0;
}

static void take_back(struct pl_home *home, int seat)
{
	pl_match_undo(home->match, seat);
	home->records++;
	if (home->save == NULL)
		return;
	pl_transcript_undo(home->save, home->records, seat);
	saved(home);
}

void pl_home_undo(struct pl_home *home, int seat, int steps)
{
	const struct pl_match *match = home->match;
	for (int i = 1; i < steps; i++)
		take_back(home, match->steps[match->step_count - 1].move.seat);
	take_back(home, seat);
}

bool pl_home_resign(struct pl_home *home, int seat)
{
	if (!pl_match_resign(home->match, seat))
		return false;
	home->records++;
	if (home->save != NULL) {
		pl_transcript_resign(home->save, home->records, seat);
		pl_transcript_end(home->save, home->match);
		saved(home);
	}
	return true;
}

bool pl_home_save(struct pl_home *home, const char *path)
{
	const struct pl_match *match = home->match;
	FILE *file = fopen(path, "w");
	if (file == NULL)
		return false;
	const char *players[PL_SEATS];
	for (int seat = 0; seat < match->seats; seat++)
		players[seat] = pl_home_is_person(home, seat) ? "human" : home->bots[seat].spec;
	pl_transcript_head(file, match, home->data, home->settings, home->setting_count, players);
	home->records = pl_transcript_moves(file, match);
	pl_transcript_end(file, match);
	if (home->save != NULL)
		fclose(home->save);
	home->save = file;
	char *kept = pl_copied(path);
	free(home->save_path);
	home->save_path = kept;
	saved(home);
	return home->save != NULL;
}

bool pl_home_has_secrets(const struct pl_home *home, int seat)
{
	size_t size = home->match->game->state_size;
	struct pl_state *open = pl_resize(NULL, size);
	pl_match_view(home->match, PL_SPECTATOR, open);
	pl_match_view(home->match, seat, home->view);
	bool secrets = memcmp(open, home->view, size) != 0;
	free(open);
	return secrets;
}
