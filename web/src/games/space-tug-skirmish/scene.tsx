/* scene.tsx - what just happened: lines that stay until the next, and the card that the world
 * turned, large for a moment. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, Entry } from '../../game';
import { Badge } from '../../pieces';
import { catalogueOf } from './catalogue';
import { FaceOf } from './hand';
import { epochFace } from './overlays';
import { epochOf } from './texts';
import { isOver, playerAt, type Epoch, type View } from './view';

type Props = BoardProps<View>;

/* Kinds of news that deserve a line on the drawing. */
const TOLD = new Set([
	'play', 'launch', 'return', 'turn', 'income', 'gain', 'lose', 'steal', 'destroy', 'disable', 'repair',
	'contract', 'console', 'shift', 'expire', 'token', 'level', 'boost', 'use', 'spared', 'scrap', 'dig',
	'win', 'team-win', 'master-win', 'time-out', 'become',
]);

const LINES = 4;

export function Ticker({ props }: { props: Props }) {
	const [lines, setLines] = useState<Entry[]>([]);
	useEffect(() => {
		const told = props.news.filter((entry) => TOLD.has(entry.kind));
		if (told.length > 0) setLines(told.slice(-LINES));
	}, [props.news]);
	if (lines.length === 0 || isOver(props.view)) return null;
	return (
		<ol class="ticker" aria-hidden="true">
			{lines.map((entry, i) => {
				const player = playerAt(props.players, entry.seat);
				return (
					<li key={`${entry.number}.${i}`} class={`ticker__line is-${entry.kind}`}>
						{player && <Badge player={player} size="small" />}
						<span>{entry.text}</span>
					</li>
				);
			})}
		</ol>
	);
}

function turned(props: Props): Epoch | null {
	const entry = props.news.findLast((one) => one.kind === 'shift');
	const id = entry?.pieces[0]?.id;
	return id ? epochOf(id, props.view, catalogueOf(props.view)) : null;
}

/* The Epoch card, turned: it shows itself and goes. */
export function Reveal({ props }: { props: Props }) {
	const card = props.still ? null : turned(props);
	if (!card) return null;
	const face = epochFace(card);
	return (
		<div class={`reveal is-tone${card.tone}`} key={props.news.at(-1)?.number} aria-hidden="true">
			<div class="card card--epoch reveal__card">
				<FaceOf face={face} />
			</div>
		</div>
	);
}
