/* places.ts - whether each choice has a place on the table: something that stands for it, large
 * enough to be hit, that nothing covers or cuts off. */
import type { Mark, Move } from '../game';
import { common, type Box } from './box';

const FINE = 24,
	COARSE = 44; /* px that a pointer and a finger can hit */

const REGIONS = ['.room__board', '.room__hand', '.room__players'];

function least(): number {
	return matchMedia('(pointer: coarse)').matches ? COARSE : FINE;
}

/* What is left of an element within all that cuts it; null where it can be scrolled into sight. */
function leftOf(element: Element): Box | null {
	let box: Box = element.getBoundingClientRect();
	for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
		const { overflowX, overflowY } = getComputedStyle(at);
		if (overflowX === 'visible' && overflowY === 'visible') continue;
		const seen = common(box, at.getBoundingClientRect());
		const cut = seen.right - seen.left < FINE / 2 || seen.bottom - seen.top < FINE / 2;
		if (cut && /auto|scroll/.test(overflowX + overflowY)) return null;
		box = seen;
	}
	return common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

function isHit(element: Element, box: Box): boolean {
	for (const across of [0.5, 0.25, 0.75])
		for (const down of [0.5, 0.25, 0.75]) {
			const hit = document.elementFromPoint(
				box.left + (box.right - box.left) * across,
				box.top + (box.bottom - box.top) * down,
			);
			if (hit && element.contains(hit)) return true;
		}
	return false;
}

/* A path that is drawn may be thinner than its box, which is what counts for the hand's aim. */
function isPlace(element: Element): boolean {
	if (!element.matches('button:not(:disabled), [role=button]')) return false;
	const { width, height } = element.getBoundingClientRect();
	if (Math.min(width, height) < least()) return false;
	const box = leftOf(element);
	return box === null || isHit(element, box);
}

function placesOf(room: Element, name: string): Map<string, Element[]> {
	const found = new Map<string, Element[]>();
	for (const element of room.querySelectorAll(REGIONS.map((region) => `${region} [data-${name}]`).join())) {
		const id = element.getAttribute(`data-${name}`)!;
		found.set(id, [...(found.get(id) ?? []), element]);
	}
	return found;
}

/* The moves that nothing on the table stands for. */
export function placeless(room: Element, moves: Move[], marks: Map<string, Mark>): Move[] {
	const left = new Set(moves);
	for (const [text, elements] of placesOf(room, 'move'))
		if (elements.some(isPlace)) for (const move of moves) if (move.text === text) left.delete(move);
	for (const [id, elements] of placesOf(room, 'piece')) {
		const mark = marks.get(id);
		if (mark && mark.moves.some((move) => left.has(move)) && elements.some(isPlace))
			for (const move of mark.moves) left.delete(move);
	}
	return [...left];
}
