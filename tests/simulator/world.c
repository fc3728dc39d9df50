/* world.c - the run of one seed: time goes on, clients act, messages travel, the server has
 * its turns; disks fail, the power goes, dates leap; and at the end everything is counted. */
#include "disk.h"
#include "core/rows.h"
#include "sim.h"

#include <libwebsockets.h>
#include <string.h>

struct world world;

static int64_t virtual_now(void)
{
	return world.now;
}

static int64_t virtual_date(void)
{
	return world.date;
}

void world_clock(void)
{
	static const struct srv_clock clock = { virtual_now, virtual_date, NULL };
	srv_set_clock(&clock);
}

/* The clock goes on over all seeds, as it would: the server's log remembers what it was. */
void world_begin(void)
{
	int64_t begun = world.now + 3600 * 1000;
	begun -= begun % 1000;
	world = (struct world){ .begun = begun, .now = begun, .date = 1700000000000 };
	world_clock();
}

static bool chance_in(uint32_t n)
{
	return luck(&world.chance, n) == 0;
}

/* --- the server's life ------------------------------------------------------------- */

static void leap(void)
{
	static const int64_t leaps[] = { 100, -1, 8, 1000, -30, 1 };
	int64_t days = leaps[luck(&world.chance, sizeof leaps / sizeof leaps[0])];
	world.date += days * SIM_DAY;
	trace("the date leaps by %lld days", (long long)days);
}

/* Where the first crash is ordered it is the only one. */
static void plan_crash(void)
{
	if (world.crash_at > 0) {
		disk_crash_after(world.crash_at);
		world.crash_at = -1; /* it is on its way */
	}
	if (world.quiet || world.crash_at < 0 || chance_in(3))
		return;
	disk_crash_after(1 + (int)luck(&world.chance, chance_in(4) ? 80 : 5000));
}

static void server_ends(enum disk_loss loss, const char *how)
{
	trace("the server %s", how);
	sim.crashes++;
	net_server_gone();
	srv_free(world.srv);
	world.srv = NULL;
	if (disk_open_files() != 0)
		violated('f', "%d files are still open after the server's end", disk_open_files());
	disk_restart(loss);
	world.back_at = world.now + 100 + luck(&world.chance, 1500);
	if (chance_in(4))
		leap();
}

static void server_crashes(void)
{
	static const char *const how[] = {
		[DISK_KEEPS_ALL] = "is killed",
		[DISK_LOSES_ALL] = "loses power",
		[DISK_KEEPS_SOME] = "loses power in a muddle",
		[DISK_KEEPS_PREFIX] = "loses power a little earlier",
	};
	PL_ROWS(how, DISK_LOSSES);
	enum disk_loss loss = (enum disk_loss)luck(&world.chance, DISK_LOSSES);
	server_ends(loss, how[loss]);
}

/* As SIGTERM does. */
static void server_stops(void)
{
	for (struct srv_conn *conn = world.srv->conns; conn != NULL; conn = conn->next)
		srv_drop(world.srv, conn, LWS_CLOSE_STATUS_GOINGAWAY, "the server is going away");
	srv_end_turn(world.srv);
	srv_note_time(world.srv);
	srv_end_turn(world.srv);
	server_ends(DISK_KEEPS_ALL, "is stopped");
}

static void start_failed(const char *why, bool disturbed)
{
	trace("the server does not start: %s", why);
	if (disk_crashed())
		disk_restart((enum disk_loss)luck(&world.chance, DISK_LOSSES));
	else if (!disturbed)
		violated('a', "the server does not start: %s", why);
	world.back_at = world.now + 100 + luck(&world.chance, 500);
}

static void server_starts(void)
{
	char why[PL_STORE_WHY] = "";
	plan_crash();
	bool disturbed = disk_failing() || (!world.quiet && chance_in(12));
	if (disturbed)
		disk_fail(1 + luck(&world.chance, 7), 1 + (int)luck(&world.chance, 4));
	trace("the server starts");
	struct srv *srv = srv_new(&world.config, why);
	if (srv == NULL) {
		start_failed(why, disturbed);
		return;
	}
	if (!srv_restore(srv)) {
		snprintf(why, sizeof why, "%s", pl_store_why(srv->store));
		srv_free(srv);
		start_failed(why, disturbed);
		return;
	}
	world.srv = srv;
	world.starts++;
	srv_sweep(srv);
	srv_end_turn(srv);
	if (!disk_crashed())
		ledger_check(srv);
}

/* --- a step ------------------------------------------------------------------------ */

/* What may wait after a turn: a hint that play has overtaken for each connection, which is
 * answered with the next turn, and a thought for each seat. */
static void check_bounds(void)
{
	const struct srv *srv = world.srv;
	int thoughts = srv_workers_waiting(srv->workers);
	if (srv->reply_count > srv->conn_count)
		violated('f', "%d answers are left after a turn", srv->reply_count);
	if (thoughts > PL_SEATS * srv->table_count + srv->conn_count)
		violated('f', "%d thoughts wait for %d tables", thoughts, srv->table_count);
	if (srv->table_count > fact_count() + SIM_CLIENTS)
		violated('f', "%d tables are in memory, %d were made", srv->table_count,
		         fact_count());
}

void world_turn(void)
{
	srv_end_turn(world.srv);
	if (disk_crashed())
		return;
	check_bounds();
	net_leave(true);
}

