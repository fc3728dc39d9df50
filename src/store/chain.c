/* chain.c - the hash over a table's records: each is made of the one before and of all
 * that its own record says, so that a change of any byte shows from there on. */
#include "store/sqlite.h"

#include <sodium.h>
#include <string.h>

_Static_assert(STORE_CHAIN >= crypto_generichash_BYTES_MIN, "as short as the hash allows");

void store_chain_begin(const char *table, unsigned char chain[STORE_CHAIN])
{
	crypto_generichash(chain, STORE_CHAIN, (const unsigned char *)table, strlen(table), NULL,
	                   0);
}

static void add_number(crypto_generichash_state *state, int64_t number)
{
	unsigned char bytes[8];
	for (int i = 0; i < 8; i++)
		bytes[i] = (unsigned char)((uint64_t)number >> 8 * i);
	crypto_generichash_update(state, bytes, sizeof bytes);
}

/* With its final zero, so that no two texts run into each other. */
static void add_text(crypto_generichash_state *state, const char *text)
{
	crypto_generichash_update(state, (const unsigned char *)text, strlen(text) + 1);
}

void store_chain_on(const struct pl_entry *entry, unsigned char chain[STORE_CHAIN])
{
	crypto_generichash_state state;
	crypto_generichash_init(&state, NULL, 0, STORE_CHAIN);
	crypto_generichash_update(&state, chain, STORE_CHAIN);
	add_number(&state, entry->number);
	add_number(&state, entry->at);
	add_number(&state, entry->seat);
	add_text(&state, entry->kind);
	add_text(&state, entry->text);
	crypto_generichash_final(&state, chain, STORE_CHAIN);
}
