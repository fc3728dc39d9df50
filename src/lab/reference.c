/* reference.c - what the shipped data gives with common bots; see reference.h. */
#include "lab/reference.h"

#include "core/book.h"
#include "core/memory.h"

#include <inttypes.h>
#include <math.h>

extern const char pl_text_lab_reference_txt[];

enum { LINE = 256 };

/* The next line of the text, cut to fit; NULL after the last. */
static const char *next_line(const char *at, char line[LINE])
{
	size_t length = strcspn(at, "\n");
	if (*at == '\0')
		return NULL;
	snprintf(line, LINE, "%.*s", (int)length, at);
	return at + length + (at[length] == '\n');
}

struct entry {
	char game[64], bot[PL_SPEC];
	int version, seats;
	uint64_t digest, games;
};

static bool read_entry(const char *line, struct entry *entry)
{
	_Static_assert(PL_SPEC > 63, "a bot's name is read into it");
	return sscanf(line, "of %63s %d %" SCNx64 " %d %63s %" SCNu64, entry->game, &entry->version,
	              &entry->digest, &entry->seats, entry->bot, &entry->games) == 6;
}

static uint64_t standard_digest(const struct pl_game *game)
{
	struct pl_book *book = pl_book_standard(game, NULL, 0, NULL);
	uint64_t digest = book == NULL ? 0 : book->rules->digest;
	pl_book_free(book);
	return digest;
}

/* Where the figures of an entry begin; NULL if it is not there. */
static const char *find_entry(const struct pl_game *game, int seats, const char *bot,
                              struct entry *entry)
{
	char line[LINE];
	for (const char *at = pl_text_lab_reference_txt; (at = next_line(at, line)) != NULL;)
		if (read_entry(line, entry) && strcmp(entry->game, game->slug) == 0 &&
		    entry->seats == seats && strcmp(entry->bot, bot) == 0)
			return at;
	return NULL;
}

static bool is_true_of(const struct entry *entry, const struct pl_game *game, uint64_t digest)
{
	return entry->version == game->version && entry->digest == digest;
}

bool pl_reference_has(const struct pl_game *game, int seats, const char *bot)
{
	struct entry entry;
	return find_entry(game, seats, bot, &entry) != NULL &&
		is_true_of(&entry, game, standard_digest(game));
}

static void read_figures(struct pl_reference *reference, const struct pl_catalogue *catalogue,
                         const char *at)
{
	char line[LINE], kind[16];
	while ((at = next_line(at, line)) != NULL) {
		struct pl_estimate is = { .chance = 1 };
		int name = 0;
		if (sscanf(line, "%15s %lf %lf %lf %n", kind, &is.is, &is.low, &is.high, &name) < 4)
			return;
		int i = pl_catalogue_find(catalogue, line + name,
		                          strcmp(kind, "wins") == 0 ? PL_WON : PL_MEAN);
		if (i < 0)
			continue;
		reference->at[i] = is;
		reference->known[i] = true;
	}
}

static bool is_one_bot(const struct pl_sim *sim)
{
	for (int seat = 1; seat < sim->seats; seat++)
		if (strcmp(sim->bots[seat].spec, sim->bots[0].spec) != 0)
			return false;
	return true;
}

void pl_reference_open(struct pl_reference *reference, const struct pl_sim *sim,
                       const struct pl_catalogue *catalogue, const struct pl_book *book)
{
	struct entry entry;
	size_t count = (size_t)catalogue->count;
	*reference = (struct pl_reference){ .count = catalogue->count };
	reference->at = pl_zeroed(count * sizeof reference->at[0]);
	reference->known = pl_zeroed(count * sizeof reference->known[0]);
	const char *at = is_one_bot(sim)
		? find_entry(sim->game, sim->seats, sim->bots[0].spec, &entry)
		: NULL;
	uint64_t digest = at == NULL ? 0 : standard_digest(sim->game);
	if (at == NULL || !is_true_of(&entry, sim->game, digest))
		return;
	reference->games = entry.games;
	reference->shipped = book->rules->digest == digest;
	snprintf(reference->bot, sizeof reference->bot, "%s", entry.bot);
	read_figures(reference, catalogue, at);
}

void pl_reference_close(struct pl_reference *reference)
{
	free(reference->at);
	free(reference->known);
}

const struct pl_estimate *pl_reference_of(const struct pl_reference *reference, int i)
{
	return reference->known[i] ? &reference->at[i] : NULL;
}

double pl_wins_expected(const struct pl_reference *reference, const struct pl_catalogue *catalogue,
                        int i)
{
	return reference->shipped && reference->known[i] ? reference->at[i].is
							 : 1.0 / catalogue->seats;
}

/* How likely shares so far apart come from the same games, by the widths of their intervals. */
static double chance_against(const struct pl_estimate *wins, const struct pl_estimate *known)
{
	double reach = hypot(wins->high - wins->low, known->high - known->low) / 2 / 1.959964;
	return reach <= 0 ? 1 : erfc(fabs(wins->is - known->is) / reach / sqrt(2));
}

double *pl_judge_expected(const struct pl_reference *reference,
                          const struct pl_catalogue *catalogue, const struct pl_tally *tally)
{
	if (!reference->shipped)
		return pl_judge_wins(catalogue, tally);
	double *chance = pl_resize(NULL, (size_t)catalogue->count * sizeof chance[0]);
	for (int i = 0; i < catalogue->count; i++) {
		chance[i] = 1;
		if (catalogue->at[i].kind != PL_WON || tally->set[i + 1] < PL_FEWEST)
			continue;
		struct pl_estimate wins = pl_wins_of(catalogue, tally, i);
		chance[i] = reference->known[i] ? chance_against(&wins, &reference->at[i])
						: wins.chance;
	}
	pl_holm(chance, catalogue->count);
	return chance;
}
