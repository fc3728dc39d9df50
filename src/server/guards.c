/* guards.c - what keeps hostile clients from doing harm: rates, sizes, depth,
 * plain text, origins, and how much one address may have. */
#include "server/doors.h"
#include "server/reach.h"

#include "core/chance.h"
#include "core/memory.h"
#include "core/rows.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <string.h>
#include <strings.h>

bool srv_refuse(struct srv_refusal *refusal, const char *code, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	refusal->code = code;
	refusal->clause[0] = refusal->said[0] = '\0';
	refusal->game = NULL;
	refusal->near_count = 0;
	vsnprintf(refusal->text, sizeof refusal->text, format, args);
	va_end(args);
	return false;
}

/* Tokens flow in at `rate` a second up to `burst`; one is taken. */
bool srv_take(struct srv_bucket *bucket, double rate, double burst, int64_t now)
{
	if (bucket->at == 0) {
		bucket->tokens = burst;
	} else {
		bucket->tokens += rate * (double)(now - bucket->at) / 1000.0;
		if (bucket->tokens > burst)
			bucket->tokens = burst;
	}
	bucket->at = now;
	if (bucket->tokens < 1.0)
		return false;
	bucket->tokens -= 1.0;
	return true;
}

bool srv_shallow(const char *text, size_t length)
{
	int depth = 0;
	bool in_string = false;
	for (size_t i = 0; i < length; i++) {
		char c = text[i];
		if (in_string && c == '\\')
			i++;
		else if (c == '"')
			in_string = !in_string;
		else if (!in_string && (c == '{' || c == '['))
			depth++;
		else if (!in_string && (c == '}' || c == ']'))
			depth--;
		if (depth > SRV_DEPTH)
			return false;
	}
	return true;
}

/* The text is UTF-8 already. Refused are control characters, line separators
 * and marks that turn the direction of the text around them. */
static bool is_unwelcome(const unsigned char *at)
{
	if (at[0] < 0x20 || at[0] == 0x7f)
		return true;
	if (at[0] == 0xc2)
		return at[1] < 0xa0;
	if (at[0] == 0xe2 && at[1] == 0x80)
		return at[2] >= 0xa8 && at[2] <= 0xae;
	return at[0] == 0xe2 && at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9;
}

bool srv_clean_text(const char *text, int letters)
{
	const unsigned char *at = (const unsigned char *)text;
	int count = 0;
	bool blank = true;
	for (; *at != '\0'; at++) {
		if (is_unwelcome(at))
			return false;
		count += (*at & 0xc0) != 0x80;
		blank = blank && *at == ' ';
	}
	return !blank && count <= letters;
}

/* --- origins ------------------------------------------------------------------ */

static const char *after_scheme(const char *origin)
{
	const char *at = strstr(origin, "://");
	return at == NULL ? origin : at + 3;
}

/* A server of this machine alone answers to its own names only, so that no page
 * elsewhere can reach it under a name that it made point here. */
bool srv_host_allowed(const struct srv *srv, const char *listen, const char *host)
{
	if (!srv_is_loopback(listen) || srv_is_loopback_host(host))
		return true;
	for (int i = 0; i < PL_SERVE_ORIGINS && srv->config.origins[i] != NULL; i++)
		if (strcasecmp(after_scheme(srv->config.origins[i]), host) == 0)
			return true;
	return false;
}

bool srv_origin_allowed(const struct srv *srv, const char *origin, const char *host)
{
	if (origin[0] == '\0')
		return true; /* no browser */
	for (int i = 0; i < PL_SERVE_ORIGINS && srv->config.origins[i] != NULL; i++)
		if (strcasecmp(srv->config.origins[i], origin) == 0)
			return true;
	bool http = strncmp(origin, "http://", 7) == 0 || strncmp(origin, "https://", 8) == 0;
	return http && host[0] != '\0' && strcasecmp(after_scheme(origin), host) == 0;
}

/* --- what an address may ask for --------------------------------------------------- */

/* At the usual --rate, which all of them grow with: how many a second, and how many at once
 * after a while of silence. Thirty people behind one address, each with a page open, stay
 * far below. */
