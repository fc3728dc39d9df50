/* reach.c - where this server is reached: what it listens on, and the addresses of this
 * machine that others come by, as it tells them at its start and to pages opened here. */
#include "server/pages.h"
#include "server/reach.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LINKS = 8 };

/* An address of either kind; a family of 0 is none. */
union address {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
};

/* --- addresses ---------------------------------------------------------------------------- */

static bool read_address(const char *text, union address *out)
{
	memset(out, 0, sizeof *out);
	if (inet_pton(AF_INET, text, &out->v4.sin_addr) == 1)
		out->any.sa_family = AF_INET;
	else if (inet_pton(AF_INET6, text, &out->v6.sin6_addr) == 1)
		out->any.sa_family = AF_INET6;
	return out->any.sa_family != 0;
}

static uint32_t ipv4_of(const union address *address)
{
	return ntohl(address->v4.sin_addr.s_addr);
}

static bool is_loopback(const union address *address)
{
	const struct in6_addr *v6 = &address->v6.sin6_addr;
	if (address->any.sa_family == AF_INET)
		return ipv4_of(address) >> 24 == 127;
	return IN6_IS_ADDR_LOOPBACK(v6) || (IN6_IS_ADDR_V4MAPPED(v6) && v6->s6_addr[12] == 127);
}

static bool is_any(const union address *address)
{
	return address->any.sa_family == AF_INET ? ipv4_of(address) == INADDR_ANY
						 : IN6_IS_ADDR_UNSPECIFIED(&address->v6.sin6_addr);
}

/* Of one cable only: nobody can type it in elsewhere. */
static bool is_link_local(const union address *address)
{
	return address->any.sa_family == AF_INET ? ipv4_of(address) >> 16 == 0xa9fe
						 : IN6_IS_ADDR_LINKLOCAL(&address->v6.sin6_addr);
}

static bool same(const union address *a, const union address *b)
{
	if (a->any.sa_family != b->any.sa_family)
		return false;
	return a->any.sa_family == AF_INET ? ipv4_of(a) == ipv4_of(b)
					   : IN6_ARE_ADDR_EQUAL(&a->v6.sin6_addr, &b->v6.sin6_addr);
}

bool srv_is_loopback(const char *address)
{
	union address read;
	return read_address(address, &read) && is_loopback(&read);
}

bool srv_is_loopback_host(const char *host)
{
	char name[64];
	bool bracket = host[0] == '[';
	const char *start = host + bracket;
	size_t length = strcspn(start, bracket ? "]" : ":");
	if (length >= sizeof name || (bracket && start[length] != ']'))
		return false;
	const char *rest = start + length + bracket;
	if (*rest != '\0' && *rest != ':')
		return false;
	snprintf(name, sizeof name, "%.*s", (int)length, start);
	return strcasecmp(name, "localhost") == 0 || srv_is_loopback(name);
}

bool srv_listens_alone(const struct srv *srv)
{
	return srv_is_loopback(srv->config.listen);
}

bool srv_is_ipv4(const char *address)
{
	union address listen;
	return read_address(address, &listen) && listen.any.sa_family == AF_INET;
}

/* --- links -------------------------------------------------------------------------------- */

/* "http://192.168.1.5:8080", "http://[fd00::2]:8080" */
static void put_link(const union address *address, int port, char out[SRV_LINK])
{
	char name[INET6_ADDRSTRLEN] = "";
	if (address->any.sa_family == AF_INET) {
		inet_ntop(AF_INET, &address->v4.sin_addr, name, sizeof name);
		snprintf(out, SRV_LINK, "http://%s:%d", name, port);
	} else {
		inet_ntop(AF_INET6, &address->v6.sin6_addr, name, sizeof name);
		snprintf(out, SRV_LINK, "http://[%s]:%d", name, port);
	}
}

/* Whether others come by it to a server that listens there. `::` is IPv4 as well. */
static bool leads_here(const union address *address, const union address *listen)
{
	if (is_loopback(address) || is_link_local(address))
		return false;
	if (is_any(listen))
		return listen->any.sa_family == AF_INET6 || address->any.sa_family == AF_INET;
	return same(address, listen);
}

static int add_links(const struct ifaddrs *all, int family, const union address *listen, int port,
                     char links[][SRV_LINK], int count)
{
	const unsigned working = IFF_UP | IFF_RUNNING;
	for (const struct ifaddrs *at = all; at != NULL && count < LINKS; at = at->ifa_next) {
		union address address;
		if (at->ifa_addr == NULL || at->ifa_addr->sa_family != family ||
		    (at->ifa_flags & working) != working)
			continue;
		memcpy(&address, at->ifa_addr,
		       family == AF_INET ? sizeof address.v4 : sizeof address.v6);
		if (leads_here(&address, listen))
			put_link(&address, port, links[count++]);
	}
	return count;
}

