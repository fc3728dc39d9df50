/* steps.tsx - how far a turn and a choice are: the steps of the turn, what is chosen so far, and the
 * second tap of a finger. */
import type { Choice, Player } from '../game';
import { wordsOf } from './choices';
import { w } from './words';

/* What is chosen so far of a choice of several steps: each step leads back to before it. */
export function Chosen({
	names,
	opened,
	back,
}: {
	names: string[];
	opened: string | null;
	back(left: number): void;
}) {
	const all = opened ? [...names, opened] : names;
	return (
		<ol class="chosen" aria-label={w.chosenSoFar}>
			{all.map((name, i) => (
				<li key={`${i}.${name}`}>
					<button class="chosen__step" onClick={() => back(Math.min(i, names.length))} aria-label={w.takeBack(name)}>
						{name} <span aria-hidden="true">×</span>
					</button>
				</li>
			))}
			<li class="chosen__now" aria-current="step">
				{w.stepNow(all.length + 1)}
			</li>
		</ol>
	);
}

export function Steps({ steps }: { steps: { name: string; state: 'done' | 'now' | 'next' }[] }) {
	return (
		<ol class="steps" aria-label={w.stepsOfTurn}>
			{steps.map((step, i) => (
				<li
					key={i}
					class={
						step.state === 'done'
							? 'is-done'
							: step.state === 'now'
								? 'is-now'
								: undefined
					}
					aria-current={step.state === 'now' ? 'step' : undefined}
				>
					{step.name}
				</li>
			))}
		</ol>
	);
}

/* A finger cannot hover: the first tap says what would be done, the second does it. */
export function Confirm({
	choice,
	players,
	play,
	not,
}: {
	choice: Choice;
	players: Player[];
	play(): void;
	not(): void;
}) {
	const { what, then } = wordsOf(choice, players);
	return (
		<div class="confirm" role="group" aria-label={w.doThis}>
			<p>
				<b>{what}</b>
				{then && <span>{then}</span>}
			</p>
			<button class="button" onClick={not}>
				{w.notThat}
			</button>
			<button class="button button--call" onClick={play}>
				{w.doIt}
			</button>
		</div>
	);
}
