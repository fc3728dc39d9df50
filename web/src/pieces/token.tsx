/* token.tsx - a player's pieces on a drawn board: the plain counter, the ship, the station.
 * All are SVG groups about the origin, 24 units across unless `size` says otherwise, and
 * carry colour, shape and letter together. Colours and outline come from CSS (--p1 to --p6,
 * .token in pieces.css); a game's theme sets --outline and --plate. */
import type { ComponentChildren } from 'preact';
import type { Player, Shape } from '../game';

export type Sign = Pick<Player, 'colour' | 'shape' | 'letter'>;

const OUTLINES: Record<Shape, string> = {
	circle: 'M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11z',
	square: 'M-7.5-10h15a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-15a2.5 2.5 0 0 1 2.5-2.5z',
	triangle: 'M0-11.5 12 9.5h-24z',
	diamond: 'M0-12 12 0 0 12-12 0z',
	hexagon: 'M-6-10.4H6L12 0 6 10.4H-6L-12 0z',
	star: 'M0-12.5 4.2-6 11.9-4.1 6.9 2.2 7.4 10.1 0 7.2-7.4 10.1-6.9 2.2-11.9-4.1-4.2-6z',
};

/* Letters sit where a shape is widest, and a little smaller in pointed ones. */
const LETTER: Record<Shape, { y: number; size: number }> = {
	circle: { y: 4.6, size: 13 },
	square: { y: 4.6, size: 13 },
	triangle: { y: 7, size: 10.5 },
	diamond: { y: 4.2, size: 11.5 },
	hexagon: { y: 4.5, size: 12.5 },
	star: { y: 4.4, size: 10.5 },
};

/* Pointed shapes look smaller than they are. */
const GROW: Record<Shape, number> = {
	circle: 1,
	square: 1,
	triangle: 1.16,
	diamond: 1.12,
	hexagon: 1.05,
	star: 1.2,
};

/* The outline alone, in whatever fill its parent has. */
export function ShapePath({ shape, size = 24 }: { shape: Shape; size?: number }) {
	return <path d={OUTLINES[shape]} transform={`scale(${(size / 24) * GROW[shape]})`} />;
}

/* The counter. With children, they stand in the letter's place (a unit's silhouette). */
export function Token({
	sign,
	size = 24,
	light,
	children,
}: {
	sign: Sign;
	size?: number;
	light?: boolean;
	children?: ComponentChildren;
}) {
	const at = LETTER[sign.shape];
	const scale = (size / 24) * GROW[sign.shape];
	return (
		<g
			class={'token' + (light ? ' token--light' : '')}
			data-p={sign.colour + 1}
			transform={`scale(${scale})`}
		>
			<path class="token__shape" d={OUTLINES[sign.shape]} />
			{children ?? (
				<text class="token__letter" y={at.y} font-size={at.size}>
					{sign.letter}
				</text>
			)}
		</g>
	);
}

/* A chunky rocket in the player's colour, its sign on the hull, nose up at turn 0. */
export function ShipToken({ sign, turn = 0, fire }: { sign: Sign; turn?: number; fire?: boolean }) {
	return (
		<g class="ship" data-p={sign.colour + 1}>
			<g class="ship__hull" transform={`rotate(${turn}) scale(1.1)`}>
				<g class={'ship__fire' + (fire ? ' is-lit' : '')}>
					<path class="ship__flame" d="M-6 17c-2 6 2 9 6 15 4-6 8-9 6-15z" />
					<path class="ship__core" d="M-3 17c-1 3 1 5 3 8 2-3 4-5 3-8z" />
				</g>
				<path class="ship__fin" d="M-11 0c-8 4-12 11-11 20l13-5zM11 0c8 4 12 11 11 20L9 15z" />
				<path
					class="ship__body"
					d="M0-30c12 8 17 20 15 34-1 6-3 10-5 13h-20c-2-3-4-7-5-13-2-14 3-26 15-34z"
				/>
				<path class="ship__nose" d="M0-30c5 3 9 7 11.5 12h-23C-9-23-5-27 0-30z" />
				<path class="ship__gleam" d="M-9.5-10c-2 5-2.6 10-1.8 16" />
			</g>
			<Token sign={sign} size={25} light />
		</g>
	);
}

/* A station: the owner's sign on a six-sided pad with an aerial; `below` leaves the sign to
 * a ship that stands on it. */
export function StationToken({ sign, below }: { sign: Sign; below?: boolean }) {
	return (
		<g class={'station' + (below ? ' station--below' : '')} data-p={sign.colour + 1}>
			<path class="station__pad" d="M0-23 19.9-11.5v23L0 23l-19.9-11.5v-23z" />
			<path class="station__rim" d="M0-18.5 16-9.2V9.2L0 18.5-16 9.2V-9.2z" />
			<path class="station__mast" d="M12-15v-9" />
			<circle class="station__lamp" cx="12" cy="-26" r="3.6" />
			{!below && <Token sign={sign} size={28} />}
		</g>
	);
}
