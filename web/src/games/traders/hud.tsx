/* hud.tsx - beside the map: the planet card and the event of the round, the stack, the dice,
 * and the one thing to press when there is nothing left to click. */
import { theOne, type BoardProps } from '../../game';
import { canPick, Die, markClass, SmallCard } from '../../pieces';
import { stackArt } from './art';
import { w } from './say';
import { eventText, planetCardText } from './texts';
import { isRolling, playerAt, titled, type Act, type News, type Phase, type View } from './view';

type Props = BoardProps<View, Act, News>;

/* What ends a step, where nothing is rolled. */
const DONE: Partial<Record<Phase, string>> = {
	ready: w.hud.begin,
	market: w.hud.endTurn,
	flying: w.hud.stay,
};

function Stack({ props }: { props: Props }) {
	const { view, marks } = props;
	const mark = marks.get('stack');
	const open = canPick(mark);
	const buys = theOne(props.moves, 'buy') !== undefined;
	return (
		<button
			class={'hud__stack' + markClass(mark)}
			data-piece="stack"
			title={buys && !open ? w.hud.discardFirst : undefined}
			onClick={() => (open ? props.pick('stack') : props.look('stack'))}
		>
			<span class="hud__back">{stackArt()}</span>
			<span class="hud__words">
				<b>{open ? w.hud.buy : w.hud.cards}</b>{' '}
				<span>{open ? `${view.prices.card} MCr` : w.hud.left(view.stack)}</span>
			</span>
		</button>
	);
}

/* The die to be rolled; more with a boosted engine. How it fell stands before the question. */
function Roll({ props }: { props: Props }) {
	const { view, marks } = props;
	const roll = theOne(props.moves, 'done');
	if (!roll || !isRolling(view)) return null;
	return (
		<button
			class={'hud__go' + markClass(marks.get('dice'))}
			data-piece="dice"
			data-move={roll.text}
			title={roll.explain}
			onClick={() => props.play(roll.text)}
		>
			<span class="hud__dice" aria-hidden="true">
				{Array.from({ length: 1 + view.boosts }, (_, i) => (
					<Die key={i} value={0} />
				))}
			</span>
			<b>{w.hud.roll(1 + view.boosts)}</b>
			<span class="sr">
				{' '}
				{w.hud.andFly} {roll.explain}
			</span>
		</button>
	);
}

function Done({ props }: { props: Props }) {
	const { view, moves } = props;
	const done = theOne(moves, 'done') ?? theOne(moves, 'stay');
	if (!done || isRolling(view)) return null;
	const says = DONE[view.phase] ?? w.hud.goOn;
	const quiet = moves.length > 1; /* there are things to do before it */
	return (
		<button
			class={'hud__go hud__go--plain' + (quiet ? ' hud__go--quiet' : '')}
			data-move={done.text}
			title={done.explain}
			aria-label={`${says}. ${done.explain}`}
			onClick={() => props.play(done.text)}
		>
			<b>{says}</b>
		</button>
	);
}

export function Hud({ props }: { props: Props }) {
	const { view, players } = props;
	const planets = planetCardText(view, true);
	const drawn = view.event ? playerAt(players, view.turn) : undefined;
	return (
		<div class="hud">
			{planets && (
				<span class="hud__planets">
					<SmallCard
						id={view.planetCard!.id}
						label={w.bar.round(view.round)}
						card={planets}
						onLook={() => props.look(view.planetCard!.id)}
					/>
				</span>
			)}
			{view.event && (
				<span class="hud__event">
					<SmallCard
						id={view.event.id}
						label={w.hud.event(drawn)}
						onLook={() => props.look(view.event!.id)}
						card={{ ...eventText(view.event), title: titled(view.event.name) }}
					/>
				</span>
			)}
			{!view.event && planets && <span class="hud__event hud__event--none" aria-hidden="true" />}
			<Stack props={props} />
			<span class="hud__end">
				<Roll props={props} />
				<Done props={props} />
			</span>
		</div>
	);
}
