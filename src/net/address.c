/* address.c - reading the address of a server. */
#include "net/address.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool refuse(char why[NET_WHY], const char *text, const char *reason)
{
	snprintf(why, NET_WHY,
	         "'%.100s': %s; expected an address such as "
	         "http://localhost:8080 or https://play.example.org/table/ID",
	         text, reason);
	return false;
}

static const struct scheme {
	const char *begins;
	bool tls;
	int port;
} schemes[] = {
	{ "http://", false, 80 },
	{ "https://", true, 443 },
	{ "ws://", false, 80 },
	{ "wss://", true, 443 },
};

/* What is behind the scheme, which is noted. */
static const char *skip_scheme(const char *text, struct net_address *address, bool *given)
{
	*given = false;
	for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
		size_t length = strlen(schemes[i].begins);
		if (strncmp(text, schemes[i].begins, length) == 0) {
			address->tls = schemes[i].tls;
			address->port = schemes[i].port;
			*given = true;
			return text + length;
		}
	}
	return text;
}

/* The host, in brackets where it is a number of IPv6; what is behind it, or NULL. */
static const char *read_host(const char *at, char host[NET_HOST])
{
	bool bracket = *at == '[';
	at += bracket;
	size_t length = strcspn(at, bracket ? "]" : ":/?#");
	bool closed = !bracket || at[length] == ']';
	const char *letters = bracket ? "0123456789abcdefABCDEF:."
				      : "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
					"0123456789.-_";
	if (length == 0 || length >= NET_HOST || !closed || strspn(at, letters) < length)
		return NULL;
	memcpy(host, at, length);
	host[length] = '\0';
	return at + length + bracket;
}

static const char *read_port(const char *at, int *port)
{
	char *end;
	if (*at != ':')
		return at;
	long number = strtol(at + 1, &end, 10);
	if (at[1] < '0' || at[1] > '9' || number < 1 || number > 65535)
		return NULL;
	*port = (int)number;
	return end;
}

static bool is_table(const char *text, size_t length)
{
	return length > 0 && length < NET_TABLE &&
		strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789") >= length;
}

bool net_address_read(const char *text, struct net_address *address, char why[NET_WHY])
{
	static const char tables[] = "/table/";
	bool given;
	*address = (struct net_address){ .port = 0 };
	const char *at = skip_scheme(text, address, &given);
	if (!given && strstr(text, "://") != NULL)
		return refuse(why, text, "this is neither http nor https");
	at = read_host(at, address->host);
	if (at == NULL)
		return refuse(why, text, "this names no host");
	if (!given) {
		bool name = strspn(address->host, "0123456789.:") != strlen(address->host);
		address->tls = name && strchr(address->host, '.') != NULL && *at != ':';
		address->port = address->tls ? 443 : 8080;
	}
	at = read_port(at, &address->port);
	if (at == NULL || (*at != '\0' && strchr("/?#", *at) == NULL))
		return refuse(why, text, "its port is no number from 1 to 65535");
	if (strncmp(at, tables, strlen(tables)) == 0) {
		at += strlen(tables);
		size_t length = strcspn(at, "/?#");
		if (!is_table(at, length))
			return refuse(why, text, "what follows /table/ is no table");
		memcpy(address->table, at, length);
	}
	return true;
}

void net_address_origin(const struct net_address *address, char origin[NET_ORIGIN])
{
	const char *scheme = address->tls ? "https" : "http";
	bool six = strchr(address->host, ':') != NULL;
	int length = snprintf(origin, NET_ORIGIN, "%s://%s%s%s", scheme, six ? "[" : "",
	                      address->host, six ? "]" : "");
	if (address->port != (address->tls ? 443 : 80))
		snprintf(origin + length, NET_ORIGIN - (size_t)length, ":%d", address->port);
}
