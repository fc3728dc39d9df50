/* view.ts - the table as the server shows it to one seat (src/games/flank/json.c), and small
 * questions about it. Ids are those of pieces; seats count from 0. */
import type { Move, Player } from '../../game';

export type Colour = 'blue' | 'green' | 'yellow';
export type Tokens = Record<Colour, number>;
export const COLOURS: Colour[] = ['blue', 'green', 'yellow'];

export type Area = 'front' | 'support' | 'flank';
export const AREAS: Area[] = ['front', 'support', 'flank'];
export const AREA_TITLES: Record<Area, string> = { front: 'Frontline', support: 'Support', flank: 'Flank' };

export type Phase =
	| 'choosing'
	| 'harvest'
	| 'build'
	| 'move'
	| 'picking'
	| 'joining'
	| 'reinforce'
	| 'formation'
	| 'before'
	| 'spending'
	| 'strikes'
	| 'regroup'
	| 'won'
	| 'timed-out';

/* Units by the names of their types: { soldier: 2 }. */
export type Army = Record<string, number>;

export interface Zone {
	id: string;
	title: string;
	limit: number;
	x: number;
	y: number;
	corners: number[];
	near: string[];
	location?: number; /* whose base location it is */
	base?: boolean;
	units0?: { count: number; of: Army };
	units1?: { count: number; of: Army };
}

export interface Faction {
	id: string;
	name: string;
	title: string;
	people: string;
	about: string;
}

export interface Unit {
	id: string;
	name: string;
	title: string;
	plural: string;
	price: Tokens;
	copies: number;
	used: number;
	text: string;
	flavour: string;
}

export interface Upgrade {
	id: string;
	title: string;
	price: Tokens;
	when: 'ongoing' | 'before' | 'after';
	text: string;
	flavour: string;
	active: boolean;
}

export interface Side {
	seat: number;
	bases: number;
	units: number;
	zones: number;
	cards: number;
	tokens: Tokens;
	onCard: Tokens;
	faction?: Faction;
	roster?: Unit[];
	upgrades?: Upgrade[];
}

export interface Sheet {
	seat: number;
	base: boolean;
	waiting?: Army;
	front?: Army;
	support?: Army;
	flank?: Army;
	aside?: Army;
	lost?: Army;
	points?: number;
	fromFront?: number;
	fromSupport?: number;
	fromBase?: number;
	fromBlue?: number;
	fromUpgrades?: number;
	strikes?: number;
	stopped?: boolean;
	hidden?: string;
	forming: boolean;
}

export interface Battle {
	zone: string;
	attacker: number;
	spentThisTurn: number;
	winner?: number;
	sheets: [Sheet, Sheet];
	ifEndedNow?: string;
}

export interface Resource {
	id: string;
	title: string;
	gives: Tokens;
	copies: number;
	flavour: string;
}

export interface View {
	round: number;
	roundLimit: number;
	phase: Phase;
	first: number;
	initiative: number;
	turn: number;
	deck: number;
	source?: string;
	target?: string;
	limits: {
		tokens: Tokens;
		mine: Tokens;
		upgrades: number;
		population: number;
		movePrice: number;
		attackersOver: number;
		frontPoints: number;
		supportPoints: number;
		basePoints: number;
	};
	factions?: Faction[];
	board: {
		name: string;
		title: string;
		about: string;
		width: number;
		height: number;
		border: [number, number, number, number];
		zones: Zone[];
	};
	players: [Side, Side];
	battle?: Battle;
	hand: Resource[];
	discards: Record<string, number>;
}

export function zoneOf(view: View, id: string): Zone | undefined {
	return view.board.zones.find((zone) => zone.id === id);
}

export function unitsAt(zone: Zone, seat: number): { count: number; of: Army } {
	return (seat === 0 ? zone.units0 : zone.units1) ?? { count: 0, of: {} };
}

/* Whose zone it is: who has units or a base there. */
export function holder(zone: Zone): number {
	if (unitsAt(zone, 0).count > 0) return 0;
	if (unitsAt(zone, 1).count > 0) return 1;
	return zone.base ? zone.location! : -1;
}

export function unitNamed(view: View, name: string): Unit | undefined {
	return view.players.flatMap((side) => side.roster ?? []).find((unit) => unit.name === name);
}

export function unitTitle(view: View, name: string, count = 1): string {
	const unit = unitNamed(view, name);
	return unit ? (count === 1 ? unit.title : unit.plural) : name;
}

export function factionOf(view: View, seat: number): string {
	return view.players[seat]?.faction?.name ?? (seat === 0 ? 'terran' : 'swarm');
}

export function sizeOf(army: Army | undefined): number {
	return Object.values(army ?? {}).reduce((sum, count) => sum + count, 0);
}

/* "2 Soldiers and 1 Tank". */
export function armyWords(view: View, army: Army | undefined): string {
	const words = Object.entries(army ?? {})
		.filter(([, count]) => count > 0)
		.map(([name, count]) => `${count} ${unitTitle(view, name, count)}`);
	if (words.length === 0) return 'nobody';
	return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function tokenWords(tokens: Tokens): string {
	const words = COLOURS.filter((colour) => tokens[colour] > 0).map(
		(colour) => `${tokens[colour]} ${colour}`,
	);
	return words.length === 0 ? 'nothing' : words.join(', ');
}

export function isOpenBattle(view: View): boolean {
	return view.battle?.sheets[0].points !== undefined;
}

/* The seat whose side of the table this is: one's own, or the first's for who watches. */
export function viewpoint(view: View, seat: number): number {
	return seat >= 0 ? seat : view.first;
}

export function playerName(players: Player[], seat: number): string {
	const player = players.find((known) => known.seat === seat);
	return player ? (player.me ? 'You' : player.name) : `Player ${seat + 1}`;
}

/* "p1 wins 8 to 7: p2 loses 1 Tank" with names; for oneself in the second person. */
export function withPlayers(text: string, players: Player[]): string {
	return text.replace(/\bp([12]) (wins|loses)\b/g, (_, number, verb) => {
		const seat = Number(number) - 1;
		const player = players.find((known) => known.seat === seat);
		if (player?.me) return `${verb === 'wins' ? 'You win' : 'you lose'}`;
		return `${player?.name ?? `p${number}`} ${verb}`;
	});
}

export function areaPiece(seat: number, area: Area): string {
	return `area-p${seat + 1}-${area}`;
}

export function armyPiece(zone: string, unit: string): string {
	return zone.replace(/^zone-/, 'army-') + '-' + unit;
}

export function moveNamed(moves: Move[], ...texts: string[]): Move | undefined {
	return moves.find((move) => texts.includes(move.text));
}

/* What a way of forming one type up says: "tank 1 front 2 support". */
export function formOf(move: Move): { unit: string; split: Record<Area, number> } | null {
	const match = /^([a-z-]+)((?: \d+ (?:front|support|flank))+)$/.exec(move.text);
	if (!match) return null;
	const split: Record<Area, number> = { front: 0, support: 0, flank: 0 };
	for (const [, count, area] of match[2]!.matchAll(/ (\d+) (front|support|flank)/g))
		split[area as Area] = Number(count);
	return { unit: match[1]!, split };
}

/* What a spend, a push or a move of the own would make of the points. */
export function pointsAfter(move: Move): { ours: number; theirs: number } | null {
	const match = /you (\d+), they (\d+)/.exec(move.explain);
	return match ? { ours: Number(match[1]), theirs: Number(match[2]) } : null;
}
