/* ending.tsx - the end of a game as its own game shows it: over the whole room, once; its last
 * frame stays until the person goes on to the result. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Entry, GameUI, Player, Row } from '../game';
import { Director, Scene } from '../pieces/director';
import { viewOf } from './book';
import { verdict } from './over';
import { PlainEnding } from './plainend';
import { hear, heardBy } from './sound';
import { Source, useSource } from './source';
import type { Position } from './wire';
import { w } from './words';

const LASTS = 5500; /* ms, where it does not say */

/* Plays what the game's own part laid in its layout effect, which came before this one. */
function usePlay(ui: GameUI, still: boolean) {
	const box = useRef<HTMLDivElement>(null);
	const director = useRef<Director>(new Director()).current;
	const [scene, setScene] = useState<Scene | null>(null);
	useLayoutEffect(() => setScene(new Scene(box.current!, LASTS)), []);
	useLayoutEffect(() => {
		if (!scene) return undefined;
		hear('hush'); /* after a game there is silence until the room is left */
		void director.play(scene, [], { still, sound: heardBy(ui), hold: true });
		return () => director.close();
	}, [scene]);
	return { box, director, scene };
}

function useKeys(skip: () => void): void {
	const now = useRef(skip);
	now.current = skip;
	useEffect(() => {
		const key = (event: KeyboardEvent) => {
			const act = event.target instanceof HTMLButtonElement;
			if (event.key !== 'Escape' && (event.key !== 'Enter' || act)) return;
			event.preventDefault();
			event.stopPropagation();
			now.current();
		};
		addEventListener('keydown', key, true);
		return () => removeEventListener('keydown', key, true);
	}, []);
}

/* What lies behind it is for nobody meanwhile. */
function useAlone(box: { current: HTMLElement | null }): void {
	useLayoutEffect(() => {
		const behind = [...box.current!.parentElement!.children].filter((each) => each !== box.current && each.tagName !== 'DIALOG');
		const shut = requestAnimationFrame(() => {
			for (const each of behind) (each as HTMLElement).inert = true;
		});
		return () => {
			cancelAnimationFrame(shut);
			for (const each of behind) (each as HTMLElement).inert = false;
		};
	}, []);
}

const OVER = new Source(true);

function EndingPlace({
	ui,
	verdict,
	still,
	close,
	board,
	...props
}: {
	ui: GameUI;
	view: any;
	news: Entry[];
	result: Row[];
	seat: number;
	players: Player[];
	won: boolean;
	verdict: string;
	still: boolean;
	close(): void; /* to the result */
	board(): void; /* back to the board */
}) {
	const { box, director, scene } = usePlay(ui, still);
	const over = useSource(scene ? director.idle : OVER) && scene !== null;
	const call = useRef<HTMLButtonElement>(null);
	const whole = useRef<HTMLElement>(null);
	useAlone(whole);
	useKeys(() => (over ? close() : director.skip()));
	useEffect(() => {
		if (over) call.current?.focus({ preventScroll: true });
	}, [over]);
	return (
		<section ref={whole} class="finale" role="dialog" aria-modal="true" aria-label={over ? verdict : w.theEnd} onClick={over ? undefined : () => director.skip()}>
			<div class="finale__stage" ref={box}>
				{scene && (ui.Ending ? <ui.Ending {...props} scene={scene} /> : <PlainEnding {...props} scene={scene} verdict={verdict} game={ui.slug} />)}
			</div>
			<div class="finale__ways">
				{over ? (
					<>
						<button ref={call} class="button button--call" onClick={close}>
							{w.toResult}
						</button>
						<button class="button" onClick={board}>
							{w.lookAtBoard}
						</button>
					</>
				) : (
					<button class="button button--small finale__skip" onClick={() => director.skip()}>
						{w.skip}
					</button>
				)}
			</div>
			<p class="sr" role="status">
				{over && verdict}
			</p>
		</section>
	);
}

/* The end of a match as it is seen from a position's seat: who looks on from there, in a replay too, has won
 * what that seat has won, and so have all who sit at this machine. */
export function Ending({ ui, position, players, ...ways }: {
	ui: GameUI;
	position: Position;
	news: Entry[];
	players: Player[];
	still: boolean;
	close(): void;
	board(): void;
}) {
	const result = (position.result ?? []).map((row) => ({ ...row, seat: row.seat - 1 }));
	const first = result.filter((row) => row.place === 1);
	return (
		<EndingPlace
			{...{ ui, players, result, ...ways }}
			view={viewOf(ui, position)}
			seat={position.seat - 1}
			won={position.seat === 0 ? first.length > 0 : first.some((row) => row.seat === position.seat - 1 || players[row.seat]?.me)}
			verdict={verdict(position, players)}
		/>
	);
}
