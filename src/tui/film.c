/* film.c - the queue of what is to be shown, and how long each thing stays. */
#include "tui/film.h"

#include "core/home.h"
#include "core/memory.h"
#include "core/rows.h"
#include "core/text.h"
#include "tui/source.h"

#include <errno.h>

/* How long: the first line of what happened, each further one, what was one's own doing, at most;
 * and how long dice tumble and lie. All in ms. */
static const struct timing {
	const char *name;
	int line, further, own, most, tumble, lie;
} timings[TUI_PACES] = {
	[TUI_INSTANT] = { "instant", 0, 0, 0, 0, 0, 0 },
	[TUI_BRISK] = { "brisk", 550, 150, 200, 1100, 500, 500 },
	[TUI_CALM] = { "calm", 1100, 300, 350, 2200, 900, 900 },
};

/* A viewer who fell behind is shown less: twice as fast, then only the newest. */
enum { SOME = 3, MANY = 16 };

/* --- dice -------------------------------------------------------------------- */

/* Events that tell what dice fell, and where their data has them. */
static const struct fall {
	const char *kind, *const *in;
} falls[] = {
	{ "roll", (const char *const[]){ "die", "second", "third", "fourth", NULL } },
	{ "gamble", (const char *const[]){ "die", NULL } },
	{ "jump", (const char *const[]){ "die", "against", NULL } },
	{ "shoot", (const char *const[]){ "dice", NULL } },
};

static void put_die(struct tui_thrown *dice, const json_t *value)
{
	int face = (int)json_integer_value(value);
	if (face >= 1 && face <= 6 && dice->count < TUI_DICE)
		dice->face[dice->count++] = face;
}

static void put_dice(struct tui_thrown *dice, const json_t *entry)
{
	const char *kind = tui_text(entry, "kind");
	const json_t *data = tui_get(entry, "data"), *value;
	for (size_t i = 0; i < sizeof falls / sizeof falls[0]; i++)
		for (int j = 0; strcmp(falls[i].kind, kind) == 0 && falls[i].in[j] != NULL; j++) {
			const json_t *found = tui_get(data, falls[i].in[j]);
			const char *key;
			put_die(dice, found);
			json_object_foreach((json_t *)(uintptr_t)found, key, value)
				put_die(dice, value);
		}
}

/* --- what a message tells ------------------------------------------------------ */

/* How many lines it adds to what its seat knows, whether all are of people here, and its dice. */
static int lines_of(const struct tui_source *source, const json_t *message, bool *own,
                    struct tui_thrown *dice)
{
	const struct tui_position *known = source->seen[tui_sight(tui_int(message, "seat") - 1)];
	const json_t *log = tui_get(message, "log");
	int lines = 0;
	*own = true;
	*dice = (struct tui_thrown){ .count = 0 };
	for (int i = 0; i < tui_length(log); i++) {
		const json_t *entry = tui_at(log, i);
		int seat = tui_int(entry, "seat") - 1;
		if (known == NULL || tui_int(entry, "number") <= known->number)
			continue;
		lines++;
		*own &= seat >= 0 && seat < PL_SEATS && source->table.seats[seat].mine;
		put_dice(dice, entry);
	}
	return lines;
}

static int64_t stays(const struct tui_film *film, int lines, bool own)
{
	const struct timing *timing = &timings[film->pace];
	int ms = own ? timing->own : timing->line + (lines - 1) * timing->further;
	ms = lines == 0 ? 0 : ms > timing->most ? timing->most : ms;
	return film->count > SOME ? ms / 2 : ms;
}

/* --- the queue ------------------------------------------------------------------ */

static bool same_moment(const json_t *one, const json_t *other)
{
	return tui_int(one, "number") == tui_int(other, "number") &&
		tui_int(one, "seat") != tui_int(other, "seat");
}

/* The first that waits, and what others at this terminal see at that moment. */
static bool show_next(struct tui_source *source)
{
	struct tui_film *film = &source->film;
	int shown = 0;
	bool well = true;
	do
		well &= tui_source_show(source, film->waiting[shown]);
	while (++shown < film->count && same_moment(film->waiting[0], film->waiting[shown]));
	for (int i = 0; i < shown; i++)
		json_decref(film->waiting[i]);
	film->count -= shown;
	memmove(film->waiting, film->waiting + shown, (size_t)film->count * sizeof(json_t *));
	return well;
}

