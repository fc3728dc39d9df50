/* hand.tsx - the own office: workshop, City cards, trade. */
import { Cards } from './cards';
import { Trade } from './trade';
import type { Props } from './view';
import { Works } from './works';

export function Hand(props: Props) {
	const works = <Works key="works" props={props} />;
	const cards = <Cards key="cards" props={props} />;
	const trade = <Trade key="trade" props={props} />;
	/* What the day is about comes first. */
	const order =
		props.view.day === 'thursday'
			? [works, trade, cards]
			: props.view.day === 'wednesday'
				? [trade, cards, works]
				: [cards, works, trade];
	return (
		<div class="ofs-office" data-day={props.view.day}>
			{order}
		</div>
	);
}
