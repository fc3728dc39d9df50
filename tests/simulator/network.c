/* network.c - connections between clients and the server without a network: frames take
 * their time, come in pieces, and are lost only with their connection, as TCP does; the
 * server learns of a break when it does, or later. */
#include "disk.h"
#include "sim.h"

#include "core/memory.h"

#include <libwebsockets.h>
#include <string.h>

/* Connections whose client is gone, and nobody has told the server. */
static struct ghost {
	struct srv_conn *conn;
	int64_t until;
} ghosts[SIM_GHOSTS];
static int ghost_count;

void net_begin(void)
{
	ghost_count = 0;
}

/* --- frames ------------------------------------------------------------------------ */

static struct frame *push(struct pipe *pipe, int64_t at, const void *bytes, size_t length)
{
	struct frame *frame = pl_zeroed(sizeof *frame);
	frame->at = pipe->last != NULL && pipe->last->at > at ? pipe->last->at : at;
	frame->length = length;
	frame->bytes = memcpy(pl_resize(NULL, length + 1), bytes, length);
	frame->bytes[length] = '\0';
	if (pipe->last == NULL)
		pipe->first = frame;
	else
		pipe->last->next = frame;
	pipe->last = frame;
	return frame;
}

static struct frame *pull(struct pipe *pipe)
{
	struct frame *frame = pipe->first;
	pipe->first = frame->next;
	if (pipe->first == NULL)
		pipe->last = NULL;
	return frame;
}

static void free_frame(struct frame *frame)
{
	json_decref(frame->json);
	free(frame->bytes);
	free(frame);
}

static void empty(struct pipe *pipe)
{
	while (pipe->first != NULL)
		free_frame(pull(pipe));
}

static int length_of(const struct pipe *pipe)
{
	int count = 0;
	for (const struct frame *frame = pipe->first; frame != NULL; frame = frame->next)
		count++;
	return count;
}

/* --- opening and breaking ---------------------------------------------------------- */

/* Who is let in at all is settled before there is a connection, by doors.c. */
void net_connect(struct client *client)
{
	struct link *link = &client->link;
	link->conn = srv_conn_new(world.srv, NULL, client->address);
	link->up = true;
	link->waiting_count = 0;
	inspect_anew(link);
	trace("c%d connects", client->index);
}

void net_send(struct client *client, const char *text, size_t length, const struct asked *asked)
{
	int64_t at = world.now + 1 + luck(&client->chance, (uint32_t)client->lag);
	struct frame *frame = push(&client->link.out, at, text, length);
	frame->asked = *asked;
}

/* A frame in one or several pieces; the last may never come. */
static void hand_over(struct client *client, const struct frame *frame, bool whole)
{
	struct link *link = &client->link;
	size_t done = 0;
	if (link->conn->close_code != 0)
		return;
	if (luck(&client->chance, 4) == 0)
		done = luck(&client->chance, (uint32_t)frame->length + 1);
	if (done > 0 || !whole)
		srv_conn_piece(world.srv, link->conn, frame->bytes, done, false);
	if (!whole || link->conn->close_code != 0)
		return;
	if (link->waiting_count < SIM_WAITING)
		link->waiting[link->waiting_count++] = frame->asked;
	sim.messages++;
	srv_conn_piece(world.srv, link->conn, frame->bytes + done, frame->length - done, true);
}

static void let_go(struct client *client)
{
	struct link *link = &client->link;
	empty(&link->out);
	empty(&link->in);
	link->up = false;
	link->conn = NULL;
	link->waiting_count = 0;
	inspect_anew(link);
	client_broke(client);
}

/* Some of what is on its way still arrives, the rest never does. */
void net_break(struct client *client)
{
	struct link *link = &client->link;
	uint32_t arriving = luck(&client->chance, (uint32_t)length_of(&link->out) + 1);
	uint32_t heard = luck(&client->chance, (uint32_t)length_of(&link->in) + 1);
	trace("c%d breaks", client->index);
	while (arriving-- > 0) {
		struct frame *frame = pull(&link->out);
		hand_over(client, frame, true);
		free_frame(frame);
	}
	if (link->out.first != NULL && luck(&client->chance, 2) == 0)
		hand_over(client, link->out.first, false);
	while (heard-- > 0) {
		struct frame *frame = pull(&link->in);
		client_hears(client, frame);
		free_frame(frame);
	}
	if (ghost_count < SIM_GHOSTS && luck(&client->chance, 2) == 0)
		ghosts[ghost_count++] =
			(struct ghost){ link->conn, world.now + 1 + luck(&client->chance, 5000) };
	else
		srv_conn_free(world.srv, link->conn);
	let_go(client);
}

