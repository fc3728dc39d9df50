/* pages.c - what is behind each path: pages for people, figures for monitors,
 * games, transcripts and data files for programs. */
#include "server/pages.h"
#include "server/assets.h"
#include "server/lab.h"

#include "core/book.h"
#include "core/describe.h"
#include "core/memory.h"
#include "games/registry.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>
#include <zlib.h>

enum { PAGE_ROOM = 1024 * 1024 };

struct srv_page *srv_page_new(int status, const char *type, const char *text, size_t length)
{
	struct srv_page *page = pl_zeroed(sizeof *page);
	page->status = status;
	page->type = type;
	page->length = length;
	char *own = pl_resize(NULL, length + 1);
	memcpy(own, text, length);
	page->text = own;
	return page;
}

struct srv_page *srv_page_text(int status, const char *format, ...)
{
	char text[512];
	va_list args;
	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	return srv_page_new(status, "text/plain; charset=utf-8", text, strlen(text));
}

struct srv_page *srv_wait_page(int seconds, const char *what)
{
	struct srv_page *page = srv_page_text(429,
	                                      "too much comes from your address: wait %d s "
	                                      "before the next %s\n",
	                                      seconds, what);
	page->wait = seconds;
	return page;
}

void srv_page_free(struct srv_page *page)
{
	if (page == NULL)
		return;
	if (!page->borrowed)
		free((char *)(uintptr_t)page->text);
	free(page);
}

static struct srv_page *nothing(void)
{
	return srv_page_text(404, "there is no such page\n");
}

/* --- the page, as it was packed ----------------------------------------------------------- */

static struct srv_page *asset(const char *path)
{
	for (int i = 0; i < srv_asset_count; i++) {
		const struct srv_asset *file = &srv_assets[i];
		if (strcmp(path, file->path) != 0)
			continue;
		struct srv_page *page = pl_zeroed(sizeof *page);
		page->status = 200;
		page->type = file->type;
		page->text = (const char *)file->bytes; /* who reads slowly holds no copy */
		page->length = file->length;
		page->zipped = page->packed = page->borrowed = true;
		page->asset = i;
		page->tag = file->tag;
		page->is_page = strcmp(path, "/") == 0;
		page->for_good = !page->is_page;
		return page;
	}
	return nothing();
}

/* How long a packed file is unpacked, which gzip writes at its end. */
static size_t unpacked_length(const struct srv_asset *file)
{
	const unsigned char *end = file->bytes + file->length - 4;
	return end[0] | (size_t)end[1] << 8 | (size_t)end[2] << 16 | (size_t)end[3] << 24;
}

static char *unpack(const struct srv_asset *file)
{
	enum { GZIP_WINDOW = 15 + 16 };
	size_t length = unpacked_length(file);
	char *text = pl_resize(NULL, length + 1);
	z_stream stream = {
		.next_in = (unsigned char *)(uintptr_t)file->bytes,
		.avail_in = (uInt)file->length,
		.next_out = (unsigned char *)text,
		.avail_out = (uInt)length,
	};
	bool good = inflateInit2(&stream, GZIP_WINDOW) == Z_OK &&
		inflate(&stream, Z_FINISH) == Z_STREAM_END;
	inflateEnd(&stream);
	text[length] = '\0';
	if (good)
		return text;
	free(text);
	return NULL;
}

/* For who cannot unpack; each file once, and then it is kept. */
void srv_page_unpack(struct srv *srv, struct srv_page *page)
{
	const struct srv_asset *file = &srv_assets[page->asset];
	if (srv->plain_assets == NULL)
		srv->plain_assets =
			pl_zeroed((size_t)srv_asset_count * sizeof srv->plain_assets[0]);
	char **plain = &srv->plain_assets[page->asset];
	if (*plain == NULL)
		*plain = unpack(file);
	if (*plain == NULL)
		return; /* better packed than not at all */
	page->length = unpacked_length(file);
	page->text = *plain;
	page->zipped = false;
	if (page->tag == NULL)
		return;
	snprintf(page->plain_tag, sizeof page->plain_tag, "%.*s-plain\"",
	         (int)strlen(page->tag) - 1, page->tag);
	page->tag = page->plain_tag;
}

static struct srv_page *front_page(struct srv *srv)
{
	(void)srv;
	return asset("/");
}

/* An address that nothing has: the page says so, and shows the way back. */
static struct srv_page *lost_page(void)
{
	struct srv_page *page = asset("/");
	page->status = 404;
	page->tag = NULL;
	return page;
}

