/* labdoor.tsx - the way into the lab, which is fetched when somebody goes there. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { style } from '../games/registry';
import { Hall } from './hall';
import { w } from './words';

type LabPage = ComponentType<{ game: string | null }>;

export function LabDoor({ game }: { game: string | null }) {
	const [page, setPage] = useState<{ Lab: LabPage } | null>(null);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		Promise.all([import('../lab/index'), style('lab')]).then(
			([module]) => setPage({ Lab: module.Lab }),
			(why) => setProblem(why.message),
		);
	}, []);
	if (page) return <page.Lab game={game} />;
	return (
		<Hall title={w.lab}>
			<p class="empty" role={problem ? 'alert' : 'status'}>
				{problem ? w.labDidNotCome(problem) : w.openingLab}
			</p>
		</Hall>
	);
}
