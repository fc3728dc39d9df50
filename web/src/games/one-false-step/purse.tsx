/* purse.tsx - one mayor's panel: chips, rocket, and where the points come from. */
import type { Player } from '../../game';
import { Amount, canPick, markClass, Meter } from '../../pieces';
import { ButtonSign, FoodSign, GoldSign, RedSign, RocketSign, SealSign } from './ink';
import { plural, type View, type Props } from './view';

export function Purse({ view, player, props }: { view: View; player: Player; props: Props }) {
	const mayor = view.players[player.seat];
	if (!mayor) return null;
	const mark = props.marks.get(mayor.id);
	const offers = mark?.moves.some((move) => move.move.verb === 'offer') ?? false;
	const knows = view.knowHow.filter((one) => one.holder === player.seat);
	const levels = mayor.rocket.systems.map((system) => system.level).join('·');
	return (
		<div class="ofs-purse">
			<div class="seat__row">
				<span class="ofs-have" title="red chips">
					<RedSign name="red chips" />
					<Amount value={mayor.red} still={props.still} />
				</span>
				<span class="ofs-have" title={`Food; ${mayor.farms} farms`}>
					<FoodSign name="Food" />
					<Amount value={mayor.food} still={props.still} />
					<small title="farms less upkeep">
						{mayor.farms - mayor.upkeep >= 0 ? '+' : '−'}
						{Math.abs(mayor.farms - mayor.upkeep)}
					</small>
				</span>
				<span class="ofs-have" title={`Gold; ${mayor.mines} mines`}>
					<GoldSign name="Gold" />
					<Amount value={mayor.gold} still={props.still} />
					<small>+{mayor.mines}</small>
				</span>
				<span class="ofs-have ofs-have--rocket" title="Guidance, Life Support, Fuel">
					<RocketSign name="rocket levels" />
					{levels}
				</span>
				{view.order[0] === player.seat && <ButtonSign name="holds the Button" />}
				{knows.map((one) => (
					<SealSign key={one.id} name={`Know-how of ${one.system}`} />
				))}
				{canPick(mark) && !player.me && view.phase !== 'answering' && (
					<button
						class={'ofs-press ofs-purse__offer' + markClass(mark)}
						data-piece={mayor.id}
						aria-label={`${offers ? 'Offer a trade to' : 'Choose'} ${player.name}`}
						onClick={() => props.pick(mayor.id)}
					>
						{offers ? 'Trade' : 'Choose'}
					</button>
				)}
			</div>
			<Meter
				name={`Points of ${player.name}`}
				value={mayor.score}
				most={view.goal}
				parts={[
					{ name: 'chips', value: mayor.from.chips },
					{ name: 'cities', value: mayor.from.cities, look: 'hatched' },
					{ name: 'Know-how', value: mayor.from.knowHow, look: 'dotted' },
				]}
			/>
		</div>
	);
}

export function money(view: View, player: Player, still: boolean) {
	const mayor = view.players[player.seat];
	return mayor ? (
		<span>
			<Amount value={mayor.score} still={still} /> <small>of {view.goal}</small>
		</span>
	) : (
		''
	);
}

export function sub(view: View, player: Player): string {
	return view.players[player.seat]?.mayor ?? '';
}

export function strip(view: View, player: Player): { main: string; small: string } {
	const mayor = view.players[player.seat];
	return mayor
		? { main: plural(mayor.score, 'point'), small: `${mayor.food} food ${mayor.gold} gold` }
		: { main: '', small: '' };
}
