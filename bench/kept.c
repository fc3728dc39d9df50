/* kept.c - whether every move that a server acknowledged is in its store, once, as the act
 * of its turn.
 *
 *   kept DB ACKS
 *
 * bench/load writes ACKS, a line for each move that was sent and not refused, tabs between:
 *
 *   TABLE SEAT TURN AFTER ok|sent MOVE
 *
 * AFTER is the last record that the player knew of when it was asked. So the seat's act of
 * that turn is its first record after that one, and no later than what it knew of when it was
 * asked again: a record that is gone is missed at its own turn, not at the seat's last. `sent`
 * was not answered: its record may be there or not. A move that was sent again, or that the
 * server made for the seat in the meantime, has the one record of its turn.
 */
#include <limits.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE = 17, MOVE = 256, SHOWN = 20 };

struct ack {
	char table[TABLE], move[MOVE];
	int seat, turn, times;
	long after;
	bool ok;
};

struct row {
	long number;
	bool by_person;
	char text[MOVE];
};

static struct ack *acks;
static struct row *rows; /* of one seat */
static int ack_count, row_count, row_room;
static long acknowledged, repeated, for_seat, faults;

static void *grown(void *old, int count, int *room, size_t size)
{
	if (count < *room)
		return old;
	*room = *room == 0 ? 1024 : 2 * *room;
	void *grown = realloc(old, (size_t)*room * size);
	if (grown == NULL) {
		fprintf(stderr, "kept: out of memory\n");
		exit(2);
	}
	return grown;
}

static void complain(const char *what, const struct ack *ack, int turn, const char *words)
{
	if (faults++ < SHOWN)
		printf("%s: table %s seat %d turn %d: %s\n", what, ack->table, ack->seat, turn,
		       words);
}

/* --- what was acknowledged ---------------------------------------------------------- */

static bool read_ack(char *line, struct ack *ack)
{
	char state[8];
	int at = 0;
	line[strcspn(line, "\n")] = '\0';
	*ack = (struct ack){ .times = 1 };
	if (sscanf(line, "%16[^\t]\t%d\t%d\t%ld\t%7[^\t]\t%n", ack->table, &ack->seat, &ack->turn,
	           &ack->after, state, &at) != 5 ||
	    at == 0 || strlen(line + at) >= MOVE)
		return false;
	memcpy(ack->move, line + at, strlen(line + at) + 1);
	ack->ok = strcmp(state, "ok") == 0;
	return ack->ok || strcmp(state, "sent") == 0;
}

static int by_turn(const void *a, const void *b)
{
	const struct ack *x = a, *y = b;
	int order = strcmp(x->table, y->table);
	order = order != 0 ? order : x->seat - y->seat;
	order = order != 0 ? order : x->turn - y->turn;
	return order != 0 ? order : y->ok - x->ok;
}

/* The same turn again: one act, and what it knew of before is the least. */
static void merge(struct ack *into, const struct ack *again)
{
	if (again->ok && strcmp(into->move, again->move) != 0)
		complain("TWO ANSWERS", again, again->turn, again->move);
	if (again->after < into->after)
		into->after = again->after;
	into->times += again->ok;
}

static bool read_acks(const char *path)
{
	char line[2 * MOVE];
	int room = 0, kept = 0;
	FILE *file = fopen(path, "r");
	if (file == NULL)
		return false;
	for (bool good = true; fgets(line, sizeof line, file) != NULL; ack_count++) {
		acks = grown(acks, ack_count, &room, sizeof *acks);
		good = read_ack(line, &acks[ack_count]);
		if (!good) {
			fprintf(stderr, "kept: %s:%d is no acknowledgement\n", path, ack_count + 1);
			exit(2);
		}
	}
	fclose(file);
	if (ack_count > 0)
		qsort(acks, (size_t)ack_count, sizeof *acks, by_turn);
	for (int i = 0; i < ack_count; i++) {
		if (kept > 0 && acks[kept - 1].turn == acks[i].turn &&
		    acks[kept - 1].seat == acks[i].seat &&
		    strcmp(acks[kept - 1].table, acks[i].table) == 0)
			merge(&acks[kept - 1], &acks[i]);
		else
			acks[kept++] = acks[i];
	}
	ack_count = kept;
	return true;
}

/* --- what is there -------------------------------------------------------------------- */

