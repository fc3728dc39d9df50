/* texts.tsx - any card or piece, enlarged, with its exact text. */
import type { CardText } from '../../game';
import { cardArt, epochArt, personaArt } from './art';
import {
	aboutOf,
	kindOf,
	type Epoch,
	type Level,
	type Persona,
	type Printed,
	type View,
} from './view';
import { w } from './w';

export function printedText(card: Printed, more = ''): CardText {
	return {
		title: card.name,
		text: card.text,
		flavour: card.flavour || undefined,
		cost: w.dollars(card.cost),
		art: cardArt(card),
		clause: `${w.ofDeck[card.deck](kindOf(card))} ${more}${w.clauses[card.kind]}`,
	};
}

export function epochText(card: Epoch): CardText {
	return {
		title: card.name,
		text: card.text,
		flavour: card.flavour || undefined,
		art: epochArt(card),
		clause: `${w.ofDeck.epoch(w.kinds[card.kind])} ${w.clauses[card.kind]}`,
	};
}

/* A level of a Persona that somebody has, or of one as it lies there. */
export function levelText(level: Level, persona: Persona & { level?: number }): CardText {
	const open = level.level <= (persona.level ?? 0);
	return {
		title: level.name,
		text: level.text,
		flavour: level.flavour || undefined,
		art: personaArt(persona),
		clause: w.levelClause(w.levelOf(persona.name, level.level), open ? '' : level.unlock),
	};
}

export function personaText(persona: Persona, view: View): CardText {
	return {
		title: persona.name,
		text: persona.cards
			.map((card) => w.levelLine(card.level, card.name, card.unlock, card.text))
			.join(' '),
		flavour: aboutOf(persona, view) || undefined,
		art: personaArt(persona),
		clause: w.personaClause,
	};
}

function pieceText(id: string): CardText | null {
	const [title, text, clause] = w.pieces[id] ?? [];
	return title && text ? { title, text, clause } : null;
}

const DECKS: Record<string, keyof View['decks']> = {
	'deck-design': 'design',
	'deck-ops': 'ops',
	'deck-epoch': 'epoch',
};

function deckText(id: string, view: View): CardText | null {
	const deck = DECKS[id];
	if (!deck) return null;
	const [title, about] = w.deckTexts[deck] as [string, string];
	return { title, text: w.deckLeft(about, view.decks[deck]), clause: w.seeDeckList };
}

/* The printed card that a piece is: in a hand, in a pile, on a tug, or a title alone. */
function printedOf(id: string, view: View): Printed | undefined {
	const parts = view.players.flatMap((tug) => tug.parts);
	const owners = ['hand', 'pile', 'card', ...view.players.map((tug) => `p${tug.seat + 1}`)];
	return (
		parts.find((part) => part.id === id) ??
		view.catalogue.cards.find((card) => owners.some((owner) => id === `${owner}-${card.key}`))
	);
}

function epochOf(id: string, view: View): Epoch | undefined {
	return view.catalogue.epochs.find((card) => card.id === id);
}

export function cardText(id: string, view: View): CardText | null {
	const piece = pieceText(id) ?? deckText(id, view);
	if (piece) return piece;
	const epoch = epochOf(id, view);
	if (epoch) return epochText(epoch);
	const taken = view.players.flatMap((tug) => (tug.persona ? [tug.persona] : []));
	for (const persona of [...taken, ...view.catalogue.personas]) {
		if (persona.id === id) return personaText(persona, view);
		for (const level of persona.cards) if (level.id === id) return levelText(level, persona);
	}
	const card = printedOf(id, view);
	if (!card) return null;
	const off = 'off' in card && card.off ? w.isDisabled : '';
	return printedText(card, off);
}
