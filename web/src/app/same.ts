/* same.ts - what says the same is the same, so that what is drawn of it is not drawn again. */
import { useRef } from 'preact/hooks';

/* A value made of plain data: the one before while nothing in it differs. */
export function useSame<T>(value: T): T {
	const kept = useRef({ value, says: '' });
	const says = JSON.stringify(value);
	if (kept.current.says !== says) kept.current = { value, says };
	return kept.current.value;
}
