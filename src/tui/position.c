/* position.c - positions read from JSON; logs; helpers for boards to read a state and a
 * book. */
#include "tui/position.h"

#include "core/memory.h"
#include "core/text.h"
#include "tui/words.h"

#include <ctype.h>

/* --- reading a state ----------------------------------------------------- */

const json_t *tui_get(const json_t *object, const char *key)
{
	return json_object_get(object, key);
}

static int small(const json_t *number)
{
	json_int_t value = json_is_integer(number) ? json_integer_value(number) : 0;
	return value > INT32_MAX || value < INT32_MIN ? 0 : (int)value;
}

int tui_int(const json_t *object, const char *key)
{
	return small(tui_get(object, key));
}

bool tui_bool(const json_t *object, const char *key)
{
	return json_is_true(tui_get(object, key));
}

static const char *words(const json_t *string)
{
	const char *text = json_string_value(string);
	return text == NULL ? "" : text;
}

const char *tui_text(const json_t *object, const char *key)
{
	return words(tui_get(object, key));
}

const json_t *tui_at(const json_t *array, int index)
{
	return index < 0 ? NULL : json_array_get(array, (size_t)index);
}

int tui_int_at(const json_t *array, int index)
{
	return small(tui_at(array, index));
}

const char *tui_text_at(const json_t *array, int index)
{
	return words(tui_at(array, index));
}

int tui_length(const json_t *array)
{
	size_t size = json_array_size(array);
	return size > INT32_MAX ? 0 : (int)size;
}

/* --- reading a book ------------------------------------------------------ */

const json_t *tui_book_at(const json_t *book, const char *column, int member)
{
	return member < 1 ? NULL : tui_at(tui_get(book, column), member - 1);
}

int tui_book_int(const json_t *book, const char *column, int member)
{
	return small(tui_book_at(book, column, member));
}

const char *tui_book_text(const json_t *book, const char *column, int member)
{
	return words(tui_book_at(book, column, member));
}

int tui_book_find(const json_t *book, const char *column, const char *text)
{
	const json_t *cells = tui_get(book, column);
	for (int i = 0; i < tui_length(cells); i++)
		if (strcmp(tui_text_at(cells, i), text) == 0)
			return i + 1;
	return 0;
}

/* --- names --------------------------------------------------------------- */

const char *tui_star(int seat)
{
	static const char *const stars[PL_SEATS] = {
		"Altair", "Bellatrix", "Capella", "Deneb", "Electra", "Fomalhaut",
	};
	return seat >= 0 && seat < PL_SEATS ? stars[seat] : "Bot";
}

void tui_name_player(struct tui_seat *at, int seat)
{
	const char letter[] = { (char)('A' + seat), '\0' };
	TUI_LINE(at->name, "player.of", PL_AS_TEXT("letter", letter));
}

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* The seat that a text names here, or -1. `before` is the character before it. */
static int seat_here(const char *at, char before, const struct tui_table *table)
{
	if (at[0] != 'p' || at[1] < '1' || at[1] > '0' + PL_SEATS || is_word(before) ||
	    is_word(at[2]))
		return -1;
	int seat = at[1] - '1';
	return seat < table->seat_count && table->seats[seat].name[0] != '\0' ? seat : -1;
}

char *tui_named(const char *text, const struct tui_table *table)
{
	size_t room = strlen(text) * (TUI_NAME / 2) + 1;
	char *named = pl_resize(NULL, room);
	struct pl_text out = pl_text_in(named, room);
	for (const char *at = text; *at != '\0'; at++) {
		int seat = seat_here(at, at == text ? ' ' : at[-1], table);
		if (seat < 0)
			pl_put(&out, "%c", *at);
		else
			pl_put(&out, "%s", table->seats[seat].name), at++;
	}
	return named;
}

/* Put names into a member of a JSON object; false if it is no text. */
static bool name_member(json_t *object, const char *key, const struct tui_table *table)
{
	json_t *member = json_object_get(object, key);
	if (!json_is_string(member))
		return false;
	char *named = tui_named(json_string_value(member), table);
	bool well = json_string_set(member, named) == 0;
	free(named);
	return well;
}

/* --- the log ------------------------------------------------------------- */

static void free_entry(struct tui_entry *entry)
{
	free(entry->kind);
	free(entry->text);
	for (int i = 0; i < entry->point_count; i++)
		free(entry->points[i]);
}

void tui_log_free(struct tui_log *log)
{
	for (int i = 0; i < log->count; i++)
		free_entry(&log->at[i]);
	free(log->at);
	*log = (struct tui_log){ 0 };
}

