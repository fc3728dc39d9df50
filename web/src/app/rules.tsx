/* rules.tsx - the rulebooks: as a page, and over a table at the clause that matters. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog } from './dialog';
import { games, gamesProblem, loadGames } from './games';
import { Hall } from './hall';
import { render, type Heading } from './markdown';
import { Shelf } from './shelf';
import { useSource } from './source';
import { w } from './words';

const books = new Map<string, Promise<string>>();

function bookOf(game: string): Promise<string> {
	let book = books.get(game);
	if (!book) {
		book = fetch(`/api/games/${encodeURIComponent(game)}/rules`).then((answer) => {
			if (!answer.ok)
				throw new Error(
					answer.status === 404
						? w.noSuchGame
						: w.answered(answer.status),
				);
			return answer.text();
		});
		book.catch(() => books.delete(game));
		books.set(game, book);
	}
	return book;
}

function useBook(game: string): { text: string | null; problem: string | null } {
	const [text, setText] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => {
		let here = true;
		setText(null);
		setProblem(null);
		bookOf(game).then(
			(book) => here && setText(book),
			(why) => here && setProblem(why.message),
		);
		return () => {
			here = false;
		};
	}, [game]);
	return { text, problem };
}

/* Scrolls to the clause and lights it up. */
function show(root: Element | null, clause: string): void {
	const target = clause ? root?.querySelector<HTMLElement>(`#${CSS.escape(clause)}`) : null;
	root?.querySelectorAll('.is-cited').forEach((cited) => cited.classList.remove('is-cited'));
	if (target) {
		target.scrollIntoView({ block: 'center' });
		target.classList.add('is-cited');
		target.focus({ preventScroll: true });
	}
}

function Book({
	game,
	clause,
	contents,
	inside,
}: {
	game: string;
	clause: string;
	contents?: boolean;
	inside?: boolean;
}) {
	const { text, problem } = useBook(game);
	const root = useRef<HTMLDivElement>(null);
	const made = useMemo(() => (text === null ? null : render(text)), [text]);
	const [find, setFind] = useState('');
	useEffect(() => show(root.current, clause), [made, clause]);
	useEffect(() => {
		const wanted = find.trim().toLowerCase();
		for (const item of root.current?.querySelectorAll<HTMLElement>('.prose li, .prose p') ?? [])
			item.hidden = wanted !== '' && !item.textContent!.toLowerCase().includes(wanted);
	}, [find, made]);
	if (!made) return <NoBook problem={problem} />;
	/* Within a table, a link to a clause moves the book and not the page. */
	const turn = (event: Event) => {
		const link = (event.target as Element).closest?.('a');
		if (!link?.hash) return;
		event.preventDefault();
		event.stopPropagation();
		show(root.current, decodeURIComponent(link.hash.slice(1)));
	};
	return (
		<div class={contents ? 'book' : 'book book--inside'} ref={root} onClick={inside ? turn : undefined}>
			<Contents headings={made.headings} find={find} setFind={setFind} />
			<div>
				{w.inEnglish && <p class="soft">{w.inEnglish}</p>}
				<article class="prose" lang="en">
					{made.body}
				</article>
			</div>
		</div>
	);
}

function NoBook({ problem }: { problem: string | null }) {
	return (
		<p class="empty" role={problem ? 'alert' : 'status'}>
			{problem ? w.rulesDidNotCome(problem) : w.fetchingRules}
		</p>
	);
}

function Contents({ headings, find, setFind }: { headings: Heading[]; find: string; setFind(find: string): void }) {
	return (
		<nav class="book__contents" aria-label={w.contents}>
			<label class="field">
				{w.find}
				<input
					type="search"
					value={find}
					placeholder={w.wordOrClause}
					onInput={(event) => setFind(event.currentTarget.value)}
				/>
			</label>
			<ul>
				{headings
					.filter((heading) => heading.level === 2)
					.map((heading) => (
						<li key={heading.id}>
							<a href={`#${heading.id}`}>{heading.text}</a>
						</li>
					))}
			</ul>
		</nav>
	);
}

export function RulesDialog({
	game,
	title,
	clause,
	close,
}: {
	game: string;
	title: string;
	clause: string;
	close(): void;
}) {
	return (
		<Dialog title={w.rulesOf(title)} close={close} kind="rules">
			<Book game={game} clause={clause} inside />
		</Dialog>
	);
}

export function Rules({ game, clause }: { game: string | null; clause: string }) {
	const known = useSource(games);
	const problem = useSource(gamesProblem);
	useEffect(() => void loadGames(), []);
	if (game) {
		const title = known?.games.find((info) => info.game === game)?.title ?? w.rules;
		return (
			<Hall title={w.rulesOf(title)}>
				<main class="page">
					<Book game={game} clause={clause} contents />
				</main>
			</Hall>
		);
	}
	return (
		<Hall title={w.rules}>
			<main class="page">
				<h1 class="display">{w.rules}</h1>
				{problem && (
					<p class="empty" role="alert">
						{problem}
					</p>
				)}
				<Shelf known={known?.games ?? []} to="/rules/" word={w.read} says={w.readRulesOf} />
			</main>
		</Hall>
	);
}
