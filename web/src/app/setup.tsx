/* setup.tsx - a table to one's own order: who sits where, the game's options, the clock. */
import { useState } from 'preact/hooks';
import { Badge } from '../pieces/badge';
import { Dialog, say } from './dialog';
import { level, makeTable } from './start';
import { recall, remember } from './source';
import { capital, letterOf, type GameInfo, type GameOption, type Games } from './wire';
import { w } from './words';

const PACES = [0, 30, 120, 600, 86400, 259200]; /* seconds a move */

function Option({
	game,
	option,
	value,
	set,
}: {
	game: string;
	option: GameOption;
	value: string;
	set(value: string): void;
}) {
	const { about } = option;
	const name = capital(w.option(game, option.option));
	if (option.choices)
		return (
			<label class="field">
				{name}
				<select value={value} onChange={(event) => set(event.currentTarget.value)}>
					{option.choices.map((choice) => (
						<option key={choice} value={choice}>
							{w.choice(choice)}
							{choice === option.usual ? ` ${w.usual}` : ''}
						</option>
					))}
				</select>
				<small class="soft">{about}</small>
			</label>
		);
	return (
		<label class="field">
			{name}
			{option.lo === undefined ? (
				<input value={value} onInput={(event) => set(event.currentTarget.value)} />
			) : (
				<input
					type="number"
					value={value}
					min={option.lo}
					max={option.hi}
					onInput={(event) => set(event.currentTarget.value)}
				/>
			)}
			<small class="soft">
				{about}
				{option.lo !== undefined ? w.range(option.lo, option.hi!) : ''}
			</small>
		</label>
	);
}

async function sendData(game: string, file: File): Promise<string> {
	const answer = await fetch(`/api/data?game=${encodeURIComponent(game)}`, {
		method: 'POST',
		body: await file.text(),
	});
	if (answer.status === 422) {
		const { faults } = await answer.json();
		throw new Error(
			faults
				.map((fault: any) => `${w.line(fault.line)}: ${fault.text}`)
				.slice(0, 3)
				.join('; '),
		);
	}
	if (!answer.ok) throw new Error(await answer.text());
	return (await answer.json()).data;
}

/* What is chosen for a table to be. */
interface Order {
	players: string[];
	options: Record<string, string>;
	time: number;
	name: string;
	listed: boolean;
	data: { file: string; hash: string } | null;
}
type Set = (part: Partial<Order>) => void;

const fill = (count: number, before: string[]) =>
	Array.from({ length: count }, (_, i) => before[i] ?? level());

function orderFor(game: GameInfo): Order {
	const first = Number(recall(`seats.${game.game}`));
	const count = game.seats.includes(first) ? first : game.usual;
	return { players: fill(count, ['me', 'open']), options: {}, time: 0, name: '', listed: false, data: null };
}

function how(order: Order, who: string): number {
	return order.players.filter((player) => player === who).length;
}

function summaryOf(order: Order): string {
	const open = how(order, 'open'),
		here = how(order, 'me');
	if (open > 0) return w.seatsOpen(open);
	return here > 1 ? w.peopleHere(here) : here === 0 ? w.botsYouWatch : w.youAgainstBots;
}

function place(game: GameInfo, levels: Games['bots'], order: Order): Promise<unknown> {
	const usual = Object.fromEntries(game.options.map((option) => [option.option, option.usual]));
	const bot = order.players.find((player) => levels.some((candidate) => candidate.bot === player));
	if (bot) remember('level', bot);
	remember(`seats.${game.game}`, String(order.players.length));
	return makeTable({
		game: game.game,
		players: order.players,
		time: order.time,
		public: order.listed,
		name: order.name.trim() || undefined,
		data: order.data?.hash,
		options: Object.entries(order.options)
			.filter(([key, value]) => value !== usual[key] && value !== '')
			.map(([key, value]) => `${key}=${value}`),
	});
}

function Count({ game, order, set }: { game: GameInfo; order: Order; set: Set }) {
	return (
		<fieldset class="setup__count">
			<legend class="label">{w.playersLabel}</legend>
			{game.seats.map((count) => (
				<label key={count} class="pill">
					<input
						type="radio"
						name="count"
						checked={order.players.length === count}
						onChange={() => set({ players: fill(count, order.players.slice(0, count)) })}
					/>
					<span>{count}</span>
				</label>
			))}
		</fieldset>
	);
}

