/* trade.tsx - dearly with the Bank, or as one can with another mayor: an offer is put together
 * with two steppers and sent; the rules allow any numbers that both sides can pay. */
import { useEffect, useState } from 'preact/hooks';
import { theOne, withVerb } from '../../game';
import { Badge } from '../../pieces';
import { ChipSign } from './ink';
import { w } from './say';
import { otherGood, type Good, type Props } from './view';

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

export function Trade({ props }: { props: Props }) {
	const { view, seat, players } = props;
	const me = view.players[seat];
	const [to, setTo] = useState(-1);
	const open = theOne(props.moves, 'offer') !== undefined;
	const others = players.filter((player) => player.seat !== seat);
	/* A click on a player's piece begins an offer to them. */
	const pointed = others.find((player) => props.chosen.includes(`player-p${player.seat + 1}`))?.seat;
	useEffect(() => {
		if (pointed !== undefined) setTo(pointed);
	}, [pointed]);
	if (!me) return null;
	const other = view.players[to];
	return (
		<section class="ofs-trade" aria-label={w.trade.title}>
			<header>
				<h2>{w.trade.title}</h2>
				<span>{w.trade.left(me.offersLeft)}</span>
			</header>
			<Bank props={props} />
			<div class="ofs-to" role="group" aria-label={w.trade.to}>
				{others.map((player) => (
					<button
						key={player.seat}
						aria-pressed={to === player.seat}
						disabled={!open}
						data-to={player.seat}
						onClick={() => setTo(to === player.seat ? -1 : player.seat)}
					>
						<Badge player={player} size="small" />
						<span>{player.name}</span>
					</button>
				))}
			</div>
			{open && other && (
				<Offer props={props} to={to} mine={me} theirs={other} done={() => setTo(-1)} />
			)}
		</section>
	);
}

/* What is given and what is asked for it. */
function Offer({
	props,
	to,
	mine,
	theirs,
	done,
}: {
	props: Props;
	to: number;
	mine: Record<Good, number>;
	theirs: Record<Good, number>;
	done(): void;
}) {
	const [gives, setGives] = useState<Good>('gold');
	const [give, setGive] = useState(1);
	const [take, setTake] = useState(1);
	const takes = otherGood(gives);
	const [has, have] = [mine[gives], theirs[takes]];
	const fits = give <= has && take <= have;
	const name = props.players.find((player) => player.seat === to)?.name ?? '';
	return (
		<div class="ofs-offer">
			<Stepper what={w.trade.give} good={gives} value={give} most={has} set={setGive} />
			<button class="ofs-swap" aria-label={w.trade.swap(takes, gives)} onClick={() => setGives(takes)}>
				⇄
			</button>
			<Stepper what={w.trade.ask} good={takes} value={take} most={have} set={setTake} />
			<button
				class="button button--small"
				disabled={!fits}
				onClick={() => {
					props.play(`offer to=p${to + 1} gives=${gives} give=${give} take=${take}`);
					done();
				}}
			>
				{w.trade.offer}
			</button>
			{!fits && <small>{give > has ? w.trade.short(has, gives) : w.trade.theirs(name, have, takes)}</small>}
		</div>
	);
}
