/* texts.tsx - any card or piece, enlarged, with its exact text. */
import type { CardText } from '../../game';
import { cardArt, epochArt, personaArt } from './art';
import {
	aboutOf,
	dollars,
	KINDS,
	kindOf,
	type Epoch,
	type Level,
	type Persona,
	type Printed,
	type View,
} from './view';

const CLAUSES: Record<string, string> = {
	feature: 'Stays on your tug and works in Ops; no two of a name. Rules: STS-063 to STS-065.',
	spec: 'Takes the place of the old one in its slot. Rules: STS-066 to STS-070.',
	ility: 'Stays on your tug; no two of a name. Rules: STS-071 to STS-074.',
	'design-effect': 'Played in the Design phase, then discarded. Rules: STS-076, STS-077.',
	attack: 'Played in the Ops phase, then discarded. Rules: STS-075.',
	'ops-effect': 'Played in the Ops phase, then discarded. Rules: STS-076, STS-077.',
	contract: 'Whoever is in Ops and has what it asks takes it. Rules: STS-078 to STS-090.',
	context: 'Holds for everybody until the next Context. Rules: STS-091 to STS-093.',
	disturbance: 'Happens once, when it is turned. Rules: STS-095.',
};

export function printedText(card: Printed, more = ''): CardText {
	return {
		title: card.name,
		text: card.text,
		flavour: card.flavour || undefined,
		cost: dollars(card.cost),
		art: cardArt(card),
		clause: `${kindOf(card)} of the ${card.deck === 'design' ? 'Design' : 'Ops'} deck. ${more}${CLAUSES[card.kind]}`,
	};
}

export function epochText(card: Epoch): CardText {
	return {
		title: card.name,
		text: card.text,
		flavour: card.flavour || undefined,
		art: epochArt(card),
		clause: `${KINDS[card.kind]} of the Epoch deck. ${CLAUSES[card.kind]}`,
	};
}

/* A level of a Persona that somebody has, or of one as it lies there. */
export function levelText(level: Level, persona: Persona & { level?: number }): CardText {
	return {
		title: level.name,
		text: level.text,
		flavour: level.flavour || undefined,
		art: personaArt(persona),
		clause: `${persona.name}, Level ${level.level}. ${
			!level.unlock || level.level <= (persona.level ?? 0) ? 'Open.' : `Opens at: ${level.unlock}.`
		} Rules: STS-100 to STS-108.`,
	};
}

export function personaText(persona: Persona, view: View): CardText {
	return {
		title: persona.name,
		text: persona.cards
			.map((card) => `Level ${card.level}, ${card.name}${card.unlock ? ` (at ${card.unlock})` : ''}: ${card.text}`)
			.join(' '),
		flavour: aboutOf(persona, view) || undefined,
		art: personaArt(persona),
		clause: 'Persona. Rules: STS-100 to STS-108.',
	};
}

const PIECES: Record<string, CardText> = {
	'shift-token': {
		title: 'Epoch Shift token',
		text: 'Once a round, right before its holder draws, the top Epoch card is turned. It stays where it is until a card moves it.',
		clause: 'Rules: STS-016 to STS-019.',
	},
	'phase-token': {
		title: 'Phase token',
		text: 'Instead of playing cards you may launch, or pay and come back to Design. A tug in Ops earns and takes Contracts; a tug in Design is built.',
		clause: 'Rules: STS-036 to STS-042.',
	},
	'stat-strength': { title: 'Strength', text: 'What your manipulator and other cards give together.', clause: 'Rules: STS-050 to STS-052.' },
	'stat-speed': { title: 'Speed', text: 'What your propulsion and other cards give together.', clause: 'Rules: STS-050 to STS-052.' },
	'stat-energy': { title: 'Energy', text: 'What your tank and other cards give together.', clause: 'Rules: STS-050 to STS-052.' },
};

const DECKS: Record<string, { deck: keyof View['decks']; title: string; about: string }> = {
	'deck-design': {
		deck: 'design',
		title: 'Design deck',
		about: 'Features, Specs, Ilities and a few Effects: what a tug is built of.',
	},
	'deck-ops': { deck: 'ops', title: 'Ops deck', about: 'Attacks and Effects: what is played in orbit.' },
	'deck-epoch': {
		deck: 'epoch',
		title: 'Epoch deck',
		about: 'Contracts, Contexts and Disturbances: what the world does.',
	},
};

function deckText(id: string, view: View): CardText | null {
	const found = DECKS[id];
	return found
		? {
				title: found.title,
				text: `${found.about} ${view.decks[found.deck]} cards are left in it.`,
				clause: 'The deck list shows every card.',
			}
		: null;
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
	if (PIECES[id]) return PIECES[id];
	const deck = deckText(id, view);
	if (deck) return deck;
	const epoch = epochOf(id, view);
	if (epoch) return epochText(epoch);
	const taken = view.players.flatMap((tug) => (tug.persona ? [tug.persona] : []));
	for (const persona of [...taken, ...view.catalogue.personas]) {
		if (persona.id === id) return personaText(persona, view);
		for (const level of persona.cards) if (level.id === id) return levelText(level, persona);
	}
	const card = printedOf(id, view);
	if (!card) return null;
	const off = 'off' in card && card.off ? 'Disabled: it does nothing until repaired. ' : '';
	return printedText(card, off);
}