static void complain(struct tui_source *source, bool well)
{
	if (!well)
		tui_notice(source, true, "%s", tui_word("no.position"));
}

void tui_film_run(struct tui_source *source, int64_t now)
{
	struct tui_film *film = &source->film;
	film->now = now > film->now ? now : film->now;
	while (film->count > MANY)
		complain(source, show_next(source));
	while (film->count > 0 && film->now >= film->due) {
		struct tui_thrown dice;
		bool own, tumbled = film->dice.lands != 0 && film->dice.lands == film->due;
		int lines = lines_of(source, film->waiting[0], &own, &dice);
		if (dice.count > 0 && !tumbled) {
			film->due = film->now + timings[film->pace].tumble;
			dice.lands = film->due;
			dice.gone = dice.lands + timings[film->pace].lie;
			film->dice = dice;
			source->news++;
			return;
		}
		int64_t ms = stays(film, lines, own && !tumbled);
		complain(source, show_next(source));
		film->due = film->now + ms;
	}
}

bool tui_film_busy(const struct tui_source *source)
{
	return source->film.count > 0;
}

void tui_film_skip(struct tui_source *source)
{
	struct tui_film *film = &source->film;
	while (film->count > 0)
		complain(source, show_next(source));
	film->due = 0;
	film->dice = (struct tui_thrown){ .count = 0 };
}

bool tui_film_take(struct tui_source *source, const json_t *message)
{
	struct tui_film *film = &source->film;
	int sight = tui_sight(tui_int(message, "seat") - 1);
	if (film->pace == TUI_INSTANT || (source->seen[sight] == NULL && film->count == 0)) {
		tui_film_skip(source);
		return tui_source_show(source, message);
	}
	if (film->count == film->room) {
		film->room = 2 * film->room + 8;
		film->waiting =
			pl_resize(film->waiting, (size_t)film->room * sizeof *film->waiting);
	}
	film->waiting[film->count++] = json_deep_copy(message);
	return true;
}

const json_t *tui_film_newest(const struct tui_source *source, int sight)
{
	const struct tui_film *film = &source->film;
	for (int i = film->count - 1; i >= 0; i--)
		if (tui_sight(tui_int(film->waiting[i], "seat") - 1) == sight)
			return tui_get(film->waiting[i], "state");
	return source->seen[sight] == NULL ? NULL : source->seen[sight]->state;
}

void tui_film_free(struct tui_film *film)
{
	for (int i = 0; i < film->count; i++)
		json_decref(film->waiting[i]);
	free(film->waiting);
	*film = (struct tui_film){ .pace = film->pace };
}

/* --- the person's pace ------------------------------------------------------------ */

static struct {
	bool known;
	enum tui_pace pace;
} chosen;

bool tui_pace_read(const char *name, enum tui_pace *pace)
{
	for (int i = 0; i < TUI_PACES; i++)
		if (strcmp(timings[i].name, name) == 0) {
			*pace = (enum tui_pace)i;
			return true;
		}
	return false;
}

const char *tui_pace_name(enum tui_pace pace)
{
	return timings[pace].name;
}

static bool kept_in(char path[PL_HOME])
{
	return pl_home(path) && strlen(path) + sizeof "/pace" <= PL_HOME;
}

enum tui_pace tui_pace(void)
{
	char path[PL_HOME], name[16] = "";
	if (chosen.known)
		return chosen.pace;
	chosen.known = true;
	chosen.pace = TUI_CALM;
	if (!kept_in(path))
		return chosen.pace;
	FILE *file = fopen(strcat(path, "/pace"), "r");
	if (file == NULL)
		return chosen.pace;
	if (fscanf(file, "%15s", name) == 1)
		tui_pace_read(name, &chosen.pace);
	fclose(file);
	return chosen.pace;
}

void tui_pace_choose(enum tui_pace pace)
{
	chosen.known = true;
	chosen.pace = pace;
}

bool tui_pace_keep(enum tui_pace pace)
{
	char path[PL_HOME];
	tui_pace_choose(pace);
	if (!kept_in(path) || !pl_make_folders(path))
		return false;
	FILE *file = fopen(strcat(path, "/pace"), "w");
	if (file == NULL)
		return false;
	bool well = fprintf(file, "%s\n", tui_pace_name(pace)) > 0;
	return (fclose(file) == 0) && well;
}
