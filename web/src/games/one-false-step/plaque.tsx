/* plaque.tsx - dice and news, over the map: a Moon Shot with its three pairs of dice, a jumped
 * claim with its two, a city sold, a week begun. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../game';
import { Badge, Die } from '../../pieces';
import { w } from './say';
import { playerAt, type Props } from './view';

const TIME: Record<string, number> = { shoot: 4200, jump: 2400, win: 5000, buy: 2000, wake: 1800, ghost: 1800, starve: 1800 };

function told(news: Entry[]): Entry | undefined {
	return (
		[...news].reverse().find((entry) => entry.kind === 'shoot' || entry.kind === 'jump') ??
		[...news].reverse().find((entry) => entry.kind in TIME)
	);
}

interface Shown {
	entry: Entry;
	dice: number[];
	systems: { name: string; target: number }[];
}

function Shot({ shown, still }: { shown: Shown; still: boolean }) {
	return (
		<span class="ofs-plaque__shot">
			{shown.systems.map((system, i) => {
				const pair = shown.dice.slice(2 * i, 2 * i + 2);
				const sum = (pair[0] ?? 0) + (pair[1] ?? 0);
				const holds = sum >= system.target;
				return (
					<span key={system.name} class={holds ? 'is-held' : 'is-failed'} style={{ '--wait': `${600 + 350 * i}ms` }}>
						<b>{system.name}</b>
						<span class="ofs-plaque__dice">
							{pair.map((face, k) => (
								<Die key={k} value={face} roll={`${shown.entry.number}`} fresh still={still} />
							))}
						</span>
						<small>
							{w.plaque.roll(sum, system.target, holds)}
						</small>
					</span>
				);
			})}
		</span>
	);
}

export function Plaque({ props }: { props: Props }) {
	const [shown, setShown] = useState<Shown | null>(null);
	const { view, news, still } = props;
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	useEffect(() => {
		const entry = told(news);
		/* Dice are worth more than what came after them in the same breath. */
		if (!entry || (shown?.entry.kind === 'shoot' && entry.kind !== 'shoot' && entry.kind !== 'win')) return;
		const mayor = view.players[entry.seat];
		setShown({
			entry,
			dice: view.dice,
			systems: mayor?.rocket.systems.map(({ name, target }) => ({ name, target })) ?? [],
		});
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setShown(null), TIME[entry.kind]);
	}, [news]);
	useEffect(() => () => clearTimeout(timer.current), []);
	if (!shown) return null;
	const { entry, dice } = shown;
	const player = playerAt(props.players, entry.seat);
	return (
		<div key={`${entry.number}.${entry.kind}`} class={`ofs-plaque ofs-plaque--${entry.kind}`} aria-hidden="true">
			<span class="ofs-plaque__words">
				{player && <Badge player={player} size="small" />}
				{entry.text}
			</span>
			{entry.kind === 'shoot' && dice.length === 6 && <Shot shown={shown} still={still} />}
			{entry.kind === 'jump' && dice.length === 2 && (
				<span class="ofs-plaque__dice">
					<Die value={dice[0]} roll={`${entry.number}`} fresh still={still} />
					<b>{w.plaque.against}</b>
					<Die value={dice[1]} roll={`${entry.number}`} fresh still={still} />
				</span>
			)}
		</div>
	);
}
