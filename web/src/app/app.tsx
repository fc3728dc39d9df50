/* app.tsx - the page as a whole: which part of it is shown, the connection, notices. */
import { useEffect } from 'preact/hooks';
import { Notices } from './dialog';
import { ReplayDoor, TableDoor } from './door';
import { Hall } from './hall';
import { LabDoor } from './labdoor';
import { Lobby } from './lobby';
import { NameWindow } from './name';
import { follow, go, route } from './route';
import { Rules } from './rules';
import { SettingsPage } from './settings';
import { characterOf } from './shortcuts';
import { socket } from './socket';
import { useSource } from './source';
import { Watch } from './watch';
import { w } from './words';

function Page() {
	const here = useSource(route);
	switch (here.page) {
		case 'lobby':
			return <Lobby />;
		case 'watch':
			return <Watch />;
		case 'table':
			return <TableDoor key={here.id} id={here.id} />;
		case 'replay':
			return <ReplayDoor key={here.id ?? ''} where={here} />;
		case 'rules':
			return <Rules game={here.game} clause={here.clause} />;
		case 'settings':
			return <SettingsPage />;
		case 'lab':
			return <LabDoor game={here.game} />;
		default:
			return (
				<Hall title={w.notHere}>
					<div class="panel message">
						<h1 class="display">{w.nothingHere}</h1>
						<p>
							{w.mistyped} <a href="/">{w.theLobby}</a> {w.hasEverything}
						</p>
					</div>
				</Hall>
			);
	}
}

function Connection() {
	const link = useSource(socket.link);
	if (link === 'open') return null;
	return (
		<div class="link-state" role="status" aria-live="polite">
			{link === 'lost' ? w.linkLost : ''}
		</div>
	);
}

/* Where no table is, the key that opens settings over one leads to their page. */
function toSettings(event: KeyboardEvent): void {
	if (characterOf(event) !== ',' || document.querySelector('.room, dialog[open]')) return;
	if (!(event.target as Element).matches('input:not([type=radio], [type=checkbox]), textarea, select')) go('/settings');
}

export function App() {
	useEffect(() => {
		addEventListener('click', follow);
		addEventListener('keydown', toSettings);
		return () => {
			removeEventListener('click', follow);
			removeEventListener('keydown', toSettings);
		};
	}, []);
	return (
		<>
			<Connection />
			<Page />
			<NameWindow />
			<Notices />
		</>
	);
}