/* Paths that the page itself makes sense of, such as /table/ID. */
static struct srv_page *inner_page(struct srv *srv, const char *rest)
{
	(void)rest;
	return front_page(srv);
}

static struct srv_page *srv_lab_page(struct srv *srv)
{
	return srv->lab == NULL ? srv_lab_closed_page() : front_page(srv);
}

static struct srv_page *srv_lab_inner_page(struct srv *srv, const char *rest)
{
	(void)rest;
	return srv_lab_page(srv);
}

static struct srv_page *srv_lab_run(struct srv *srv, const char *rest)
{
	return srv->lab == NULL ? srv_lab_closed_page() : srv_lab_run_page(srv, rest);
}

/* Of what else is asked below /api/lab. */
static struct srv_page *srv_lab_other(struct srv *srv, const char *rest)
{
	(void)rest;
	return srv->lab == NULL ? srv_lab_closed_page() : nothing();
}

static struct srv_page *asset_file(struct srv *srv, const char *rest)
{
	char path[80];
	(void)srv;
	snprintf(path, sizeof path, "/assets/%s", rest);
	return asset(path);
}

static struct srv_page *health(struct srv *srv)
{
	return srv->resting > srv_now() ? srv_page_text(503, "the disk refuses to be written to\n")
					: srv_page_text(200, "ok\n");
}

static struct srv_page *scratch_page(struct srv *srv, const char *type, const struct pl_text *text)
{
	return srv_page_new(200, type, srv->scratch, (size_t)(text->at - text->start));
}

struct srv_page *srv_page_json(struct srv *srv, int status, const struct pl_text *text)
{
	struct srv_page *page = scratch_page(srv, "application/json", text);
	page->status = status;
	return page;
}

static struct srv_page *metrics(struct srv *srv)
{
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	srv_metrics(srv, &text);
	return scratch_page(srv, "text/plain; version=0.0.4; charset=utf-8", &text);
}

/* The same to the end of the server, and read from every game's data: told from memory. */
static struct srv_page *games(struct srv *srv, const char *rest, int language)
{
	if (rest[0] != '\0')
		return nothing();
	if (srv->games[language] == NULL) {
		struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
		srv_wire_games(srv, language, &text);
		srv->games[language] = pl_copied(srv->scratch);
	}
	const char *told = srv->games[language];
	return srv_page_new(200, "application/json", told, strlen(told));
}

static struct srv_page *lobby(struct srv *srv)
{
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	srv_wire_lobby(srv, NULL, &text);
	return srv_page_json(srv, 200, &text);
}

/* The standard data of a game, as programs read it. */
static struct srv_page *game_book(struct srv *srv, const struct pl_game *game, int language)
{
	struct srv_refusal why;
	struct srv_book *standard = srv_book_use(srv, game, "", NULL, 0, &why);
	const char *told = srv_book_told(srv, standard, language);
	srv_book_release(srv, standard);
	return srv_page_new(200, "application/json", told, strlen(told));
}

/* /api/games/SLUG/rules, /api/games/SLUG/data and /api/games/SLUG/book */
static struct srv_page *game_text(struct srv *srv, const char *rest, int language)
{
	char slug[64];
	size_t length = strcspn(rest, "/");
	snprintf(slug, sizeof slug, "%.*s", (int)(length < sizeof slug ? length : 0), rest);
	const struct pl_game *game = pl_find_game(slug);
	if (game != NULL && strcmp(rest + length, "/book") == 0)
		return game_book(srv, game, language);
	const char *text = game == NULL                ? NULL
		: strcmp(rest + length, "/rules") == 0 ? game->rulebook
		: strcmp(rest + length, "/data") == 0  ? game->standard
						       : NULL;
	return text == NULL ? nothing()
			    : srv_page_new(200, "text/plain; charset=utf-8", text, strlen(text));
}

/* It tells every secret, so only when all is over. */
static struct srv_page *transcript(struct srv *srv, const struct srv_table *table, int language)
{
	(void)srv;
	(void)language; /* a program reads it */
	if (!srv_is_over_for_good(table))
		return srv_page_text(409, "the match is not over: its moves are secret still\n");
	size_t length;
	char *text = srv_table_transcript(table, &length);
	if (text == NULL)
		return srv_page_text(500, "the transcript could not be written\n");
	struct srv_page *page = srv_page_new(200, "text/plain; charset=utf-8", text, length);
	snprintf(page->file_name, sizeof page->file_name,
	         "attachment; filename=\"perilune-%s.txt\"", table->id);
	free(text);
	return page;
}

