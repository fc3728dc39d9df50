/* lists.c - who has part in which tables, and which ones everybody may see: of those that
 * are not over, in memory; of the others, as summaries in the store. */
#include "server/parts.h"

#include "core/chance.h"
#include "core/memory.h"

#include <string.h>

_Static_assert((int)SRV_OWNER == (int)PL_STORE_OWNER, "an owner is the same to the store");
_Static_assert((int)PL_SEATS + 1 <= (int)PL_STORE_PEOPLE, "the players and the maker");

/* --- people --------------------------------------------------------------------- */

static struct srv_stake **bucket_of(const struct srv *srv, const unsigned char owner[SRV_OWNER])
{
	uint64_t hash; /* an owner is a hash itself */
	memcpy(&hash, owner, sizeof hash);
	return (struct srv_stake **)&srv->stakes[hash % SRV_BUCKETS];
}

static void drop_stakes(struct srv *srv, struct srv_table *table)
{
	while (table->stakes != NULL) {
		struct srv_stake *stake = table->stakes;
		table->stakes = stake->next_of_table;
		if (stake->previous != NULL)
			stake->previous->next = stake->next;
		else
			*bucket_of(srv, stake->owner) = stake->next;
		if (stake->next != NULL)
			stake->next->previous = stake->previous;
		free(stake);
	}
}

static void add_stake(struct srv *srv, struct srv_table *table,
                      const unsigned char owner[SRV_OWNER])
{
	for (const struct srv_stake *stake = table->stakes; stake != NULL;
	     stake = stake->next_of_table)
		if (memcmp(stake->owner, owner, SRV_OWNER) == 0)
			return;
	struct srv_stake *stake = pl_zeroed(sizeof *stake), **bucket = bucket_of(srv, owner);
	memcpy(stake->owner, owner, SRV_OWNER);
	stake->table = table;
	stake->next_of_table = table->stakes;
	table->stakes = stake;
	stake->next = *bucket;
	if (*bucket != NULL)
		(*bucket)->previous = stake;
	*bucket = stake;
}

const struct srv_stake *srv_stakes_of(const struct srv *srv, const unsigned char owner[SRV_OWNER],
                                      const struct srv_stake *after)
{
	const struct srv_stake *stake = after == NULL ? *bucket_of(srv, owner) : after->next;
	while (stake != NULL && memcmp(stake->owner, owner, SRV_OWNER) != 0)
		stake = stake->next;
	return stake;
}

/* An address has part in what was made from it, under a name that no person has. */
static void address_owner(const char *address, unsigned char owner[SRV_OWNER])
{
	char name[SRV_ADDRESS + 16];
	snprintf(name, sizeof name, "address %s", address);
	srv_owner_of(name, owner);
}

int srv_address_tables(const struct srv *srv, const char *address)
{
	int count = 0;
	unsigned char owner[SRV_OWNER];
	address_owner(address, owner);
	for (const struct srv_stake *stake = srv_stakes_of(srv, owner, NULL); stake != NULL;
	     stake = srv_stakes_of(srv, owner, stake))
		count += !srv_table_over(stake->table);
	return count;
}

/* --- everybody -------------------------------------------------------------------- */

static void leave_list(struct srv *srv, struct srv_table *table)
{
	if (table->listed_as >= SRV_FINISHED)
		return;
	srv->live[table->listed_as]--;
	if (table->previous_listed != NULL)
		table->previous_listed->next_listed = table->next_listed;
	else if (srv->listed[table->listed_as] == table)
		srv->listed[table->listed_as] = table->next_listed;
	if (table->next_listed != NULL)
		table->next_listed->previous_listed = table->previous_listed;
	table->next_listed = table->previous_listed = NULL;
	table->listed_as = SRV_OLD;
}

static void join_list(struct srv *srv, struct srv_table *table)
{
	table->listed_as = table->state;
	srv->live[table->state]++;
	if (!table->listed)
		return;
	table->next_listed = srv->listed[table->state];
	if (table->next_listed != NULL)
		table->next_listed->previous_listed = table;
	srv->listed[table->state] = table;
}

void srv_unlist_table(struct srv *srv, struct srv_table *table)
{
	drop_stakes(srv, table);
	leave_list(srv, table);
}

/* As it is now: its people, and its state. A table that has just ended stays with its
 * people until that is on the disk. */
void srv_list_table(struct srv *srv, struct srv_table *table)
{
	drop_stakes(srv, table);
	if (table->state != table->listed_as)
		leave_list(srv, table);
	if (table->shelved)
		return;
	if (table->address[0] != '\0') {
		unsigned char owner[SRV_OWNER];
		address_owner(table->address, owner);
		add_stake(srv, table, owner);
	}
	add_stake(srv, table, table->maker);
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_PERSON)
			add_stake(srv, table, table->seats[seat].owner);
	if (table->state < SRV_FINISHED && table->listed_as != table->state)
		join_list(srv, table);
}

/* --- of those that are over ------------------------------------------------------------ */

static struct pl_part *part_of(struct pl_shelf *shelf, const unsigned char owner[SRV_OWNER])
{
	for (int i = 0; i < shelf->people; i++)
		if (memcmp(shelf->person[i].owner, owner, SRV_OWNER) == 0)
			return &shelf->person[i];
	struct pl_part *part = &shelf->person[shelf->people++];
	memcpy(part->owner, owner, SRV_OWNER);
	return part;
}

void srv_shelve(struct srv *srv, struct srv_table *table)
{
	enum { ROOM = 8 * 1024 };
	char room[ROOM];
	struct pl_text text = pl_text_in(room, sizeof room);
	bool over = srv_table_over(table);
	struct pl_shelf shelf = {
		.table = table->id,
		.ended = table->ended,
		.listed = table->listed,
		.summary = over ? room : "",
	};
	struct srv_table alone = *table;
	alone.watchers = NULL; /* who is there now will not stay */
	if (over)
		srv_wire_summary(&alone, &text);
	part_of(&shelf, table->maker)->maker = true;
	for (int seat = 0; seat < table->seat_count; seat++)
		if (table->seats[seat].kind == SRV_PERSON)
			part_of(&shelf, table->seats[seat].owner)->seats |= 1u << seat;
	pl_store_shelve(srv->store, &shelf);
}
