/* changes.ts - a state from the one before it and what changed: {"player.1.money":7}. The old one
 * stays as it is, and what did not change is shared with it. */

function withPart(whole: any, names: string[], at: number, value: unknown): any {
	if (at === names.length) return value;
	const name = names[at];
	if (typeof whole !== 'object' || whole === null || !(name in whole)) return undefined;
	const part = withPart(whole[name], names, at + 1, value);
	if (part === undefined) return undefined;
	if (!Array.isArray(whole)) return { ...whole, [name]: part };
	const copy = [...whole];
	copy[Number(name)] = part;
	return copy;
}

/* Undefined where there is no old state, or no place in it for a value. */
export function changedState(state: any, changed: Record<string, unknown>): any {
	let now = state;
	for (const [path, value] of Object.entries(changed))
		now = withPart(now, path.split('.'), 0, value);
	return now;
}
