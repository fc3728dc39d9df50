/* talk.c - the conversation with a server. */
#include "net/talk.h"

#include "core/memory.h"
#include "core/seed.h"
#include "net/link.h"

#include <limits.h>

enum { PROTOCOL = 1, NAME_LETTERS = 24 };

struct net_talk {
	struct net_address address;
	char origin[NET_ORIGIN];
	struct net_link *link;
	struct net_ear ear;
	struct net_person person;
	char language[8];
	int last;  /* id of what was said last */
	int hello; /* id of the hello that is not answered yet */
	bool ready;
	enum net_trouble trouble;
	char why[NET_WHY]; /* about it */
};

/* On its way with an id; 0 if it cannot be. */
static int post(struct net_talk *talk, json_t *message)
{
	talk->last = talk->last == INT_MAX ? 1 : talk->last + 1;
	json_object_set_new(message, "id", json_integer(talk->last));
	char *text = json_dumps(message, JSON_COMPACT);
	json_decref(message);
	if (text == NULL) /* what was typed is no UTF-8 */
		return 0;
	net_link_send(talk->link, text);
	free(text);
	return talk->last;
}

static void say_hello(struct net_talk *talk, bool with_token)
{
	json_t *hello = json_pack("{ss sb}", "type", "hello", "changes", true);
	if (strcmp(talk->language, "en") != 0) /* which it is where nobody says */
		json_object_set_new(hello, "language", json_string(talk->language));
	if (with_token && talk->person.token[0] != '\0')
		json_object_set_new(hello, "token", json_string(talk->person.token));
	if (talk->person.name[0] != '\0')
		json_object_set_new(hello, "name", json_string(talk->person.name));
	talk->hello = post(talk, hello);
}

/* A name that the server takes: printable, and not too long. */
static void take_name(struct net_talk *talk, const char *name)
{
	char *to = talk->person.name;
	size_t room = sizeof talk->person.name;
	int letters = 0;
	for (; *name != '\0' && room > 4 && letters <= NAME_LETTERS; name++) {
		unsigned char byte = (unsigned char)*name;
		letters += (byte & 0xC0) != 0x80; /* what goes on is no letter of its own */
		if (byte < ' ' || byte == 127 || letters > NAME_LETTERS)
			continue;
		*to++ = *name;
		room--;
	}
	*to = '\0';
}

struct net_talk *net_talk_open(const struct net_address *address, const char *name,
                               const char *language)
{
	struct net_talk *talk = pl_zeroed(sizeof *talk);
	talk->address = *address;
	net_address_origin(address, talk->origin);
	net_person_recall(talk->origin, &talk->person);
	snprintf(talk->language, sizeof talk->language, "%s", language);
	if (name != NULL)
		take_name(talk, name);
	talk->trouble = NET_CONNECTING;
	talk->link = net_link_open(address);
	if (talk->link != NULL)
		return talk;
	free(talk);
	return NULL;
}

void net_talk_close(struct net_talk *talk)
{
	if (talk == NULL)
		return;
	net_link_close(talk->link);
	free(talk);
}

void net_talk_listen(struct net_talk *talk, struct net_ear ear)
{
	talk->ear = ear;
}

int net_talk_fd(const struct net_talk *talk)
{
	return net_link_fd(talk->link);
}

bool net_talk_ready(const struct net_talk *talk)
{
	return talk->ready;
}

const struct net_address *net_talk_address(const struct net_talk *talk)
{
	return &talk->address;
}

enum net_trouble net_talk_trouble(const struct net_talk *talk)
{
	return talk->trouble;
}

const char *net_talk_why(const struct net_talk *talk)
{
	return talk->why;
}

const char *net_talk_name(const struct net_talk *talk)
{
	return talk->person.name;
}

void net_talk_rename(struct net_talk *talk, const char *name)
{
	take_name(talk, name);
	if (talk->ready)
		say_hello(talk, false);
}

int net_talk_say(struct net_talk *talk, json_t *message)
{
	if (talk->ready)
		return post(talk, message);
	json_decref(message);
	return 0;
}

/* --- hearing ------------------------------------------------------------ */

static void set_trouble(struct net_talk *talk, enum net_trouble trouble, const char *why)
{
	talk->trouble = trouble;
	snprintf(talk->why, sizeof talk->why, "%s", why);
}

static void lost(struct net_talk *talk, const char *why)
{
	talk->ready = false;
	set_trouble(talk, NET_UNREACHED, why);
	if (talk->ear.lost != NULL)
		talk->ear.lost(talk->ear.context, why);
}

static void welcomed(struct net_talk *talk, const json_t *message)
{
	const char *token = json_string_value(json_object_get(message, "token"));
	const char *name = json_string_value(json_object_get(message, "name"));
	char why[NET_WHY];
	bool first = !talk->ready;
	if (json_integer_value(json_object_get(message, "protocol")) != PROTOCOL) {
		set_trouble(talk, NET_OTHER_SPEECH, "");
		return;
	}
	if (token != NULL && net_is_token(token))
		snprintf(talk->person.token, sizeof talk->person.token, "%s", token);
	if (name != NULL && talk->person.name[0] == '\0' && strcmp(name, "Guest") != 0)
		take_name(talk, name);
	talk->hello = 0;
	talk->ready = true;
	set_trouble(talk, NET_FINE, "");
	if (talk->person.token[0] != '\0' && !net_person_remember(talk->origin, &talk->person, why))
		set_trouble(talk, NET_FORGETFUL, why);
	if (first && talk->ear.ready != NULL)
		talk->ear.ready(talk->ear.context);
}

/* A token that is not taken, or a name: without them one is somebody new. */
static void refused(struct net_talk *talk, const json_t *message)
{
	const char *text = json_string_value(json_object_get(message, "text"));
	set_trouble(talk, NET_REFUSED, text == NULL ? "" : text);
	talk->hello = 0;
}

static void take_in(struct net_talk *talk, const struct net_event *event)
{
	json_error_t error;
	json_t *message = json_loadb(event->text, event->length, JSON_REJECT_DUPLICATES, &error);
	const char *type = json_string_value(json_object_get(message, "type"));
	json_int_t id = json_integer_value(json_object_get(message, "id"));
	if (type != NULL && strcmp(type, "welcome") == 0)
		welcomed(talk, message);
	else if (type != NULL && id != 0 && id == talk->hello && strcmp(type, "error") == 0)
		refused(talk, message);
	else if (type != NULL && talk->ready && talk->ear.heard != NULL)
		talk->ear.heard(talk->ear.context, message);
	json_decref(message);
}

void net_talk_serve(struct net_talk *talk)
{
	for (;;) {
		struct net_event event = net_link_hear(talk->link);
		switch (event.kind) {
		case NET_NOTHING:
			return;
		case NET_UP:
			say_hello(talk, true);
			break;
		case NET_DOWN:
			lost(talk, event.text);
			break;
		case NET_MESSAGE:
			take_in(talk, &event);
			break;
		}
		free(event.text);
	}
}

void net_contribution(char text[NET_CONTRIBUTION])
{
	uint64_t key[2];
	text[0] = '\0';
	if (pl_seed_fresh(key))
		pl_seed_write(key, text);
}
