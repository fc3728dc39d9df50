/* purse.tsx - one mayor's panel: the rocket, chips, and where the points come from. */
import type { Player } from '../../game';
import { Amount, canPick, markClass, Meter } from '../../pieces';
import { ButtonSign, FoodSign, GoldSign, RedSign, SealSign } from './ink';
import { RocketPicture } from './rocket';
import { w } from './say';
import { Trade } from './trade';
import type { Mayor, View, Props } from './view';

/* With a sign: what a week brings, less what is eaten. */
function signed(n: number): string {
	return `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
}

function Have({ mayor, still }: { mayor: Mayor; still: boolean }) {
	return (
		<>
			<span class="ofs-have" title={w.purse.red}>
				<RedSign name={w.purse.red} />
				<Amount value={mayor.red} still={still} />
			</span>
			<span class="ofs-have" title={w.purse.food(mayor.farms)}>
				<FoodSign name={w.goods.food} />
				<Amount value={mayor.food} still={still} />
				<small title={w.purse.less}>{signed(mayor.income.food - mayor.upkeep)}</small>
			</span>
			<span class="ofs-have" title={w.purse.gold(mayor.mines)}>
				<GoldSign name={w.goods.gold} />
				<Amount value={mayor.gold} still={still} />
				<small>{signed(mayor.income.gold)}</small>
			</span>
		</>
	);
}

function TradeButton({ mayor, player, props }: { mayor: Mayor; player: Player; props: Props }) {
	const mark = props.marks.get(mayor.id);
	if (!canPick(mark) || player.me || props.view.phase === 'answering') return null;
	const offers = mark!.moves.some((move) => move.move.verb === 'offer');
	return (
		<button
			class={'ofs-press ofs-purse__offer' + markClass(mark)}
			data-piece={mayor.id}
			aria-label={offers ? w.purse.offerTo(player.name) : w.purse.choose(player.name)}
			onClick={() => (offers ? Trade.toggle(mayor.seat) : props.pick(mayor.id))}
		>
			{offers ? w.purse.trade : w.purse.pick}
		</button>
	);
}

export function Purse({ view, player, props }: { view: View; player: Player; props: Props }) {
	const mayor = view.players[player.seat];
	if (!mayor) return null;
	const knows = view.knowHow.filter((one) => one.holder === player.seat);
	const levels = mayor.rocket.systems.map((system) => system.level).join('·');
	return (
		<div class="ofs-purse">
			<RocketPicture rocket={mayor.rocket} look="ofs-purse__rocket" />
			<div class="seat__row">
				<Have mayor={mayor} still={props.still} />
			</div>
			<div class="seat__row">
				<span class="ofs-levels" role="img" aria-label={`${w.purse.levels} ${levels}`}>
					{levels}
				</span>
				{view.order[0] === player.seat && <ButtonSign name={w.purse.hasButton} />}
				{knows.map((one) => (
					<SealSign key={one.id} name={w.purse.knowHow(one.system)} />
				))}
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
				<TradeButton mayor={mayor} player={player} props={props} />
			</div>
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
	return view.players[player.seat]?.rocket.name ?? '';
}

export function strip(view: View, player: Player): string {
	return String(view.players[player.seat]?.score ?? '');
}
