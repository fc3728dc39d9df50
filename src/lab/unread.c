/* unread.c - why a change of the data changed no game; see unread.h. */
#include "lab/unread.h"

#include "core/memory.h"
#include "core/text.h"

enum { TRIAL = 24, MOST_SETTINGS = 72, MOST_VALUES = 16, SETTING = PL_WHY_SETTING };

/* --- trying --------------------------------------------------------------------------------- */

static struct pl_book *load(const struct pl_unread *asked, int which, const char *setting)
{
	const char *settings[MOST_SETTINGS];
	int count = 0;
	for (; count < asked->setting_count && count + 1 < MOST_SETTINGS; count++)
		settings[count] = asked->settings[count];
	if (setting != NULL)
		settings[count++] = setting;
	const char *text = asked->texts[which];
	return pl_book_load(asked->sim->game, text, strlen(text), settings, count, NULL);
}

static int count_different(const struct pl_sim_result *result)
{
	uint64_t most = 0;
	for (int i = 0; i < result->catalogue->count; i++)
		most = result->change[1].set[i] > most ? result->change[1].set[i] : most;
	return (int)most;
}

/* A few games by both books; the bots need not be good ones to read a number. */
static int play_both(const struct pl_unread *asked, const struct pl_book *const books[2], int seats)
{
	struct pl_sim sim = *asked->sim;
	struct pl_sim_result result;
	struct pl_bot greedy;
	char said[200];
	struct pl_text text = pl_text_in(said, sizeof said);
	if (!pl_bot_read("greedy", &greedy, &text))
		abort();
	sim.books = books;
	sim.seats = seats;
	sim.games = TRIAL;
	sim.rotate = sim.held = false;
	sim.threads = 1;
	sim.stop = NULL;
	sim.progress = NULL;
	for (int seat = 0; seat < seats; seat++)
		sim.bots[seat] = greedy;
	pl_sim_open(&sim, &result);
	pl_sim_run(&sim, &result);
	int different = count_different(&result);
	pl_sim_close(&result);
	return different;
}

/* How many games differ with a setting (NULL: none) and so many players; 0 where that cannot
 * be played. */
static int try_with(const struct pl_unread *asked, const char *setting, int seats)
{
	const struct pl_game *game = asked->sim->game;
	struct pl_book *books[2] = { load(asked, 0, setting), load(asked, 1, setting) };
	int different = 0;
	if (books[0] != NULL && books[1] != NULL && pl_book_vet(game, books[0], seats) == NULL &&
	    pl_book_vet(game, books[1], seats) == NULL)
		different = play_both(asked, (const struct pl_book *const *)books, seats);
	pl_book_free(books[0]);
	pl_book_free(books[1]);
	return different;
}

/* --- what to try ------------------------------------------------------------------------------- */

/* The values that an option could have: all of them by name; of numbers the ends. */
static int list_values(const struct pl_unread *asked, const struct pl_field *field,
                       char values[MOST_VALUES][PL_OPTION_VALUE])
{
	const struct pl_game *game = asked->sim->game;
	const struct pl_book *book = asked->sim->books[0];
	int named = pl_option_values(game, book, field), count = 0;
	if (named == 0) {
		snprintf(values[count++], PL_OPTION_VALUE, "%d", (int)field->hi);
		snprintf(values[count++], PL_OPTION_VALUE, "%d", (int)field->lo);
		return count;
	}
	for (int i = 0; i < named && count < MOST_VALUES; i++)
		pl_option_value(game, book, field, i, values[count++]);
	if (field->kind == PL_ROW && field->lo == 0 && count < MOST_VALUES)
		snprintf(values[count++], PL_OPTION_VALUE, "none");
	return count;
}

static void put_setting(char setting[SETTING], const struct pl_field *field, const char *value)
{
	struct pl_text text = pl_text_in(setting, SETTING);
	pl_put(&text, "%s=%s", field->path, value);
}

/* The first option that matters, and its value that matters most. */
static bool try_options(const struct pl_unread *asked, int seats, struct pl_why *found)
{
	const struct pl_game *game = asked->sim->game;
	for (const struct pl_field *field = game->fields; field->path != NULL; field++) {
		char values[MOST_VALUES][PL_OPTION_VALUE], now[PL_OPTION_VALUE];
		if (!pl_is_option(field))
			continue;
		struct pl_text text = pl_text_in(now, sizeof now);
		pl_field_value(game, field, asked->sim->books[0], 0, 0, &text);
		int count = list_values(asked, field, values);
		put_setting(found->now, field, now);
		for (int i = 0; i < count; i++) {
			char setting[SETTING];
			put_setting(setting, field, values[i]);
			int different = strcmp(setting, found->now) == 0
				? 0
				: try_with(asked, setting, seats);
			if (different <= found->different)
				continue;
			found->different = different;
			snprintf(found->with, SETTING, "%s", setting);
		}
		if (found->different > 0)
			return true;
	}
	return false;
}

static bool find(const struct pl_unread *asked, struct pl_why *found)
{
	const struct pl_game *game = asked->sim->game;
	found->seats = asked->sim->seats;
	if (try_options(asked, found->seats, found))
		return true;
	for (found->seats = game->min_seats; found->seats <= game->max_seats; found->seats++)
		if ((found->different = try_with(asked, NULL, found->seats)) > 0)
			return true;
	for (found->seats = game->min_seats; found->seats <= game->max_seats; found->seats++)
		if (found->seats != asked->sim->seats && try_options(asked, found->seats, found))
			return true;
	return false;
}

/* --- saying so ------------------------------------------------------------------------------------ */

static void list_unread(const struct pl_diff *diff, struct pl_why *why)
{
	const char *before = NULL;
	struct pl_text text = pl_text_in(why->what, sizeof why->what);
	for (int i = 0; i < diff->count; i++) {
		const struct pl_edited *edited = &diff->at[i];
		const char *name = edited->list[0] == '\0' ? edited->name : edited->list;
		if (edited->changes == 0 || (before != NULL && strcmp(before, name) == 0))
			continue;
		pl_put(&text, "%s%s%s", why->what_count++ == 0 ? "" : " and ", name,
		       edited->list[0] == '\0' ? "" : "[]");
		before = name;
	}
}

struct pl_why pl_unread_why(const struct pl_unread *asked)
{
	struct pl_why why = { .games = TRIAL };
	list_unread(asked->diff, &why);
	if (!find(asked, &why)) {
		why.different = 0;
		why.seats = asked->sim->seats;
	}
	return why;
}

void pl_say_unread(const struct pl_why *why, int seats, struct pl_text *text)
{
	bool option = why->with[0] != '\0', players = why->seats != seats;
	if (why->different == 0) {
		pl_put(text,
		       "No option and no number of players makes the change matter in %d games "
		       "each.",
		       why->games);
		return;
	}
	pl_put(text, "%s %s not read", why->what, why->what_count == 1 ? "is" : "are");
	if (option)
		pl_put(text, " while %s", why->now);
	if (players)
		pl_put(text, "%s by %d player%s", option ? " and" : "", seats, pl_plural(seats));
	pl_put(text, ": with ");
	if (option)
		pl_put(text, "%s%s", why->with, players ? " and " : "");
	if (players)
		pl_put(text, "%d player%s", why->seats, pl_plural(why->seats));
	pl_put(text, " %d of %d games differ.", why->different, why->games);
}
