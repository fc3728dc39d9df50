/* results.tsx - what a run found: of a comparison the verdict first, then its report, as
 * `perilune sim --report` writes it, and the games worth watching. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../app/dialog';
import { go } from '../app/route';
import type { GameInfo } from '../app/wire';
import { Pieces } from './pieces';
import { Verdict } from './verdict';
import { Worth } from './worth';
import { figuresOf, openGame, reportOf, type Figures, type GamesToOpen, type Run } from './wire';
import { w } from './words';

/* The report is a page of its own, without script: shown whole, as high as it is. */
function Report({ run, title }: { run: Run; title: string }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const watch = useRef<ResizeObserver | null>(null);
	const fit = () => {
		const body = frame.current?.contentDocument?.body;
		if (!body) return;
		watch.current?.disconnect();
		watch.current = new ResizeObserver(() => {
			if (frame.current) frame.current.style.height = `${body.offsetHeight}px`;
		});
		watch.current.observe(body);
		/* Its links lead to its own sections, which are in this page's view. */
		frame.current!.contentDocument!.addEventListener('click', (event) => {
			const link = (event.target as Element).closest?.('a[href^="#"]');
			const target =
				link && body.ownerDocument.getElementById(link.getAttribute('href')!.slice(1));
			if (!target) return;
			event.preventDefault();
			target.scrollIntoView({ block: 'start' });
		});
	};
	useEffect(() => () => watch.current?.disconnect(), []);
	return (
		<iframe
			ref={frame}
			key={run.run}
			class="lab__report"
			title={title}
			src={reportOf(run.run)}
			onLoad={fit}
		/>
	);
}

/* Pieces by what was done with them, for a list to choose from. */
function byEvent(used: GamesToOpen['used']): Map<string, GamesToOpen['used']> {
	const groups = new Map<string, GamesToOpen['used']>();
	for (const use of used) groups.set(use.event, [...(groups.get(use.event) ?? []), use]);
	return groups;
}

/* Opens a game of a run as a replay; which one is on its way. */
function useOpening(run: Run) {
	const [opening, setOpening] = useState(-1);
	const open = (number: number) => {
		if (opening >= 0) return;
		setOpening(number);
		openGame(run.run, number)
			.then(
				(table) => go(`/replay/${table}`),
				(why) => say(w.notOpened(number, why.message), { bad: true }),
			)
			.finally(() => setOpening(-1));
	};
	return { opening, open };
}

function WatchButton({ number, words, opening, open }: { number: number; words: string } & ReturnType<typeof useOpening>) {
	return (
		<button
			class="button button--small"
			aria-disabled={opening >= 0}
			aria-label={w.watchGame(words, number)}
			onClick={() => open(number)}
		>
			{opening === number ? w.opening : w.watch}
		</button>
	);
}

/* The game in which a piece was used most. */
function UsedMost({ all, ...opener }: { all: GamesToOpen['used'] } & ReturnType<typeof useOpening>) {
	const [used, setUsed] = useState('');
	const use = all.find((one) => `${one.event} ${one.piece}` === used);
	return (
		<li>
			<label class="field">
				{w.usedMost}
				<select value={used} onChange={(event) => setUsed(event.currentTarget.value)}>
					<option value="">{w.choosePiece}</option>
					{[...byEvent(all)].map(([event, uses]) => (
						<optgroup key={event} label={event}>
							{uses.map((one) => (
								<option key={one.piece} value={`${event} ${one.piece}`}>
									{one.name}
								</option>
							))}
						</optgroup>
					))}
				</select>
				<small class="soft">{use ? w.uses(use.game, use.event, use.times) : w.isHeading}</small>
			</label>
			{use ? (
				<WatchButton number={use.game} words={w.usedMostOf(use.name)} {...opener} />
			) : (
				<button class="button button--small" disabled>
					{w.watch}
				</button>
			)}
		</li>
	);
}

function Games({ run, games }: { run: Run; games: GamesToOpen }) {
	const opener = useOpening(run);
	if (!games.repeats) return <p class="soft">{w.byClock}</p>;
	return (
		<ul class="rows lab__games">
			{games.kept.map((kept) => (
				<li key={kept.for}>
					<span>
						<b>{w.kept[kept.for] ?? kept.for}</b>
						<small>{w.gameNumber(kept.game)}</small>
					</span>
					<WatchButton number={kept.game} words={w.kept[kept.for] ?? kept.for} {...opener} />
				</li>
			))}
			{games.used.length > 0 && <UsedMost all={games.used} {...opener} />}
		</ul>
	);
}

/* What is there while the figures are not. */
function Waiting({ problem }: { problem: string }) {
	return problem ? (
		<p class="empty">{w.notToBeHad(problem)}</p>
	) : (
		<p class="empty" role="status">
			{w.looking}
		</p>
	);
}

function useFigures(run: Run) {
	const [figures, setFigures] = useState<Figures | null>(null);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		let here = true;
		setFigures(null);
		setProblem('');
		if (run.done > 0 && !run.worth)
			figuresOf(run.run).then(
				(found) => here && setFigures(found),
				(why) => here && setProblem(why.message),
			);
		return () => {
			here = false;
		};
	}, [run.run]);
	return { figures, problem };
}

export function Results({ run, game }: { run: Run; game: GameInfo }) {
	const { figures, problem } = useFigures(run);
	if (run.done === 0) return null;
	return (
		<>
			<section class="lab__found" aria-labelledby="lab-found">
				<div class="lab__found-head">
					<h2 class="display" id="lab-found" tabIndex={-1}>
						{w.results}
					</h2>
					<a class="button button--small" href={reportOf(run.run)} target="_blank" rel="noopener">
						{w.alone}
					</a>
					<a
						class="button button--small"
						href={reportOf(run.run)}
						download={`${game.game}-report.html`}
					>
						{w.downloadReport}
					</a>
				</div>
				{figures?.verdict && <Verdict figures={figures} verdict={figures.verdict} />}
				{!figures && run.compared && <Waiting problem={problem} />}
				{figures?.piece_verdicts && figures.piece_verdicts.length > 0 && (
					<Pieces pieces={figures.piece_verdicts} />
				)}
				{run.worth && <Worth run={run} />}
			</section>
			{!run.worth && (
				<>
					<section class="panel lab__watch" aria-labelledby="lab-games">
						<div class="panel__head">
							<h2 class="label" id="lab-games">
								{w.gamesToWatch}
							</h2>
						</div>
						<div class="panel__body">
							{figures ? (
								<Games run={run} games={figures.games_to_open} />
							) : (
								<Waiting problem={problem} />
							)}
						</div>
					</section>
					<div class="lab__found">
						<Report run={run} title={w.reportOf(game.title)} />
					</div>
				</>
			)}
		</>
	);
}
