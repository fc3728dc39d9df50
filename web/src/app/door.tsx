/* door.tsx - the way into a part of the page that is fetched, with its style sheet, when somebody goes
 * there. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { style } from '../games/registry';
import { Hall } from './hall';
import { w } from './words';

type Page<P> = ComponentType<P>;
export interface Fetched<P> {
	Page: Page<P>;
}

const here = new Map<string, Page<any>>(); /* what has come already */

/* `fetch` gives the part itself, `called` is its style sheet. */
export function useDoor<P>(called: string, name: string, fetch: () => Promise<Page<P>>): Fetched<P> | { problem: string } {
	const [page, setPage] = useState<Fetched<P> | { problem: string }>(() =>
		here.has(name) ? { Page: here.get(name)! } : { problem: '' },
	);
	useEffect(() => {
		if ('Page' in page) return;
		Promise.all([fetch(), style(called)]).then(
			([Page]) => {
				here.set(name, Page);
				setPage({ Page });
			},
			(why) => setPage({ problem: why.message }),
		);
	}, []);
	return page;
}

function Room<P extends object>({ name, title, fetch, props }: { name: string; title: string; fetch: () => Promise<Page<P>>; props: P }) {
	const door = useDoor('room', name, fetch);
	if ('Page' in door) return <door.Page {...props} />;
	return (
		<Hall title={title}>
			<p class="empty" role={door.problem ? 'alert' : 'status'}>
				{door.problem ? w.boardDidNotCome(door.problem) : w.oneMoment}
			</p>
		</Hall>
	);
}

export function TableDoor({ id }: { id: string }) {
	return <Room name="table" title={w.table} fetch={() => import('./rooms').then(({ Table }) => Table)} props={{ id }} />;
}

export function ReplayDoor({ where }: { where: { id: string | null; step: number; play: boolean } }) {
	return <Room name="replay" title={w.replay} fetch={() => import('./rooms').then(({ Replay }) => Replay)} props={{ where }} />;
}
