/* scene.tsx - what just happened: the card that the world turned, large for a moment. */
import type { BoardProps } from '../../game';
import { FaceOf } from './hand';
import { epochFace } from './overlays';
import type { Act, Epoch, News, View } from './view';

type Props = BoardProps<View, Act, News>;

function turned({ news, view }: Props): Epoch | null {
	const shift = news.map(({ data }) => data).findLast((data) => data?.kind === 'shift');
	return shift?.kind === 'shift' ? view.catalogue.epochs[shift.epoch - 1]! : null;
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
