/* client.c - fifty clients: people who play as docs/api.md says, spectators, followers of
 * the lobby, hoarders who ask and do not read, and hostile ones. What each does next is
 * drawn from its own chance, so that one more break changes little else. hear.c has what they
 * make of what they are told. */
#include "client.h"

#include "core/memory.h"
#include "core/rows.h"

#include <stdarg.h>
#include <string.h>

struct client clients[SIM_CLIENTS];

/* clang-format off */
const char *const ask_names[] = {
	[ASK_HELLO] = "hello", [ASK_LOBBY] = "lobby", [ASK_MINE] = "mine",
	[ASK_CREATE] = "create", [ASK_JOIN] = "join", [ASK_LEAVE] = "leave",
	[ASK_CONTRIBUTE] = "contribute", [ASK_START] = "start", [ASK_WATCH] = "watch",
	[ASK_UNWATCH] = "unwatch", [ASK_PLAY] = "play", [ASK_UNDO] = "undo",
	[ASK_RESIGN] = "resign", [ASK_BACK] = "back", [ASK_CHAT] = "chat",
	[ASK_REMATCH] = "rematch", [ASK_HINT] = "hint", [ASK_REVIEW] = "review",
	[ASK_SHOW] = "show", [ASK_LOG] = "log", [ASK_FORK] = "fork", [ASK_DELETE] = "delete",
	[ASK_GARBAGE] = "garbage",
};
/* clang-format on */
PL_ROWS(ask_names, ASKS);

uint32_t draw(struct client *client, uint32_t n)
{
	return luck(&client->chance, n);
}

/* --- sending ----------------------------------------------------------------------- */

void ask(struct client *client, struct asked asked, const char *fields, ...)
{
	char text[1200];
	asked.id = client->next_id++;
	int length = snprintf(text, sizeof text, "{\"type\":\"%s\",\"id\":%lld",
	                      ask_names[asked.ask], asked.id);
	va_list args;
	va_start(args, fields);
	length += vsnprintf(text + length, sizeof text - (size_t)length, fields, args);
	va_end(args);
	length += snprintf(text + length, sizeof text - (size_t)length, "}");
	trace("< c%d %.170s", client->index, text);
	net_send(client, text, (size_t)length, &asked);
}

static const struct asked nothing = { .fact = -1, .act = -1 };

struct asked about(enum ask what, int fact, int act)
{
	struct asked asked = nothing;
	asked.ask = what;
	asked.fact = fact;
	asked.act = act;
	return asked;
}

const char *id_of(int fact)
{
	return fact_at(fact)->id;
}

/* --- what it knows ----------------------------------------------------------------- */

struct known *known_of(struct client *client, int fact)
{
	for (int i = 0; i < SIM_KNOWN; i++)
		if (client->known[i].fact == fact)
			return &client->known[i];
	return NULL;
}

void forget(struct known *known)
{
	for (int seat = 0; seat < PL_SEATS; seat++)
		free(known->seat[seat].move);
	memset(known, 0, sizeof *known);
	known->fact = -1;
	for (int seat = 0; seat < PL_SEATS; seat++)
		known->seat[seat].act = -1;
}

struct known *learn(struct client *client, int fact)
{
	struct known *known = known_of(client, fact);
	if (known == NULL && (known = known_of(client, -1)) != NULL) {
		forget(known);
		known->fact = fact;
	}
	return known;
}

/* One of those that a test holds for, or NULL. */
static struct known *any_known(struct client *client, bool (*fits)(const struct known *))
{
	uint32_t from = draw(client, SIM_KNOWN);
	for (uint32_t i = 0; i < SIM_KNOWN; i++) {
		struct known *known = &client->known[(from + i) % SIM_KNOWN];
		if (known->fact >= 0 && fits(known))
			return known;
	}
	return NULL;
}

static bool is_any(const struct known *known)
{
	return known->fact >= 0;
}

static bool is_over(const struct known *known)
{
	return known->over;
}

static bool is_played(const struct known *known)
{
	return known->started && !known->over && known->seats != 0;
}

static bool is_to_start(const struct known *known)
{
	const struct fact *fact = fact_at(known->fact);
	if (known->started || !known->maker)
		return false;
	for (int seat = 0; seat < fact->seat_count; seat++)
		if (fact->seats[seat].kind == SRV_OPEN_SEAT)
			return false;
	return true;
}

