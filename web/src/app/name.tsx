/* name.tsx - what a person is called: asked for when others will see it. */
import { useState } from 'preact/hooks';
import { Dialog, say } from './dialog';
import { socket } from './socket';
import { Source, useSource } from './source';
import { w } from './words';

const wanted = new Source<(() => void) | null>(null);

/* Asks for a name where there is none yet; who closes the window stays a guest. */
export function askName(): Promise<void> {
	if (socket.name.value !== '') return Promise.resolve();
	return changeName();
}

export function changeName(): Promise<void> {
	return new Promise((resolve) => wanted.set(resolve));
}

export function NameWindow() {
	const done = useSource(wanted);
	return (
		done && (
			<Asking
				close={() => {
					wanted.set(null);
					done();
				}}
			/>
		)
	);
}

function Asking({ close }: { close(): void }) {
	const [name, setName] = useState(socket.name.value);
	return (
		<Dialog title={w.yourName} close={close} kind="small">
			<form
				class="stack"
				onSubmit={(event) => {
					event.preventDefault();
					socket
						.rename(name.trim())
						.then(close, (why) => say(why.message, { bad: true }));
				}}
			>
				<label class="field">
					{w.callYou}
					<input
						value={name}
						maxLength={24}
						required
						autocomplete="nickname"
						onInput={(event) => setName(event.currentTarget.value)}
					/>
				</label>
				<p class="soft">{w.keepName}</p>
				<button class="button button--call">{w.thatIsMe}</button>
			</form>
		</Dialog>
	);
}
