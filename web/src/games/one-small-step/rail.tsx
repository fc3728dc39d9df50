/* rail.tsx - the edge of the table under the chart: the secondary objective, whatever a
 * half-made choice still asks for (how many, of what, which card), and the way out. */
import { Badge, canPick, markClass } from '../../pieces';
import type { Move } from '../../game';
import { CardIcon, Res } from './icons';
import { OwnStores } from './mat';
import { allNumbers } from './swaps';
import { aimWords, cardOf, leftOver, playerAt, technologyOf, type Props } from './view';
import { Piece } from './piece';

/* --- the objective ------------------------------------------------------------------ */

function Objective({ props }: { props: Props }) {
	const { objective } = props.view;
	const seat = props.seat;
	const met = objective.all.filter((one) => one.met.includes(seat)).length;
	const holders = props.view.players.filter((nation) =>
		objective.all.every((one) => one.met.includes(nation.seat)),
	);
	const says = `Secondary objective: ${objective.name}. ${aimWords(objective.all.map((one) => one.rule))}. ${objective.points} points at the end`;
	return (
		<Piece class={'aim' + markClass(props.marks.get(objective.id))} props={props} id={objective.id} name={says} title={says}>
			<span class="aim__points" aria-hidden="true">
				{objective.points}
				<small>points</small>
			</span>
			<span class="aim__words" aria-hidden="true">
				<b>{objective.name}</b>
				<span>
					{aimWords(objective.all.map((one) => one.rule))}
				</span>
			</span>
			<span class="aim__who" aria-hidden="true">
				{holders.map((nation) => {
					const player = playerAt(props.players, nation.seat);
					return player && <Badge key={nation.seat} player={player} size="small" />;
				})}
				{seat >= 0 && !objective.met && objective.all.length > 1 && (
					<small>
						{met} of {objective.all.length}
					</small>
				)}
			</span>
		</Piece>
	);
}

/* --- what is still to be said ---------------------------------------------------------- */

const WAYS: [RegExp, (found: RegExpExecArray) => string][] = [
	[/^(?:sell|buy|swap) (\d+)/, (found) => found[1]!],
	[/^draw (\d+)/, (found) => found[1]!],
	[/^play /, () => 'Play it'],
	[/^turn in /, () => 'Turn it in'],
	[/^discard /, () => 'Discard it'],
];