static bool is_before(const struct known *known)
{
	return !known->started && known->seats != 0;
}

static bool is_made(const struct known *known)
{
	return known->maker;
}

static int first_seat(const struct known *known)
{
	int seat = 0;
	while (seat < PL_SEATS && !(known->seats >> seat & 1))
		seat++;
	return seat;
}

/* --- what people do ---------------------------------------------------------------- */

static bool do_create(struct client *client)
{
	static const struct {
		int weight;
		const char *game, *players;
	} orders[] = {
		{ 28, "leduc", "[\"me\",\"open\"]" },
		{ 9, "leduc", "[\"me\",\"random\"]" },
		{ 3, "leduc", "[\"me\",\"me\"]" },
		{ 26, "connect-four", "[\"me\",\"open\"]" },
		{ 10, "connect-four", "[\"greedy\",\"me\"]" },
		{ 1, "connect-four", "[\"random\",\"random\"]" },
		{ 1, "traders", "[\"me\",\"open\",\"random\"]" },
		{ 1, "one-false-step", "[\"me\",\"open\",\"random\"]" },
		{ 1, "flank", "[\"me\",\"open\"]" },
		{ 1, "leduc", "[\"me\",\"open\",\"open\"]" }, /* too many */
	};
	int total = 0, at = 0;
	if (fact_count() > 40 || known_of(client, -1) == NULL)
		return false;
	for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++)
		total += orders[i].weight;
	int pick = (int)draw(client, (uint32_t)total);
	while (pick >= orders[at].weight)
		pick -= orders[at++].weight;
	int seconds = draw(client, 4) == 0 ? 1 + (int)draw(client, 3) : 0;
	ledger_creation(client->index);
	ask(client, about(ASK_CREATE, -1, -1),
	    ",\"game\":\"%s\",\"players\":%s,\"public\":%s,\"time\":%d", orders[at].game,
	    orders[at].players, draw(client, 2) ? "true" : "false", seconds);
	return true;
}

static int any_fact(struct client *client, bool open)
{
	uint32_t count = (uint32_t)fact_count();
	uint32_t from = count == 0 ? 0 : draw(client, count);
	for (uint32_t i = 0; i < count; i++) {
		int at = (int)((from + i) % count);
		const struct fact *fact = fact_at(at);
		if (fact->row_count > 0 && fact->invited && (!open || fact->state == SRV_OPEN))
			return at;
	}
	return -1;
}

static bool do_join(struct client *client)
{
	int fact = any_fact(client, draw(client, 8) != 0);
	char given[24] = "";
	if (fact < 0 || known_of(client, -1) == NULL)
		return false;
	int act = ledger_note(client->index, fact, SRV_SIT, 0, 0, "");
	if (draw(client, 3) == 0) {
		snprintf(given, sizeof given, "j%d-%lld", client->index, client->next_id);
		ledger_note(client->index, fact, SRV_CONTRIBUTE, 0, 0, given);
	}
	ask(client, about(ASK_JOIN, fact, act),
	    given[0] == '\0' ? ",\"table\":\"%s\"" : ",\"table\":\"%s\",\"contribution\":\"%s\"",
	    id_of(fact), given);
	return true;
}

static bool do_leave(struct client *client)
{
	const struct known *known = any_known(client, is_before);
	if (known == NULL)
		return false;
	int act = ledger_note(client->index, known->fact, SRV_LEAVE, 0, 0, "");
	ask(client, about(ASK_LEAVE, known->fact, act), ",\"table\":\"%s\"", id_of(known->fact));
	return true;
}

static bool do_contribute(struct client *client)
{
	const struct known *known = any_known(client, is_before);
	char text[32];
	if (known == NULL)
		return false;
	snprintf(text, sizeof text, "c%d-%lld", client->index, client->next_id);
	int seat = first_seat(known) + 1;
	int act = ledger_note(client->index, known->fact, SRV_CONTRIBUTE, seat, 0, text);
	ask(client, about(ASK_CONTRIBUTE, known->fact, act),
	    ",\"table\":\"%s\",\"seat\":%d,\"contribution\":\"%s\"", id_of(known->fact), seat,
	    text);
	return true;
}

