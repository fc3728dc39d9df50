/* art.tsx - the drawings on cards: seven actions, eight events, the planets of a round and the
 * companies' emblems. A picture is 180 by 72 units; what matters stays in its middle. */
import type { ComponentChildren, VNode } from 'preact';
import { GoodMark } from './goods';
import { PlanetDefs, PlanetFace } from './planets';
import type { Good, Planet } from './view';

const INK = '#150c45';
const CREAM = '#fff6e2';
const LEMON = '#ffd84d';

/* Ground in one colour with a great shape in another: one strong arc or diagonal each. */
function Picture({ ground, shape, over, children }: {
	ground: string; shape: string; over: string; children: ComponentChildren;
}) {
	return (
		<svg viewBox="0 0 180 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect width="180" height="72" fill={ground} />
			<path d={shape} fill={over} />
			<g transform="translate(16.2 6.5) scale(.82)" stroke={INK} stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" fill={CREAM}>{children}</g>
		</svg>
	);
}

const ARC = 'M-20 92A70 70 0 0 1 110 60L90 80z';
const DIAGONAL = 'M0 72 180 8v64z';
const DISC = 'M200 0A70 70 0 1 1 60 0z';
const RAYS = 'M90 36 0-10v24zM90 36 60-20h34zM90 36 150-20h40v8zM90 36 200 30v30zM90 36 140 92H96zM90 36 40 92H-6z';

function counter() {
	return (
		<Picture ground="#1fa58a" shape={ARC} over="#37c4a4">
			<path d="M64 16 90 10l26 6c0 22-8 37-26 46-18-9-26-24-26-46z" />
			<path d="m78 33 10 11 16-20" fill="none" stroke="#1fa58a" stroke-width="7" />
			<path d="M22 8 52 24l-9 5 14 12" fill="none" stroke={LEMON} stroke-width="5" />
			<path d="m150 12-8 8m14 4-10 2m2-18-2 8" fill="none" stroke={LEMON} stroke-width="3.5" />
		</Picture>
	);
}

function trade() {
	return (
		<Picture ground="#ff7db4" shape={DISC} over="#ff9cc6">
			<g transform="translate(56 30)"><GoodMark good="metal" size={30} /></g>
			<g transform="translate(68 44)"><GoodMark good="metal" size={30} /></g>
			<path d="M86 37h14m-6-6 7 6-7 6" fill="none" stroke-width="4.5" />
			<g transform="translate(122 37)"><GoodMark good="gem" size={34} /></g>
		</Picture>
	);
}

function rebellion() {
	return (
		<Picture ground="#c93a2b" shape={RAYS} over="#e2543f">
			<path d="M62 66V12" stroke-width="4" />
			<path d="M62 12c14-7 22 6 36 0v22c-14 6-22-7-36 0z" fill={LEMON} />
			<path d="M72 18v12m7-11v12m7-10v9" fill="none" />
			<path d="M104 66V42c0-4 5-5 6-1 1-6 7-6 8-1 1-4 7-3 7 1 1-3 6-2 6 2v13c0 6-5 11-12 11z" fill="#ffc9a1" />
			<path d="M110 41v8m8-9v9m7-8v8" fill="none" stroke-width="2" />
		</Picture>
	);
}

function mercenaries() {
	return (
		<Picture ground="#3c4a86" shape={DIAGONAL} over="#51619f">
			<path d="M97 50 96 30h38v24H99z" fill="#d99a4e" />
			<path d="M96 38h38M106 30v24m18-24v24" fill="none" stroke-width="2" />
			<path d="M48 62c0-13 7-20 17-20s17 7 17 20z" fill="#5b8f4a" />
			<circle cx="65" cy="30" r="15" fill="#ffc9a1" />
			<path d="M48 26c2-17 32-17 34 0z" fill="#41682f" />
			<path d="M46 27h38" fill="none" stroke-width="4" />
			<path d="M52 31h11v6H53zm15 0h11l-1 6H67zm-4 2h4" fill={INK} />
			<path d="M60 42c4-3 7-3 10 0" fill="none" />
			<path d="M80 50c7-2 11-2 17-2" fill="none" stroke="#ffc9a1" stroke-width="6" />
		</Picture>
	);
}

function immobilise() {
	return (
		<Picture ground="#f0a044" shape={ARC} over="#ffc06a">
			<circle cx="90" cy="37" r="24" fill="#e64545" />
			<circle cx="90" cy="37" r="16" fill={CREAM} />
			<g transform="translate(90 36) rotate(45) scale(.62)">
				<path d="M-11 0c-8 4-12 11-11 20l13-5zM11 0c8 4 12 11 11 20L9 15z" fill={CREAM} />
				<path d="M0-30c12 8 17 20 15 34-1 6-3 10-5 13h-20c-2-3-4-7-5-13-2-14 3-26 15-34z" fill="#56b4e9" />
				<path d="M0-30c5 3 9 7 11.5 12h-23C-9-23-5-27 0-30z" />
			</g>
			<path d="m74 21 32 32" stroke="#e64545" stroke-width="7" />
			<path d="m72.5 25.5 29 29m-24-34 29 29" fill="none" stroke-width="1.8" />
		</Picture>
	);
}

