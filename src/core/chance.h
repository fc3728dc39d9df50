/* chance.h - all chance in a match, and the keyed hash under it.
 *
 * Draw n of a match is SipHash-1-3 of the number n under the match's 128-bit
 * key: a few dozen instructions, the same on every machine, and not to be
 * foretold from the draws that players have seen. Published test vectors are
 * in tests/test_chance.c.
 *
 * [R] Rules may use all of this.
 */
#ifndef PERILUNE_CORE_CHANCE_H
#define PERILUNE_CORE_CHANCE_H

#include "core/game.h"

struct pl_sip {
	uint64_t v0, v1, v2, v3;
};

PL_FN uint64_t pl_rotate(uint64_t x, int by)
{
	return (x << by) | (x >> (64 - by));
}

PL_FN void pl_sip_rounds(struct pl_sip *s, int rounds)
{
	for (int i = 0; i < rounds; i++) {
		s->v0 += s->v1;
		s->v2 += s->v3;
		s->v1 = pl_rotate(s->v1, 13) ^ s->v0;
		s->v3 = pl_rotate(s->v3, 16) ^ s->v2;
		s->v0 = pl_rotate(s->v0, 32);
		s->v2 += s->v1;
		s->v0 += s->v3;
		s->v1 = pl_rotate(s->v1, 17) ^ s->v2;
		s->v3 = pl_rotate(s->v3, 21) ^ s->v0;
		s->v2 = pl_rotate(s->v2, 32);
	}
}

PL_FN struct pl_sip pl_sip_start(const uint64_t key[2])
{
	struct pl_sip s;
	s.v0 = key[0] ^ 0x736f6d6570736575u;
	s.v1 = key[1] ^ 0x646f72616e646f6du;
	s.v2 = key[0] ^ 0x6c7967656e657261u;
	s.v3 = key[1] ^ 0x7465646279746573u;
	return s;
}

PL_FN void pl_sip_block(struct pl_sip *s, uint64_t block, int rounds)
{
	s->v3 ^= block;
	pl_sip_rounds(s, rounds);
	s->v0 ^= block;
}

PL_FN uint64_t pl_sip_end(struct pl_sip *s, int rounds)
{
	s->v2 ^= 0xff;
	pl_sip_rounds(s, rounds);
	return s->v0 ^ s->v1 ^ s->v2 ^ s->v3;
}

/* SipHash-c-d of any bytes. Tests check 2-4 and 1-3; the rest of the code
 * uses pl_hash() below. */
PL_FN uint64_t pl_sip(int c, int d, const uint64_t key[2], const void *bytes, size_t length)
{
	const uint8_t *at = (const uint8_t *)bytes;
	struct pl_sip s = pl_sip_start(key);
	uint64_t block = 0;
	for (size_t i = 0; i < length; i++) {
		block |= (uint64_t)at[i] << (8 * (i & 7));
		if ((i & 7) == 7) {
			pl_sip_block(&s, block, c);
			block = 0;
		}
	}
	pl_sip_block(&s, block | (uint64_t)length << 56, c);
	return pl_sip_end(&s, d);
}

/* SipHash-1-3 of any bytes: digests of rules and states, keys from seeds. */
PL_FN uint64_t pl_hash(const uint64_t key[2], const void *bytes, size_t length)
{
	return pl_sip(1, 3, key, bytes, length);
}

/* SipHash-1-3 of one number, as eight bytes with the lowest first. */
PL_FN uint64_t pl_hash_number(const uint64_t key[2], uint64_t number)
{
	struct pl_sip s = pl_sip_start(key);
	pl_sip_block(&s, number, 1);
	pl_sip_block(&s, (uint64_t)8 << 56, 1);
	return pl_sip_end(&s, 3);
}

/* 64 fresh random bits. */
PL_FN uint64_t pl_bits(struct pl_chance *chance)
{
	return pl_hash_number(chance->key, chance->drawn++);
}

/* Make 0 to n-1 of 64 random bits, each equally likely. n is at least 1. The upper half of the
 * bits is scaled by n; false where they are among the few that would favour some results
 * (Lemire's method). */
PL_FN bool pl_scale(uint64_t bits, uint32_t n, uint32_t *out)
{
	uint64_t scaled = (bits >> 32) * n;
	*out = (uint32_t)(scaled >> 32);
	return (uint32_t)scaled >= n || (uint32_t)scaled >= (uint32_t)(0u - n) % n;
}

/* 0 to n-1, each equally likely: drawn again until it is fair. */
PL_FN uint32_t pl_draw(struct pl_chance *chance, uint32_t n)
{
	uint32_t out;
	while (!pl_scale(pl_bits(chance), n, &out))
		continue;
	return out;
}

/* A roll of a die with that many sides: 1 to sides. */
PL_FN int pl_roll(struct pl_chance *chance, int sides)
{
	return (int)pl_draw(chance, (uint32_t)sides) + 1;
}

/* A quick generator of one number, for searches: what it gives can be foretold, so it is never
 * a match's chance. */
PL_FN uint64_t pl_quick_bits(uint64_t *at)
{
	uint64_t x = *at += 0x9e3779b97f4a7c15u;
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
	return x ^ (x >> 31);
}

/* 0 to n-1, as good as equally likely. */
PL_FN uint32_t pl_quick_below(uint64_t *at, uint32_t n)
{
	return (uint32_t)((pl_quick_bits(at) >> 32) * n >> 32);
}

/* A new generator, independent of what *chance will still give. */
PL_FN struct pl_chance pl_split(struct pl_chance *chance)
{
	struct pl_chance child;
	child.key[0] = pl_bits(chance);
	child.key[1] = pl_bits(chance);
	child.drawn = 0;
	return child;
}

/* The generator of game `number` under a common seed: simulations number
 * their games, so that each game is the same whatever thread plays it. */
PL_FN struct pl_chance pl_chance_of(const uint64_t seed[2], uint64_t number)
{
	struct pl_chance parent = { { seed[0], seed[1] }, 2 * number };
	return pl_split(&parent);
}

#endif
