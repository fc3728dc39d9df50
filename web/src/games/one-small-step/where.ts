/* where.ts - where things of the table are in the room now, in px of the window. What is not in sight, as
 * rivals' mats on a phone, is where its owner's name stands. */
import type { Point } from '../../pieces';
import type { Key, View } from './view';

export class Where {
	constructor(
		readonly root: HTMLElement,
		readonly view: View,
		readonly seat: number,
	) {}

	private at(...queries: string[]): Point | null {
		for (const query of queries)
			for (const element of this.root.querySelectorAll(query)) {
				const { left, top, width, height } = element.getBoundingClientRect();
				if (width > 2 && height > 2) return [left + width / 2, top + height / 2];
			}
		return null;
	}

	get middle(): Point {
		return this.at('.chart', '.room__board') ?? [innerWidth / 2, innerHeight / 2];
	}

	piece(id: string | undefined): Point | null {
		return id ? this.at(`.room__board [data-piece="${CSS.escape(id)}"]`, `[data-piece="${CSS.escape(id)}"]:not(.choice)`) : null;
	}

	/* The poster of a country, which is gone when the last one is taken. */
	poster(id: string): Point {
		const box = this.root.querySelector('.room__board')!.getBoundingClientRect();
		const at = this.view.countries.findIndex((country) => country.id === id);
		const columns = box.width > 640 ? this.view.countries.length : 2;
		const rows = Math.ceil(this.view.countries.length / columns);
		const [x, y] = [at % columns, Math.floor(at / columns)];
		return this.piece(id) ?? [box.left + (box.width * (x + 0.5)) / columns, box.top + (box.height * (y + 0.6)) / (rows + 0.2)];
	}

	/* A player's name: beside the board, or in a phone's strip. */
	owner(seat: number): Point {
		return this.at(`.seat[data-seat="${seat}"] .badge`, `.strip__seat:nth-child(${seat + 1}) .badge`) ?? this.middle;
	}

	store(seat: number, key: Key): Point {
		const own = seat === this.seat ? '.dock ' : '.room__players ';
		const id = this.view.players[seat]?.stores.find((store) => store.key === key)?.id ?? '';
		return this.at(`${own}[data-piece="${CSS.escape(id)}"]`) ?? this.owner(seat);
	}

	/* The place for a marker on a technology. */
	berth(id: string, seat: number): Point | null {
		return this.at(`[data-mark="${CSS.escape(id)}.${seat}"]`, `[data-technology="${CSS.escape(id)}"] [data-piece]`);
	}

	/* Where spies stand on a piece: a plate's corner, or a store. */
	post(id: string): Point | null {
		const plate = this.root.querySelector(`[data-technology="${CSS.escape(id)}"]`)?.getBoundingClientRect();
		if (plate && plate.width > 2) return [plate.right - 10, plate.top];
		const nation = this.view.players.find((one) => one.stores.some((store) => store.id === id));
		const key = nation?.stores.find((store) => store.id === id)?.key;
		return nation && key ? this.store(nation.seat, key) : this.piece(id);
	}

	/* Where a player's spies wait. */
	home(seat: number): Point {
		return (seat === this.seat ? this.at('.spybox') : null) ?? this.owner(seat);
	}

	hand(seat: number): Point {
		if (seat === this.seat) return this.at('.dock .fan', '.minis', '.dock .cards__none', '.dock') ?? this.owner(seat);
		return this.at(`.room__players [data-piece="${this.view.players[seat]?.hand_id}"]`) ?? this.owner(seat);
	}

	get deck(): Point {
		return this.at('.pile--deck') ?? [this.middle[0], innerHeight];
	}
}