static bool do_start(struct client *client)
{
	const struct known *known =
		any_known(client, draw(client, 20) == 0 ? is_before : is_to_start);
	if (known == NULL)
		return false;
	int act = ledger_note(client->index, known->fact, SRV_START, 0, 0, "");
	ask(client, about(ASK_START, known->fact, act), ",\"table\":\"%s\"", id_of(known->fact));
	return true;
}

static bool do_watch(struct client *client)
{
	int fact = any_fact(client, false);
	if (fact < 0 || (known_of(client, fact) == NULL && known_of(client, -1) == NULL))
		return false;
	const struct known *known = known_of(client, fact);
	int64_t since = known == NULL || draw(client, 3) == 0 ? 0 : known->number;
	ask(client, about(ASK_WATCH, fact, -1), ",\"table\":\"%s\",\"since\":%lld", id_of(fact),
	    (long long)since);
	return true;
}

static bool do_unwatch(struct client *client)
{
	struct known *known = any_known(client, draw(client, 3) == 0 ? is_any : is_over);
	if (known == NULL)
		return false;
	ask(client, about(ASK_UNWATCH, known->fact, -1), ",\"table\":\"%s\"", id_of(known->fact));
	if (known->seats == 0 || known->over)
		forget(known);
	return true;
}

static bool do_resign(struct client *client)
{
	const struct known *known = any_known(client, is_played);
	if (known == NULL)
		return false;
	int seat = first_seat(known) + 1;
	int act = ledger_note(client->index, known->fact, SRV_RESIGN, seat, 0, "");
	ask(client, about(ASK_RESIGN, known->fact, act), ",\"table\":\"%s\",\"seat\":%d",
	    id_of(known->fact), seat);
	return true;
}

static bool do_back(struct client *client)
{
	const struct known *known = any_known(client, is_played);
	if (known == NULL)
		return false;
	int act = ledger_note(client->index, known->fact, SRV_BACK, 0, 0, "");
	ask(client, about(ASK_BACK, known->fact, act), ",\"table\":\"%s\"", id_of(known->fact));
	return true;
}

static bool do_chat(struct client *client)
{
	const struct known *known = any_known(client, is_any);
	char text[48];
	if (known == NULL)
		return false;
	snprintf(text, sizeof text, "c%d says line %lld.", client->index, client->next_id);
	int act = ledger_note(client->index, known->fact, SRV_CHAT, 0, 0, text);
	ask(client, about(ASK_CHAT, known->fact, act), ",\"table\":\"%s\",\"text\":\"%s\"",
	    id_of(known->fact), text);
	return true;
}

static bool do_rematch(struct client *client)
{
	const struct known *known = any_known(client, is_over);
	if (known == NULL || fact_count() > 40)
		return false;
	ledger_creation(client->index);
	ledger_note(client->index, known->fact, SRV_REMATCH, 0, 0, "");
	ask(client, about(ASK_REMATCH, known->fact, -1), ",\"table\":\"%s\"", id_of(known->fact));
	return true;
}

static bool do_fork(struct client *client)
{
	const struct known *known = any_known(client, is_over);
	if (known == NULL || known->seat_count != 2 || fact_count() > 40)
		return false;
	ledger_creation(client->index);
	ask(client, about(ASK_FORK, known->fact, -1),
	    ",\"table\":\"%s\",\"at\":%u,\"players\":[\"me\",\"random\"]", id_of(known->fact),
	    draw(client, (uint32_t)known->number + 1));
	return true;
}

static bool do_review(struct client *client)
{
	const struct known *known = any_known(client, draw(client, 5) == 0 ? is_any : is_over);
	if (known == NULL)
		return false;
	ask(client, about(ASK_REVIEW, known->fact, -1), ",\"table\":\"%s\",\"at\":%u,\"seat\":%u",
	    id_of(known->fact), draw(client, (uint32_t)known->number + 1), draw(client, 3));
	return true;
}

static bool do_show(struct client *client)
{
	const struct known *known = any_known(client, is_any);
	if (known == NULL)
		return false;
	ask(client, about(ASK_SHOW, known->fact, -1), ",\"table\":\"%s\",\"seat\":%u",
	    id_of(known->fact), draw(client, 3));
	return true;
}

