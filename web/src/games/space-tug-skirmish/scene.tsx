/* scene.tsx - what just happened: the card that the world turned, large for a moment. */
import type { BoardProps } from '../../game';
import { catalogueOf } from './catalogue';
import { FaceOf } from './hand';
import { epochFace } from './overlays';
import { epochOf } from './texts';
import type { Epoch, View } from './view';

type Props = BoardProps<View>;

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