function extraTurn() {
	return (
		<Picture ground="#5b2fc9" shape={DIAGONAL} over="#7648e6">
			<circle cx="90" cy="40" r="19" />
			<path d="M90 28v12l9 6" fill="none" stroke-width="4" />
			<path d="M90 23v2m17 15h-2M90 57v-2M73 40h2" fill="none" />
			<path d="M60 44a31 31 0 0 1 55-22m1-13v14h-14" fill="none" stroke={INK} stroke-width="8" />
			<path d="M60 44a31 31 0 0 1 55-22m1-13v14h-14" fill="none" stroke={LEMON} stroke-width="4.5" />
		</Picture>
	);
}

function steal() {
	return (
		<Picture ground="#22306b" shape={DISC} over="#33448c">
			<g transform="rotate(14 112 40)">
				<rect x="96" y="20" width="30" height="42" rx="4" fill="#5b2fc9" />
				<circle cx="111" cy="41" r="8" fill={LEMON} />
			</g>
			<path d="M62 66c-3-14 2-26 12-30 8-3 15 0 18 4 3-3 9-3 10 1s-3 6-9 8c2 8-3 15-9 17z" fill="#52c05a" />
			<circle cx="76" cy="32" r="13" fill="#52c05a" />
			<path d="M84 24c10-2 14 4 11 14-4-4-8-5-13-5z" fill="#f0a044" />
			<circle cx="78" cy="29" r="4" /><circle cx="79" cy="29.5" r="1.5" fill={INK} />
			<path d="M66 22c-2-8 4-12 8-12-1 4 2 5 2 9" fill="#e64545" />
		</Picture>
	);
}

function getCard() {
	return (
		<Picture ground="#3aa0d8" shape={DISC} over="#62bdee">
			<path d="M62 32h56v32H62z" fill="#d99a4e" />
			<path d="M58 24h64v11H58z" fill="#eab46b" />
			<path d="M84 24h12v40H84z" fill="#e64545" />
			<path d="M90 24c-12 0-18-4-16-9s13-3 16 9c3-12 14-14 16-9s-4 9-16 9z" fill="#ff7d6b" />
		</Picture>
	);
}

function pirate() {
	return (
		<Picture ground="#1c2350" shape={DIAGONAL} over="#2c3570">
			<circle cx="90" cy="42" r="20" fill="#ffc9a1" />
			<path d="M70 46c0 18 8 26 20 26s20-8 20-26c-6 6-12 2-20 2s-14 4-20-2z" fill="#4a8df0" />
			<path d="M82 55c4 4 12 4 16 0z" fill={CREAM} stroke-width="2" />
			<path d="M58 28c2-20 18-24 32-24s30 4 32 24c-10-7-54-7-64 0z" fill="#2b2140" />
			<path d="M84 14c0-8 12-8 12 0l-2 6h-8z" stroke-width="2" /><circle cx="87" cy="14" r="1.5" fill={INK} stroke="none" /><circle cx="93" cy="14" r="1.5" fill={INK} stroke="none" />
			<path d="M70 36h40" fill="none" stroke-width="3" />
			<path d="M76 35h13l-2 9h-8z" fill={INK} />
			<circle cx="101" cy="40" r="4.5" /><circle cx="101" cy="41" r="1.8" fill={INK} />
		</Picture>
	);
}

function getCredits() {
	return (
		<Picture ground="#2f9e5b" shape={RAYS} over="#47b873">
			{[[70, 52], [110, 52], [90, 46], [80, 32], [101, 30]].map(([x, y]) => (
				<g key={x}>
					<circle cx={x} cy={y} r="13" fill={LEMON} />
					<path d={`M${x + 4} ${y - 4}a5.5 5.5 0 1 0 0 8`} fill="none" />
				</g>
			))}
			<path d="m128 14 3 6 6 1-5 4 1 7-5-4-6 4 2-7-5-4 6-1zM48 16l2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" stroke-width="2" />
		</Picture>
	);
}

