/* help.tsx - what the keys do. */
import { Dialog } from './dialog';
import type { Item } from './menu';
import { sayAgain } from './announce';
import { singleKeys } from './wishes';
import { w } from './words';

/* What a menu has for people who listen, and for those who speak: both without a key. */
export function voiceItems(): Item[] {
	const on = singleKeys.value !== 'off';
	return [
		{ text: w.sayAgain, icon: 'chat', act: sayAgain },
		{ text: on ? w.turnKeysOff : w.turnKeysOn, icon: 'keys', act: () => singleKeys.choose(on ? 'off' : 'on') },
	];
}

export function Help({ close, settle }: { close(): void; settle(): void }) {
	return (
		<Dialog title={w.keys} close={close} kind="small">
			<dl class="keys">
				{w.helpKeys.map(([key, does]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<p class="soft fine">{w.withPointer}</p>
			<div class="actions">
				<button class="button" onClick={settle}>
					{w.settings}
				</button>
			</div>
		</Dialog>
	);
}
