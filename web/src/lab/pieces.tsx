/* pieces.tsx - which cards and pieces are too strong, too weak or dead, and what of the rest so
 * many games can tell. */
import type { PieceVerdict } from './wire';
import { w } from './words';

function Rows({ pieces }: { pieces: PieceVerdict[] }) {
	return (
		<div class="lab__scroll" tabIndex={0} role="region" aria-label={w.pieces}>
			<table class="lab__table">
				<caption>{w.piecesAbout}</caption>
				<thead>
					<tr>
						{w.pieceColumns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{pieces.map(({ piece, name, verdict }) => (
						<tr key={piece}>
							<th scope="row">
								{name}
								<small>{w.pieceIs(verdict.is, verdict.why)}</small>
							</th>
							<td>{w.value(verdict.did, true)}</td>
							<td>{w.value(verdict.users_win, true)}</td>
							<td>{w.value(verdict.could_win, true)}</td>
							<td>{w.value(verdict.peers_win, true)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

export function Pieces({ pieces }: { pieces: PieceVerdict[] }) {
	const named = pieces.filter((piece) => piece.verdict.is !== 'fine');
	const fine = pieces.filter((piece) => piece.verdict.is === 'fine');
	return (
		<section class="panel lab__pieces" aria-labelledby="lab-pieces">
			<div class="panel__head">
				<h3 class="label" id="lab-pieces">
					{w.pieces}
				</h3>
			</div>
			<div class="panel__body stack">
				{named.length > 0 ? <Rows pieces={named} /> : <p>{w.noPieces}</p>}
				{fine.length > 0 && (
					<details class="lab__more">
						<summary>{w.finePieces(fine.length)}</summary>
						<Rows pieces={fine} />
					</details>
				)}
			</div>
		</section>
	);
}
