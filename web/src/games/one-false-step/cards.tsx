/* cards.tsx - the own City cards: what each eats and is worth, what stands in it, what waits
 * on it and on its Train. */
import { canPick, markClass, Token } from '../../pieces';
import { Facts } from './auction';
import { TrainSign } from './ink';
import { w } from './say';
import { citiesOf, playerAt, type City, type Props } from './view';

function CityCard({ props, city }: { props: Props; city: City }) {
	const sign = playerAt(props.players, city.owner)!;
	const mark = props.marks.get(city.card);
	const open = canPick(mark) || mark?.chosen === true;
	const asleep = city.where === 'inactive';
	return (
		<button
			class={'ofs-card' + (asleep ? ' is-asleep' : '') + markClass(mark)}
			data-card={city.card}
			aria-pressed={mark?.chosen ? true : undefined}
			onClick={() => (open ? props.pick(city.card) : props.look(city.id))}
			onPointerEnter={() => props.focus(city.card)}
			onPointerLeave={() => props.focus(null)}
		>
			<b>
				{city.seat ? '★ ' : ''}
				{city.name}
			</b>
			<Facts city={city} />
			<span class="ofs-card__holds">
				{asleep ? (
					w.cards.wakes(city.chips)
				) : (
					<>
						<span>{w.cards.strength(city.pile, city.room)}</span>
						{city.middle > 0 && (
							<span class="ofs-card__wait">
								<svg viewBox="-14 -14 28 28" aria-hidden="true">
									<Token sign={sign} size={22} />
								</svg>
								{w.cards.toPlace(city.middle)}
							</span>
						)}
						{city.train > 0 && (
							<span>
								<TrainSign /> {city.train}
							</span>
						)}
					</>
				)}
			</span>
		</button>
	);
}

export function Cards({ props }: { props: Props }) {
	const cities = citiesOf(props.view, props.seat);
	if (cities.length === 0) return null;
	return (
		<section class="ofs-cards" aria-label={w.cards.yours}>
			{cities.map((city) => (
				<CityCard key={city.id} props={props} city={city} />
			))}
		</section>
	);
}
