/* invite.tsx - links for others. A page that was opened as localhost has an address that
 * leads everybody else to their own machine: the server tells by which one they come. */
import { useEffect } from 'preact/hooks';
import { say } from './dialog';
import { socket } from './socket';
import { Source, useSource } from './source';
import { w } from './words';

interface Reach {
	here: boolean; /* the server believes that this page is on its own machine */
	alone: boolean; /* which nobody else reaches */
	addresses: string[]; /* by which others come: "http://192.168.1.5:8080" */
}

const reach = new Source<Reach | null>(null);

const onlyHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/* Asked anew wherever an invitation is shown or copied: networks come and go. */
async function loadReach(): Promise<void> {
	if (!onlyHere) return;
	try {
		const answer = await fetch('/api/reach');
		if (answer.ok) reach.set((await answer.json()) as Reach);
	} catch {
		/* the page says elsewhere that the server is gone */
	}
}

/* Where others find this server, the best first; never empty. */
function origins(): string[] {
	const found = reach.value?.addresses ?? [];
	return found.length > 0 ? found : [location.origin];
}

/* Whether links lead nowhere from other machines. */
function isUseless(): boolean {
	return reach.value !== null && reach.value.here && reach.value.addresses.length === 0;
}

async function copy(link: string, what: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(link);
		say(w.copied(what, isUseless(), link));
	} catch {
		say(link);
	}
}

export async function copyLink(path: string, what: string): Promise<void> {
	await loadReach();
	await copy(origins()[0]! + path, what);
}

function Remark({ alone }: { alone: boolean }) {
	return (
		<p class="invitation__remark">
			<b>{w.onlyHere}</b>
			{alone ? (
				<>
					{w.listensToNobody[0]} <code>./run serve --listen 0.0.0.0</code>
					{w.listensToNobody[1]}
				</>
			) : (
				w.inNoNetwork
			)}
		</p>
	);
}

/* The addresses of more networks than one: which is the right one, its people know. */
function Others({ path, list }: { path: string; list: string[] }) {
	return (
		<>
			<p class="fine soft">{w.moreAddresses}</p>
			<ul class="invitation__more fine soft">
				{list.map((origin) => (
					<li key={origin}>
						<code>{origin + path}</code>
						<button
							class="button button--small"
							onClick={() => copy(origin + path, w.theInvitation)}
							aria-label={w.copyBy(origin)}
						>
							{w.copy}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

export function Invitation({ path }: { path: string }) {
	const link = useSource(socket.link);
	/* And again after a break: the server may listen elsewhere now. */
	useEffect(() => void (link === 'open' && loadReach()), [link]);
	const known = useSource(reach);
	const [first, ...more] = origins();
	return (
		<div class="invitation">
			<p class="fine soft">
				{more.length > 0 || first !== location.origin
					? w.inNetwork
					: w.anybody}
				<code>{first + path}</code>
			</p>
			{more.length > 0 && <Others path={path} list={more} />}
			{isUseless() && <Remark alone={known!.alone} />}
		</div>
	);
}
