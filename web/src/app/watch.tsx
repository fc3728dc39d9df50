/* watch.tsx - public tables: to sit down at, to watch, to see again. */
import type { JSX } from 'preact';
import { posterOf } from './games';
import { Hall } from './hall';
import { JoinForm, tableWords } from './lobby';
import { join } from './start';
import { Chairs, useLobby } from './tables';
import type { Summary } from './wire';
import { w } from './words';

function List({
	id,
	title,
	tables,
	empty,
	act,
}: {
	id: string;
	title: string;
	tables: Summary[];
	empty: string;
	act(table: Summary): JSX.Element;
}) {
	return (
		<section class="panel" aria-labelledby={id}>
			<div class="panel__head">
				<h2 class="label" id={id}>
					{title}
				</h2>
			</div>
			{tables.length === 0 ? (
				<p class="empty panel__body">{empty}</p>
			) : (
				<ul class="rows open panel__body">
					{tables.map((table) => (
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
							{act(table)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

export function Watch() {
	const lobby = useLobby();
	return (
		<Hall title={w.watch}>
			<main class="page stack">
				<div class="page__head">
					<h1 class="display">{w.tables}</h1>
					<JoinForm />
				</div>
				<List
					id="being-played"
					title={w.beingPlayed}
					tables={lobby?.running ?? []}
					empty={w.nonePlayed}
					act={(table) => (
						<a
							class="button button--small"
							href={`/table/${table.table}`}
							aria-label={w.watchThis(`${table.title}, ${tableWords(table)}`)}
						>
							{w.watch}
						</a>
					)}
				/>
				<List
					id="waiting-for-players"
					title={w.waitingForPlayers}
					tables={lobby?.open ?? []}
					empty={w.noneWaits}
					act={(table) => (
						<button
							class="button button--small"
							onClick={() => join(table.table)}
							aria-label={w.sitDownAt(`${table.title}, ${tableWords(table)}`)}
						>
							{w.sitDown}
						</button>
					)}
				/>
				<List
					id="finished"
					title={w.finished}
					tables={lobby?.finished ?? []}
					empty={w.noneFinished}
					act={(table) => (
						<a
							class="button button--small"
							href={`/replay/${table.table}`}
							aria-label={w.replayThis(`${table.title}, ${tableWords(table)}`)}
						>
							{w.replay}
						</a>
					)}
				/>
			</main>
		</Hall>
	);
}
