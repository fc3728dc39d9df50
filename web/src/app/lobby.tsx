/* lobby.tsx - the hall: the games, the tables that wait for somebody, and one's own. */
import { useEffect, useState } from 'preact/hooks';
import { say } from './dialog';
import { games, gamesProblem, loadGames, pictureOf, posterOf, sayingOf } from './games';
import { Hall } from './hall';
import { Icon } from './icons';
import { go, tableCode } from './route';
import { Setup } from './setup';
import { socket } from './socket';
import { recall, useSource } from './source';
import { join, level, makeTable } from './start';
import { Chairs, useLobby, useMine } from './tables';
import { nameOf, type GameInfo, type Summary } from './wire';
import { w } from './words';

function playersWords(seats: number[]): string {
	const lo = seats[0] ?? 1,
		hi = seats.at(-1) ?? lo;
	return w.players(lo, hi);
}

/* A person against bots, at once. */
function playNow(game: GameInfo): Promise<string | null> {
	const seats = Number(recall(`seats.${game.game}`));
	const count = game.seats.includes(seats) ? seats : game.usual;
	const first = !recall(`guide.${game.game}`); /* nothing of its guide was read yet */
	return makeTable({
		game: game.game,
		players: ['me', ...Array<string>(count - 1).fill(level())],
		options: first ? posterOf(game).first : undefined,
	});
}

function GamePoster({ game, order }: { game: GameInfo; order(): void }) {
	const poster = posterOf(game);
	const [busy, setBusy] = useState(false);
	return (
		<li class="poster">
			<img class="poster__scene" src={poster.scene} alt={pictureOf(game)} />
			<div class="poster__body">
				<h2>{game.title}</h2>
				<p>{sayingOf(game)}</p>
				<div class="facts">
					<span>
						<Icon name="people" />
						{playersWords(game.seats)}
					</span>
					{poster.hours > 0 && (
						<span>
							<Icon name="clock" />
							{w.hours(poster.hours)}
						</span>
					)}
				</div>
				<div class="go">
					<button
						class="button button--call"
						aria-label={w.playAgainstBots(game.title)}
						aria-disabled={busy}
						onClick={() => {
							if (busy) return;
							setBusy(true);
							playNow(game).finally(() => setBusy(false));
						}}
					>
						{w.play}
					</button>
					<button
						class="button"
						aria-label={w.setTableLong(game.title)}
						onClick={order}
					>
						{w.table}
					</button>
				</div>
			</div>
		</li>
	);
}

/* A table's code is its id; its whole address will do as well. */
export function JoinForm() {
	const [code, setCode] = useState('');
	return (
		<form
			class="code"
			aria-label={w.joinFriends}
			onSubmit={(event) => {
				event.preventDefault();
				const id = tableCode(code);
				if (id) go(`/table/${id}`);
				else
					say(w.tableCode + w.orWholeLink, { bad: true });
			}}
		>
			<input
				aria-label={w.codeOrLink}
				value={code}
				placeholder={w.codeOrLink}
				autocomplete="off"
				spellcheck={false}
				onInput={(event) => setCode(event.currentTarget.value)}
			/>
			<button class="button">{w.joinFriends}</button>
		</form>
	);
}

export function tableWords(table: Summary): string {
	if (table.name) return table.name;
	const people = table.seats.filter((seat) => seat.kind === 'person').map(nameOf);
	return people.length > 0
		? w.tableOf([...new Set(people)])
		: w.botsAlone;
}