/* What others may type in; people find IPv4 easier. Networks come and go, so this is
 * looked up whenever it is asked for. */
static int find_links(const char *listen, int port, char links[LINKS][SRV_LINK])
{
	struct ifaddrs *all;
	union address at;
	if (!read_address(listen, &at) || getifaddrs(&all) != 0)
		return 0;
	int count = add_links(all, AF_INET, &at, port, links, 0);
	count = add_links(all, AF_INET6, &at, port, links, count);
	freeifaddrs(all);
	return count;
}

/* --- before listening --------------------------------------------------------------------- */

static int try_port(union address *address, int port)
{
	const int yes = 1;
	bool v4 = address->any.sa_family == AF_INET;
	*(v4 ? &address->v4.sin_port : &address->v6.sin6_port) = htons((uint16_t)port);
	int probe = socket(address->any.sa_family, SOCK_STREAM, 0);
	if (probe < 0)
		return errno;
	setsockopt(probe, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
	int fault = bind(probe, &address->any, v4 ? sizeof address->v4 : sizeof address->v6) == 0
		? 0
		: errno;
	close(probe);
	return fault;
}

bool srv_port_is_free(const char *listen, int port)
{
	union address address;
	return read_address(listen, &address) && try_port(&address, port) == 0;
}

/* "127.0.0.1 (this machine only), ..., 192.168.1.5" */
static void put_choices(struct pl_text *text)
{
	char links[LINKS][SRV_LINK];
	int count = find_links("::", 0, links);
	pl_put(text, "127.0.0.1 (this machine only), 0.0.0.0 or :: (everywhere)");
	for (int i = 0; i < count; i++) {
		const char *name = links[i] + strlen("http://");
		bool bracket = name[0] == '[';
		pl_put(text, ", %.*s", (int)strcspn(name + bracket, bracket ? "]" : ":"),
		       name + bracket);
	}
}

bool srv_can_listen(const char *listen, char *why, size_t room)
{
	union address address;
	bool known = read_address(listen, &address);
	int fault = known ? try_port(&address, 0) : 0;
	if (known && fault == 0)
		return true;
	struct pl_text text = pl_text_in(why, room);
	pl_put(&text, "--listen %.64s: %s; it could be ", listen,
	       !known                           ? "that is no address"
	               : fault == EADDRNOTAVAIL ? "this machine has no such address"
	                                        : strerror(fault));
	put_choices(&text);
	return false;
}

/* --- telling ------------------------------------------------------------------------------ */

void srv_say_where(const struct srv *srv)
{
	char links[LINKS][SRV_LINK], own[SRV_LINK] = "";
	union address listen;
	const struct pl_serve *config = &srv->config;
	if (read_address(config->listen, &listen))
		put_link(&listen, srv->port, own);
	if (is_any(&listen) || strcmp(config->listen, "127.0.0.1") == 0)
		snprintf(own, sizeof own, "http://localhost:%d", srv->port);
	if (srv->port != config->port)
		printf("Port %d is taken; ", config->port);
	printf("Perilune is at %s\n", own);
	if (config->behind_proxy)
		return; /* its visitors come by another name */
	int count = find_links(config->listen, srv->port, links);
	if (srv_listens_alone(srv))
		printf("For this machine only; with --listen 0.0.0.0 others in your network can come\n");
	else if (count == 0)
		printf("Others can come too, but this machine is in no network now\n");
	else
		printf("For others in your network:");
	for (int i = 0; i < count; i++)
		printf(" %s%s", links[i], i + 1 < count ? "" : "\n");
}

struct srv_page *srv_reach_page(struct srv *srv, bool from_here)
{
	char links[LINKS][SRV_LINK];
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	int count = from_here ? find_links(srv->config.listen, srv->port, links) : 0;
	pl_json_open(&text, NULL, '{');
	pl_json_bool(&text, "here", from_here);
	pl_json_bool(&text, "alone", from_here && srv_listens_alone(srv));
	pl_json_open(&text, "addresses", '[');
	for (int i = 0; i < count; i++)
		pl_json_string(&text, NULL, links[i]);
	pl_json_close(&text, ']');
	pl_json_close(&text, '}');
	return srv_page_json(srv, 200, &text);
}
