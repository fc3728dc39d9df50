/* icons.tsx - the flat signs of the poster: resources, missions, espionage. */
import type { VNode } from 'preact';
import type { Country as CountryKey } from '../../../made/one-small-step';
import { w } from './say';
import { KEYS, resourceName, type Key, type Kind, type Price, type View } from './view';

const INK = '#1a1420';

const RESOURCES: Record<Key, VNode> = {
	morale: (
		<>
			<circle cx="10" cy="10" r="9.3" fill="#f6aebb" />
			<path d="m10 3.7 1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3L6 16l.9-4.5-3.4-3.1 4.6-.5z" fill={INK} stroke="none" />
		</>
	),
	iron: (
		<>
			<rect x="1" y="1" width="18" height="18" rx="3" fill="#c3cbd4" />
			<path d="M4.5 4.5h11v3h-3.8v5h3.8v3h-11v-3h3.8v-5H4.5z" fill={INK} stroke="none" />
		</>
	),
	oil: (
		<>
			<circle cx="10" cy="10" r="9.3" fill="#b8abe6" />
			<path d="M10 3.5c2.6 3.4 4.3 5.6 4.3 8a4.3 4.3 0 0 1-8.6 0c0-2.4 1.7-4.6 4.3-8z" fill={INK} stroke="none" />
		</>
	),
	aluminum: (
		<>
			<path d="M10 .8 18 5.4v9.2l-8 4.6-8-4.6V5.4z" fill="#d8f0f7" />
			<path d="M6.2 6.5h7.6l2 7H4.2z" fill={INK} stroke="none" />
		</>
	),
	gold: (
		<>
			<circle cx="10" cy="10" r="9.3" fill="#f5cc4f" />
			<circle cx="10" cy="10" r="6" fill="none" stroke-width="1.5" />
			<path d="M10 6.8v6.4M8 8.4h4M8 11.6h4" fill="none" stroke-width="1.5" />
		</>
	),
};

export function Res({ of }: { of: Key }) {
	return (
		<svg class="res" viewBox="0 0 20 20" aria-hidden="true" stroke={INK} stroke-width="1.2">
			{RESOURCES[of]}
		</svg>
	);
}

/* A price as signs and numbers; words for those who cannot see them. What a player lacks of
 * it is underlined. */
export function Cost({ view, price, lacks, quiet }: { view: View; price: Price; lacks?: Price; quiet?: boolean }) {
	const keys = KEYS.filter((key) => price[key]);
	return (
		<span class={`cost cost--${keys.length}`} aria-hidden={quiet || undefined}>
			{keys.map((key) => (
				<span key={key} class={lacks?.[key] ? 'is-short' : undefined}>
					<Res of={key} />
					{price[key]}
					{!quiet && <span class="sr"> {resourceName(view, key)} </span>}
				</span>
			))}
			{keys.length === 0 && <span>{w.free}</span>}
		</span>
	);
}

const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2 };

const ROCKET = (
	<path
		fill-rule="evenodd"
		d="M12 1c3.3 3 4.6 6.4 4.6 10v3.2l3 3.3V22l-4.4-2.6H8.8L4.4 22v-4.5l3-3.3V11C7.4 7.4 8.7 4 12 1zm0 6.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9.8 20.6h4.4L12 24z"
	/>
);

