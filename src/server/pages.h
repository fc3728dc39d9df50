/* pages.h - what HTTP requests are answered with. */
#ifndef PERILUNE_SERVER_PAGES_H
#define PERILUNE_SERVER_PAGES_H

#include "core/book.h"
#include "server/parts.h"

/* An answer; its text begins some way into room, as the network library asks. */
struct srv_page {
	int status;
	const char *type;
	bool is_page;  /* for people: a browser gets its token with it */
	bool for_good; /* its name has its hash: browsers may keep it */
	bool zipped;   /* by gzip */
	const char *policy; /* of what it may load; NULL: the usual */
	const char *tag; /* an entity tag, or NULL; browsers ask whether it still holds */
	char file_name[80]; /* a header that names it, or "" */
	char *room;
	size_t length, sent;
};

struct srv_page *srv_page_text(int status, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
struct srv_page *srv_page_new(int status, const char *type, const char *text, size_t length);
struct srv_page *srv_page_json(struct srv *, int status, const struct pl_text *);
void srv_put_faults(const struct pl_faults *, struct pl_text *);
struct srv_page *srv_refusal_page(struct srv *, int status, const struct srv_refusal *);
struct srv_page *srv_faults_page(struct srv *, const struct pl_faults *);
struct srv_page *srv_page_of(struct srv *, const char *path);
void srv_page_free(struct srv_page *); /* NULL is well */

/* What is sent here, on its way in. */
struct srv_parcel;

/* By its path and, of a data file, its game; NULL if nothing is posted there. */
struct srv_parcel *srv_parcel_new(struct srv *, const char *path, const char *game);

struct srv_page *srv_no_post_page(struct srv *, const char *path);

/* Room for so many bytes. */
void srv_parcel_room(struct srv_parcel *, size_t size);

/* The same, if so many bytes may come, and its sender may send now: NULL, or a refusal. */
struct srv_page *srv_parcel_expect(struct srv *, struct srv_parcel *, const char *size);
/* Who sends it, by the token of a cookie (NULL: nobody known) and the address. */
void srv_parcel_from(struct srv_parcel *, const char *token, const char *address);
void srv_parcel_add(struct srv_parcel *, const void *bytes, size_t length);
/* An answer at once; or NULL, and a worker proves it: `asker` is woken when the answer is
 * there to be taken. Until then the parcel is the worker's, and freed by whoever is later. */
struct srv_page *srv_parcel_open(struct srv *, struct srv_parcel *, struct lws *asker);
struct srv_page *srv_parcel_answer(struct srv_parcel *);
void srv_take_proof(struct srv *, struct srv_job *);
void srv_parcel_done(struct srv_parcel *, struct srv_page *answer);
void srv_parcel_free(struct srv_parcel *); /* NULL is well */

#endif