static bool is_chat(const struct tui_entry *entry)
{
	return strcmp(entry->kind, "chat") == 0;
}

/* Without the entries of one record. */
static void drop(struct tui_log *log, int64_t number)
{
	int kept = 0;
	for (int i = 0; i < log->count; i++) {
		if (log->at[i].number == number)
			free_entry(&log->at[i]);
		else
			log->at[kept++] = log->at[i];
	}
	log->count = kept;
}

/* Without any; what was said may stay, for it is not told again. */
static void drop_all(struct tui_log *log, bool but_chat)
{
	int kept = 0;
	for (int i = 0; i < log->count; i++) {
		if (but_chat && is_chat(&log->at[i]))
			log->at[kept++] = log->at[i];
		else
			free_entry(&log->at[i]);
	}
	log->count = kept;
	log->grown = 0;
}

static struct tui_entry *append(struct tui_log *log)
{
	if (log->count == log->room) {
		log->room = 2 * log->room + 64;
		log->at = pl_resize(log->at, (size_t)log->room * sizeof *log->at);
	}
	log->at[log->count] = (struct tui_entry){ 0 };
	return &log->at[log->count++];
}

void tui_log_add(struct tui_log *log, int64_t number, int seat, const char *kind, const char *text)
{
	struct tui_entry *entry = append(log);
	entry->number = number;
	entry->seat = seat;
	entry->kind = pl_copied(kind);
	entry->text = pl_copied(text);
}

/* What is said of the table rather than of the game comes in English: its kind has words here. */
static char *remark(const json_t *from, const struct tui_table *table)
{
	char key[40], seat[16], line[160];
	const char *kind = tui_text(from, "kind");
	if (tui_word_if("remark", kind) == NULL)
		return tui_named(tui_text(from, "text"), table);
	snprintf(key, sizeof key, "remark.%.24s", kind);
	snprintf(seat, sizeof seat, "p%d", tui_int(from, "seat"));
	return tui_named(TUI_LINE(line, key, PL_AS_TEXT("seat", seat)), table);
}

static void read_entry(struct tui_log *log, const json_t *from, const struct tui_table *table)
{
	struct tui_entry *entry = append(log);
	const json_t *pieces = tui_get(from, "pieces");
	entry->number = json_integer_value(tui_get(from, "number"));
	entry->seat = tui_int(from, "seat") - 1;
	entry->kind = pl_copied(tui_text(from, "kind"));
	entry->text = tui_bool(from, "remark") ? remark(from, table)
					       : tui_named(tui_text(from, "text"), table);
	for (int i = 0; i < tui_length(pieces) && i < PL_TOUCH; i++)
		entry->points[entry->point_count++] = pl_copied(tui_text(tui_at(pieces, i), "id"));
}

/* What the message takes back goes, and what it tells again (chat, and entries that
 * came before a lost connection, stay once). */
static void read_log(struct tui_log *log, const json_t *message, const struct tui_table *table)
{
	const json_t *entries = tui_get(message, "log");
	int64_t since = json_integer_value(tui_get(message, "since"));
	bool more = tui_bool(message, "more");
	if (since == 0 || more) {
		drop_all(log, more);
		log->from = more ? since : 0;
	}
	for (int i = 0; i < tui_length(entries); i++) {
		int64_t undone = json_integer_value(tui_get(tui_at(entries, i), "undone"));
		if (undone > 0)
			drop(log, undone);
	}
	int known = log->count;
	log->fresh = known;
	for (int i = 0; i < tui_length(entries); i++) {
		const json_t *entry = tui_at(entries, i);
		int64_t number = json_integer_value(tui_get(entry, "number"));
		bool told = number <= since;
		for (int j = known - 1; j >= 0 && !told; j--)
			told = log->at[j].number == number && !is_chat(&log->at[j]);
		if (!told)
			read_entry(log, entry, table);
	}
}

void tui_log_older(struct tui_log *log, const json_t *page, const struct tui_table *table)
{
	const json_t *entries = tui_get(page, "log");
	int64_t since = json_integer_value(tui_get(page, "since"));
	if (json_integer_value(tui_get(page, "before")) != log->from + 1 || since >= log->from)
		return;
	int known = log->count, said = 0;
	while (said < known && is_chat(&log->at[said]))
		said++;
	for (int i = 0; i < tui_length(entries); i++)
		read_entry(log, tui_at(entries, i), table);
	int added = log->count - known, later = known - said;
	struct tui_entry *moved = pl_resize(NULL, ((size_t)later + 1) * sizeof *moved);
	memcpy(moved, log->at + said, (size_t)later * sizeof *moved);
	memmove(log->at + said, log->at + known, (size_t)added * sizeof *moved);
	memcpy(log->at + said + added, moved, (size_t)later * sizeof *moved);
	free(moved);
	log->grown += added;
	log->fresh += added;
	log->from = tui_bool(page, "more") && since > 0 ? since : 0;
}

