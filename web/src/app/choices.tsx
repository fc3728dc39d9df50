/* choices.tsx - every legal move as a list: by number key, pointer or screen reader. */
import type { Choice, Group, Move } from '../game';
import { capital, withNames } from './wire';
import type { Player } from '../game';
import { shortcut } from './shortcuts';
import { w } from './words';

export interface Advised {
	rank: number;
	chance: number;
	error: number;
	equal: boolean;
	sure: boolean;
	says: string;
	why: string; /* of the best alone */
}

/* Rows of the list in order, with the key that chooses each: 1 to 9, and always 0 for the way
 * out, also where there is no other. */
export interface Row {
	choice: Choice;
	key: string;
}

export function groupsOf(
	moves: Move[],
	given: Group[] | undefined,
	single: (move: Move) => Choice = (move) => ({ move }),
): Group[] {
	if (given) {
		/* What a game's own grouping forgets is listed all the same. */
		const named = new Set(
			given.flatMap((g) =>
				g.choices.flatMap((c) => [c.move.text, ...(c.more ?? []).map((m) => m.text)]),
			),
		);
		const rest = moves.filter((move) => !named.has(move.text));
		const groups = given.filter((g) => g.choices.length > 0);
		return rest.length === 0
			? groups
			: [
					...groups,
					{
						title: groups.length ? w.more : w.choices,
						choices: rest.map((move) => ({ move })),
					},
				];
	}
	return [
		{
			title: w.choices,
			choices: moves.map((move) => ({
				flat: move.declines || move.ends,
				...single(move),
			})),
		},
	];
}

export function rowsOf(groups: Group[]): Row[] {
	let number = 0,
		out = false;
	return groups.flatMap((group) =>
		group.choices.map((choice) => {
			let key = '';
			if (choice.flat && !out) {
				key = '0';
				out = true;
			} else if (number < 9) {
				key = String(++number);
			}
			return { choice, key };
		}),
	);
}

export function wordsOf(choice: Choice, players: Player[]): { what: string; then: string } {
	const what = choice.what ? withNames(choice.what, players) : capital(withNames(choice.move.text, players));
	const then = choice.then !== undefined ? withNames(choice.then, players) : choice.move.explain === what ? '' : choice.move.explain;
	return { what, then };
}

const SHORT = { what: 14, then: 26 }; /* letters of choices that may stand close together */

function areShort(choices: Choice[], players: Player[]): boolean {
	return choices.every((choice) => {
		const { what, then } = wordsOf(choice, players);
		return choice.flat || (what.length <= SHORT.what && then.length <= SHORT.then);
	});
}

/* What the bot thinks of a choice: of the best move that it stands for. */
function adviceOn(choice: Choice, hints: Map<string, Advised> | null): Advised | undefined {
	return [choice.move, ...(choice.more ?? [])]
		.flatMap((move) => hints?.get(move.text) ?? [])
		.sort((a, b) => a.rank - b.rank)[0];
}

/* In a few words; what there is no number for, as the advice itself says it. */
function chanceOf(hint: Advised): string {
	const order = hint.rank === 0 ? w.best : hint.equal ? w.asGood : '';
	if (hint.sure) return order + hint.says;
	return order + w.toWin(Math.round(hint.chance * 100), Math.ceil(hint.error * 100));
}

/* A piece of advice in words. */
export function adviceOf(choice: Choice, hint: Advised, players: Player[]) {
	return { what: wordsOf(choice, players).what, chance: chanceOf(hint), why: withNames(hint.why, players) };
}

/* The advice in a sentence: what to do, how it stands after it, and why. */
export function adviceIn(groups: Group[], hints: Map<string, Advised> | null, players: Player[]): string | null {
	if (!hints) return null;
	for (const choice of groups.flatMap((group) => group.choices)) {
		const hint = adviceOn(choice, hints);
		if (hint?.rank !== 0) continue;
		const { what, chance, why } = adviceOf(choice, hint, players);
		return w.advised(what, chance, why);
	}
	return null;
}

/* Why the best is the best, in a sentence. */
function Why({ hints, players }: { hints: Map<string, Advised> | null; players: Player[] }) {
	const why = [...(hints?.values() ?? [])].find((hint) => hint.rank === 0)?.why;
	return why ? (
		<p class="soft choice-why">
			{withNames(why, players)}
		</p>
	) : null;
}

interface ListProps {
	groups: Group[];
	rows: Row[];
	players: Player[];
	hints: Map<string, Advised> | null;
	choose(choice: Choice): void;
	point(choice: Choice | null): void;
	marked: string | null; /* the move that waits for its confirmation */
	narrowed: boolean; /* only what fits the pieces clicked */
	widen(): void;
	type(): void;
}

/* Over a group: what it is of, and over the first how else one may choose. */
function Head({ group, first, list }: { group: Group; first: boolean; list: ListProps }) {
	return (
		<div class="near-head">
			<h2 class="label">{group.title}</h2>
			{list.narrowed && first ? (
				<button class="link widen" onClick={list.widen}>
					{w.showAll}
				</button>
			) : (
				<span class="soft near-say">
					{first && (
						<button class="link" aria-keyshortcuts={shortcut('/')} onClick={list.type}>
							{w.typeKey}
						</button>
					)}
					<span>
						{group.note ?? (first ? w.clickOrPress : '')}
						{first && ','}
					</span>
				</span>
			)}
		</div>
	);
}

function Cost({ choice, hint }: { choice: Choice; hint: Advised | undefined }) {
	return (
		<span class="choice__cost">
			{hint && (
				<span class="choice__hint" title={`${w.chanceAbout}: ${hint.says}`}>
					{chanceOf(hint)}
				</span>
			)}
			<span class="choice__price">
				{choice.cost}
				{choice.more && choice.more.length > 1 && (
					<span class="choice__more">{choice.more.length} ›</span>
				)}
			</span>
		</span>
	);
}

function One({ row, list }: { row: Row; list: ListProps }) {
	const { choice, key } = row;
	const { what, then } = wordsOf(choice, list.players);
	const hint = adviceOn(choice, list.hints);
	/* Where it is all there is to do, the way out stands out. */
	const flat = choice.flat && list.rows.length > 1;
	const kind = (flat ? ' choice--flat' : '') + (list.marked === choice.move.text ? ' is-marked' : '');
	return (
		<li class={flat ? 'is-flat' : undefined}>
			<button
				class={'choice' + kind + (hint?.rank === 0 ? ' is-hint' : '')}
				data-move={choice.move.text}
				aria-keyshortcuts={shortcut(key)}
				onClick={() => list.choose(choice)}
				onPointerEnter={() => list.point(choice)}
				onPointerLeave={() => list.point(null)}
				onFocus={() => list.point(choice)}
				onBlur={() => list.point(null)}
			>
				<span class="choice__key" aria-hidden="true">
					{key || '·'}
				</span>
				<span class="choice__text">
					<span class="choice__what">{what}</span>
					{then && <span class="choice__then">{then}</span>}
				</span>
				<Cost choice={choice} hint={hint} />
			</button>
		</li>
	);
}

export function Choices(list: ListProps) {
	let at = 0;
	return (
		<div class="choice-groups">
			<Why hints={list.hints} players={list.players} />
			{list.groups.map((group, g) => (
				<section key={g} aria-label={group.title}>
					<Head group={group} first={g === 0} list={list} />
					<ol class={'choices' + (areShort(group.choices, list.players) ? ' choices--short' : '')}>
						{group.choices.map((choice) => (
							<One
								key={choice.move.text + wordsOf(choice, list.players).what}
								row={list.rows[at++]!}
								list={list}
							/>
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
