/* week.tsx - the week as a track: seven days, the one it is, and in which order from the
 * Button people act on it. */
import { Badge, canPick, markClass } from '../../pieces';
import { ButtonSign } from './ink';
import { w } from './say';
import { DAYS, playerAt, type Props } from './view';

function Button({ props }: { props: Props }) {
	const { view, players, marks } = props;
	const holder = playerAt(players, view.order[0]);
	const mark = marks.get('button');
	const open = canPick(mark) || mark?.chosen === true;
	return (
		<button
			class={'ofs-week__button' + markClass(mark)}
			data-piece="button"
			aria-pressed={mark?.chosen ? true : undefined}
			aria-label={`${w.week.button} ${w.Whom(holder)}`}
			onClick={() => (open ? props.pick('button') : props.look('button'))}
			onPointerEnter={() => props.focus('button')}
			onPointerLeave={() => props.focus(null)}
		>
			<ButtonSign />
			<span>
				<small>{w.week.button}</small>{' '}
				<b>{w.Whom(holder)}</b>
			</span>
		</button>
	);
}

/* Who has acted today, who acts, who will. */
function Order({ props }: { props: Props }) {
	const { view, players } = props;
	const asked = view.turn;
	const now = view.order.indexOf(asked);
	const words = view.order
		.map((seat, i) => {
			const who = playerAt(players, seat);
			return i < now ? w.week.acted(who) : i === now ? w.week.acts(who) : w.whom(who);
		})
		.join(', ');
	return (
		<span class="ofs-order" role="img" aria-label={w.week.order(words)}>
			{view.order.map((seat, i) => {
				const player = playerAt(players, seat);
				return (
					player && (
						<span key={seat} class={'ofs-order__one' + (i < now ? ' is-past' : i === now ? ' is-now' : '')}>
							<Badge player={player} size="small" />
						</span>
					)
				);
			})}
		</span>
	);
}

export function Week({ props }: { props: Props }) {
	const { view } = props;
	const today = DAYS.findIndex((day) => day === view.day);
	const decides = ['monday', 'wednesday', 'thursday', 'saturday'].includes(view.day ?? '');
	return (
		<section class="ofs-week" aria-label={w.week.name}>
			<Button props={props} />
			{today < 0 ? (
				<p class="ofs-week__first">
					<b>{w.week.first}</b>
					<span>
						<i>{w.week.sold}</i> <Order props={props} />
					</span>
				</p>
			) : (
				<ol class="ofs-days" data-day={view.day}>
					{DAYS.map((day, i) => (
						<li
							key={day}
							class={i < today ? 'is-past' : i === today ? 'is-now' : undefined}
							aria-current={i === today ? 'step' : undefined}
							data-piece={`day-${day}`}
						>
							<span class="ofs-day">
								<b>{w.week.days[day].short}</b> <span>{w.week.days[day].does}</span>
							</span>
							{i === today && decides && <Order props={props} />}
						</li>
					))}
				</ol>
			)}
			<button class="ofs-week__deck" data-piece="deck" onClick={() => props.look('deck')}>
				<b>{view.week > 0 ? w.week.numbered(view.week) : w.week.starting}</b> <small>{w.week.left(view.deck)}</small>
			</button>
		</section>
	);
}
