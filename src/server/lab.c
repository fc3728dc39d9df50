/* lab.c - what is behind the lab's paths: an order is checked, started, looked at and
 * cancelled; what came of it is read, and its games are opened. See lab.h. */
#include "server/lab.h"

#include "core/memory.h"
#include "core/rows.h"

#include <inttypes.h>

/* The report brings its own style, has no script, and is shown within the lab's page. */
static const char report_policy[] =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
	"form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-downloads "
	"allow-popups";

struct srv_page *srv_lab_closed_page(void)
{
	return srv_page_text(404, "the lab is not open here; 'perilune serve --lab' opens it\n");
}

/* --- orders ------------------------------------------------------------------------------- */

/* Mistakes are what was asked for: a check that finds some has done its work. */
struct srv_page *srv_lab_check_page(struct srv *srv, const char *body, size_t length)
{
	struct srv_refusal why = { .code = "" };
	struct srv_lab_order order;
	struct pl_faults faults;
	uint64_t digest = 0;
	char name[20] = "";
	if (!srv_lab_read_order(body, length, &order, &why))
		return srv_refusal_page(srv, 422, &why);
	if (srv_lab_check_data(&order, &digest, &faults))
		snprintf(name, sizeof name, "%016" PRIx64, digest);
	srv_lab_free_order(&order);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "rules", name);
	srv_put_faults(&faults, &text);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

struct srv_page *srv_lab_start_page(struct srv *srv, const char *body, size_t length,
                                    const struct srv_conn *client)
{
	struct srv_refusal why = { .code = "" };
	struct srv_lab_order order;
	struct pl_faults faults;
	uint64_t digest;
	if (!srv_lab_read_order(body, length, &order, &why))
		return srv_refusal_page(srv, 422, &why);
	struct srv_page *page = NULL;
	struct srv_lab_run *run = NULL;
	if (!srv_lab_check_order(&order, &why))
		page = srv_refusal_page(srv, 422, &why);
	else if (!srv_lab_check_data(&order, &digest, &faults))
		page = srv_faults_page(srv, &faults);
	else if ((run = srv_lab_start(srv->lab, &order, client, &why)) == NULL)
		page = srv_refusal_page(srv, 409, &why);
	srv_lab_free_order(&order);
	if (page != NULL)
		return page;
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "run", run->id);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

/* --- how it goes --------------------------------------------------------------------------- */

/* What is to be done: games, or the thousandths that a search for worth counts in. */
static uint64_t whole_of(const struct srv_lab_run *run)
{
	return run->process.of > 0 ? run->process.of : (uint64_t)run->order.games;
}

static void put_time(const struct srv_lab_run *run, struct pl_text *text)
{
	int64_t spent = (run->state == SRV_LAB_RUNNING ? srv_now() : run->ended) - run->begun;
	uint64_t done = run->process.done, games = whole_of(run);
	pl_json_real(text, "seconds", (double)spent / 1000);
	if (run->state == SRV_LAB_RUNNING && done > 0 && done <= games)
		pl_json_real(text, "left",
		             (double)spent / 1000 * (double)(games - done) / (double)done);
}

static const char *why_of(const struct srv_lab_run *run)
{
	if (run->state == SRV_LAB_FAILED)
		return run->process.complaint;
	if (run->state != SRV_LAB_STOPPED || run->cancelled)
		return "";
	return run->process.told != 0 ? "it took too long" : "the server was told so";
}

static struct srv_page *status_page(struct srv *srv, struct srv_lab_run *run)
{
	static const char *const states[] = {
		[SRV_LAB_RUNNING] = "running",
		[SRV_LAB_DONE] = "done",
		[SRV_LAB_STOPPED] = "stopped",
		[SRV_LAB_FAILED] = "failed",
	};
	PL_ROWS(states, SRV_LAB_STATES);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "run", run->id);
	pl_json_string(&text, "game", run->order.game->slug);
	pl_json_string(&text, "state", states[run->state]);
	pl_json_number(&text, "done", (long long)run->process.done);
	pl_json_number(&text, "games", (long long)whole_of(run));
	pl_json_bool(&text, "compared", run->order.before != NULL);
	pl_json_bool(&text, "worth", run->order.worth);
	put_time(run, &text);
	pl_json_string(&text, "why", why_of(run));
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

/* --- what came of it ------------------------------------------------------------------------ */

static const struct {
	const char *path, *file, *type, *policy;
} files[] = {
	{ "report", "report.html", "text/html; charset=utf-8", report_policy },
	{ "figures", "figures.json", "application/json", NULL },
	{ "data", "data.yaml", "text/plain; charset=utf-8", NULL },
};

