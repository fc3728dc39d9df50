/* markdown.tsx - a rulebook as elements: headings, paragraphs, lists, tables, fenced text,
 * bold, italic, code. Nothing becomes HTML that is not made here. A clause (ABC-001,
 * ABC-C02) at the start of a paragraph or item is an anchor; elsewhere it is a link. */
import type { ComponentChildren, VNode } from 'preact';

const CLAUSE = /\b[A-Z]{2,4}-[A-Z]?\d{1,3}[a-z]?\b/;

function clauses(text: string): ComponentChildren[] {
	return text.split(new RegExp(`(${CLAUSE.source})`, 'g')).map((part, i) =>
		i % 2 === 1 ? (
			<a href={`#${part}`} class="clause-link">
				{part}
			</a>
		) : (
			part
		),
	);
}

function inline(text: string): ComponentChildren[] {
	const out: ComponentChildren[] = [];
	const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
	let at = 0;
	for (let match; (match = pattern.exec(text)); at = pattern.lastIndex) {
		out.push(...clauses(text.slice(at, match.index)));
		if (match[1] !== undefined) out.push(<code>{match[1]}</code>);
		else if (match[2] !== undefined) out.push(<b>{inline(match[2])}</b>);
		else if (match[3] !== undefined) out.push(<i>{inline(match[3])}</i>);
		else if (/^(https?:\/\/|#|\/)/.test(match[5]!))
			out.push(
				<a href={match[5]} rel="noreferrer">
					{match[4]}
				</a>,
			);
		else out.push(match[4]);
	}
	out.push(...clauses(text.slice(at)));
	return out;
}

/* A paragraph or item that begins with a clause is where links to it lead. */
function block(text: string): { id?: string; body: ComponentChildren } {
	const match = new RegExp(`^(\\*\\*)?(${CLAUSE.source})(\\*\\*)?[.:]?\\s+`).exec(text);
	if (!match) return { body: inline(text) };
	return {
		id: match[2],
		body: (
			<>
				<a class="clause" href={`#${match[2]}`}>
					{match[2]}
				</a>{' '}
				{inline(text.slice(match[0].length))}
			</>
		),
	};
}

export function slugOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

export interface Heading {
	text: string;
	id: string;
	level: number;
}

function row(line: string): string[] {
	return line
		.trim()
		.replace(/^\||\|$/g, '')
		.split('|')
		.map((cell) => cell.trim());
}

export function render(source: string): { body: VNode[]; headings: Heading[] } {
	const lines = source.replace(/\r/g, '').split('\n');
	const body: VNode[] = [];
	const headings: Heading[] = [];
	const used = new Set<string>();
	let i = 0;
	const anchor = (id: string | undefined) => {
		if (id === undefined || used.has(id)) return undefined;
		used.add(id);
		return id;
	};
	while (i < lines.length) {
		const line = lines[i]!;
		const heading = /^(#{1,5})\s+(.*)$/.exec(line);
		if (line.trim() === '') {
			i++;
		} else if (heading) {
			const id = slugOf(heading[2]!);
			const Tag = `h${heading[1]!.length}` as 'h2';
			headings.push({ text: heading[2]!, id, level: heading[1]!.length });
			body.push(
				<Tag id={anchor(id)} tabIndex={-1}>
					{inline(heading[2]!)}
				</Tag>,
			);
			i++;
		} else if (line.startsWith('```')) {
			const from = ++i;
			while (i < lines.length && !lines[i]!.startsWith('```')) i++;
			body.push(<pre tabIndex={0}>{lines.slice(from, i).join('\n')}</pre>);
			i++;
		} else if (line.trim().startsWith('|') && /^\s*\|[\s:|-]+\|\s*$/.test(lines[i + 1] ?? '')) {
			const head = row(line);
			const rows: string[][] = [];
			for (i += 2; i < lines.length && lines[i]!.trim().startsWith('|'); i++)
				rows.push(row(lines[i]!));
			body.push(
				<div class="prose__table" tabIndex={0} role="group" aria-label="Table">
					<table>
						<thead>
							<tr>
								{head.map((cell) => (
									<th scope="col">{inline(cell)}</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map((cells) => (
								<tr>
									{cells.map((cell) => (
										<td>{inline(cell)}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>,
			);
		} else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
			const ordered = /^\s*\d+\./.test(line);
			const items: string[] = [];
			while (
				i < lines.length &&
				(/^\s*([-*]|\d+\.)\s+/.test(lines[i]!) ||
					(/^\s+\S/.test(lines[i]!) && items.length > 0))
			) {
				const text = lines[i]!;
				if (/^\s*([-*]|\d+\.)\s+/.test(text))
					items.push(text.replace(/^\s*([-*]|\d+\.)\s+/, ''));
				else items[items.length - 1] += ' ' + text.trim();
				i++;
			}
			const List = ordered ? 'ol' : 'ul';
			body.push(
				<List>
					{items.map((item) => {
						const made = block(item);
						return (
							<li id={anchor(made.id)} tabIndex={made.id ? -1 : undefined}>
								{made.body}
							</li>
						);
					})}
				</List>,
			);
		} else {
			const text: string[] = [];
			while (
				i < lines.length &&
				lines[i]!.trim() !== '' &&
				!/^(#{1,5}\s|```|\s*[-*]\s|\s*\d+\.\s|\s*\|)/.test(lines[i]!)
			)
				text.push(lines[i++]!.trim());
			if (text.length === 0) text.push(lines[i++]!.trim());
			const made = block(text.join(' '));
			body.push(
				<p id={anchor(made.id)} tabIndex={made.id ? -1 : undefined}>
					{made.body}
				</p>,
			);
		}
	}
	return { body, headings };
}
