/* goods.tsx - the goods, money and small signs of Traders, as drawings 20 units across. */
import type { Good, Units } from './view';
import { GOODS } from './view';

const DRAWN: Record<Good, preact.VNode> = {
	metal: (
		<g stroke-linejoin="round">
			<path d="M5.5 6h9l4 9.5h-17z" fill="#b4c4dc" stroke="#150c45" stroke-width="1.6" />
			<path d="M6.5 7.4h7l1.2 3H5.3z" fill="#f4f9ff" />
		</g>
	),
	food: (
		<g>
			<path d="M10 6.3c-3-2-8-.6-8 4.2 0 4.5 3.6 8 5.8 8 1 0 1.4-.5 2.2-.5s1.2.5 2.2.5c2.2 0 5.8-3.5 5.8-8 0-4.8-5-6.2-8-4.2z" fill="#8bdc4a" stroke="#150c45" stroke-width="1.6" />
			<path d="M10 6C10 3.5 11.5 1.5 15 1.4 15 4 13 6 10 6z" fill="#2fa84f" stroke="#150c45" stroke-width="1.3" />
			<path d="M5 9.5c.4-1.2 1.3-1.8 2.4-1.8" fill="none" stroke="#efffd9" stroke-width="1.6" stroke-linecap="round" />
		</g>
	),
	gem: (
		<g stroke-linejoin="round">
			<path d="M5.5 3.5h9l4 5.2L10 18 1.5 8.7z" fill="#ff6fae" stroke="#150c45" stroke-width="1.6" />
			<path d="M6.2 4.8h4L8 8.5H3.4z" fill="#ffd0e6" />
			<path d="M7.5 8.7h5L10 16z" fill="#ff9cca" />
		</g>
	),
};

/* In a drawing: centred on the origin, `size` across. */
export function GoodMark({ good, size = 17 }: { good: Good; size?: number }) {
	return <g transform={`scale(${size / 20}) translate(-10 -10)`} stroke="none">{DRAWN[good]}</g>;
}

/* In text. */
export function GoodIcon({ good }: { good: Good }) {
	return <svg class="good" viewBox="0 0 20 20" aria-hidden="true">{DRAWN[good]}</svg>;
}

export function GoodIcons({ goods }: { goods: Units }) {
	return (
		<>
			{GOODS.flatMap((good) =>
				Array.from({ length: goods[good] }, (_, i) => <GoodIcon key={good + i} good={good} />))}
		</>
	);
}

export function Coin() {
	return (
		<svg class="good" viewBox="0 0 20 20" aria-hidden="true">
			<circle cx="10" cy="10" r="8" fill="#ffd84d" stroke="#150c45" stroke-width="1.6" />
			<path d="M12.6 7.4a3.6 3.6 0 1 0 0 5.2" fill="none" stroke="#150c45" stroke-width="1.8" stroke-linecap="round" />
		</svg>
	);
}

export function HexSign() {
	return (
		<svg class="good" viewBox="0 0 16 16" aria-hidden="true">
			<path d="M8 1.5 13.6 4.7v6.6L8 14.5 2.4 11.3V4.7z" fill="none" stroke="currentColor" stroke-width="1.6" />
		</svg>
	);
}

export function CardsSign() {
	return (
		<svg class="good" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">
			<rect x="2" y="3.5" width="7.5" height="10.5" rx="1.5" transform="rotate(-10 6 9)" />
			<rect x="6.5" y="2.5" width="7.5" height="10.5" rx="1.5" fill="var(--sheet)" transform="rotate(8 10 8)" />
		</svg>
	);
}

/* A crate with a unit in it; without one, the place for it. */
export function Crate({ good, empty }: { good?: Good; empty?: boolean }) {
	return <span class={'crate' + (empty ? ' is-empty' : '')}>{good && <GoodIcon good={good} />}</span>;
}

/* The same in a drawing, about the origin. */
export function CrateMark({ good, size = 22 }: { good: Good; size?: number }) {
	return (
		<g class="box">
			<rect class="box__wood" x={-size / 2} y={-size / 2} width={size} height={size} rx="3.5" />
			<rect class="box__rim" x={2.4 - size / 2} y={2.4 - size / 2} width={size - 4.8} height={size - 4.8} rx="1.5" />
			<GoodMark good={good} size={size * 0.74} />
		</g>
	);
}

/* A place for a station: its six-sided pad. */
export function PadMark() {
	return <path class="padmark" d="M0-8.6 7.4-4.3v8.6L0 8.6-7.4 4.3v-8.6z" />;
}

/* In a drawing, a coin about the origin. */
export function CoinMark() {
	return (
		<g class="coinmark">
			<circle r="8" />
			<path d="M2.6-2.6a3.6 3.6 0 1 0 0 5.2" />
		</g>
	);
}

/* Goods that go aboard, or off again. */
export function Arrow({ up }: { up?: boolean }) {
	return (
		<svg class="arrow" viewBox="0 0 12 16" aria-hidden="true">
			<path d={up ? 'M6 15V2M1.5 6.5 6 2l4.5 4.5' : 'M6 1v13M1.5 9.5 6 14l4.5-4.5'} />
		</svg>
	);
}
