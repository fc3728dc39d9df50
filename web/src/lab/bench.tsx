/* bench.tsx - one game on the bench: its data, what to simulate, and what came of it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../app/dialog';
import { recall, remember } from '../app/source';
import type { GameInfo } from '../app/wire';
import { changedLines } from './diff';
import { Editor, goTo } from './editor';
import { OrderForm, type Wishes } from './order';
import { Results } from './results';
import { cancel, check, look, Refusal, standardOf, start, type Fault, type Run } from './wire';
import { w } from './words';

const PAUSE = 300; /* ms without a key before the text is checked */

/* The text on the bench: it is kept in this browser, and checked when typing pauses. */
function useData(game: GameInfo, wishes: Wishes) {
	const [standard, setStandard] = useState<string | null>(null);
	const [text, setText] = useState<string | null>(
		() => recall(`lab.data.${game.game}`) || null,
	);
	const [faults, setFaults] = useState<Fault[] | null>(null); /* null: not known yet */
	const [problem, setProblem] = useState('');
	useEffect(() => {
		standardOf(game.game).then(
			(data) => {
				setStandard(data);
				setText((kept) => kept ?? data);
			},
			(why) => setProblem(why.message),
		);
	}, []);
	const options = wishes.options.join('\n');
	useEffect(() => {
		if (text === null) return undefined;
		let here = true;
		let timer = 0;
		const ask = () =>
			check({ game: game.game, data: text, seats: wishes.seats, options: wishes.options }).then(
				(found) => here && (setFaults(found), setProblem('')),
				(why) => {
					if (!here) return;
					setProblem(why.message);
					timer = window.setTimeout(ask, 2000); /* too fast, or away for a moment */
				},
			);
		setFaults(null);
		timer = window.setTimeout(ask, PAUSE);
		return () => {
			here = false;
			clearTimeout(timer);
		};
	}, [text, wishes.seats, options]);
	const set = (now: string) => {
		setText(now);
		remember(`lab.data.${game.game}`, now === standard ? '' : now);
	};
	return { standard, text, set, faults, setFaults, problem };
}

/* The run that was last begun here, looked at while it is under way. */
function useRun(game: GameInfo) {
	const [id, setId] = useState(() => recall(`lab.run.${game.game}`) ?? '');
	const [run, setRun] = useState<Run | null>(null);
	const begin = (fresh: string) => {
		remember(`lab.run.${game.game}`, fresh);
		setRun(null);
		setId(fresh);
	};
	useEffect(() => {
		if (!id) return undefined;
		let here = true;
		let timer = 0;
		const again = () =>
			look(id).then(
				(now) => {
					if (!here) return;
					setRun(now);
					if (now.state === 'running') timer = window.setTimeout(again, 400);
				},
				(why) => {
					if (!here) return;
					if (why instanceof Refusal && why.status === 404) return begin('');
					timer = window.setTimeout(again, 1500);
				},
			);
		void again();
		return () => {
			here = false;
			clearTimeout(timer);
		};
	}, [id]);
	return { run, begin, setRun };
}

