/* trade.tsx - the trading post over the map: dearly with the Bank, or as one can with another mayor.
 * An offer is put together with two steppers and sent; the rules allow any numbers that both sides
 * can pay. */
import { useState } from 'preact/hooks';
import { Source, useSource } from '../../app/source';
import { theOne, withVerb } from '../../game';
import { Badge } from '../../pieces';
import { ChipSign } from './ink';
import { w } from './say';
import { otherGood, type Good, type Props } from './view';

/* With whom: a seat; -1 while it is not settled; null while it is closed. Dock, map and the players'
 * panels all open it. */
const partner = new Source<number | null>(null);

function isOpen(props: Props): boolean {
	return props.moves.some((move) => move.move.verb === 'exchange' || move.move.verb === 'offer');
}

function toggle(seat: number): void {
	partner.set(partner.value === seat ? null : seat);
}

function close(): void {
	partner.set(null);
}

function Stepper({
	what,
	good,
	value,
	most,
	set,
}: {
	what: string;
	good: Good;
	value: number;
	most: number;
	set(value: number): void;
}) {
	return (
		<span class="ofs-step" role="group" aria-label={`${what} ${value} ${w.goods[good]}`}>
			<button aria-label={w.trade.less(what)} disabled={value <= 1} onClick={() => set(value - 1)}>
				−
			</button>
			<span>
				<b>{value}</b> <ChipSign good={good} name={w.goods[good]} />
			</span>
			<button aria-label={w.trade.more(what)} disabled={value >= most} onClick={() => set(value + 1)}>
				+
			</button>
		</span>
	);
}

function Bank({ props }: { props: Props }) {
	const rate = props.view.bankRate;
	const banks = withVerb(props.moves, 'exchange');
	return (
		<p class="ofs-bank" data-piece="bank">
			<span>{w.trade.bank(rate)}</span>
			{banks.map((move) => {
				const { gives, get } = move.move;
				const takes = otherGood(gives);
				return (
					<button key={move.text} class="ofs-press" data-move={move.text} onClick={() => props.play(move.text)}>
						{rate * get} <ChipSign good={gives} name={w.goods[gives]} /> → {get} <ChipSign good={takes} name={w.goods[takes]} />
					</button>
				);
			})}
		</p>
	);
}

function Panel({ props }: { props: Props }) {
	const to = useSource(partner);
	const { view, seat, players } = props;
	const me = view.players[seat];
	if (to === null || !me || !isOpen(props)) return null;
	const offers = theOne(props.moves, 'offer') !== undefined;
	const other = view.players[to];
	return (
		<section class="ofs-trade" aria-label={w.trade.title} onKeyDown={(event) => event.key === 'Escape' && close()}>
			<header>
				<h2>{w.trade.title}</h2>
				<span>{w.trade.left(me.offersLeft)}</span>
				<button class="ofs-trade__close" aria-label={w.trade.close} onClick={close}>
					×
				</button>
			</header>
			<Bank props={props} />
			<div class="ofs-to" role="group" aria-label={w.trade.to}>
				{players
					.filter((player) => player.seat !== seat)
					.map((player) => (
						<button key={player.seat} aria-pressed={to === player.seat} disabled={!offers} data-to={player.seat} data-piece={view.players[player.seat]!.id} onClick={() => partner.set(player.seat)}>
							<Badge player={player} size="small" />
							<span>{player.name}</span>
							<small>{w.purse.small(view.players[player.seat]!.food, view.players[player.seat]!.gold)}</small>
						</button>
					))}
			</div>
			{offers && other && <Offer key={to} props={props} to={to} mine={me} theirs={other} />}
		</section>
	);
}

/* What is given and what is asked for it. */
function Offer({ props, to, mine, theirs }: { props: Props; to: number; mine: Record<Good, number>; theirs: Record<Good, number> }) {
	const [gives, setGives] = useState<Good>('gold');
	const [give, setGive] = useState(1);
	const [take, setTake] = useState(1);
	const takes = otherGood(gives);
	const [has, have] = [mine[gives], theirs[takes]];
	const fits = give <= has && take <= have;
	const name = props.players.find((player) => player.seat === to)?.name ?? '';
	const send = () => {
		props.play(`offer to=p${to + 1} gives=${gives} give=${give} take=${take}`);
		close();
	};
	return (
		<div class="ofs-offer">
			<Stepper what={w.trade.give} good={gives} value={give} most={has} set={setGive} />
			<button class="ofs-swap" aria-label={w.trade.swap(takes, gives)} onClick={() => setGives(takes)}>
				⇄
			</button>
			<Stepper what={w.trade.ask} good={takes} value={take} most={have} set={setTake} />
			<button class="button button--small" disabled={!fits} onClick={send}>
				{w.trade.offer}
			</button>
			{!fits && <small>{give > has ? w.trade.short(has, gives) : w.trade.theirs(name, have, takes)}</small>}
		</div>
	);
}

export const Trade = { Panel, isOpen, toggle, close };
