/* marks.tsx - what is drawn over the room while something is told: crates and coins on their way, cards
 * large, words that rise. */
import type { VNode } from 'preact';
import type { Player } from '../../game';
import { Badge, Die, StationToken } from '../../pieces';
import { stackArt } from './art';
import { CoinMark, CrateMark } from './goods';
import type { Good } from './view';

export interface Face {
	title: string;
	text?: string;
	art: VNode;
	player?: Player;
}

function Drawn({ size, unit, children }: { size: number; unit: number; children: VNode }) {
	const half = size / 2;
	return (
		<svg width={size * unit} height={size * unit} viewBox={`${-half} ${-half} ${size} ${size}`}>
			{children}
		</svg>
	);
}

export function Crated({ good, unit }: { good: Good; unit: number }) {
	return (
		<Drawn size={30} unit={Math.max(0.8, unit)}>
			<CrateMark good={good} size={25} />
		</Drawn>
	);
}

export function Coin() {
	return (
		<Drawn size={20} unit={1.3}>
			<CoinMark />
		</Drawn>
	);
}

export function Landing({ sign, unit }: { sign: Player; unit: number }) {
	return (
		<Drawn size={70} unit={unit}>
			<StationToken sign={sign} />
		</Drawn>
	);
}

/* A ship that is held fast. */
export function Lock({ unit }: { unit: number }) {
	return (
		<Drawn size={44} unit={unit}>
			<g class="clamp">
				<circle r="20" />
				<path d="M-9-2h18v13H-9zM-5-2v-5a5 5 0 0 1 10 0v5" />
			</g>
		</Drawn>
	);
}

export function Smoke({ unit }: { unit: number }) {
	return (
		<Drawn size={60} unit={unit}>
			<g class="smoke">
				<circle cx="-8" cy="4" r="11" />
				<circle cx="8" cy="8" r="9" />
				<circle cx="2" cy="-8" r="8" />
			</g>
		</Drawn>
	);
}

export function Thrown({ value }: { value: number }) {
	return (
		<span class="tell__die">
			<Die value={value} still />
		</span>
	);
}

export function CardBack() {
	return <span class="tell__card">{stackArt()}</span>;
}

export function Word({ text, down }: { text: string; down?: boolean }) {
	return <b class={'tell__word' + (down ? ' is-down' : '')}>{text}</b>;
}

/* A card in full, and its back if it comes with that upwards. */
export function Turned({ face, back }: { face: Face; back?: VNode }) {
	return (
		<span class="turned">
			{back && <span class="turned__back">{back}</span>}
			<span class="turned__face">
				<span class="turned__art">{face.art}</span>
				<span class="turned__words">
					<b>
						{face.player && <Badge player={face.player} size="small" />}
						{face.title}
					</b>
					{face.text && <span>{face.text}</span>}
				</span>
			</span>
		</span>
	);
}
