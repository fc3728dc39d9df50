/* art.tsx - the silhouettes: twelve units, three kinds of bases, three kinds of tokens, and the signs
 * of what they do. Each is drawn in a square of 24 and readable at 24 px; miniatures stand on the stand of
 * their faction, in the colour of their side. */
import type { VNode } from 'preact';
import type { Colour, Tokens } from './view';
import { w } from './say';
import { COLOURS, tokenWords } from './view';

/* What a miniature stands on, about its own middle: hexagon, cut corners, pointed shield. */
const STANDS: Record<string, string> = {
	terran: 'M-17-8.5h37v12l-5 5h-37v-12z',
	swarm: 'M-20 0-10-8.5h20L20 0 10 8.5h-20z',
	kaldari: 'M0-10 20-4v7L0 11-20 3v-7z',
};

const LIMB = {
	fill: 'none',
	stroke: 'currentColor',
	'stroke-width': '1.7',
	'stroke-linecap': 'round',
	'stroke-linejoin': 'round',
} as const;

const MARKS: Record<string, VNode> = {
	soldier: (
		<path d="M7.6 7.4V6.3a3.9 3.9 0 0 1 7.8 0v1.1l.9.7v.7H6.7v-.7zM6.6 10h9.8l1.5 6.2-2.2.6-.7-2 .6 7.7h-3.3L11.5 17l-.8 5.5H7.4l.6-7.7-.7 2-2.2-.6zM18.3 1.5l1.5.3-2.3 14.7-2-.3.5-3.2.9-4z" />
	),
	commando: (
		<>
			<circle cx="8" cy="6" r="2.9" />
			<path d="M10.3 5.2h2.3v1.9h-2.3zM4.8 9.7h5.9l2.1 2.8.2 1.9-3-.2.1 1.3 4 .7 1.2 6h-2.7l-.7-3.6-4-.6-1 4.2H3.7l.4-6.5z" />
			<path d="m8.6 9.5 14.9-1.9.2 1.6-4.3.7.2 1.7-1.9.3-.2-1.7-5 .8-1.6 1.2-2.3-.2z" />
		</>
	),
	tank: (
		<>
			<path
				fill-rule="evenodd"
				d="M4.4 15.2h15.2a3.3 3.3 0 0 1 0 6.6H4.4a3.3 3.3 0 0 1 0-6.6zm.3 1.9a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm4.9 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm4.9 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm4.8 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"
			/>
			<path d="m2.6 14.2 2-3.2h14.6l2 3.2zM6.8 10.1l1.3-4h6.7l1.7 4zM15.3 6.2l8.2-1.4.2 1.7-7.7 1.8z" />
		</>
	),
	walker: (
		<>
			<path
				fill-rule="evenodd"
				d="M6.8 2.2h8.8L19 5.6v4.2l-2.3 2.3H6.6L4.6 10V4.4zM13 5v2.4h3.9L14.6 5z"
			/>
			<path d="M18.2 7.2h5.3v1.9h-5.3zM6.9 12.8l-3.3 3.9 2 4.1H3v1.8h6v-1.8H7.7l-1.4-3.7 3.9-4.3zM12.7 12.8l3.9 3.9-1 4.1h-2.2v1.8h6.3v-1.8h-1.9l1.2-4.6-3.1-3.4z" />
		</>
	),
	roach: (
		<>
			<path
				{...LIMB}
				d="M8.5 10 4.6 8 3 10.6M8 14l-4.6.2-1.2 3M8.6 18l-3.2 2v2.6M15.5 10l3.9-2L21 10.6M16 14l4.6.2 1.2 3M15.4 18l3.2 2v2.6M10.7 4.6 8.2 1M13.3 4.6 15.8 1"
			/>
			<ellipse cx="12" cy="6.3" rx="3" ry="2.3" />
			<path
				fill-rule="evenodd"
				d="M12 8.6c3 0 5 2.7 5 6.7s-2 7.5-5 7.5-5-3.5-5-7.5 2-6.7 5-6.7zm-.5 2.4v10.5h1V11z"
			/>
		</>
	),
	locust: (
		<>
			<path d="M2 15.8c5-3.4 9.5-4.6 15-4.4l3.6-2.1c1.7.8 2 3.1.6 4.8-2.4 2.6-7.5 3-11.7 2.9zM16.3 10.6 3.2 3.2c-.9 3.6 2.2 7.8 7.3 8.6z" />
			<path {...LIMB} d="M10.5 16 8 9.8 4.6 22.2M15.3 16l1.5 5.6M18.6 14.7l2.7 5.2M20.6 9.8l2.2-5.4" />
		</>
	),
	spider: (
		<>
			<path
				{...LIMB}
				d="M9.8 8.5 6.7 3 4.2 6.6M9.2 11 4 8.6 1.3 13.4M8.5 14.3l-4.3.6-1.7 5M9.3 17.6l-2.5 1.5-.3 3.7M14.2 8.5 17.3 3l2.5 3.6M14.8 11 20 8.6l2.7 4.8M15.5 14.3l4.3.6 1.7 5M14.7 17.6l2.5 1.5.3 3.7"
			/>
			<circle cx="12" cy="8.8" r="2.7" />
			<ellipse cx="12" cy="15.5" rx="4.2" ry="4.9" />
		</>
	),
	rhino: (
		<>
			<path
				fill-rule="evenodd"
				d="M1.5 18.3C1.5 11.4 6.3 7 12 7c3.8 0 6.4 2 7.3 5.2 2-1 2.6-4.2 1.9-9 2.7 5.3 2.4 10.2-1.1 12.6v2.5zM11.4 8.3c-1 3-1 6.4-.4 9h1.3c-.6-2.6-.6-6 .4-9z"
			/>
			<path d="M3.5 18.7h3l-.6 3.6H3zM9.5 18.7h3l-.3 3.6H9.3zM15.6 18.7h3.2l.6 3.6h-3.2z" />
		</>
	),
	/* A plume, a long glaive, a foot planted. */
	warrior: (
		<>
			<path d="M8.2 7.6c-.4-2.5.7-4.6 3-5.2L10.4.8c3.4.3 5 2.9 4.6 6.8L13.5 9H9.4z" />
			<path d="M6.2 10h10.3l-1 5.2 2.8 7.3h-3.7l-2.9-5.7-2.6 5.7H5.3l2.4-7.3z" />
			<path d="M18.4 8.2h1.7v14.3h-1.7zM19.2 1c2 2.1 2.4 4.4 1 6.9h-2c-.9-2.5-.5-4.8 1-6.9z" />
		</>
	),
	/* A hooded robe below an eye. */
	mystic: (
		<>
			<path
				fill-rule="evenodd"
				d="M12 6.8c3.1 0 4.6 2.3 4.6 5.1 0 1.8 3.2 5.6 3.7 10.6H3.7c.5-5 3.7-8.8 3.7-10.6 0-2.8 1.5-5.1 4.6-5.1zm0 2.1c-1.6 0-2.4 1.3-2.4 2.9s.9 2.6 2.4 2.6 2.4-1 2.4-2.6-.8-2.9-2.4-2.9z"
			/>
			<path
				fill-rule="evenodd"
				d="M5.8 3.6C9.4.3 14.6.3 18.2 3.6 14.6 6.4 9.4 6.4 5.8 3.6zM12 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
			/>
		</>
	),
	/* A mast with a watching lamp on three legs. */
	sentry: (
		<>
			<path
				fill-rule="evenodd"
				d="M12 1.2a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8zm0 2.9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
			/>
			<path d="M.8 5.6h4.3v2H.8zM18.9 5.6h4.3v2h-4.3zM10.6 12.6h2.8l.7 4.2 5.6 5.7h-3.4L12 18.3l-4.3 4.2H4.3l5.6-5.7z" />
		</>
	),
	/* A tower shield with a helmet above it. */
	guardian: (
		<>
			<path d="M8.8 5.6V4.4a3.2 3.2 0 0 1 6.4 0v1.2z" />
			<path
				fill-rule="evenodd"
				d="M3.6 6.8h16.8v6.5c0 4.3-3.2 7.6-8.4 9.7-5.2-2.1-8.4-5.4-8.4-9.7zm7.3 2.7v3h-3v2.2h3v4.6h2.2v-4.6h3v-2.2h-3v-3z"
			/>
		</>
	),
	'base-terran': (
		<>
			<path
				fill-rule="evenodd"
				d="M2 21.5v-6l4.5-6.7h11l4.5 6.7v6zm7.5 0h5v-4.7h-5zM5.5 14.6h4v-1.7H6.6zm9 0h4l-1.1-1.7h-2.9z"
			/>
			<path d="M11.2 1.5h1.6v7h-1.6zM12.8 2h5l-1.5 1.7 1.5 1.7h-5z" />
		</>
	),
	'base-swarm': (
		<path
			fill-rule="evenodd"
			d="M12 1c.7 5 2 6.8 4.8 9.3 3.5 3.1 5 6.5 5.2 11.2H2c.2-4.7 1.7-8.1 5.2-11.2C10 7.8 11.3 6 12 1zm0 12.5c-1.7 0-2.8 1.5-2.8 3.5s1.1 3 2.8 3 2.8-1 2.8-3-1.1-3.5-2.8-3.5zm-5.5 3.7c-.9 0-1.5.8-1.5 1.8s.6 1.5 1.5 1.5S8 20 8 19s-.6-1.8-1.5-1.8zm11 0c-.9 0-1.5.8-1.5 1.8s.6 1.5 1.5 1.5S19 20 19 19s-.6-1.8-1.5-1.8z"
		/>
	),
	'base-kaldari': (
		<path
			fill-rule="evenodd"
			d="m12 .8 3.2 7.4L22 21.5H2L8.8 8.2zm0 6.4-1.5 3.4L12 13l1.5-2.4zm-2.3 14.3h4.6V18L12 15.2 9.7 18z"
		/>
	),
};