function engineFailure() {
	return (
		<Picture ground="#6b5a73" shape={ARC} over="#836f8c">
			<g transform="translate(84 42) rotate(62)">
				<path d="M-11 0c-8 4-12 11-11 20l13-5zM11 0c8 4 12 11 11 20L9 15z" />
				<path d="M0-30c12 8 17 20 15 34-1 6-3 10-5 13h-20c-2-3-4-7-5-13-2-14 3-26 15-34z" fill="#e64545" />
				<path d="M0-30c5 3 9 7 11.5 12h-23C-9-23-5-27 0-30z" />
				<circle r="6" cy="-6" fill="#bfe6ff" />
			</g>
			<g fill="#cfc5d6"><circle cx="58" cy="52" r="8" /><circle cx="46" cy="44" r="10" /><circle cx="36" cy="30" r="7" /></g>
			<path d="m122 14-7 13h9l-8 15" fill="none" stroke={LEMON} stroke-width="4" />
			<path d="M138 22v12" stroke-width="6" stroke={LEMON} /><circle cx="138" cy="43" r="2" stroke={LEMON} />
		</Picture>
	);
}

function engineBoost() {
	return (
		<Picture ground="#e2543f" shape={DIAGONAL} over="#f47a50">
			<path d="M18 22h34M8 36h38M22 50h28" fill="none" stroke={CREAM} stroke-width="4" />
			<g transform="translate(98 36) rotate(90)">
				<path d="M-8 16c-6 10 0 22 8 38 8-16 14-28 8-38z" fill="#ff8a3c" /><path d="M-4 17c-3 6 1 12 4 20 3-8 7-14 4-20z" fill={LEMON} stroke="none" />
				<path d="M-11 0c-8 4-12 11-11 20l13-5zM11 0c8 4 12 11 11 20L9 15z" />
				<path d="M0-30c12 8 17 20 15 34-1 6-3 10-5 13h-20c-2-3-4-7-5-13-2-14 3-26 15-34z" fill="#56b4e9" />
				<path d="M0-30c5 3 9 7 11.5 12h-23C-9-23-5-27 0-30z" /><circle r="6" cy="-4" fill="#bfe6ff" />
			</g>
		</Picture>
	);
}

function getGood(good: Good, ground: string, over: string) {
	return (
		<Picture ground={ground} shape={DISC} over={over}>
			<path d="M56 60 72 34m52 26-16-26" fill="none" stroke={CREAM} stroke-width="3" stroke-dasharray="1 7" />
			<g transform="translate(90 34)"><GoodMark good={good} size={46} /></g>
			<path d="m58 14 2 5 5 1-4 3 1 6-4-3-5 3 2-6-4-3 5-1zm66 0 2 5 5 1-4 3 1 6-4-3-5 3 2-6-4-3 5-1z" fill={LEMON} stroke-width="2" />
		</Picture>
	);
}

const DRAWN: Record<string, () => VNode> = {
	'card-counter': counter,
	'card-trade': trade,
	'card-rebellion': rebellion,
	'card-mercenaries': mercenaries,
	'card-immobilise': immobilise,
	'card-extra-turn': extraTurn,
	'card-steal': steal,
	'event-get-action-card': getCard,
	'event-pirate': pirate,
	'event-get-credits': getCredits,
	'event-engine-failure': engineFailure,
	'event-engine-boost': engineBoost,
	'event-get-metal': () => getGood('metal', '#4a5c86', '#5f73a3'),
	'event-get-food': () => getGood('food', '#2b7d74', '#3b998d'),
	'event-get-gem': () => getGood('gem', '#5a2f8f', '#7442ad'),
};

/* The drawing of a card; a card of a designer's own making gets the comet. */
export function cardArt(id: string): VNode {
	return DRAWN[id]?.() ?? (
		<Picture ground="#5b2fc9" shape={ARC} over="#7648e6">
			<path d="M30 66C60 58 84 46 96 34" fill="none" stroke={LEMON} stroke-width="5" />
			<circle cx="104" cy="28" r="14" fill={LEMON} />
		</Picture>
	);
}

/* Two or three planets side by side, as they are lit this round. */
export function planetArt(planets: Planet[]): VNode {
	const step = planets.length > 2 ? 50 : 66;
	const scale = planets.length > 2 ? .66 : .82;
	return (
		<svg viewBox="0 0 180 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<PlanetDefs />
			<rect width="180" height="72" fill="#2f2080" /><path d={DIAGONAL} fill="#4a35ad" />
			{planets.map((planet, i) => (
				<g key={planet.id} transform={`translate(${90 + (i - (planets.length - 1) / 2) * step} 39) scale(${scale})`}>
					<PlanetFace place={planet.place} />
				</g>
			))}
			{planets.length === 0 && <text x="90" y="44" fill={CREAM} text-anchor="middle" font-size="20">zzz</text>}
		</svg>
	);
}

export function stackArt(): VNode {
	return (
		<svg class="back-art" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect width="100" height="100" fill="#5b2fc9" /><path d="M0 100 100 20v80z" fill="#7648e6" />
			<circle cx="50" cy="50" r="21" fill={LEMON} stroke={INK} stroke-width="3" />
			<ellipse cx="50" cy="50" rx="34" ry="10" fill="none" stroke={INK} stroke-width="6" transform="rotate(-24 50 50)" />
			<ellipse cx="50" cy="50" rx="34" ry="10" fill="none" stroke={CREAM} stroke-width="3" transform="rotate(-24 50 50)" />
		</svg>
	);
}