void net_server_gone(void)
{
	ghost_count = 0;
	for (int i = 0; i < SIM_CLIENTS; i++) {
		struct link *link = &clients[i].link;
		while (link->up && link->in.first != NULL && luck(&clients[i].chance, 2) == 0) {
			struct frame *frame = pull(&link->in);
			client_hears(&clients[i], frame);
			free_frame(frame);
		}
		if (link->up)
			let_go(&clients[i]);
	}
}

static void bury_ghosts(void)
{
	for (int i = 0; i < ghost_count; i++)
		if (world.now >= ghosts[i].until || world.quiet) {
			srv_conn_free(world.srv, ghosts[i].conn);
			ghosts[i--] = ghosts[--ghost_count];
		}
}

/* --- in ---------------------------------------------------------------------------- */

void net_arrive(void)
{
	bury_ghosts();
	for (int i = 0; i < SIM_CLIENTS && !disk_crashed(); i++) {
		struct link *link = &clients[i].link;
		while (link->up && link->out.first != NULL && link->out.first->at <= world.now &&
		       !disk_crashed()) {
			struct frame *frame = pull(&link->out);
			hand_over(&clients[i], frame, true);
			free_frame(frame);
			if (luck(&world.chance, 3) == 0)
				world_turn();
		}
	}
}

/* --- out --------------------------------------------------------------------------- */

static bool is_answer(const json_t *json)
{
	static const char *const types[] = { "ok",     "welcome", "mine",  "show",
		                             "review", "log",     "error", "hint" };
	const char *type = json_string_value(json_object_get(json, "type"));
	for (size_t i = 0; type != NULL && i < sizeof types / sizeof types[0]; i++)
		if (strcmp(type, types[i]) == 0)
			return true;
	return json_object_get(json, "id") != NULL;
}

/* Which question an answer is to: they come in order, but for hints, which are thought
 * about. What could not be read is answered without an id. */
static void match_answer(struct client *client, struct frame *frame)
{
	struct link *link = &client->link;
	const json_t *id = json_object_get(frame->json, "id");
	int at = 0;
	while (at < link->waiting_count) {
		const struct asked *asked = &link->waiting[at];
		if (id == NULL ? asked->id < 0 || client->role >= HOARDER
		               : asked->id == json_integer_value(id))
			break;
		if (asked->ask != ASK_HINT) {
			violated('d', "c%d asked %s (%lld) and the next answer is %.120s",
			         client->index, ask_names[asked->ask], asked->id, frame->bytes);
			return;
		}
		at++;
	}
	if (at == link->waiting_count) {
		violated('d', "c%d was answered what it had not asked: %.160s", client->index,
		         frame->bytes);
		return;
	}
	frame->answers = true;
	frame->asked = link->waiting[at];
	memmove(&link->waiting[at], &link->waiting[at + 1],
	        (size_t)(--link->waiting_count - at) * sizeof link->waiting[0]);
}

/* Lists of tables are long and many: of those only the head is read here. */
static json_t *read_message(const struct frame *frame)
{
	static const char lobby[] = "{\"type\":\"lobby\"";
	long long id;
	if (strncmp(frame->bytes, lobby, sizeof lobby - 1) != 0)
		return json_loadb(frame->bytes, frame->length, 0, NULL);
	if (sscanf(frame->bytes + sizeof lobby - 1, ",\"id\":%lld", &id) == 1)
		return json_pack("{ss sI}", "type", "lobby", "id", (json_int_t)id);
	return json_pack("{ss}", "type", "lobby");
}

/* The server builds a message once for all who sit at the same place; it is read once,
 * and compared once, too. */
static struct {
	int next;
	struct srv_message *message[16]; /* held, so that no other takes its place */
	json_t *json[16];
} lately;

