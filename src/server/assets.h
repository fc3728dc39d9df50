/* assets.h - the page for people, as web/build.mjs packed it: every file gzipped. */
#ifndef PERILUNE_SERVER_ASSETS_H
#define PERILUNE_SERVER_ASSETS_H

#include <stddef.h>

struct srv_asset {
	const char *path; /* "/" is the page itself; others have their hash in their name */
	const char *type;
	const char *tag; /* an entity tag, quoted */
	const unsigned char *bytes;
	size_t length;
};

extern const struct srv_asset srv_assets[];
extern const int srv_asset_count;

#endif
