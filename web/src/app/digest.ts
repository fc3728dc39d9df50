/* digest.ts - what a screen reader is told of a turn: what happened since one was asked last, cut
 * short, and the question after it. */

export const MOST = 36; /* words of what happened; with the count of choices fewer than 40 */

function wordsIn(line: string): string[] {
	return line.trim().split(/\s+/).filter(Boolean);
}

function ended(line: string): string {
	return /[.!?…:]$/.test(line) ? line : line + '.';
}

/* The newest lines that have room. What was before them is counted; a single line that is too long
 * loses its end. */
export function digest(lines: string[], before: (count: number) => string, most = MOST): string {
	const room = most - wordsIn(before(99)).length;
	const kept: string[] = [];
	let words = 0;
	for (const line of [...lines].reverse()) {
		words += wordsIn(line).length;
		if (words > room) break;
		kept.unshift(ended(line.trim()));
	}
	if (kept.length === 0 && lines.length > 0)
		kept.push(wordsIn(lines.at(-1)!).slice(0, room).join(' ') + ' …');
	const left = lines.length - kept.length;
	return [...(left > 0 ? [before(left)] : []), ...kept].join(' ');
}