/* The silhouette alone, in the colour of the text. */
export function Silhouette({ name }: { name: string }) {
	return (
		<svg class="fk-mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{MARKS[name] ?? <circle cx="12" cy="12" r="8" />}
		</svg>
	);
}

/* The colours of both sides, from above: once for everything that is drawn. */
export function Inks() {
	return (
		<svg class="fk-inks" width="0" height="0" aria-hidden="true">
			<defs>
				{[0, 1].map((seat) => (
					<linearGradient key={seat} id={`fk-ink${seat}`} x2="0" y2="1">
						<stop offset="0" class={`fk-s${seat} fk-inks__light`} />
						<stop offset=".55" class={`fk-s${seat} fk-inks__mid`} />
						<stop offset="1" class={`fk-s${seat} fk-inks__dark`} />
					</linearGradient>
				))}
			</defs>
		</svg>
	);
}

function Figure({ mark, seat }: { mark: string; seat: number }) {
	return (
		<>
			<g class="fk-mini__line">{MARKS[mark]}</g>
			<g class="fk-mini__body" fill={`url(#fk-ink${seat})`}>
				{MARKS[mark]}
			</g>
		</>
	);
}

/* A miniature on its stand, about the middle of the stand: 48 wide, 44 of it above. */
export function Mini({ unit, faction, seat }: { unit: string; faction: string; seat: number }) {
	const stand = STANDS[faction] ?? STANDS.terran;
	return (
		<g class={`fk-mini fk-s${seat}`}>
			<ellipse class="fk-mini__shade" cx="3" cy="5" rx="24" ry="10" />
			<path class="fk-mini__foot" d={stand} transform="translate(0 4)" />
			<path class="fk-mini__rim" d={stand} />
			<path class="fk-mini__top" d={stand} transform="translate(0 -1) scale(.82)" />
			<g transform="translate(-20 -38) scale(1.68)">
				<Figure mark={unit} seat={seat} />
			</g>
		</g>
	);
}

