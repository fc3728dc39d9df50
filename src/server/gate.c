/* gate.c - addresses that knocked too often wait outside for a while: the system itself passes
 * over their knocks, and asks for them again later as it does when packets are lost. So a flood
 * costs this server nothing, and whoever else is at that address is late rather than refused.
 * Where the system cannot do that, they are refused in words, each of them. */
#include "server/doors.h"

#include <arpa/inet.h>
#include <string.h>
#include <sys/socket.h>
#ifdef __linux__
#include <linux/filter.h>
#endif

enum { WAIT_MS = 1000 };

static int find(const struct srv_gate *gate, const char *name)
{
	int i = 0;
	while (i < gate->count && strcmp(gate->shut[i].name, name) != 0)
		i++;
	return i;
}

bool srv_gate_holds(const struct srv *srv, const char *name)
{
	return find(&srv->gate, name) < srv->gate.count;
}

#ifdef __linux__

/* A program of the system's for packets: what it returns is how much of one is let through. */
struct program {
	unsigned short length;
	struct sock_filter code[8 + 5 * SRV_GATE];
};

enum { NONE = 0, ALL = -1, IPV4_FROM = 12, IPV6_FROM = 8, WORD = 4 };

static void add(struct program *program, int code, uint32_t value, int unless_equal)
{
	program->code[program->length++] = (struct sock_filter){ .code = (unsigned short)code,
		                                                 .jf = (unsigned char)unless_equal,
		                                                 .k = value };
}

static void add_load(struct program *program, int size, int at)
{
	add(program, BPF_LD | size | BPF_ABS, (uint32_t)(SKF_NET_OFF + at), 0);
}

/* Past so many instructions, unless what was loaded is this. */
static void add_unless(struct program *program, uint32_t value, int past)
{
	add(program, BPF_JMP | BPF_JEQ | BPF_K, value, past);
}

static void add_verdict(struct program *program, int verdict)
{
	add(program, BPF_RET | BPF_K, (uint32_t)verdict, 0);
}

static void add_ipv4(struct program *program, const struct srv_gate *gate)
{
	struct in_addr address;
	add_load(program, BPF_W, IPV4_FROM);
	for (int i = 0; i < gate->count; i++)
		if (inet_pton(AF_INET, gate->shut[i].name, &address) == 1) {
			add_unless(program, ntohl(address.s_addr), 1);
			add_verdict(program, NONE);
		}
	add_verdict(program, ALL);
}

/* Their names are of networks: "2001:db8:1:2::/64". */
static void add_ipv6(struct program *program, const struct srv_gate *gate)
{
	char name[SRV_ADDRESS];
	uint32_t words[4];
	for (int i = 0; i < gate->count; i++) {
		snprintf(name, sizeof name, "%s", gate->shut[i].name);
		name[strcspn(name, "/")] = '\0';
		if (inet_pton(AF_INET6, name, words) != 1)
			continue;
		add_load(program, BPF_W, IPV6_FROM);
		add_unless(program, ntohl(words[0]), 3);
		add_load(program, BPF_W, IPV6_FROM + WORD);
		add_unless(program, ntohl(words[1]), 1);
		add_verdict(program, NONE);
	}
	add_verdict(program, ALL);
}

/* Sockets that are let in keep the program that was there then, and their own packets pass it. */
static void tell_system(const struct srv *srv)
{
	struct program ipv4 = { .length = 0 }, all = { .length = 0 };
	int unused = 0;
	if (srv->gate.count == 0) {
		setsockopt(srv->gate.listener, SOL_SOCKET, SO_DETACH_FILTER, &unused,
		           sizeof unused);
		return;
	}
	add_ipv4(&ipv4, &srv->gate);
	add_load(&all, BPF_B, 0); /* the version is its upper half */
	add(&all, BPF_ALU | BPF_RSH | BPF_K, 4, 0);
	add_unless(&all, 4, ipv4.length);
	memcpy(all.code + all.length, ipv4.code, ipv4.length * sizeof ipv4.code[0]);
	all.length += ipv4.length;
	add_ipv6(&all, &srv->gate);
	struct sock_fprog told = { .len = all.length, .filter = all.code };
	setsockopt(srv->gate.listener, SOL_SOCKET, SO_ATTACH_FILTER, &told, sizeof told);
}

#else

static void tell_system(const struct srv *srv)
{
	(void)srv;
}

#endif

void srv_gate_shut(struct srv *srv, const char *name)
{
	struct srv_gate *gate = &srv->gate;
	int at = find(gate, name);
	if (at == SRV_GATE)
		return;
	bool more = at == gate->count;
	gate->count += more;
	snprintf(gate->shut[at].name, sizeof gate->shut[at].name, "%s", name);
	gate->shut[at].until = srv_now() + WAIT_MS;
	if (!more)
		return; /* it was at the door already */
	srv->counts.held_back++;
	srv_log("held-back", "address=%s", name);
	tell_system(srv);
}

void srv_gate_tick(struct srv *srv)
{
	struct srv_gate *gate = &srv->gate;
	int64_t now = srv_now();
	int before = gate->count;
	for (int i = gate->count - 1; i >= 0; i--)
		if (now >= gate->shut[i].until)
			gate->shut[i] = gate->shut[--gate->count];
	if (gate->count < before)
		tell_system(srv);
}
