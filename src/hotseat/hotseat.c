/* hotseat.c - a match at this machine. */
#include "hotseat/hotseat.h"

#include "core/chance.h"
#include "core/machine.h"
#include "core/memory.h"
#include "core/transcript.h"

#include <errno.h>
#include <sys/stat.h>

void pl_hotseat_open(struct pl_hotseat *hotseat)
{
	const struct pl_match *match = hotseat->match;
	hotseat->view = pl_resize(NULL, match->game->state_size);
	hotseat->words =
		pl_language_of(match->game, hotseat->language != NULL ? hotseat->language : "en");
	hotseat->told = pl_book_in(match->book, hotseat->words);
	hotseat->people = 0;
	for (int seat = 0; seat < match->seats; seat++) {
		hotseat->people += pl_hotseat_is_person(hotseat, seat);
		if (pl_hotseat_is_person(hotseat, seat))
			continue;
		hotseat->thinkers[seat] =
			pl_thinker_open(&hotseat->bots[seat], match->game, match->book->rules);
		pl_thinker_spare(hotseat->thinkers[seat], pl_processors(PL_THREADS) - 1);
	}
}

void pl_hotseat_close(struct pl_hotseat *hotseat)
{
	if (hotseat->save != NULL)
		fclose(hotseat->save);
	for (int seat = 0; seat < PL_SEATS; seat++)
		pl_thinker_close(hotseat->thinkers[seat]);
	free(hotseat->save_path);
	free(hotseat->view);
	pl_manners_free(hotseat->manners);
	pl_language_free(hotseat->words);
	pl_match_free(hotseat->match);
	*hotseat = (struct pl_hotseat){ 0 };
}

/* The line must be on its way to the disk before the next one is asked for. */
static void saved(struct pl_hotseat *hotseat)
{
	if (hotseat->save == NULL || (fflush(hotseat->save) == 0 && ferror(hotseat->save) == 0))
		return;
	int why = errno;
	fclose(hotseat->save);
	hotseat->save = NULL;
	errno = why;
}

bool pl_hotseat_read(struct pl_hotseat *hotseat, int seat, const char *text, struct pl_move *move)
{
	const struct pl_match *match = hotseat->match;
	pl_match_view(match, seat, hotseat->view);
	return pl_parse_move(match->game, &hotseat->told, hotseat->view, seat, text, move) ||
		pl_parse_move(match->game, match->book, hotseat->view, seat, text, move);
}

bool pl_hotseat_meant(struct pl_hotseat *hotseat, int seat, const char *text, struct pl_move *move)
{
	const struct pl_match *match = hotseat->match;
	pl_match_view(match, seat, hotseat->view);
	return pl_meant_move(match->game, &hotseat->told, hotseat->view, seat, text, move) ||
		pl_meant_move(match->game, match->book, hotseat->view, seat, text, move);
}

int pl_hotseat_near(struct pl_hotseat *hotseat, int seat, const char *text,
                    char near[PL_NEAR][PL_MOVE_TEXT])
{
	pl_match_view(hotseat->match, seat, hotseat->view);
	return pl_near_moves(hotseat->match->game, &hotseat->told, hotseat->view, seat, text, near);
}

struct pl_match pl_hotseat_told(const struct pl_hotseat *hotseat)
{
	struct pl_match told = *hotseat->match;
	told.book = &hotseat->told;
	return told;
}

const struct pl_reason *pl_hotseat_play(struct pl_hotseat *hotseat, const struct pl_move *move)
{
	pl_match_view(hotseat->match, move->seat, hotseat->view);
	const struct pl_reason *reason = pl_match_play(hotseat->match, move);
	if (reason != NULL)
		return reason;
	hotseat->records++;
	if (hotseat->save != NULL) {
		pl_transcript_move(hotseat->save, hotseat->match, hotseat->view, hotseat->records,
		                   move);
		pl_transcript_end(hotseat->save, hotseat->match);
		saved(hotseat);
	}
	return NULL;
}

struct pl_chance pl_hotseat_chance(const struct pl_hotseat *hotseat, int seat)
{
	const struct pl_match *match = hotseat->match;
	const uint64_t seed[2] = { ~match->key[0], match->key[1] };
	return pl_chance_of(seed, (uint64_t)match->step_count * PL_SEATS + (uint64_t)seat);
}