/* A base, on the ground itself. */
export function BaseMini({ faction, seat }: { faction: string; seat: number }) {
	return (
		<g class={`fk-mini fk-s${seat}`}>
			<ellipse class="fk-mini__shade" cx="3" cy="4" rx="30" ry="10" />
			<g transform="translate(-29 -47) scale(2.42)">
				<Figure mark={`base-${faction}`} seat={seat} />
			</g>
		</g>
	);
}

export function Ruin() {
	return <path class="fk-ruin" d="M-22 4l5-13 7 5 5-15 8 11 7-7 10 19z" />;
}

/* The same as a picture among words; a base by the name "base". */
export function UnitIcon({ name, faction, seat }: { name: string; faction: string; seat: number }) {
	return (
		<svg class="fk-icon" viewBox="-24 -42 50 58" aria-hidden="true">
			{name === 'base' ? (
				<g transform="translate(0 6) scale(.82)">
					<BaseMini faction={faction} seat={seat} />
				</g>
			) : (
				<Mini unit={name} faction={faction} seat={seat} />
			)}
		</svg>
	);
}

/* What units and upgrades do, a sign for each kind of effect; the sentence is told on demand. */
const SIGNS: Record<string, string> = {
	hold: 'M12 3v18M5 21h14M7 8h10M12 3 8 7M12 3l4 4',
	push: 'M3 12h13M12 7l5 5-5 5M21 4v16',
	screen: 'M4 5h16v8q-2 6-8 8-6-2-8-8zM8 9l8 8M16 9l-8 8',
	armour: 'M12 3 4 6v6q1 6 8 9 7-3 8-9V6z',
	move: 'M4 17V9a4 4 0 0 1 4-4h11M15 1l4 4-4 4M13 20h7',
	strike: 'M5 3q1 9 4 18M12 3q0 9 1 18M19 3q-1 9-2 18',
	gather: 'M3 3l6 6M9 5v4H5M21 3l-6 6M15 5v4h4M12 21v-8M9 16l3-3 3 3',
	stride: 'M2 18q5-13 10 0 5-13 9-2M17 15l4 2 1-5',
	remove: 'M5 5l14 14M19 5 5 19M12 2v3M12 19v3',
	assault: 'M3 21 15 9M10 5l9 9M14 3h7v7M5 15l4 4',
	rampart: 'M3 21V8h4v3h3V8h4v3h3V8h4v13zM3 15h18',
	recall: 'M5 14a7 7 0 1 0 3-8M4 4l4 2-2 4M12 9v6M9 12h6',
	price: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.500 12h9',
	salvage: 'M4 6v7a8 8 0 0 0 16 0V6h-5v7a3 3 0 0 1-6 0V6zM4 9h5M15 9h5',
	ward: 'M12 3v18M3 12h18M6 6l12 12M18 6 6 18',
	spoils: 'M6 3h9v14H6zM15 8l4 1-3 12-8-2M10.500 7v6M7.500 10h6',
};

