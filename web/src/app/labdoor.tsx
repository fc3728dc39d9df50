/* labdoor.tsx - the way into the lab, which is fetched when somebody goes there. */
import { useDoor } from './door';
import { Hall } from './hall';
import { w } from './words';

export function LabDoor({ game }: { game: string | null }) {
	const door = useDoor('lab', 'lab', () => import('../lab/index').then(({ Lab }) => Lab));
	if ('Page' in door) return <door.Page game={game} />;
	return (
		<Hall title={w.lab}>
			<p class="empty" role={door.problem ? 'alert' : 'status'}>
				{door.problem ? w.labDidNotCome(door.problem) : w.openingLab}
			</p>
		</Hall>
	);
}
