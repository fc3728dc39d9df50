/* verdict.tsx - what a change did: first what was edited and how it fares, then what followed. */
import type { Figures, Follow, Verdict as Found } from './wire';
import { w } from './words';

const MOST = 12; /* answers that are shown */

function Changes({ rows, caption }: { rows: Follow[]; caption: string }) {
	return (
		<div class="lab__scroll">
			<table class="lab__table">
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{w.figureColumn}</th>
						<th scope="col">{w.before}</th>
						<th scope="col">{w.now}</th>
						<th scope="col">{w.change}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={`${row.figure} ${row.kind}`}>
							<th scope="row">{w.figure(row.figure, row.kind)}</th>
							<td>{w.value(row.before, row.percent)}</td>
							<td>{w.value(row.now, row.percent)}</td>
							<td>
								{w.difference(row.change, row.percent)}
								<small>{w.fromTo(row.low, row.high, row.percent)}</small>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Remarks({ verdict, games }: { verdict: Found; games: number }) {
	const lines = [
		...verdict.unsaid.map((key) => w.unsaid(key.path, key.value)),
		...(verdict.texts_only ? [w.textsOnly] : []),
		...(verdict.same_data ? [w.sameData] : []),
		...(verdict.alike ? [w.alike(games)] : []),
		...(verdict.why ? [w.why(verdict.why)] : []),
	];
	return (
		<>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</>
	);
}

export function Verdict({ figures, verdict }: { figures: Figures; verdict: Found }) {
	const outcomes = verdict.follows.filter((row) => row.outcome);
	const others = verdict.follows.filter((row) => !row.outcome);
	const shown = verdict.answers.slice(0, MOST);
	return (
		<section class="panel lab__verdict" aria-labelledby="lab-verdict">
			<div class="panel__head">
				<h3 class="label" id="lab-verdict">
					{w.whatItDid}
				</h3>
			</div>
			<div class="panel__body stack">
				{shown.map((answer) => (
					<p class="lab__answer" key={`${answer.list} ${answer.name} ${answer.what}`}>
						{w.answer(answer, verdict.alike)}
					</p>
				))}
				{verdict.answers.length > MOST && (
					<p>{w.moreEdits(verdict.answers.length - MOST)}</p>
				)}
				<Remarks verdict={verdict} games={figures.games} />
				{outcomes.length > 0 && <Changes rows={outcomes} caption={w.followed} />}
				{others.length > 0 && (
					<details class="lab__more">
						<summary>{w.followedToo(others.length)}</summary>
						<Changes rows={others} caption={w.counted} />
					</details>
				)}
				{!verdict.alike && (
					<p class="soft">
						{verdict.follows.length === 0 && `${w.nothingSure} `}
						{w.power(figures.games, verdict.power, verdict.judged)}
					</p>
				)}
			</div>
		</section>
	);
}
