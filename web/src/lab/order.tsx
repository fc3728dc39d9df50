/* order.tsx - what is to be simulated, and how far it has come. */
import type { GameInfo } from '../app/wire';
import type { Run } from './wire';

export interface Wishes {
	seats: number;
	bots: string;
	games: number;
	seed: string;
	options: string[];
	against: 'standard' | 'last' | 'nothing';
}

const MOST = 100_000;
const BOTS = ['greedy', 'random', 'search:iterations=64', 'search:iterations=256', 'greedy,random'];

function seconds(value: number): string {
	const whole = Math.max(1, Math.round(value));
	return whole < 100 ? `${whole} s` : `${Math.round(whole / 60)} min`;
}

function progressWords(run: Run): string {
	const games = `${run.done.toLocaleString('en')} of ${run.games.toLocaleString('en')} games`;
	if (run.state === 'running')
		return run.left === undefined ? `${games} …` : `${games}, about ${seconds(run.left)} left`;
	if (run.state === 'failed') return `It failed: ${run.why}.`;
	if (run.state === 'stopped')
		return run.done > 0
			? `Stopped after ${games}${run.why ? `: ${run.why}` : ''}.`
			: 'Stopped before a game was over.';
	return `${run.games.toLocaleString('en')} games in ${seconds(run.seconds)}.`;
}

function Options({
	game,
	wishes,
	set,
}: {
	game: GameInfo;
	wishes: Wishes;
	set(wishes: Wishes): void;
}) {
	const chosen = new Map(wishes.options.map((pair) => pair.split(/=(.*)/s) as [string, string]));
	const choose = (option: string, value: string) => {
		const now = new Map(chosen);
		if (value === '') now.delete(option);
		else now.set(option, value);
		set({ ...wishes, options: [...now].map(([name, is]) => `${name}=${is}`) });
	};
	return (
		<details class="setup__more">
			<summary>
				Options of the game{chosen.size > 0 ? `, ${chosen.size} not as usual` : ''}
			</summary>
			<div class="setup__options">
				{game.options.map((option) => (
					<label class="field" key={option.option}>
						{option.option}
						{option.choices ? (
							<select
								value={chosen.get(option.option) ?? ''}
								onChange={(event) =>
									choose(option.option, event.currentTarget.value)
								}
							>
								<option value="">as the data says</option>
								{option.choices.map((choice) => (
									<option key={choice}>{choice}</option>
								))}
							</select>
						) : (
							<input
								value={chosen.get(option.option) ?? ''}
								placeholder="as the data says"
								inputMode={option.lo === undefined ? 'text' : 'numeric'}
								onInput={(event) =>
									choose(option.option, event.currentTarget.value)
								}
							/>
						)}
						<small class="soft">
							{option.about}
							{option.lo === undefined ? '' : `, ${option.lo} to ${option.hi}`}
						</small>
					</label>
				))}
			</div>
		</details>
	);
}

function Progress({ run, stop }: { run: Run; stop(): void }) {
	return (
		<div class="lab__progress" data-state={run.state}>
			{run.state === 'running' && (
				<progress aria-label="Games played" max={run.games} value={run.done} />
			)}
			<p role="status">{progressWords(run)}</p>
			{run.state === 'running' ? (
				<button type="button" class="button button--small" onClick={stop}>
					Cancel
				</button>
			) : (
				run.done > 0 && (
					<a class="button button--small" href="#lab-found">
						See what came of it
					</a>
				)
			)}
		</div>
	);
}

export function OrderForm({
	game,
	wishes,
	set,
	last,
	changed,
	faulty,
	run,
	busy,
	submit,
	stop,
}: {
	game: GameInfo;
	wishes: Wishes;
	set(wishes: Wishes): void;
	last: boolean; /* there is other data that was run before */
	changed: boolean; /* the data is not the standard one */
	faulty: boolean;
	run: Run | null;
	busy: boolean;
	submit(): void;
	stop(): void;
}) {
	return (
		<form
			class="panel lab__order"
			aria-labelledby="lab-order"
			onSubmit={(event) => {
				event.preventDefault();
				if (!faulty && !busy) submit();
			}}
		>
			<div class="panel__head">
				<h2 class="label" id="lab-order">
					Simulate
				</h2>
			</div>
			<div class="panel__body stack">
				<fieldset class="setup__count">
					<legend class="label">Players</legend>
					{game.seats.map((count) => (
						<label key={count} class="pill">
							<input
								type="radio"
								name="seats"
								checked={wishes.seats === count}
								onChange={() => set({ ...wishes, seats: count })}
							/>
							<span>{count}</span>
						</label>
					))}
				</fieldset>
				<label class="field">
					Bots
					<input
						value={wishes.bots}
						list="lab-bots"
						spellcheck={false}
						required
						onInput={(event) => set({ ...wishes, bots: event.currentTarget.value.trim() })}
					/>
					<small class="soft">
						One a seat, the last repeated. Greedy is quick; a search plans, and takes a
						thousand times as long.
					</small>
				</label>
				<datalist id="lab-bots">
					{BOTS.map((bots) => (
						<option key={bots} value={bots} />
					))}
				</datalist>
				<div class="lab__pair">
					<label class="field">
						Games
						<input
							type="number"
							min={1}
							max={MOST}
							required
							value={wishes.games}
							onInput={(event) =>
								set({ ...wishes, games: Number(event.currentTarget.value) })
							}
						/>
					</label>
					<label class="field">
						Seed
						<input
							value={wishes.seed}
							maxLength={64}
							required
							onInput={(event) => set({ ...wishes, seed: event.currentTarget.value })}
						/>
					</label>
				</div>
				<label class="field">
					Compare with
					<select
						value={wishes.against}
						onChange={(event) =>
							set({ ...wishes, against: event.currentTarget.value as Wishes['against'] })
						}
					>
						<option value="standard">
							the standard data{changed ? '' : ' (nothing is changed yet)'}
						</option>
						<option value="last" disabled={!last}>
							the data I ran last
						</option>
						<option value="nothing">nothing</option>
					</select>
					<small class="soft">Both play the same chance, game by game.</small>
				</label>
				{game.options.length > 0 && <Options game={game} wishes={wishes} set={set} />}
				<button class="button button--call" aria-disabled={faulty || busy}>
					{faulty ? 'Mend the data first' : busy ? 'Running …' : 'Run'}
				</button>
				{run && <Progress run={run} stop={stop} />}
			</div>
		</form>
	);
}