function SeatOf({ seat, levels, order, set }: { seat: number; levels: Games['bots']; order: Order; set: Set }) {
	const player = order.players[seat]!;
	const here = how(order, 'me');
	const change = (value: string) =>
		set({ players: order.players.map((old, i) => (i === seat ? value : old)) });
	return (
		<li>
			<Badge player={{ colour: seat, letter: letterOf(seat), name: '' }} />
			<select
				aria-label={w.seat(letterOf(seat))}
				value={player}
				onChange={(event) => change(event.currentTarget.value)}
			>
				<option value="me">{here > 1 || (here === 1 && player !== 'me') ? w.somebodyHere : w.me}</option>
				<option value="open">{w.openForFriend}</option>
				<optgroup label={w.botsLabel}>
					{levels.map((bot) => (
						<option key={bot.bot} value={bot.bot}>
							{capital(w.botLevel(bot.bot))}: {w.botAbout(bot.bot, bot.about)}
						</option>
					))}
				</optgroup>
			</select>
		</li>
	);
}

function DataFile({ game, set }: { game: GameInfo; set: Set }) {
	const read = (file: File | undefined) => {
		if (!file) return set({ data: null });
		sendData(game.game, file).then(
			(hash) => {
				set({ data: { file: file.name, hash } });
				say(w.playedBy(file.name));
			},
			(why) => {
				set({ data: null });
				say(`${file.name}: ${why.message}`, { bad: true });
			},
		);
	};
	return (
		<label class="field">
			{w.dataFile}
			<input
				type="file"
				accept=".yaml,.yml,text/yaml"
				onChange={(event) => read(event.currentTarget.files?.[0])}
			/>
			<small class="soft">
				{w.yamlAs[0]} <code>perilune rules --data {game.game}</code> {w.yamlAs[1]}
			</small>
		</label>
	);
}

function Options({ game, order, set }: { game: GameInfo; order: Order; set: Set }) {
	return (
		<details class="setup__more">
			<summary>{w.optionsOfGame}</summary>
			<div class="setup__options">
				{game.options.map((option) => (
					<Option
						key={option.option}
						game={game.game}
						option={option}
						value={order.options[option.option] ?? option.usual}
						set={(value) => set({ options: { ...order.options, [option.option]: value } })}
					/>
				))}
				<DataFile game={game} set={set} />
			</div>
		</details>
	);
}

function TheTable({ order, set }: { order: Order; set: Set }) {
	return (
		<details class="setup__more" open={how(order, 'open') > 0}>
			<summary>{w.theTable}</summary>
			<div class="setup__options">
				<label class="field">
					{w.time}{' '}
					<select value={order.time} onChange={(event) => set({ time: Number(event.currentTarget.value) })}>
						{PACES.map((seconds) => (
							<option key={seconds} value={seconds}>
								{seconds === 0 ? w.noClock : w.pace(seconds)}
							</option>
						))}
					</select>
				</label>
				<label class="field">
					{w.name}{' '}
					<input
						value={order.name}
						maxLength={24}
						placeholder={w.tableName}
						onInput={(event) => set({ name: event.currentTarget.value })}
					/>
				</label>
				<label class="check">
					<input
						type="checkbox"
						checked={order.listed}
						onChange={(event) => set({ listed: event.currentTarget.checked })}
					/>{' '}
					{w.listIt}
				</label>
			</div>
		</details>
	);
}

export function Setup({ game, bots, close }: { game: GameInfo; bots: Games['bots']; close(): void }) {
	const levels = bots.filter((bot) => bot.bot !== 'search');
	const [order, change] = useState(() => orderFor(game));
	const [busy, setBusy] = useState(false);
	const set: Set = (part) => change((now) => ({ ...now, ...part }));
	const submit = async (event: Event) => {
		event.preventDefault();
		setBusy(true);
		const made = await place(game, levels, order);
		setBusy(false);
		if (made) close();
	};
	return (
		<Dialog title={w.aTableOf(game.title)} close={close} kind="setup">
			<form class="stack" onSubmit={submit}>
				<Count game={game} order={order} set={set} />
				<ul class="setup__seats">
					{order.players.map((_, seat) => (
						<SeatOf key={seat} seat={seat} levels={levels} order={order} set={set} />
					))}
				</ul>
				<p class="soft" role="status">
					{summaryOf(order)}
				</p>
				{game.options.length > 0 && <Options game={game} order={order} set={set} />}
				<TheTable order={order} set={set} />
				<button class="button button--call" disabled={busy}>
					{how(order, 'open') > 0 ? w.openTable : w.play}
				</button>
			</form>
		</Dialog>
	);
}