static bool do_log(struct client *client)
{
	const struct known *known = any_known(client, is_any);
	if (known == NULL)
		return false;
	ask(client, about(ASK_LOG, known->fact, -1), ",\"table\":\"%s\",\"seat\":%u,\"before\":%u",
	    id_of(known->fact), draw(client, 3), 1 + draw(client, (uint32_t)known->number + 2));
	return true;
}

static bool do_hint(struct client *client)
{
	const struct known *known = any_known(client, is_played);
	if (known == NULL)
		return false;
	ask(client, about(ASK_HINT, known->fact, -1), ",\"table\":\"%s\",\"seat\":%d",
	    id_of(known->fact), first_seat(known) + 1);
	return true;
}

static bool do_delete(struct client *client)
{
	const struct known *known = any_known(client, is_made);
	if (known == NULL)
		return false;
	fact_at(known->fact)->delete_sent++;
	ask(client, about(ASK_DELETE, known->fact, -1), ",\"table\":\"%s\"", id_of(known->fact));
	return true;
}

static bool do_lobby(struct client *client)
{
	ask(client, about(ASK_LOBBY, -1, -1), ",\"follow\":%s",
	    client->role >= FOLLOWER || draw(client, 4) == 0 ? "true" : "false");
	return true;
}

static bool do_mine(struct client *client)
{
	ask(client, about(ASK_MINE, -1, -1), "%s", "");
	return true;
}

static bool do_page(struct client *client)
{
	static const char *const paths[] = { "/metrics",
		                             "/api/lobby",
		                             "/healthz",
		                             "/api/nothing",
		                             "/api/tables/%s/transcript",
		                             "/api/tables/%s/",
		                             "/rules" };
	char path[80];
	int fact = any_fact(client, false);
	snprintf(path, sizeof path, paths[draw(client, sizeof paths / sizeof paths[0])],
	         fact < 0 ? "aaaabbbbccccdddd" : id_of(fact));
	inspect_page(path);
	return true;
}

/* --- moves ------------------------------------------------------------------------- */

void send_act(struct client *client, const struct known *known, int seat)
{
	struct act *act = ledger_act(known->seat[seat].act);
	if (act->fate != FATE_KEPT)
		act->fate = FATE_SENT; /* again, for a refusal was not heard */
	struct asked asked = about(act->kind == SRV_MOVE ? ASK_PLAY : ASK_UNDO, known->fact,
	                           known->seat[seat].act);
	asked.seat = seat;
	if (act->kind == SRV_UNDO) {
		ask(client, asked, ",\"table\":\"%s\",\"seat\":%d,\"turn\":%d", id_of(known->fact),
		    seat + 1, act->turn);
		return;
	}
	json_t *words = json_string(act->text);
	char *text = json_dumps(words, JSON_ENCODE_ANY);
	ask(client, asked, ",\"table\":\"%s\",\"seat\":%d,\"turn\":%d,\"move\":%s",
	    id_of(known->fact), seat + 1, act->turn, text);
	free(text);
	json_decref(words);
}

static bool play_at(struct client *client, struct known *known, int seat, bool undo)
{
	if (!(known->seats >> seat & 1) || known->seat[seat].act >= 0 || known->over)
		return false;
	if (undo ? !known->seat[seat].undo : !known->seat[seat].asked)
		return false;
	known->seat[seat].act = ledger_note(client->index, known->fact, undo ? SRV_UNDO : SRV_MOVE,
	                                    seat + 1, known->seat[seat].turn,
	                                    undo ? "" : known->seat[seat].move);
	send_act(client, known, seat);
	return true;
}

static bool play_any(struct client *client, bool undo)
{
	uint32_t from = draw(client, SIM_KNOWN);
	for (uint32_t i = 0; i < SIM_KNOWN; i++) {
		struct known *known = &client->known[(from + i) % SIM_KNOWN];
		for (int seat = 0; known->fact >= 0 && seat < PL_SEATS; seat++)
			if (play_at(client, known, seat, undo))
				return true;
	}
	return false;
}

static bool do_play(struct client *client)
{
	return play_any(client, false);
}