static const struct {
	const char *name, *words;
	double rate, burst;
} budgets[] = {
	[SRV_B_MESSAGES] = { "messages", "message", 200, 1200 },
	[SRV_B_REQUESTS] = { "requests", "request", 40, 2000 },
	[SRV_B_KNOCKS] = { "knocks", "connection", 50, 4000 },
	[SRV_B_TABLES] = { "tables", "table", 0.5, 60 },
	[SRV_B_FORKS] = { "forks", "match to be taken over", 0.2, 20 },
	[SRV_B_SEATS] = { "seats", "coming and going at tables", 5, 120 },
	[SRV_B_UNDOS] = { "undos", "move to be taken back", 5, 100 },
	[SRV_B_CHATS] = { "chats", "line of chat", 5, 90 },
	[SRV_B_HINTS] = { "hints", "hint", 1, 40 },
	[SRV_B_LOOKS] = { "looks", "look back", 20, 300 },
	[SRV_B_UPLOADS] = { "uploads", "file", 0.2, 40 },
	[SRV_B_CHECKS] = { "checks", "check", 10, 120 },
	[SRV_B_WORDS] = { "words", "word that is no move", 5, 60 },
	[SRV_B_TIME] = { "time", "file", 2, 100 },
};
PL_ROWS(budgets, SRV_BUDGETS);

const char *srv_budget_name(enum srv_budget budget)
{
	return budgets[budget].name;
}

static double scale(const struct srv *srv)
{
	return srv->config.rate / 20.0;
}

/* It has as much of everything as one that never came. */
static bool is_rested(const struct srv *srv, const struct srv_address *address, int64_t now)
{
	for (int i = 0; i < SRV_BUDGETS; i++) {
		const struct srv_bucket *bucket = &address->budgets[i];
		double rate = budgets[i].rate * scale(srv), burst = budgets[i].burst * scale(srv);
		double gained = rate * (double)(now - bucket->at) / 1000.0;
		if (bucket->at != 0 && bucket->tokens + gained < burst)
			return false;
	}
	return true;
}

/* --- addresses ------------------------------------------------------------------------ */

enum {
	ADDRESS_BUCKETS = 16384,
	ADDRESSES_MOST = 50000,
	SHARED = 256,       /* for whoever comes when the others are taken */
	SWEPT_A_TICK = 512, /* buckets */
	RANKS = 256         /* addresses by how many plain sockets they have */
};

struct srv_addresses {
	uint64_t key[2];
	int count, swept;
	struct srv_address *bucket[ADDRESS_BUCKETS];
	struct srv_address shared[SHARED];
	struct srv_address *rank[RANKS];
};

/* Which part of an address counts: of IPv6 the network that a home is given, and IPv4
 * however it was written. What is no address is left as it is. */
void srv_address_name(const char *text, char out[SRV_ADDRESS])
{
	struct in6_addr address;
	char name[INET6_ADDRSTRLEN];
	if (inet_pton(AF_INET6, text, &address) != 1) {
		snprintf(out, SRV_ADDRESS, "%.*s", SRV_ADDRESS - 1, text);
	} else if (IN6_IS_ADDR_V4MAPPED(&address)) {
		inet_ntop(AF_INET, &address.s6_addr[12], out, SRV_ADDRESS);
	} else {
		memset(&address.s6_addr[8], 0, 8);
		inet_ntop(AF_INET6, &address, name, sizeof name);
		snprintf(out, SRV_ADDRESS, "%.*s/64", SRV_ADDRESS - 4, name);
	}
}

struct srv_addresses *srv_addresses_new(void)
{
	struct srv_addresses *addresses = pl_zeroed(sizeof *addresses);
	pl_seed_fresh(addresses->key);
	return addresses;
}

void srv_addresses_free(struct srv_addresses *addresses)
{
	for (int i = 0; addresses != NULL && i < ADDRESS_BUCKETS; i++)
		while (addresses->bucket[i] != NULL) {
			struct srv_address *address = addresses->bucket[i];
			addresses->bucket[i] = address->next;
			free(address);
		}
	free(addresses);
}

static struct srv_address **place_of(struct srv_addresses *addresses, uint64_t hash,
                                     const char *name)
{
	struct srv_address **place = &addresses->bucket[hash % ADDRESS_BUCKETS];
	while (*place != NULL && strcmp((*place)->name, name) != 0)
		place = &(*place)->next;
	return place;
}

struct srv_address *srv_address_known(struct srv *srv, const char *name)
{
	struct srv_addresses *addresses = srv->addresses;
	return *place_of(addresses, pl_hash(addresses->key, name, strlen(name)), name);
}

