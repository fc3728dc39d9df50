/* jobs.tsx - what the world wants, beside the drawing: open Contracts as missions, each with what it
 * asks against what this tug has; and the Context. */
import type { BoardProps } from '../../game';
import { Badge, markClass } from '../../pieces';
import { epochArt } from './art';
import { missionArt } from './missions';
import { StatIcon, TokenSign } from './signs';
import { needOf, payOf, playerAt, type Contract, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

function Need({ contract, tug, stat }: { contract: Contract; tug: Tug; stat: number }) {
	const printed = contract.card.terms?.need[stat] ?? 0;
	const need = needOf(contract, tug, stat);
	const lack = contract.tugs[tug.seat]?.lacks[stat] ?? 0;
	if (printed === 0) return null;
	return (
		<span class={'need ' + (lack === 0 ? 'is-met' : 'is-short')}>
			<span class="sr">
				{w.statIs(w.stats[stat]!, need)}, {lack === 0 ? w.met : w.short(lack)};
			</span>
			<StatIcon stat={stat} />
			<b aria-hidden="true">{need}</b>
			<i aria-hidden="true">{lack === 0 ? '✓' : `−${lack}`}</i>
		</span>
	);
}

/* A Contract that asks for cards rather than stats. */
function Also({ contract, tug }: { contract: Contract; tug: Tug }) {
	const need = contract.card.terms?.alsoNeed ?? 0;
	const have = contract.tugs[tug.seat]?.also ?? 0;
	return (
		<span class={'need ' + (have >= need ? 'is-met' : 'is-short')}>
			<b>{w.haveOf(have, need)}</b>
			<i>{contract.card.besides}</i>
		</span>
	);
}

/* Others who have what it takes: they get it when they launch. */
function Others({ contract, props, tug }: { contract: Contract; props: Props; tug: Tug }) {
	const fit = contract.tugs.flatMap((stands, seat) =>
		stands.tier > 0 && seat !== tug.seat ? [playerAt(props.players, seat)!] : [],
	);
	return fit.length === 0 ? null : (
		<span class="job__others" title={w.wouldMeet(fit.map((player) => player.name).join(', '))}>
			{fit.map((player) => (
				<Badge key={player.seat} player={player} size="small" named />
			))}
		</span>
	);
}

function bonusWords(contract: Contract): string {
	const { bonus } = contract.card;
	if (!bonus) return '';
	const asks = bonus.need.flatMap((value, stat) => (value > 0 ? [`${w.stats[stat]} ${value}`] : []));
	return asks.length > 0 ? w.bonusAt(bonus.pay, asks.join(', ')) : w.bonus(bonus.pay);
}

function noteOf(contract: Contract, tug: Tug): string {
	const tier = contract.tugs[tug.seat]?.tier ?? 0;
	return [
		tier === 2 ? w.bonusMet : tier > 0 && tug.phase === 'design' && w.launchTakes,
		tier < 2 && bonusWords(contract),
		contract.nextToGo && w.nextToGo,
	]
		.filter(Boolean)
		.join(' · ');
}

function Job({ contract, props, tug }: { contract: Contract; props: Props; tug: Tug }) {
	const { card } = contract;
	const stands = contract.tugs[tug.seat];
	return (
		<button
			class={'job' + ((stands?.tier ?? 0) > 0 ? ' is-met' : '') + markClass(props.marks.get(card.id))}
			data-piece={card.id}
			onClick={() => props.look(card.id)}
		>
			<span class="job__pic">{missionArt(card)}</span>
			<span class="job__words">
				<span class="job__head">
					<b>{card.name}</b>{' '}
					<span class="job__pay">{w.dollars(payOf(contract, tug.seat))}</span>
				</span>
				<span class="job__asks">
					{card.terms?.alsoNeed ? (
						<Also contract={contract} tug={tug} />
					) : (
						w.stats.map((_, stat) => <Need key={stat} contract={contract} tug={tug} stat={stat} />)
					)}
				</span>
				<small class="job__note">
					{noteOf(contract, tug)}
					{stands && stands.extra !== 0 && ` ${w.included(stands.extra)}`}
				</small>
			</span>
			<Others contract={contract} props={props} tug={tug} />
			<span class="sr">{card.text}</span>
		</button>
	);
}

/* What holds for everybody; and whose draw turns the next Epoch card. */
function ContextLine({ props }: { props: Props }) {
	const { context } = props.view;
	const holder = playerAt(props.players, props.view.token);
	const tone = !context || context.tone === 0 ? '' : context.tone > 0 ? ' is-good' : ' is-bad';
	return (
		<div class={'epoch' + tone + (context ? markClass(props.marks.get(context.id)) : '')}>
			<button class="context" data-piece={context?.id} disabled={!context} onClick={() => context && props.look(context.id)}>
				<span class="context__art">{epochArt(context ?? { key: 'business-as-usual', kind: 'context' })}</span>
				<span>
					<b>{context?.name ?? w.noContext}</b>
					<span class="context__text">{context?.text ?? w.normalRules}</span>
				</span>
			</button>
			{holder && (
				<button class="shift" data-piece="shift-token" title={w.nextShift(holder.name)} onClick={() => props.look('shift-token')}>
					<TokenSign />
					<Badge player={holder} size="small" />
					<span class="sr">{w.nextShift(holder.name)}</span>
				</button>
			)}
		</div>
	);
}

export function Jobs({ props, tug }: { props: Props; tug: Tug }) {
	const { contracts } = props.view;
	return (
		<section class="jobs" aria-label={w.contracts}>
			{contracts.map((contract) => (
				<Job key={contract.card.id} contract={contract} props={props} tug={tug} />
			))}
			{contracts.length === 0 && <p class="job job--none">{w.noContract}</p>}
			<ContextLine props={props} />
		</section>
	);
}
