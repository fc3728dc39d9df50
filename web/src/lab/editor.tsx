/* editor.tsx - a text with line numbers; lines with mistakes and lines that were changed are
 * marked. The text itself is a plain textarea, so that everything a browser can do with one
 * works. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Fault } from './wire';

/* Puts the caret at a place and shows it, a few lines from the top. */
export function goTo(area: HTMLTextAreaElement, line: number, column: number): void {
	const lines = area.value.split('\n');
	const row = Math.min(Math.max(1, line), lines.length) - 1;
	const before = lines.slice(0, row).reduce((sum, text) => sum + text.length + 1, 0);
	const at = before + Math.min(Math.max(0, column - 1), lines[row]!.length);
	area.focus();
	area.setSelectionRange(at, at);
	const height = parseFloat(getComputedStyle(area).lineHeight);
	area.scrollTop = Math.max(0, row * height - area.clientHeight / 3);
}

/* Beside the numbers: lines that were changed, lines with mistakes. */
function Gutter({ changed, placed }: { changed: Set<number>; placed: Fault[] }) {
	return (
		<>
			{[...changed].map((line) => (
				<i key={line} class="editor__changed" style={{ '--line': line - 1 }} />
			))}
			{placed.map((fault, i) => (
				<i key={i} class="editor__bad" style={{ '--line': fault.line - 1 }} />
			))}
		</>
	);
}

function Marks({ placed }: { placed: Fault[] }) {
	return (
		<>
			{placed.map((fault, i) => (
				<i
					key={i}
					class="editor__fault"
					data-line={fault.line}
					style={{ '--line': fault.line - 1, '--column': fault.column - 1 }}
				/>
			))}
		</>
	);
}

export function Editor({
	text,
	set,
	label,
	describedBy,
	faults,
	changed,
}: {
	text: string;
	set(text: string): void;
	label: string;
	describedBy: string;
	faults: Fault[];
	changed: Set<number>;
}) {
	const area = useRef<HTMLTextAreaElement>(null);
	const gutter = useRef<HTMLDivElement>(null);
	const marks = useRef<HTMLDivElement>(null);
	const count = useMemo(() => text.split('\n').length, [text]);
	const numbers = useMemo(
		() => Array.from({ length: count }, (_, i) => i + 1).join('\n'),
		[count],
	);
	const follow = () => {
		const { scrollTop, scrollLeft } = area.current!;
		gutter.current!.style.transform = `translateY(${-scrollTop}px)`;
		marks.current!.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
	};
	useEffect(follow, [text]);
	const placed = faults.filter((fault) => fault.line > 0);
	return (
		<div class="editor" data-faults={placed.length}>
			<div class="editor__left" aria-hidden="true">
				<div class="editor__gutter" ref={gutter}>
					<Gutter changed={changed} placed={placed} />
					<pre>{numbers}</pre>
				</div>
			</div>
			<div class="editor__body">
				<div class="editor__marks" ref={marks} aria-hidden="true">
					<Marks placed={placed} />
				</div>
				<textarea
					ref={area}
					class="editor__text"
					wrap="off"
					spellcheck={false}
					autocomplete="off"
					autocapitalize="off"
					aria-label={label}
					aria-describedby={describedBy}
					aria-invalid={faults.length > 0}
					value={text}
					onInput={(event) => set(event.currentTarget.value)}
					onScroll={follow}
				/>
			</div>
		</div>
	);
}
