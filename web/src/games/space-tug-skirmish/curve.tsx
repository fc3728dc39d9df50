/* curve.tsx - everybody's funds, round by round, against the goal; and where one's own are
 * heading. */
import { useRef } from 'preact/hooks';
import type { BoardProps, Player } from '../../game';
import { Amount, useSize } from '../../pieces';
import { playerAt, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

const NAMED = 84; /* px: a lower curve has no room for names */
const LEFT = 30;
const TOP = 14;

function Mark({ player, x, y }: { player: Player; x: number; y: number }) {
	const shapes: Record<string, string> = {
		circle: 'M0-6a6 6 0 1 1 0 12 6 6 0 1 1 0-12Z',
		square: 'M-5.5-5.5h11v11h-11Z',
		triangle: 'M0-7 7 5H-7Z',
		diamond: 'M0-7 7 0 0 7-7 0Z',
		hexagon: 'M-3-6h6l4 6-4 6h-6l-4-6Z',
		star: 'M0-7l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5Z',
	};
	return <path class="curve__mark" data-p={player.colour + 1} transform={`translate(${x} ${y})`} d={shapes[player.shape]} />;
}

/* Labels that would cover each other are pushed apart. */
function spread(at: number[], foot: number): number[] {
	const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]!);
	const out = [...at];
	for (let i = 1; i < order.length; i++)
		out[order[i]!] = Math.max(out[order[i]!]!, out[order[i - 1]!]! + 13);
	const over = Math.max(0, Math.max(...out) - foot - 4);
	return out.map((y) => y - over);
}

/* Where rounds and money are on the drawing. */
interface Plot {
	right: number;
	foot: number;
	height: number;
	goal: number;
	last: number;
	eta: number; /* the round in which the goal is met as things go; 0 is never */
	X(round: number): number;
	Y(value: number): number;
}

function plotOf({ view }: Props, tug: Tug, width: number, height: number): Plot {
	const [right, foot] = [width - 4, height - 18];
	const { team } = view;
	const goal = team ? Math.ceil(team.goal / view.players.length) : view.goal;
	const top = Math.max(goal, ...view.players.flatMap((one) => [...one.curve, one.funds])) * 1.04;
	const last = view.round;
	const most = Math.max(10, Math.ceil((last + 4) / 5) * 5);
	const lacks = goal - tug.funds;
	return {
		right,
		foot,
		height,
		goal,
		last,
		eta: tug.income > 0 && lacks > 0 ? last + Math.ceil(lacks / tug.income) : 0,
		X: (round) => LEFT + ((right - 78 - LEFT) * round) / most,
		Y: (value) => foot - ((foot - TOP) * Math.min(value, top)) / top,
	};
}

function Rules({ plot: { right, goal, Y } }: { plot: Plot }) {
	return (
		<>
			{[0, goal / 2].map((value) => (
				<path key={value} class="curve__rule" d={`M${LEFT} ${Y(value)}H${right}`} />
			))}
			<path class="curve__goal" d={`M${LEFT} ${Y(goal)}H${right}`} />
			{[0, goal / 2, goal].map((value) => (
				<text key={value} class="curve__value" x={LEFT - 4} y={Y(value) + 4}>
					{Math.round(value)}
				</text>
			))}
		</>
	);
}

/* On to the goal, or to the edge if it lies beyond. */
function Next({ plot, tug }: { plot: Plot; tug: Tug }) {
	const { eta, last, right, goal, X, Y } = plot;
	if (eta === 0 || tug.phase !== 'ops' || eta > last + 25) return null;
	const beyond = X(eta) > right;
	const reached = tug.funds + ((goal - tug.funds) * (right - X(last))) / (X(eta) - X(last));
	const end = beyond ? Y(reached) : Y(goal);
	return <path class="curve__next" d={`M${X(last)} ${Y(tug.funds)}L${Math.min(X(eta), right)} ${end}`} />;
}

function Lines({ props, plot, tug }: { props: Props; plot: Plot; tug: Tug }) {
	const { view } = props;
	const { last, X, Y } = plot;
	const points = (one: Tug) => [
		...one.curve.map((value, i) => [X(i * view.curveRounds), Y(value)] as const),
		[X(last), Y(one.funds)] as const,
	];
	const drawn = (one: Tug) =>
		points(one)
			.map((point) => point.map((n) => n.toFixed(1)).join(' '))
			.join('L');
	return (
		<>
			{view.players.map((one) => (
				<path
					key={one.seat}
					class={'curve__line' + (one.seat === tug.seat ? ' is-mine' : '')}
					d={`M${drawn(one)}`}
				/>
			))}
		</>
	);
}

function Names({ props, plot }: { props: Props; plot: Plot }) {
	const { view, players, seat } = props;
	const { last, foot, height, X, Y } = plot;
	const labels = spread(view.players.map((one) => Y(one.funds) + 4), foot - 6); /* clear of the words at the foot */
	return (
		<>
			{view.players.map((one, i) => {
				const player = playerAt(players, one.seat);
				return (
					player && (
						<g key={one.seat}>
							<Mark player={player} x={X(last)} y={Y(one.funds)} />
							{height >= NAMED && (
								<text class="curve__name" x={X(last) + 11} y={labels[i]}>
									{one.seat === seat ? w.you : player.name} {one.funds}
								</text>
							)}
						</g>
					)
				);
			})}
		</>
	);
}

function FundsHead({ props, plot, tug }: { props: Props; plot: Plot; tug: Tug }) {
	const { team } = props.view;
	return (
		<header class="funds__head">
			<span class="label">{w.funds}</span>
			<b>
				{w.currency.before}
				<Amount value={tug.funds} still={props.still} />
				{w.currency.after}
			</b>
			<span>
				{w.earns(tug.income, tug.phase === 'ops')}
				{team ? w.teamHas(team.funds, team.goal) : w.goalIs(plot.goal)}
			</span>
		</header>
	);
}

export function Curve({ props, tug }: { props: Props; tug: Tug }) {
	const { view, players } = props;
	const box = useRef<SVGSVGElement>(null);
	const { width, height } = useSize(box, { width: 320, height: 160 });
	const plot = plotOf(props, tug, width, height);
	const said = view.players.map((one) => `${playerAt(players, one.seat)?.name}: ${w.dollars(one.funds)}`);
	return (
		<section class="funds" aria-label={w.funds}>
			<FundsHead props={props} plot={plot} tug={tug} />
			<svg class="curve" ref={box} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said.join(', ')}>
				<Rules plot={plot} />
				<Next plot={plot} tug={tug} />
				<Lines props={props} plot={plot} tug={tug} />
				<Names props={props} plot={plot} />
				<text class="curve__round" x={plot.right} y={plot.foot + 14}>
					{plot.eta > 0 && tug.phase === 'ops' ? w.goalAbout(plot.eta) : w.inRound(view.round)}
				</text>
			</svg>
		</section>
	);
}
