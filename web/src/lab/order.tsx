/* order.tsx - what is to be simulated, and how far it has come. */
import type { GameInfo } from '../app/wire';
import { w as frame } from '../app/words';
import type { Run } from './wire';
import { w } from './words';

export interface Wishes {
	seats: number;
	bots: string;
	games: number;
	seed: string;
	options: string[];
	against: 'standard' | 'last' | 'nothing';
	aim: 'change' | 'worth'; /* what it is to find out */
	worthGames: number;
}

const MOST = 100_000;
const BOTS = ['greedy', 'random', 'search:iterations=64', 'search:iterations=256', 'greedy,random'];

function progressWords(run: Run): string {
	if (run.worth && run.state !== 'failed') return worthWords(run);
	if (run.state === 'running') return w.progress(run.done, run.games, run.left);
	if (run.state === 'failed') return w.failed(run.why);
	if (run.state === 'stopped') return w.stopped(run.done, run.games, run.why);
	return w.ran(run.games, run.seconds);
}

/* How far a search for worth has come is told in parts of the whole. */
function worthWords(run: Run): string {
	const part = run.done / Math.max(1, run.games);
	if (run.state === 'running') return w.worthProgress(part, run.left);
	if (run.state === 'stopped') return w.worthStopped(part, run.why);
	return w.worthRan(run.seconds);
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
			<summary>{w.options(chosen.size)}</summary>
			<div class="setup__options">
				{game.options.map((option) => (
					<label class="field" key={option.option}>
						{frame.option(game.game, option.option)}
						{option.choices ? (
							<select
								value={chosen.get(option.option) ?? ''}
								onChange={(event) =>
									choose(option.option, event.currentTarget.value)
								}
							>
								<option value="">{w.asData}</option>
								{option.choices.map((choice) => (
									<option key={choice} value={choice}>
										{frame.choice(choice)}
									</option>
								))}
							</select>
						) : (
							<input
								value={chosen.get(option.option) ?? ''}
								placeholder={w.asData}
								inputMode={option.lo === undefined ? 'text' : 'numeric'}
								onInput={(event) =>
									choose(option.option, event.currentTarget.value)
								}
							/>
						)}
						<small class="soft">
							{option.about}
							{option.lo === undefined ? '' : w.range(option.lo, option.hi!)}
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
				<progress aria-label={w.gamesPlayed} max={run.games} value={run.done} />
			)}
			<p role="status">{progressWords(run)}</p>
			{run.state === 'running' ? (
				<button type="button" class="button button--small" onClick={stop}>
					{w.cancel}
				</button>
			) : (
				run.done > 0 && (
					<a class="button button--small" href="#lab-found">
						{w.seeResults}
					</a>
				)
			)}
		</div>
	);
}

interface Wishing {
	game: GameInfo;
	wishes: Wishes;
	set(wishes: Wishes): void;
	last: boolean; /* there is other data that was run before */
	changed: boolean; /* the data is not the standard one */
}

function Seats({ game, wishes, set }: Wishing) {
	return (
		<fieldset class="setup__count">
			<legend class="label">{w.players}</legend>
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
	);
}

function Aim({ wishes, set }: Wishing) {
	return (
		<label class="field">
			{w.aim}
			<select
				name="aim"
				value={wishes.aim}
				onChange={(event) => set({ ...wishes, aim: event.currentTarget.value as Wishes['aim'] })}
			>
				<option value="change">{w.aimChange}</option>
				<option value="worth">{w.aimWorth}</option>
			</select>
			{wishes.aim === 'worth' && <small class="soft">{w.worthAbout}</small>}
		</label>
	);
}

function Bots({ wishes, set }: Wishing) {
	return (
		<>
			{wishes.aim !== 'worth' && (
				<label class="field">
					{w.bots}
					<input
						value={wishes.bots}
						list="lab-bots"
						spellcheck={false}
						required
						onInput={(event) => set({ ...wishes, bots: event.currentTarget.value.trim() })}
					/>
					<small class="soft">{w.botsAbout}</small>
				</label>
			)}
			<datalist id="lab-bots">
				{BOTS.map((bots) => (
					<option key={bots} value={bots} />
				))}
			</datalist>
		</>
	);
}

function Length({ wishes, set }: Wishing) {
	const games = wishes.aim === 'worth' ? 'worthGames' : 'games';
	return (
		<div class="lab__pair">
			<label class="field">
				{w.games}
				<input
					type="number"
					min={1}
					max={MOST}
					required
					value={wishes[games]}
					onInput={(event) => set({ ...wishes, [games]: Number(event.currentTarget.value) })}
				/>
			</label>
			<label class="field">
				{w.seed}
				<input
					value={wishes.seed}
					maxLength={64}
					required
					onInput={(event) => set({ ...wishes, seed: event.currentTarget.value })}
				/>
			</label>
		</div>
	);
}

function Against({ wishes, set, last, changed }: Wishing) {
	return (
		<label class="field">
			{w.compareWith}
			<select
				value={wishes.against}
				onChange={(event) => set({ ...wishes, against: event.currentTarget.value as Wishes['against'] })}
			>
				<option value="standard">{w.theStandard(changed)}</option>
				<option value="last" disabled={!last}>
					{w.theLast}
				</option>
				<option value="nothing">{w.nothing}</option>
			</select>
			<small class="soft">{w.sameChance}</small>
		</label>
	);
}

export function OrderForm({
	faulty,
	run,
	busy,
	submit,
	stop,
	...wishing
}: Wishing & { faulty: boolean; run: Run | null; busy: boolean; submit(): void; stop(): void }) {
	const { game, wishes, set } = wishing;
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
					{w.simulate}
				</h2>
			</div>
			<div class="panel__body stack">
				<Seats {...wishing} />
				<Aim {...wishing} />
				<Bots {...wishing} />
				<Length {...wishing} />
				{wishes.aim !== 'worth' && <Against {...wishing} />}
				{game.options.length > 0 && <Options game={game} wishes={wishes} set={set} />}
				<button class="button button--call" aria-disabled={faulty || busy}>
					{faulty ? w.mend : busy ? w.running : w.run}
				</button>
				{run && <Progress run={run} stop={stop} />}
			</div>
		</form>
	);
}