static bool do_undo(struct client *client)
{
	return play_any(client, true);
}

/* --- hostile ones ------------------------------------------------------------------ */

static void send_garbage(struct client *client, const char *text, size_t length)
{
	struct asked asked = nothing;
	asked.ask = ASK_GARBAGE;
	asked.id = -1;
	trace("< c%d garbage of %zu bytes", client->index, length);
	net_send(client, text, length, &asked);
}

static bool do_garbage(struct client *client)
{
	static const char *const texts[] = {
		"",
		"{",
		"null",
		"[]",
		"{\"type\":7}",
		"{\"type\":\"nothing\"}",
		"{\"type\":\"lobby\",\"id\":\"x\"}",
		"[[[[[[[[1]]]]]]]]",
		"{\"type\":\"lobby\",\"id\":99999999999999999999}",
		"{\"type\":\"hello\",\"type\":\"hello\"}",
		"\xff\xfe\x00",
	};
	char noise[64];
	if (draw(client, 3) > 0) {
		const char *text = texts[draw(client, sizeof texts / sizeof texts[0])];
		send_garbage(client, text, strlen(text));
		return true;
	}
	for (size_t i = 0; i < sizeof noise; i++)
		noise[i] = (char)(1 + draw(client, 254));
	noise[0] = '!';
	send_garbage(client, noise, 1 + draw(client, sizeof noise - 1));
	return true;
}

static bool do_huge(struct client *client)
{
	static char huge[SRV_FRAME + 100];
	memset(huge, ' ', sizeof huge);
	send_garbage(client, huge, sizeof huge);
	return true;
}

/* Acts on tables of others: none of it may work. */
static bool do_meddle(struct client *client)
{
	static const enum ask asks[] = { ASK_DELETE, ASK_START, ASK_RESIGN, ASK_LEAVE, ASK_SHOW,
		                         ASK_HINT,   ASK_PLAY,  ASK_UNDO,   ASK_REVIEW };
	enum ask what = asks[draw(client, sizeof asks / sizeof asks[0])];
	int fact = any_fact(client, false);
	if (fact < 0)
		return false;
	unsigned seat = 1 + draw(client, 2);
	char fields[120] = "";
	if (what == ASK_PLAY || what == ASK_UNDO)
		snprintf(fields, sizeof fields, ",\"seat\":%u,\"turn\":%u%s", seat,
		         1 + draw(client, 5), what == ASK_PLAY ? ",\"move\":\"check\"" : "");
	else if (what == ASK_REVIEW)
		snprintf(fields, sizeof fields, ",\"seat\":%u,\"at\":%u", seat, draw(client, 20));
	else if (what != ASK_DELETE && what != ASK_START)
		snprintf(fields, sizeof fields, ",\"seat\":%u", seat);
	ask(client, about(what, fact, -1), ",\"table\":\"%s\"%s", id_of(fact), fields);
	return true;
}

/* As much as the server lets one ask, and a little more. */
static bool do_flood(struct client *client)
{
	for (int i = 0; i < world.config.rate / 2; i++)
		do_lobby(client);
	return true;
}

/* --- who does what how often ------------------------------------------------------- */

enum { MOST_HABITS = 24 };

struct habit {
	int weight;
	bool (*act)(struct client *);
};

static const struct habit habits[][MOST_HABITS] = {
	[PERSON] = {
		{ 60, do_play }, { 9, do_create }, { 16, do_join }, { 14, do_start }, { 4, do_undo },
		{ 3, do_chat }, { 2, do_hint }, { 1, do_resign }, { 1, do_back }, { 3, do_contribute },
		{ 1, do_leave }, { 3, do_watch }, { 2, do_unwatch }, { 1, do_lobby }, { 1, do_mine },
		{ 3, do_rematch }, { 2, do_review }, { 2, do_show }, { 1, do_fork }, { 1, do_delete },
		{ 1, do_page }, { 2, do_log },
	},
	[SPECTATOR] = {
		{ 12, do_watch }, { 5, do_unwatch }, { 3, do_chat }, { 3, do_review }, { 3, do_show },
		{ 5, do_page }, { 2, do_lobby }, { 2, do_log },
	},
	[FOLLOWER] = { { 5, do_lobby }, { 3, do_page }, { 2, do_mine } },
	[HOARDER] = { { 5, do_watch }, { 4, do_lobby }, { 3, do_flood } },
	[HOSTILE] = { { 8, do_garbage }, { 12, do_meddle }, { 1, do_huge }, { 1, do_flood },
	              { 2, do_watch } },
};

