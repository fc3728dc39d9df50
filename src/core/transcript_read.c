/* transcript_read.c - a transcript from hostile text. Nothing is played here:
 * the moves stay words until pl_transcript_replay(). */
#include "core/transcript.h"

#include "core/games.h"
#include "core/memory.h"

#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>

enum { LINE_BYTES = 400 };

/* The text, cut into lines. */
struct reader {
	const char *at, *end;
	int line;
	char text[LINE_BYTES + 1];
	const struct pl_game *const *games;
	struct pl_transcript *into;
	struct pl_fault *fault;
};

static bool fail(struct reader *reader, int column, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static bool fail(struct reader *reader, int column, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	reader->fault->line = reader->line;
	reader->fault->column = column;
	vsnprintf(reader->fault->text, sizeof reader->fault->text, format, args);
	va_end(args);
	return false;
}

enum line { LINE_READ, LINE_NONE, LINE_BAD };

/* The next line that is not a remark, without trailing blanks. */
static enum line next_line(struct reader *reader)
{
	while (reader->at < reader->end) {
		const char *stop = memchr(reader->at, '\n', (size_t)(reader->end - reader->at));
		if (stop == NULL)
			stop = reader->end;
		size_t length = (size_t)(stop - reader->at);
		const char *start = reader->at;
		reader->at = stop < reader->end ? stop + 1 : stop;
		reader->line++;
		if (length > LINE_BYTES) {
			fail(reader, LINE_BYTES, "a line is longer than %d characters", LINE_BYTES);
			return LINE_BAD;
		}
		for (size_t i = 0; i < length; i++)
			if ((unsigned char)start[i] < 0x20 && start[i] != '\t' &&
			    start[i] != '\r') {
				fail(reader, (int)i + 1,
				     "a control character, where text is expected");
				return LINE_BAD;
			}
		while (length > 0 && strchr(" \t\r", start[length - 1]) != NULL)
			length--;
		memcpy(reader->text, start, length);
		reader->text[length] = '\0';
		if (reader->text[0] != '#')
			return LINE_READ;
	}
	return LINE_NONE;
}

/* A plain decimal number from lo to hi at *at, which then stands behind it. */
static bool number(const char **at, long lo, long hi, long *out)
{
	const char *from = *at;
	bool minus = *from == '-';
	long value = 0;
	from += minus;
	if (*from < '0' || *from > '9')
		return false;
	for (; *from >= '0' && *from <= '9'; from++) {
		value = value * 10 + (*from - '0');
		if (value > (long)INT_MAX + 1)
			return false;
	}
	*out = minus ? -value : value;
	*at = from;
	return *out >= lo && *out <= hi;
}

static bool skip(const char **at, const char *word)
{
	size_t length = strlen(word);
	if (strncmp(*at, word, length) != 0)
		return false;
	*at += length;
	return true;
}

/* "p1" to "p6", as a seat from 0. */
static bool seat_name(const struct reader *reader, const char **at, long *seat)
{
	if (!skip(at, "p") || !number(at, 1, reader->into->seats, seat))
		return false;
	--*seat;
	return true;
}

static bool hex64(const char *text, uint64_t *out)
{
	*out = 0;
	if (strlen(text) != 16)
		return false;
	for (; *text != '\0'; text++) {
		const char *digits = "0123456789abcdef", *digit = strchr(digits, *text);
		if (digit == NULL)
			return false;
		*out = *out << 4 | (uint64_t)(digit - digits);
	}
	return true;
}

/* --- the header, a function a key --------------------------------------- */

static bool read_game(struct reader *reader, const char *value)
{
	char slug[PL_TRANSCRIPT_NAME];
	const char *space = strchr(value, ' ');
	size_t length = space == NULL ? strlen(value) : (size_t)(space - value);
	if (length >= sizeof slug)
		return fail(reader, 7, "no game has so long a name");
	memcpy(slug, value, length);
	slug[length] = '\0';
	reader->into->game = pl_game_named(reader->games, slug);
	if (reader->into->game == NULL) {
		const struct pl_game *near = pl_game_near(reader->games, slug);
		return fail(reader, 7, "there is no game '%s'%s%s%s", slug,
		            near ? "; did you mean '" : "", near ? near->slug : "",
		            near ? "'?" : "");
	}
	long version;
	const char *at = space == NULL ? "" : space + 1;
	if (!number(&at, 1, INT_MAX, &version) || *at != '\0')
		return fail(reader, 8 + (int)length,
		            "expected the game's version, a number, after its name");
	reader->into->version = (int)version;
	return true;
}

static bool read_seats(struct reader *reader, const char *value)
{
	const struct pl_game *game = reader->into->game;
	long seats;
	if (game == NULL)
		return fail(reader, 1, "'seats:' comes after 'game:'");
	if (!number(&value, game->min_seats, game->max_seats, &seats) || *value != '\0')
		return fail(reader, 8, "expected %d to %d seats", game->min_seats, game->max_seats);
	reader->into->seats = (int)seats;
	return true;
}

static bool read_data(struct reader *reader, const char *value)
{
	if (strlen(value) >= sizeof reader->into->data)
		return fail(reader, 7, "the name of the data is too long");
	memcpy(reader->into->data, value, strlen(value) + 1);
	return true;
}

static bool read_option(struct reader *reader, const char *value)
{
	if (reader->into->option_count == PL_TRANSCRIPT_OPTIONS)
		return fail(reader, 1, "more than %d options", PL_TRANSCRIPT_OPTIONS);
	if (strchr(value, '=') == NULL)
		return fail(reader, 9, "expected an option as name=value");
	reader->into->options[reader->into->option_count++] = pl_copied(value);
	return true;
}

static bool read_rules(struct reader *reader, const char *value)
{
	if (!hex64(value, &reader->into->digest))
		return fail(reader, 8, "expected the digest of the rules, 16 hexadecimal digits");
	return true;
}

static bool read_player(struct reader *reader, const char *value)
{
	long seat;
	if (!seat_name(reader, &value, &seat) || *value != ' ' ||
	    strlen(value + 1) >= sizeof reader->into->players[0])
		return fail(reader, 9,
		            "expected a seat (after 'seats:') and who plays it: 'p1 human'");
	memcpy(reader->into->players[seat], value + 1, strlen(value));
	return true;
}

static bool read_commitment(struct reader *reader, const char *value)
{
	size_t digits = strspn(value, "0123456789abcdef");
	if (digits != PL_COMMITMENT_TEXT - 1 || value[digits] != '\0')
		return fail(reader, 13, "expected a commitment, 64 hexadecimal digits");
	memcpy(reader->into->commitment, value, PL_COMMITMENT_TEXT);
	reader->into->has_commitment = true;
	return true;
}

static bool read_contribution(struct reader *reader, const char *value)
{
	long seat;
	if (!seat_name(reader, &value, &seat) || *value != ' ' || !pl_is_contribution(value + 1))
		return fail(reader, 15,
		            "expected a seat (after 'seats:') and its contribution, "
		            "up to 64 letters and digits: 'p1 k3jd9'");
	memcpy(reader->into->pledge.contribution[seat], value + 1, strlen(value));
	return true;
}

static bool read_secret(struct reader *reader, const char *value)
{
	reader->into->has_secret = pl_seed_digits(value, reader->into->pledge.secret);
	return reader->into->has_secret ||
		fail(reader, 9, "expected the host's secret, 32 hexadecimal digits");
}

static bool read_seed(struct reader *reader, const char *value)
{
	reader->into->has_seed = pl_seed_digits(value, reader->into->key);
	return reader->into->has_seed || fail(reader, 7, "expected a seed, 32 hexadecimal digits");
}

static bool read_result(struct reader *reader, const char *value)
{
	struct pl_result *result = &reader->into->result;
	for (int seat = 0; seat < reader->into->seats; seat++) {
		long named, place, score;
		if ((seat > 0 && !skip(&value, ", ")) || !seat_name(reader, &value, &named) ||
		    named != seat || !skip(&value, " place ") ||
		    !number(&value, 1, PL_SEATS, &place) || !skip(&value, " score ") ||
		    !number(&value, INT_MIN, INT_MAX, &score))
			return fail(reader, 9,
			            "expected 'p1 place 1 score 7, p2 ...' of every seat");
		result->place[seat] = (uint8_t)place;
		result->score[seat] = (int32_t)score;
	}
	if (*value != '\0')
		return fail(reader, 9, "more seats in the result than in the match");
	reader->into->has_result = true;
	reader->into->result_line = reader->line;
	return true;
}

static bool read_position(struct reader *reader, const char *value)
{
	reader->into->has_position = hex64(value, &reader->into->position);
	reader->into->position_line = reader->line;
	return reader->into->has_position ||
		fail(reader, 11, "expected the digest of the position, 16 hexadecimal digits");
}

struct key {
	const char *name;
	bool (*read)(struct reader *, const char *value);
	bool once;
};

/* clang-format off */
static const struct key head_keys[] = {
	{ "game", read_game, true },     { "seats", read_seats, true },
	{ "data", read_data, true },     { "option", read_option, false },
	{ "rules", read_rules, true },   { "player", read_player, false },
	{ "commitment", read_commitment, true }, { "contribution", read_contribution, false },
	{ "secret", read_secret, true }, { "seed", read_seed, true },
	{ NULL, NULL, false },
};
/* clang-format on */

static const struct key tail_keys[] = {
	{ "result", read_result, true },
	{ "position", read_position, true },
	{ NULL, NULL, false },
};

/* One "key: value" line. seen has a bit for each key read before. */
static bool read_key(struct reader *reader, const struct key *keys, unsigned *seen)
{
	for (int i = 0; keys[i].name != NULL; i++) {
		const char *at = reader->text;
		if (!skip(&at, keys[i].name) || !skip(&at, ": "))
			continue;
		if (keys[i].once && (*seen >> i & 1))
			return fail(reader, 1, "a second '%s:'", keys[i].name);
		*seen |= 1u << i;
		return keys[i].read(reader, at);
	}
	return fail(reader, 1, "'%.60s' is not a line of a transcript", reader->text);
}

static bool read_head(struct reader *reader)
{
	unsigned seen = 0;
	const char *at = reader->text;
	long form;
	bool begun = next_line(reader) == LINE_READ && skip(&at, "perilune transcript ") &&
		number(&at, 1, 2, &form) && *at == '\0';
	reader->line = begun ? reader->line : 1;
	if (!begun)
		return fail(reader, 1, "expected 'perilune transcript 2' (or 1) on the first line");
	reader->into->form = (int)form;
	enum line line;
	while ((line = next_line(reader)) == LINE_READ && reader->text[0] != '\0')
		if (!read_key(reader, head_keys, &seen))
			return false;
	if (line == LINE_BAD)
		return false;
	for (int i = 0; head_keys[i].name != NULL; i++)
		if (strcmp(head_keys[i].name, "game") == 0 ||
		    strcmp(head_keys[i].name, "seats") == 0 ||
		    strcmp(head_keys[i].name, "rules") == 0)
			if (!(seen >> i & 1))
				return fail(reader, 1, "the header lacks '%s:'", head_keys[i].name);
	if (!reader->into->has_seed && !reader->into->has_commitment)
		return fail(reader, 1, "the header lacks 'seed:' and 'commitment:'; one is needed");
	return true;
}

/* --- the play ----------------------------------------------------------- */

/* Of version 2 a remark may follow a move, behind blanks. */
static void drop_remark(struct reader *reader)
{
	char *remark = strstr(reader->text, " #");
	if (reader->into->form < 2 || remark == NULL)
		return;
	while (remark > reader->text && remark[-1] == ' ')
		remark--;
	*remark = '\0';
}

static bool read_record(struct reader *reader)
{
	struct pl_transcript *into = reader->into;
	const char *at = reader->text;
	long count, seat;
	drop_remark(reader);
	if (!number(&at, 0, INT_MAX, &count) || count != into->record_count + 1)
		return fail(reader, 1, "expected line of play number %d", into->record_count + 1);
	int column = (int)(at - reader->text) + 1;
	if (!skip(&at, " ") || !seat_name(reader, &at, &seat) || !skip(&at, " ") || *at == '\0')
		return fail(reader, column, "expected a seat (p1 to p%d) and its move",
		            into->seats);
	if (into->record_count == into->record_room) {
		into->record_room = into->record_room == 0 ? 64 : 2 * into->record_room;
		into->records = pl_resize(into->records,
		                          (size_t)into->record_room * sizeof into->records[0]);
	}
	into->records[into->record_count++] = (struct pl_record){
		.line = reader->line,
		.seat = (uint8_t)seat,
		.words = pl_copied(at),
	};
	return true;
}

static bool read_play(struct reader *reader)
{
	unsigned seen = 0;
	enum line line;
	while ((line = next_line(reader)) == LINE_READ) {
		char first = reader->text[0];
		bool play = first >= '0' && first <= '9';
		if (play && seen != 0)
			return fail(reader, 1, "play goes on after the result");
		if (play ? !read_record(reader)
		         : first != '\0' && !read_key(reader, tail_keys, &seen))
			return false;
	}
	return line == LINE_NONE;
}

struct pl_transcript *pl_transcript_read(const struct pl_game *const *games, const char *text,
                                         size_t length, struct pl_fault *fault)
{
	struct pl_transcript *into = pl_zeroed(sizeof *into);
	struct reader reader = {
		.at = text,
		.end = text + length,
		.games = games,
		.into = into,
		.fault = fault,
	};
	bool good = length <= PL_TRANSCRIPT_BYTES
		? read_head(&reader) && read_play(&reader)
		: fail(&reader, 0, "larger than %d bytes", PL_TRANSCRIPT_BYTES);
	if (good)
		return into;
	pl_transcript_free(into);
	return NULL;
}

void pl_transcript_free(struct pl_transcript *transcript)
{
	if (transcript == NULL)
		return;
	for (int i = 0; i < transcript->option_count; i++)
		free(transcript->options[i]);
	for (int i = 0; i < transcript->record_count; i++)
		free(transcript->records[i].words);
	free(transcript->records);
	free(transcript);
}
