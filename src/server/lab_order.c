/* lab_order.c - what a designer wants simulated, read from JSON that may be hostile
 * and checked before any process is begun. See lab.h. */
#include "server/lab.h"

#include "core/book.h"
#include "core/memory.h"
#include "games/registry.h"

#include <inttypes.h>
#include <stddef.h>

enum kind { NUMBER, TEXT, LIST, FLAG };

enum { SEED_LETTERS = 64 };

static const struct field {
	const char *name;
	enum kind kind;
	size_t at; /* in struct srv_lab_order; of a LIST it is `options` */
	long long lo, hi;
} fields[] = {
	{ "game", TEXT, 0, 1, 63 },
	{ "seats", NUMBER, offsetof(struct srv_lab_order, seats), 1, PL_SEATS },
	{ "games", NUMBER, offsetof(struct srv_lab_order, games), 1, SRV_LAB_GAMES },
	{ "bots", TEXT, offsetof(struct srv_lab_order, bots), 1, PL_SEATS *PL_SPEC },
	{ "seed", TEXT, offsetof(struct srv_lab_order, seed), 1, SEED_LETTERS },
	{ "options", LIST, 0, 0, SRV_OPTIONS },
	{ "data", TEXT, offsetof(struct srv_lab_order, data), 1, PL_DATA_BYTES },
	{ "before", TEXT, offsetof(struct srv_lab_order, before), 1, PL_DATA_BYTES },
	{ "worth", FLAG, offsetof(struct srv_lab_order, worth), 0, 0 },
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool wrong(const struct field *field, struct srv_refusal *why)
{
	static const char *const are[] = {
		[NUMBER] = "a whole number from %lld to %lld",
		[TEXT] = "a text of %lld to %lld bytes",
		[LIST] = "a list of %lld to %lld short texts",
		[FLAG] = "true or false",
	};
	char is[80];
	snprintf(is, sizeof is, are[field->kind], field->lo, field->hi);
	return srv_refuse(why, "bad-field", "'%s' is %s", field->name, is);
}

static bool read_options(struct srv_lab_order *order, const json_t *list)
{
	order->option_count = (int)json_array_size(list);
	for (int i = 0; i < order->option_count; i++) {
		order->options[i] = json_string_value(json_array_get(list, (size_t)i));
		if (order->options[i] == NULL || !srv_clean_text(order->options[i], PL_SPEC - 1))
			return false;
	}
	return true;
}

static bool read_field(struct srv_lab_order *order, const struct field *field, const json_t *value,
                       struct srv_refusal *why)
{
	void *place = (char *)order + field->at;
	if (field->kind == FLAG) {
		*(bool *)place = json_is_true(value);
		return json_is_boolean(value) || wrong(field, why);
	}
	long long size = field->kind == NUMBER ? json_integer_value(value)
		: field->kind == TEXT          ? (long long)json_string_length(value)
					       : (long long)json_array_size(value);
	bool good = field->kind == NUMBER ? json_is_integer(value)
		: field->kind == TEXT     ? json_is_string(value)
					  : json_is_array(value);
	if (!good || size < field->lo || size > field->hi)
		return wrong(field, why);
	if (field->kind == NUMBER)
		*(int *)place = (int)size;
	else if (field->kind == TEXT && field->at != 0)
		*(const char **)place = json_string_value(value);
	return field->kind != LIST || read_options(order, value) || wrong(field, why);
}

static bool read_fields(struct srv_lab_order *order, struct srv_refusal *why)
{
	const char *name;
	json_t *value;
	json_object_foreach(order->root, name, value)
	{
		size_t i = 0;
		while (i < FIELDS && strcmp(fields[i].name, name) != 0)
			i++;
		if (i == FIELDS)
			return srv_refuse(why, "unknown-field", "an order has no field '%.40s'",
			                  name);
		if (!read_field(order, &fields[i], value, why))
			return false;
	}
	const char *game = json_string_value(json_object_get(order->root, "game"));
	if (game == NULL)
		return srv_refuse(why, "missing-field", "an order needs the field 'game'");
	order->game = pl_find_game(game);
	if (order->game == NULL)
		return srv_refuse(why, "no-game", "there is no game '%.40s'", game);
	if (order->seats != 0 &&
	    (order->seats < order->game->min_seats || order->seats > order->game->max_seats))
		return srv_refuse(why, "bad-seats", "%s is for %d to %d seats", order->game->title,
		                  order->game->min_seats, order->game->max_seats);
	return true;
}

bool srv_lab_read_order(const char *text, size_t length, struct srv_lab_order *order,
                        struct srv_refusal *why)
{
	json_error_t error;
	*order = (struct srv_lab_order){ .games = 2000, .bots = "greedy", .seed = "1" };
	if (!srv_shallow(text, length))
		return srv_refuse(why, "too-deep", "an order is at most %d levels deep", SRV_DEPTH);
	order->root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
	if (!json_is_object(order->root)) {
		srv_lab_free_order(order);
		return srv_refuse(why, "bad-json", "an order is a JSON object%s%.200s",
		                  error.text[0] == '\0' ? "" : ": ", error.text);
	}
	if (read_fields(order, why))
		return true;
	srv_lab_free_order(order);
	return false;
}

void srv_lab_free_order(struct srv_lab_order *order)
{
	json_decref(order->root);
	order->root = NULL;
}

/* --- whether it can be simulated ------------------------------------------------------- */

static void add_fault(struct pl_faults *faults, const char *format, const char *text, int seats)
{
	struct pl_fault *fault = &faults->at[faults->count++];
	*fault = (struct pl_fault){ .line = 0 };
	snprintf(fault->text, sizeof fault->text, format, seats, text);
}

static bool check_text(const struct srv_lab_order *order, const char *data, uint64_t *digest,
                       struct pl_faults *faults)
{
	*faults = (struct pl_faults){ .count = 0 };
	struct pl_book *book = data == NULL
		? pl_book_standard(order->game, order->options, order->option_count, faults)
		: pl_book_load(order->game, data, strlen(data), order->options, order->option_count,
	                       faults);
	if (book == NULL)
		return false;
	const struct pl_reason *reason =
		order->seats == 0 ? NULL : pl_book_vet(order->game, book, order->seats);
	if (reason != NULL)
		add_fault(faults, "it cannot be played by %d: %s", reason->text, order->seats);
	*digest = book->rules->digest;
	pl_book_free(book);
	return reason == NULL;
}

bool srv_lab_check_data(const struct srv_lab_order *order, uint64_t *digest,
                        struct pl_faults *faults)
{
	return check_text(order, order->data, digest, faults);
}

static bool check_before(const struct srv_lab_order *order, struct srv_refusal *why)
{
	struct pl_faults faults;
	uint64_t digest;
	if (order->before == NULL || check_text(order, order->before, &digest, &faults))
		return true;
	return srv_refuse(why, "bad-before",
	                  "the data to compare with cannot be played, line %d: %s",
	                  faults.at[0].line, faults.at[0].text);
}

/* Threads of its own would break the bound on what a run takes of the machine. */
static bool check_bots(const struct srv_lab_order *order, struct srv_refusal *why)
{
	int count = 0;
	for (const char *at = order->bots; at != NULL; count++) {
		char spec[PL_SPEC], words[200];
		struct pl_text said = pl_text_in(words, sizeof words);
		struct pl_bot bot;
		size_t length = strcspn(at, ",");
		snprintf(spec, sizeof spec, "%.*s", (int)length, at);
		if (length >= PL_SPEC || !pl_bot_read(spec, &bot, &said))
			return srv_refuse(why, "bad-bots", "%s",
			                  length >= PL_SPEC ? "a bot's name is shorter" : words);
		if (bot.kind == PL_SEARCH && bot.search.threads > 1)
			return srv_refuse(why, "bad-bots", "bots of the lab think on one thread");
		at = at[length] == ',' ? at + length + 1 : NULL;
	}
	return count <= order->seats ||
		srv_refuse(why, "bad-bots",
	                   "%d bots for %d seats; give one a seat, or fewer: the last "
	                   "is repeated",
	                   count, order->seats);
}

bool srv_lab_check_order(const struct srv_lab_order *order, struct srv_refusal *why)
{
	if (order->seats == 0)
		return srv_refuse(why, "missing-field", "an order needs the field 'seats'");
	if (!srv_clean_text(order->seed, SEED_LETTERS))
		return srv_refuse(why, "bad-field", "'seed' is a line of up to %d letters",
		                  SEED_LETTERS);
	if (order->worth && order->before != NULL)
		return srv_refuse(why, "bad-field",
		                  "'worth' is asked of one data: it does not go with 'before'");
	return check_bots(order, why) && check_before(order, why);
}
