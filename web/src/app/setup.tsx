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

export function Setup({
	game,
	bots,
	close,
}: {
	game: GameInfo;
	bots: Games['bots'];
	close(): void;
}) {
	const levels = bots.filter((bot) => bot.bot !== 'search');
	const first = Number(recall(`seats.${game.game}`));
	const fill = (count: number, before: string[]) =>
		Array.from({ length: count }, (_, i) => before[i] ?? level());
	const [players, setPlayers] = useState(() =>
		fill(game.seats.includes(first) ? first : game.usual, ['me', 'open']),
	);
	const [options, setOptions] = useState<Record<string, string>>({});
	const [time, setTime] = useState(0);
	const [name, setName] = useState('');
	const [listed, setListed] = useState(false);
	const [data, setData] = useState<{ file: string; hash: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const here = players.filter((player) => player === 'me').length;
	const open = players.filter((player) => player === 'open').length;
	const summary =
		open > 0
			? w.seatsOpen(open)
			: here > 1
				? w.peopleHere(here)
				: here === 0
					? w.botsYouWatch
					: w.youAgainstBots;
	const submit = async (event: Event) => {
		event.preventDefault();
		setBusy(true);
		const usual = Object.fromEntries(
			game.options.map((option) => [option.option, option.usual]),
		);
		const bot = players.find((player) => levels.some((candidate) => candidate.bot === player));
		if (bot) remember('level', bot);
		remember(`seats.${game.game}`, String(players.length));
		const made = await makeTable({
			game: game.game,
			players,
			time,
			public: listed,
			name: name.trim() || undefined,
			data: data?.hash,
			options: Object.entries(options)
				.filter(([key, value]) => value !== usual[key] && value !== '')
				.map(([key, value]) => `${key}=${value}`),
		});
		setBusy(false);
		if (made) close();
	};
	return (
		<Dialog title={w.aTableOf(game.title)} close={close} kind="setup">
			<form class="stack" onSubmit={submit}>
				<fieldset class="setup__count">
					<legend class="label">{w.playersLabel}</legend>
					{game.seats.map((count) => (
						<label key={count} class="pill">
							<input
								type="radio"
								name="count"
								checked={players.length === count}
								onChange={() => setPlayers(fill(count, players.slice(0, count)))}
							/>
							<span>{count}</span>
						</label>
					))}
				</fieldset>
				<ul class="setup__seats">
					{players.map((player, seat) => (
						<li key={seat}>
							<Badge player={{ colour: seat, letter: letterOf(seat), name: '' }} />
							<select
								aria-label={w.seat(letterOf(seat))}
								value={player}
								onChange={(event) =>
									setPlayers(
										players.map((old, i) =>
											i === seat ? event.currentTarget.value : old,
										),
									)
								}
							>
								<option value="me">
									{here > 1 || (here === 1 && player !== 'me')
										? w.somebodyHere
										: w.me}
								</option>
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
					))}
				</ul>
				<p class="soft" role="status">
					{summary}
				</p>
				{game.options.length > 0 && (
					<details class="setup__more">
						<summary>{w.optionsOfGame}</summary>
						<div class="setup__options">
							{game.options.map((option) => (
								<Option
									key={option.option}
									game={game.game}
									option={option}
									value={options[option.option] ?? option.usual}
									set={(value) =>
										setOptions({ ...options, [option.option]: value })
									}
								/>
							))}
							<label class="field">
								{w.dataFile}
								<input
									type="file"
									accept=".yaml,.yml,text/yaml"
									onChange={(event) => {
										const file = event.currentTarget.files?.[0];
										if (!file) return setData(null);
										sendData(game.game, file).then(
											(hash) => {
												setData({ file: file.name, hash });
												say(w.playedBy(file.name));
											},
											(why) => {
												setData(null);
												say(`${file.name}: ${why.message}`, { bad: true });
											},
										);
									}}
								/>
								<small class="soft">
									{w.yamlAs[0]} <code>perilune rules --data {game.game}</code>{' '}
									{w.yamlAs[1]}
								</small>
							</label>
						</div>
					</details>
				)}
				<details class="setup__more" open={open > 0}>
					<summary>{w.theTable}</summary>
					<div class="setup__options">
						<label class="field">
							{w.time}{' '}
							<select
								value={time}
								onChange={(event) => setTime(Number(event.currentTarget.value))}
							>
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
								value={name}
								maxLength={24}
								placeholder={w.tableName}
								onInput={(event) => setName(event.currentTarget.value)}
							/>
						</label>
						<label class="check">
							<input
								type="checkbox"
								checked={listed}
								onChange={(event) => setListed(event.currentTarget.checked)}
							/>{' '}
							{w.listIt}
						</label>
					</div>
				</details>
				<button class="button button--call" disabled={busy}>
					{open > 0 ? w.openTable : w.play}
				</button>
			</form>
		</Dialog>
	);
}
