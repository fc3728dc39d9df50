/* flow.ts - how long the routine moves of a rival's turn take together: whatever comes of one turn while
 * something else is told shares what its turn has left. What there is to reveal has its own length. */

const TURN = 1200; /* ms for the routine moves of one turn of a rival */
export const REVEALS = 900; /* ms: what lasts as long reveals something */

/* Whose move some news tell; -1 where they are none. */
export function moverOf(news: { seat: number }[]): number {
	return news[0]?.seat ?? -1;
}

export class Flow {
	private mover = -1;
	private left = TURN;

	/* Nothing is being told: who had to be waited for is not hurried as well. */
	anew(): void {
		this.left = TURN;
	}

	/* How much faster a routine move of so many ms is shown, with so many of the same turn behind it. One
	 * share is kept for what is still to come, so that no turn takes more. */
	haste(mover: number, ms: number, behind: number): number {
		if (mover !== this.mover) this.anew();
		this.mover = mover;
		const share = Math.min(ms, this.left / (behind + 2));
		this.left -= share;
		return ms / share;
	}
}