/* --- positions ----------------------------------------------------------- */

static bool read_move(json_t *from, const struct tui_table *table, struct tui_move *move)
{
	json_t *pieces = json_object_get(from, "pieces");
	if (!json_is_string(json_object_get(from, "text")) || !name_member(from, "explain", table))
		return false;
	json_object_set_new(from, "shown", json_string(tui_text(from, "text")));
	if (!name_member(from, "shown", table))
		return false;
	const char *text = tui_text(from, "text"), *notation = tui_text(from, "notation");
	*move = (struct tui_move){ .text = text,
		                   .shown = tui_text(from, "shown"),
		                   .play = notation[0] != '\0' ? notation : text,
		                   .explain = tui_text(from, "explain"),
		                   .loses = tui_bool(from, "loses") };
	for (size_t i = 0; i < json_array_size(pieces) && i < PL_TOUCH; i++) {
		json_t *piece = json_array_get(pieces, i);
		if (!json_is_string(json_object_get(piece, "id")) ||
		    !name_member(piece, "name", table))
			return false;
		move->points[move->point_count++] =
			(struct tui_point){ tui_text(piece, "id"), tui_text(piece, "name") };
	}
	return true;
}

static bool read_question(struct tui_position *position, const struct tui_table *table)
{
	json_t *question = json_object_get(position->whole, "question");
	json_t *moves = json_object_get(question, "moves");
	if (question == NULL)
		return true;
	if (!name_member(question, "text", table) || !json_is_array(moves))
		return false;
	position->asked = true;
	position->question = tui_text(question, "text");
	int count = tui_length(moves);
	position->moves = pl_resize(NULL, ((size_t)count + 1) * sizeof *position->moves);
	for (int i = 0; i < count; i++)
		if (!read_move(json_array_get(moves, (size_t)i), table,
		               &position->moves[position->move_count++]))
			return false;
	return true;
}

static void read_result(struct tui_position *position)
{
	const json_t *result = tui_get(position->whole, "result");
	for (int i = 0; i < tui_length(result); i++) {
		int seat = tui_int(tui_at(result, i), "seat") - 1;
		if (seat < 0 || seat >= PL_SEATS)
			continue;
		position->result.place[seat] = (uint8_t)tui_int(tui_at(result, i), "place");
		position->result.score[seat] = tui_int(tui_at(result, i), "score");
		position->scored[seat] = tui_text(tui_at(result, i), "text");
	}
}

static bool is_object_or_none(const json_t *value)
{
	return value == NULL || json_is_object(value);
}

static bool read_whole(struct tui_position *position, const struct tui_table *table)
{
	const json_t *whole = position->whole, *pending = tui_get(whole, "pending");
	int seat = tui_int(whole, "seat");
	position->state = json_object_get(position->whole, "state");
	if (!is_object_or_none(position->state) || !json_is_integer(tui_get(whole, "seat")) ||
	    seat < 0 || seat > PL_SEATS || !json_is_array(pending))
		return false;
	position->seat = seat == 0 ? PL_SPECTATOR : seat - 1;
	position->number = json_integer_value(tui_get(whole, "number"));
	for (int i = 0; i < tui_length(pending); i++) {
		int other = tui_int_at(pending, i);
		if (other >= 1 && other <= PL_SEATS)
			position->pending |= 1u << (other - 1);
	}
	position->turn = tui_int(whole, "turn");
	position->undo = tui_bool(whole, "undo");
	position->over = tui_bool(whole, "over");
	read_result(position);
	return read_question(position, table);
}

struct tui_position *tui_position_read(const json_t *message, const struct tui_table *table,
                                       struct tui_log *log)
{
	struct tui_position *position = pl_zeroed(sizeof *position);
	position->whole = json_deep_copy(message);
	if (!json_is_object(position->whole) || !read_whole(position, table)) {
		tui_position_free(position);
		return NULL;
	}
	if (log != NULL)
		read_log(log, message, table);
	return position;
}

void tui_position_free(struct tui_position *position)
{
	if (position == NULL)
		return;
	json_decref(position->whole);
	free(position->moves);
	free(position->show);
	free(position);
}
