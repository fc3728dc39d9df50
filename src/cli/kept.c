/* kept.c - matches that are kept, and asking which to go on with; see kept.h. */
#include "cli/kept.h"

#include "cli/cli.h"
#include "core/home.h"
#include "core/memory.h"
#include "core/text.h"
#include "core/transcript.h"
#include "games/registry.h"
#include "tui/lobby.h"
#include "tui/words.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 64, WHY = 256, ANSWER = 64 };

/* A match that is kept. */
struct kept {
	char path[CLI_KEPT_PATH];
	const struct pl_game *game;
	int seats, moves;
	time_t when;
	char why[WHY]; /* it cannot be gone on with; "" if it can */
};

struct shelf {
	int count;
	struct kept *at[MOST];
};

/* --- files ------------------------------------------------------------------- */

static bool path_of(const struct pl_game *game, int nth, char path[CLI_KEPT_PATH])
{
	char number[16] = "", folder[PL_HOME];
	if (!pl_home(folder))
		return false;
	if (nth > 1)
		snprintf(number, sizeof number, "-%d", nth);
	return snprintf(path, CLI_KEPT_PATH, "%s/matches/%s%s.txt", folder, game->slug, number) <
		CLI_KEPT_PATH;
}

/* All of a file, or NULL with errno: EWOULDBLOCK where another terminal plays it. */
static char *read_unlocked(const char *path, size_t *length, time_t *when)
{
	struct stat found;
	char *text = NULL;
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0)
		return NULL;
	errno = EINVAL;
	if (fstat(fd, &found) == 0 && S_ISREG(found.st_mode) &&
	    found.st_size <= PL_TRANSCRIPT_BYTES && flock(fd, LOCK_SH | LOCK_NB) == 0) {
		text = pl_zeroed((size_t)found.st_size + 1);
		ssize_t got = read(fd, text, (size_t)found.st_size);
		*length = got < 0 ? 0 : (size_t)got;
		*when = found.st_mtime;
	}
	int why = errno;
	close(fd);
	errno = why;
	return text;
}

/* Whether there is anything in a transcript to go on with. */
static bool goes_on(const struct pl_transcript *transcript)
{
	return !transcript->has_result && transcript->record_count > 0;
}

/* Of a text that cannot be read, whether it has any move at all. */
static bool is_empty(const char *text)
{
	return text[strspn(text, " \n")] == '\0';
}

/* What a path holds; false if there is nothing to go on with, or to be told about. */
static bool look_into(struct kept *kept)
{
	struct pl_fault fault;
	size_t length;
	char *text = read_unlocked(kept->path, &length, &kept->when);
	if (text == NULL && (errno == ENOENT || errno == EWOULDBLOCK))
		return false;
	if (text == NULL)
		return snprintf(kept->why, sizeof kept->why, "%s", strerror(errno)), true;
	struct pl_transcript *found = pl_transcript_read(pl_games, text, length, &fault);
	bool there = found != NULL ? goes_on(found) : !is_empty(text);
	free(text);
	if (found == NULL)
		TUI_LINE(kept->why, "no.line", PL_AS_NUMBER("line", fault.line),
		         PL_AS_TEXT("why", fault.text));
	else
		kept->seats = found->seats, kept->moves = found->record_count;
	pl_transcript_free(found);
	return there;
}

static void add_kept(struct shelf *shelf, const struct pl_game *game)
{
	for (int nth = 1; nth <= CLI_KEPT && shelf->count < MOST; nth++) {
		struct kept *kept = pl_zeroed(sizeof *kept);
		kept->game = game;
		if (path_of(game, nth, kept->path) && look_into(kept))
			shelf->at[shelf->count++] = kept;
		else
			free(kept);
	}
}

/* What can be gone on with first, the latest before others. */
static int compare(const void *a, const void *b)
{
	const struct kept *one = *(struct kept *const *)a, *other = *(struct kept *const *)b;
	bool good = one->why[0] == '\0', also = other->why[0] == '\0';
	if (good != also)
		return good ? -1 : 1;
	return one->when == other->when   ? strcmp(one->path, other->path)
		: one->when > other->when ? -1
					  : 1;
}

static struct shelf find_kept(const struct pl_game *game)
{
	struct shelf shelf = { .count = 0 };
	for (int i = 0; pl_games[i] != NULL; i++)
		if (game == NULL || game == pl_games[i])
			add_kept(&shelf, pl_games[i]);
	qsort(shelf.at, (size_t)shelf.count, sizeof shelf.at[0], compare);
	return shelf;
}

static void clear(struct shelf *shelf)
{
	for (int i = 0; i < shelf->count; i++)
		free(shelf->at[i]);
	shelf->count = 0;
}

