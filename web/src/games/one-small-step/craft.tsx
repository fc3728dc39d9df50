/* craft.tsx - four craft that climb as their countries do: a swept wing, a ball on a stack, sails, a
 * needle. Each stands about its own middle, 76 high without its fire. */
import type { VNode } from 'preact';
import type { Country as CountryKey } from '../../../made/one-small-step';
import { Badge } from '../../pieces';
import { craftAt, type Lay } from './lay';
import { w } from './say';
import { countryOf, playerAt, type Props } from './view';

const NAVY = '#1a2145',
	FIRE = '#f4b63a';

const HULLS: Record<CountryKey, VNode> = {
	usa: (
		<>
			<path d="M0-36 7-8 22 18H8v6H-8v-6h-14L-7-8z" fill="#fff5e0" stroke={NAVY} stroke-width="2" />
			<path d="M-7-8H7M-10 4h20M-13 12h26" stroke="#b22234" stroke-width="3" />
			<path d="M0-36 4-16h-8z" fill="#3c3b6e" />
		</>
	),
	ussr: (
		<>
			<path d="M-9-26 0-40l9 14" fill="none" stroke="#d9dee6" stroke-width="2.5" />
			<circle cy="-20" r="13" fill="#d9dee6" stroke={NAVY} stroke-width="2" />
			<path d="M-7-9H7l6 30h-26z" fill="#8a93a5" stroke={NAVY} stroke-width="2" />
			<path d="M-11 8h22" stroke="#c8102e" stroke-width="5" />
			<path d="M-13 21-20 32M13 21l7 11M0 21v11" stroke={NAVY} stroke-width="3" />
		</>
	),
	china: (
		<>
			<path d="M0-34q14 18 10 54h-20q-4-36 10-54z" fill="#de2910" stroke={NAVY} stroke-width="2" />
			<circle cy="-6" r="6" fill="#ffde00" />
			<path d="M-10 6q-14 2-14 18l14-4zM10 6q14 2 14 18l-14-4z" fill="#ffde00" stroke={NAVY} stroke-width="2" />
		</>
	),
	japan: (
		<>
			<path d="M0-36 8-14v34H-8v-34z" fill="#fff5e0" stroke={NAVY} stroke-width="2" />
			<circle cy="-4" r="5.5" fill="#c8102e" />
			<path d="M-8 8-18 24h10zM8 8l10 16H8z" fill="#c8102e" stroke={NAVY} stroke-width="2" />
		</>
	),
};

export function Hull({ of }: { of: CountryKey }) {
	return HULLS[of];
}

export function Craft({ of, fire = true }: { of: CountryKey; fire?: boolean }) {
	return (
		<svg class="craft__hull" viewBox="-26 -44 52 90" aria-hidden="true">
			{fire && <path class="craft__fire" d="M-6 22H6L0 45z" fill={FIRE} />}
			<Hull of={of} />
		</svg>
	);
}

/* Whose it is, and how many plates of its way are left. */
function Climber({ props, lay, seat }: { props: Props; lay: Lay; seat: number }) {
	const { view, players } = props;
	const nation = view.players[seat]!,
		country = countryOf(view, seat),
		player = playerAt(players, seat);
	if (!country || !player) return null;
	const { x, y } = craftAt(lay, view, seat);
	const left = nation.landed ? w.purse.landed : w.purse.steps(nation.forecast.steps);
	return (
		<div
			class={'craft' + (nation.landed ? ' is-down' : '')}
			data-craft={seat}
			role="img"
			aria-label={w.chart.craft(country.name, left)}
			title={w.chart.craft(country.name, left)}
			style={{ left: `${x}px`, top: `${y}px`, '--k': lay.craft }}
		>
			<Craft of={country.key} fire={!nation.landed} />
			<span class="craft__sign" aria-hidden="true">
				<Badge player={player} size="small" />
				{!nation.landed && <b>{nation.forecast.steps}</b>}
			</span>
		</div>
	);
}

export function Ascent({ props, lay }: { props: Props; lay: Lay }) {
	const { view } = props;
	const flying = view.players.filter((nation) => nation.country && !nation.landed);
	return (
		<>
			<svg class="trails" viewBox={`0 0 ${lay.wide} ${lay.high}`} aria-hidden="true">
				{flying.map(({ seat }) => {
					const { x, y } = craftAt(lay, view, seat);
					return <path key={seat} d={`M${x} ${lay.horizon + 8}V${y + 30 * lay.craft}`} />;
				})}
			</svg>
			{view.players.map(({ seat }) => (
				<Climber key={seat} props={props} lay={lay} seat={seat} />
			))}
		</>
	);
}
