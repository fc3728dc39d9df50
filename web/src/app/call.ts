/* call.ts - calling a person whose turn it is: the title always, a notification if wanted. */
import { recall, remember } from './source';

export function wantsCalls(): boolean {
	return (
		recall('calls') === 'yes' &&
		'Notification' in window &&
		Notification.permission === 'granted'
	);
}

export async function askForCalls(on: boolean): Promise<boolean> {
	if (!on || !('Notification' in window)) {
		remember('calls', 'no');
		return false;
	}
	const answer = await Notification.requestPermission();
	remember('calls', answer === 'granted' ? 'yes' : 'no');
	return answer === 'granted';
}

/* Only who looks elsewhere is called. */
export function call(title: string, text: string): void {
	if (!document.hidden || !wantsCalls()) return;
	try {
		const note = new Notification(title, { body: text, tag: 'perilune-turn' });
		note.onclick = () => {
			window.focus();
			note.close();
		};
	} catch {
		/* some phones have notifications for service workers only */
	}
}
