/* scene.tsx - what just happened: markers are stamped, spies drop in, harvests hop on the
 * mats, and a card that is played or a boot on the Moon is shown large for a moment. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Entry } from '../../game';
import { Badge, Die, Stage } from '../../pieces';
import { CardIcon, Rocket } from './icons';
import { cardOfKind, news, pieceAt, playerAt, type Key, type Props, type View } from './view';

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

/* A resource of a seat's mat; seats count from 1 in what is told. */
function store(view: View, seat: number, key: Key): Element | null {
	return piece(view.players[seat - 1]?.stores.find((one) => one.key === key)?.id);
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
	const told = news(entry);
	switch (told.kind) {
		case 'research': {
			const id = view.technologies[told.technology - 1]?.id;
			stage.run(document.querySelector(`[data-mark="${id}.${entry.seat}"]`), STAMP, { delay, time: 480 });
			stage.run(piece(id), HOP, cue);
			break;
		}
		case 'land':
			fly(stage, root, delay);
			break;
		case 'place':
			stage.run(piece(view.players[entry.seat]?.spies.find((spy) => spy.place === told.to)?.id), DROP, {
				delay,
				time: 480,
			});
			break;
		case 'recall':
			stage.run(piece(pieceAt(view, told.at)), SHAKE, { delay, time: 480 });
			break;
		case 'strip':
			stage.run(piece(view.technologies[told.technology - 1]?.id), SHAKE, { delay, time: 480 });
			break;
		case 'produce':
			view.players[entry.seat]?.stores.forEach((store, i) =>
				stage.run(piece(store.id), HOP, { delay: delay + 50 * i, time: 320 }),
			);
			break;
		case 'train':
			stage.run(piece(`tier-${told.tier}`), HOP, cue);
			break;
		case 'draw':
			stage.run(piece('deck'), HOP, cue);
			break;
		case 'aim':
			if (told.resource) stage.run(store(view, told.victim, told.resource), SHAKE, { delay, time: 420 });
			break;
		case 'take':
		case 'spoil':
		case 'skim':
			stage.run(store(view, told.victim, told.resource), SHAKE, { delay, time: 420 });
			break;
		case 'swap':
			stage.run(store(view, told.seat, told.gain), HOP, cue);
			stage.run(store(view, told.seat, told.resource), HOP, cue);
			break;
		default:
			if ('resource' in told) stage.run(store(view, told.seat, told.resource), HOP, cue);
	}
}

/* Plays the news once for each position; a click or a key skips it. */
export function useScene(props: Props, root: { current: HTMLDivElement | null }): void {
	const { view, still } = props;
	const stage = useRef(new Stage());
	useLayoutEffect(() => {
		stage.current.skip();
		if (still || !root.current) return;
		const step = Math.min(160, 700 / Math.max(1, props.news.length));
		props.news.forEach((entry, i) => tell(stage.current, root.current!, view, entry, i * step));
	}, [props.news]);
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
	const { view, players } = props;
	const main = useMemo(
		() =>
			props.news.find((entry) => entry.kind === 'land') ??
			props.news.find((entry) => entry.kind === 'play') ??
			props.news.find((entry) => entry.kind === 'shield' || entry.kind === 'stall' || entry.kind === 'strip'),
		[props.news],
	);
	if (!main || props.still) return null;
	const player = playerAt(players, main.seat);
	const told = news(main);
	const card = told.kind === 'play' ? cardOfKind(view, told.card) : undefined;
	const gamble = props.news.find((entry) => entry.kind === 'gamble');
	const then = props.news.filter((entry) => entry !== main && entry.seat === main.seat && entry.kind !== 'draw');
	return (
		<div class={`telegram telegram--${main.kind}`} key={main.number} aria-hidden="true">
			<span class="telegram__art">
				{main.kind === 'land' ? <Rocket /> : <CardIcon card={card} />}
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
