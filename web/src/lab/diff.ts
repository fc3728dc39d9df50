/* diff.ts - which lines of a text are not those of another. */

const MOST = 4_000_000; /* pairs of lines compared: beyond, all in between counts as changed */

/* The numbers, from 1, of the lines of `now` that are new or changed against `before`. */
export function changedLines(before: string, now: string): Set<number> {
	const a = before.split('\n');
	const b = now.split('\n');
	let first = 0;
	while (first < a.length && first < b.length && a[first] === b[first]) first++;
	let tail = 0;
	while (
		tail < a.length - first &&
		tail < b.length - first &&
		a[a.length - 1 - tail] === b[b.length - 1 - tail]
	)
		tail++;
	const changed = new Set<number>();
	const old = a.slice(first, a.length - tail);
	const fresh = b.slice(first, b.length - tail);
	if (old.length * fresh.length > MOST) {
		fresh.forEach((_, i) => changed.add(first + i + 1));
		return changed;
	}
	/* The longest common run of lines: what is in it was kept. */
	const wide = fresh.length + 1;
	const long = new Uint16Array((old.length + 1) * wide);
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = fresh.length - 1; j >= 0; j--)
			long[i * wide + j] =
				old[i] === fresh[j]
					? long[(i + 1) * wide + j + 1]! + 1
					: Math.max(long[(i + 1) * wide + j]!, long[i * wide + j + 1]!);
	for (let i = 0, j = 0; j < fresh.length; ) {
		if (i < old.length && old[i] === fresh[j]) {
			i++;
			j++;
		} else if (i < old.length && long[(i + 1) * wide + j]! >= long[i * wide + j + 1]!) {
			i++;
		} else {
			changed.add(first + ++j);
		}
	}
	return changed;
}
