/* seed.c - keys from words and from the system, and their commitments. */
#include "core/seed.h"

#include "core/chance.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

_Static_assert(crypto_hash_sha256_BYTES == 32, "a commitment is 64 digits");

bool pl_seed_fresh(uint64_t key[2])
{
	if (sodium_init() < 0)
		return false;
	randombytes_buf(key, 2 * sizeof key[0]);
	return true;
}

static bool hex_digits(const char *text, int count, uint64_t *out)
{
	*out = 0;
	for (int i = 0; i < count; i++) {
		const char *digits = "0123456789abcdef";
		const char *digit = text[i] == '\0' ? NULL : strchr(digits, text[i]);
		if (digit == NULL)
			return false;
		*out = *out << 4 | (uint64_t)(digit - digits);
	}
	return true;
}

bool pl_seed_digits(const char *text, uint64_t key[2])
{
	return strlen(text) == PL_SEED_TEXT - 1 && hex_digits(text, 16, &key[0]) &&
		hex_digits(text + 16, 16, &key[1]);
}

void pl_seed_read(const char *text, uint64_t key[2])
{
	if (pl_seed_digits(text, key))
		return;
	for (uint64_t half = 0; half < 2; half++) {
		const uint64_t salt[2] = { half, 0 };
		key[half] = pl_hash(salt, text, strlen(text));
	}
}

void pl_seed_write(const uint64_t key[2], char out[PL_SEED_TEXT])
{
	snprintf(out, PL_SEED_TEXT, "%016" PRIx64 "%016" PRIx64, key[0], key[1]);
}

void pl_seed_commit(const uint64_t key[2], char out[PL_COMMITMENT_TEXT])
{
	char seed[PL_SEED_TEXT], text[64];
	unsigned char digest[crypto_hash_sha256_BYTES];
	pl_seed_write(key, seed);
	int length = snprintf(text, sizeof text, "perilune seed %s", seed);
	crypto_hash_sha256(digest, (const unsigned char *)text, (unsigned long long)length);
	sodium_bin2hex(out, PL_COMMITMENT_TEXT, digest, sizeof digest);
}

bool pl_is_contribution(const char *text)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
				      "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
	size_t length = strlen(text);
	return length > 0 && length < PL_CONTRIBUTION_TEXT && strspn(text, letters) == length;
}

void pl_seed_mix(const struct pl_pledge *pledge, uint64_t key[2])
{
	char seed[PL_SEED_TEXT], text[64 + PL_PLEDGES * (PL_CONTRIBUTION_TEXT + 8)];
	unsigned char digest[crypto_hash_sha256_BYTES];
	pl_seed_write(pledge->secret, seed);
	size_t length = (size_t)snprintf(text, sizeof text, "perilune key %s", seed);
	for (int seat = 0; seat < PL_PLEDGES; seat++)
		if (pledge->contribution[seat][0] != '\0')
			length += (size_t)snprintf(text + length, sizeof text - length, " p%d %s",
			                           seat + 1, pledge->contribution[seat]);
	crypto_hash_sha256(digest, (const unsigned char *)text, length);
	for (int half = 0; half < 2; half++) {
		key[half] = 0;
		for (int i = 0; i < 8; i++)
			key[half] = key[half] << 8 | digest[8 * half + i];
	}
}
