/* worth.tsx - what the parts of a game are worth: what is dead or dominant first, then the game
 * as a whole, who wins, what options change, and every use of everything. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Chosen, Range, Run, Use, Worth as Found, WorthGame } from './wire';
import { worthOf } from './wire';
import { w } from './words';

function Table({
	caption,
	columns,
	children,
}: {
	caption: string;
	columns: string[];
	children: ComponentChildren;
}) {
	return (
		<div class="lab__scroll" tabIndex={0} role="region" aria-label={caption}>
			<table class="lab__table">
				<caption>{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}

function Share({ of }: { of?: Range }) {
	return <td>{of ? w.value(of.is, true) : '–'}</td>;
}

/* What nobody was has any share at all: there is nothing to say. */
function Wins({ of }: { of: Range }) {
	const known = of.low > 0 || of.high < 1;
	return (
		<td>
			{known ? w.value(of.is, true) : '–'}
			{known && <small>{w.fromTo(of.low, of.high, true)}</small>}
		</td>
	);
}

function Loss({ of }: { of?: Range }) {
	return (
		<td>
			{of ? w.points(of.is) : '–'}
			{of && <small>{w.fromTo(of.low, of.high, true)}</small>}
		</td>
	);
}

/* Each is said once, by what it is: uses, then options that change nothing. */
function Defects({ worth }: { worth: Found }) {
	const uses = worth.uses.filter((use) => use.defect);
	const options = worth.options.filter((option) => option.defect);
	return (
		<section class="panel lab__defects" aria-labelledby="lab-defects">
			<div class="panel__head">
				<h3 class="label" id="lab-defects">
					{w.defects}
				</h3>
			</div>
			<div class="panel__body stack">
				{uses.map((use) => (
					<p class="lab__answer" key={use.key}>
						{w.defect(use)}
					</p>
				))}
				{options.map((option) => (
					<p class="lab__answer" key={option.option}>
						{w.deadOption(option)}
					</p>
				))}
				{uses.length + options.length === 0 && <p>{w.noDefects}</p>}
				{!worth.whole && <p class="soft">{w.notWhole}</p>}
			</div>
		</section>
	);
}

const PARTS: { of(game: WorthGame): number; percent: boolean; name: keyof typeof w.parts }[] = [
	{ name: 'decisions', of: (game) => game.decisions, percent: false },
	{ name: 'minutes', of: (game) => game.minutes, percent: false },
	{ name: 'forced', of: (game) => game.forced, percent: true },
	{ name: 'trivial', of: (game) => game.trivial, percent: true },
	{ name: 'plies', of: (game) => game.plies?.is ?? 0, percent: false },
	{ name: 'leadChanges', of: (game) => game.lead_changes?.is ?? 0, percent: false },
	{ name: 'decided', of: (game) => game.decided?.is ?? 0, percent: true },
	{ name: 'leaderAtHalf', of: (game) => game.leader_at_half?.is ?? 0, percent: true },
	{ name: 'chance', of: (game) => game.decided_by.chance, percent: true },
	{ name: 'choice', of: (game) => game.decided_by.choice, percent: true },
	{ name: 'both', of: (game) => game.decided_by.both, percent: true },
];

/* Too few games leave what decides them open. */
function isKnown(game: WorthGame, part: (typeof PARTS)[number]): boolean {
	const { chance, choice, both } = game.decided_by;
	const source = part.name === 'chance' || part.name === 'choice' || part.name === 'both';
	return game.games > 0 && (!source || chance + choice + both > 0);
}

function TheGame({ worth }: { worth: Found }) {
	const bots = [worth.quick, worth.better];
	return (
		<Table
			caption={w.theGame(worth.quick.games, worth.better.games, worth.pace)}
			columns={['', ...bots.map((game) => game.bot)]}
		>
			{PARTS.map((part) => (
				<tr key={part.name}>
					<th scope="row">{w.parts[part.name]}</th>
					{bots.map((game) => (
						<td key={game.bot}>{isKnown(game, part) ? w.value(part.of(game), part.percent) : '–'}</td>
					))}
				</tr>
			))}
		</Table>
	);
}

function bySort(uses: Use[]): [string, Use[]][] {
	const sorts = new Map<string, Use[]>();
	for (const use of uses) sorts.set(use.sort, [...(sorts.get(use.sort) ?? []), use]);
	return [...sorts];
}

function Uses({ uses, sort }: { uses: Use[]; sort: string }) {
	const loss = (by: Chosen) => <Loss of={by.loss} />;
	return (
		<Table caption={sort} columns={w.useColumns}>
			{uses.map((use) => (
				<tr key={use.key} data-defect={use.defect}>
					<th scope="row">
						{use.name}
						{use.defect && <small>{w.defectWord[use.defect]}</small>}
					</th>
					<Share of={use.quick.chosen} />
					<Share of={use.better.chosen} />
					<Share of={use.better.seats_that_do} />
					{loss(use.quick)}
					{loss(use.better)}
				</tr>
			))}
		</Table>
	);
}

function All({ worth }: { worth: Found }) {
	return (
		<section class="panel" aria-labelledby="lab-all">
			<div class="panel__head">
				<h3 class="label" id="lab-all">
					{w.allOfIt}
				</h3>
			</div>
			<div class="panel__body stack">
				<TheGame worth={worth} />
				<p class="soft">
					{w.betterAmongQuick(worth.better.bot, worth.quick.bot, worth.better_among_quick)}
				</p>
				{worth.groups.length > 0 && (
					<Table caption={w.whoWins} columns={['', worth.quick.bot, worth.better.bot]}>
						{worth.groups.map((group) => (
							<tr key={group.name}>
								<th scope="row">{group.name}</th>
								<Wins of={group.quick} />
								<Wins of={group.better} />
							</tr>
						))}
					</Table>
				)}
				{worth.options.length > 0 && (
					<Table caption={w.optionsChange} columns={w.optionColumns}>
						{worth.options.map((option) => (
							<tr key={option.option} data-defect={option.defect}>
								<th scope="row">{option.option}</th>
								<td>{w.value(option.differ / Math.max(1, option.games), true)}</td>
								<td>{option.changes ? `${option.by}: ${option.changes}` : '–'}</td>
							</tr>
						))}
					</Table>
				)}
				<p class="soft">{w.usesAbout}</p>
				{bySort(worth.uses).map(([sort, uses]) => (
					<Uses key={sort} sort={sort} uses={uses} />
				))}
			</div>
		</section>
	);
}

export function Worth({ run }: { run: Run }) {
	const [worth, setWorth] = useState<Found | null>(null);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		let here = true;
		worthOf(run.run).then(
			(found) => here && setWorth(found),
			(why) => here && setProblem(why.message),
		);
		return () => {
			here = false;
		};
	}, [run.run]);
	if (!worth)
		return (
			<p class="empty" role={problem ? 'alert' : 'status'}>
				{problem ? w.notToBeHad(problem) : w.looking}
			</p>
		);
	return (
		<div class="lab__worth stack">
			<Defects worth={worth} />
			<All worth={worth} />
		</div>
	);
}
