/* missions.tsx - the picture of each Contract, as on a mission's poster: four skies, and before them
 * what the job is about. Data of one's own may name other Contracts: those get a crate. */
import type { VNode } from 'preact';
import type { Epoch } from './view';

type Shape = [fill: string, d: string];
type Sky = keyof typeof SKIES;

const WHITE = '#f4ecd8',
	STEEL = '#8fb4dd',
	BLUE = '#2f6fc4',
	GOLD = '#ffd166',
	RED = '#e2603f',
	WOOD = '#c98f4e',
	GREEN = '#3f9d72',
	ICE = '#cfeaff',
	ROCK = '#7d7466';

const STARS = 'M14 18h0M40 10h0M92 16h0M100 60h0M12 70h0M62 22h0M24 44h0M84 42h0M50 6h0M104 34h0';

const SKIES = {
	earth: (
		<>
			<rect width="110" height="110" fill="#0b2a5a" />
			<path class="mission__stars" d={STARS} />
			<circle cx="96" cy="122" r="48" fill={BLUE} />
			<path class="mission__cloud" d="M58 102q30-22 52-14M72 90q16-8 32-4" />
		</>
	),
	moon: (
		<>
			<rect width="110" height="110" fill="#133f2f" />
			<path class="mission__stars" d={STARS} />
			<circle cx="88" cy="22" r="15" fill="#f1e6c8" />
			<circle cx="84" cy="18" r="3" fill="#cdbf98" />
			<circle cx="92" cy="27" r="2.2" fill="#cdbf98" />
			<path d="M-10 104Q50 72 120 96v20H-10Z" fill="#0b2a20" />
		</>
	),
	sun: (
		<>
			<rect width="110" height="110" fill="#4a1d3a" />
			<path class="mission__stars" d={STARS} />
			<circle cx="18" cy="20" r="34" fill="#6d2a44" />
			<circle cx="18" cy="20" r="22" fill="#c9512f" />
			<circle cx="18" cy="20" r="13" fill={GOLD} />
		</>
	),
	deep: (
		<>
			<rect width="110" height="110" fill="#2a1d55" />
			<path class="mission__stars" d={STARS} />
			<circle cx="20" cy="88" r="26" fill="#5a3f9c" />
			<path class="mission__cloud" d="M-14 96Q20 74 56 78" />
		</>
	),
};

const SATELLITE: Shape[] = [
	[STEEL, 'M44 44h22v24H44Z'],
	[BLUE, 'M14 50h26v13H14ZM70 50h26v13H70Z'],
	['none', 'M40 56h4M66 56h4M23 50v13M31 50v13M79 50v13M87 50v13M55 44v-9M46 33q9-9 18 0'],
];
const CRATE: Shape[] = [
	[WOOD, 'M26 50h42v34H26Z'],
	['#a06a35', 'M68 50l14-10v34L68 84Z'],
	['#e0b070', 'M26 50l14-10h42L68 50Z'],
	[WHITE, 'M43 50h8v34h-8Z'],
];

