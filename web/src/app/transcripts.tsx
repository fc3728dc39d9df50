/* transcripts.tsx - what can be seen again: one's own matches, and a file of any other. */
import { useState } from 'preact/hooks';
import { say } from './dialog';
import { Hall } from './hall';
import { Icon } from './icons';
import { MyTable } from './lobby';
import { go } from './route';
import { refusalOf } from './socket';
import { useMine } from './tables';
import type { Summary } from './wire';
import { w } from './words';

const LARGEST = 256 * 1024; /* bytes of a transcript */

async function openTranscript(body: string): Promise<string> {
	const answer = await fetch('/api/transcripts', { method: 'POST', body });
	if (!answer.ok) {
		const text = await answer.text();
		throw new Error(
			answer.headers.get('content-type')?.startsWith('application/json')
				? refusalOf(JSON.parse(text)).message
				: text.trim(),
		);
	}
	return (await answer.json()).table;
}

/* Reads a transcript and goes to its replay; a mistake in it is said. */
function useReader() {
	const [busy, setBusy] = useState(false);
	const read = (name: string, text: Promise<string>, then = '') => {
		setBusy(true);
		text.then(openTranscript)
			.then((table) => go(`/replay/${table}${then}`))
			.catch((why) => say(`${name}: ${why.message}`, { bad: true }))
			.finally(() => setBusy(false));
	};
	const open = (file: File | undefined) =>
		file &&
		read(file.name, file.size > LARGEST ? Promise.reject(new Error(w.mostBytes)) : file.text());
	const sample = () =>
		read(
			w.aGameOfTraders,
			import('./sample').then((module) => module.default),
			'#play',
		);
	return { busy, open, sample };
}

type Reader = ReturnType<typeof useReader>;

function FromFile({ busy, open }: Reader) {
	return (
		<section class="panel drop">
			<Icon name="file" />
			<div>
				<h2 class="display">{w.openTranscript}</h2>
				<p class="soft">
					{w.transcriptsFrom[0]} <code>perilune play</code> {w.transcriptsFrom[1]} <code>perilune sim</code>{' '}
					{w.transcriptsFrom[2]}
				</p>
			</div>
			<label class="button button--call" aria-disabled={busy}>
				{busy ? w.checking : w.chooseFile}
				<input
					class="sr"
					type="file"
					accept=".txt,text/plain"
					disabled={busy}
					onChange={(event) => {
						open(event.currentTarget.files?.[0]);
						event.currentTarget.value = '';
					}}
				/>
			</label>
		</section>
	);
}

function Finished({ tables }: { tables: Summary[] }) {
	return (
		<section class="panel" aria-labelledby="mine-over">
			<div class="panel__head">
				<h2 class="label" id="mine-over">
					{w.myFinished}
				</h2>
			</div>
			{tables.length === 0 ? (
				<p class="empty panel__body">{w.noneYet}</p>
			) : (
				<ul class="rows mine panel__body" tabIndex={0} aria-labelledby="mine-over">
					{tables.map((table) => (
						<MyTable key={table.table} table={table} />
					))}
				</ul>
			)}
		</section>
	);
}

export function Transcripts() {
	const tables = useMine().filter((table) => table.state === 'finished');
	const reader = useReader();
	const { busy, open, sample } = reader;
	return (
		<Hall title={w.replay}>
			<main
				class="page stack"
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault();
					open(event.dataTransfer?.files[0]);
				}}
			>
				<h1 class="display">{w.replay}</h1>
				<FromFile {...reader} />
				<section class="panel drop">
					<Icon name="play" />
					<div>
						<h2 class="display">{w.aGameOfTraders}</h2>
						<p class="soft">{w.sampleAbout}</p>
					</div>
					<button class="button" aria-disabled={busy} onClick={() => !busy && sample()}>
						{w.watchIt}
					</button>
				</section>
				<Finished tables={tables} />
			</main>
		</Hall>
	);
}
