/* wire_table.c - what is public: games, tables, the lobby. A table's secret is
 * told once its match is over, never before. */
#include "server/parts.h"

#include "core/book.h"
#include "core/language.h"
#include "games/registry.h"

#include <inttypes.h>
#include <string.h>

enum { LOBBY_TABLES = 50 }; /* of each state, the newest */

static bool is_present(const struct srv_table *table, int seat)
{
	for (const struct srv_watch *watch = table->watchers; watch != NULL;
	     watch = watch->next_of_table)
		if (memcmp(watch->conn->owner, table->seats[seat].owner, SRV_OWNER) == 0)
			return true;
	return false;
}

static void put_seat(const struct srv_table *table, int seat, struct pl_text *text)
{
	const struct srv_seat *at = &table->seats[seat];
	pl_json_open(text, NULL, '{');
	pl_json_number(text, "seat", seat + 1);
	pl_json_string(text, "kind", srv_seat_kind_names[at->kind]);
	if (at->kind != SRV_OPEN_SEAT)
		pl_json_string(text, "name", at->name);
	if (at->kind == SRV_PERSON) {
		pl_json_bool(text, "present", is_present(table, seat));
		pl_json_bool(text, "away", at->missed >= SRV_MISSES);
		pl_json_bool(text, "resigned", at->resigned);
		if (table->pledge.contribution[seat][0] != '\0')
			pl_json_string(text, "contribution", table->pledge.contribution[seat]);
	}
	if (at->would_resign && table->state == SRV_RUNNING)
		pl_json_bool(text, "would_resign", true);
	pl_json_close(text, '}');
}

/* What a list of tables tells of each. */
static void put_summary(const struct srv_table *table, struct pl_text *text)
{
	pl_json_string(text, "table", table->id);
	pl_json_string(text, "state", srv_state_name(table->state));
	if (table->state == SRV_OLD)
		pl_json_string(text, "why", table->why_old);
	pl_json_string(text, "name", table->name);
	pl_json_string(text, "game", table->game == NULL ? "" : table->game->slug);
	pl_json_string(text, "title", table->game == NULL ? "" : table->game->title);
	pl_json_bool(text, "public", table->listed);
	pl_json_number(text, "time", table->seconds);
	pl_json_number(text, "made", table->made);
	pl_json_number(text, "last", table->last);
	pl_json_open(text, "seats", '[');
	for (int seat = 0; seat < table->seat_count; seat++)
		put_seat(table, seat, text);
	pl_json_close(text, ']');
}

static void put_secret(const struct srv_table *table, struct pl_text *text)
{
	char secret[PL_SEED_TEXT];
	pl_seed_write(table->pledge.secret, secret);
	pl_json_string(text, "secret", secret);
}

void srv_wire_table(const struct srv_table *table, struct pl_text *text)
{
	char commitment[PL_COMMITMENT_TEXT], digest[20] = "";
	pl_seed_commit(table->pledge.secret, commitment);
	if (table->book != NULL)
		snprintf(digest, sizeof digest, "%016" PRIx64, table->book->book->rules->digest);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "table");
	pl_json_number(text, "number", table->number);
	put_summary(table, text);
	pl_json_number(text, "version", table->version);
	pl_json_string(text, "rules", digest);
	pl_json_string(text, "data", table->data);
	pl_json_open(text, "options", '[');
	for (int i = 0; i < table->option_count; i++)
		pl_json_string(text, NULL, table->options[i]);
	pl_json_close(text, ']');
	pl_json_string(text, "commitment", commitment);
	if (table->state == SRV_FINISHED)
		put_secret(table, text);
	if (table->rematch[0] != '\0')
		pl_json_string(text, "rematch", table->rematch);
	if (table->deleted)
		pl_json_bool(text, "deleted", true);
	pl_json_close(text, '}');
}

void srv_wire_summary(const struct srv_table *table, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	put_summary(table, text);
}

static void put_list(struct srv *srv, enum srv_state state, struct pl_text *text)
{
	int count = 0;
	pl_json_open(text, srv_state_name(state), '[');
	for (const struct srv_table *table = srv->listed[state];
	     table != NULL && count < LOBBY_TABLES; table = table->next_listed) {
		if (table->deleted)
			continue;
		srv_wire_summary(table, text);
		pl_json_close(text, '}');
		count++;
	}
	pl_json_close(text, ']');
}

/* --- what the store tells of those that are over ---------------------------------------- */

struct listing {
	struct srv *srv;
	struct pl_text *text;
	bool mine;
};

/* A summary as it was kept, and whose it is. */
static void put_known(void *context, const struct pl_known *known)
{
	struct listing *listing = context;
	struct pl_text *text = listing->text;
	const struct srv_table *table = srv_find_table(listing->srv, known->table);
	if (known->summary[0] != '{' || (table != NULL && table->deleted))
		return;
	pl_json_open(text, NULL, '{');
	pl_put(text, "%s", known->summary + 1);
	if (listing->mine) {
		pl_json_bool(text, "maker", known->maker);
		pl_json_open(text, "yours", '[');
		for (int seat = 0; seat < PL_SEATS; seat++)
			if (known->seats >> seat & 1)
				pl_json_number(text, NULL, seat + 1);
		pl_json_close(text, ']');
		pl_json_bool(text, "asked", false);
	}
	pl_json_close(text, '}');
}

static void put_finished(struct srv *srv, struct pl_text *text)
{
	struct listing listing = { .srv = srv, .text = text };
	pl_json_open(text, srv_state_name(SRV_FINISHED), '[');
	pl_store_listed(srv->store, LOBBY_TABLES, put_known, &listing);
	pl_json_close(text, ']');
}

