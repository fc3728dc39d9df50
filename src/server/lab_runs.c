/* lab_runs.c - simulations under way and done, each with a folder of its own: the data,
 * and what sim wrote there. See lab.h. */
#define _GNU_SOURCE /* nftw, asprintf */
#include "server/lab.h"

#include "core/machine.h"
#include "core/memory.h"
#include "core/numbers.h"

#include <errno.h>
#include <ftw.h>
#include <inttypes.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_READ = 32 * 1024 * 1024 };

/* --- folders and files -------------------------------------------------------------------- */

static char *joined(const char *folder, const char *name)
{
	size_t room = strlen(folder) + strlen(name) + 2;
	char *path = pl_resize(NULL, room);
	snprintf(path, room, "%s/%s", folder, name);
	return path;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *walk)
{
	(void)about;
	(void)kind;
	(void)walk;
	remove(path);
	return 0;
}

static void remove_folder(const char *folder)
{
	nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static bool write_file(const char *folder, const char *name, const char *text)
{
	char *path = joined(folder, name);
	FILE *file = fopen(path, "w");
	free(path);
	if (file == NULL)
		return false;
	bool good = fputs(text, file) >= 0;
	return fclose(file) == 0 && good;
}

char *srv_lab_file(const struct srv_lab_run *run, const char *name, size_t *length)
{
	struct stat about;
	char *path = joined(run->folder, name), *text = NULL;
	FILE *file = fopen(path, "r");
	free(path);
	if (file == NULL)
		return NULL;
	if (fstat(fileno(file), &about) == 0 && about.st_size <= MOST_READ) {
		text = pl_resize(NULL, (size_t)about.st_size + 1);
		*length = fread(text, 1, (size_t)about.st_size, file);
		text[*length] = '\0';
	}
	fclose(file);
	return text;
}

/* --- what sim is told ---------------------------------------------------------------------- */

enum { MOST_ARGUMENTS = SRV_OPTIONS + 24 };

struct arguments {
	char *at[MOST_ARGUMENTS];
	int count;
};

__attribute__((format(printf, 2, 3))) static void give(struct arguments *arguments,
                                                       const char *format, ...)
{
	va_list args;
	va_start(args, format);
	if (vasprintf(&arguments->at[arguments->count++], format, args) < 0)
		abort();
	va_end(args);
}

static void forget(struct arguments *arguments)
{
	for (int i = 0; i < arguments->count; i++)
		free(arguments->at[i]);
}

/* As --data and --compare call a text: standard data by that name, others by a file. */
static const char *name_of(const struct srv_lab_order *order, const char *text, const char *file)
{
	return text == NULL || strcmp(text, order->game->standard) == 0 ? "standard" : file;
}

static void give_table(struct arguments *arguments, const struct srv_lab_order *order)
{
	give(arguments, "perilune");
	give(arguments, "sim");
	give(arguments, "%s", order->game->slug);
	give(arguments, "--seats=%d", order->seats);
	if (!order->worth)
		give(arguments, "--bots=%s", order->bots);
	give(arguments, "--seed=%s", order->seed);
	for (int i = 0; i < order->option_count; i++)
		give(arguments, "--option=%s", order->options[i]);
}

static void give_data(struct arguments *arguments, const struct srv_lab_order *order)
{
	const char *data = name_of(order, order->data, "data.yaml");
	if (strcmp(data, "standard") != 0)
		give(arguments, "--data=%s", data);
}

/* Half of the cores for each of the runs that may be under way. */
static int threads(void)
{
	enum { MOST = 64 };
	return pl_most(1, pl_processors(MOST * SRV_LAB_AT_ONCE) / SRV_LAB_AT_ONCE);
}

static bool begin_run(struct srv_lab_run *run)
{
	const struct srv_lab_order *order = &run->order;
	struct arguments arguments = { .count = 0 };
	give_table(&arguments, order);
	give(&arguments, "--games=%d", order->games);
	if (order->worth)
		give(&arguments, "--worth");
	if (order->before == NULL) {
		give_data(&arguments, order);
	} else {
		give(&arguments, "--compare=%s", name_of(order, order->before, "before.yaml"));
		give(&arguments, "%s", name_of(order, order->data, "data.yaml"));
	}
	give(&arguments, "--report=report.html");
	give(&arguments, "--threads=%d", threads());
	give(&arguments, "--json");
	give(&arguments, "--progress");
	bool good = srv_lab_begin(&run->process, run->folder, arguments.at, "figures.json",
	                          SRV_LAB_SECONDS);
	forget(&arguments);
	return good;
}

static bool begin_game(struct srv_lab_run *run, uint64_t number)
{
	struct arguments arguments = { .count = 0 };
	give_table(&arguments, &run->order);
	give(&arguments, "--games=1");
	give(&arguments, "--from=%" PRIu64, number);
	give_data(&arguments, &run->order);
	give(&arguments, "--keep=closest"); /* of one game, it is that */
	give(&arguments, "--into=games");
	bool good = srv_lab_begin(&run->again, run->folder, arguments.at, "again.txt",
	                          SRV_LAB_AGAIN_SECONDS);
	forget(&arguments);
	return good;
}

/* --- the lab ------------------------------------------------------------------------------- */

struct srv_lab *srv_lab_open(const char *db, char why[PL_STORE_WHY])
{
	struct srv_lab *lab = pl_zeroed(sizeof *lab);
	size_t room = strlen(db) + sizeof ".lab";
	lab->folder = pl_resize(NULL, room);
	snprintf(lab->folder, room, "%s.lab", db);
	remove_folder(lab->folder);
	if (mkdir(lab->folder, 0700) == 0)
		return lab;
	snprintf(why, PL_STORE_WHY, "%s: the lab has no place for its files: %s", lab->folder,
	         strerror(errno));
	free(lab->folder);
	free(lab);
	return NULL;
}

static void free_run(struct srv_lab_run *run)
{
	srv_lab_end(&run->process);
	srv_lab_end(&run->again);
	remove_folder(run->folder);
	srv_lab_free_order(&run->order);
	free(run->folder);
	free(run);
}

void srv_lab_close(struct srv_lab *lab)
{
	if (lab == NULL)
		return;
	while (lab->runs != NULL) {
		struct srv_lab_run *run = lab->runs;
		lab->runs = run->next;
		free_run(run);
	}
	remove_folder(lab->folder);
	free(lab->folder);
	free(lab);
}

struct srv_lab_run *srv_lab_find(const struct srv_lab *lab, const char *id)
{
	struct srv_lab_run *run = lab->runs;
	while (run != NULL && strcmp(run->id, id) != 0)
		run = run->next;
	return run;
}

static void finish(struct srv_lab_run *run, int status)
{
	bool left = WIFEXITED(status);
	run->ended = srv_now();
	run->state = left && WEXITSTATUS(status) == 0 ? SRV_LAB_DONE
		: left && WEXITSTATUS(status) == 1    ? SRV_LAB_STOPPED
		: run->process.told != 0              ? SRV_LAB_STOPPED
						      : SRV_LAB_FAILED;
	if (run->state == SRV_LAB_FAILED && run->process.complaint[0] == '\0')
		snprintf(run->process.complaint, sizeof run->process.complaint,
		         "the simulation broke down (%s %d)", left ? "status" : "signal",
		         left ? WEXITSTATUS(status) : WTERMSIG(status));
	srv_log("lab", "run=%s game=%s games=%" PRIu64 " of=%d state=%d ms=%" PRId64, run->id,
	        run->order.game->slug, run->process.done, run->order.games, (int)run->state,
	        run->ended - run->begun);
}

void srv_lab_tick(struct srv_lab *lab)
{
	int status;
	for (struct srv_lab_run *run = lab == NULL ? NULL : lab->runs; run != NULL;
	     run = run->next) {
		if (run->process.pid > 0 && srv_lab_hear(&run->process, SRV_LAB_SECONDS, &status))
			finish(run, status);
		if (run->again.pid > 0)
			srv_lab_hear(&run->again, SRV_LAB_AGAIN_SECONDS, &status);
	}
}

/* --- starting and stopping ------------------------------------------------------------------- */

/* Clients with a token are known by it, wherever they come from; others by their address. */
static bool is_same_client(const struct srv_conn *a, const struct srv_conn *b)
{
	return memcmp(a->owner, b->owner, SRV_OWNER) == 0 &&
		(a->known || strcmp(a->address, b->address) == 0);
}

static bool has_room(const struct srv_lab *lab, const struct srv_conn *client,
                     struct srv_refusal *why)
{
	int going = 0;
	for (const struct srv_lab_run *run = lab->runs; run != NULL; run = run->next) {
		if (run->state != SRV_LAB_RUNNING)
			continue;
		if (is_same_client(&run->client, client))
			return srv_refuse(why, "running",
			                  "your last run is still under way: wait, or "
			                  "cancel it");
		going++;
	}
	return going < SRV_LAB_AT_ONCE ||
		srv_refuse(why, "busy",
	                   "%d runs are under way, and no more at once: try again in a "
	                   "while",
	                   going);
}

/* The eldest that are over make room. */
static void forget_old(struct srv_lab *lab)
{
	int count = 0;
	struct srv_lab_run **eldest = NULL;
	for (struct srv_lab_run **place = &lab->runs; *place != NULL; place = &(*place)->next) {
		count++;
		if ((*place)->state != SRV_LAB_RUNNING)
			eldest = place;
	}
	if (count < SRV_LAB_KEPT || eldest == NULL)
		return;
	struct srv_lab_run *run = *eldest;
	*eldest = run->next;
	free_run(run);
}

static bool set_out(struct srv_lab_run *run)
{
	const struct srv_lab_order *order = &run->order;
	return mkdir(run->folder, 0700) == 0 &&
		write_file(run->folder, "data.yaml",
	                   order->data == NULL ? order->game->standard : order->data) &&
		(order->before == NULL || write_file(run->folder, "before.yaml", order->before)) &&
		begin_run(run);
}

struct srv_lab_run *srv_lab_start(struct srv_lab *lab, struct srv_lab_order *order,
                                  const struct srv_conn *client, struct srv_refusal *why)
{
	if (!has_room(lab, client, why))
		return NULL;
	forget_old(lab);
	struct srv_lab_run *run = pl_zeroed(sizeof *run);
	srv_fresh_id(run->id);
	run->client = *client;
	run->order = *order;
	run->begun = srv_now();
	run->folder = joined(lab->folder, run->id);
	if (!set_out(run)) {
		srv_refuse(why, "not-begun", "the run could not be begun: %s", strerror(errno));
		run->order.root = NULL;
		free_run(run);
		return NULL;
	}
	run->next = lab->runs;
	lab->runs = run;
	*order = (struct srv_lab_order){ .root = NULL };
	return run;
}

void srv_lab_cancel(struct srv_lab_run *run)
{
	run->cancelled = run->cancelled || run->state == SRV_LAB_RUNNING;
	srv_lab_tell_to_stop(&run->process);
}

/* --- games to open --------------------------------------------------------------------------- */

char *srv_lab_game(struct srv_lab *lab, struct srv_lab_run *run, uint64_t number, size_t *length,
                   bool *wait, struct srv_refusal *why)
{
	char name[64];
	int playing = 0;
	snprintf(name, sizeof name, "games/closest-%" PRIu64 ".txt", number);
	*wait = run->again.pid > 0;
	char *text = *wait ? NULL : srv_lab_file(run, name, length);
	if (text != NULL || *wait)
		return text;
	if (run->again.begun != 0 && run->number == number) { /* it was played, and is not there */
		srv_refuse(why, "no-game", "game %" PRIu64 " cannot be opened: %s", number,
		           run->again.complaint[0] == '\0' ? "it takes too long"
		                                           : run->again.complaint);
		run->again = (struct srv_lab_process){ 0 };
		return NULL;
	}
	for (const struct srv_lab_run *other = lab->runs; other != NULL; other = other->next)
		playing += other->again.pid > 0;
	*wait = true;
	if (playing >= SRV_LAB_AGAIN)
		return NULL;
	run->number = number;
	*wait = begin_game(run, number);
	if (!*wait)
		srv_refuse(why, "not-begun", "the game could not be begun: %s", strerror(errno));
	return NULL;
}