function save(name: string, text: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function faultWords(fault: Fault): string {
	return fault.line > 0 ? w.place(fault.line, fault.column) : w.whole;
}

function Faults({
	faults,
	problem,
	show,
}: {
	faults: Fault[] | null;
	problem: string;
	show(fault: Fault): void;
}) {
	const count = faults?.length ?? 0;
	const words = problem
		? w.notChecked(problem)
		: faults === null
			? w.checking
			: count === 0
				? w.noMistakes
				: w.mistakes(count);
	return (
		<div class="lab__faults" id="lab-faults">
			<p role="status" class={count > 0 ? 'is-bad' : faults === null ? 'soft' : 'is-good'}>
				{words}
			</p>
			{count > 0 && (
				<ol>
					{faults!.map((fault, i) => (
						<li key={i}>
							<button
								type="button"
								class="button button--small"
								disabled={fault.line === 0}
								onClick={() => show(fault)}
							>
								{faultWords(fault)}
							</button>{' '}
							<span>{fault.text}</span>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

/* What was last wished for with this game; whatever is not understood is as usual. */
function recallWishes(game: GameInfo): Wishes {
	const usual: Wishes = {
		seats: game.usual,
		bots: 'greedy',
		games: 2000,
		seed: '1',
		options: [],
		against: 'standard',
		aim: 'change',
		worthGames: 200,
	};
	try {
		const kept = JSON.parse(recall(`lab.wishes.${game.game}`) ?? '{}') as Partial<Wishes>;
		const wishes = { ...usual, ...kept };
		return game.seats.includes(wishes.seats) && Array.isArray(wishes.options) ? wishes : usual;
	} catch {
		return usual;
	}
}

type Data = ReturnType<typeof useData>;

/* Begins a run of the data as it stands; whether one is being begun. */
function useSubmit(game: GameInfo, wishes: Wishes, data: Data, begin: (run: string) => void) {
	const [last, setLast] = useState(() => recall(`lab.last.${game.game}`) || null);
	const [busy, setBusy] = useState(false);
	const text = data.text ?? '';
	const submit = async () => {
		const worth = wishes.aim === 'worth';
		const against = worth ? null : { standard: data.standard, last, nothing: null }[wishes.against];
		setBusy(true);
		try {
			begin(await start(orderOf(game, wishes, text, against)));
			setLast(text);
			remember(`lab.last.${game.game}`, text);
		} catch (why) {
			if (why instanceof Refusal && why.faults.length > 0) data.setFaults(why.faults);
			say(w.notBegun((why as Error).message), { bad: true });
		} finally {
			setBusy(false);
		}
	};
	return { last, busy, submit };
}

function orderOf(game: GameInfo, wishes: Wishes, text: string, against: string | null): Parameters<typeof start>[0] {
	const worth = wishes.aim === 'worth';
	return {
		game: game.game,
		data: text,
		seats: wishes.seats,
		options: wishes.options,
		bots: worth ? undefined : wishes.bots,
		games: worth ? wishes.worthGames : wishes.games,
		worth: worth || undefined,
		seed: wishes.seed,
		before: against === null || against === text ? undefined : against,
	};
}

function DataTools({ game, data, text }: { game: GameInfo; data: Data; text: string }) {
	const standard = () => {
		if (text === data.standard) return;
		data.set(data.standard!);
		say(w.standardIsBack, { link: { text: w.undo, act: () => data.set(text) } });
	};
	return (
		<div class="tools">
			<button
				class="button button--quiet button--small"
				aria-disabled={text === data.standard}
				onClick={standard}
			>
				{w.standard}
			</button>
			<label class="button button--quiet button--small lab__file">
				{w.openFile}
				<input
					type="file"
					accept=".yaml,.yml,text/yaml"
					onChange={(event) => {
						const file = event.currentTarget.files?.[0];
						event.currentTarget.value = '';
						if (file) file.text().then(data.set);
					}}
				/>
			</label>
			<button class="button button--quiet button--small" onClick={() => save(`${game.game}.yaml`, text)}>
				{w.download}
			</button>
		</div>
	);
}

function DataPanel({ game, data, show }: { game: GameInfo; data: Data; show(fault: Fault): void }) {
	const text = data.text ?? '';
	const changed = useMemo(
		() => (data.standard === null ? new Set<number>() : changedLines(data.standard, text)),
		[data.standard, text],
	);
	return (
		<section class="panel lab__data" aria-labelledby="lab-data">
			<div class="panel__head">
				<h2 class="label" id="lab-data">
					{w.data}
				</h2>
				<span class="soft lab__count">
					{changed.size === 0 ? (text === data.standard ? w.asPlayed : w.takenOut) : w.changed(changed.size)}
				</span>
				<DataTools game={game} data={data} text={text} />
			</div>
			<Editor
				text={text}
				set={data.set}
				label={w.dataOf(game.title)}
				describedBy="lab-faults"
				faults={data.faults ?? []}
				changed={changed}
			/>
			<Faults faults={data.faults} problem={data.problem} show={show} />
		</section>
	);
}

export function Bench({ game }: { game: GameInfo }) {
	const [wishes, wish] = useState(() => recallWishes(game));
	const setWishes = (now: Wishes) => {
		wish(now);
		remember(`lab.wishes.${game.game}`, JSON.stringify(now));
	};
	const data = useData(game, wishes);
	const { run, begin, setRun } = useRun(game);
	const { last, busy, submit } = useSubmit(game, wishes, data, begin);
	const root = useRef<HTMLDivElement>(null);
	const running = run?.state === 'running';
	const show = (fault: Fault) =>
		goTo(root.current!.querySelector('textarea')!, fault.line, fault.column);
	if (data.text === null)
		return (
			<p class="empty" role={data.problem ? 'alert' : 'status'}>
				{data.problem ? w.dataDidNotCome(data.problem) : w.fetching}
			</p>
		);
	return (
		<div class="lab__bench" ref={root}>
			<DataPanel game={game} data={data} show={show} />
			<OrderForm
				game={game}
				wishes={wishes}
				set={setWishes}
				last={last !== null && last !== data.text}
				changed={data.text !== data.standard}
				faulty={(data.faults?.length ?? 0) > 0}
				run={run}
				busy={busy || running}
				submit={submit}
				stop={() => run && cancel(run.run).then(setRun, (why) => say(why.message, { bad: true }))}
			/>
			{run && !running && <Results run={run} game={game} />}
		</div>
	);
}
