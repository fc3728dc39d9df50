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

/* A place in a text, and what has been made of what was before it. */
interface Reader {
	lines: string[];
	at: number;
	body: VNode[];
	headings: Heading[];
	anchor(id: string | undefined): string | undefined; /* once each */
}

const ITEM = /^\s*([-*]|\d+\.)\s+/;

function readHeading(reader: Reader, heading: RegExpExecArray): void {
	const id = slugOf(heading[2]!);
	const Tag = `h${heading[1]!.length}` as 'h2';
	reader.headings.push({ text: heading[2]!, id, level: heading[1]!.length });
	reader.body.push(
		<Tag id={reader.anchor(id)} tabIndex={-1}>
			{inline(heading[2]!)}
		</Tag>,
	);
	reader.at++;
}

function readCode(reader: Reader): void {
	const { lines } = reader;
	const from = ++reader.at;
	while (reader.at < lines.length && !lines[reader.at]!.startsWith('```')) reader.at++;
	reader.body.push(<pre tabIndex={0}>{lines.slice(from, reader.at).join('\n')}</pre>);
	reader.at++;
}

function readTable(reader: Reader): void {
	const { lines } = reader;
	const head = row(lines[reader.at]!);
	const rows: string[][] = [];
	for (reader.at += 2; reader.at < lines.length && lines[reader.at]!.trim().startsWith('|'); reader.at++)
		rows.push(row(lines[reader.at]!));
	reader.body.push(
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
}

function readList(reader: Reader): void {
	const { lines } = reader;
	const List = /^\s*\d+\./.test(lines[reader.at]!) ? 'ol' : 'ul';
	const items: string[] = [];
	for (; reader.at < lines.length; reader.at++) {
		const text = lines[reader.at]!;
		if (ITEM.test(text)) items.push(text.replace(ITEM, ''));
		else if (/^\s+\S/.test(text) && items.length > 0) items[items.length - 1] += ' ' + text.trim();
		else break;
	}
	reader.body.push(
		<List>
			{items.map((item) => {
				const made = block(item);
				return (
					<li id={reader.anchor(made.id)} tabIndex={made.id ? -1 : undefined}>
						{made.body}
					</li>
				);
			})}
		</List>,
	);
}

function readParagraph(reader: Reader): void {
	const { lines } = reader;
	const ends = /^(#{1,5}\s|```|\s*[-*]\s|\s*\d+\.\s|\s*\|)/;
	const text: string[] = [];
	while (reader.at < lines.length && lines[reader.at]!.trim() !== '' && !ends.test(lines[reader.at]!))
		text.push(lines[reader.at++]!.trim());
	if (text.length === 0) text.push(lines[reader.at++]!.trim());
	const made = block(text.join(' '));
	reader.body.push(
		<p id={reader.anchor(made.id)} tabIndex={made.id ? -1 : undefined}>
			{made.body}
		</p>,
	);
}

function readOn(reader: Reader): void {
	const line = reader.lines[reader.at]!;
	const heading = /^(#{1,5})\s+(.*)$/.exec(line);
	const ruled = /^\s*\|[\s:|-]+\|\s*$/.test(reader.lines[reader.at + 1] ?? '');
	if (line.trim() === '') reader.at++;
	else if (heading) readHeading(reader, heading);
	else if (line.startsWith('```')) readCode(reader);
	else if (line.trim().startsWith('|') && ruled) readTable(reader);
	else if (ITEM.test(line)) readList(reader);
	else readParagraph(reader);
}

export function render(source: string): { body: VNode[]; headings: Heading[] } {
	const used = new Set<string>();
	const anchor = (id: string | undefined) => {
		if (id === undefined || used.has(id)) return undefined;
		used.add(id);
		return id;
	};
	const lines = source.replace(/\r/g, '').split('\n');
	const reader: Reader = { lines, at: 0, body: [], headings: [], anchor };
	while (reader.at < lines.length) readOn(reader);
	return { body: reader.body, headings: reader.headings };
}
