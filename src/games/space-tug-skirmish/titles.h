/* titles.h - sets of titles, and many titles looked at together: hands, piles and decks are
 * counts by title, and going through them one by one is what play would do most. */
#ifndef PERILUNE_SPACE_TUG_TITLES_H
#define PERILUNE_SPACE_TUG_TITLES_H

#include "core/numbers.h"

enum {
	STS_CARDS = 120, /* most titles of Design and Ops cards together */
	STS_COPIES = 15, /* most copies of a title: four bits count them */
};

/* The part of the lowest bit; bits is not 0. */
PL_FN int sts_lowest(uint64_t bits)
{
	return pl_lowest(bits) + 1;
}

/* A set of titles: bit (kind - 1) % 64 of word (kind - 1) / 64. */
enum { STS_WORDS = (STS_CARDS + 63) / 64 };
struct sts_titles {
	uint64_t word[STS_WORDS];
};

PL_FN bool sts_is_in(const struct sts_titles *titles, int kind)
{
	return (titles->word[(kind - 1) / 64] >> ((kind - 1) % 64)) & 1;
}

/* The counts of eight titles in a hand, a pile or a deck, the first in the lowest byte. */
PL_FN uint64_t sts_eight(const uint8_t *counts, int at)
{
	const uint8_t *c = counts + 1 + 8 * at;
	return (uint64_t)c[0] | (uint64_t)c[1] << 8 | (uint64_t)c[2] << 16 | (uint64_t)c[3] << 24 |
		(uint64_t)c[4] << 32 | (uint64_t)c[5] << 40 | (uint64_t)c[6] << 48 |
		(uint64_t)c[7] << 56;
}

/* The titles of those eights, from that of first to that of last, of which there are any by
 * the low four bits. Going through titles one by one is what random play would do most. */
PL_FN struct sts_titles sts_titles_in(const uint8_t *counts, int first, int last)
{
	struct sts_titles found;
	int from = (first - 1) / 8, to = (last - 1) / 8;
	for (int word = 0; word < STS_WORDS; word++) {
		uint64_t bits = 0;
		for (int at = pl_most(from, 8 * word); at <= pl_least(to, 8 * word + 7); at++) {
			uint64_t low = sts_eight(counts, at) & 0x0f0f0f0f0f0f0f0fu;
			uint64_t some = ((low + 0x7f7f7f7f7f7f7f7fu) >> 7) & 0x0101010101010101u;
			bits |= ((some * 0x0102040810204080u) >> 56) << (8 * (at - 8 * word));
		}
		found.word[word] = bits;
	}
	return found;
}

/* How many cards there are of the first titles, up to the eight of last. */
PL_FN int sts_cards_in(const uint8_t *counts, int last)
{
	int cards = 0;
	for (int at = 0; at <= (last - 1) / 8; at++)
		cards += (int)((sts_eight(counts, at) * 0x0101010101010101u) >> 56);
	return cards;
}

/* The title of the nth card from 0, counting from a title on; there are more than n. No
 * title has more than STS_COPIES, so that the sums of eight stay below 128. */
PL_FN int sts_title_at(const uint8_t *counts, int first, int n)
{
	const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
	int at = (first - 1) / 8;
	uint64_t sums = (sts_eight(counts, at) & ~(uint64_t)0 << (8 * ((first - 1) % 8))) * ones;
	while (n >= (int)(sums >> 56)) {
		n -= (int)(sums >> 56);
		sums = sts_eight(counts, ++at) * ones;
	}
	uint64_t beyond = ((sums | tops) - (uint64_t)(n + 1) * ones) & tops;
	return 8 * at + (sts_lowest(beyond) + 7) / 8;
}

#endif
