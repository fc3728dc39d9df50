/* medal.tsx - what an award looks like: a ribbon, and on it whose it is or, where it is nobody's, a sign. */
import type { Player } from '../game';

const SIGNS = [
	<path d="M0-15 2.600-9l6.400.6-4.800 4.200L5.600 2.200 0-1.200-5.600 2.200-4.200-4.200-9-8.400l6.400-.6z" />,
	<path d="M-7-13H7v5a7 7 0 0 1-5 6.500V2h3v3H-5V2h3v-3.500A7 7 0 0 1-7-8z" />,
	<path d="M0-15 9 2H-9z" />,
	<circle cy="-6" r="6.500" />,
];

export function Medal({ sign, player }: { sign: number; player?: Player }) {
	return (
		<svg class="medal" viewBox="-30 -30 60 60" aria-hidden="true" data-p={player && player.colour + 1}>
			<path class="medal__ribbon" d="M-12 6-18 29l10-5 8 5 8-5 10 5L12 6Z" />
			<circle class="medal__disc" r="20" cy="-6" />
			<circle class="medal__ring" r="15" cy="-6" />
			{player ? (
				<text class="medal__letter" y="0">{player.letter}</text>
			) : (
				<g class="medal__sign">{SIGNS[sign % SIGNS.length]}</g>
			)}
		</svg>
	);
}
