/* plaque.tsx - an action card that somebody just played, shown over the map for a moment.
 * (Events turn over beside the map.) */
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../game';
import { Badge } from '../../pieces';
import { cardArt } from './art';
import { playerAt, type Act, type News, type TraderEntry, type View } from './view';

const TIME = 2200;
const SHOWN = ['play', 'counter'];

/* The last of the news that is about a card. */
function cardNews(view: View, news: TraderEntry[]): TraderEntry | undefined {
	return [...news].reverse().find((entry) => SHOWN.includes(entry.kind) && cardOf(view, entry));
}

function cardOf(view: View, entry: TraderEntry): string | undefined {
	const cards = view.kinds.filter((kind) => kind.action);
	return entry.pieces.find((piece) => cards.some((kind) => kind.id === piece.id))?.id;
}

export function Plaque({ props }: { props: BoardProps<View, Act, News> }) {
	const [shown, setShown] = useState<TraderEntry | null>(null);
	useEffect(() => {
		const found = props.still ? undefined : cardNews(props.view, props.news);
		if (!found) return;
		setShown(found);
		const end = setTimeout(() => setShown(null), TIME);
		return () => clearTimeout(end);
	}, [props.news]);
	if (!shown || props.still) return null;
	const player = playerAt(props.players, shown.seat);
	return (
		<div key={`${shown.number}.${shown.kind}`} class="plaque" aria-hidden="true">
			<span class="plaque__art">{cardArt(cardOf(props.view, shown)!)}</span>
			<span class="plaque__words">
				{player && <Badge player={player} size="small" />}
				{shown.text}
			</span>
		</div>
	);
}
