/* catalogue.ts - every card there is, for the deck list and for reading any card. Views hold it
 * only before the first round, so this browser keeps what it saw; who comes later reads the
 * rulebook, which lists the standard decks. */
import { recall, remember } from '../../app/source';
import type { CardKind, Catalogue, Epoch, Listed, Persona, Printed, Tier, View } from './view';
import { slugOf } from './view';

const KEY = 'catalogue.space-tug-skirmish';

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

/* --- the rulebook's tables ------------------------------------------------------------ */

const HEADINGS: Record<string, CardKind | Epoch['kind'] | 'persona'> = {
	Features: 'feature',
	Specs: 'spec',
	Ilities: 'ility',
	'Design Effects': 'design-effect',
	Attacks: 'attack',
	'Ops Effects': 'ops-effect',
	Contracts: 'contract',
	Contexts: 'context',
	Disturbances: 'disturbance',
	Personas: 'persona',
};

function tierIn(text: string): Tier {
	const stat = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1] ?? 0);
	return {
		need: [stat('Strength'), stat('Speed'), stat('Energy')],
		pay: Number(/for \$(\d+)M/.exec(text)?.[1] ?? 0),
	};
}

function slotIn(text: string): Printed['slot'] {
	const word = /^New (tank|propulsion|manipulator)/.exec(text)?.[1];
	return word === 'tank' ? 'fuel' : word === 'propulsion' ? 'prop' : word ? 'manip' : undefined;
}

function addCard(list: Listed[], kind: CardKind, [name, copies, cost, text]: string[]): void {
	list.push({
		id: `card-${slugOf(name!)}`,
		name: name!,
		kind,
		deck: kind === 'attack' || kind === 'ops-effect' ? 'ops' : 'design',
		slot: slotIn(text!),
		cost: Number(cost),
		text: text!,
		flavour: '',
		copies: Number(copies),
	});
}

function addEpoch(list: Epoch[], kind: Epoch['kind'], [name, , text]: string[]): void {
	const [plain, bonus] = text!.split(' Bonus:');
	list.push({
		id: `epoch-${slugOf(name!)}`,
		name: name!,
		kind,
		tone: 0,
		text: text!,
		flavour: '',
		terms: kind === 'contract' ? tierIn(plain!) : undefined,
		bonus: bonus ? tierIn(bonus) : undefined,
	});
}

function addLevel(list: Persona[], [name, level, card, unlock, text]: string[]): void {
	let persona = list.find((one) => one.name === name);
	if (!persona) {
		persona = { id: `persona-${slugOf(name!)}`, name: name!, about: '', level: 0, cards: [] };
		list.push(persona);
	}
	persona.cards.push({
		id: `level-${slugOf(card!)}`,
		level: Number(level),
		name: card!,
		text: text!,
		flavour: '',
		open: false,
		unlock: unlock || undefined,
	});
}

/* The lists at the end of RULES.md. */
export function readBook(book: string): Catalogue {
	const found: Catalogue = { cards: [], epochs: [], personas: [] };
	let kind: (typeof HEADINGS)[string] | undefined;
	for (const line of book.slice(book.indexOf('## All the cards')).split('\n')) {
		if (line.startsWith('## ') && found.cards.length > 0) break;
		kind = HEADINGS[/^\*\*([^*]+)\*\*/.exec(line)?.[1] ?? ''] ?? kind;
		if (!kind || !line.startsWith('| ')) continue;
		const cells = line.slice(1, -1).split('|').map((cell) => cell.trim());
		if (cells[0] === 'card' || cells[0] === 'Persona' || cells[0]!.startsWith('---')) continue;
		if (kind === 'persona') addLevel(found.personas, cells);
		else if (kind === 'contract' || kind === 'context' || kind === 'disturbance')
			addEpoch(found.epochs, kind, cells);
		else addCard(found.cards, kind, cells);
	}
	return found;
}

/* The standard decks, from the rulebook: fetched once. */
export function standardCatalogue(): Promise<Catalogue> {
	fromBook ??= fetch('/api/games/space-tug-skirmish/rules')
		.then((answer) => {
			if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
			return answer.text();
		})
		.then(readBook)
		.catch((why) => {
			fromBook = null;
			throw why;
		});
	return fromBook;
}
