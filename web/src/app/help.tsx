/* help.tsx - what the keys do. */
import { Dialog } from './dialog';
import { w } from './words';

export function Help({ close }: { close(): void }) {
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
		</Dialog>
	);
}
