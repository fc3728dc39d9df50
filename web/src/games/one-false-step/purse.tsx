/* purse.tsx - one mayor's panel: chips, rocket, and where the points come from. */
import type { Player } from '../../game';
import { Amount, canPick, markClass, Meter } from '../../pieces';
import { ButtonSign, FoodSign, GoldSign, RedSign, RocketSign, SealSign } from './ink';
import { w } from './say';
import type { View, Props } from './view';

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
				<span class="ofs-have" title={w.purse.red}>
					<RedSign name={w.purse.red} />
					<Amount value={mayor.red} still={props.still} />
				</span>
				<span class="ofs-have" title={w.purse.food(mayor.farms)}>
					<FoodSign name={w.goods.food} />
					<Amount value={mayor.food} still={props.still} />
					<small title={w.purse.less}>
						{mayor.income.food - mayor.upkeep >= 0 ? '+' : '−'}
						{Math.abs(mayor.income.food - mayor.upkeep)}
					</small>
				</span>
				<span class="ofs-have" title={w.purse.gold(mayor.mines)}>
					<GoldSign name={w.goods.gold} />
					<Amount value={mayor.gold} still={props.still} />
					<small>+{mayor.income.gold}</small>
				</span>
				<span class="ofs-have ofs-have--rocket" title={mayor.rocket.systems.map((system) => system.name).join(', ')}>
					<RocketSign name={w.purse.levels} />
					{levels}
				</span>
				{view.order[0] === player.seat && <ButtonSign name={w.purse.hasButton} />}
				{knows.map((one) => (
					<SealSign key={one.id} name={w.purse.knowHow(one.system)} />
				))}
				{canPick(mark) && !player.me && view.phase !== 'answering' && (
					<button
						class={'ofs-press ofs-purse__offer' + markClass(mark)}
						data-piece={mayor.id}
						aria-label={offers ? w.purse.offerTo(player.name) : w.purse.choose(player.name)}
						onClick={() => props.pick(mayor.id)}
					>
						{offers ? w.purse.trade : w.purse.pick}
					</button>
				)}
			</div>
			<Meter
				name={w.purse.pointsOf(player.name)}
				value={mayor.score}
				most={view.goal}
				parts={[
					{ name: w.purse.parts.chips, value: mayor.from.chips },
					{ name: w.purse.parts.cities, value: mayor.from.cities, look: 'hatched' },
					{ name: w.purse.parts.knowHow, value: mayor.from.knowHow, look: 'dotted' },
				]}
			/>
		</div>
	);
}

export function money(view: View, player: Player, still: boolean) {
	const mayor = view.players[player.seat];
	return mayor ? (
		<span>
			<Amount value={mayor.score} still={still} /> <small>{w.purse.of(view.goal)}</small>
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
		? { main: w.points(mayor.score), small: w.purse.small(mayor.food, mayor.gold) }
		: { main: '', small: '' };
}