export function Sign({ kind }: { kind: string }) {
	return (
		<svg class="fk-sign" viewBox="0 0 24 24" aria-hidden="true">
			<path d={SIGNS[kind] ?? SIGNS.ward} />
		</svg>
	);
}

const TOKENS: Record<Colour, VNode> = {
	blue: (
		<>
			<circle cx="12" cy="12" r="10.8" class="fk-tok__body" />
			<path d="M10.4 6h3.2v4.4H18v3.2h-4.4V18h-3.2v-4.4H6v-3.2h4.4z" class="fk-tok__sign" />
		</>
	),
	green: (
		<>
			<path d="M12 1.2 22.8 12 12 22.8 1.2 12z" class="fk-tok__body" />
			<path d="M12 6.5 17.5 12 12 17.5v-3.7H6.6v-3.6H12z" class="fk-tok__sign" />
		</>
	),
	yellow: (
		<>
			<rect x="2.2" y="2.2" width="19.6" height="19.6" rx="4" class="fk-tok__body" />
			<path
				d="M6.5 17.5v-3a5 5 0 0 1 5-5h1.3V6l5.4 5-5.4 5v-3.3h-1.3a1.9 1.9 0 0 0-1.9 1.9v2.9z"
				class="fk-tok__sign"
			/>
		</>
	),
};

/* Blue is a cross in a disc, green an arrow in a diamond, yellow a turn in a square. */
export function TokenSign({ colour, size }: { colour: Colour; size?: number }) {
	return (
		<svg class={`fk-tok fk-tok--${colour}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
			{TOKENS[colour]}
		</svg>
	);
}

/* A price, or what a card gives: a sign for each token. */
export function Price({ tokens }: { tokens: Tokens }) {
	const any = COLOURS.some((colour) => tokens[colour] > 0);
	return (
		<span class="fk-price">
			<span class="sr">{any ? tokenWords(tokens) : w.free}</span>
			{!any && <span aria-hidden="true">{w.free}</span>}
			{COLOURS.flatMap((colour) =>
				Array.from({ length: tokens[colour] }, (_, i) => <TokenSign key={colour + i} colour={colour} />),
			)}
		</span>
	);
}