struct srv_address *srv_address_of(struct srv *srv, const char *name)
{
	struct srv_addresses *addresses = srv->addresses;
	uint64_t hash = pl_hash(addresses->key, name, strlen(name));
	struct srv_address **place = place_of(addresses, hash, name);
	if (*place != NULL)
		return *place;
	if (addresses->count >= ADDRESSES_MOST)
		return &addresses->shared[hash / ADDRESS_BUCKETS % SHARED];
	addresses->count++;
	*place = pl_zeroed(sizeof **place);
	snprintf((*place)->name, sizeof(*place)->name, "%s", name);
	return *place;
}

int srv_address_total(const struct srv *srv)
{
	return srv->addresses->count;
}

/* An address is forgotten once that gives it nothing: it holds no socket, and has rested. */
void srv_addresses_tick(struct srv *srv)
{
	struct srv_addresses *addresses = srv->addresses;
	int64_t now = srv_now();
	for (int i = 0; i < SWEPT_A_TICK; i++) {
		struct srv_address **place = &addresses->bucket[addresses->swept];
		addresses->swept = (addresses->swept + 1) % ADDRESS_BUCKETS;
		while (*place != NULL) {
			struct srv_address *address = *place;
			if (address->sockets > 0 || !is_rested(srv, address, now)) {
				place = &address->next;
				continue;
			}
			*place = address->next;
			addresses->count--;
			free(address);
		}
	}
}

static struct srv_address **rank_of(struct srv_addresses *addresses, int plain)
{
	return &addresses->rank[plain < RANKS ? plain : RANKS - 1];
}

void srv_address_count(struct srv *srv, struct srv_address *address, int plain)
{
	struct srv_address **rank = rank_of(srv->addresses, address->plain);
	if (address->plain > 0) {
		if (address->more != NULL)
			address->more->less = address->less;
		else
			*rank = address->less;
		if (address->less != NULL)
			address->less->more = address->more;
	}
	address->plain += plain;
	rank = rank_of(srv->addresses, address->plain);
	address->more = address->less = NULL;
	if (address->plain == 0)
		return;
	address->less = *rank;
	if (*rank != NULL)
		(*rank)->more = address;
	*rank = address;
}

struct srv_address *srv_address_richest(const struct srv *srv)
{
	for (int i = RANKS - 1; i > 0; i--)
		if (srv->addresses->rank[i] != NULL)
			return srv->addresses->rank[i];
	return NULL;
}

bool srv_spend(struct srv *srv, const char *name, enum srv_budget budget, int *wait)
{
	struct srv_bucket *bucket = &srv_address_of(srv, name)->budgets[budget];
	double rate = budgets[budget].rate * scale(srv), burst = budgets[budget].burst * scale(srv);
	if (srv_take(bucket, rate, burst < 1 ? 1 : burst, srv_now()))
		return true;
	srv->counts.over_budget[budget]++;
	double seconds = (1.0 - bucket->tokens) / rate;
	*wait = (int)seconds + ((int)seconds < seconds);
	return false;
}

static struct srv_bucket *time_of(struct srv *srv, const char *name)
{
	return &srv_address_of(srv, name)->budgets[SRV_B_TIME];
}

bool srv_has_time(struct srv *srv, const char *name, int *wait)
{
	bool some = srv_spend(srv, name, SRV_B_TIME, wait);
	time_of(srv, name)->tokens += some; /* what it takes is known afterwards */
	return some;
}

void srv_charge(struct srv *srv, const char *name, int64_t since)
{
	time_of(srv, name)->tokens -= (double)(srv_spent() - since) / 1000.0;
}

bool srv_may_look_into_words(struct srv *srv, const char *name)
{
	int wait;
	struct srv_address *address = srv_address_of(srv, name);
	if (address->read_in == srv->turn || !srv_spend(srv, name, SRV_B_WORDS, &wait) ||
	    !srv_has_time(srv, name, &wait))
		return false;
	address->read_in = srv->turn;
	return true;
}

bool srv_may(struct srv *srv, const char *name, enum srv_budget budget, struct srv_refusal *why)
{
	int wait;
	return srv_spend(srv, name, budget, &wait) ||
		srv_refuse(why, "too-fast",
	                   "too much comes from your address: wait %d s before the "
	                   "next %s",
	                   wait, budgets[budget].words);
}
