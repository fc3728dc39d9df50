import { Hall } from './hall';
import { useEffect } from 'preact/hooks';
import { games, loadGames, usualSeats } from './games';
import { useSource } from './source';
import { makeTable } from './start';
export function Lobby() {
	const known = useSource(games);
	useEffect(() => void loadGames(), []);
	return <Hall title=""><h1>Perilune</h1>{known?.games.map((g) => <button key={g.game} class="button" onClick={() => makeTable({ game: g.game, players: ['me', ...Array(usualSeats(g) - 1).fill('normal')] })}>{g.title}</button>)}</Hall>;
}