static void let_think(void)
{
	uint32_t jobs = world.quiet ? 100 : luck(&world.chance, 6);
	while (jobs-- > 0 && srv_workers_step(world.srv->workers))
		continue;
	srv_take_answers(world.srv);
}

/* Anybody's connection, or that of one who waits for the answer to a move: it is sent again
 * then. */
static void break_one(bool of_mover)
{
	uint32_t from = luck(&world.chance, SIM_CLIENTS);
	for (uint32_t i = 0; i < SIM_CLIENTS; i++) {
		struct client *client = &clients[(from + i) % SIM_CLIENTS];
		if (!client->link.up || (of_mover && !client_waits(client)))
			continue;
		net_break(client);
		return;
	}
}

static void make_trouble(void)
{
	if (chance_in(60))
		disk_fail(1 + luck(&world.chance, 7), 1 + (int)luck(&world.chance, 6));
	if (chance_in(10))
		break_one(false);
	if (chance_in(8))
		break_one(true);
	if (chance_in(200))
		leap();
	if (chance_in(400)) {
		trace("an hour goes by");
		world.now += 3600 * 1000;
		world.date += 3600 * 1000;
	}
}

static void pass_time(int64_t ms)
{
	world.now += ms;
	world.date += ms;
	trace_at(++world.step, world.now - world.begun);
}

static void serve_a_while(void)
{
	static const int tick_ms = 100; /* as the event loop's */
	net_arrive();
	if (!disk_crashed() && chance_in(4))
		net_leave(false); /* the library writes when it likes */
	if (!disk_crashed())
		let_think();
	if (!disk_crashed() && !world.quiet && world.now >= world.ticked + tick_ms) {
		world.ticked = world.now;
		srv_tick(world.srv);
		srv_addresses_tick(world.srv);
		srv_log_tick();
	}
	if (!disk_crashed())
		world_turn();
	if (disk_crashed()) {
		server_crashes();
		return;
	}
	if (world.srv->conn_count != net_count())
		violated('f', "the server has %d connections, there are %d", world.srv->conn_count,
		         net_count());
	net_deliver();
}

static void step(void)
{
	pass_time(1 + luck(&world.chance, 50));
	if (world.srv == NULL) {
		if (world.now >= world.back_at)
			server_starts();
		if (world.srv != NULL && disk_crashed())
			server_crashes();
		return;
	}
	make_trouble();
	for (int i = 0; i < SIM_CLIENTS && !disk_crashed(); i++)
		client_act(&clients[i]);
	serve_a_while();
	if (world.srv != NULL && chance_in(300))
		server_stops();
}

/* --- the end ----------------------------------------------------------------------- */

/* Nobody begins anything, everybody reads: all that was asked is answered. */
static void come_to_rest(void)
{
	world.quiet = true;
	disk_mend();
	disk_crash_after(0);
	for (int i = 0; i < 60 && world.srv == NULL && !sim.failed; i++) {
		pass_time(100);
		if (world.now >= world.back_at)
			server_starts();
	}
	if (world.srv == NULL)
		violated('a', "the server does not come back");
	for (int i = 0; i < 100 && !sim.failed && !(i > 2 && net_quiet()); i++) {
		pass_time(100);
		serve_a_while();
	}
	for (int i = 0; i < SIM_CLIENTS && !sim.failed; i++)
		for (int j = 0; j < clients[i].link.waiting_count; j++)
			violated('d', "c%d never had an answer to %s", i,
			         ask_names[clients[i].link.waiting[j].ask]);
	if (!sim.failed && !net_quiet())
		violated('f', "questions and answers go on without end");
}

/* Once more through a loss of power, so that all that was promised is looked for. */
static void count_up(void)
{
	ledger_check(world.srv);
	if (sim.failed)
		return;
	sim.operations = disk_operations();
	disk_crash();
	server_ends(DISK_LOSES_ALL, "loses power for the last time");
	server_starts();
	if (world.srv == NULL || sim.failed)
		return;
	if (world.srv->conn_count != 0 || world.srv->conns != NULL)
		violated('f', "the server has connections after all left");
	sim.commits = (int64_t)world.srv->counts.commits;
}

static void begin(const struct sim_order *order)
{
	world_begin();
	world.chance = (struct pl_chance){ { order->seed, 0x51 }, 0 };
	world.crash_at = order->crash_at;
	world.config = pl_serve_usual();
	world.config.db = "simulated.db";
	world.config.threads = 0;
	world.config.pace = 40;
	world.config.rate = order->seed % 16 == 3 ? 300 : 20; /* then queues overflow */
	world.config.tables_each = 8;
	world.config.tables = 60;
	trace_begin(order->seed, order->loud);
	plants_begin();
	log_begin();
	random_begin(order->seed);
	disk_begin(order->seed);
	net_begin();
	clients_begin(&world.chance);
}

static void end(void)
{
	disk_mend();
	if (world.srv != NULL) {
		net_server_gone();
		srv_free(world.srv);
		world.srv = NULL;
	}
	clients_end();
	ledger_end();
	facts_end();
	disk_end();
}

void world_run(const struct sim_order *order)
{
	begin(order);
	while (world.step < order->steps && !sim.failed)
		step();
	if (!sim.failed)
		come_to_rest();
	if (!sim.failed)
		count_up();
	bool failed = sim.failed;
	end();
	if (!failed && disk_open_files() != 0)
		violated('f', "%d files are open after the end", disk_open_files());
}
