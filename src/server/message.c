/* message.c - one message from outside, read strictly: a flat JSON object of
 * known fields, each of its kind and within its bounds. Nothing is acted on
 * here. */
#include "server/parts.h"

#include "core/rows.h"

#include <string.h>

enum kind { NUMBER, BOOLEAN, TEXT, LIST };

static const struct field {
	const char *name;
	enum kind kind;
	long long lo, hi; /* of a number; bytes of a text; items of a list */
} fields[] = {
	[SRV_F_ID] = { "id", NUMBER, 0, 9007199254740991 },
	[SRV_F_TABLE] = { "table", TEXT, SRV_ID - 1, SRV_ID - 1 },
	[SRV_F_TOKEN] = { "token", TEXT, SRV_TOKEN - 1, SRV_TOKEN - 1 },
	[SRV_F_NAME] = { "name", TEXT, 1, SRV_NAME - 1 },
	[SRV_F_GAME] = { "game", TEXT, 1, 64 },
	[SRV_F_SEATS] = { "seats", NUMBER, 1, PL_SEATS },
	[SRV_F_OPTIONS] = { "options", LIST, 0, SRV_OPTIONS },
	[SRV_F_DATA] = { "data", TEXT, SRV_HASH - 1, SRV_HASH - 1 },
	[SRV_F_PLAYERS] = { "players", LIST, 1, PL_SEATS },
	[SRV_F_PUBLIC] = { "public", BOOLEAN, 0, 1 },
	[SRV_F_TIME] = { "time", NUMBER, 0, 7 * 24 * 3600 },
	[SRV_F_SEAT] = { "seat", NUMBER, 0, PL_SEATS },
	[SRV_F_TURN] = { "turn", NUMBER, 1, 1000000 },
	[SRV_F_MOVE] = { "move", TEXT, 1, SRV_MOVE_TEXT - 1 },
	[SRV_F_TEXT] = { "text", TEXT, 1, 4 * SRV_CHAT_LETTERS },
	[SRV_F_SINCE] = { "since", NUMBER, 0, 1000000000 },
	[SRV_F_AT] = { "at", NUMBER, 0, 1000000000 },
	[SRV_F_CONTRIBUTION] = { "contribution", TEXT, 1, PL_CONTRIBUTION_TEXT - 1 },
	[SRV_F_FOLLOW] = { "follow", BOOLEAN, 0, 1 },
	[SRV_F_BEFORE] = { "before", NUMBER, 1, 1000000000 },
	[SRV_F_LANGUAGE] = { "language", TEXT, 1, SRV_LANGUAGE_BYTES },
	[SRV_F_CHANGES] = { "changes", BOOLEAN, 0, 1 },
};
PL_ROWS(fields, SRV_FIELDS);

#define F(name) (1u << SRV_F_##name)
#define ANY     F(ID)

/* clang-format off */
const struct srv_request_type srv_request_types[] = {
	{ "hello", 0, ANY | F(TOKEN) | F(NAME) | F(LANGUAGE) | F(CHANGES), srv_act_hello, true,
	  SRV_B_MESSAGES },
	{ "lobby", 0, ANY | F(FOLLOW), srv_act_lobby, false, SRV_B_MESSAGES },
	{ "mine", 0, ANY, srv_act_mine, false, SRV_B_MESSAGES },
	{ "create", F(GAME) | F(PLAYERS),
	  ANY | F(GAME) | F(PLAYERS) | F(OPTIONS) | F(DATA) | F(NAME) | F(PUBLIC) | F(TIME),
	  srv_act_create, false, SRV_B_TABLES },
	{ "join", F(TABLE), ANY | F(TABLE) | F(SEAT) | F(NAME) | F(CONTRIBUTION), srv_act_join,
	  false, SRV_B_SEATS },
	{ "leave", F(TABLE), ANY | F(TABLE) | F(SEAT), srv_act_leave, false, SRV_B_SEATS },
	{ "contribute", F(TABLE) | F(SEAT) | F(CONTRIBUTION),
	  ANY | F(TABLE) | F(SEAT) | F(CONTRIBUTION), srv_act_contribute, false, SRV_B_SEATS },
	{ "start", F(TABLE), ANY | F(TABLE), srv_act_start, false, SRV_B_MESSAGES },
	{ "watch", F(TABLE), ANY | F(TABLE) | F(SINCE), srv_act_watch, false, SRV_B_MESSAGES },
	{ "unwatch", F(TABLE), ANY | F(TABLE), srv_act_unwatch, false, SRV_B_MESSAGES },
	{ "log", F(TABLE), ANY | F(TABLE) | F(SEAT) | F(BEFORE), srv_act_log, false, SRV_B_LOOKS },
	{ "play", F(TABLE) | F(SEAT) | F(TURN) | F(MOVE),
	  ANY | F(TABLE) | F(SEAT) | F(TURN) | F(MOVE), srv_act_play, false, SRV_B_MESSAGES },
	{ "undo", F(TABLE) | F(SEAT) | F(TURN), ANY | F(TABLE) | F(SEAT) | F(TURN),
	  srv_act_undo, false, SRV_B_UNDOS },
	{ "resign", F(TABLE) | F(SEAT), ANY | F(TABLE) | F(SEAT), srv_act_resign, false,
	  SRV_B_MESSAGES },
	{ "back", F(TABLE), ANY | F(TABLE), srv_act_back, false, SRV_B_MESSAGES },
	{ "chat", F(TABLE) | F(TEXT), ANY | F(TABLE) | F(TEXT), srv_act_chat, false, SRV_B_CHATS },
	{ "rematch", F(TABLE), ANY | F(TABLE), srv_act_rematch, false, SRV_B_TABLES },
	{ "hint", F(TABLE) | F(SEAT), ANY | F(TABLE) | F(SEAT), srv_act_hint, false, SRV_B_HINTS },
	{ "review", F(TABLE) | F(AT), ANY | F(TABLE) | F(AT) | F(SEAT), srv_act_review, false,
	  SRV_B_LOOKS },
	{ "book", F(TABLE), ANY | F(TABLE), srv_act_book, false, SRV_B_LOOKS },
	{ "show", F(TABLE), ANY | F(TABLE) | F(AT) | F(SEAT), srv_act_show, false, SRV_B_LOOKS },
	{ "fork", F(TABLE) | F(AT) | F(PLAYERS), ANY | F(TABLE) | F(AT) | F(PLAYERS), srv_act_fork,
	  false, SRV_B_FORKS },
	{ "delete", F(TABLE), ANY | F(TABLE), srv_act_delete, false, SRV_B_MESSAGES },
	{ NULL, 0, 0, NULL, false, SRV_B_MESSAGES },
};
/* clang-format on */

