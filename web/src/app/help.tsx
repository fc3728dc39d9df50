/* help.tsx - what the keys do. */
import { Dialog } from './dialog';
import { shortcuts, turnShortcuts } from './shortcuts';
import { useSource } from './source';
import type { Item } from './menu';
import { sayAgain } from './announce';
import { w } from './words';

/* What a menu has for who listens, and for who speaks: both without a key. */
export function voiceItems(): Item[] {
	const on = shortcuts.value;
	return [
		{ text: w.sayAgain, icon: 'chat', act: sayAgain },
		{ text: on ? w.turnKeysOff : w.turnKeysOn, icon: 'keys', act: () => turnShortcuts(!on) },
	];
}

export function Help({ close }: { close(): void }) {
	const on = useSource(shortcuts);
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
			<label class="check">
				<input type="checkbox" checked={on} onChange={(event) => turnShortcuts(event.currentTarget.checked)} />
				<span>{w.singleKeys}</span>
			</label>
			<p class="soft fine">{w.withPointer}</p>
		</Dialog>
	);
}
