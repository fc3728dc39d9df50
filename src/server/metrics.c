/* metrics.c - figures about the server in Prometheus' text format, for its operator alone:
 * docs/api.md says of each what it may tell. */
#include "server/doors.h"

#include <inttypes.h>

static void put_count(struct pl_text *text, const char *name, const char *about, uint64_t value)
{
	pl_put(text, "# HELP perilune_%s %s\n# TYPE perilune_%s counter\nperilune_%s %" PRIu64 "\n",
	       name, about, name, name, value);
}

static void put_gauge(struct pl_text *text, const char *name, const char *about, long value)
{
	pl_put(text, "# HELP perilune_%s %s\n# TYPE perilune_%s gauge\nperilune_%s %ld\n", name,
	       about, name, name, value);
}

static void put_tables(struct srv *srv, struct pl_text *text)
{
	pl_put(text,
	       "# HELP perilune_tables Tables by state.\n# TYPE perilune_tables gauge\n"
	       "perilune_tables{state=\"open\"} %d\nperilune_tables{state=\"running\"} %d\n"
	       "perilune_tables{state=\"over\"} %" PRId64 "\n",
	       srv->live[SRV_OPEN], srv->live[SRV_RUNNING], srv->over);
}

/* What was played for a person is a move like any other here: that somebody could only
 * decline, or when, tells what they held. */
static enum srv_kind counted_as(enum srv_kind kind)
{
	return kind == SRV_STANDIN || kind == SRV_DECLINE ? SRV_MOVE : kind;
}

static void put_records(const struct srv_counts *counts, struct pl_text *text)
{
	uint64_t sums[SRV_KINDS] = { 0 };
	for (int kind = 0; kind < SRV_KINDS; kind++)
		sums[counted_as((enum srv_kind)kind)] += counts->records[kind];
	pl_put(text,
	       "# HELP perilune_records_total Records written, by kind; a move that was "
	       "made for a person is a move.\n"
	       "# TYPE perilune_records_total counter\n");
	for (int kind = 0; kind < SRV_KINDS; kind++)
		if (counted_as((enum srv_kind)kind) == (enum srv_kind)kind)
			pl_put(text, "perilune_records_total{kind=\"%s\"} %" PRIu64 "\n",
			       srv_kind_names[kind], sums[kind]);
}

static void put_budgets(const struct srv_counts *counts, struct pl_text *text)
{
	pl_put(text,
	       "# HELP perilune_over_budget_total Refused, for too much came from an "
	       "address.\n# TYPE perilune_over_budget_total counter\n");
	for (int i = 0; i < SRV_BUDGETS; i++)
		pl_put(text, "perilune_over_budget_total{budget=\"%s\"} %" PRIu64 "\n",
		       srv_budget_name((enum srv_budget)i), counts->over_budget[i]);
}

static void put_commits(const struct srv_counts *counts, struct pl_text *text)
{
	uint64_t sum = 0;
	int ms = 1;
	pl_put(text,
	       "# HELP perilune_commit_seconds Time of a commit to disk.\n"
	       "# TYPE perilune_commit_seconds histogram\n");
	for (int i = 0; i < SRV_COMMIT_STEPS; i++, ms *= 2) {
		sum += counts->commit_steps[i];
		pl_put(text, "perilune_commit_seconds_bucket{le=\"%g\"} %" PRIu64 "\n", ms / 1000.0,
		       sum);
	}
	pl_put(text,
	       "perilune_commit_seconds_bucket{le=\"+Inf\"} %" PRIu64 "\n"
	       "perilune_commit_seconds_sum %.6f\nperilune_commit_seconds_count %" PRIu64 "\n",
	       counts->commits, counts->commit_seconds, counts->commits);
}

void srv_metrics(struct srv *srv, struct pl_text *text)
{
	const struct srv_counts *counts = &srv->counts;
	put_tables(srv, text);
	put_gauge(text, "connections", "WebSocket connections now.", srv->conn_count);
	put_gauge(text, "sockets", "Sockets now, WebSockets and others.", srv->socket_count);
	put_gauge(text, "sockets_most", "Sockets that there may be.", srv->sockets_most);
	put_gauge(text, "addresses", "Addresses that are remembered.", srv_address_total(srv));
	put_gauge(text, "thinking", "Thoughts that wait or are thought.",
	          srv_workers_waiting(srv->workers));
	put_count(text, "connections_total", "WebSocket connections so far.", counts->connections);
	put_count(text, "messages_in_total", "Messages received.", counts->messages_in);
	put_count(text, "messages_out_total", "Messages sent.", counts->messages_out);
	put_count(text, "bytes_out_total", "Bytes of messages sent.", counts->bytes_out);
	put_count(text, "refusals_total", "Messages refused.", counts->refusals);
	put_count(text, "failed_commits_total", "Commits that the disk refused.",
	          counts->failed_commits);
	put_count(text, "slow_readers_total", "Connections dropped for reading too slowly.",
	          counts->dropped_slow);
	put_count(text, "thoughts_total", "Moves thought about by bots.", counts->thoughts);
	put_count(text, "hints_total", "Hints asked for.", counts->hints);
	put_count(text, "withdrawn_total", "Thoughts and hints that nobody waited for any more.",
	          counts->withdrawn);
	put_count(text, "http_requests_total", "HTTP requests.", counts->http);
	put_count(text, "turned_away_total", "Sockets that found no room.", counts->turned_away);
	put_count(text, "made_room_total", "Silent sockets closed for others.", counts->made_room);
	put_count(text, "held_back_total", "Addresses whose knocks wait for a while.",
	          counts->held_back);
	put_budgets(counts, text);
	put_records(counts, text);
	put_commits(counts, text);
}