static void forget_lately(void)
{
	for (int i = 0; i < 16; i++) {
		if (lately.message[i] != NULL)
			srv_message_release(lately.message[i]);
		json_decref(lately.json[i]);
	}
	memset(&lately, 0, sizeof lately);
}

static json_t *read_once(struct srv_message *message, struct frame *frame)
{
	for (int i = 0; i < 16; i++)
		if (lately.message[i] == message) {
			frame->seen = true;
			return json_incref(lately.json[i]);
		}
	json_t *json = read_message(frame);
	int at = lately.next++ % 16;
	if (lately.message[at] != NULL)
		srv_message_release(lately.message[at]);
	json_decref(lately.json[at]);
	lately.message[at] = message;
	lately.json[at] = json_incref(json);
	message->uses++;
	return json;
}

static void take_message(struct client *client, struct srv_message *message)
{
	struct frame *frame = push(&client->link.in,
	                           world.now + 1 + luck(&client->chance, (uint32_t)client->lag),
	                           message->bytes + LWS_PRE, message->length);
	frame->json = read_once(message, frame);
	if (frame->json == NULL) {
		violated('d', "c%d was sent what is not JSON: %.160s", client->index, frame->bytes);
		return;
	}
	if (is_answer(frame->json))
		match_answer(client, frame);
	if (!sim.failed)
		inspect_message(client, frame);
}

/* Everything that was asked is answered by the end of the turn, but for hints. */
static void check_answered(const struct client *client)
{
	for (int i = 0; i < client->link.waiting_count; i++)
		if (client->link.waiting[i].ask != ASK_HINT)
			violated('d', "c%d has had no answer to %s (%lld)", client->index,
			         ask_names[client->link.waiting[i].ask],
			         client->link.waiting[i].id);
}

static bool reads_now(struct client *client)
{
	if (world.quiet || client->read_every == 0 || !client->welcome)
		return true;
	if (client->read_every < 0 || world.now < client->next_read)
		return false;
	client->next_read = world.now + client->read_every;
	return true;
}

static void leave_one(struct client *client, bool told)
{
	struct srv_conn *conn = client->link.conn;
	struct srv_message *message;
	if (conn->queued > SRV_QUEUE)
		violated('f', "%zu bytes wait for c%d", conn->queued, client->index);
	if (conn->close_code != 0) {
		trace("c%d is closed: %d %s", client->index, conn->close_code, conn->close_why);
		srv_conn_free(world.srv, conn);
		let_go(client);
		client->connect_at = world.now + 500 + luck(&client->chance, 3000);
		return;
	}
	if (!reads_now(client))
		return;
	int some = world.quiet || client->read_every == 0 ? 1000
							  : 1 + (int)luck(&client->chance, 8);
	while (some-- > 0 && !sim.failed && (message = srv_next_message(conn)) != NULL) {
		world.srv->counts.messages_out++;
		world.srv->counts.bytes_out += message->length;
		take_message(client, message);
		srv_message_release(message);
	}
	if (told && some > 0)
		check_answered(client);
}

void net_leave(bool told)
{
	for (int i = 0; i < SIM_CLIENTS && !sim.failed; i++)
		if (clients[i].link.up)
			leave_one(&clients[i], told);
	forget_lately();
}

void net_deliver(void)
{
	for (int i = 0; i < SIM_CLIENTS; i++) {
		struct link *link = &clients[i].link;
		while (link->up && link->in.first != NULL && link->in.first->at <= world.now) {
			struct frame *frame = pull(&link->in);
			client_hears(&clients[i], frame);
			free_frame(frame);
		}
	}
}

int net_count(void)
{
	int count = ghost_count;
	for (int i = 0; i < SIM_CLIENTS; i++)
		count += clients[i].link.up;
	return count;
}

static bool carries_answers(const struct pipe *pipe)
{
	for (const struct frame *frame = pipe->first; frame != NULL; frame = frame->next)
		if (frame->answers)
			return true;
	return false;
}

/* Nobody waits for an answer. News may go on: bots do not wait for people. */
bool net_quiet(void)
{
	for (int i = 0; i < SIM_CLIENTS; i++) {
		const struct link *link = &clients[i].link;
		if (link->up &&
		    (link->out.first != NULL || link->waiting_count > 0 ||
		     carries_answers(&link->in)))
			return false;
	}
	return ghost_count == 0;
}
