/* jobs.tsx - the three stats against the open Contracts, and the Context: what the world asks
 * and what this tug has. */
import type { BoardProps } from '../../game';
import { actable, Amount, Badge, markClass } from '../../pieces';
import { STAT_KEYS } from './read';
import { StatIcon } from './signs';
import { needOf, payOf, playerAt, type Contract, type Tug, type View } from './view';
import { w } from './w';

type Props = BoardProps<View>;

function Stat({ props, tug, stat }: { props: Props; tug: Tug; stat: number }) {
	const name = w.stats[stat]!;
	const id = `stat-${STAT_KEYS[stat]}`;
	return (
		<div
			class={'stat' + markClass(props.marks.get(id))}
			{...actable(props, id, w.statIs(name, tug.stats[stat]!), true)}
		>
			<StatIcon stat={stat} />
			<b aria-hidden="true">
				<Amount value={tug.stats[stat]!} still={props.still} />
			</b>
			<span aria-hidden="true">{name}</span>
		</div>
	);
}

function Need({ contract, tug, stat }: { contract: Contract; tug: Tug; stat: number }) {
	const printed = contract.card.terms?.need[stat] ?? 0;
	const need = needOf(contract, tug, stat);
	const lack = contract.tugs[tug.seat]?.lacks[stat] ?? 0;
	if (printed === 0)
		return (
			<div class="need is-any">
				<span aria-hidden="true">{w.any}</span>
				<span class="sr">{w.anyStat(w.stats[stat]!)}</span>
			</div>
		);
	return (
		<div class={'need ' + (lack === 0 ? 'is-met' : lack <= 3 ? 'is-near' : 'is-short')}>
			<span class="sr">
				{w.statIs(w.stats[stat]!, need)}, {lack === 0 ? w.met : w.short(lack)}
			</span>
			<b aria-hidden="true">{need}</b>
			<span aria-hidden="true">
				{lack === 0 ? (
					<>
						✓<i> {w.met}</i>
					</>
				) : (
					w.short(lack)
				)}
			</span>
		</div>
	);
}

/* A Contract that asks for cards rather than stats. */
function Also({ contract, tug }: { contract: Contract; tug: Tug }) {
	const need = contract.card.terms?.alsoNeed ?? 0;
	const have = contract.tugs[tug.seat]?.also ?? 0;
	return (
		<div class={'need need--wide ' + (have >= need ? 'is-met' : 'is-near')}>
			<b>{w.haveOf(have, need)}</b>
			<span>{contract.card.besides}</span>
		</div>
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
	return bonus.need.some((value) => value > 0)
		? w.bonusAt(bonus.pay, bonus.need.join(', '))
		: w.bonus(bonus.pay);
}

function Job({ contract, props, tug }: { contract: Contract; props: Props; tug: Tug }) {
	const { card } = contract;
	const stands = contract.tugs[tug.seat];
	const met = (stands?.tier ?? 0) > 0;
	const mark = props.marks.get(card.id);
	return (
		<article class={'job' + (met ? ' is-met' : '') + markClass(mark)}>
			<button
				class="job__name"
				data-piece={card.id}
				onClick={() => props.look(card.id)}
			>
				<b>{card.name}</b>
				<span class="job__pay">
					{w.dollars(payOf(contract, tug.seat))}
					{stands && stands.extra !== 0 && (
						<small> {w.included(stands.extra)}</small>
					)}
				</span>
				<span class="job__note">
					{[
						contract.nextToGo && w.nextToGo,
						met && (stands!.tier === 2 ? w.bonusMet : tug.phase === 'design' && w.launchTakes),
						bonusWords(contract),
					]
						.filter(Boolean)
						.join(' · ')}
				</span>
				<Others contract={contract} props={props} tug={tug} />
				<span class="sr">{card.text}</span>
			</button>
			{card.terms?.alsoNeed ? (
				<Also contract={contract} tug={tug} />
			) : (
				w.stats.map((_, stat) => <Need key={stat} contract={contract} tug={tug} stat={stat} />)
			)}
		</article>
	);
}

/* The token with two sides: where this tug is. */
function PhaseSign({ tug }: { tug: Tug }) {
	const ops = tug.phase === 'ops';
	const sign = w.orbitSign[tug.phase];
	return (
		<span class={'ptoken' + (ops ? ' is-ops' : '')} role="img" aria-label={w.phaseIs(ops)}>
			<svg viewBox="0 0 92 64" aria-hidden="true">
				<circle class="ptoken__back" cx="62" cy="32" r="24" />
				<circle class="ptoken__front" cx="32" cy="32" r="30" />
				<circle class="ptoken__rim" cx="32" cy="32" r="25" />
				<text x="32" y="37" style={{ fontSize: `${Math.min(16, 63 / sign.length)}px` }}>
					{sign}
				</text>
			</svg>
		</span>
	);
}

function ContextLine({ props }: { props: Props }) {
	const { context } = props.view;
	const tone = !context || context.tone === 0 ? '' : context.tone > 0 ? ' is-good' : ' is-bad';
	return (
		<button
			class={'context' + tone + (context ? markClass(props.marks.get(context.id)) : '')}
			data-piece={context?.id}
			disabled={!context}
			onClick={() => context && props.look(context.id)}
		>
			<span class="label">{w.context}</span>
			<b>{context?.name ?? w.noContext}</b>
			<span class="context__text">{context?.text ?? w.normalRules}</span>
		</button>
	);
}

export function Jobs({ props, tug }: { props: Props; tug: Tug }) {
	const { view } = props;
	const gaps = Math.max(0, view.contractsMost - view.contracts.length);
	return (
		<section class="match" aria-label={w.statsAndContracts}>
			<header class="match__head">
				<PhaseSign tug={tug} />
				{w.stats.map((_, stat) => (
					<Stat key={stat} props={props} tug={tug} stat={stat} />
				))}
			</header>
			{view.contracts.map((contract) => (
				<Job key={contract.card.id} contract={contract} props={props} tug={tug} />
			))}
			{gaps > 0 && (
				<p class="job job--none">
					{view.contracts.length === 0 ? w.noContract : w.roomFor(gaps)}
				</p>
			)}
			<ContextLine props={props} />
		</section>
	);
}
