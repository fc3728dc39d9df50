/* imported.c - a transcript from outside, opened for looking at: played again by its
 * own rules and seed first, in a worker, then kept as a finished table like any other. */
#include "server/parts.h"

#include "core/book.h"
#include "core/memory.h"
#include "core/transcript.h"
#include "games/registry.h"

#include <string.h>

static bool refuse_fault(struct srv_refusal *why, const struct pl_fault *fault)
{
	return fault->line > 0
		? srv_refuse(why, "bad-transcript", "line %d: %s", fault->line, fault->text)
		: srv_refuse(why, "bad-transcript", "%s", fault->text);
}

/* A data file is named by its hash; one of another name was never sent here. */
static const char *data_of(const struct pl_transcript *transcript)
{
	return strcmp(transcript->data, "standard") == 0 ? "" : transcript->data;
}

struct srv_proof {
	struct pl_transcript *transcript; /* NULL: it could not be read */
	const struct pl_book *book;
	bool good;
	struct srv_refusal why; /* unless good */
};

struct srv_proof *srv_proof_read(const char *text, size_t length)
{
	struct pl_fault fault;
	struct srv_proof *proof = pl_zeroed(sizeof *proof);
	proof->transcript = pl_transcript_read(pl_games, text, length, &fault);
	if (proof->transcript == NULL)
		refuse_fault(&proof->why, &fault);
	return proof;
}

/* Whether every line follows from the rules, the seed and the lines before. */
void srv_prove(struct srv_proof *proof)
{
	struct pl_fault fault;
	struct pl_match *match =
		pl_transcript_replay(proof->transcript, proof->book, NULL, NULL, &fault);
	if (match == NULL) {
		refuse_fault(&proof->why, &fault);
		return;
	}
	proof->good = pl_match_over(match);
	pl_match_free(match);
	if (!proof->good)
		srv_refuse(&proof->why, "not-over",
		           "the match is not over: play it to its end with "
		           "'perilune play --resume' first");
}

void srv_proof_free(struct srv_proof *proof)
{
	if (proof == NULL)
		return;
	pl_transcript_free(proof->transcript);
	free(proof);
}

/* Bots keep their names; whoever else played sits there by name, without a token. */
static const char *player_of(const struct pl_transcript *transcript, int seat)
{
	struct pl_bot bot;
	char room[200];
	struct pl_text text = pl_text_in(room, sizeof room);
	const char *name = transcript->players[seat];
	return name[0] != '\0' && pl_bot_read(name, &bot, &text) ? name : "open";
}

static bool seat_people(struct srv *srv, struct srv_table *table,
                        const struct pl_transcript *transcript, struct srv_refusal *why)
{
	static const unsigned char nobody[SRV_OWNER];
	for (int seat = 0; seat < transcript->seats; seat++) {
		char name[SRV_NAME];
		snprintf(name, sizeof name, "%s", transcript->players[seat]);
		if (!srv_clean_text(name, SRV_NAME_LETTERS) || name[0] == '\0')
			snprintf(name, sizeof name, "Player %d", seat + 1);
		if (table->seats[seat].kind == SRV_OPEN_SEAT &&
		    !srv_seat_person(srv, table, seat, name, nobody, why))
			return false;
	}
	return true;
}

static bool write_play(struct srv *srv, struct srv_table *table,
                       const struct pl_transcript *transcript, struct srv_refusal *why)
{
	for (int seat = 0; seat < transcript->seats && transcript->has_secret; seat++) {
		const char *given = transcript->pledge.contribution[seat];
		if (given[0] != '\0' &&
		    !srv_record(srv, table, SRV_CONTRIBUTE, seat + 1, given, why))
			return false;
	}
	if (!srv_record(srv, table, SRV_START, 0, "", why))
		return false;
	for (int i = 0; i < transcript->record_count; i++) {
		const struct pl_record *record = &transcript->records[i];
		enum srv_kind kind = strcmp(record->words, "undo") == 0 ? SRV_UNDO
			: strcmp(record->words, "resign") == 0          ? SRV_RESIGN
									: SRV_MOVE;
		if (!srv_record(srv, table, kind, record->seat + 1,
		                kind == SRV_MOVE ? record->words : "", why))
			return false;
	}
	return true;
}

static struct srv_table *keep(struct srv *srv, struct srv_conn *visitor,
                              const struct pl_transcript *transcript, struct srv_refusal *why)
{
	struct srv_table_order order = {
		.game = transcript->game,
		.seats = transcript->seats,
		.option_count = transcript->option_count,
		.data = data_of(transcript),
		.name = "",
		.secret = transcript->has_secret ? transcript->pledge.secret : transcript->key,
		.plain = !transcript->has_secret,
	};
	for (int i = 0; i < transcript->option_count; i++)
		order.options[i] = transcript->options[i];
	for (int seat = 0; seat < transcript->seats; seat++)
		order.players[seat] = player_of(transcript, seat);
	struct srv_table *table = srv_create(srv, visitor, &order, why);
	if (table == NULL)
		return NULL;
	if (seat_people(srv, table, transcript, why) && write_play(srv, table, transcript, why) &&
	    table->state == SRV_FINISHED)
		return table;
	srv_delete(srv, table);
	return NULL;
}

static bool check(const struct pl_transcript *transcript, struct srv_refusal *why)
{
	if (!transcript->has_seed)
		return srv_refuse(why, "bad-transcript",
		                  "it has no seed: the cards and dice of a "
		                  "match that is not over are secret");
	if (transcript->option_count > SRV_OPTIONS)
		return srv_refuse(why, "bad-options", "at most %d options", SRV_OPTIONS);
	if (data_of(transcript)[0] != '\0' && strlen(transcript->data) != SRV_HASH - 1)
		return srv_refuse(why, "no-data",
		                  "it was played by the data file '%s', which is not "
		                  "here",
		                  transcript->data);
	return true;
}

struct srv_book *srv_proof_book(struct srv *srv, struct srv_proof *proof, const char *data,
                                struct srv_refusal *why)
{
	struct pl_transcript *transcript = proof->transcript;
	*why = proof->why;
	if (transcript == NULL)
		return NULL;
	if (data != NULL)
		snprintf(transcript->data, sizeof transcript->data, "%s", data);
	struct srv_book *book = !check(transcript, why)
		? NULL
		: srv_book_use(srv, transcript->game, data_of(transcript),
	                       (const char *const *)transcript->options, transcript->option_count,
	                       why);
	proof->book = book == NULL ? NULL : book->book;
	return book;
}

bool srv_proof_keep(struct srv *srv, struct srv_conn *visitor, const struct srv_proof *proof,
                    char id[SRV_ID], struct srv_refusal *why)
{
	*why = proof->why;
	if (!proof->good)
		return false;
	struct srv_table *table = keep(srv, visitor, proof->transcript, why);
	if (table == NULL)
		return false;
	memcpy(id, table->id, SRV_ID);
	srv_end_turn(srv); /* so that what is answered is on the disk */
	return srv_find_table(srv, id) != NULL ||
		srv_refuse(why, "not-saved", "the disk refuses to be written to");
}

bool srv_open_transcript(struct srv *srv, struct srv_conn *visitor, const char *text, size_t length,
                         const char *data, char id[SRV_ID], struct srv_refusal *why)
{
	struct srv_proof *proof = srv_proof_read(text, length);
	struct srv_book *book = srv_proof_book(srv, proof, data, why);
	if (book != NULL)
		srv_prove(proof);
	bool good = book != NULL && srv_proof_keep(srv, visitor, proof, id, why);
	srv_proof_free(proof);
	srv_book_release(srv, book);
	return good;
}
