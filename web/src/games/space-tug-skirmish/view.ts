/* view.ts - small questions about what the board draws (read.ts). Amounts are $M; three numbers
 * in a row are Strength, Speed and Energy. */
import type { Move, Player } from '../../game';
import type { Move as Act, News } from '../../../made/space-tug-skirmish';
import type { Persona, Printed } from './catalogue';
import type { read } from './read';
import { w } from './w';

export type { Catalogue, Epoch, Level, Persona, Printed, Slot } from './catalogue';
export type { Act, News };

export type View = ReturnType<typeof read>;
export type Tug = View['players'][number];
export type Part = Tug['parts'][number];
export type Contract = View['contracts'][number];
export type Held = View['hand'][number];

export function kindOf(card: Printed): string {
	return card.slot ? `${w.kinds[card.kind]}, ${w.slots[card.slot]}` : w.kinds[card.kind];
}

export function signed(number: number): string {
	return number < 0 ? `−${-number}` : `+${number}`;
}

/* What a part is good for, in a few words: "+$3M a turn, Energy +1". */
export function benefit(card: Printed): string {
	const words: string[] = [];
	if (card.income) words.push(w.incomeOf(card.income));
	card.stats?.forEach((value, i) => {
		if (value !== 0) words.push(`${w.stats[i]} ${signed(value)}`);
	});
	return words.length > 0 ? words.join(', ') : card.text;
}

export function isOver(view: View): boolean {
	return ['won', 'team-won', 'master-won', 'timed-out'].includes(view.phase);
}

/* Nobody has won by money: the rounds were over, or somebody left. */
export function isSheetLost(view: View): boolean {
	return view.phase !== 'won' && view.phase !== 'team-won' && view.phase !== 'master-won';
}

export function isOpening(view: View): boolean {
	return ['splitting', 'redrawing', 'becoming', 'ready'].includes(view.phase);
}

/* A move as the game's forms have it. */
export type Verb = Act['verb'];
export function said(move: Move): Act {
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

/* A tug as it is called: one's own, or somebody's. */
export function nameOfTug(player: Player | undefined, mine: boolean): string {
	return mine ? w.yourTug : w.tugOf(player?.name ?? '?');
}

/* What is painted on a hull: whose it is, and how often it has flown. */
export function signOf(tug: Tug, player: Player | undefined): string {
	return `${player?.letter ?? '?'}-${1 + tug.launches}`;
}

export function playerAt(players: Player[], seat: number): Player | undefined {
	return players.find((player) => player.seat === seat);
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

/* The line about a Persona, and how it starts at this table. */
export function aboutOf(persona: Persona, view: View): string {
	const more = view.mode.rags ? 0 : (persona.starts[view.players.length - 1] ?? 0);
	return more === 0 ? persona.about : `${persona.about} ${w.startsWith(more)}`;
}

/* What a Contract would pay this tug, its Bonus if that is met. */
export function payOf(contract: Contract, seat: number): number {
	const stands = contract.tugs[seat];
	const tier = stands?.tier === 2 && contract.card.bonus ? contract.card.bonus : contract.card.terms;
	return Math.max(0, (tier?.pay ?? 0) + (stands?.extra ?? 0));
}
