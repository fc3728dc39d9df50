/* guide.tsx - a first game that teaches: the game writes steps, this shows them one at a
 * time, beside what they are about. A step comes when its moment has come and its reader is
 * asked something, in the same frame as the question; it goes when it was done or put away,
 * or when its reader has had the time to read it and has played on past it. Whose moment is
 * over sooner is taken back: it comes again with its next moment, in the next game too. What
 * was read is not shown again. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Entry, GameUI, GuideNow, GuideStep, Move } from '../game';
import { reveal, Rings } from './rings';
import { recall, remember } from './source';
import { findPiece } from './tip';
import { w } from './words';

/* Answers after which even a step that waits to be done gives way to another. */
const PATIENCE = 2;

/* Milliseconds to read a word. */
const LETTER = 42;

const key = (ui: GameUI) => `guide.${ui.slug}`;

function seen(ui: GameUI): Set<string> {
	const ids = (recall(key(ui)) ?? '').split(' ');
	return new Set(ids.filter((id) => ui.guide.some((step) => step.id === id)));
}

export function guideIsNew(ui: GameUI): boolean {
	return recall(key(ui)) !== 'done' && seen(ui).size < ui.guide.length;
}

export function restartGuide(ui: GameUI): void {
	remember(key(ui), '');
}

function element(target: string): Element | null {
	return /^[.#[]/.test(target) ? document.querySelector(target) : findPiece(target);
}

function elementsOf(step: GuideStep, now: GuideNow): Element[] {
	const at = typeof step.at === 'function' ? step.at(now) : (step.at ?? []);
	return [at].flat().flatMap((target) => element(target) ?? []);
}

/* The step on show: since which move and when, and which questions were asked meanwhile. */
interface Shown {
	step: GuideStep;
	text: string;
	from: number;
	since: number;
	asked: string[];
}

function wasRead(shown: Shown): boolean {
	return Date.now() - shown.since >= shown.text.length * LETTER;
}

interface GuideProps {
	ui: GameUI;
	view: any;
	seat: number;
	asking: string; /* the question of this moment, '' if there is none */
	moves: Move[];
	news: Entry[];
	log: Entry[];
	busy: boolean;
	close(): void;
}

function dueNow(step: GuideStep, now: GuideNow): boolean {
	return step.when?.(now) ?? true;
}

/* What becomes of the step on show: it stays, is finished, or goes to come again. */
function fateOf(shown: Shown, now: GuideNow, next: GuideStep | undefined): 'stays' | 'finish' | 'away' {
	const answers = shown.asked.length - 1;
	const past = answers > 0 && !dueNow(shown.step, now);
	const enough = next !== undefined && answers >= (shown.step.done ? PATIENCE : 1);
	if ((past || enough) && wasRead(shown)) return 'finish';
	return past ? 'away' : 'stays';
}

/* Which step is on show, and how many there are. */
function useSteps({ ui, view, seat, asking, moves, news, log, busy, close }: GuideProps) {
	const [done, setDone] = useState(() => seen(ui));
	const [shown, setShown] = useState<Shown | null>(null);
	const asked = moves.length > 0;
	const since = shown ? log.filter((entry) => entry.number > shown.from) : [];
	const now: GuideNow = { view, seat, asked, moves, news, log, since };
	const count = ui.guide.filter((step) => done.has(step.id) || !step.moot?.(now)).length;
	const finish = (step: GuideStep) => {
		const all = new Set(done).add(step.id);
		setDone(all);
		remember(key(ui), [...all].join(' '));
		setShown(null);
	};
	const begin = (step: GuideStep) =>
		setShown({
			step,
			text: typeof step.text === 'function' ? step.text(now) : step.text,
			from: log.at(-1)?.number ?? 0,
			since: Date.now(),
			asked: [asking],
		});
	/* Before anything is painted: a question never stands there without its step. */
	useLayoutEffect(() => {
		if (busy) return;
		if (shown?.step.done?.(now)) return finish(shown.step);
		if (!asked) return;
		const next = ui.guide.find((step) => step !== shown?.step && !done.has(step.id) && dueNow(step, now));
		if (!shown) {
			if (next) begin(next);
			else if (done.size === count) close();
			return;
		}
		if (!shown.asked.includes(asking)) shown.asked.push(asking);
		const fate = fateOf(shown, now, next);
		if (fate === 'finish') finish(shown.step);
		else if (fate === 'away') setShown(null);
	});
	return { shown, done, count, now, finish };
}

function Actions({ ui, step, last, finish, close }: { ui: GameUI; step: GuideStep; last: boolean; finish(): void; close(): void }) {
	return (
		<div class="actions">
			<button
				class="link"
				onClick={() => {
					remember(key(ui), 'done');
					close();
				}}
			>
				{w.iKnow}
			</button>
			{step.done ? (
				<button class="button button--small" onClick={finish}>
					{w.skipThis}
				</button>
			) : (
				<button class="button button--small button--call" onClick={finish}>
					{last ? w.done : w.next}
				</button>
			)}
		</div>
	);
}

export function Guide(props: GuideProps) {
	const { shown, done, count, now, finish } = useSteps(props);
	const step = shown?.step;
	const find = useRef<() => Element[]>(() => []);
	find.current = () => (step ? elementsOf(step, now) : []);
	useLayoutEffect(() => reveal(find.current()[0]), [step]);

	if (!shown || !step) return null;
	return (
		<>
			<Rings find={() => find.current()} />
			<section
				class="guide"
				data-step={step.id}
				role="region"
				aria-label={w.guide}
				aria-live="polite"
			>
				<p class="label">{w.firstGame(done.size + 1, count)}</p>
				<h2 class="display">{step.title}</h2>
				<p>{shown.text}</p>
				<Actions
					ui={props.ui}
					step={step}
					last={done.size + 1 === count}
					finish={() => finish(step)}
					close={props.close}
				/>
			</section>
		</>
	);
}