static void do_any(struct client *client)
{
	const struct habit *of = habits[client->role];
	int total = 0, at = 0;
	for (int i = 0; i < MOST_HABITS; i++)
		total += of[i].weight;
	for (int tries = 0; tries < 4; tries++) { /* not everything can be done now */
		int pick = (int)draw(client, (uint32_t)total);
		for (at = 0; pick >= of[at].weight; at++)
			pick -= of[at].weight;
		if (of[at].act(client))
			return;
	}
}

static void say_hello(struct client *client)
{
	net_connect(client);
	client->welcome = false;
	/* Every third wishes for nothing, or for what is not spoken here. */
	static const char *const wishes[] = { "", ",\"language\":\"de\"", ",\"language\":\"tlh\"" };
	static const char *const asked[] = { ",\"changes\":true", "", ",\"changes\":false" };
	int wish = client->index % 3;
	client->changes = client->index % 4 < 2;
	const char *changes = asked[client->changes ? 0 : client->index % 4 - 1];
	client->language = wish == 1 ? SRV_GERMAN : SRV_ENGLISH;
	if (client->token[0] == '\0')
		ask(client, about(ASK_HELLO, -1, -1), ",\"name\":\"%s\"%s%s", client->name,
		    wishes[wish], changes);
	else
		ask(client, about(ASK_HELLO, -1, -1), ",\"name\":\"%s\",\"token\":\"%s\"%s%s",
		    client->name, client->token, wishes[wish], changes);
}

void client_act(struct client *client)
{
	if (world.now < client->next_act || world.srv == NULL)
		return;
	client->next_act = world.now + client->pace / 2 + draw(client, (uint32_t)client->pace);
	if (!client->link.up) {
		if (world.now >= client->connect_at)
			say_hello(client);
		return;
	}
	bool full = client->link.waiting_count > SIM_WAITING - 200;
	if ((client->welcome || client->role == HOSTILE) && !full)
		do_any(client);
}

/* --- what becomes of it ------------------------------------------------------------- */

bool client_waits(const struct client *client)
{
	for (int i = 0; i < SIM_KNOWN; i++)
		for (int seat = 0; client->known[i].fact >= 0 && seat < PL_SEATS; seat++)
			if (client->known[i].seat[seat].act >= 0)
				return true;
	return false;
}

void client_broke(struct client *client)
{
	client->welcome = false;
	client->connect_at = world.now + draw(client, 1500);
}

/* --- all of them ------------------------------------------------------------------- */

static enum role role_of(int index)
{
	return index < 30    ? PERSON
		: index < 37 ? SPECTATOR
		: index < 41 ? FOLLOWER
		: index < 45 ? HOARDER
			     : HOSTILE;
}

void clients_begin(struct pl_chance *chance)
{
	memset(clients, 0, sizeof clients);
	for (int i = 0; i < SIM_CLIENTS; i++) {
		struct client *client = &clients[i];
		client->index = i;
		client->role = role_of(i);
		client->chance = pl_split(chance);
		client->next_id = 1;
		client->pace = 60 + (int)draw(client, 500);
		client->lag = 1 + (int)draw(client, draw(client, 4) == 0 ? 400 : 40);
		client->read_every = client->role == HOARDER ? -1
			: draw(client, 6) == 0               ? 200 + (int)draw(client, 2000)
							     : 0;
		client->next_act = world.now + draw(client, 500);
		snprintf(client->name, sizeof client->name, "Client %d", i);
		snprintf(client->address, sizeof client->address, "10.0.%d.%d",
		         client->role >= HOARDER, i % 16);
		for (int j = 0; j < SIM_KNOWN; j++)
			forget(&client->known[j]);
	}
}

void clients_end(void)
{
	for (int i = 0; i < SIM_CLIENTS; i++)
		for (int j = 0; j < SIM_KNOWN; j++)
			forget(&clients[i].known[j]);
}