static bool wrong(struct srv_refusal *why, const struct field *field)
{
	if (field->kind == NUMBER)
		return srv_refuse(why, "bad-field", "'%s' is a whole number from %lld to %lld",
		                  field->name, field->lo, field->hi);
	if (field->kind == BOOLEAN)
		return srv_refuse(why, "bad-field", "'%s' is true or false", field->name);
	if (field->kind == TEXT && field->lo == field->hi)
		return srv_refuse(why, "bad-field", "'%s' is a text of %lld bytes", field->name,
		                  field->lo);
	if (field->kind == TEXT)
		return srv_refuse(why, "bad-field", "'%s' is a text of %lld to %lld bytes",
		                  field->name, field->lo, field->hi);
	return srv_refuse(why, "bad-field", "'%s' is a list of %lld to %lld short texts",
	                  field->name, field->lo, field->hi);
}

static bool read_list(struct srv_request *request, int which, const json_t *value)
{
	const char **items = request->items[which == SRV_F_PLAYERS];
	request->count[which] = (int)json_array_size(value);
	for (size_t i = 0; i < json_array_size(value); i++) {
		items[i] = json_string_value(json_array_get(value, i));
		if (items[i] == NULL || !srv_clean_text(items[i], PL_SPEC - 1))
			return false;
	}
	return true;
}

static bool read_field(struct srv_request *request, int which, const json_t *value,
                       struct srv_refusal *why)
{
	const struct field *field = &fields[which];
	long long size = 0;
	bool good = false;
	switch (field->kind) {
	case NUMBER:
		good = json_is_integer(value);
		size = request->number[which] = json_integer_value(value);
		break;
	case BOOLEAN:
		good = json_is_boolean(value);
		request->number[which] = json_is_true(value);
		break;
	case TEXT:
		good = json_is_string(value);
		request->text[which] = json_string_value(value);
		size = good ? (long long)json_string_length(value) : 0;
		break;
	case LIST:
		good = json_is_array(value);
		size = (long long)json_array_size(value);
		break;
	}
	good = good && size >= field->lo && size <= field->hi;
	if (good && field->kind == LIST)
		good = read_list(request, which, value);
	request->given |= 1u << which;
	return good || wrong(why, field);
}

static int field_named(const char *name)
{
	int which = 0;
	while (which < SRV_FIELDS && strcmp(fields[which].name, name) != 0)
		which++;
	return which;
}

/* The id first, so that even a refusal can carry it. */
static bool read_fields(struct srv_request *request, struct srv_refusal *why)
{
	const char *name;
	json_t *value, *id = json_object_get(request->root, "id");
	if (id != NULL && !read_field(request, SRV_F_ID, id, why)) {
		request->given = 0;
		return false;
	}
	unsigned allowed = srv_request_types[request->type].allowed;
	json_object_foreach(request->root, name, value)
	{
		int which = field_named(name);
		if (strcmp(name, "type") == 0)
			continue;
		if (which == SRV_FIELDS || !(allowed >> which & 1))
			return srv_refuse(why, "unknown-field", "'%s' has no field '%.40s'",
			                  srv_request_types[request->type].name, name);
		if (!read_field(request, which, value, why))
			return false;
	}
	unsigned lacking = srv_request_types[request->type].needed & ~request->given;
	for (int which = 0; which < SRV_FIELDS; which++)
		if (lacking >> which & 1)
			return srv_refuse(why, "missing-field", "'%s' needs the field '%s'",
			                  srv_request_types[request->type].name,
			                  fields[which].name);
	return true;
}

static bool read_type(struct srv_request *request, struct srv_refusal *why)
{
	const char *type = json_string_value(json_object_get(request->root, "type"));
	if (type == NULL)
		return srv_refuse(why, "no-type", "a message is an object with a text 'type'");
	for (request->type = 0; srv_request_types[request->type].name != NULL; request->type++)
		if (strcmp(srv_request_types[request->type].name, type) == 0)
			return true;
	request->type = 0;
	return srv_refuse(why, "unknown-type", "there is no message of type '%.40s'", type);
}

bool srv_read_request(const char *text, size_t length, struct srv_request *request,
                      struct srv_refusal *why)
{
	json_error_t error;
	memset(request, 0, sizeof *request);
	if (length > SRV_FRAME)
		return srv_refuse(why, "too-large", "a message has at most %d bytes", SRV_FRAME);
	if (!srv_shallow(text, length))
		return srv_refuse(why, "too-deep", "a message is at most %d levels deep",
		                  SRV_DEPTH);
	request->root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
	if (request->root == NULL)
		return srv_refuse(why, "bad-json", "not JSON: %.200s (column %d)", error.text,
		                  error.column);
	return read_type(request, why) && read_fields(request, why);
}
