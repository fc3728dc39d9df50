/* track.tsx - a row of steps with a place on it: phases of a turn, levels of a system, rounds
 * left. As pips where only a number matters. */
import { w } from './words';

export interface Step {
	name: string;
	note?: string;
	state: 'done' | 'now' | 'next';
}

export function Track({ name, steps }: { name: string; steps: Step[] }) {
	return (
		<ol class="track" aria-label={name}>
			{steps.map((step) => (
				<li
					key={step.name}
					class={`track__step is-${step.state}`}
					aria-current={step.state === 'now' ? 'step' : undefined}
				>
					{step.name}
					{step.note && <small>{step.note}</small>}
				</li>
			))}
		</ol>
	);
}

export function Pips({ name, value, most }: { name: string; value: number; most: number }) {
	const pips = [];
	for (let i = 0; i < most; i++) pips.push(<i key={i} class={'pip' + (i < value ? ' is-full' : '')} />);
	return (
		<span class="pips" role="img" aria-label={`${name}: ${w.of(value, most)}`}>
			{pips}
		</span>
	);
}
