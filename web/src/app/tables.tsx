/* tables.tsx - lists of tables, kept up to date. */
import { useEffect, useState } from 'preact/hooks';
import { Badge } from '../pieces/badge';
import { socket } from './socket';
import { letterOf, nameOf, type SeatInfo, type Summary } from './wire';
import { w } from './words';

export interface LobbyLists {
	open: Summary[];
	running: Summary[];
	finished: Summary[];
}

export function useLobby(): LobbyLists | null {
	const [lists, setLists] = useState<LobbyLists | null>(null);
	useEffect(() => {
		const stop = socket.listen((message) => {
			if (message.type === 'lobby') setLists(message as unknown as LobbyLists);
		});
		socket.followLobby(true).catch(() => undefined);
		return () => {
			stop();
			socket.followLobby(false).catch(() => undefined);
		};
	}, []);
	return lists;
}

/* One's own tables; asked for again while the page is looked at. */
export function useMine(): Summary[] {
	const [tables, setTables] = useState<Summary[]>([]);
	useEffect(() => {
		const ask = () => {
			if (!document.hidden)
				socket.ask({ type: 'mine' }).then(
					(answer) => setTables(answer.tables),
					() => undefined,
				);
		};
		ask();
		const timer = setInterval(ask, 5000);
		return () => clearInterval(timer);
	}, []);
	return tables;
}

export function Chairs({ seats }: { seats: SeatInfo[] }) {
	const taken = seats.filter((seat) => seat.kind !== 'open').length;
	return (
		<span class="chairs" role="img" aria-label={w.seatsTaken(taken, seats.length)}>
			{seats.map((seat) =>
				seat.kind === 'open' ? (
					<i key={seat.seat} class="chair" />
				) : (
					<Badge
						key={seat.seat}
						size="small"
						player={{
							colour: seat.seat - 1,
							letter: letterOf(seat.seat - 1),
							name: nameOf(seat),
						}}
					/>
				),
			)}
		</span>
	);
}
