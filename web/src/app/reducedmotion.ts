/* reducedmotion.ts - whether this person wants no motion, by the setting of their system. */
import { useEffect, useMemo, useState } from 'preact/hooks';

export function useReducedMotion(): boolean {
	const query = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)'), []);
	const [still, setStill] = useState(query.matches);
	useEffect(() => {
		const change = () => setStill(query.matches);
		query.addEventListener('change', change);
		return () => query.removeEventListener('change', change);
	}, [query]);
	return still;
}
