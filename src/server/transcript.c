/* transcript.c - a table's match as a transcript that `perilune verify` proves:
 * given out once the match is over, since it tells every secret. */
#include "server/parts.h"

#include "core/memory.h"
#include "core/transcript.h"

#include <string.h>

/* As pl_transcript_move() writes it, from what the record keeps. */
static void put_move(FILE *out, const struct srv_table *table, const struct srv_record *record,
                     int line)
{
	bool noted = table->match != NULL && table->game->description != NULL;
	if (noted && record->kept != NULL)
		fprintf(out, "%d p%d %s   # %s\n", line, record->seat, record->kept, record->text);
	else
		fprintf(out, "%d p%d %s\n", line, record->seat, record->text);
}

static void put_act(FILE *out, const struct srv_table *table, const struct srv_record *record,
                    int *line)
{
	if (srv_is_move(record->kind)) {
		if (record->kind == SRV_STANDIN)
			fprintf(out, "# p%d ran out of time; a bot moved\n", record->seat);
		else if (record->kind == SRV_BOT &&
		         table->seats[record->seat - 1].kind == SRV_PERSON)
			fprintf(out, "# a bot moved for p%d\n", record->seat);
		else if (record->kind == SRV_DECLINE)
			fprintf(out, "# p%d could only decline\n", record->seat);
		put_move(out, table, record, ++*line);
	} else if (record->kind == SRV_UNDO) {
		pl_transcript_undo(out, ++*line, record->seat - 1);
	} else if (record->kind == SRV_RESIGN && table->seat_count == 2) {
		pl_transcript_resign(out, ++*line, record->seat - 1);
	} else if (record->kind == SRV_RESIGN) {
		fprintf(out, "# p%d resigned; a bot plays on\n", record->seat);
	}
}

/* An old table has no match to head it: its moves are readable all the same. */
static void put_old_head(FILE *out, const struct srv_table *table)
{
	fprintf(out, "# %s\n# %s, %d seats\n", table->why_old,
	        table->game == NULL ? "unknown game" : table->game->title, table->seat_count);
	for (int seat = 0; seat < table->seat_count; seat++)
		fprintf(out, "# p%d %s\n", seat + 1, table->seats[seat].name);
}

char *srv_table_transcript(const struct srv_table *table, size_t *length)
{
	char *text = NULL;
	const char *players[PL_SEATS];
	int line = 0;
	FILE *out = open_memstream(&text, length);
	if (out == NULL)
		return NULL;
	for (int seat = 0; seat < table->seat_count; seat++)
		players[seat] = table->seats[seat].name;
	const char *data = table->data[0] == '\0' ? NULL : table->data;
	if (table->match != NULL && table->plain_key)
		pl_transcript_head(out, table->match, data, (const char *const *)table->options,
		                   table->option_count, players);
	else if (table->match != NULL)
		pl_transcript_pledged(out, table->match, data, (const char *const *)table->options,
		                      table->option_count, players, &table->pledge);
	else
		put_old_head(out, table);
	for (int i = 0; i < table->record_count; i++)
		put_act(out, table, &table->records[i], &line);
	if (table->match != NULL)
		pl_transcript_end(out, table->match);
	return fclose(out) == 0 ? text : NULL;
}
