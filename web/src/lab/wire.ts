/* wire.ts - what the lab says to the server, and what it is told; docs/api.md has it. */

export interface Fault {
	line: number; /* from 1; 0: it has no place */
	column: number;
	text: string;
}

export interface Order {
	game: string;
	data: string;
	seats: number;
	options: string[];
	bots?: string;
	games?: number;
	seed?: string;
	before?: string;
	worth?: boolean; /* what its parts are worth, by two bots of its own */
}

export interface Run {
	run: string;
	game: string;
	state: 'running' | 'done' | 'stopped' | 'failed';
	done: number;
	games: number;
	compared: boolean;
	worth: boolean; /* `done` of `games` are then thousandths of the whole */
	seconds: number;
	left?: number;
	why: string;
}

/* Of a run's figures, what leads to its games. */
export interface GamesToOpen {
	repeats: boolean;
	kept: { for: string; game: number }[];
	used: { event: string; piece: string; name: string; times: number; game: number }[];
}

/* A number before and after a change; `percent`: it is a share, of 1. */
export interface Changed {
	percent: boolean;
	before: number;
	now: number;
	change: number;
	low: number;
	high: number;
}

/* A figure that surely changed; `kind` tells figures of one name apart. */
export interface Follow extends Changed {
	figure: string;
	kind: string;
	outcome: boolean;
}

export interface Shown extends Partial<Changed> {
	as: 'figure' | 'wins' | 'used' | 'users-win';
	figure?: string;
	kind?: string;
	percent: boolean;
	any: boolean; /* there is something to compare */
	sure?: boolean;
}

/* An edit, and how what was edited fares. */
export interface Answer {
	list: string; /* the table that it is a row of; '': none */
	name: string;
	what: string;
	row: '' | 'new' | 'gone';
	who: string; /* whose figures they are; 'it': the row's own */
	shown: Shown[];
	sure: boolean;
}

export interface Why {
	unread: string;
	now: string;
	with: string;
	seats: number;
	different: number;
	games: number;
}

export interface Verdict {
	answers: Answer[];
	follows: Follow[];
	judged: number;
	power: number;
	unsaid: { path: string; value: string }[];
	same_data: boolean;
	texts_only: boolean;
	alike: boolean;
	why?: Why;
}

export interface Range {
	is: number;
	low: number;
	high: number;
}

/* Whether a card or another piece is too strong, too weak, dead or fine, and why it is fine. */
export interface PieceVerdict {
	piece: string;
	name: string;
	verdict: {
		is: 'fine' | 'strong' | 'weak' | 'dead';
		why?: 'told' | 'few' | 'all' | 'alone' | 'no-choice';
		could: number; /* seats that had it at hand */
		did: number; /* of them, as a share */
		could_win: number;
		users_win: number;
		peers_win: number; /* users of the others of its sort */
	};
}

/* How one of the two bots uses a thing, and what a seat loses without it. */
export interface Chosen {
	seats: number;
	users: number;
	chosen?: Range;
	seats_that_do?: Range;
	rival?: number;
	rival_did?: number;
	loss?: Range;
}

export interface Use {
	key: string;
	name: string;
	sort: string;
	quick: Chosen;
	better: Chosen;
	defect?: 'dead' | 'dominant';
}

export interface WorthOption {
	option: string;
	values: number;
	games: number;
	differ: number;
	changes?: string;
	by?: string;
	defect?: 'dead';
}

/* The game as a whole, as one of the two bots plays it. */
export interface WorthGame {
	bot: string;
	games: number;
	decisions: number;
	minutes: number;
	forced: number;
	trivial: number;
	lead_changes?: Range; /* these of a bot that played */
	decided?: Range;
	leader_at_half?: Range;
	plies?: Range;
	decided_by: { chance: number; choice: number; both: number; reach: number };
}

/* What `sim --worth --json` found. */
export interface Worth {
	whole: boolean;
	pace: number;
	quick: WorthGame;
	better: WorthGame;
	better_among_quick: number;
	groups: { name: string; quick: Range; better: Range }[];
	options: WorthOption[];
	uses: Use[];
}

/* What `sim --json` found, as far as the page shows it itself. */
export interface Figures {
	games: number;
	seats: number;
	games_to_open: GamesToOpen;
	verdict?: Verdict;
	piece_verdicts?: PieceVerdict[];
}

/* What the server would not do, in its words; and where in the data, if it says so. */
export class Refusal extends Error {
	constructor(
		text: string,
		readonly status: number,
		readonly faults: Fault[] = [],
	) {
		super(text);
	}
}

async function refusalOf(answer: Response): Promise<Refusal> {
	const text = await answer.text();
	try {
		const said = JSON.parse(text) as { faults?: Fault[]; text?: string };
		const first = said.faults?.[0];
		return new Refusal(said.text ?? first?.text ?? text, answer.status, said.faults);
	} catch {
		return new Refusal(text.trim(), answer.status);
	}
}

async function ask(path: string, body?: unknown): Promise<Response> {
	const answer = await fetch(path, {
		method: body === undefined ? 'GET' : 'POST',
		body: body === undefined || body === null ? undefined : JSON.stringify(body),
	});
	if (!answer.ok) throw await refusalOf(answer);
	return answer;
}

export async function standardOf(game: string): Promise<string> {
	return (await ask(`/api/games/${encodeURIComponent(game)}/data`)).text();
}

/* The mistakes of data; none: it can be played. */
export async function check(order: Order): Promise<Fault[]> {
	return ((await (await ask('/api/lab/check', order)).json()) as { faults: Fault[] }).faults;
}

export async function start(order: Order): Promise<string> {
	return ((await (await ask('/api/lab/runs', order)).json()) as { run: string }).run;
}

export async function look(run: string): Promise<Run> {
	return (await ask(`/api/lab/runs/${run}`)).json();
}

export async function cancel(run: string): Promise<Run> {
	return (await ask(`/api/lab/runs/${run}/cancel`, null)).json();
}

export function reportOf(run: string): string {
	return `/api/lab/runs/${run}/report`;
}

export async function figuresOf(run: string): Promise<Figures> {
	return (await ask(`/api/lab/runs/${run}/figures`)).json();
}

export async function worthOf(run: string): Promise<Worth> {
	return (await ask(`/api/lab/runs/${run}/figures`)).json();
}

/* A game of a run as a table to replay: it is played again first, which takes a moment. */
export async function openGame(run: string, number: number): Promise<string> {
	for (;;) {
		const answer = await ask(`/api/lab/runs/${run}/games/${number}`, null);
		if (answer.status === 200) return ((await answer.json()) as { table: string }).table;
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
}