/* The data that a table is played by, with its settings: what never changes in a match. */
static struct srv_page *book(struct srv *srv, const struct srv_table *table, int language)
{
	if (table->book == NULL)
		return nothing();
	const char *told = srv_book_told(srv, table->book, language);
	return srv_page_new(200, "application/json", told, strlen(told));
}

/* /api/tables/ID/transcript and /api/tables/ID/book */
static struct srv_page *table_page(struct srv *srv, const char *rest, int language)
{
	char id[SRV_ID];
	snprintf(id, sizeof id, "%.*s", (int)strcspn(rest, "/"), rest);
	struct srv_refusal why = { .code = "no-table" };
	const char *what = rest + strlen(id);
	struct srv_page *(*page)(struct srv *, const struct srv_table *, int language) =
		strcmp(what, "/transcript") == 0 ? transcript
		: strcmp(what, "/book") == 0     ? book
						 : NULL;
	struct srv_table *table = page != NULL && srv_is_id(id) ? srv_open_table(srv, id, &why)
								: NULL;
	if (table == NULL)
		return strcmp(why.code, "damaged") == 0 ? srv_page_text(500, "%s\n", why.text)
							: nothing();
	return page(srv, table, language);
}

/* /api/data/HASH: what a table was played by, for verify --data. */
static struct srv_page *data_file(struct srv *srv, const char *rest)
{
	size_t length;
	if (strlen(rest) != SRV_HASH - 1)
		return nothing();
	char *text = pl_store_data(srv->store, rest, &length);
	if (text == NULL)
		return nothing();
	struct srv_page *page = srv_page_new(200, "text/plain; charset=utf-8", text, length);
	free(text);
	return page;
}

struct srv_page *srv_admin_page_of(struct srv *srv, const char *path)
{
	if (strcmp(path, "/metrics") == 0)
		return metrics(srv);
	if (strcmp(path, "/healthz") == 0)
		return health(srv);
	return srv_page_text(404, "here are /metrics and /healthz, and nothing else\n");
}

struct srv_page *srv_page_of(struct srv *srv, const char *path, int language)
{
	static const struct {
		const char *path;
		struct srv_page *(*page)(struct srv *);
	} whole[] = {
		{ "/", front_page },         { "/rules", front_page },  { "/watch", front_page },
		{ "/settings", front_page }, { "/replay", front_page }, { "/api/lobby", lobby },
		{ "/lab", srv_lab_page },
	};
	static const struct {
		const char *path;
		struct srv_page *(*page)(struct srv *, const char *rest);
	} within[] = {
		{ "/api/data/", data_file },       { "/assets/", asset_file },
		{ "/table/", inner_page },         { "/replay/", inner_page },
		{ "/rules/", inner_page },         { "/lab/", srv_lab_inner_page },
		{ "/api/lab/runs/", srv_lab_run }, { "/api/lab", srv_lab_other },
	};
	static const struct {
		const char *path;
		struct srv_page *(*page)(struct srv *, const char *rest, int language);
	} worded[] = {
		{ "/api/games/", game_text },
		{ "/api/games", games },
		{ "/api/tables/", table_page },
	};
	for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++)
		if (strcmp(path, whole[i].path) == 0)
			return whole[i].page(srv);
	for (size_t i = 0; i < sizeof within / sizeof within[0]; i++)
		if (strncmp(path, within[i].path, strlen(within[i].path)) == 0)
			return within[i].page(srv, path + strlen(within[i].path));
	for (size_t i = 0; i < sizeof worded / sizeof worded[0]; i++)
		if (strncmp(path, worded[i].path, strlen(worded[i].path)) == 0)
			return worded[i].page(srv, path + strlen(worded[i].path), language);
	return strncmp(path, "/api/", 5) == 0 ? nothing() : lost_page();
}

/* --- what is sent here ---------------------------------------------------------------------- */

enum post_kind { DATA_FILE, TRANSCRIPT, SRV_LAB_CHECK, SRV_LAB_ORDER, SRV_LAB_ACT };

