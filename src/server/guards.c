/* guards.c - what keeps hostile clients from doing harm: rates, sizes, depth,
 * plain text, origins, and how much one address may have. */
#include "server/parts.h"
#include "server/reach.h"

#include "core/chance.h"
#include "core/memory.h"

#include <stdarg.h>
#include <string.h>
#include <strings.h>

bool srv_refuse(struct srv_refusal *refusal, const char *code, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	refusal->code = code;
	refusal->clause[0] = '\0';
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
bool srv_host_allowed(const struct srv *srv, const char *host)
{
	if (!srv_listens_alone(srv) || srv_is_loopback_host(host))
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

/* --- addresses ------------------------------------------------------------------ */

enum { ADDRESS_BUCKETS = 1024 };

struct address {
	char name[SRV_ADDRESS];
	int connections;
	struct srv_bucket uploads, checks;
	struct address *next;
};

struct srv_addresses {
	uint64_t key[2];
	struct address *bucket[ADDRESS_BUCKETS];
};

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
			struct address *address = addresses->bucket[i];
			addresses->bucket[i] = address->next;
			free(address);
		}
	free(addresses);
}

static struct address **place_of(struct srv_addresses *addresses, const char *name)
{
	uint64_t hash = pl_hash(addresses->key, name, strlen(name));
	struct address **place = &addresses->bucket[hash % ADDRESS_BUCKETS];
	while (*place != NULL && strcmp((*place)->name, name) != 0)
		place = &(*place)->next;
	return place;
}

static struct address *address_of(struct srv_addresses *addresses, const char *name)
{
	struct address **place = place_of(addresses, name);
	if (*place == NULL) {
		*place = pl_zeroed(sizeof **place);
		snprintf((*place)->name, sizeof (*place)->name, "%s", name);
	}
	return *place;
}

bool srv_address_connect(struct srv *srv, const char *name)
{
	struct address *address = address_of(srv->addresses, name);
	if (address->connections >= srv->config.connections_each ||
	    srv->conn_count >= srv->config.connections)
		return false;
	address->connections++;
	return true;
}

void srv_address_leave(struct srv *srv, const char *name)
{
	struct address **place = place_of(srv->addresses, name);
	struct address *address = *place;
	if (address == NULL || --address->connections > 0)
		return;
	if (address->uploads.at != 0 && srv_now() - address->uploads.at < 60000)
		return; /* it has used up some of its rate */
	*place = address->next;
	free(address);
}

bool srv_address_upload(struct srv *srv, const char *name)
{
	return srv_take(&address_of(srv->addresses, name)->uploads, 0.2, 10, srv_now());
}

bool srv_address_check(struct srv *srv, const char *name)
{
	return srv_take(&address_of(srv->addresses, name)->checks, 5, 30, srv_now());
}

int srv_address_tables(const struct srv *srv, const char *name)
{
	int count = 0;
	for (const struct srv_table *table = srv->first; table != NULL; table = table->next)
		count += table->state <= SRV_RUNNING && strcmp(table->address, name) == 0;
	return count;
}
