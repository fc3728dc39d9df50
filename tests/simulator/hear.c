/* hear.c - what clients make of what they hear: which tables they know, what they are asked there,
 * and what is settled of what they asked. */
#include "client.h"

#include "core/memory.h"

#include <string.h>

static const char *text_in(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));
	return text == NULL ? "" : text;
}

/* Back again: what it follows, and what was not answered, under the same numbers. */
static void take_up(struct client *client)
{
	for (int i = 0; i < SIM_KNOWN; i++) {
		const struct known *known = &client->known[i];
		if (known->fact < 0)
			continue;
		ask(client, about(ASK_WATCH, known->fact, -1), ",\"table\":\"%s\",\"since\":%lld",
		    id_of(known->fact), (long long)known->number);
		for (int seat = 0; seat < PL_SEATS; seat++)
			if (known->seat[seat].act >= 0)
				send_act(client, known, seat);
	}
}

static void become(struct client *client, const char *token)
{
	unsigned char owner[SRV_OWNER];
	snprintf(client->token, sizeof client->token, "%s", token);
	srv_owner_of(token, owner);
	srv_hex(owner, SRV_OWNER, client->owner);
}

static void hear_welcome(struct client *client, const json_t *json)
{
	if (client->token[0] == '\0')
		become(client, text_in(json, "token"));
	client->welcome = true;
	take_up(client);
}

/* The act is done with, one way or another. */
static void settle(struct client *client, const struct asked *asked)
{
	struct known *known = asked->fact < 0 ? NULL : known_of(client, asked->fact);
	if (known == NULL || (asked->ask != ASK_PLAY && asked->ask != ASK_UNDO) || asked->act < 0)
		return;
	if (known->seat[asked->seat].act == asked->act) {
		known->seat[asked->seat].act = -1;
		known->seat[asked->seat].asked = known->seat[asked->seat].undo = false;
	}
}

static void hear_ok(struct client *client, const struct frame *frame)
{
	const char *id = text_in(frame->json, "table");
	const json_t *seats = json_object_get(frame->json, "seats");
	settle(client, &frame->asked);
	if (id[0] == '\0' || frame->asked.ask == ASK_UNWATCH || frame->asked.ask == ASK_CHAT)
		return;
	struct fact *fact = fact_of(id);
	struct known *known = learn(client, fact_index(fact));
	fact->invited = true;
	if (known == NULL)
		return;
	known->seats = 0;
	for (size_t i = 0; i < json_array_size(seats); i++)
		known->seats |= 1u << (json_integer_value(json_array_get(seats, i)) - 1);
	known->maker = json_is_true(json_object_get(frame->json, "maker"));
}

static void hear_position(struct client *client, const json_t *json)
{
	struct known *known = known_of(client, fact_index(fact_of(text_in(json, "table"))));
	int seat = (int)json_integer_value(json_object_get(json, "seat")) - 1;
	const json_t *question = json_object_get(json, "question");
	if (known == NULL)
		return;
	known->number = json_integer_value(json_object_get(json, "number"));
	known->started = true;
	known->over = json_is_true(json_object_get(json, "over"));
	if (seat < 0)
		return;
	known->seat[seat].turn = (int)json_integer_value(json_object_get(json, "turn"));
	known->seat[seat].undo = json_is_true(json_object_get(json, "undo"));
	known->seat[seat].asked = question != NULL;
	free(known->seat[seat].move);
	known->seat[seat].move = NULL;
	if (question == NULL)
		return;
	const json_t *moves = json_object_get(question, "moves");
	const json_t *move = json_array_get(moves, draw(client, (uint32_t)json_array_size(moves)));
	/* By its notation or its words, if they are English: either will do. */
	bool by_words = client->language == SRV_ENGLISH && client->index % 2 == 0;
	const char *notation = text_in(move, "notation");
	known->seat[seat].move =
		pl_copied(notation[0] == '\0' || by_words ? text_in(move, "text") : notation);
}

static void hear_table(struct client *client, const json_t *json)
{
	struct known *known = known_of(client, fact_index(fact_of(text_in(json, "table"))));
	const char *state = text_in(json, "state");
	if (known == NULL)
		return;
	if (json_is_true(json_object_get(json, "deleted"))) {
		forget(known);
		return;
	}
	known->seat_count = (int)json_array_size(json_object_get(json, "seats"));
	known->number = json_integer_value(json_object_get(json, "number"));
	known->started = strcmp(state, "open") != 0;
	known->over = strcmp(state, "finished") == 0;
}

static void hear_error(struct client *client, const struct frame *frame)
{
	const char *code = text_in(frame->json, "code");
	settle(client, &frame->asked);
	trace("  c%d hears %s: %.100s", client->index, code, text_in(frame->json, "text"));
	if (strcmp(code, "no-table") != 0 || frame->asked.fact < 0)
		return;
	struct known *known = known_of(client, frame->asked.fact);
	if (known != NULL)
		forget(known);
}

void client_hears(struct client *client, const struct frame *frame)
{
	static const struct {
		const char *type;
		void (*hear)(struct client *, const json_t *);
	} news[] = {
		{ "welcome", hear_welcome },
		{ "position", hear_position },
		{ "table", hear_table },
	};
	const char *type = text_in(frame->json, "type");
	for (size_t i = 0; i < sizeof news / sizeof news[0]; i++)
		if (strcmp(type, news[i].type) == 0)
			news[i].hear(client, frame->json);
	if (strcmp(type, "ok") == 0)
		hear_ok(client, frame);
	else if (strcmp(type, "error") == 0)
		hear_error(client, frame);
}
