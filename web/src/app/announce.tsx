/* announce.tsx - the one voice of a room: a digest of each turn with its question last, the advice
 * that was asked for, and either of them again on demand. That somebody thinks is not said. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../game';
import { digest, MOST } from './digest';
import { Source, useSource } from './source';
import { telling } from './wishes';
import { w } from './words';

/* Counts how often somebody wanted to hear the last words again. */
const again = new Source(0);
export function sayAgain(): void {
	again.set(again.value + 1);
}

interface Said {
	text: string;
	time: number; /* each is an element of its own, so that the same words are said again */
}

/* What is said of a turn by itself, of all that there is to say. */
function partOf(lines: string[], ends: string, whole: { current: string }): string {
	const most = telling.value === 'all' ? Infinity : MOST;
	whole.current = `${digest(lines, w.earlier, most)} ${ends}`.trim();
	if (telling.value === 'asked') return '';
	return telling.value === 'question' ? ends : whole.current;
}

export function Announcer({
	news,
	stamp,
	ends,
	advice,
}: {
	news: Entry[]; /* what led to this position */
	stamp: number;
	ends: string | null; /* the question, the verdict or nothing more; null: it goes on by itself */
	advice: string | null;
}) {
	const untold = useRef<{ stamp: number; lines: string[] }>({ stamp: -1, lines: [] });
	const last = useRef('');
	const whole = useRef(''); /* what is said when it is asked for */
	const [said, setSaid] = useState<Said>({ text: '', time: 0 });
	const speak = (text: string) => text && setSaid((last) => ({ text, time: last.time + 1 }));
	const wanted = useSource(again);
	if (untold.current.stamp !== stamp) {
		untold.current.stamp = stamp;
		untold.current.lines.push(...news.map((entry) => entry.text));
	}
	useEffect(() => {
		if (ends === null) return;
		const { lines } = untold.current;
		if (lines.length > 0 || ends !== last.current) speak(partOf(lines, ends, whole));
		untold.current.lines = [];
		last.current = ends;
	}, [ends, stamp]);
	useEffect(() => {
		if (advice) speak((whole.current = advice));
	}, [advice]);
	useEffect(() => {
		if (wanted > 0) speak(whole.current);
	}, [wanted]);
	return (
		<div class="sr" role="status" aria-live="polite" data-voice>
			{said.text && <p key={said.time}>{said.text}</p>}
		</div>
	);
}