bool cli_kept_place(const struct pl_game *game, char path[CLI_KEPT_PATH], struct pl_text *why)
{
	char folder[PL_HOME + 16];
	if (!pl_home(folder))
		return pl_put(why, "%s", tui_word("keep.homeless")), false;
	strcat(folder, "/matches");
	if (!pl_make_folders(folder))
		return pl_put(why, "%s: %s", folder, strerror(errno)), false;
	for (int nth = 1; nth <= CLI_KEPT; nth++) {
		struct kept kept = { .game = game };
		size_t length;
		time_t when;
		if (!path_of(game, nth, kept.path) || look_into(&kept))
			continue;
		char *text = read_unlocked(kept.path, &length, &when);
		bool taken = text == NULL && errno == EWOULDBLOCK;
		free(text);
		if (!taken)
			return snprintf(path, CLI_KEPT_PATH, "%s", kept.path), true;
	}
	TUI_SAY(why, "keep.full", PL_AS_NUMBER("count", CLI_KEPT), PL_AS_TEXT("game", game->title));
	return false;
}

void cli_kept_lock(FILE *file)
{
	flock(fileno(file), LOCK_EX | LOCK_NB);
}

/* --- asking ------------------------------------------------------------------ */

static void list_kept(const struct shelf *shelf)
{
	printf("%s\n", tui_word("keep.title"));
	for (int i = 0; i < shelf->count; i++) {
		const struct kept *kept = shelf->at[i];
		char line[512], ago[64] = "";
		struct pl_text age = pl_text_in(ago, sizeof ago);
		tui_put_age((int64_t)(time(NULL) - kept->when), &age);
		if (kept->why[0] == '\0')
			TUI_LINE(line, "keep.row", PL_AS_TEXT("game", kept->game->title),
			         PL_AS_NUMBER("seats", kept->seats),
			         PL_AS_NUMBER("moves", kept->moves), PL_AS_TEXT("age", ago));
		else
			TUI_LINE(line, "keep.damaged", PL_AS_TEXT("game", kept->game->title),
			         PL_AS_TEXT("why", kept->why));
		printf("  %d  %s\n", i + 1, line);
		if (kept->why[0] != '\0')
			printf("     %s\n", kept->path);
	}
}

static int readable(const struct shelf *shelf)
{
	int count = 0;
	for (int i = 0; i < shelf->count; i++)
		count += shelf->at[i]->why[0] == '\0';
	return count;
}

/* The kept match of a number that was typed, or NULL after a word about it. */
static const struct kept *of_number(const struct shelf *shelf, const char *typed)
{
	char *end;
	long number = strtol(typed, &end, 10);
	if (end != typed && *end == '\0' && number >= 1 && number <= shelf->count)
		return shelf->at[number - 1];
	printf("%s\n", tui_word("keep.no"));
	return NULL;
}

static void forget(const struct shelf *shelf, const char *typed)
{
	const struct kept *kept = of_number(shelf, typed + strspn(typed, " "));
	if (kept == NULL)
		return;
	if (remove(kept->path) == 0)
		printf("%s\n", tui_word("keep.forgotten"));
	else
		printf("%s: %s\n", kept->path, strerror(errno));
}

/* One question; false where it is to be asked again. */
static bool ask_once(const struct shelf *shelf, bool may_begin, enum cli_kept_answer *answer,
                     char path[CLI_KEPT_PATH])
{
	char line[512], typed[ANSWER];
	int usual = readable(shelf) > 0;
	list_kept(shelf);
	printf("%s\n> ",
	       TUI_LINE(line, "keep.ask", PL_AS_NUMBER("usual", usual),
	                PL_AS_NUMBER("new", may_begin)));
	fflush(stdout);
	*answer = CLI_KEPT_LEAVE;
	if (fgets(typed, sizeof typed, stdin) == NULL)
		return true;
	typed[strcspn(typed, "\r\n")] = '\0';
	if (strcmp(typed, "q") == 0)
		return true;
	*answer = CLI_KEPT_NEW;
	if (may_begin && (strcmp(typed, "n") == 0 || (typed[0] == '\0' && !usual)))
		return true;
	if (typed[0] == 'x')
		return forget(shelf, typed + 1), false;
	const struct kept *kept = of_number(shelf, typed[0] == '\0' ? "1" : typed);
	if (kept == NULL || kept->why[0] != '\0')
		return false;
	*answer = CLI_KEPT_ON;
	snprintf(path, CLI_KEPT_PATH, "%s", kept->path);
	return true;
}

enum cli_kept_answer cli_kept_ask(const struct pl_game *game, char path[CLI_KEPT_PATH])
{
	enum cli_kept_answer answer = CLI_KEPT_NEW;
	for (bool done = false; !done;) {
		struct shelf shelf = find_kept(game);
		done = shelf.count == 0 || ask_once(&shelf, game != NULL, &answer, path);
		if (shelf.count == 0)
			answer = CLI_KEPT_NEW;
		clear(&shelf);
	}
	return answer;
}
