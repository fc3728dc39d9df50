/* signs.tsx - the small signs of this game: the three stats, the decks, the shift token. */
import { w } from './w';

const SHAPES = [
	'M5 10V7.5a2 2 0 0 1 4 0V6a2 2 0 0 1 4 0v.5a2 2 0 0 1 4 0V8a2 2 0 0 1 3.5 1v5q0 4-3 6v2H8v-3q-3-3-3-6ZM9 7.5V11M13 6.5V11M17 8v3',
	'M21 3q-9 0-13 8l5 5q8-4 8-13ZM8 11l-5 1 4-5 4-.5M13 16l-1 5 5-4 .5-4M6 15l-3 6 6-3',
	'M14 2 4 14h6l-2 8L19 9h-6Z',
];

export function StatIcon({ stat, named }: { stat: number; named?: boolean }) {
	return (
		<svg
			class={`staticon staticon--${stat}`}
			viewBox="0 0 24 24"
			{...(named ? { role: 'img', 'aria-label': w.stats[stat] } : { 'aria-hidden': true })}
		>
			<path d={SHAPES[stat]} />
		</svg>
	);
}

export function DeckSign({ deck }: { deck: 'design' | 'ops' | 'epoch' }) {
	return (
		<svg class={`decksign decksign--${deck}`} viewBox="0 0 44 40" aria-hidden="true">
			<rect x="12" y="2" width="30" height="26" />
			<rect x="7" y="7" width="30" height="26" />
			<rect x="2" y="12" width="30" height="26" />
			<path
				d={
					deck === 'design'
						? 'M9 32 23 18M9 32v-5l11-11 4 4-11 12Z'
						: deck === 'ops'
							? 'M9 25h8l6-6v12l-6-6M25 21l4-2M25 25h5M25 29l4 2'
							: 'M17 17a8 8 0 1 0 8 8M17 20v5h5'
				}
			/>
		</svg>
	);
}

export function TokenSign() {
	return (
		<svg class="tokensign" viewBox="0 0 24 24" aria-hidden="true">
			<circle cx="12" cy="12" r="10" />
			<path d="M7 12a5 5 0 1 1 2 4M7 18v-3h3" />
		</svg>
	);
}

/* A switch with two ends: on the ground, or in orbit. */
export function SwitchSign({ ops }: { ops: boolean }) {
	return (
		<svg class="switchsign" viewBox="0 0 44 40" aria-hidden="true">
			<rect class="switchsign__slot" x="13" y="3" width="18" height="34" rx="9" />
			<circle class="switchsign__knob" cx="22" cy={ops ? 12 : 28} r="7" />
			<path d={ops ? 'M38 34V22M34 29l4 5 4-5' : 'M38 18V6M34 11l4-5 4 5'} />
		</svg>
	);
}
