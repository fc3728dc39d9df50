/* seed.h - the key of a match's chance: from a person's words, from the
 * system, as text, and as a commitment that binds without telling. */
#ifndef PERILUNE_CORE_SEED_H
#define PERILUNE_CORE_SEED_H

#include <stdbool.h>
#include <stdint.h>

enum { PL_SEED_TEXT = 33, PL_COMMITMENT_TEXT = 65 }; /* with the final zero */

/* A key that nobody can guess; false if the system has none to give. */
bool pl_seed_fresh(uint64_t key[2]);

/* The key that a text stands for: 32 hexadecimal digits are the key itself,
 * anything else ("7", "friday") is hashed to one. */
void pl_seed_read(const char *text, uint64_t key[2]);

/* Exactly 32 hexadecimal digits to a key, or false. */
bool pl_seed_digits(const char *text, uint64_t key[2]);

void pl_seed_write(const uint64_t key[2], char out[PL_SEED_TEXT]);

/* SHA-256, in hexadecimal, of "perilune seed " and the key's 32 digits: shown
 * before play, it proves afterwards that the key was settled then. */
void pl_seed_commit(const uint64_t key[2], char out[PL_COMMITMENT_TEXT]);

enum { PL_PLEDGES = 6, PL_CONTRIBUTION_TEXT = 65 };

/* A key that nobody chose alone: the host settles a secret and shows its
 * commitment, then each player adds a text, then the key is made of all. */
struct pl_pledge {
	uint64_t secret[2];
	char contribution[PL_PLEDGES][PL_CONTRIBUTION_TEXT]; /* by seat; "": none */
};

/* Whether a text may be a contribution: 1 to 64 letters, digits, '-' or '_'. */
bool pl_is_contribution(const char *text);

/* The key of a pledge: the first 16 bytes of the SHA-256 of "perilune key ",
 * the secret's 32 digits, and " pN TEXT" for each seat that gave one. */
void pl_seed_mix(const struct pl_pledge *, uint64_t key[2]);

#endif
