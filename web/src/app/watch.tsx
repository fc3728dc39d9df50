/* watch.tsx - public tables: to sit down at, to watch, to see again. */
import type { JSX } from 'preact';
import { posterOf } from './games';
import { Hall } from './hall';
import { JoinForm, tableWords } from './lobby';
import { join } from './start';
import { Chairs, useLobby } from './tables';
import { paceWords } from './waiting';
import type { Summary } from './wire';

function List({
	title,
	tables,
	empty,
	act,
}: {
	title: string;
	tables: Summary[];
	empty: string;
	act(table: Summary): JSX.Element;
}) {
	const id = title.toLowerCase().replace(/ /g, '-');
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
								{table.time === 0 ? 'live' : paceWords(table.time)}
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
		<Hall title="Watch">
			<main class="page stack">
				<div class="page__head">
					<h1 class="display">Tables</h1>
					<JoinForm />
				</div>
				<List
					title="Being played"
					tables={lobby?.running ?? []}
					empty="No public game is being played now."
					act={(table) => (
						<a
							class="button button--small"
							href={`/table/${table.table}`}
							aria-label={`Watch ${table.title}, ${tableWords(table)}`}
						>
							Watch
						</a>
					)}
				/>
				<List
					title="Waiting for players"
					tables={lobby?.open ?? []}
					empty="Nobody waits for players now."
					act={(table) => (
						<button
							class="button button--small"
							onClick={() => join(table.table)}
							aria-label={`Sit down at ${table.title}, ${tableWords(table)}`}
						>
							Sit down
						</button>
					)}
				/>
				<List
					title="Finished"
					tables={lobby?.finished ?? []}
					empty="No public game has been finished yet."
					act={(table) => (
						<a
							class="button button--small"
							href={`/replay/${table.table}`}
							aria-label={`Replay ${table.title}, ${tableWords(table)}`}
						>
							Replay
						</a>
					)}
				/>
			</main>
		</Hall>
	);
}