void srv_wire_lobby(struct srv *srv, const struct srv_request *request, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "lobby");
	srv_put_id(request, text);
	put_list(srv, SRV_OPEN, text);
	put_list(srv, SRV_RUNNING, text);
	put_finished(srv, text);
	pl_json_close(text, '}');
}

static void put_mine(const struct srv_table *table, const unsigned char owner[SRV_OWNER],
                     struct pl_text *text)
{
	srv_wire_summary(table, text);
	pl_json_bool(text, "maker", memcmp(table->maker, owner, SRV_OWNER) == 0);
	pl_json_open(text, "yours", '[');
	for (int seat = srv_seat_of(table, owner, -1); seat >= 0;
	     seat = srv_seat_of(table, owner, seat))
		pl_json_number(text, NULL, seat + 1);
	pl_json_close(text, ']');
	pl_json_bool(text, "asked", srv_asked(table, owner));
	pl_json_close(text, '}');
}

/* Those that are not over first, then those that are; of either the newest. */
void srv_wire_mine(struct srv *srv, const struct srv_request *request,
                   const unsigned char owner[SRV_OWNER], struct pl_text *text)
{
	int count = 0;
	struct listing listing = { .srv = srv, .text = text, .mine = true };
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "type", "mine");
	srv_put_id(request, text);
	pl_json_open(text, "tables", '[');
	for (const struct srv_stake *stake = srv_stakes_of(srv, owner, NULL);
	     stake != NULL && count < LOBBY_TABLES; stake = srv_stakes_of(srv, owner, stake)) {
		if (stake->table->deleted)
			continue;
		put_mine(stake->table, owner, text);
		count++;
	}
	pl_store_mine(srv->store, owner, LOBBY_TABLES, put_known, &listing);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
}

/* --- games -------------------------------------------------------------------------------- */

/* What the game says of itself, in the language of its book. */
static void put_saying(const struct pl_book *told, const char *key, const char *english,
                       struct pl_text *text)
{
	char room[512];
	struct pl_text line = pl_text_in(room, sizeof room);
	pl_say_name(told, english, &line);
	pl_json_string(text, key, room);
}

static void put_option(const struct pl_game *game, const struct pl_book *book,
                       const struct pl_field *field, struct pl_text *text)
{
	char usual[128];
	struct pl_text value = pl_text_in(usual, sizeof usual);
	pl_field_value(game, field, book, 0, 0, &value);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "option", field->path);
	put_saying(book, "about", field->about == NULL ? "" : field->about, text);
	pl_json_string(text, "usual", usual);
	if (field->kind == PL_NUMBER) {
		pl_json_number(text, "lo", field->lo);
		pl_json_number(text, "hi", field->hi);
	} else if (field->kind == PL_CHOICE) {
		pl_json_open(text, "choices", '[');
		for (int i = 0; i <= field->hi - field->lo; i++)
			pl_json_string(text, NULL, field->names[i]);
		pl_json_close(text, ']');
	}
	pl_json_close(text, '}');
}

static void put_game(struct srv *srv, const struct pl_game *game, int language,
                     struct pl_text *text)
{
	struct srv_refusal why;
	struct srv_book *standard = srv_book_use(srv, game, "", NULL, 0, &why);
	const struct pl_book none = { .rules = NULL };
	const struct pl_book *book = standard == NULL ? NULL : standard->book;
	struct pl_book told = srv_told(srv, game, book != NULL ? book : &none, language);
	pl_json_open(text, NULL, '{');
	pl_json_string(text, "game", game->slug);
	pl_json_string(text, "title", game->title);
	put_saying(&told, "about", game->about, text);
	if (game->designers != NULL)
		pl_json_string(text, "designers", game->designers);
	if (game->source != NULL)
		pl_json_string(text, "source", game->source);
	pl_json_number(text, "version", game->version);
	pl_json_open(text, "seats", '[');
	for (int seats = game->min_seats; seats <= game->max_seats; seats++)
		if (book != NULL && pl_book_vet(game, book, seats) == NULL)
			pl_json_number(text, NULL, seats);
	pl_json_close(text, ']');
	if (book != NULL)
		pl_json_number(text, "usual", pl_usual_seats(game, book));
	pl_json_bool(text, "yardstick", pl_is_yardstick(game));
	pl_json_open(text, "options", '[');
	for (const struct pl_field *field = game->fields; field->path != NULL; field++)
		if (field->use == PL_OPTION && book != NULL)
			put_option(game, &told, field, text);
	pl_json_close(text, ']');
	pl_json_close(text, '}');
	srv_book_release(srv, standard);
}

void srv_wire_games(struct srv *srv, int language, struct pl_text *text)
{
	pl_json_open(text, NULL, '{');
	pl_json_open(text, "games", '[');
	for (int i = 0; pl_games[i] != NULL; i++)
		put_game(srv, pl_games[i], language, text);
	pl_json_close(text, ']');
	pl_json_open(text, "bots", '[');
	for (const struct pl_bot_name *bot = pl_bot_names; bot->name != NULL; bot++) {
		pl_json_open(text, NULL, '{');
		pl_json_string(text, "bot", bot->name);
		pl_json_string(text, "about", bot->about);
		pl_json_close(text, '}');
	}
	pl_json_close(text, ']');
	pl_json_bool(text, "lab", srv->lab != NULL);
	pl_json_close(text, '}');
}