function short(text: string): string {
	for (const [words, way] of WAYS) {
		const found = words.exec(text);
		if (found) return way(found);
	}
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function titleOf(moves: Move[]): string {
	const text = moves[0]?.text ?? '';
	const trade = /^(sell|buy) \d+ (.+)$/.exec(text);
	if (trade) return `${trade[1] === 'sell' ? 'Sell' : 'Buy'} ${trade[2]}: how many?`;
	const swap = /^swap \d+ (.+)$/.exec(text);
	if (swap) return `Swap ${swap[1]}: how many?`;
	if (text.startsWith('draw ')) return 'Draw how many?';
	return 'Which?';
}

/* Moves that no further piece tells apart. */
function same(props: Props): Move[] {
	const left = leftOver(props);
	if (left.length < 2) return [];
	for (const mark of props.marks.values())
		if (canPick(mark) && !mark.chosen && mark.moves.some((move) => left.includes(move))) return [];
	return allNumbers(left);
}

function Ways({ props, moves }: { props: Props; moves: Move[] }) {
	return (
		<div class="tray" role="group" aria-label={titleOf(moves)}>
			<span class="tray__title">{titleOf(moves)}</span>
			{moves.map((move) => (
				<button
					key={move.text}
					type="button"
					class="tray__way"
					data-move={move.text}
					title={move.explain}
					aria-label={`${short(move.text)}: ${move.text}. ${move.explain}`}
					onClick={() => props.play(move.text)}
				>
					{short(move.text)}
				</button>
			))}
			<button type="button" class="tray__back" onClick={() => props.pick(props.chosen.at(-1)!)}>
				Back
			</button>
		</div>
	);
}

/* The bank, where a resource is to be named. */
function Bank({ props }: { props: Props }) {
	const { view } = props;
	const title =
		view.phase === 'converting'
			? 'The card becomes'
			: view.phase === 'bartering'
				? 'Swap it for'
				: 'Buy for Gold';
	return (
		<div class="tray" role="group" aria-label={title}>
			<span class="tray__title">{title}</span>
			{view.resources
				.filter((resource) => canPick(props.marks.get(resource.id)))
				.map((resource) => (
					<Piece
						key={resource.id}
						class={'tray__way tray__way--res' + markClass(props.marks.get(resource.id))}
						props={props} id={resource.id} name={resource.name}
					>
						<Res of={resource.key} />
						<span class="tray__name">{resource.name}</span>
					</Piece>
				))}
			{props.chosen.length > 0 && (
				<button type="button" class="tray__back" onClick={() => props.pick(props.chosen.at(-1)!)}>
					Back
				</button>
			)}
		</div>
	);
}

/* A rival's hand, laid open. */
function Seen({ props }: { props: Props }) {
	const cards = (props.view.known ?? []).flatMap((hand) => hand.cards);
	const open = cards.filter((card, i) => canPick(props.marks.get(card.id)) && cards.findIndex((other) => other.id === card.id) === i);
	return (
		<div class="tray" role="group" aria-label="Cards you see">
			<span class="tray__title">Take</span>
			{open.map((card) => (
				<Piece
					key={card.id}
					class={'tray__way tray__way--card' + markClass(props.marks.get(card.id))}
					props={props} id={card.id} name={`${card.name}. ${card.now}`}
				>
					<CardIcon id={card.id} />
					{card.name}
				</Piece>
			))}
		</div>
	);
}

/* What is being done, where pieces of the chart or the mats are asked for. */
function AtWork({ props }: { props: Props }) {
	const { view } = props;
	const id = view.technology ?? view.card;
	const name = view.technology
		? technologyOf(view, view.technology)?.name
		: view.card && (cardOf(view, view.card)?.name ?? '');
	const says: Record<string, string> = {
		acting: 'Click a raised plate to research, your mat to produce, sell or buy, a card or the deck for espionage.',
		trading: 'Click another resource, or be done.',
		aiming: 'Click what is lit: on the mats of your rivals, or on the chart.',
		bartering: 'Click what you give on your mat.',
		spying: 'Click your spies at home, or one that is out.',
		placing: 'Click a rival’s resource, or a lit plate.',
		inventing: 'Click a raised plate.',
		drawing: 'Click the deck, or be done. At the highest tier a rival’s hand will do too.',
		discarding: 'Click a card.',
		leaving: 'Click a card to turn it in.',
	};
	const text = props.moves.length > 0 ? says[view.phase] : '';
	return (
		<div class="tray tray--quiet">
			{name && id && (
				<button type="button" class="tray__work" onClick={() => props.look(id)}>
					<span class="sr">Read </span>
					{name}
				</button>
			)}
			{text && <span class="tray__hint">{text}</span>}
		</div>
	);
}

function Tray({ props }: { props: Props }) {
	const ways = same(props);
	if (ways.length > 0) return <Ways props={props} moves={ways} />;
	if (props.view.resources.some((resource) => canPick(props.marks.get(resource.id)))) return <Bank props={props} />;
	if (props.view.phase === 'picking' && props.moves.length > 0) return <Seen props={props} />;
	return <AtWork props={props} />;
}

/* --- the way out ------------------------------------------------------------------------- */

const OUT: Record<string, string> = { done: 'Done', skip: 'Skip', 'end turn': 'End turn', 'lie low': 'Lie low' };

function Out({ props }: { props: Props }) {
	const out = props.moves.find((move) => move.text in OUT);
	if (!out) return null;
	return (
		<button
			type="button"
			class={'out' + (out.text === 'lie low' ? ' out--quiet' : '')}
			data-move={out.text}
			title={out.explain}
			aria-label={`${OUT[out.text]}. ${out.explain}`}
			onClick={() => props.play(out.text)}
		>
			{OUT[out.text]}
		</button>
	);
}

export function Rail({ props }: { props: Props }) {
	return (
		<div class="rail">
			{props.phone && <OwnStores props={props} />}
			<Objective props={props} />
			<Tray props={props} />
			<Out props={props} />
		</div>
	);
}
