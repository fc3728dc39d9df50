/* guide.tsx - a first game that teaches: the game writes steps, this shows them one at a
 * time, beside what they are about. Steps that were seen are not shown again. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Entry, GameUI, GuideNow, GuideStep, Move } from '../game';
import { recall, remember } from './source';
import { findPiece } from './tip';

const key = (ui: GameUI) => `guide.${ui.slug}`;

function seen(ui: GameUI): Set<string> {
	return new Set((recall(key(ui)) ?? '').split(' ').filter(Boolean));
}

export function guideIsNew(ui: GameUI): boolean {
	const before = recall(key(ui)) ?? '';
	return (
		ui.guide.length > 0 && before !== 'done' && ui.guide.some((step) => !seen(ui).has(step.id))
	);
}

export function restartGuide(ui: GameUI): void {
	remember(key(ui), '');
}

function targetsOf(step: GuideStep, now: GuideNow): string[] {
	const at = typeof step.at === 'function' ? step.at(now) : step.at;
	return at === undefined ? [] : Array.isArray(at) ? at : [at];
}

function element(target: string): Element | null {
	return /^[.#[]/.test(target) ? document.querySelector(target) : findPiece(target);
}

export function Guide({
	ui,
	view,
	seat,
	asked,
	moves,
	news,
	log,
	busy,
	close,
}: {
	ui: GameUI;
	view: any;
	seat: number;
	asked: boolean;
	moves: Move[];
	news: Entry[];
	log: Entry[];
	busy: boolean;
	close(): void;
}) {
	const [done, setDone] = useState(() => seen(ui));
	const [current, setCurrent] = useState<{ step: GuideStep; from: number } | null>(null);
	const now: GuideNow = {
		view,
		seat,
		asked,
		moves,
		news,
		log,
		since: log.slice(current?.from ?? 0),
	};

	const finish = (step: GuideStep) => {
		const all = new Set(done).add(step.id);
		setDone(all);
		remember(key(ui), [...all].join(' '));
		setCurrent(null);
	};
	useEffect(() => {
		if (busy) return;
		const step = ui.guide.find(
			(candidate) =>
				candidate !== current?.step &&
				!done.has(candidate.id) &&
				(candidate.when?.(now) ?? true),
		);
		/* Who plays on without pressing Next is not kept waiting for what is to be said now. */
		const passed =
			current && !current.step.done && step && now.since.some((entry) => entry.seat === seat);
		if (current?.step.done?.(now) || passed) finish(current!.step);
		else if (!current) {
			if (step) setCurrent({ step, from: log.length });
			else if (ui.guide.every((candidate) => done.has(candidate.id))) close();
		}
	});

	/* Lights up what the step is about. */
	const step = current?.step;
	const targets = step ? targetsOf(step, now) : [];
	useLayoutEffect(() => {
		const lit = targets.map(element).filter((found): found is Element => found !== null);
		lit.forEach((found) => found.classList.add('is-taught'));
		return () => lit.forEach((found) => found.classList.remove('is-taught'));
	}, [step, targets.join(' '), view]);

	if (!step) return null;
	const at = ui.guide.indexOf(step) + 1;
	return (
		<section class="guide" role="region" aria-label="Guide" aria-live="polite">
			<p class="label">
				First game, {at} of {ui.guide.length}
			</p>
			<h2 class="display">{step.title}</h2>
			<p>{typeof step.text === 'function' ? step.text(now) : step.text}</p>
			<div class="actions">
				<button
					class="link"
					onClick={() => {
						remember(key(ui), 'done');
						close();
					}}
				>
					I know this game
				</button>
				{step.done ? (
					<button class="button button--small" onClick={() => finish(step)}>
						Skip this
					</button>
				) : (
					<button class="button button--small button--call" onClick={() => finish(step)}>
						{at === ui.guide.length ? 'Done' : 'Next'}
					</button>
				)}
			</div>
		</section>
	);
}
