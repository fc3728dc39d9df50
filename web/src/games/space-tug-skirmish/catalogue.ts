/* catalogue.ts - every card there is, for the deck list and for reading any card. Views hold it
 * only before the first round, so this browser keeps what it saw; who comes later reads the
 * standard decks. */
import { recall, remember } from '../../app/source';
import type { CardKind, Catalogue, Epoch, Level, Listed, Persona, Printed, Tier, View } from './view';

const KEY = 'catalogue.space-tug-skirmish';

/* Kinds as the data calls them. */
const KIND_KEYS: Record<string, CardKind> = {
	feature: 'feature',
	spec: 'spec',
	ility: 'ility',
	'design effect': 'design-effect',
	attack: 'attack',
	'ops effect': 'ops-effect',
};

let known: Catalogue | null = null;
let fromBook: Promise<Catalogue> | null = null;

function kept(): Catalogue | null {
	try {
		return JSON.parse(recall(KEY) ?? 'null');
	} catch {
		return null;
	}
}

/* Whether a catalogue is this table's: a table may be played with data of its own. */
function fits(catalogue: Catalogue, view: View): boolean {
	const cards = new Map(catalogue.cards.map((card) => [card.name, card.text]));
	const epochs = new Map(catalogue.epochs.map((card) => [card.name, card.text]));
	const shown: Printed[] = [...view.hand, ...view.players.flatMap((tug) => tug.parts)];
	const field: Epoch[] = [...view.contracts.map((contract) => contract.card)];
	if (view.context) field.push(view.context);
	return (
		shown.every((card) => cards.get(card.name) === card.text) &&
		field.every((card) => epochs.get(card.name) === card.text)
	);
}

/* The catalogue of this table, as far as it is known here. */
export function catalogueOf(view: View): Catalogue | null {
	if (view.catalogue) {
		if (known !== view.catalogue) {
			known = view.catalogue;
			const text = JSON.stringify(known);
			if (recall(KEY) !== text) remember(KEY, text);
		}
		return known;
	}
	if (!known) known = kept();
	return known && fits(known, view) ? known : null;
}

/* --- the standard decks ------------------------------------------------------------ */

/* The data by columns: a list for each, its rows in one order. */
type Columns = Record<string, any[]>;

function tierAt(book: Columns, row: number, need: string, also: string, pay: string): Tier {
	const asks = book[`epoch[].${also}`]![row] !== 'none';
	return {
		need: book[`epoch[].${need}[]`]![row],
		alsoNeed: asks ? book[`epoch[].${also}_n`]![row] : undefined,
		pay: book[`epoch[].${pay}`]![row],
	};
}

function cardsOf(book: Columns): Listed[] {
	return book['card[].name']!.map((name, row) => {
		const at = (column: string) => book[`card[].${column}`]![row];
		const kind = KIND_KEYS[at('kind')]!;
		return {
			id: at('piece'),
			key: at('key'),
			name,
			kind,
			deck: kind === 'attack' || kind === 'ops-effect' ? 'ops' : 'design',
			slot: at('slot') === 'none' ? undefined : at('slot'),
			cost: at('cost'),
			income: at('income') || undefined,
			stats: at('stats[]').some(Boolean) ? at('stats[]') : undefined,
			text: at('text'),
			flavour: at('flavour'),
			copies: at('copies'),
		};
	});
}

function epochsOf(book: Columns): Epoch[] {
	return book['epoch[].name']!.map((name, row) => {
		const at = (column: string) => book[`epoch[].${column}`]![row];
		return {
			id: at('piece'),
			key: at('key'),
			name,
			kind: at('kind'),
			tone: at('tone'),
			text: at('text'),
			flavour: at('flavour'),
			terms: at('kind') === 'contract' ? tierAt(book, row, 'need', 'also', 'pay') : undefined,
			bonus: at('bonus_pay') > 0 ? tierAt(book, row, 'bonus', 'bonus_also', 'bonus_pay') : undefined,
		};
	});
}

function personasOf(book: Columns): Persona[] {
	return book['persona[].name']!.map((name, row) => ({
		id: book['persona[].piece']![row],
		key: book['persona[].key']![row],
		name,
		about: book['persona[].about']![row],
		level: 0,
		cards: book['persona_card[].persona']!
			.flatMap((whose, card) => (whose === name ? [levelAt(book, card)] : []))
			.sort((a, b) => a.level - b.level),
	}));
}

function levelAt(book: Columns, row: number): Level {
	const at = (column: string) => book[`persona_card[].${column}`]![row];
	return {
		id: at('piece'),
		level: at('level'),
		name: at('name'),
		text: at('text'),
		flavour: at('flavour'),
		open: false,
		unlock: at('opens') || undefined,
	};
}

/* The standard decks: fetched once. */
export function standardCatalogue(): Promise<Catalogue> {
	fromBook ??= fetch('/api/games/space-tug-skirmish/book')
		.then((answer) => {
			if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
			return answer.json();
		})
		.then((book: Columns) => ({ cards: cardsOf(book), epochs: epochsOf(book), personas: personasOf(book) }))
		.catch((why) => {
			fromBook = null;
			throw why;
		});
	return fromBook;
}
