/* catalogue.ts - every card there is, as the data of a table have them: what is printed, in the
 * order in which moves, news and states number them. */
import type { Book } from '../../game';

export type Three = [number, number, number]; /* Strength, Speed and Energy */

/* Kinds as the data call them. */
const KIND_KEYS = {
	feature: 'feature',
	spec: 'spec',
	ility: 'ility',
	'design effect': 'design-effect',
	attack: 'attack',
	'ops effect': 'ops-effect',
} as const;
export type CardKind = (typeof KIND_KEYS)[keyof typeof KIND_KEYS];
export type EpochKind = 'contract' | 'context' | 'disturbance';
export type Slot = 'fuel' | 'prop' | 'manip';

function rows(book: Book, table: string): number[] {
	return book[`${table}[].name`].map((_: string, at: number) => at);
}

/* A Design or Ops card; by its key its picture is known. */
function printedAt(book: Book, at: number) {
	const of = (column: string) => book[`card[].${column}`][at];
	const kind: CardKind = KIND_KEYS[of('kind') as keyof typeof KIND_KEYS];
	const stats: Three = of('stats[]');
	return {
		id: of('piece') as string,
		key: of('key') as string,
		name: of('name') as string,
		kind,
		deck: kind === 'attack' || kind === 'ops-effect' ? ('ops' as const) : ('design' as const),
		slot: of('slot') === 'none' ? undefined : (of('slot') as Slot),
		cost: of('cost') as number,
		income: of('income') as number,
		stats: stats.some((value) => value !== 0) ? stats : undefined,
		text: of('text') as string,
		flavour: of('flavour') as string,
		copies: of('copies') as number,
	};
}

/* What a Contract asks and pays: its terms, or those of its Bonus. */
function tierAt(book: Book, at: number, bonus: boolean) {
	const of = (column: string) => book[`epoch[].${column}`][at];
	return {
		need: of(bonus ? 'bonus[]' : 'need[]') as Three,
		alsoNeed: bonus || of('also') === 'none' ? 0 : (of('also_n') as number),
		pay: of(bonus ? 'bonus_pay' : 'pay') as number,
	};
}

function epochAt(book: Book, at: number) {
	const of = (column: string) => book[`epoch[].${column}`][at];
	return {
		id: of('piece') as string,
		key: of('key') as string,
		name: of('name') as string,
		kind: of('kind') as EpochKind,
		tone: of('tone') as number,
		text: of('text') as string,
		flavour: of('flavour') as string,
		terms: of('kind') === 'contract' ? tierAt(book, at, false) : undefined,
		bonus: of('bonus_pay') > 0 ? tierAt(book, at, true) : undefined,
		besides: of('besides') as string, /* what a Contract counts beside stats */
	};
}

function levelAt(book: Book, at: number) {
	const of = (column: string) => book[`persona_card[].${column}`][at];
	return {
		id: of('piece') as string,
		level: of('level') as number,
		name: of('name') as string,
		text: of('text') as string,
		flavour: of('flavour') as string,
		unlock: of('opens') as string,
		unlockAt: of('unlock_n') as number,
	};
}

function personaAt(book: Book, at: number) {
	const of = (column: string) => book[`persona[].${column}`][at];
	const whose: number[] = book['persona_card[].whose'];
	return {
		id: of('piece') as string,
		key: of('key') as string,
		name: of('name') as string,
		about: of('about') as string,
		starts: of('funds[]') as number[], /* $M more, for one designer, two, three, four */
		cards: whose
			.flatMap((persona, card) => (persona === at + 1 ? [levelAt(book, card)] : []))
			.sort((a, b) => a.level - b.level),
	};
}

function made(book: Book) {
	return {
		cards: rows(book, 'card').map((at) => printedAt(book, at)),
		epochs: rows(book, 'epoch').map((at) => epochAt(book, at)),
		personas: rows(book, 'persona').map((at) => personaAt(book, at)),
		levels: rows(book, 'persona_card').map((at) => levelAt(book, at)),
	};
}

export type Catalogue = ReturnType<typeof made>;
export type Printed = Catalogue['cards'][number];
export type Epoch = Catalogue['epochs'][number];
export type Persona = Catalogue['personas'][number];
export type Level = Catalogue['levels'][number];

const known = new WeakMap<Book, Catalogue>();

export function catalogueOf(book: Book): Catalogue {
	if (!known.has(book)) known.set(book, made(book));
	return known.get(book)!;
}
