/* create.c - new tables: what was ordered is checked, then written as the first
 * records of a log. */
#include "server/parts.h"

#include "core/book.h"
#include "core/memory.h"

#include <inttypes.h>
#include <string.h>

static bool check_players(const struct srv_table_order *order, struct srv_refusal *why)
{
	for (int seat = 0; seat < order->seats; seat++) {
		const char *player = order->players[seat];
		struct pl_bot bot;
		char room[200];
		struct pl_text text = pl_text_in(room, sizeof room);
		if (strcmp(player, "open") == 0 || strcmp(player, "me") == 0)
			continue;
		if (!pl_bot_read(player, &bot, &text))
			return srv_refuse(why, "bad-players",
			                  "seat %d: %s; 'open' and 'me' are "
			                  "possible too",
			                  seat + 1, room);
		if (bot.kind == PL_SEARCH &&
		    (bot.search.threads > 1 || bot.search.ms == 0 || bot.search.ms > 5000))
			return srv_refuse(why, "bad-players",
			                  "seat %d: a bot here has one thread "
			                  "and a limit of at most 5000 ms",
			                  seat + 1);
	}
	return true;
}

static bool check_room(struct srv *srv, struct srv_conn *conn, struct srv_refusal *why)
{
	if (srv->live[SRV_OPEN] + srv->live[SRV_RUNNING] >= srv->config.tables)
		return srv_refuse(why, "full", "the server has as many tables as it may: %d",
		                  srv->config.tables);
	if (srv_address_tables(srv, conn->address) >= srv->config.tables_each)
		return srv_refuse(why, "too-many-tables",
		                  "at most %d unfinished tables for one "
		                  "address",
		                  srv->config.tables_each);
	return true;
}

static struct srv_book *check_rules(struct srv *srv, const struct srv_table_order *order,
                                    struct srv_refusal *why)
{
	const struct pl_game *game = order->game;
	if (order->seats < game->min_seats || order->seats > game->max_seats) {
		srv_refuse(why, "bad-seats", "%s is for %d to %d seats", game->title,
		           game->min_seats, game->max_seats);
		return NULL;
	}
	struct srv_book *book =
		srv_book_use(srv, game, order->data, order->options, order->option_count, why);
	const struct pl_reason *reason = book == NULL ? NULL
						      : pl_book_vet(game, book->book, order->seats);
	if (reason != NULL) {
		srv_refuse(why, "bad-seats", "%s (%s)", reason->text, reason->clause);
		srv_book_release(srv, book);
		return NULL;
	}
	return book;
}

/* The first record. */
static char *order_text(const struct srv_table_order *order, const struct srv_book *book,
                        const unsigned char owner[SRV_OWNER], const char *seed)
{
	char secret[PL_SEED_TEXT], maker[SRV_HASH], digest[20];
	uint64_t key[2];
	if (seed != NULL)
		pl_seed_read(seed, key);
	else if (!pl_seed_fresh(key))
		return NULL;
	pl_seed_write(order->secret == NULL ? key : order->secret, secret);
	srv_hex(owner, SRV_OWNER, maker);
	snprintf(digest, sizeof digest, "%016" PRIx64, book->book->rules->digest);
	json_t *options = json_array(), *players = json_array();
	for (int i = 0; i < order->option_count; i++)
		json_array_append_new(options, json_string(order->options[i]));
	for (int seat = 0; seat < order->seats; seat++)
		json_array_append_new(players,
		                      json_string(strcmp(order->players[seat], "me") == 0
		                                          ? "open"
		                                          : order->players[seat]));
	json_t *record = json_pack(
		"{ss si ss si so so ss ss sb si ss ss}", "game", order->game->slug, "version",
		order->game->version, "rules", digest, "seats", order->seats, "options", options,
		"players", players, "data", order->data, "name", order->name, "public",
		order->listed, "time", order->seconds, "maker", maker, "secret", secret);
	if (order->plain)
		json_object_set_new(record, "plain", json_true());
	char *text = json_dumps(record, JSON_COMPACT | JSON_PRESERVE_ORDER);
	json_decref(record);
	return text;
}

bool srv_seat_person(struct srv *srv, struct srv_table *table, int seat, const char *name,
                     const unsigned char owner[SRV_OWNER], struct srv_refusal *why)
{
	char hex[SRV_HASH];
	srv_hex(owner, SRV_OWNER, hex);
	json_t *person = json_pack("{ss ss}", "name", name, "owner", hex);
	char *text = json_dumps(person, JSON_COMPACT);
	bool good = srv_record(srv, table, SRV_SIT, seat + 1, text, why);
	free(text);
	json_decref(person);
	return good;
}