const MISSIONS: Record<string, [Sky, Shape[]]> = {
	'lost-glove': ['earth', [
		[WHITE, 'M40 84V62l-9-13q3-9 10-3l7 9V26q0-6 6-6t6 6v18V22q0-6 6-6t6 6v24V28q0-6 6-6t6 6v34q0 13-8 22Z'],
		[RED, 'M38 82h42v10H38Z'],
	]],
	'hold-this-please': ['sun', [
		[STEEL, 'M34 72 58 48l8 8-24 24ZM20 86l12-14 8 8-14 12Z'],
		[GOLD, 'M58 30h32v32H58Z'],
		['none', 'M58 46h32M74 30v32M50 50l8-4'],
	]],
	'parcel-run': ['moon', [...CRATE, ['none', 'M6 58h14M2 68h16M8 78h10']]],
	'jump-start': ['sun', [
		[STEEL, 'M16 44h32v30H16Z'],
		[RED, 'M66 44h32v30H66Z'],
		['none', 'M24 44v-6M40 44v-6M74 44v-6M90 44v-6M40 38q2-22 17-10t17 10'],
		[GOLD, 'M60 50l-9 14h7l-3 14 11-17h-8l4-11Z'],
	]],
	'antenna-untangle': ['earth', [
		[WHITE, 'M30 66q-4-30 28-38-6 34-28 38Z'],
		['none', 'M44 48 62 62M62 62q20-4 18 12t-22 8-16-18 28-14 16 22-30 16'],
		[STEEL, 'M28 68h12l6 20H22Z'],
	]],
	'photo-opportunity': ['moon', [
		[STEEL, 'M24 42h14l5-8h24l5 8h14v38H24Z'],
		[BLUE, 'M55 48a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z'],
		[ICE, 'M55 55a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z'],
		[GOLD, 'M70 44h10v7H70Z'],
	]],
	'spring-cleaning': ['earth', [
		[WOOD, 'M74 18l7 5-27 38-7-5Z'],
		[GOLD, 'M44 54l16 12-10 26q-20-2-28-12Z'],
		['none', 'M34 80l8-14M42 86l8-16M82 66l6-4M88 74l8-2M80 80l6 4'],
	]],
	'stray-probe': ['deep', [
		[STEEL, 'M42 52h26l8 16-8 16H42l-8-16Z'],
		[WHITE, 'M36 50q19-24 38 0Z'],
		['none', 'M55 36V20M34 68H14M76 68h20M42 84l-8 12M68 84l8 12'],
		[RED, 'M55 20a4 4 0 1 1 0-8 4 4 0 0 1 0 8Z'],
	]],
	'insurance-inspection': ['sun', [
		[WHITE, 'M34 24h42v56H34Z'],
		['none', 'M42 36h26M42 45h26M42 54h16'],
		[STEEL, 'M64 54a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z'],
		[ICE, 'M64 60a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
		[WOOD, 'M74 78l16 16-5 5-16-16Z'],
	]],
	'refuel-the-refueller': ['earth', [
		[RED, 'M20 40h24v44H20Z'],
		[RED, 'M66 40h24v44H66Z'],
		[WHITE, 'M24 46h16v12H24ZM70 46h16v12H70Z'],
		['none', 'M44 50q12-18 11 8t11-2M44 74q12 18 22 0'],
	]],
	'dead-bus': ['deep', [
		[STEEL, 'M30 46h50v34H30Z'],
		[BLUE, 'M6 56h20v14H6ZM84 56h20v14H84Z'],
		['none', 'M26 63h4M80 63h4M42 58l8 8M50 58l-8 8M60 58l8 8M68 58l-8 8M46 75h18'],
	]],
	'crew-taxi': ['moon', [
		[GOLD, 'M18 62q4-18 16-20h36q14 2 22 20v18H18Z'],
		[ICE, 'M34 48h16v14H28ZM56 48h14q8 4 11 14H56Z'],
		['#1c2430', 'M36 72a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM74 72a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
		[WHITE, 'M46 32h20v10H46Z'],
	]],
	'telescope-tune-up': ['earth', [
		['#174c93', 'M26 48 66 28l11 24-40 20Z'],
		['#4a86d6', 'm66 28 8-4 13 28-10 4Z'],
		[STEEL, 'M26 48l-8 4 9 22 10-2Z'],
		[GOLD, 'M10 88h40v10H10ZM52 84h36v10H52Z'],
		['none', 'M38 72l-6 16M58 64l8 20M20 88v10M30 88v10M40 88v10M64 84v10M76 84v10'],
	]],
	'slot-swap': ['deep', [
		[STEEL, 'M18 56h28v26H18Z'],
		[GOLD, 'M64 56h28v26H64Z'],
		['none', 'M30 46q25-28 50-4M80 30v12H68M80 92q-25 22-50 2M30 106V94h12'],
	]],
	'comet-sample': ['deep', [
		[ICE, 'M66 34a20 20 0 1 1-18 32L14 92l22-34L12 66l32-22q6-10 22-10Z'],
		[STEEL, 'M62 46a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
		[WHITE, 'M78 66h14v26q-7 8-14 0Z'],
		[GREEN, 'M78 78h14v14q-7 8-14 0Z'],
	]],
	'station-reboost': ['earth', [
		[WHITE, 'M30 52h50v16H30Z'],
		[STEEL, 'M46 38h18v14H46ZM46 68h18v14H46Z'],
		[BLUE, 'M8 42h14v36H8ZM88 42h14v36H88Z'],
		['none', 'M22 60h8M80 60h8M55 34V14M46 22l9-9 9 9'],
	]],
	'lagrange-rescue': ['deep', [
		[RED, 'M55 26a32 32 0 1 1 0 64 32 32 0 0 1 0-64Z'],
		['#2a1d55', 'M55 42a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z'],
		[WHITE, 'M50 26h10v16H50ZM50 74h10v16H50ZM23 53h16v10H23ZM71 53h16v10H71Z'],
	]],
	'ice-haul': ['sun', [
		[ICE, 'M34 58l20-22 30 8 10 26-24 22-32-6Z'],
		['none', 'M54 36l8 24 32 10M62 60 38 86M62 60l8 32M34 58 8 70M38 66 12 80'],
	]],
	'asteroid-nudge': ['sun', [
		[ROCK, 'M56 36l24-4 18 20-4 28-24 14-24-14-2-28Z'],
		['#5c5549', 'M70 50a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM80 72a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
		[STEEL, 'M10 56h22v18H10Z'],
		['none', 'M32 65h10M36 60l6 5-6 5M4 60H0M4 70H0'],
	]],
	'moon-courier': ['moon', [
		[WHITE, 'M16 52h54v34H16Z'],
		['none', 'M16 52l27 20 27-20'],
		[RED, 'M60 52V24l22 8-22 9'],
		['none', 'M4 60h8M2 70h10M6 80h6'],
	]],
	'beam-power-trial': ['sun', [
		[BLUE, 'M46 22h50v22H46Z'],
		['none', 'M58 22v22M71 22v22M84 22v22M46 33h50'],
		[GOLD, 'M66 44h10l10 54H56Z'],
		[STEEL, 'M40 92h62v12H40Z'],
	]],
	'graveyard-sweep': ['deep', [
		[STEEL, 'M24 90V58q0-16 16-16t16 16v32Z'],
		[ROCK, 'M64 90V66q0-12 12-12t12 12v24Z'],
		['none', 'M40 52v20M33 59h14M76 62v14M71 67h10M10 92h90'],
		[GREEN, 'M12 92q8-10 14 0ZM84 92q8-12 16 0Z'],
	]],
	'flagship-assembly': ['earth', [
		[WHITE, 'M8 62 30 46h54l18 16-18 14H30Z'],
		[RED, 'M40 46l8-16h18l6 16Z'],
		['none', 'M34 61h0M48 61h0M62 61h0M76 61h0M50 30V16l14 5-14 5'],
		[STEEL, 'M30 76h54l-6 10H38Z'],
	]],
	'showroom-model': ['moon', [
		[GOLD, 'M14 86h82v10H14Z'],
		[STEEL, 'M44 46h26l12 10v14l-12 10H44Z'],
		[BLUE, 'M22 56h22v14H22Z'],
		[ICE, 'M58 54a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'],
		['none', 'M22 60l-10-6v18l10-6M82 62l10-6M58 26v12M40 30l6 9M76 30l-6 9'],
	]],
	'elegance-prize': ['sun', [
		[GOLD, 'M36 26h40v20q0 20-20 20T36 46Z'],
		['none', 'M36 32H22q0 18 16 20M76 32h14q0 18-16 20M56 66v14'],
		[WOOD, 'M40 80h32v12H40Z'],
		[WHITE, 'M56 33l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z'],
	]],
};

export function missionArt({ key }: Pick<Epoch, 'key'>): VNode {
	const [sky, shapes] = MISSIONS[key] ?? (['earth', key.length % 2 ? SATELLITE : CRATE] as const);
	return (
		<svg class="mission" viewBox="0 0 110 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			{SKIES[sky]}
			{shapes.map(([fill, d], i) => (
				<path key={i} class="mission__thing" fill={fill} d={d} />
			))}
		</svg>
	);
}
