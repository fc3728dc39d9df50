/* doors.c - sockets, from being accepted to being closed: how many there may be, how long
 * each may take, and who goes first in a crowd. Knows nothing of the network library. */
#include "server/doors.h"

#include "core/memory.h"
#include "core/rows.h"

#include <errno.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

enum {
	TOLD_SO = 16, /* sockets beyond an address' share that are told so in words */
	SILENT = 24,  /* sockets of an address that ask for nothing (yet), or a sixteenth of all */
	ADMIN_MOST = 16,
	DRAINED = 64 * 1024, /* bytes a go that are read and forgotten */
	DRAINS = 16
};

/* Milliseconds. A body comes within its time, however it trickles; a page that is sent has
 * this long for each piece. What is proved waits for the workers. */
/* clang-format off */
static const int64_t patience[] = {
	[SRV_HEADERS] = 10000, [SRV_BODY] = 60000, [SRV_PROVING] = 600000,
	[SRV_SENDING] = 30000, [SRV_LINGERING] = 2000, [SRV_TALKING] = 0,
};
/* clang-format on */
PL_ROWS(patience, SRV_PHASES);

void srv_socket_phase(struct srv_socket *socket, enum srv_phase phase)
{
	socket->phase = phase;
	socket->until = srv_now() + patience[phase];
}

/* --- lists ------------------------------------------------------------------------------ */

static void enter_all(struct srv *srv, struct srv_socket *socket)
{
	socket->previous = srv->youngest;
	if (srv->youngest != NULL)
		srv->youngest->next = socket;
	else
		srv->oldest = socket;
	srv->youngest = socket;
}

static void leave_all(struct srv *srv, struct srv_socket *socket)
{
	*(socket->previous == NULL ? &srv->oldest : &socket->previous->next) = socket->next;
	*(socket->next == NULL ? &srv->youngest : &socket->next->previous) = socket->previous;
	socket->next = socket->previous = NULL;
}

static void enter_address(struct srv *srv, struct srv_socket *socket, const char *name)
{
	struct srv_address *address = srv_address_of(srv, name);
	socket->address = address;
	socket->older = address->youngest;
	socket->younger = NULL;
	*(address->youngest == NULL ? &address->oldest : &address->youngest->younger) = socket;
	address->youngest = socket;
	address->sockets++;
	srv_address_count(srv, address, 1);
}

/* It is not a plain socket of its address any more; the address still holds it. */
static void leave_plain(struct srv *srv, struct srv_socket *socket)
{
	struct srv_address *address = socket->address;
	*(socket->older == NULL ? &address->oldest : &socket->older->younger) = socket->younger;
	*(socket->younger == NULL ? &address->youngest : &socket->younger->older) = socket->older;
	srv_address_count(srv, address, -1);
}

/* --- coming in ---------------------------------------------------------------------------- */

/* Nothing was asked for, so nobody waits for an answer. */
static bool is_silent(const struct srv_socket *socket)
{
	return socket->phase == SRV_HEADERS || socket->phase == SRV_LINGERING;
}

/* The oldest that is silent, or NULL. */
static struct srv_socket *oldest_silent(const struct srv_address *address, int *count)
{
	struct srv_socket *oldest = NULL;
	*count = 0;
	for (struct srv_socket *at = address->youngest; at != NULL; at = at->older)
		if (is_silent(at)) {
			oldest = at;
			++*count;
		}
	return oldest;
}

static bool make_room(struct srv *srv, const struct srv_address *knocking)
{
	struct srv_address *richest = srv_address_richest(srv);
	if (richest == NULL || richest == knocking ||
	    (knocking != NULL && knocking->plain >= richest->plain))
		return false;
	int silent;
	struct srv_socket *socket = oldest_silent(richest, &silent);
	if (socket == NULL)
		socket = richest->oldest; /* all of them are busy, or let us wait */
	srv->counts.made_room++;
	srv_log("made-room", "address=%s sockets=%d", richest->name, richest->sockets);
	srv_hang_up(srv, socket, true);
	return true;
}

/* Closing hundreds at once takes as long as answering dozens of people: so nobody holds many
 * of which nothing is heard, and each that comes beyond that closes one. */
static void make_silent_room(struct srv *srv, const struct srv_address *address)
{
	int silent, share = srv->config.connections_each / 16;
	int most = share > SILENT ? share : SILENT;
	if (srv->config.behind_proxy || address == NULL || address->plain < most)
		return;
	struct srv_socket *oldest = oldest_silent(address, &silent);
	if (silent < most)
		return;
	srv->counts.made_room++;
	srv_log("made-room", "address=%s sockets=%d", address->name, address->sockets);
	srv_hang_up(srv, oldest, true);
}

/* A proxy speaks for many: its own sockets are not counted against anybody. */
static bool has_share(const struct srv *srv, const struct srv_address *address, int beyond)
{
	return srv->config.behind_proxy || address == NULL ||
		address->sockets < srv->config.connections_each + beyond;
}

/* A proxy knocks for everybody, and bounds them itself. */
bool srv_door_hears(struct srv *srv, const char *name)
{
	int wait;
	if (srv->config.behind_proxy || srv_spend(srv, name, SRV_B_KNOCKS, &wait))
		return true;
	srv->counts.turned_away++;
	srv_gate_shut(srv, name);
	return false;
}

