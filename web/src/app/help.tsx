/* help.tsx - what the keys do. */
import { Dialog } from './dialog';

const KEYS: [string, string][] = [
	['1 … 9', 'do that choice of the list; 0 is the way out (pass, end, decline)'],
	['arrows', 'from one marked piece of the board to the next, or along the list'],
	['Enter', 'choose the marked piece or choice'],
	['Esc', 'take the last click back; skip what others did; close'],
	['/', 'type a move, with completion (Tab), as in a terminal'],
	['u', 'undo'],
	['h', 'hint: what the bot would do, and its chances'],
	['r', 'rules'],
	['c', 'chat'],
	['l', 'log'],
	['g', 'guide'],
	['?', 'this help'],
];

export function Help({ close }: { close(): void }) {
	return (
		<Dialog title="Keys" close={close} kind="small">
			<dl class="keys">
				{KEYS.map(([key, does]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<p class="soft fine">
				With the pointer: click a lit piece; where more are needed, those light up next. On
				a touch screen the first tap says what would be done, the second does it.
			</p>
		</Dialog>
	);
}
