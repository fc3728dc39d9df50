/* serve.c - perilune serve: tables for people and bots over the network. */
#include "cli/cli.h"

#include "server/server.h"

#include <string.h>

enum {
	KEY_PORT = 'p',
	KEY_DB = 'd',
	KEY_LISTEN = 'l',
	KEY_THREADS = 't',
	KEY_ORIGIN = 'o',
	KEY_PACE = 256,
	KEY_RATE,
	KEY_CONNECTIONS,
	KEY_TABLES,
	KEY_DAYS,
	KEY_PROXY,
	KEY_ONLY,
	KEY_LAB,
	KEY_SEED,
	KEY_ADMIN,
	KEY_CONNECTIONS_ALL,
	KEY_TABLES_ALL
};

/* clang-format off */
static const struct argp_option options[] = {
	{ "port", KEY_PORT, "N", 0, "Where to listen (8080); the next free port if it is taken", 0 },
	{ "db", KEY_DB, "FILE", 0, "Where tables are kept (perilune.db)", 0 },
	{ "listen", KEY_LISTEN, "ADDRESS", 0,
	  "127.0.0.1, this machine only, is usual; 0.0.0.0 lets everybody in your network join (:: "
	  "over IPv6 too), a single address of this machine those who can reach it", 0 },
	{ "only", KEY_ONLY, NULL, 0, "Use that port or fail", 0 },
	{ "lab", KEY_LAB, NULL, 0,
	  "Open the lab at /lab: anyone who can reach the server may simulate games on it", 0 },
	{ "threads", KEY_THREADS, "N", 0, "Threads that bots think on (2)", 0 },
	{ "origin", KEY_ORIGIN, "URL", 0,
	  "Pages from here may connect too, such as https://play.example.org; may be repeated", 0 },
	{ "behind-proxy", KEY_PROXY, NULL, 0,
	  "Believe X-Forwarded-For, which a proxy of yours sets; it also speaks TLS for the server", 0 },
	{ "pace", KEY_PACE, "MS", 0, "The least time a bot's move takes (400)", 0 },
	{ "seed", KEY_SEED, "TEXT", 0,
	  "The secret of every table, instead of a random one for each: for tests and "
	  "demonstrations, never for real play", 0 },
	{ "rate", KEY_RATE, "N", 0,
	  "Messages a second that a connection may send (20); what an address may ask for grows "
	  "with it", 0 },
	{ "connections", KEY_CONNECTIONS_ALL, "N", 0,
	  "Most connections at once (20000), fewer if the system allows fewer files", 0 },
	{ "connections-each", KEY_CONNECTIONS, "N", 0, "Most connections from one address (256)", 0 },
	{ "tables", KEY_TABLES_ALL, "N", 0, "Most unfinished tables (100000)", 0 },
	{ "tables-each", KEY_TABLES, "N", 0, "Most unfinished tables from one address (200)", 0 },
	{ "admin", KEY_ADMIN, "ADDRESS:PORT", 0,
	  "Open a port for the operator, with /metrics and /healthz; a PORT alone is open to this "
	  "machine only", 0 },
	{ "keep-days", KEY_DAYS, "N", 0, "How long a table is kept after its last record (90)", 0 },
	{ 0 },
};
/* clang-format on */

static void add_origin(struct pl_serve *serve, const char *origin, struct argp_state *state)
{
	int count = 0;
	while (count < PL_SERVE_ORIGINS && serve->origins[count] != NULL)
		count++;
	if (count >= PL_SERVE_ORIGINS - 1)
		argp_error(state, "at most %d times --origin", PL_SERVE_ORIGINS - 1);
	serve->origins[count] = origin;
}

/* ADDRESS:PORT, or PORT alone. */
static void check_admin(const char *where, struct argp_state *state)
{
	const char *colon = strrchr(where, ':');
	cli_number(colon == NULL ? where : colon + 1, 0, 65535, state, "--admin");
	if (colon == where)
		argp_error(state, "--admin is ADDRESS:PORT or PORT, not '%s'", where);
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
	struct pl_serve *serve = state->input;
	switch (key) {
	case KEY_PORT:
		serve->port = (int)cli_number(argument, 1, 65535, state, "--port");
		return 0;
	case KEY_DB:
		serve->db = argument;
		return 0;
	case KEY_LISTEN:
		serve->listen = strcmp(argument, "localhost") == 0 ? "127.0.0.1" : argument;
		return 0;
	case KEY_ONLY:
		serve->ports = 1;
		return 0;
	case KEY_LAB:
		serve->lab = true;
		return 0;
	case KEY_THREADS:
		serve->threads = (int)cli_number(argument, 1, 64, state, "--threads");
		return 0;
	case KEY_ORIGIN:
		add_origin(serve, argument, state);
		return 0;
	case KEY_PROXY:
		serve->behind_proxy = true;
		return 0;
	case KEY_PACE:
		serve->pace = (int)cli_number(argument, 0, 60000, state, "--pace");
		return 0;
	case KEY_SEED:
		serve->seed = argument;
		return 0;
	case KEY_RATE:
		serve->rate = (int)cli_number(argument, 1, 1000000, state, "--rate");
		return 0;
	case KEY_CONNECTIONS:
		serve->connections_each =
			(int)cli_number(argument, 1, 1000000, state, "--connections-each");
		return 0;
	case KEY_CONNECTIONS_ALL:
		serve->connections = (int)cli_number(argument, 16, 1000000, state, "--connections");
		return 0;
	case KEY_TABLES_ALL:
		serve->tables = (int)cli_number(argument, 1, 100000000, state, "--tables");
		return 0;
	case KEY_ADMIN:
		check_admin(argument, state);
		serve->admin = argument;
		return 0;
	case KEY_TABLES:
		serve->tables_each = (int)cli_number(argument, 1, 1000000, state, "--tables-each");
		return 0;
	case KEY_DAYS:
		serve->keep_days = (int)cli_number(argument, 1, 36500, state, "--keep-days");
		return 0;
	case ARGP_KEY_ARG:
		argp_error(state, "serve takes options only, not '%s'", argument);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* clang-format off */
const struct argp cli_serve_argp = {
	.options = options, .parser = parse,
	.doc = "Host tables over HTTP and WebSocket until told to stop (SIGTERM, Ctrl-C). "
	       "Every move is on the disk before it is answered.\vWith --listen 0.0.0.0 it "
	       "prints the addresses by which others can join. Then anyone in the network can, "
	       "unencrypted, which suits a home. On the internet put a proxy with TLS in front "
	       "of it, with --behind-proxy and --origin. docs/api.md says how, and what "
	       "programs send and receive.",
};
/* clang-format on */

int cli_serve(int argc, char **argv)
{
	struct pl_serve serve = pl_serve_usual();
	cli_parse(&cli_serve_argp, argc, argv, &serve);
	return pl_serve(&serve) ? CLI_DONE : CLI_BAD;
}