static struct srv_page *file_page(const struct srv_lab_run *run, const char *path)
{
	for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
		size_t length;
		if (strcmp(files[i].path, path) != 0)
			continue;
		char *text = run->state == SRV_LAB_RUNNING
			? NULL
			: srv_lab_file(run, files[i].file, &length);
		if (text == NULL)
			return srv_page_text(409,
			                     run->state == SRV_LAB_RUNNING
			                             ? "the run is still under way\n"
			                             : "the run ended before it found anything\n");
		struct srv_page *page = srv_page_new(200, files[i].type, text, length);
		page->policy = files[i].policy;
		free(text);
		return page;
	}
	return srv_page_text(404, "a run has 'report', 'figures' and 'data'\n");
}

static struct srv_lab_run *run_of(struct srv *srv, const char *rest, const char **after)
{
	char id[SRV_ID];
	size_t length = strcspn(rest, "/");
	snprintf(id, sizeof id, "%.*s", (int)(length < sizeof id ? length : 0), rest);
	*after = rest[length] == '/' ? rest + length + 1 : "";
	return srv_is_id(id) ? srv_lab_find(srv->lab, id) : NULL;
}

static struct srv_page *no_run(void)
{
	return srv_page_text(404,
	                     "there is no such run, or no longer: the lab remembers the last %d\n",
	                     SRV_LAB_KEPT);
}

struct srv_page *srv_lab_run_page(struct srv *srv, const char *rest)
{
	const char *after;
	struct srv_lab_run *run = run_of(srv, rest, &after);
	if (run == NULL)
		return no_run();
	return *after == '\0' ? status_page(srv, run) : file_page(run, after);
}

/* --- acts ------------------------------------------------------------------------------------ */

/* The transcript calls its data by the file's name there; the server by its hash. */
static struct srv_page *opened_page(struct srv *srv, struct srv_lab_run *run,
                                    const char *transcript, size_t length, struct srv_conn *client)
{
	struct srv_refusal why = { .code = "" };
	char id[SRV_ID];
	const char *data = run->order.data, *name = NULL;
	if (data != NULL && strcmp(data, run->order.game->standard) != 0)
		name = srv_keep_upload(srv, data, strlen(data))->name;
	if (!srv_open_transcript(srv, client, transcript, length, name, id, &why))
		return srv_refusal_page(srv, 422, &why);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "table", id);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

static bool read_number(const char *text, uint64_t most, uint64_t *number)
{
	char *end;
	if (*text < '0' || *text > '9' || strlen(text) > 9)
		return false;
	*number = strtoull(text, &end, 10);
	return *end == '\0' && *number < most;
}

static struct srv_page *open_game(struct srv *srv, struct srv_lab_run *run, const char *which,
                                  struct srv_conn *client)
{
	struct srv_refusal why = { .code = "" };
	uint64_t number;
	size_t length;
	bool wait;
	if (run->order.worth)
		return srv_page_text(409, "a run for worth keeps no games to open\n");
	if (run->state == SRV_LAB_RUNNING || run->process.done == 0)
		return srv_page_text(409, "games can be opened once the run is over\n");
	if (!read_number(which, run->process.done, &number))
		return srv_page_text(404, "the games of this run are 0 to %" PRIu64 "\n",
		                     run->process.done - 1);
	char *transcript = srv_lab_game(srv->lab, run, number, &length, &wait, &why);
	if (transcript == NULL)
		return wait ? srv_page_text(202, "it is being played again: ask once more\n")
			    : srv_refusal_page(srv, 422, &why);
	/* A table stays for months: they are not made faster than files may be sent. */
	int seconds;
	struct srv_page *page = srv_spend(srv, client->address, SRV_B_UPLOADS, &seconds)
		? opened_page(srv, run, transcript, length, client)
		: srv_wait_page(seconds, "game");
	free(transcript);
	return page;
}

struct srv_page *srv_lab_act_page(struct srv *srv, const char *rest, struct srv_conn *client)
{
	const char *after;
	struct srv_lab_run *run = run_of(srv, rest, &after);
	if (run == NULL)
		return no_run();
	if (strcmp(after, "cancel") == 0) {
		srv_lab_cancel(run);
		return status_page(srv, run);
	}
	if (strncmp(after, "games/", 6) == 0)
		return open_game(srv, run, after + 6, client);
	return srv_page_text(404, "a run can be told 'cancel', and 'games/NUMBER' opens a game\n");
}
