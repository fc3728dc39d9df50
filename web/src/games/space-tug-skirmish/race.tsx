/* race.tsx - the race for money, as a measure along the upper edge: where everybody stands, and the
 * goal. */
import { useRef } from 'preact/hooks';
import { Token, useSize, type Sign } from '../../pieces';
import type { BoardProps, Player } from '../../game';
import { playerAt, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

const APART = 23; /* px between the signs of two players */
const LINE = 34;
const END = 64; /* px for the words of the goal */

/* Signs that would cover each other are pushed apart, in the order of their money. */
function spread(at: number[], most: number): number[] {
	const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]! || a - b);
	const out = [...at];
	order.forEach((i, k) => k > 0 && (out[i] = Math.max(out[i]!, out[order[k - 1]!]! + APART)));
	for (let k = order.length - 1, limit = most; k >= 0; k--, limit -= APART)
		out[order[k]!] = Math.min(out[order[k]!]!, limit);
	return out;
}

function Scale({ X, goal, small }: { X(value: number): number; goal: number; small: boolean }) {
	return (
		<g aria-hidden="true">
			<path class="race__line" d={`M${X(0)} ${LINE}H${X(goal)}`} />
			{Array.from({ length: 21 }, (_, i) => (
				<path key={i} class="race__line" d={`M${X((goal * i) / 20)} ${i % 5 ? LINE - 4 : LINE - 8}V${LINE + 4}`} />
			))}
			{(small ? [0, 2] : [0, 1, 2, 3]).map((part) => (
				<text key={part} x={X((goal * part) / 4)} y={LINE + 17}>
					{w.dollars(Math.round((goal * part) / 4))}
				</text>
			))}
			<path class="race__goal" d={`M${X(goal)} 6V${LINE + 10}`} />
			<text class="race__end" x={X(goal) + 6} y="20">
				{w.dollars(goal)}
			</text>
		</g>
	);
}

/* One's sign over the line, and the point that it means. */
function Runner({ sign, x, at }: { sign: Sign; x: number; at: number }) {
	return (
		<g data-p={sign.colour + 1} data-runner={sign.letter}>
			<path class="race__point" d={`M${at} ${LINE - 1}L${x - 5} ${LINE - 9}H${x + 5}Z`} />
			<g transform={`translate(${x} 15)`}>
				<Token sign={sign} size={20} />
			</g>
		</g>
	);
}

export function Race({ props }: { props: Props }) {
	const { view, players } = props;
	const box = useRef<HTMLElement>(null);
	const { width } = useSize(box, { width: 820, height: 52 });
	const goal = view.team?.goal ?? view.goal;
	const top = Math.max(goal, ...view.players.map((tug) => tug.funds));
	const X = (value: number) => 14 + (Math.max(0, value) * (width - 14 - END)) / top;
	const tugs = view.players.flatMap((tug) => {
		const player = playerAt(players, tug.seat);
		return player ? [{ tug, player }] : [];
	});
	const places = spread(tugs.map(({ tug }) => X(tug.funds)), width - 12);
	const funds = (player: Player, amount: number) => w.hasFunds(player.me ? w.you : player.name, amount);
	const said = [
		...tugs.map(({ tug, player }) => funds(player, tug.funds)),
		view.team ? w.teamOf(view.team.funds, goal) : w.goalOf(goal),
	];
	return (
		<section class="race" ref={box}>
			<svg viewBox={`0 0 ${width} 54`} role="img" aria-label={said.join(', ')}>
				<Scale X={X} goal={goal} small={width < 420} />
				{view.team && (
					<g aria-hidden="true">
						<path class="race__team" d={`M${X(0)} ${LINE}H${X(view.team.funds)}`} />
						<text class="race__sum" x={X(view.team.funds)} y={LINE + 17}>
							{w.teamFunds(view.team.funds)}
						</text>
					</g>
				)}
				<g aria-hidden="true">
					{tugs.map(({ tug, player }, i) => (
						<Runner key={tug.seat} sign={player} x={places[i]!} at={X(tug.funds)} />
					))}
				</g>
			</svg>
		</section>
	);
}