/* Where what is posted, how much of it, and whether the lab must be open. */
static const struct {
	const char *path;
	enum post_kind kind;
	size_t most; /* bytes; 0: what is meant is in the path */
	bool lab;
} posts[] = {
	{ "/api/data", DATA_FILE, PL_DATA_BYTES, false },
	{ "/api/transcripts", TRANSCRIPT, PL_DATA_BYTES, false },
	{ "/api/lab/check", SRV_LAB_CHECK, SRV_LAB_ORDER_BYTES, true },
	{ "/api/lab/runs", SRV_LAB_ORDER, SRV_LAB_ORDER_BYTES, true },
	{ "/api/lab/runs/", SRV_LAB_ACT, 0, true },
};

struct srv_post {
	enum post_kind kind;
	size_t most;
	char game[64];           /* of a data file */
	char rest[64];           /* of the path, of an act */
	struct srv_conn visitor; /* who sent it; it holds no connection */
	size_t size, length;
	char *text;
	bool working;            /* it is a worker's, or waits for one */
	bool left;               /* and nobody else wants it */
	struct lws *asker;       /* who is woken then; or NULL */
	struct srv_page *answer; /* to what was read */
	struct pl_book *book;    /* of a data file, */
	struct pl_faults faults; /* or why there is none */
	struct srv_proof *proof; /* of a transcript, once it was read */
};

struct srv_post *srv_post_new(struct srv *srv, const char *path, const char *game)
{
	for (size_t i = 0; i < sizeof posts / sizeof posts[0]; i++) {
		size_t length = strlen(posts[i].path);
		bool here = posts[i].most == 0 ? strncmp(path, posts[i].path, length) == 0
					       : strcmp(path, posts[i].path) == 0;
		if (!here || (posts[i].lab && srv->lab == NULL))
			continue;
		struct srv_post *post = pl_zeroed(sizeof *post);
		post->kind = posts[i].kind;
		post->most = posts[i].most;
		snprintf(post->game, sizeof post->game, "%s", game);
		snprintf(post->rest, sizeof post->rest, "%.*s", (int)sizeof post->rest - 1,
		         path + length);
		return post;
	}
	return NULL;
}

struct srv_page *srv_no_post_page(struct srv *srv, const char *path)
{
	return srv->lab == NULL && strncmp(path, "/api/lab", 8) == 0
		? srv_lab_closed_page()
		: srv_page_text(404, "there is nothing to post to here\n");
}

void srv_post_room(struct srv_post *post, size_t size)
{
	post->size = size;
	post->text = pl_resize(NULL, size + 1);
}

size_t srv_post_size(const struct srv_post *post)
{
	return post->size;
}

bool srv_post_wants_body(const struct srv_post *post)
{
	return post->most > 0;
}

/* Checking goes on while somebody types; all else is rare. */
static enum srv_budget budget_of(const struct srv_post *post)
{
	return post->kind == SRV_LAB_CHECK || post->kind == SRV_LAB_ACT ? SRV_B_CHECKS
									: SRV_B_UPLOADS;
}

struct srv_page *srv_post_expect(struct srv *srv, struct srv_post *post, size_t size)
{
	int seconds;
	if (size > post->most)
		return srv_page_text(413, "at most %zu bytes can be sent here\n", post->most);
	if (!srv_spend(srv, post->visitor.address, budget_of(post), &seconds))
		return srv_wait_page(seconds, post->most > 0 ? "file" : "request");
	srv_post_room(post, size);
	return NULL;
}

void srv_post_from(struct srv_post *post, const char *token, const char *address)
{
	post->visitor.known = token != NULL;
	if (token != NULL)
		srv_owner_of(token, post->visitor.owner);
	snprintf(post->visitor.address, sizeof post->visitor.address, "%s", address);
}

void srv_post_free(struct srv_post *post)
{
	if (post == NULL)
		return;
	post->left = post->working;
	if (post->working)
		return; /* it is freed when that is done */
	srv_page_free(post->answer);
	pl_book_free(post->book);
	srv_proof_free(post->proof);
	free(post->text);
	free(post);
}

void srv_post_add(struct srv_post *post, const void *bytes, size_t length)
{
	if (length > post->size - post->length)
		length = post->size - post->length;
	if (length == 0)
		return; /* and bytes may be NULL */
	memcpy(post->text + post->length, bytes, length);
	post->length += length;
}

void srv_put_faults(const struct pl_faults *faults, struct pl_text *text)
{
	pl_json_open(text, "faults", '[');
	for (int i = 0; i < faults->count; i++) {
		pl_json_open(text, NULL, '{');
		pl_json_number(text, "line", faults->at[i].line);
		pl_json_number(text, "column", faults->at[i].column);
		pl_json_string(text, "text", faults->at[i].text);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
}

struct srv_page *srv_faults_page(struct srv *srv, const struct pl_faults *faults)
{
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	srv_put_faults(faults, &text);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 422, &text);
}