void pl_hotseat_mind(struct pl_hotseat *hotseat, struct pl_thinker *thinker, int seat)
{
	unsigned people = 0;
	for (int other = 0; other < hotseat->match->seats; other++)
		if (pl_hotseat_is_person(hotseat, other) && !pl_hotseat_is_person(hotseat, seat))
			people |= 1u << other;
	pl_manners_free(hotseat->manners);
	hotseat->manners = pl_manners_of(hotseat->match, seat, people);
	pl_thinker_mind(thinker, hotseat->manners);
}

int pl_hotseat_steps_back(const struct pl_hotseat *hotseat, int seat, enum pl_stays *why)
{
	unsigned bots = 0;
	for (int other = 0; other < hotseat->match->seats; other++)
		if (!pl_hotseat_is_person(hotseat, other))
			bots |= 1u << other;
	return pl_match_steps_back(hotseat->match, seat, bots, why);
}

static void take_back(struct pl_hotseat *hotseat, int seat)
{
	pl_match_undo(hotseat->match, seat);
	hotseat->records++;
	if (hotseat->save == NULL)
		return;
	pl_transcript_undo(hotseat->save, hotseat->records, seat);
	saved(hotseat);
}

void pl_hotseat_undo(struct pl_hotseat *hotseat, int seat, int steps)
{
	const struct pl_match *match = hotseat->match;
	for (int i = 1; i < steps; i++)
		take_back(hotseat, match->steps[match->step_count - 1].move.seat);
	take_back(hotseat, seat);
}

bool pl_hotseat_resign(struct pl_hotseat *hotseat, int seat)
{
	if (!pl_match_resign(hotseat->match, seat))
		return false;
	hotseat->records++;
	if (hotseat->save != NULL) {
		pl_transcript_resign(hotseat->save, hotseat->records, seat);
		pl_transcript_end(hotseat->save, hotseat->match);
		saved(hotseat);
	}
	return true;
}

static void write_all(struct pl_hotseat *hotseat, FILE *file)
{
	const struct pl_match *match = hotseat->match;
	const char *players[PL_SEATS];
	for (int seat = 0; seat < match->seats; seat++)
		players[seat] = pl_hotseat_is_person(hotseat, seat) ? "human"
								    : hotseat->bots[seat].spec;
	pl_transcript_head(file, match, hotseat->data, hotseat->settings, hotseat->setting_count,
	                   players);
	hotseat->records = pl_transcript_moves(file, match);
	pl_transcript_end(file, match);
}

/* Whether a file is better written beside and moved into place, so that what is there is never
 * half a match: not what is no plain file, and not where nothing can be made beside it. */
static FILE *open_beside(const char *path, char *beside, size_t size)
{
	struct stat found;
	bool there = lstat(path, &found) == 0;
	if ((there && !S_ISREG(found.st_mode)) || (!there && errno != ENOENT))
		return NULL;
	if (snprintf(beside, size, "%s.new", path) >= (int)size)
		return NULL;
	return fopen(beside, "w");
}

bool pl_hotseat_save(struct pl_hotseat *hotseat, const char *path)
{
	char beside[4096];
	FILE *file = open_beside(path, beside, sizeof beside);
	bool moved = file != NULL;
	if (!moved)
		file = fopen(path, "w");
	if (file == NULL)
		return false;
	write_all(hotseat, file);
	bool good = fflush(file) == 0 && ferror(file) == 0;
	if (moved && !(good && rename(beside, path) == 0)) {
		int why = errno;
		fclose(file);
		remove(beside);
		errno = why;
		return false;
	}
	if (hotseat->save != NULL)
		fclose(hotseat->save);
	hotseat->save = file;
	char *kept = pl_copied(path);
	free(hotseat->save_path);
	hotseat->save_path = kept;
	hotseat->itself = false;
	saved(hotseat);
	return hotseat->save != NULL;
}

bool pl_hotseat_has_secrets(const struct pl_hotseat *hotseat, int seat)
{
	size_t size = hotseat->match->game->state_size;
	struct pl_state *open = pl_resize(NULL, size);
	pl_match_view(hotseat->match, PL_SPECTATOR, open);
	pl_match_view(hotseat->match, seat, hotseat->view);
	bool secrets = memcmp(open, hotseat->view, size) != 0;
	free(open);
	return secrets;
}
