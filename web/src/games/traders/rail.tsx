/* rail.tsx - under the map: which planets produce this round, and the event of this turn. */
import type { ComponentChildren, VNode } from 'preact';
import type { BoardProps } from '../../game';
import { planetArt } from './art';
import { w } from './say';
import { eventText, planetCardText } from './texts';
import { playerAt, titled, type Act, type News, type View } from './view';

type Props = BoardProps<View, Act, News>;

function Pill({
	id,
	look,
	art,
	kind,
	children,
}: {
	id: string;
	look: string;
	art: VNode | undefined;
	kind: Props['look'];
	children: ComponentChildren;
}) {
	return (
		<button class={`pill-card ${look}`} data-piece={id} onClick={() => kind(id)}>
			<span class="pill-card__art">{art}</span>
			<span class="pill-card__words">{children}</span>
		</button>
	);
}

export function Rail({ props }: { props: Props }) {
	const { view, players } = props;
	const planets = planetCardText(view, true);
	const lit = view.planets.filter((planet) => planet.producing);
	const event = view.event && eventText(view.event);
	return (
		<div class="rail">
			{planets && (
				<Pill id={view.planetCard!.id} look="rail__planets" art={planetArt(lit)} kind={props.look}>
					<b>{planets.text}</b>
				</Pill>
			)}
			{view.event && event && (
				<Pill id={view.event.id} look="rail__event" art={event.art} kind={props.look}>
					<b>
						{w.hud.event(playerAt(players, view.turn))}: {titled(view.event.name)}.
					</b>{' '}
					<span class="rail__text">{event.text}</span>
				</Pill>
			)}
		</div>
	);
}
