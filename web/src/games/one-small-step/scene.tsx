/* scene.tsx - what just happened: markers are stamped, spies drop in, harvests hop on the
 * mats, and a card that is played or a boot on the Moon is shown large for a moment. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Entry } from '../../game';
import { Badge, Die, Stage } from '../../pieces';
import { CardIcon, Rocket } from './icons';
import { cardOf, playerAt, type Props, type View } from './view';

const STAMP: Keyframe[] = [
	{ transform: 'scale(3) rotate(-25deg)', opacity: 0 },
	{ transform: 'scale(.85) rotate(4deg)', opacity: 1, offset: 0.7 },
	{ transform: 'none' },
];
const DROP: Keyframe[] = [
	{ transform: 'translateY(-3rem)', opacity: 0 },
	{ transform: 'translateY(3px)', opacity: 1, offset: 0.7 },
	{ transform: 'none' },
];
const HOP: Keyframe[] = [
	{ transform: 'none' },
	{ transform: 'translateY(-6px) scale(1.06)', offset: 0.4 },
	{ transform: 'none' },
];
const SHAKE: Keyframe[] = [
	{ transform: 'none' },
	{ transform: 'translateX(-5px) rotate(-2deg)' },
	{ transform: 'translateX(5px) rotate(2deg)' },
	{ transform: 'translateX(-3px)' },
	{ transform: 'none' },
];

function piece(id: string | undefined): Element | null {
	return id ? document.querySelector(`.room [data-piece="${CSS.escape(id)}"]`) : null;
}

function first(entry: Entry, start: string): string | undefined {
	return entry.pieces.find((one) => one.id.startsWith(start))?.id;
}

/* The rocket leaves its place on the poster for the Moon. */
function fly(stage: Stage, root: Element, delay: number): void {
	const craft = root.querySelector('.chart__craft')?.getBoundingClientRect();
	const moon = root.querySelector('.moon')?.getBoundingClientRect();
	if (!craft || !moon) return;
	const x = moon.left + moon.width / 2 - craft.left - craft.width / 2,
		y = moon.top + moon.height / 2 - craft.top - craft.height / 2;
	stage.run(
		root.querySelector('.chart__craft'),
		[
			{ transform: 'translate(-40vw, 30vh) scale(1.6)', opacity: 1 },
			{ transform: `translate(${x}px, ${y}px) scale(.25)`, opacity: 1, offset: 0.8 },
			{ transform: `translate(${x}px, ${y}px) scale(.1)`, opacity: 0 },
		],
		{ delay, time: 1000, easing: 'cubic-bezier(.5, 0, .4, 1)' },
	);
}

function tell(stage: Stage, root: Element, view: View, entry: Entry, delay: number): void {
	const cue = { delay, time: 380 };
	switch (entry.kind) {
		case 'research': {
			const id = first(entry, 'technology-');
			stage.run(document.querySelector(`[data-mark="${id}.${entry.seat}"]`), STAMP, { delay, time: 480 });
			stage.run(piece(id), HOP, cue);
			break;
		}
		case 'land':
			fly(stage, root, delay);
			break;
		case 'place':
			stage.run(piece(first(entry, 'spy-')), DROP, { delay, time: 480 });
			break;
		case 'recall':
		case 'strip':
			stage.run(piece(first(entry, 'technology-') ?? first(entry, 'store-')), SHAKE, { delay, time: 480 });
			break;
		case 'produce':
			view.players[entry.seat]?.stores.forEach((store, i) =>
				stage.run(piece(store.id), HOP, { delay: delay + 50 * i, time: 320 }),
			);
			break;
		case 'train':
			stage.run(piece(first(entry, 'tier-')), HOP, cue);
			break;
		case 'draw':
			stage.run(piece('deck'), HOP, cue);
			break;
		case 'take':
		case 'spoil':
		case 'skim':
			stage.run(piece(first(entry, 'store-')), SHAKE, { delay, time: 420 });
			break;
		default:
			entry.pieces
				.filter((one) => one.id.startsWith('store-'))
				.forEach((one) => stage.run(piece(one.id), HOP, cue));
	}
}

/* Plays the news once for each position; a click or a key skips it. */
export function useScene(props: Props, root: { current: HTMLDivElement | null }): void {
	const { view, news, still } = props;
	const stage = useRef(new Stage());
	useLayoutEffect(() => {
		stage.current.skip();
		if (still || !root.current) return;
		const step = Math.min(160, 700 / Math.max(1, news.length));
		news.forEach((entry, i) => tell(stage.current, root.current!, view, entry, i * step));
	}, [news]);
	useEffect(() => {
		const skip = () => stage.current.skip();
		addEventListener('pointerdown', skip, true);
		addEventListener('keydown', skip, true);
		return () => {
			removeEventListener('pointerdown', skip, true);
			removeEventListener('keydown', skip, true);
			stage.current.skip();
		};
	}, []);
}

/* A telegram over the chart: the card that was played, the throw, the landing. */
export function Telegram({ props }: { props: Props }) {
	const { view, news, players } = props;
	const main = useMemo(
		() =>
			news.find((entry) => entry.kind === 'land') ??
			news.find((entry) => entry.kind === 'play') ??
			news.find((entry) => entry.kind === 'shield' || entry.kind === 'stall' || entry.kind === 'strip'),
		[news],
	);
	if (!main || props.still) return null;
	const player = playerAt(players, main.seat);
	const card = main.kind === 'play' ? cardOf(view, first(main, 'card-') ?? '') : undefined;
	const gamble = news.find((entry) => entry.kind === 'gamble');
	const then = news.filter((entry) => entry !== main && entry.seat === main.seat && entry.kind !== 'draw');
	return (
		<div class={`telegram telegram--${main.kind}`} key={main.number} aria-hidden="true">
			<span class="telegram__art">
				{main.kind === 'land' ? <Rocket /> : <CardIcon id={card?.id ?? main.kind} />}
			</span>
			<span class="telegram__words">
				<b>
					{player && <Badge player={player} size="small" />} {main.text}
				</b>
				{card && <span>{card.rule}</span>}
				{then.slice(0, 2).map((entry, i) => (
					<small key={i}>{entry.text}</small>
				))}
			</span>
			{gamble && view.die ? <Die value={view.die} roll={main.number} fresh still={props.still} /> : null}
		</div>
	);
}
