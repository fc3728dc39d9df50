/* draft.tsx - four posters: which country is yours. */
import { Badge, canPick, markClass } from '../../pieces';
import { Cost, Emblem } from './icons';
import { hasMore, makesAndStarts, playerAt, type Country, type Props } from './view';
import { Piece } from './piece';
import { w } from './say';

function Poster({ props, country }: { props: Props; country: Country }) {
	const mark = props.marks.get(country.id);
	const owner = country.seat === undefined ? undefined : playerAt(props.players, country.seat);
	const says = `${country.title}. ${country.ability}: ${country.rule} ${makesAndStarts(props.view, country)}`;
	return (
		<li>
			<Piece
				class={'poster-mat' + (owner ? ' is-taken' : '') + markClass(mark)}
				props={props} id={country.id} name={owner ? w.draft.taken(country.title, owner.name) : says}
			>
				<Emblem of={country.key} />
				<span class="poster-mat__words" aria-hidden="true">
					<b>{country.title}</b>
					<strong>{country.ability}</strong>
					<span>{country.rule}</span>
					<span class="poster-mat__makes">
						{w.draft.makes} <Cost view={props.view} price={country.base} quiet />
					</span>
					{hasMore(country) && (
						<span class="poster-mat__makes">
							{w.draft.starts} <Cost view={props.view} price={country.start} quiet /> {w.draft.more}
						</span>
					)}
					<em>{country.text}</em>
				</span>
				{owner && (
					<span class="poster-mat__owner" aria-hidden="true">
						<Badge player={owner} /> {owner.me ? w.draft.yours : owner.name}
					</span>
				)}
				{canPick(mark) && (
					<span class="poster-mat__take" aria-hidden="true">
						{w.draft.take}
					</span>
				)}
			</Piece>
		</li>
	);
}

export function Draft({ props }: { props: Props }) {
	return (
		<div class="draft">
			<p class="draft__title">
				{w.draft.title}
				<span>{w.draft.note}</span>
			</p>
			<ul class="draft__all">
				{props.view.countries.map((country) => (
					<Poster key={country.id} props={props} country={country} />
				))}
			</ul>
		</div>
	);
}
