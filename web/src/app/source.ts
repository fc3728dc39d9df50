/* source.ts - a value that parts of the page follow. */
import { useEffect, useState } from 'preact/hooks';

export class Source<T> {
	private listeners = new Set<(value: T) => void>();
	constructor(public value: T) {}

	set(value: T): void {
		if (value === this.value) return;
		this.value = value;
		this.tell();
	}

	/* For a value that was changed in place. */
	tell(): void {
		for (const listener of [...this.listeners]) listener(this.value);
	}

	listen(listener: (value: T) => void): () => void {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}
}

export function useSource<T>(source: Source<T>): T {
	const [, turn] = useState(0);
	useEffect(() => {
		turn((n) => n + 1); /* it may have changed before the listener was there */
		return source.listen(() => turn((n) => n + 1));
	}, [source]);
	return source.value;
}

/* What this browser remembers. Where it may not keep anything, it forgets at the end. */
const kept = new Map<string, string>();

export function recall(key: string): string | null {
	try {
		return localStorage.getItem('perilune.' + key) ?? kept.get(key) ?? null;
	} catch {
		return kept.get(key) ?? null;
	}
}

export function remember(key: string, value: string): void {
	kept.set(key, value);
	try {
		localStorage.setItem('perilune.' + key, value);
	} catch {
		/* kept for this page only */
	}
}
