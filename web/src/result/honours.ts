/* honours.ts - the awards of the house, for a game that gives too few of its own: from the log and
 * from the curve, each seat at most one. */
import type { Entry, Honour, Player, Row } from '../game';
import type { Point } from './story';
import { w } from './words';

const ENOUGH = 4;
const CLOSE = 3; /* points behind that are a pity */
const MOST = 0.75; /* of the way in front: never in doubt */

function most<T>(list: T[], worth: (one: T) => number): T | undefined {
	return [...list].sort((a, b) => worth(b) - worth(a))[0];
}

/* How often a seat did what it did most often. */
function habit(log: Entry[]): number {
	const kinds = new Map<string, number>();
	for (const entry of log) kinds.set(entry.kind, (kinds.get(entry.kind) ?? 0) + 1);
	return Math.max(0, ...kinds.values());
}

function led(points: Point[], seat: number): number {
	const ahead = points.slice(1, -1).filter(({ scores }) => scores.every((score, other) => other === seat || score < scores[seat]!));
	return points.length > 2 ? ahead.length / (points.length - 2) : 0;
}

function ofCurve(players: Player[], points: Point[], winners: number[]): (Honour | false | undefined)[] {
	const half = points[points.length >> 1];
	const last = points.at(-1);
	if (!half || !last || players.length < 2) return [];
	const ahead = most(players, ({ seat }) => led(points, seat))!;
	const share = led(points, ahead.seat);
	const late = players.find(({ seat }) => winners.includes(seat) && half.scores.every((score, other) => other === seat || score > half.scores[seat]!));
	const top = Math.max(...last.scores);
	const near = most(players.filter(({ seat }) => !winners.includes(seat)), ({ seat }) => last.scores[seat]!);
	const gap = near ? top - last.scores[near.seat]! : Infinity;
	return [
		late && { title: w.house.comeback, text: w.house.comebackText(late.name), seat: late.seat },
		share > MOST && winners.includes(ahead.seat) && { title: w.house.guard, text: w.house.guardText(ahead.name), seat: ahead.seat },
		share > 0.4 && !winners.includes(ahead.seat) && { title: w.house.early, text: w.house.earlyText(ahead.name), seat: ahead.seat },
		gap > 0 && gap <= CLOSE && { title: w.house.close, text: w.house.closeText(near!.name, gap), seat: near!.seat },
	];
}

function ofLog(players: Player[], log: Entry[]): (Honour | false | undefined)[] {
	const of = ({ seat }: Player) => log.filter((entry) => entry.seat === seat && !entry.remark);
	const takenBack = ({ seat }: Player) => log.filter((entry) => entry.seat === seat && entry.remark && entry.kind === 'undo').length;
	const busy = most(players, (one) => of(one).length)!;
	const quiet = most(players, (one) => -of(one).length)!;
	const same = most(players, (one) => habit(of(one)))!;
	const second = most(players, takenBack)!;
	return [
		takenBack(second) > 0 && { title: w.house.second, text: w.house.secondText(second.name, takenBack(second)), seat: second.seat },
		{ title: w.house.habit, text: w.house.habitText(same.name, habit(of(same))), seat: same.seat },
		{ title: w.house.busiest, text: w.house.busiestText(busy.name, of(busy).length), seat: busy.seat },
		{ title: w.house.quiet, text: w.house.quietText(quiet.name, of(quiet).length), seat: quiet.seat },
	];
}

/* The game's own first, then as many of the house's as are missing, for those who have none yet. */
export function honoursOf(own: Honour[], players: Player[], log: Entry[], points: Point[], result: Row[]): Honour[] {
	const winners = result.filter((row) => row.place === 1).map((row) => row.seat);
	const house = [...ofCurve(players, points, winners), ...ofLog(players, log)].filter((one): one is Honour => Boolean(one));
	const given = [...own];
	for (const honour of house) {
		const has = given.some(({ seat }) => seat === honour.seat);
		if (given.length < ENOUGH && (!has || players.length === 1)) given.push(honour);
	}
	return given;
}
