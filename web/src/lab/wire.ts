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
}

export interface Run {
	run: string;
	game: string;
	state: 'running' | 'done' | 'stopped' | 'failed';
	done: number;
	games: number;
	compared: boolean;
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

export async function gamesOf(run: string): Promise<GamesToOpen> {
	const figures = await (await ask(`/api/lab/runs/${run}/figures`)).json();
	return (figures as { games_to_open: GamesToOpen }).games_to_open;
}

/* A game of a run as a table to replay: it is played again first, which takes a moment. */
export async function openGame(run: string, number: number): Promise<string> {
	for (;;) {
		const answer = await ask(`/api/lab/runs/${run}/games/${number}`, null);
		if (answer.status === 200) return ((await answer.json()) as { table: string }).table;
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
}
