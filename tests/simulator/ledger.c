/* ledger.c - what clients sent and what they were promised, held against the rows on the
 * disk: what was acknowledged is there once, in its place; what is there was asked for by
 * somebody, once; what was refused is not there. */
#include "sim.h"

#include "core/memory.h"

#include <string.h>

static struct {
	int count, room;
	struct act *at;
	int creations[SIM_CLIENTS];
} ledger;

struct act *ledger_act(int index)
{
	return &ledger.at[index];
}

void ledger_end(void)
{
	for (int i = 0; i < ledger.count; i++)
		free(ledger.at[i].text);
	free(ledger.at);
	memset(&ledger, 0, sizeof ledger);
}

void ledger_creation(int client)
{
	ledger.creations[client]++;
}

/* Moves and undos are numbered: the same one sent again is the same act. */
int ledger_note(int client, int fact, enum srv_kind kind, int seat, int turn, const char *text)
{
	for (int i = 0; turn > 0 && i < ledger.count; i++) {
		struct act *act = &ledger.at[i];
		if (act->fact != fact || act->kind != kind || act->seat != seat ||
		    act->turn != turn || act->client != client || strcmp(act->text, text) != 0)
			continue;
		act->fate = act->fate == FATE_KEPT ? FATE_KEPT : FATE_SENT;
		return i;
	}
	if (ledger.count == ledger.room) {
		ledger.room = ledger.room == 0 ? 256 : 2 * ledger.room;
		ledger.at = pl_resize(ledger.at, (size_t)ledger.room * sizeof ledger.at[0]);
	}
	ledger.at[ledger.count] = (struct act){
		.client = client,
		.fact = fact,
		.kind = kind,
		.seat = seat,
		.turn = turn,
		.text = pl_copied(text),
	};
	sim.acts++;
	return ledger.count++;
}

/* --- rows that acts account for ---------------------------------------------------- */

/* Written together with the table: seats of its maker or of a rematch, and the moves of a
 * match that was taken over. */
static bool is_of_creation(const struct fact *fact, const struct row *row)
{
	return row->at == fact->rows[0].at && row->kind != SRV_CHAT;
}

static bool owns(int client, const char *owner)
{
	return strcmp(clients[client].owner, owner) == 0;
}

/* Whether an act may have led to a row. */
static bool accounts_for(const struct act *act, const struct fact *fact, const struct row *row)
{
	bool alike = act->kind == row->kind || (act->kind == SRV_MOVE && row->kind == SRV_DECLINE);
	if (!alike || act->seen)
		return false;
	switch (row->kind) {
	case SRV_MOVE:
	case SRV_DECLINE:
	case SRV_UNDO:
		return act->seat == row->seat && act->turn == row->turn && row_says(row, act->text);
	case SRV_CHAT:
		return strstr(row->text, act->text) != NULL;
	case SRV_CONTRIBUTE:
		return strcmp(act->text, row->text) == 0;
	case SRV_SIT:
		return strstr(row->text, clients[act->client].owner) != NULL;
	case SRV_RESIGN:
	case SRV_BACK:
		return owns(act->client, fact->seats[row->seat - 1].owner);
	default:
		return true; /* start, leave, rematch: of anybody who may */
	}
}

static bool by_people(enum srv_kind kind)
{
	return kind != SRV_CREATE && kind != SRV_BOT && kind != SRV_STANDIN && kind != SRV_DECLINE;
}

/* What a bot answered is taken back with a person's move before it, and right before that: the
 * person's own record, which somebody asked for, comes last. */
static bool goes_with_another(const struct fact *fact, const struct row *row)
{
	const struct row *end = fact->rows + fact->row_count;
	const struct fact_seat *seat = &fact->seats[row->seat > 0 ? row->seat - 1 : 0];
	return row->kind == SRV_UNDO && (seat->kind == SRV_BOT_SEAT || seat->resigned) &&
		row + 1 < end && row[1].kind == SRV_UNDO && row[1].at == row->at;
}

/* The likeliest: one that was acknowledged as this record, one that was acknowledged, one
 * that was not answered. */
static struct act *act_of(int fact, const struct row *row)
{
	for (int i = 0; i < ledger.count; i++)
		if (ledger.at[i].fact == fact && ledger.at[i].fate == FATE_KEPT &&
		    ledger.at[i].number == row->number &&
		    accounts_for(&ledger.at[i], fact_at(fact), row))
			return &ledger.at[i];
	static const enum fate order[] = { FATE_KEPT, FATE_SENT, FATE_NOT_SAVED, FATE_REFUSED };
	for (size_t at = 0; at < sizeof order / sizeof order[0]; at++)
		for (int i = 0; i < ledger.count; i++) {
			struct act *act = &ledger.at[i];
			if (act->fact == fact && act->fate == order[at] &&
			    accounts_for(act, fact_at(fact), row))
				return act;
		}
	return NULL;
}

