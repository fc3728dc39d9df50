/* rocket.tsx - a Moon rocket of brass, oak and copper: a funnel that guides, a barrel to live
 * in, a boiler that pushes. Drawn in 150 by 480, the ground at 404; portholes show who is
 * aboard. */
import { w } from './say';
import { Token, type Sign } from '../../pieces';

const PORTS: [number, number][] = [
	[56, 163],
	[94, 163],
	[56, 193],
	[94, 193],
];

function Hull() {
	return (
		<>
			<g class="ofs-hull">
				<path class="ofs-wood" d="M34 322 8 392v12h20l16-30ZM116 322l26 70v12h-20l-16-30Z" />
				<path class="ofs-brass" d="M38 334H20V190h9V324h9Z" />
				<path class="ofs-copper" d="M14 190l5-14-5-16h21l-5 16 5 14Z" />
				<path class="ofs-copper" d="M52 350h46l14 46H38Z" />
				<path class="ofs-copper" d="M36 252h78v92q0 12-12 12H48q-12 0-12-12Z" />
				<path class="ofs-none" d="M36 266h78M36 338h78" />
				<path class="ofs-wood" d="M42 122h66q16 62 4 130H38q-12-68 4-130Z" />
				<path class="ofs-none ofs-fine" d="M58 122q-8 64 0 130M75 122v130M92 122q8 64 0 130" />
				<path class="ofs-none ofs-hoop" d="M37 146h76M32 180h86M32 206h86M36 236h78" />
				<path class="ofs-brass" d="M75 26q24 30 32 84v12H43v-12q8-54 32-84Z" />
				<path class="ofs-none" d="M50 88h50M43 110h64M75 26V4M68 10h14" />
				<circle class="ofs-copper" cx="75" cy="26" r="5" />
			</g>
			<path
				class="ofs-shade"
				d="M75 26q24 30 32 84v12H80ZM78 122h30q16 62 4 130H78ZM78 252h36v92q0 12-12 12H78Z"
			/>
			<circle class="ofs-dial" cx="75" cy="70" r="13" />
			<path class="ofs-none ofs-fine" d="M75 59v22M64 70h22" />
			<path class="ofs-needle" d="M75 70l6-8" />
			<circle class="ofs-dial" cx="75" cy="302" r="19" />
			<path class="ofs-gauge" d="M62 310A15 15 0 1 1 88 310" />
			<path class="ofs-needle" d="M75 302l9-9" />
		</>
	);
}

/* The four portholes are enough for four; the plate under them has the number. */
function Aboard({ sign, aboard, plate }: { sign: Sign; aboard: number; plate: boolean }) {
	return (
		<>
			{PORTS.map(([x, y], i) => (
				<g key={i} transform={`translate(${x} ${y})`}>
					<circle class="ofs-dial" r="13.5" />
					{i < aboard && (plate ? <Token sign={sign} size={20} /> : <circle class="ofs-head" data-p={sign.colour + 1} r="9" />)}
				</g>
			))}
			{plate && (
				<g transform="translate(75 223)">
					<rect class="ofs-plate" x="-37" y="-9" width="74" height="18" rx="2" />
					<text class="ofs-platetext" y="5">
						{w.works.aboard(aboard)}
					</text>
				</g>
			)}
		</>
	);
}

/* For the map: standing on the origin. */
export function RocketToken({ sign, aboard, scale }: { sign: Sign; aboard: number; scale: number }) {
	return (
		<g class="ofs-rocket" transform={`scale(${scale}) translate(-75 -404)`}>
			<g class="ofs-fire" aria-hidden="true">
				<path class="ofs-flame" d="M44 396q-14 60 31 110 45-50 31-110Z" />
			</g>
			<Hull />
			<Aboard sign={sign} aboard={aboard} plate={false} />
		</g>
	);
}

/* For the workshop: before its own sky. */
export function RocketPicture({ sign, aboard, name }: { sign: Sign; aboard: number; name: string }) {
	const sky = [];
	for (let y = -56; y < 402; y += 6) sky.push(`M0 ${y}H150`);
	return (
		<svg
			class="ofs-works__rocket"
			viewBox="2 -60 146 480"
			preserveAspectRatio="xMidYMax meet"
			role="img"
			aria-label={w.works.picture(name, aboard)}
		>
			<path class="ofs-skyline" d={sky.join('')} />
			<path class="ofs-none ofs-ground" d="M2 404H148" />
			<path
				class="ofs-none ofs-stars"
				d="M24-34l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1ZM122 22l2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1ZM22 62v8M18 66h8M132 88v8M128 92h8M112-44v6M109-41h6M76-30v4M74-28h4"
			/>
			<Hull />
			<Aboard sign={sign} aboard={aboard} plate />
		</svg>
	);
}
