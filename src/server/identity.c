/* identity.c - tokens that hold seats, and ids of tables. A token is known to
 * its person alone: memory and disk have its SHA-256 only. */
#include "server/parts.h"

#include <sodium.h>
#include <string.h>

_Static_assert(SRV_OWNER == crypto_hash_sha256_BYTES, "an owner is a hash");

void srv_fresh_token(char out[SRV_TOKEN])
{
	unsigned char bytes[32];
	randombytes_buf(bytes, sizeof bytes);
	sodium_bin2base64(out, SRV_TOKEN, bytes, sizeof bytes,
	                  sodium_base64_VARIANT_URLSAFE_NO_PADDING);
	sodium_memzero(bytes, sizeof bytes);
}

bool srv_is_token(const char *text)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
				      "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
	return strlen(text) == SRV_TOKEN - 1 && strspn(text, letters) == SRV_TOKEN - 1;
}

void srv_owner_of(const char *token, unsigned char owner[SRV_OWNER])
{
	crypto_hash_sha256(owner, (const unsigned char *)token, strlen(token));
}

/* Sixteen letters of five bits each, none that looks like another. */
static const char id_letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
_Static_assert(sizeof id_letters == 33, "five bits a letter");

void srv_fresh_id(char out[SRV_ID])
{
	unsigned char bytes[SRV_ID];
	randombytes_buf(bytes, sizeof bytes);
	for (int i = 0; i < SRV_ID - 1; i++)
		out[i] = id_letters[bytes[i] & 31];
	out[SRV_ID - 1] = '\0';
}

bool srv_is_id(const char *text)
{
	return strlen(text) == SRV_ID - 1 && strspn(text, id_letters) == SRV_ID - 1;
}

void srv_hex(const unsigned char *bytes, size_t count, char *out)
{
	sodium_bin2hex(out, 2 * count + 1, bytes, count);
}

bool srv_unhex(const char *text, unsigned char *bytes, size_t count)
{
	size_t length;
	return sodium_hex2bin(bytes, count, text, strlen(text), NULL, &length, NULL) == 0 &&
		length == count && text[2 * count] == '\0';
}

void srv_hash(const char *text, size_t length, char out[SRV_HASH])
{
	unsigned char digest[crypto_hash_sha256_BYTES];
	crypto_hash_sha256(digest, (const unsigned char *)text, length);
	srv_hex(digest, sizeof digest, out);
}
