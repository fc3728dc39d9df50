/* works.tsx - the own workshop: the rocket, its systems with what the next level costs and
 * brings, and the Moon Shot with the chance of every outcome before it is paid for. */
import { theOne } from '../../game';
import { Amount, canPick, markClass } from '../../pieces';
import { FoodSign, GoldSign, MoonPath, RedSign, SealSign } from './ink';
import { RocketPicture } from './rocket';
import { w } from './say';
import { playerAt, type Mayor, type System, type Props } from './view';

function Hoops({ level, next, of }: { level: number; next: boolean; of: number }) {
	return (
		<span class="ofs-hoops" aria-hidden="true">
			{Array.from({ length: of }, (_, i) => (
				<i key={i} class={i < level ? 'is-on' : next && i === level ? 'is-next' : undefined} />
			))}
		</span>
	);
}

function knowHow(props: Props, system: System): string {
	const row = props.view.knowHow.find((one) => one.system === system.name);
	if (!row || row.holder === undefined) return w.works.free(row?.points ?? 0);
	return row.holder === props.seat
		? w.works.own(row.points)
		: w.works.held(playerAt(props.players, row.holder), row.level);
}

function SystemRow({ props, me, system }: { props: Props; me: Mayor; system: System }) {
	const mark = props.marks.get(system.id);
	const open = canPick(mark);
	const next = system.next;
	const short = next ? next.price - me.gold : 0;
	const fee = next?.fee ? w.works.fee(next.fee, playerAt(props.players, next.feeTo)) : '';
	return (
		<li class="ofs-sys">
			<h3>{system.name}</h3>
			<span class="ofs-sys__chance">{w.percent(system.chance)}</span>
			<span class="ofs-sys__level">
				<Hoops level={system.level} next={open} of={props.view.levels.length} />
				<span>{w.works.level(system.level, system.target)}</span>
			</span>
			<button class="ofs-know" onClick={() => props.look(props.view.knowHow.find((one) => one.system === system.name)!.id)}>
				<SealSign />
				{knowHow(props, system)}
			</button>
			{next ? (
				<button
					class={'ofs-up' + markClass(mark)}
					data-piece={system.id}
					aria-disabled={open ? undefined : true}
					onClick={() => (open ? props.pick(system.id) : props.look(system.id))}
					onPointerEnter={() => props.focus(system.id)}
					onPointerLeave={() => props.focus(null)}
				>
					<span>
						{w.works.raise(system.level + 1)} <b>{w.percent(next.chance)}</b>
						{next.takesKnowHow && (
							<>
								{' + '}
								<SealSign name={w.works.takes} />
							</>
						)}
						<span class="sr">{fee}</span>
					</span>
					<span>
						<GoldSign name={w.goods.gold} /> <b>{next.price}</b>
						{short > 0 ? (
							<small>{w.works.short(short)}</small>
						) : next.fee ? (
							<small>{w.works.feeTo(next.fee, playerAt(props.players, next.feeTo)?.letter ?? '')}</small>
						) : (
							''
						)}
					</span>
				</button>
			) : (
				<span class="ofs-up ofs-up--best">{w.works.best}</span>
			)}
		</li>
	);
}

function Shot({ props, me }: { props: Props; me: Mayor }) {
	const shot = theOne(props.moves, 'shoot');
	const done = theOne(props.moves, 'done');
	const { outcomes, food, each, crew } = me.rocket.shot;
	const { aboard } = me.rocket;
	const all = outcomes.at(-1)!;
	return (
		<div class="ofs-fire-row">
			<p class="ofs-odds">
				<span>{w.works.all}</span> <b>{w.percent(all.chance, all.possible)}</b>
			</p>
			<ul class="ofs-pay" aria-label={w.works.outcomes}>
				{outcomes.map((outcome) => (
					<li key={outcome.held} class={outcome.wins ? 'is-win' : undefined}>
						<b>{w.percent(outcome.chance, outcome.possible)}</b>
						{outcome.gain === 0 ? w.works.nothing : `+${outcome.gain}`}
						{outcome.wins ? w.works.win : ''}
					</li>
				))}
			</ul>
			{done && (
				<div class="ofs-shots">
					{shot && (
						<button class="ofs-shot" data-move={shot.text} onClick={() => props.play(shot.text)}>
							<svg viewBox="-18 -18 36 36" aria-hidden="true">
								<MoonPath />
							</svg>
							<b>{w.works.fire}</b>
							<span class="ofs-shot__cost">{w.desk.cost(food, 'food')}</span>
							<small>
								{w.works.each(each)}
								{aboard > 0 ? w.works.crew(crew * aboard) : ''}
								{all.wins ? w.works.wins(me.score + all.gain) : ''}
							</small>
						</button>
					)}
					<button class="button" data-move={done.text} onClick={() => props.play(done.text)}>
						{shot ? w.works.noShot : w.works.done}
					</button>
				</div>
			)}
		</div>
	);
}

export function Purse3({ me, still, props }: { me: Mayor; still: boolean; props: Props }) {
	const chip = (id: string, name: string, value: number, sign: preact.VNode) => {
		const mark = props.marks.get(id);
		const open = canPick(mark) || mark?.chosen;
		return (
			<button
				class={'ofs-chipbutton' + markClass(mark)}
				data-piece={id}
				aria-pressed={mark?.chosen ? true : undefined}
				onClick={() => (open ? props.pick(id) : props.look(id))}
				onPointerEnter={() => props.focus(id)}
				onPointerLeave={() => props.focus(null)}
			>
				{sign} <Amount value={value} still={still} />
				<span class="sr"> {name}</span>
			</button>
		);
	};
	return (
		<span class="ofs-works__chips">
			{chip('chips-red', w.purse.red, me.red, <RedSign />)}
			{chip('chips-food', w.goods.food, me.food, <FoodSign />)}
			{chip('chips-gold', w.goods.gold, me.gold, <GoldSign />)}
		</span>
	);
}

export function Works({ props }: { props: Props }) {
	const me = props.view.players[props.seat];
	const sign = playerAt(props.players, props.seat);
	if (!me || !sign) return null;
	return (
		<section class="ofs-works" aria-label={w.works.yours}>
			<header class="ofs-works__head">
				<h2>{me.rocket.name}</h2>
				<Purse3 me={me} still={props.still} props={props} />
			</header>
			<RocketPicture sign={sign} aboard={me.rocket.aboard} name={w.works.named(me.rocket.name, me.rocket.aboard)} />
			<ul class="ofs-systems">
				{me.rocket.systems.map((system) => (
					<SystemRow key={system.id} props={props} me={me} system={system} />
				))}
			</ul>
			<Shot props={props} me={me} />
		</section>
	);
}