static void check_row(int index, const struct row *row)
{
	const struct fact *fact = fact_at(index);
	if (is_of_creation(fact, row) || goes_with_another(fact, row))
		return;
	struct act *act = act_of(index, row);
	if (act != NULL)
		act->seen = true;
	else if (by_people(row->kind))
		violated('b',
		         "nobody asked for record %lld of table %s: %s of p%d, turn %d, '%.80s'",
		         (long long)row->number, fact->id, srv_kind_names[row->kind], row->seat,
		         row->turn, row->text);
	if (act != NULL && act->fate == FATE_NOT_SAVED)
		violated('b', "record %lld of table %s was refused as not saved: %s '%.80s'",
		         (long long)row->number, fact->id, srv_kind_names[row->kind], row->text);
	if (act != NULL && act->fate == FATE_REFUSED)
		violated('b', "record %lld of table %s was refused: %s '%.80s'",
		         (long long)row->number, fact->id, srv_kind_names[row->kind], row->text);
	if (act != NULL && act->fate == FATE_KEPT && act->number < row->number)
		violated('a', "c%d was told number %lld of table %s for record %lld", act->client,
		         (long long)act->number, fact->id, (long long)row->number);
}

static void check_table(int index)
{
	const struct fact *fact = fact_at(index);
	for (int i = 0; i < ledger.count; i++)
		ledger.at[i].seen = false;
	for (int i = 0; i < fact->row_count; i++)
		check_row(index, &fact->rows[i]);
	for (int i = 0; i < ledger.count; i++) {
		const struct act *act = &ledger.at[i];
		if (act->fact == index && act->fate == FATE_KEPT && !act->seen)
			violated('a',
			         "c%d was told that its %s at table %s is kept (p%d, turn %d, "
			         "'%.80s'), and it is not on the disk",
			         act->client, srv_kind_names[act->kind], fact->id, act->seat,
			         act->turn, act->text);
	}
}

/* --- tables ------------------------------------------------------------------------ */

/* A table that somebody was told of is there, unless it was deleted, or old enough to go. */
static void check_missing(const struct fact *fact)
{
	if (!(fact->row_count > 0 || fact->promised) || fact->delete_sent)
		return;
	bool running = fact->state == SRV_RUNNING;
	if (running)
		violated('e', "table %s was running and is not on the disk any more", fact->id);
	else if (world.starts <= SIM_OPEN_DAYS) /* a pause counts as a day at most */
		violated('a', "table %s (%s) is not on the disk any more", fact->id,
		         srv_state_name(fact->state));
}

static void note_table(void *context, const struct pl_known *known)
{
	(void)context;
	const char *id = known->table;
	struct fact *fact = fact_of(id);
	fact->gone = false;
	if (fact->deleted)
		violated('e', "table %s was deleted, and is there again", id);
	if (fact->state == SRV_FINISHED && known->ended == 0)
		violated('e', "table %s was finished, and goes on", id);
}

static void check_makers(void)
{
	int made[SIM_CLIENTS] = { 0 };
	for (int i = 0; i < fact_count(); i++)
		for (int c = 0; c < SIM_CLIENTS; c++)
			made[c] += fact_at(i)->row_count > 0 && owns(c, fact_at(i)->maker);
	for (int c = 0; c < SIM_CLIENTS; c++)
		if (made[c] > ledger.creations[c])
			violated('b', "c%d asked for %d tables and has made %d", c,
			         ledger.creations[c], made[c]);
}

static void check_all(struct srv *srv)
{
	for (int i = 0; i < fact_count(); i++)
		fact_at(i)->gone = true;
	if (!pl_store_tables(srv->store, PL_STORE_ALL, note_table, NULL)) {
		violated('a', "the store cannot be read: %s", pl_store_why(srv->store));
		return;
	}
	for (int i = 0; i < fact_count() && !sim.failed; i++) {
		struct fact *fact = fact_at(i);
		if (fact->gone)
			check_missing(fact);
		else if (fact_sync(srv, fact))
			check_table(i);
		else
			violated('a', "table %s is listed, and its records cannot be read",
			         fact->id);
	}
	check_makers();
}

void ledger_check(struct srv *srv)
{
	plants_rest = true; /* it is not the simulator that they are to deceive */
	check_all(srv);
	plants_rest = false;
}