static struct srv_table *write_table(struct srv *srv, struct srv_conn *conn,
                                     const struct srv_table_order *order,
                                     const struct srv_book *book, struct srv_refusal *why)
{
	char id[SRV_ID];
	srv_fresh_id(id);
	char *text = order_text(order, book, conn->owner, srv->config.seed);
	if (text == NULL) {
		srv_refuse(why, "no-chance", "the system has no random numbers to give");
		return NULL;
	}
	struct srv_table *table = srv_add_table(srv, id);
	snprintf(table->address, sizeof table->address, "%s", conn->address);
	const struct srv_upload *upload = srv_find_upload(srv, order->data);
	if (upload != NULL)
		pl_store_keep(srv->store, upload->name, upload->text, upload->length);
	bool good = srv_record(srv, table, SRV_CREATE, 0, text, why);
	free(text);
	for (int seat = 0; good && seat < order->seats; seat++)
		if (strcmp(order->players[seat], "me") == 0)
			good = srv_seat_person(srv, table, seat, conn->name, conn->owner, why);
	return good ? table : NULL;
}

struct srv_table *srv_create(struct srv *srv, struct srv_conn *conn,
                             const struct srv_table_order *order, struct srv_refusal *why)
{
	if (!check_room(srv, conn, why) || !check_players(order, why))
		return NULL;
	struct srv_book *book = check_rules(srv, order, why);
	if (book == NULL)
		return NULL;
	struct srv_table *table = write_table(srv, conn, order, book, why);
	srv_book_release(srv, book); /* the table has its own use */
	return table;
}

/* The same table again, with the same people in their seats. */
struct srv_table *srv_rematch(struct srv *srv, struct srv_conn *conn, struct srv_table *table,
                              struct srv_refusal *why)
{
	struct srv_table_order order = {
		.game = table->game,
		.seats = table->seat_count,
		.seconds = table->seconds,
		.option_count = table->option_count,
		.data = table->data,
		.name = table->name,
		.listed = table->listed,
	};
	if (table->state == SRV_OLD) {
		srv_refuse(why, "old", "%s", table->why_old);
		return NULL;
	}
	for (int i = 0; i < table->option_count; i++)
		order.options[i] = table->options[i];
	for (int seat = 0; seat < table->seat_count; seat++)
		order.players[seat] = table->seats[seat].kind == SRV_BOT_SEAT
			? table->seats[seat].bot.spec
			: "open";
	struct srv_table *again = srv_create(srv, conn, &order, why);
	if (again == NULL || !srv_record(srv, table, SRV_REMATCH, 0, again->id, why))
		return NULL;
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_PERSON &&
		    !srv_seat_person(srv, again, seat, table->seats[seat].name,
		                     table->seats[seat].owner, why))
			return NULL;
	return again;
}

/* The moves of a finished match up to a record, played again at a new table. */
static bool play_again(struct srv *srv, const struct srv_table *old, int64_t at,
                       struct srv_table *table, struct srv_refusal *why)
{
	for (int seat = 0; seat < old->seat_count; seat++)
		if (old->pledge.contribution[seat][0] != '\0' &&
		    !srv_record(srv, table, SRV_CONTRIBUTE, seat + 1,
		                old->pledge.contribution[seat], why))
			return false;
	if (!srv_record(srv, table, SRV_START, 0, "", why))
		return false;
	for (int i = 0; i < old->record_count && old->records[i].number <= at; i++) {
		const struct srv_record *record = &old->records[i];
		bool move = srv_is_move(record->kind);
		if ((move || record->kind == SRV_UNDO) &&
		    !srv_record(srv, table, move ? SRV_MOVE : SRV_UNDO, record->seat,
		                move ? record->kept : record->text, why))
			return false;
	}
	return true;
}

struct srv_table *srv_fork(struct srv *srv, struct srv_conn *conn, struct srv_table *old,
                           int64_t at, const struct srv_table_order *players,
                           struct srv_refusal *why)
{
	struct srv_table_order order = {
		.game = old->game,
		.seats = old->seat_count,
		.option_count = old->option_count,
		.data = old->data,
		.name = old->name,
		.secret = old->pledge.secret,
		.plain = old->plain_key,
	};
	if (!srv_is_open_book(old)) {
		srv_refuse(why, "not-over", "only a finished match can be taken over");
		return NULL;
	}
	if (players->seats != old->seat_count) {
		srv_refuse(why, "bad-seats", "that match has %d seats", old->seat_count);
		return NULL;
	}
	for (int seat = 0; seat < order.seats; seat++) {
		order.players[seat] = players->players[seat];
		if (strcmp(order.players[seat], "open") == 0) {
			srv_refuse(why, "bad-players",
			           "a match that is taken over has no open seats");
			return NULL;
		}
	}
	for (int i = 0; i < old->option_count; i++)
		order.options[i] = old->options[i];
	struct srv_table *table = srv_create(srv, conn, &order, why);
	return table != NULL && play_again(srv, old, at, table, why) ? table : NULL;
}