bool srv_door_admits(struct srv *srv, const char *name, bool admin)
{
	if (admin)
		return srv->admin_count < ADMIN_MOST;
	const struct srv_address *address = srv_address_known(srv, name);
	make_silent_room(srv, address);
	bool good = has_share(srv, address, TOLD_SO) &&
		(srv->socket_count < srv->sockets_most || make_room(srv, address));
	if (!good) {
		srv->counts.turned_away++;
		srv_log("turned-away", "address=%s sockets=%d", name, srv->socket_count);
	}
	return good;
}

struct srv_socket *srv_socket_new(struct srv *srv, void *wsi, int fd, const char *name, bool admin)
{
	struct srv_socket *socket = pl_zeroed(sizeof *socket);
	socket->wsi = wsi;
	socket->fd = fd;
	socket->admin = admin;
	srv_socket_phase(socket, SRV_HEADERS);
	enter_all(srv, socket);
	if (admin) {
		srv->admin_count++;
		return socket;
	}
	srv->socket_count++;
	enter_address(srv, socket, name);
	socket->crowded = !has_share(srv, socket->address, 1);
	return socket;
}

void srv_socket_free(struct srv *srv, struct srv_socket *socket)
{
	if (socket->phase != SRV_TALKING)
		leave_all(srv, socket);
	if (socket->address != NULL && socket->phase != SRV_TALKING)
		leave_plain(srv, socket);
	if (socket->address != NULL)
		socket->address->sockets--;
	*(socket->admin ? &srv->admin_count : &srv->socket_count) -= 1;
	srv_page_free(socket->page);
	srv_post_free(socket->post);
	free(socket);
}

void srv_socket_moves(struct srv *srv, struct srv_socket *socket, const char *name)
{
	if (socket->address == NULL || strcmp(socket->address->name, name) == 0)
		return;
	leave_plain(srv, socket);
	socket->address->sockets--;
	enter_address(srv, socket, name);
	socket->crowded = socket->address->sockets > srv->config.connections_each;
}

void srv_socket_talks(struct srv *srv, struct srv_socket *socket)
{
	leave_all(srv, socket);
	if (socket->address != NULL)
		leave_plain(srv, socket);
	socket->phase = SRV_TALKING;
}

/* --- answering ------------------------------------------------------------------------------ */

void srv_socket_sends(struct srv *srv, struct srv_socket *socket, struct srv_page *page)
{
	/* Most pages leave at once, and slow readers cost no more than this. */
	const int room_to_send = 128 * 1024;
	if (socket->wsi != NULL)
		setsockopt(socket->fd, SOL_SOCKET, SO_SNDBUF, &room_to_send, sizeof room_to_send);
	page->head_length = srv_page_head(page, page->head, sizeof page->head);
	socket->page = page;
	srv_socket_phase(socket, SRV_SENDING);
	srv->pages_wait = true;
}

bool srv_socket_send(struct srv_socket *socket)
{
	struct srv_page *page = socket->page;
	for (;;) {
		bool head = page->sent < page->head_length;
		size_t length = page->bare ? 0 : page->length;
		const char *from = head ? page->head + page->sent
					: page->text + (page->sent - page->head_length);
		size_t left = head ? page->head_length - page->sent
				   : length - (page->sent - page->head_length);
		if (left == 0)
			return false;
		int how = MSG_DONTWAIT | MSG_NOSIGNAL | (head && length > 0 ? MSG_MORE : 0);
		ssize_t sent = send(socket->fd, from, left, how);
		if (sent < 0)
			return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
		page->sent += (size_t)sent;
		srv_socket_phase(socket, SRV_SENDING);
	}
}

/* All was sent. Where more may come than was read, the other end is given a moment to
 * hear us, and what it says is forgotten. */
static void finish(struct srv *srv, struct srv_socket *socket)
{
	int left = 0;
	bool unread = socket->page->unread;
	srv_page_free(socket->page);
	socket->page = NULL;
	if (!unread && (ioctl(socket->fd, FIONREAD, &left) != 0 || left == 0)) {
		srv_hang_up(srv, socket, false);
		return;
	}
	shutdown(socket->fd, SHUT_WR);
	srv_socket_phase(socket, SRV_LINGERING);
}

static void send_pages(struct srv *srv)
{
	struct srv_socket *next;
	for (struct srv_socket *socket = srv->oldest; socket != NULL; socket = next) {
		next = socket->next;
		if (socket->page != NULL && !srv_socket_send(socket))
			finish(srv, socket);
	}
}

void srv_doors_turn(struct srv *srv)
{
	if (!srv->pages_wait)
		return;
	srv->pages_wait = false;
	send_pages(srv);
}

/* --- going --------------------------------------------------------------------------------- */

/* What is still being sent to us is read and forgotten, for closing would make the system
 * throw away our answer, too. True once the other end has closed. */
static bool drain(const struct srv_socket *socket)
{
	static char forgotten[DRAINED];
	ssize_t got = 1;
	for (int i = 0; i < DRAINS && got > 0; i++)
		got = recv(socket->fd, forgotten, sizeof forgotten, MSG_DONTWAIT);
	return got == 0;
}

void srv_doors_tick(struct srv *srv)
{
	int64_t now = srv_now();
	struct srv_socket *next;
	srv_gate_tick(srv);
	send_pages(srv); /* to slow readers */
	for (struct srv_socket *socket = srv->oldest; socket != NULL; socket = next) {
		next = socket->next;
		bool done = socket->phase == SRV_LINGERING && drain(socket);
		if (done || now >= socket->until)
			srv_hang_up(srv, socket, false);
	}
}
