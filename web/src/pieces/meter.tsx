/* meter.tsx - how full something is: one bar, or several parts of it told apart by pattern. */
import { w } from './words';

export interface Part {
	name: string;
	value: number;
	look?: 'solid' | 'hatched' | 'dotted';
}

export function Meter({
	name,
	value,
	most,
	parts,
}: {
	name: string;
	value: number;
	most: number;
	parts?: Part[];
}) {
	const wide = (n: number) => `${most > 0 ? Math.min(100, (100 * n) / most) : 0}%`;
	return (
		<span
			class="meter"
			role="meter"
			aria-label={name}
			aria-valuemin={0}
			aria-valuemax={most}
			aria-valuenow={Math.min(value, most)}
			aria-valuetext={w.of(value, most)}
		>
			{(parts ?? [{ name, value }]).map((part) => (
				<i
					key={part.name}
					class={`meter__part meter__part--${part.look ?? 'solid'}`}
					style={{ width: wide(part.value) }}
				/>
			))}
		</span>
	);
}
