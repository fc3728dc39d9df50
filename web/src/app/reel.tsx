/* reel.tsx - a replay's controls, under its board. */
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from '../game';
import type { Director } from '../pieces/director';
import { Icon, type IconName } from './icons';
import type { Reel, Turn } from './machine';
import { useSource } from './source';
import { w } from './words';

const SPEEDS = [0.5, 1, 2, 4];

function Wind({ icon, name, act }: { icon: IconName; name: string; act(): void }) {
	return (
		<button class="button button--quiet" aria-label={name} onClick={act}>
			<Icon name={icon} />
		</button>
	);
}

function Speeds({ speed, setSpeed }: { speed: number; setSpeed(speed: number): void }) {
	return (
		<label class="film__pick">
			<span class="sr">{w.speed}</span>
			<select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
				{SPEEDS.map((value) => (
					<option key={value} value={value}>
						{value}×
					</option>
				))}
			</select>
		</label>
	);
}

function Eyes({ seat, setSeat, players }: { seat: number; setSeat(seat: number): void; players: Player[] }) {
	return (
		<label class="film__pick">
			<span class="sr">{w.seenBy}</span>
			<select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
				<option value={0}>{w.asSpectator}</option>
				{players.map((player) => (
					<option key={player.seat} value={player.seat + 1}>
						{w.asPlayer(player.letter, player.name)}
					</option>
				))}
			</select>
		</label>
	);
}

const PARTS = 200; /* of a scene, by its slider */

/* How far the step's scene is; by hand it is led there and back, and goes on when it is let go. */
function Moment({ tell, director, dead }: { tell(event: Turn): void; director: Director; dead: boolean }) {
	const bar = useRef<HTMLInputElement>(null);
	const idle = useSource(director.idle);
	useEffect(() => {
		let beat = 0;
		const follow = () => {
			const scene = director.now.value;
			if (scene && director.playing) bar.current!.value = String((PARTS * scene.t) / scene.length);
			beat = requestAnimationFrame(follow);
		};
		if (idle) bar.current!.value = String(PARTS);
		else follow();
		return () => cancelAnimationFrame(beat);
	}, [idle]);
	return (
		<input
			ref={bar}
			class="film__moment"
			type="range"
			min={0}
			max={PARTS}
			aria-label={w.moment}
			title={w.moment}
			disabled={dead}
			onInput={(event) => tell({ share: Number(event.currentTarget.value) / PARTS })}
			onChange={() => tell('let go')}
		/>
	);
}

export function ReelControls({
	reel,
	tell,
	director,
	still,
	...picks
}: { reel: Reel; tell(event: Turn): void; director: Director; still: boolean } & Parameters<typeof Speeds>[0] & Parameters<typeof Eyes>[0]) {
	const { step, last, playing } = reel;
	return (
		<div class="film" role="group" aria-label={w.replay}>
			<Wind icon="first" name={w.toStart} act={() => tell({ to: 0 })} />
			<Wind icon="back" name={w.stepBack} act={() => tell({ to: step - 1 })} />
			<button
				class="button button--call film__play"
				aria-label={playing ? w.pause : w.play}
				onClick={() => tell('play')}
			>
				<Icon name={playing ? 'pause' : 'play'} />
			</button>
			<Wind icon="forward" name={w.stepOn} act={() => tell({ to: step + 1 })} />
			<Wind icon="last" name={w.toEnd} act={() => tell({ to: last })} />
			<input
				type="range"
				min={0}
				max={last}
				value={step}
				aria-label={w.step}
				aria-valuetext={w.stepOf(step, last)}
				onInput={(event) => tell({ to: Number(event.currentTarget.value) })}
			/>
			<span class="figure film__count">
				{step} / {last}
			</span>
			<Moment {...{ tell, director }} dead={still || step === 0} />
			<Speeds {...picks} />
			<Eyes {...picks} />
		</div>
	);
}
