/* read.ts - what the board draws, read from the state as one seat is told it and the data of the
 * table. Seats count from 0 in it; amounts are $M; three numbers in a row are Strength, Speed and
 * Energy. */
import type { Book } from '../../game';
import type { Source, Stat, View as State } from '../../../made/space-tug-skirmish';
import { w } from './w';
import { catalogueOf, type Catalogue, type Printed, type Three } from './catalogue';

export const STAT_KEYS: Stat[] = ['strength', 'speed', 'energy'];

function three(of: Record<Stat, number>): Three {
	return [of.strength, of.speed, of.energy];
}

/* The cards of which there are some, by their counts in the order of their numbers. */
function counted(catalogue: Catalogue, counts: number[]): { card: Printed; count: number }[] {
	return catalogue.cards.flatMap((card, at) => (counts[at]! > 0 ? [{ card, count: counts[at]! }] : []));
}

/* What effects come from: "card-12", "epoch-3", "level-7". */
function sourceName(catalogue: Catalogue, source: Source): string {
	const [kind, number] = source.split('-') as ['card' | 'epoch' | 'level', string];
	const table = { card: catalogue.cards, epoch: catalogue.epochs, level: catalogue.levels }[kind];
	return table[Number(number) - 1]!.name;
}

/* The card that is at work, where it is one. */
function sourceCard(catalogue: Catalogue, source: Source | 0): Printed | undefined {
	const [kind, number] = source ? source.split('-') : [];
	return kind === 'card' ? catalogue.cards[Number(number) - 1] : undefined;
}

function partsOf(state: State, catalogue: Catalogue, seat: number) {
	const { built, off, repair } = state.player[seat]!;
	return built.map((part) => {
		const card = catalogue.cards[part - 1]!;
		return {
			...card,
			id: `p${seat + 1}-${card.key}`,
			off: off.includes(part),
			repair: repair[part - 1]!,
		};
	});
}

/* A Persona as somebody has it: which of its levels are open. */
function personaOf(catalogue: Catalogue, persona: number, level: number) {
	return persona === 0 ? undefined : { ...catalogue.personas[persona - 1]!, level };
}

function tugOf(state: State, catalogue: Catalogue, seat: number) {
	const player = state.player[seat]!;
	return {
		seat,
		id: `tug-${seat + 1}`,
		funds: player.funds,
		income: player.income,
		phase: player.orbit,
		stats: three(player.stats),
		handDesign: player.held.design,
		handOps: player.held.ops,
		seen: counted(catalogue, player.seen).flatMap(({ card, count }) => Array<string>(count).fill(card.name)),
		parts: partsOf(state, catalogue, seat),
		lasting: player.lasting.flatMap(({ source, turns, stat }) =>
			source ? [{ name: sourceName(catalogue, source), turns, stat: stat || undefined }] : [],
		),
		persona: personaOf(catalogue, player.persona, player.level),
		contracts: player.contracts,
		launches: player.launches,
		returnPrice: player.return_price,
		handLimit: player.hand_limit,
		playLimit: player.play_limit,
		towardsLevel: player.towards_level,
		pile: counted(catalogue, player.pile).map(({ card, count }) => ({ ...card, id: `pile-${card.key}`, count })),
		piled: player.piled.design + player.piled.ops,
		curve: player.curve.slice(0, state.curve_points),
	};
}

/* Contracts, and how each tug stands towards them. */
function contractsOf(state: State, book: Book, catalogue: Catalogue, seats: number[]) {
	const full = Boolean(state.contract[book.contracts_active - 1]);
	return state.contract.flatMap((epoch, at) =>
		epoch === 0
			? []
			: [
					{
						card: catalogue.epochs[epoch - 1]!,
						tugs: seats.map((seat) => ({
							tier: state.tier[at]![seat]!,
							pay: state.pay[at]![seat]!,
							lacks: three(state.lacks[at]![seat]!),
							extra: state.player[seat]!.contract_pay,
							also: state.also[at]![seat]!,
						})),
						nextToGo: at === 0 && full,
					},
				],
	);
}

/* The alternate rules that are on, in the order in which they are named. */
const RULES = ['epoch_master', 'rags_to_riches', 'sprint', 'slow_and_steady'] as const;
export type Rule = (typeof RULES)[number];

function modeOf(book: Book) {
	const on = RULES.filter((rule) => book[rule] === 'yes');
	const about = w.ruleAbout(book.goal, book.sprint_above, book.steady_cap);
	return {
		name: on.join('+') || 'race',
		title: on.map((rule) => w.ruleTitles[rule]).join(', ') || w.ruleTitles.race,
		about: on.map((rule) => about[rule]).join(' ') || about.race,
		rags: book.rags_to_riches === 'yes', /* from nothing, whoever one is */
	};
}

function courseOf(state: State) {
	return {
		round: state.round,
		roundLimit: state.round_limit,
		phase: state.phase,
		step: state.step,
		first: state.first - 1,
		turn: state.turn - 1,
		token: state.holder - 1,
		goal: state.goal,
		played: state.plays,
		changedPhase: state.changed,
		toDraw: state.draws,
		toChoose: state.again,
		curveRounds: 2 ** state.curve_step,
	};
}

/* The Epoch Master, and the designers who play against it together. */
function teamOf(state: State) {
	return state.master === 0
		? undefined
		: { master: state.master - 1, funds: state.team_funds, goal: state.team_goal };
}

function handOf(state: State, catalogue: Catalogue, seat: number) {
	return counted(catalogue, state.player[seat]?.hand ?? []).map(({ card, count }) => ({
		...card,
		id: `hand-${card.key}`,
		count,
		price: state.price[catalogue.cards.indexOf(card)]!,
	}));
}

export function read(state: State, book: Book, seat: number) {
	const catalogue = catalogueOf(book);
	const designers = state.master === 0 ? state.seats : state.seats - 1;
	const seats = Array.from({ length: designers }, (_, i) => i);
	const epochs = (numbers: number[]) => numbers.filter(Boolean).map((epoch) => catalogue.epochs[epoch - 1]!);
	return {
		mode: modeOf(book),
		...courseOf(state),
		team: teamOf(state),
		acting: state.acting ? sourceName(catalogue, state.acting) : undefined,
		actingCard: sourceCard(catalogue, state.acting),
		decks: { ...state.left, epoch: state.epoch.reduce((sum, left) => sum + left, 0) },
		context: epochs([state.context])[0],
		contracts: contractsOf(state, book, catalogue, seats),
		contractsMost: book.contracts_active as number,
		offer: epochs(state.offer),
		players: seats.map((each) => tugOf(state, catalogue, each)),
		hand: handOf(state, catalogue, seat),
		catalogue,
	};
}
