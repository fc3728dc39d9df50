/* view.ts - the table as the server shows it to one seat (src/games/space-tug-skirmish/json.c),
 * and small questions about it. Amounts are $M; three numbers in a row are Strength, Speed and
 * Energy. */
import type { Move, Player } from '../../game';
import type * as made from '../../../made/space-tug-skirmish';

export const STATS = ['Strength', 'Speed', 'Energy'] as const;
export type Three = [number, number, number];

export type Phase = made.Phase;

export type CardKind = 'feature' | 'spec' | 'ility' | 'design-effect' | 'attack' | 'ops-effect';
export type Slot = 'fuel' | 'prop' | 'manip';

/* What is printed on a Design or Ops card; by its key its picture is known. */
export interface Printed {
	id: string;
	key: string;
	name: string;
	kind: CardKind;
	deck: 'design' | 'ops';
	slot?: Slot;
	type?: string;
	cost: number;
	income?: number;
	stats?: Three;
	text: string;
	flavour: string;
}
export interface Held extends Printed {
	count: number;
	price: number;
}
export interface Part extends Printed {
	off: boolean;
	repair?: number;
}
export interface Listed extends Printed {
	copies: number;
}

export interface Tier {
	need: Three;
	alsoNeed?: number;
	alsoWhat?: string;
	pay: number;
}
export interface Epoch {
	id: string;
	key: string;
	name: string;
	kind: 'contract' | 'context' | 'disturbance';
	tone: number;
	text: string;
	flavour: string;
	terms?: Tier;
	bonus?: Tier;
}
export interface Contract {
	card: Epoch;
	tugs: { tier: number; pay: number; lacks: Three; extra: number; also?: number }[];
	nextToGo: boolean;
}

export interface Level {
	id: string;
	level: number;
	name: string;
	text: string;
	flavour: string;
	open: boolean;
	unlock?: string;
	unlockAt?: number;
}
export interface Persona {
	id: string;
	key: string;
	name: string;
	about: string;
	level: number;
	cards: Level[];
}

export interface Tug {
	seat: number;
	id: string;
	funds: number;
	income: number;
	phase: 'design' | 'ops';
	stats: Three;
	handDesign: number;
	handOps: number;
	seen: string[];
	parts: Part[];
	lasting: { name: string; turns: number; stat?: string }[];
	persona?: Persona;
	contractsTaken: number;
	attacksPlayed: number;
	launches: number;
	returnPrice: number;
	handLimit: number;
	playLimit: number;
	towardsLevel?: number;
	pile: { id: string; key: string; name: string; count: number }[];
	piled: number;
	curve: number[];
}

export interface Catalogue {
	cards: Listed[];
	epochs: Epoch[];
	personas: Persona[];
}

export interface View {
	mode: { name: string; title: string; about: string };
	round: number;
	roundLimit: number;
	phase: Phase;
	step: '' | made.Step;
	first: number;
	turn: number;
	token: number;
	goal: number;
	master?: number;
	teamFunds?: number;
	teamGoal?: number;
	played: number;
	changedPhase: boolean;
	toDraw: number;
	toChoose: number;
	acting?: string;
	curveRounds: number;
	wave: number;
	reshuffles: number;
	decks: { design: number; ops: number; epoch: number };
	context?: Epoch;
	contracts: Contract[];
	contractsMost: number;
	offer: Epoch[];
	epochDiscards: string[];
	players: Tug[];
	hand: Held[];
	catalogue?: Catalogue;
}

export const KINDS: Record<CardKind | Epoch['kind'], string> = {
	feature: 'Feature',
	spec: 'Spec',
	ility: 'Ility',
	'design-effect': 'Effect',
	attack: 'Attack',
	'ops-effect': 'Effect',
	contract: 'Contract',
	context: 'Context',
	disturbance: 'Disturbance',
};
export const SLOTS: Record<Slot, string> = { fuel: 'tank', prop: 'propulsion', manip: 'manipulator' };

export function kindOf(card: Printed): string {
	return card.slot ? `${KINDS[card.kind]}, ${SLOTS[card.slot]}` : KINDS[card.kind];
}

export function dollars(amount: number): string {
	return amount < 0 ? `−$${-amount}M` : `$${amount}M`;
}

export function signed(number: number): string {
	return number < 0 ? `−${-number}` : `+${number}`;
}

/* What a part is good for, in a few words: "$3M a turn, Energy +1". */
export function benefit(card: Printed): string {
	const words: string[] = [];
	if (card.income) words.push(`+$${card.income}M a turn`);
	card.stats?.forEach((value, i) => {
		if (value !== 0) words.push(`${STATS[i]} ${signed(value)}`);
	});
	return words.length > 0 ? words.join(', ') : card.text;
}

export function isOver(view: View): boolean {
	return ['won', 'team-won', 'master-won', 'timed-out'].includes(view.phase);
}

export function isOpening(view: View): boolean {
	return ['splitting', 'redrawing', 'becoming', 'ready'].includes(view.phase);
}

/* A move as the game's forms have it. */
export type Verb = made.Move['verb'];
export function said(move: Move): made.Move {
	return move.move;
}

export function movesOf(moves: Move[], ...verbs: Verb[]): Move[] {
	return moves.filter((move) => verbs.includes(said(move).verb));
}

/* How many cards of each deck a split or a new hand is. */
export function splitOf(move: Move): { design: number; ops: number } {
	const form = said(move);
	return form.verb === 'split' || form.verb === 'redraw' ? form : { design: 0, ops: 0 };
}

export function playerAt(players: Player[], seat: number): Player | undefined {
	return players.find((player) => player.seat === seat);
}

export function handSize(tug: Tug): number {
	return tug.handDesign + tug.handOps;
}

/* How many cards may still be played this turn; Infinity near the end of a sprint. */
export function playsLeft(view: View, tug: Tug): number {
	if (view.changedPhase) return 0;
	return tug.playLimit >= 255 ? Infinity : Math.max(0, tug.playLimit - view.played);
}

/* What a stat must reach for a Contract: as printed, or as the world has it now. */
export function needOf(contract: Contract, tug: Tug, stat: number): number {
	const printed = contract.card.terms?.need[stat] ?? 0;
	const lack = contract.tugs[tug.seat]?.lacks[stat] ?? 0;
	return lack > 0 ? tug.stats[stat]! + lack : printed;
}

/* What a Contract would pay this tug, its Bonus if that is met. */
export function payOf(contract: Contract, seat: number): number {
	const stands = contract.tugs[seat];
	const tier = stands?.tier === 2 && contract.card.bonus ? contract.card.bonus : contract.card.terms;
	return Math.max(0, (tier?.pay ?? 0) + (stands?.extra ?? 0));
}
