/* spy.tsx - a spy: a hat, dark glasses, and whose it is. */
import { canPick, markClass } from '../../pieces';
import { Piece } from './piece';
import { w } from './say';
import { nationName, playerAt, type Props } from './view';

export function Hat() {
	return (
		<svg class="hat" viewBox="0 0 24 24" aria-hidden="true">
			<path d="M2.5 10.5q9.5-3.5 19 0l-2 2q-7.5-2-15 0zM7 9q-.5-6.5 2-6.5t3 1.200q.5-1.200 3-1.200t2 6.5q-5-1.200-10 0zM5.5 14.5h5.5v2q-2.5 2.5-5.5 0zM13 14.5h5.5v2q-3 2.5-5.5 0z" />
		</svg>
	);
}

/* A spy of a seat where it stands. */
export function Spy({ props, seat, at, place }: { props: Props; seat: number; at: string; place: string }) {
	const player = playerAt(props.players, seat);
	const spy = props.view.players[seat]?.spies.find((one) => one.at === at);
	if (!player || !spy) return null;
	const mark = props.marks.get(spy.id);
	const name = w.chart.spy(place, player.me ? undefined : nationName(props.view, seat));
	const face = (
		<span class="spy__face" aria-hidden="true">
			<Hat />
			<i>{player.letter}</i>
		</span>
	);
	const looks = { class: 'spy' + markClass(mark), 'data-p': player.colour + 1 };
	return canPick(mark) || mark?.chosen ? (
		<Piece {...looks} props={props} id={spy.id} name={name}>
			{face}
		</Piece>
	) : (
		<span {...looks} data-piece={spy.id} role="img" aria-label={name} title={name}>
			{face}
		</span>
	);
}
