/* deed.ts - a move by itself in words, where nothing around it says what it does. */
import { w } from './say';
import { cardKind, goodName, goodsIn, titled, unitsFrom, wordsOf, type TraderMove, type View } from './view';

export function deedName({ move, text }: TraderMove, view: View, victim = ''): string {
	switch (move.verb) {
		case 'decline':
		case 'refuse':
		case 'leave':
		case 'give-cargo':
		case 'counter':
		case 'pay':
		case 'accept':
		case 'pass':
			return w.deed[move.verb];
		case 'jettison':
			return w.deed.jettison(goodName(view, move.good));
		case 'discard':
			return w.deed.discard(titled(cardKind(view, move.card).name));
		case 'make':
		case 'assign':
			return w.deed.make(wordsOf(view, unitsFrom(goodsIn(move.goods))));
		case 'play-to-swap': {
			const give = w.units(cardKind(view, move.card).swaps, goodName(view, move.good));
			return w.deed.swap(give, goodName(view, move.gain));
		}
		case 'play-to-rob':
			return w.deed.rob(goodName(view, move.good), victim);
		default:
			return text;
	}
}
