/* invite.tsx - links for others. A page that was opened as localhost has an address that
 * leads everybody else to their own machine: the server tells by which one they come. */
import { useEffect } from 'preact/hooks';
import { say } from './dialog';
import { socket } from './socket';
import { Source, useSource } from './source';

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
	const where = isUseless() ? ', for this machine only' : '';
	try {
		await navigator.clipboard.writeText(link);
		say(`${what} is copied${where}: ${link}`);
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
			<b>This link works on this machine only</b>
			{alone ? (
				<>
					: the server listens to nobody else. To let others in your network come, stop it
					and start it with <code>./run serve --listen 0.0.0.0</code>. The table stays.
				</>
			) : (
				<>: the server would let others come, but this machine is in no network now.</>
			)}
		</p>
	);
}

/* The addresses of more networks than one: which is the right one, its people know. */
function Others({ path, list }: { path: string; list: string[] }) {
	return (
		<>
			<p class="fine soft">If others do not get there, this machine has more addresses:</p>
			<ul class="invitation__more fine soft">
				{list.map((origin) => (
					<li key={origin}>
						<code>{origin + path}</code>
						<button
							class="button button--small"
							onClick={() => copy(origin + path, 'The invitation')}
							aria-label={`Copy the invitation by ${origin}`}
						>
							Copy
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
					? 'Anybody in your network who has this address can sit down: '
					: 'Anybody who has this address can sit down: '}
				<code>{first + path}</code>
			</p>
			{more.length > 0 && <Others path={path} list={more} />}
			{isUseless() && <Remark alone={known!.alone} />}
		</div>
	);
}