/* The acts of one seat: those that count its turns. */
static bool read_rows(sqlite3 *db, const struct ack *of)
{
	static const char sql[] = "SELECT number, kind, text FROM records WHERE id = ?1 AND"
				  " seat = ?2 AND kind IN ('move', 'bot', 'standin', 'decline',"
				  " 'undo') ORDER BY number";
	sqlite3_stmt *query;
	int result = SQLITE_ERROR;
	if (sqlite3_prepare_v2(db, sql, -1, &query, NULL) != SQLITE_OK)
		return false;
	sqlite3_bind_text(query, 1, of->table, -1, SQLITE_STATIC);
	sqlite3_bind_int(query, 2, of->seat);
	for (row_count = 0; (result = sqlite3_step(query)) == SQLITE_ROW; row_count++) {
		rows = grown(rows, row_count, &row_room, sizeof *rows);
		struct row *row = &rows[row_count];
		row->number = (long)sqlite3_column_int64(query, 0);
		row->by_person = strcmp((const char *)sqlite3_column_text(query, 1), "move") == 0;
		snprintf(row->text, MOVE, "%s", (const char *)sqlite3_column_text(query, 2));
	}
	sqlite3_finalize(query);
	return result == SQLITE_DONE;
}

/* --- the comparison --------------------------------------------------------------------- */

/* Acts of the seat up to a record, which nobody here asked for: bots may make some. */
static int pass_over(const struct ack *ack, int at, long upto, int turn)
{
	for (; at < row_count && rows[at].number <= upto; at++, turn++)
		if (rows[at].by_person)
			complain("NOT ASKED FOR", ack, turn + 1, rows[at].text);
	return at;
}

/* The record of an acknowledged turn, from row `at` on; the row after it. */
static int compare(const struct ack *ack, int at, long limit)
{
	acknowledged += ack->ok;
	repeated += ack->times - 1;
	if (at >= row_count || rows[at].number > limit) {
		if (ack->ok)
			complain("LOST", ack, ack->turn, ack->move);
		return at;
	}
	for_seat += ack->ok && !rows[at].by_person;
	if (strcmp(rows[at].text, ack->move) != 0) {
		if (ack->ok)
			complain("LOST", ack, ack->turn, ack->move);
		if (ack->ok || rows[at].by_person)
			complain("INSTEAD", ack, ack->turn, rows[at].text);
	}
	return at + 1;
}

/* `count` acks of one seat, in the order of their turns. */
static void check_seat(const struct ack *list, int count)
{
	int at = 0, acts = 0; /* rows seen; acts that there must have been */
	for (int i = 0; i < count; i++) {
		int from = at;
		at = pass_over(&list[i], at, list[i].after, acts);
		for (acts += at - from; acts < list[i].turn - 1; acts++)
			complain("LOST", &list[i], acts + 1, "an act that was told of later");
		from = at;
		at = compare(&list[i], at, i + 1 < count ? list[i + 1].after : LONG_MAX);
		acts = at > from || list[i].ok ? list[i].turn : list[i].turn - 1;
	}
	pass_over(&list[count - 1], at, LONG_MAX, acts);
}

static bool check_all(sqlite3 *db)
{
	for (int from = 0, to; from < ack_count; from = to) {
		for (to = from + 1; to < ack_count && acks[to].seat == acks[from].seat &&
		     strcmp(acks[to].table, acks[from].table) == 0;)
			to++;
		if (!read_rows(db, &acks[from]))
			return false;
		check_seat(&acks[from], to - from);
	}
	return true;
}

int main(int argc, char **argv)
{
	sqlite3 *db = NULL;
	if (argc != 3) {
		fprintf(stderr, "usage: kept DB ACKS\n");
		return 2;
	}
	if (!read_acks(argv[2])) {
		fprintf(stderr, "kept: %s cannot be read\n", argv[2]);
		return 2;
	}
	if (sqlite3_open_v2(argv[1], &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK ||
	    !check_all(db)) {
		fprintf(stderr, "kept: %s: %s\n", argv[1], sqlite3_errmsg(db));
		return 2;
	}
	sqlite3_close(db);
	free(acks);
	free(rows);
	if (faults > 0) {
		printf("%ld faults; %ld moves were acknowledged\n", faults, acknowledged);
		return 1;
	}
	printf("no move lost: %ld acknowledged, each once in the store as its turn "
	       "(%ld sent again, %ld made for their seats)\n",
	       acknowledged, repeated, for_seat);
	return 0;
}
