/* plaque.tsx - an action card that somebody just played, shown over the map for a moment.
 * (Events turn over beside the map.) */
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, Entry } from '../../game';
import { Badge } from '../../pieces';
import { cardArt } from './art';
import { playerAt, type View } from './view';

const TIME = 2200;
const SHOWN = ['play', 'counter'];

/* The last of the news that is about a card. */
function cardNews(news: Entry[]): Entry | undefined {
	return [...news].reverse().find((entry) => SHOWN.includes(entry.kind) && cardOf(entry));
}

function cardOf(entry: Entry): string | undefined {
	return entry.pieces.find((piece) => piece.id.startsWith('card-'))?.id;
}

export function Plaque({ props }: { props: BoardProps<View> }) {
	const [shown, setShown] = useState<Entry | null>(null);
	useEffect(() => {
		const found = props.still ? undefined : cardNews(props.news);
		if (!found) return;
		setShown(found);
		const end = setTimeout(() => setShown(null), TIME);
		return () => clearTimeout(end);
	}, [props.news]);
	if (!shown || props.still) return null;
	const player = playerAt(props.players, shown.seat);
	return (
		<div key={`${shown.number}.${shown.kind}`} class="plaque" aria-hidden="true">
			<span class="plaque__art">{cardArt(cardOf(shown)!)}</span>
			<span class="plaque__words">
				{player && <Badge player={player} size="small" />}
				{shown.text}
			</span>
		</div>
	);
}