/* Missions, by the names of the standard data; others fly a rocket. */
const MISSIONS: Record<string, VNode> = {
	'technology-heavy-lifter': (
		<>
			<path d="M12 .5c2.3 1.7 3.2 3.8 3.2 6.2H8.8C8.8 4.3 9.7 2.2 12 .5zM8.8 8h6.4v5.4H8.8zM7.6 14.6h8.8v6H7.6z" />
			<path d="M2.6 16.5c0-1.8.8-3 1.7-3.8.9.8 1.7 2 1.7 3.8v4.1H2.6zM18 16.5c0-1.8.8-3 1.7-3.8.9.8 1.7 2 1.7 3.8v4.1H18zM8.3 21.6h7.4L12 24z" />
		</>
	),
	'technology-booster': (
		<path d="M12 .8c1.9 1.6 2.7 3.5 2.7 5.7H9.3c0-2.2.8-4.1 2.7-5.7zM9.3 7.8h5.4v4.7H9.3zM8.3 13.7h7.4v6.2H8.3zM4 14.8c0-1.5.7-2.6 1.5-3.3.8.7 1.5 1.8 1.5 3.3v5.1H4zM17 14.8c0-1.5.7-2.6 1.5-3.3.8.7 1.5 1.8 1.5 3.3v5.1h-3zM9 21h6l-3 3zM4.3 21h2.4l-1.2 2.2zM17.3 21h2.4l-1.2 2.2z" />
	),
	'technology-telemetry': (
		<>
			<path d="M3.5 6.5 16.3 19A9 9 0 0 1 3.5 6.5z" />
			<path d="m9 13 5.5-6 1.3 1.3L10.3 14z" />
			<circle cx="15.8" cy="6.8" r="1.9" />
			<path d="M8 18.5h4l2 4.5H6z" />
			<path d="M18.5 2.5a6 6 0 0 1 3.2 6.2" {...line} stroke-width="1.7" />
		</>
	),
	'technology-guidance': (
		<>
			<g {...line}>
				<circle cx="12" cy="12" r="9.5" />
				<ellipse cx="12" cy="12" rx="9.5" ry="3.8" transform="rotate(-35 12 12)" />
			</g>
			<circle cx="12" cy="12" r="3" />
		</>
	),
	'technology-docking': (
		<>
			<path d="M2 9h6l2.5 3L8 15H2zM22 9h-6l-2.5 3 2.5 3h6z" />
			<path d="M5 3.5c4-2.5 10-2.5 14 0M5 20.5c4 2.5 10 2.5 14 0" {...line} stroke-width="1.8" />
		</>
	),
	'technology-pressure-suit': (
		<path
			fill-rule="evenodd"
			d="M12 1.5a6 6 0 0 1 6 6c0 1.7-.7 3-1.7 4.2 3.3 1.2 5 4 5 8.3v2.5H2.7V20c0-4.3 1.7-7.1 5-8.3A6 6 0 0 1 12 1.5zM8.3 5.8v3.4h7.4V5.8zM9.5 15v4h5v-4z"
		/>
	),
	'technology-capsule': (
		<>
			<path
				fill-rule="evenodd"
				d="M9.5 2h5l6 14.5H3.5zm1.2 6.5a1.7 1.7 0 1 0 2.6 0 1.7 1.7 0 0 0-2.6 0z"
			/>
			<path d="M3 18h18c-1.5 2.5-5 4-9 4s-7.5-1.5-9-4z" />
		</>
	),
	'technology-lander': (
		<>
			<path d="M8 2h8l3 4-2 4.5H7L5 6zM5 11.5h14l1 5H4z" />
			<path
				d="M6 16.5 2.5 22M18 16.5l3.5 5.5M.8 22h4M19.2 22h4M10 16.5h4l1.5 3.5h-7z"
				{...line}
				stroke-width="1.7"
			/>
		</>
	),
	'technology-spy-satellite': (
		<path
			fill-rule="evenodd"
			d="M12 5.5c5 0 8.7 2.9 11 6.5-2.3 3.6-6 6.5-11 6.5S3.3 15.6 1 12c2.3-3.6 6-6.5 11-6.5zm0 2.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
		/>
	),
};

export function Rocket() {
	return (
		<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{ROCKET}
		</svg>
	);
}

export function MissionIcon({ id }: { id: string }) {
	return (
		<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{MISSIONS[id] ?? ROCKET}
		</svg>
	);
}