function OpenTables({ tables, more }: { tables: Summary[]; more: number }) {
	return (
		<section class="panel" aria-labelledby="open-tables">
			<div class="panel__head">
				<h2 class="label" id="open-tables">
					{w.openTables}
				</h2>
				<a class="soft all" href="/watch">
					{more > 0 ? w.all(more) : w.watch}
				</a>
			</div>
			{tables.length === 0 ? (
				<p class="empty panel__body">{w.nobodyWaits}</p>
			) : (
				<ul class="rows open panel__body">
					{tables.slice(0, 4).map((table) => (
						<li key={table.table}>
							<img class="sigil" src={posterOf(table).sigil} alt="" />
							<span>
								<b>{table.title}</b>
								<small>{tableWords(table)}</small>
							</span>
							<Chairs seats={table.seats} />
							<span class="chip chip--line pace">
								{table.time === 0 ? w.live : w.paceShort(table.time)}
							</span>
							<button
								class="button button--small"
								aria-label={w.sitDownAt(`${table.title}, ${tableWords(table)}`)}
								onClick={() => join(table.table)}
							>
								{w.sitDown}
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function since(ms: number): string {
	return w.since(Math.max(0, Math.round((Date.now() - ms) / 60_000)));
}

export function MyTable({ table }: { table: Summary }) {
	const others = table.seats
		.filter((seat) => !table.yours?.includes(seat.seat) && seat.kind === 'person')
		.map(nameOf);
	const against =
		others.length > 0
			? others.join(', ')
			: w.bots(table.seats.filter((seat) => seat.kind === 'bot').length);
	const words =
		table.state === 'open'
			? w.waitsForPlayers
			: table.state === 'old'
				? w.olderVersion
				: table.state === 'finished'
					? w.overWith(against)
					: table.asked
						? w.yourMoveWith(against)
						: w.goesOnWith(against);
	const button =
		table.state === 'finished' || table.state === 'old'
			? w.replay
			: table.asked
				? w.playOn
				: w.lookIn;
	const path = table.state === 'finished' ? `/replay/${table.table}` : `/table/${table.table}`;
	return (
		<li>
			<img class="sigil" src={posterOf(table).sigil} alt="" />
			<span>
				<b>
					{table.title}
					{table.name ? `, ${table.name}` : ''}
				</b>
				<small>
					{words}, {since(table.last)}
				</small>
			</span>
			<a
				class={
					'button button--small' +
					(table.asked && table.state === 'running' ? ' button--call' : '')
				}
				href={path}
				aria-label={`${button}: ${table.title}, ${words}`}
			>
				{button}
			</a>
		</li>
	);
}

function MyTables({ tables }: { tables: Summary[] }) {
	const waiting = tables.filter((table) => table.asked && table.state === 'running').length;
	const order = (table: Summary) =>
		table.state === 'running' ? (table.asked ? 0 : 1) : table.state === 'open' ? 2 : 3;
	const sorted = [...tables].sort((a, b) => order(a) - order(b) || b.last - a.last);
	return (
		<section class="panel" aria-labelledby="my-tables">
			<div class="panel__head">
				<h2 class="label" id="my-tables">
					{w.myTables}
				</h2>
				{waiting > 0 && (
					<span class="dot" role="img" aria-label={w.waitForYou(waiting)}>
						{waiting}
					</span>
				)}
			</div>
			{tables.length === 0 ? (
				<p class="empty panel__body">{w.tablesKept}</p>
			) : (
				<ul class="rows mine panel__body" tabIndex={0} aria-labelledby="my-tables">
					{sorted.slice(0, 12).map((table) => (
						<MyTable key={table.table} table={table} />
					))}
				</ul>
			)}
		</section>
	);
}

/* Whose games these are. */
function Credits({ shelf }: { shelf: GameInfo[] }) {
	const named = shelf.filter((game) => game.designers);
	if (named.length === 0) return null;
	return (
		<footer class="credits soft">
			<ul>
				{named.map((game) => (
					<li key={game.game}>
						<b>{game.title}</b> {w.designedBy(game.designers!)}
						{game.source && ` (${game.source})`}
					</li>
				))}
			</ul>
			<p>{w.independent}</p>
		</footer>
	);
}

function Hero() {
	return (
		<section class="hero">
			<svg
				class="hero__arc"
				viewBox="0 0 736 184"
				preserveAspectRatio="xMaxYMin slice"
				aria-hidden="true"
			>
				<g fill="none" stroke="var(--rule)">
					<circle cx="470" cy="452" r="400" stroke-width="1.5" />
					<circle
						cx="470"
						cy="452"
						r="382"
						stroke-width="9"
						stroke-dasharray="1.5 10.5"
					/>
					<circle cx="470" cy="452" r="366" stroke-width="1.5" />
				</g>
				<circle cx="345" cy="72" r="8" fill="var(--call)" />
			</svg>
			<div>
				<h1 class="display">{w.fiveGames}</h1>
				<p>
					{w.pressPlay}
					<span class="more">{w.noAccount}</span>
				</p>
			</div>
			<JoinForm />
		</section>
	);
}

/* The small games, to warm up. */
function Small({ small, order }: { small: GameInfo[]; order(game: GameInfo): void }) {
	return (
		<p class="small-games">
			<span class="soft">{w.smallOnes}</span>
			{small.map((game) => (
				<span key={game.game} class="small-game">
					<button
						class="button button--small"
						aria-label={w.playAgainstBot(game.title)}
						onClick={() => playNow(game)}
					>
						{game.title}
					</button>
					<button
						class="button button--small button--quiet"
						aria-label={w.setTable(game.title)}
						onClick={() => order(game)}
					>
						{w.table}
					</button>
				</span>
			))}
		</p>
	);
}

/* What is said while the games are not here. */
function Missing({ known, problem }: { known: boolean; problem: string | null }) {
	if (known) return null;
	if (problem)
		return (
			<p class="empty panel message" role="alert">
				{problem}{' '}
				<button class="button button--small" onClick={() => void loadGames()}>
					{w.tryAgain}
				</button>
			</p>
		);
	return (
		<p class="empty" role="status">
			{w.settingOut}
		</p>
	);
}

export function Lobby() {
	const known = useSource(games);
	const problem = useSource(gamesProblem);
	const lobby = useLobby();
	const mine = useMine();
	const link = useSource(socket.link);
	const [order, setOrder] = useState<GameInfo | null>(null);
	useEffect(() => void loadGames(), [link]);
	const shelf = known?.games.filter((game) => !game.yardstick) ?? [];
	const small = known?.games.filter((game) => game.yardstick) ?? [];
	const asked = mine.find((table) => table.asked && table.state === 'running');
	return (
		<Hall title="">
			<Hero />
			{asked && (
				<div class="now">
					<span>
						<b>{w.yourMove}</b> {w.inGame(asked.title)}
					</span>
					<a class="button button--call button--small" href={`/table/${asked.table}`}>
						{w.playOn}
					</a>
				</div>
			)}
			<main>
				<Missing known={known !== null} problem={problem} />
				<ul class="posters" data-count={shelf.length} aria-label={w.games}>
					{shelf.map((game) => (
						<GamePoster key={game.game} game={game} order={() => setOrder(game)} />
					))}
				</ul>
				{small.length > 0 && <Small small={small} order={setOrder} />}
				<div class="join">
					<JoinForm />
				</div>
				<div class="below">
					<OpenTables
						tables={lobby?.open ?? []}
						more={(lobby?.open.length ?? 0) + (lobby?.running.length ?? 0)}
					/>
					<MyTables tables={mine} />
				</div>
				<Credits shelf={shelf} />
			</main>
			{order && known && (
				<Setup game={order} bots={known.bots} close={() => setOrder(null)} />
			)}
		</Hall>
	);
}