struct srv_page *srv_refusal_page(struct srv *srv, int status, const struct srv_refusal *why)
{
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	srv_wire_refusal(NULL, why, &text);
	return srv_page_json(srv, status, &text);
}

/* Without a book to be read, with one to be proved by it. */
static void post_file(struct srv *srv, struct srv_post *post, struct srv_book *book)
{
	struct srv_job *job = pl_zeroed(sizeof *job);
	*job = (struct srv_job){ .post = post, .book = book, .watched = true };
	memcpy(job->address, post->visitor.address, sizeof job->address);
	post->working = true;
	srv_workers_post(srv->workers, job);
}

void srv_post_work(struct srv_post *post)
{
	if (post->kind == DATA_FILE)
		post->book = pl_book_load(pl_find_game(post->game), post->text, post->length, NULL,
		                          0, &post->faults);
	else if (post->proof == NULL)
		post->proof = srv_proof_read(post->text, post->length);
	else
		srv_prove(post->proof);
}

void srv_post_done(struct srv_post *post, struct srv_page *answer)
{
	post->working = false;
	post->answer = answer;
	if (post->left)
		srv_post_free(post);
	else if (answer != NULL && post->asker != NULL)
		srv_wake_asker(post->asker);
}

struct srv_page *srv_post_answer(struct srv_post *post)
{
	struct srv_page *answer = post->answer;
	post->answer = NULL;
	return answer;
}

static struct srv_page *keep_data(struct srv *srv, const struct srv_post *post)
{
	if (post->book == NULL)
		return srv_faults_page(srv, &post->faults);
	const struct srv_upload *upload = srv_keep_upload(srv, post->text, post->length);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	char digest[20];
	snprintf(digest, sizeof digest, "%016" PRIx64, post->book->rules->digest);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "data", upload->name);
	pl_json_string(&text, "rules", digest);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

/* NULL: it has its book now, and is to be proved. */
static struct srv_page *begin_proof(struct srv *srv, struct srv_post *post)
{
	struct srv_refusal why = { .code = "" };
	struct srv_book *book = srv_proof_book(srv, post->proof, NULL, &why);
	if (book == NULL)
		return srv_refusal_page(srv, 422, &why);
	post_file(srv, post, book);
	return NULL;
}

static struct srv_page *keep_transcript(struct srv *srv, struct srv_post *post)
{
	struct srv_refusal why = { .code = "" };
	char id[SRV_ID];
	if (!srv_proof_keep(srv, &post->visitor, post->proof, id, &why))
		return srv_refusal_page(srv, 422, &why);
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	pl_json_open(&text, NULL, '{');
	pl_json_string(&text, "table", id);
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}

/* What is left for the loop may be long, too: a book, or a whole match. */
void srv_take_file(struct srv *srv, struct srv_job *job)
{
	struct srv_post *post = job->post;
	int64_t since = srv_spent();
	job->post = NULL;
	struct srv_page *page = post->kind == DATA_FILE ? keep_data(srv, post)
		: job->book == NULL                     ? begin_proof(srv, post)
							: keep_transcript(srv, post);
	srv_charge(srv, job->address, since);
	if (page != NULL)
		srv_post_done(post, page);
}

static struct srv_page *open_file(struct srv *srv, struct srv_post *post, struct lws *asker)
{
	int seconds;
	if (post->kind == DATA_FILE && pl_find_game(post->game) == NULL)
		return srv_page_text(404, "say which game: POST /api/data?game=NAME\n");
	if (!srv_has_time(srv, post->visitor.address, &seconds))
		return srv_wait_page(seconds, "file");
	post->asker = asker;
	post_file(srv, post, NULL);
	return NULL;
}

struct srv_page *srv_post_open(struct srv *srv, struct srv_post *post, struct lws *asker)
{
	switch (post->kind) {
	case DATA_FILE:
	case TRANSCRIPT:
		return open_file(srv, post, asker);
	case SRV_LAB_CHECK:
		return srv_lab_check_page(srv, post->text, post->length);
	case SRV_LAB_ORDER:
		return srv_lab_start_page(srv, post->text, post->length, &post->visitor);
	default:
		return srv_lab_act_page(srv, post->rest, &post->visitor);
	}
}