/* The companies' emblems, by the row of the data. */
function emblem(row: number): VNode {
	switch (row) {
	case 0: /* a bun with a leaf */
		return (
			<>
				<path d="M62 34c0-16 12-24 28-24s28 8 28 24z" fill="#e6a04e" />
				<path d="M58 36h64c0 5-6 6-10 3-5 5-11 5-15 0-5 5-11 5-15 0-5 5-11 4-15 0-4 3-9 2-9-3z" fill="#8bdc4a" />
				<path d="M62 46h56v6H62z" fill="#8a4b2b" /><path d="M62 53h56c0 8-6 11-12 11H74c-6 0-12-3-12-11z" fill="#e6a04e" />
				<path d="M92 10c0-7 6-10 12-9 0 7-5 10-12 9z" fill="#2fa84f" /><path d="M78 20h.1M88 16h.1M98 20h.1" stroke={CREAM} stroke-width="4" />
			</>
		);
	case 1: /* a spanner in a bow tie */
		return (
			<>
				<path d="M83 66V30c-8-3-11-11-8-20l8 8h14l8-8c3 9 0 17-8 20v36z" fill="#b4c4dc" />
				<path d="M90 46 66 36v20zm0 0 24-10v20z" fill="#e64545" /><circle cx="90" cy="46" r="5" fill={LEMON} />
			</>
		);
	case 2: /* a top hat full of coins */
		return (
			<>
				<g fill={LEMON}><circle cx="78" cy="20" r="9" /><circle cx="102" cy="20" r="9" /><circle cx="90" cy="14" r="10" /></g>
				<path d="M90 9v10m-3-8h5m-5 6h5" fill="none" stroke-width="2" />
				<path d="M66 24h48l-5 32H71z" fill="#2b2140" /><path d="M70 48h40l-1 8H71z" fill="#e64545" />
				<path d="M54 56c20 8 52 8 72 0v5c-20 8-52 8-72 0z" fill="#2b2140" />
			</>
		);
	case 3: /* a spoon crossed with a door handle */
		return (
			<>
				<g transform="rotate(38 90 38)"><path d="M87 30h6v38h-6z" fill="#d8dfea" /><ellipse cx="90" cy="18" rx="11" ry="15" fill="#eef3fa" /></g>
				<g transform="rotate(-38 90 38)"><rect x="81" y="46" width="18" height="20" rx="4" fill="#e6a04e" /><path d="M86 46V24c0-10 20-12 20-2v8h-9v16z" fill={LEMON} /></g>
			</>
		);
	case 4: /* a bow tie on an ice cube */
		return (
			<>
				<path d="m62 24 28-12 28 12v28L90 64 62 52z" fill="#bfeaff" /><path d="m62 24 28 12 28-12M90 36v28" fill="none" /><path d="m66 28 20 8.5v20z" fill="#e6f8ff" stroke="none" />
				<path d="M90 38 70 30v18zm0 0 20-8v18z" fill="#12183a" /><circle cx="90" cy="38" r="4.5" fill="#12183a" />
			</>
		);
	case 5: /* a round black balloon with a fuse of ribbon */
		return (
			<>
				<circle cx="88" cy="40" r="23" fill="#241a3d" /><path d="M76 32c2-6 6-9 11-10" fill="none" stroke="#a99bdc" stroke-width="4" />
				<path d="M100 16 112 6c10-4 12 8 4 9s-6 10 3 8" fill="none" stroke="#ff7db4" stroke-width="4.5" />
				<path d="M95 14h12v8H95z" fill="#4b3b72" transform="rotate(40 101 18)" />
				<path d="m124 22 3 5 5-1-3 5 3 4-5 0-2 5-2-5-6-1 4-3-2-5z" fill={LEMON} stroke-width="2" />
			</>
		);
	default:
		return <circle cx="90" cy="36" r="22" fill={LEMON} />;
	}
}

const GROUNDS: [string, string, string][] = [
	['#2b7d74', ARC, '#3b998d'], ['#3c4a86', DIAGONAL, '#51619f'], ['#2f9e5b', RAYS, '#47b873'],
	['#c93a2b', DISC, '#e2543f'], ['#3aa0d8', ARC, '#62bdee'], ['#f0a044', RAYS, '#ffc06a'],
];

export function companyArt(row: number): VNode {
	const [ground, shape, over] = GROUNDS[row % GROUNDS.length];
	return <Picture ground={ground} shape={shape} over={over}>{emblem(row)}</Picture>;
}
