/* pages.h - what HTTP requests are answered with. */
#ifndef PERILUNE_SERVER_PAGES_H
#define PERILUNE_SERVER_PAGES_H

#include "core/book.h"
#include "server/parts.h"

enum { SRV_HEAD_ROOM = 2048 };

/* An answer. */
struct srv_page {
	int status;
	const char *type;
	bool is_page;       /* for people: a browser gets its token with it */
	bool for_good;      /* its name has its hash: browsers may keep it */
	bool zipped;        /* by gzip */
	bool packed;        /* there is both, zipped and not; which one depends on who asks */
	bool bare;          /* only its headers are sent */
	bool unread;        /* a body may be on its way that nobody will read */
	int asset;          /* of a packed page */
	int wait;           /* seconds until it is worth asking again, or 0 */
	const char *policy; /* of what it may load; NULL: the usual */
	const char *tag;    /* an entity tag, or NULL; browsers ask whether it still holds */
	char plain_tag[48]; /* of a packed page that was unpacked: another entity */
	char cookie[160];   /* to be set, or "" */
	char file_name[80]; /* a header that names it, or "" */
	const char *text;
	bool borrowed; /* its text is not its own */
	size_t length;
	char head[SRV_HEAD_ROOM]; /* once it is being sent */
	size_t head_length, sent; /* of both */
};

struct srv_page *srv_page_text(int status, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
struct srv_page *srv_page_new(int status, const char *type, const char *text, size_t length);
struct srv_page *srv_page_json(struct srv *, int status, const struct pl_text *);
void srv_put_faults(const struct pl_faults *, struct pl_text *);
struct srv_page *srv_refusal_page(struct srv *, int status, const struct srv_refusal *);
struct srv_page *srv_faults_page(struct srv *, const struct pl_faults *);
struct srv_page *srv_wait_page(int seconds, const char *what); /* before the next */
struct srv_page *srv_page_of(struct srv *, const char *path, int language);
struct srv_page *srv_admin_page_of(struct srv *, const char *path); /* at the operator's door */
void srv_page_unpack(struct srv *, struct srv_page *);
void srv_page_free(struct srv_page *); /* may be NULL */

/* What is sent here, on its way in. */
struct srv_post;

/* By its path and, of a data file, its game; NULL if nothing is posted there. */
struct srv_post *srv_post_new(struct srv *, const char *path, const char *game);

struct srv_page *srv_no_post_page(struct srv *, const char *path);

/* Make room for this many bytes. */
void srv_post_room(struct srv_post *, size_t size);
size_t srv_post_size(const struct srv_post *);
bool srv_post_wants_body(const struct srv_post *);

/* The same, if that many bytes are allowed and its sender may send now: NULL, or a refusal. */
struct srv_page *srv_post_expect(struct srv *, struct srv_post *, size_t size);
/* Who sends it, by the token of a cookie (NULL: nobody known) and the address. */
void srv_post_from(struct srv_post *, const char *token, const char *address);
void srv_post_add(struct srv_post *, const void *bytes, size_t length);
/* An answer at once; or NULL, and workers read it: `asker` (NULL: nobody) is woken when the
 * answer is there to be taken. Until then the post is the workers', and freed by whoever is
 * later. */
struct srv_page *srv_post_open(struct srv *, struct srv_post *, struct lws *asker);
struct srv_page *srv_post_answer(struct srv_post *); /* NULL: not yet */
void srv_post_work(struct srv_post *);               /* by a worker: nothing else is reached */
void srv_take_file(struct srv *, struct srv_job *);  /* that a worker is through with */
void srv_post_done(struct srv_post *, struct srv_page *answer);
void srv_post_free(struct srv_post *); /* may be NULL */

/* --- answer.c: what is decided about a request ---------------------------------------- */

enum srv_method { SRV_GET, SRV_HEAD, SRV_POST, SRV_NO_METHOD };

/* All that is known of a request when its headers have come; texts are never NULL but where
 * that is said. */
struct srv_http_request {
	enum srv_method method;
	bool admin;     /* at the operator's door */
	bool crowded;   /* its address has too many sockets */
	bool encoded;   /* it has a Transfer-Encoding */
	bool forwarded; /* a proxy says for whom it asks */
	const char *path;
	const char *game;   /* of the query */
	int language;       /* the same; SRV_ENGLISH where it has none */
	const char *length; /* Content-Length as it was sent, several joined; NULL: none */
	const char *accept, *known, *cookie, *origin, *host; /* headers, or "" */
	const char *address;
	const char *key, *version; /* of an upgrade to WebSocket, or "" */
};

/* A page, or a post whose body is to come (of srv_post_size() bytes, maybe none). */
struct srv_http_answer {
	struct srv_page *page;
	struct srv_post *post;
};
struct srv_http_answer srv_http_answer(struct srv *, const struct srv_http_request *);

/* NULL if it may become a WebSocket, or a refusal. */
struct srv_page *srv_http_upgrade(struct srv *, const struct srv_http_request *);

/* The token of a person in a Cookie header. */
bool srv_read_cookie(const char *cookies, char token[SRV_TOKEN]);

/* Whether a list of codings allows gzip; false where none is said. */
bool srv_accepts_gzip(const char *accept);

/* A Content-Length: nothing but digits, and not too many; false if it is none. */
bool srv_read_length(const char *text, size_t *length);

/* What is sent before a page: its status and headers. */
size_t srv_page_head(const struct srv_page *, char *out, size_t room);

#endif
