/* books.c - rules shared by the tables that play by them, and data files that
 * designers sent and no table plays by yet. */
#include "server/parts.h"

#include "core/book.h"
#include "core/describe.h"
#include "core/language.h"
#include "core/memory.h"
#include "core/rows.h"

#include <string.h>

static char *key_of(const struct pl_game *game, const char *data, const char *const *options,
                    int option_count)
{
	size_t room = strlen(game->slug) + strlen(data) + 4;
	for (int i = 0; i < option_count; i++)
		room += strlen(options[i]) + 1;
	char *key = pl_resize(NULL, room);
	struct pl_text text = pl_text_in(key, room);
	pl_put(&text, "%s\n%s", game->slug, data);
	for (int i = 0; i < option_count; i++)
		pl_put(&text, "\n%s", options[i]);
	return key;
}

static struct pl_book *load(struct srv *srv, const struct pl_game *game, const char *data,
                            const char *const *options, int option_count, struct pl_faults *faults)
{
	if (data[0] == '\0')
		return pl_book_standard(game, options, option_count, faults);
	const struct srv_upload *upload = srv_find_upload(srv, data);
	if (upload != NULL)
		return pl_book_load(game, upload->text, upload->length, options, option_count,
		                    faults);
	size_t length;
	char *text = pl_store_data(srv->store, data, &length);
	if (text == NULL)
		return NULL;
	struct pl_book *book = pl_book_load(game, text, length, options, option_count, faults);
	free(text);
	return book;
}

struct srv_book *srv_book_use(struct srv *srv, const struct pl_game *game, const char *data,
                              const char *const *options, int option_count, struct srv_refusal *why)
{
	char *key = key_of(game, data, options, option_count);
	struct srv_book *shared = srv->books;
	while (shared != NULL && strcmp(shared->key, key) != 0)
		shared = shared->next;
	if (shared != NULL) {
		free(key);
		shared->uses++;
		return shared;
	}
	struct pl_faults faults = { .count = 0 };
	struct pl_book *book = load(srv, game, data, options, option_count, &faults);
	if (book == NULL) {
		free(key);
		if (faults.count > 0)
			srv_refuse(why, "bad-options", "%s", faults.at[0].text);
		else
			srv_refuse(why, "no-data",
			           "there is no such data file here; send it again");
		return NULL;
	}
	bool kept = data[0] == '\0' && option_count == 0;
	shared = pl_zeroed(sizeof *shared);
	*shared = (struct srv_book){ .book = book,
		                     .game = game,
		                     .key = key,
		                     .uses = 1 + kept,
		                     .kept = kept,
		                     .next = srv->books };
	srv->books = shared;
	return shared;
}

void srv_book_release(struct srv *srv, struct srv_book *book)
{
	if (book == NULL || --book->uses > 0)
		return;
	struct srv_book **place = &srv->books;
	while (*place != book)
		place = &(*place)->next;
	*place = book->next;
	for (int i = 0; i < SRV_LANGUAGES; i++)
		free(book->told[i]);
	pl_book_free(book->book);
	free(book->key);
	free(book);
}

/* --- the same books in other words -------------------------------------------------------- */

const char *const srv_languages[] = {
	[SRV_ENGLISH] = "en",
	[SRV_GERMAN] = "de",
};
PL_ROWS(srv_languages, SRV_LANGUAGES);

int srv_language_of(const char *code)
{
	for (int language = 0; code != NULL && language < SRV_LANGUAGES; language++)
		if (strcmp(srv_languages[language], code) == 0)
			return language;
	return SRV_ENGLISH;
}

static const struct pl_language *words_of(struct srv *srv, const struct pl_game *game, int language)
{
	for (const struct srv_words *known = srv->words; known != NULL; known = known->next)
		if (known->game == game && known->language == language)
			return known->words;
	struct srv_words *words = pl_zeroed(sizeof *words);
	*words = (struct srv_words){ .game = game, .language = language, .next = srv->words };
	words->words = pl_language_of(game, srv_languages[language]);
	srv->words = words;
	return words->words;
}

struct pl_book srv_told(struct srv *srv, const struct pl_game *game, const struct pl_book *book,
                        int language)
{
	return language == SRV_ENGLISH ? *book : pl_book_in(book, words_of(srv, game, language));
}

void srv_say(struct srv *srv, const struct pl_game *game, const char *english, int language,
             char out[320])
{
	struct pl_text text = pl_text_in(out, 320);
	if (language == SRV_ENGLISH)
		return;
	const struct pl_book words = { .language = words_of(srv, game, language) };
	pl_say_name(&words, english, &text);
}

void srv_words_end(struct srv *srv)
{
	while (srv->words != NULL) {
		struct srv_words *words = srv->words;
		srv->words = words->next;
		pl_language_free(words->words);
		free(words);
	}
}

const char *srv_book_told(struct srv *srv, struct srv_book *book, int language)
{
	if (book->told[language] != NULL)
		return book->told[language];
	struct pl_text text = pl_text_in(srv->scratch, SRV_SCRATCH);
	struct pl_book told = srv_told(srv, book->game, book->book, language);
	pl_book_json(book->game, &told, &text);
	if (book->kept)
		book->told[language] = pl_copied(srv->scratch);
	return srv->scratch;
}

/* --- data files from designers --------------------------------------------------------------- */

const struct srv_upload *srv_find_upload(const struct srv *srv, const char *name)
{
	for (int i = 0; i < SRV_UPLOADS; i++)
		if (srv->uploads[i].text != NULL && strcmp(srv->uploads[i].name, name) == 0)
			return &srv->uploads[i];
	return NULL;
}

const struct srv_upload *srv_keep_upload(struct srv *srv, const char *text, size_t length)
{
	char name[SRV_HASH];
	srv_hash(text, length, name);
	const struct srv_upload *known = srv_find_upload(srv, name);
	if (known != NULL)
		return known;
	struct srv_upload *upload = &srv->uploads[srv->upload_next];
	srv->upload_next = (srv->upload_next + 1) % SRV_UPLOADS;
	free(upload->text);
	memcpy(upload->name, name, sizeof name);
	upload->text = pl_resize(NULL, length + 1);
	memcpy(upload->text, text, length);
	upload->text[length] = '\0';
	upload->length = length;
	return upload;
}