/* Espionage: six pictures for what the kinds are about. */
const PEOPLE = (
	<>
		<circle cx="7.5" cy="7" r="3.3" />
		<circle cx="16.5" cy="7" r="3.3" />
		<path d="M1.5 20c0-5 2.3-8 6-8 2 0 3.5.9 4.5 2.3 1-1.4 2.5-2.3 4.5-2.3 3.7 0 6 3 6 8z" />
	</>
);
const FILE = <path fill-rule="evenodd" d="M3 4h7l2 3h9v13.5H3zm3 7v1.8h12V11zm0 4v1.8h8V15z" />;
const VALVE = (
	<>
		<circle cx="12" cy="8" r="5.5" {...line} stroke-width="2.5" />
		<path d="M11 2.5h2v11h-2zM6.5 7h11v2h-11zM2 16h20v5H2z" />
	</>
);
const SHIELD = <path fill-rule="evenodd" d="M12 1.5 21 5v7c0 5-3.6 8.6-9 10.5C6.6 20.6 3 17 3 12V5zm0 4-5 2v4.7c0 3.1 1.9 5.3 5 6.6z" />;
const PURSE = (
	<path
		fill-rule="evenodd"
		d="M8 2h8l-2 4.5h-4zM9.5 8h5C19 11 21 14.5 21 18c0 2.5-2 4-4.5 4h-9C5 22 3 20.5 3 18c0-3.5 2-7 6.5-10zM11 11v1.5c-1.8.3-2.7 1.3-2.7 2.5 0 2.6 4.4 2 4.4 3.2 0 .6-.8.8-1.5.8-.9 0-1.9-.3-2.6-.8v1.5c.6.4 1.5.7 2.4.8V22h2v-1.5c1.7-.3 2.6-1.3 2.6-2.5 0-2.7-4.4-2.1-4.4-3.2 0-.5.7-.8 1.3-.8.8 0 1.6.2 2.2.6v-1.5c-.5-.3-1.1-.5-1.7-.6V11z"
	/>
);
const HORN = <path d="M2 9h4L17 3v17L6 15H2zm5.5 7.3 3 1.6V22h-3zM19 8.5c1.7.5 2.8 1.7 2.8 3s-1.1 2.5-2.8 3z" />;
const PHONE = (
	<>
		<path d="M3 6.5C5.5 4 8.5 3 12 3s6.5 1 9 3.5l-1.5 4-4-.5-.5-2.5c-2-.5-4-.5-6 0L8.5 10l-4 .5z" />
		<path fill-rule="evenodd" d="M8.5 11.5h7L19.5 21h-15zm3.5 2.3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z" />
	</>
);
const HOUSE = <path fill-rule="evenodd" d="M12 2 22 11h-2.5v10.5h-15V11H2zm-2 12v7.5h4V14z" />;

const ESPIONAGE: Record<string, VNode> = {
	'card-double-agent': PEOPLE,
	'card-borrowed-engineer': PEOPLE,
	'card-defector': PEOPLE,
	'card-stolen-plans': FILE,
	'card-dead-drop': FILE,
	'card-loose-valve': VALVE,
	'card-curfew': VALVE,
	'card-freight-diverted': VALVE,
	'card-molehunt': SHIELD,
	'card-test-ban-talks': SHIELD,
	'card-bribed-minister': PURSE,
	'card-back-channel': PURSE,
	'card-bands-and-banners': HORN,
	'card-scandal-in-the-press': HORN,
	'card-tapped-line': PHONE,
	'card-safe-house': HOUSE,
};

export function CardIcon({ card }: { card: Kind | undefined }) {
	return (
		<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{ESPIONAGE[card?.ids[0] ?? ''] ?? FILE}
		</svg>
	);
}

/* Flat flags of colour for the four mats, by country; not their flags. */
export function Emblem({ of: kind }: { of: CountryKey }) {
	return (
		<svg class="emblem" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect width="120" height="72" fill={GROUNDS[kind]} />
			<path d="M-10 80 60 36 130 80zM-10 30 60 36-10 52zM130 30 60 36l70 16zM40-10 60 36 80-10z" fill="#fff4df" opacity=".16" />
			<g transform="translate(60 36)">{EMBLEMS[kind]}</g>
		</svg>
	);
}

const GROUNDS: Record<CountryKey, string> = { usa: '#23508e', ussr: '#a32a1e', china: '#8a5a00', japan: '#2f3e4e' };

const EMBLEMS: Record<CountryKey, VNode> = {
	usa: (
		<>
			<path d="M0-24 6-8h17L9.5 2.5 14.5 19 0 9l-14.5 10 5-16.5L-23-8H-6z" fill="#fff4df" />
			<path d="M-34 26h68" stroke="#f2b632" stroke-width="4" />
		</>
	),
	ussr: (
		<>
			<circle r="15" fill="#f2b632" />
			<path d="M9-6 34-26M12 1l28-6M3-12 16-32" stroke="#fff4df" stroke-width="2.5" stroke-linecap="round" />
		</>
	),
	china: (
		<>
			<path d="M0-28 8 4v14H-8V4z" fill="#fff4df" />
			<path d="M-8 6-18 22h10zM8 6l10 16H8z" fill="#fff4df" />
			<path d="M-5 20h10L0 32z" fill="#f2b632" />
		</>
	),
	japan: (
		<>
			<circle r="20" fill="#e4572e" />
			<path d="M-40 22c14-8 26-8 40 0s26 8 40 0" fill="none" stroke="#fff4df" stroke-width="3" />
		</>
	),
};
