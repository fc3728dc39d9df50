/* choices.tsx - every legal move as a list: by number key, pointer or screen reader. */
import type { Choice, Group, Move } from '../game';
import { capital, withNames } from './wire';
import type { Player } from '../game';

export interface Advised {
	rank: number;
	chance: number;
}

/* Rows of the list in order, with the key that chooses each: 1 to 9, and always 0 for the way
 * out, also where there is no other. */
export interface Row {
	choice: Choice;
	key: string;
}

const WAY_OUT = /^(pass|end|go on|decline|stay|done|skip|finish)\b/;

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
						title: groups.length ? 'More' : 'Choices',
						choices: rest.map((move) => ({ move })),
					},
				];
	}
	return [
		{
			title: 'Choices',
			choices: moves.map((move) => ({
				flat: WAY_OUT.test(move.text),
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

function plain(text: string): string {
	return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/* A move's own words, with what it names as it is called: "north-rim" is North Rim. */
function spelled(move: Move, players: Player[]): string {
	let text = move.text;
	for (const { id, name } of move.pieces) {
		const word = id.slice(id.indexOf('-') + 1);
		const at = ` ${text} `.indexOf(` ${word} `);
		if (at >= 0 && plain(word) === plain(name)) text = text.slice(0, at) + name + text.slice(at + word.length);
	}
	return capital(withNames(text, players));
}

export function wordsOf(choice: Choice, players: Player[]): { what: string; then: string } {
	const what = choice.what ? withNames(choice.what, players) : spelled(choice.move, players);
	const then = choice.then ?? (choice.move.explain === what ? '' : choice.move.explain);
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

export function Choices({
	groups,
	rows,
	players,
	hints,
	choose,
	point,
	marked,
	narrowed,
	widen,
	type,
}: {
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
}) {
	let at = 0;
	return (
		<div class="choice-groups">
			{groups.map((group, g) => (
				<section key={g} aria-label={group.title}>
					<div class="near-head">
						<h2 class="label">{group.title}</h2>
						{narrowed && g === 0 ? (
							<button class="link widen" onClick={widen}>
								show all (Esc)
							</button>
						) : (
							<span class="soft near-say">
								{g === 0 && (
									<button class="link" aria-keyshortcuts="/" onClick={type}>
										type (/)
									</button>
								)}
								<span>
									{group.note ?? (g === 0 ? 'click the board, press a number' : '')}
									{g === 0 && ','}
								</span>
							</span>
						)}
					</div>
					<ol class={'choices' + (areShort(group.choices, players) ? ' choices--short' : '')}>
						{group.choices.map((choice) => {
							const row = rows[at++]!;
							const { what, then } = wordsOf(choice, players);
							const hint = adviceOn(choice, hints);
							/* Where it is all there is to do, the way out stands out. */
							const flat = choice.flat && rows.length > 1;
							return (
								<li
									key={choice.move.text + what}
									class={flat ? 'is-flat' : undefined}
								>
									<button
										class={
											'choice' +
											(flat ? ' choice--flat' : '') +
											(marked === choice.move.text ? ' is-marked' : '') +
											(hint?.rank === 0 ? ' is-hint' : '')
										}
										data-move={choice.move.text}
										aria-keyshortcuts={row.key || undefined}
										onClick={() => choose(choice)}
										onPointerEnter={() => point(choice)}
										onPointerLeave={() => point(null)}
										onFocus={() => point(choice)}
										onBlur={() => point(null)}
									>
										<span class="choice__key" aria-hidden="true">
											{row.key || '·'}
										</span>
										<span class="choice__text">
											<span class="choice__what">{what}</span>
											{then && <span class="choice__then">{then}</span>}
										</span>
										<span class="choice__cost">
											{hint && (
												<span
													class="choice__hint"
													title="How likely you are to win after it, as a bot sees it"
												>
													{hint.rank === 0 ? 'best: ' : ''}
													{Math.round(hint.chance * 100)} % to win
												</span>
											)}
											<span class="choice__price">
												{choice.cost}
												{choice.more && choice.more.length > 1 && (
													<span class="choice__more">
														{choice.more.length} ›
													</span>
												)}
											</span>
										</span>
									</button>
								</li>
							);
						})}
					</ol>
				</section>
			))}
		</div>
	);
}
