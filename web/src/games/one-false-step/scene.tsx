/* scene.tsx - what just happened, as a scene: counters come down, a court rolls its dice, gavels and bells,
 * goods come in; a Moon Shot has the whole room (moonshot.tsx). */
import type { Entry, Told } from '../../game';
import { Badge, Die, OUT, rollDie, Scene, type Target } from '../../pieces';
import { moonShot } from './moonshot';
import { w } from './say';
import { claimName, playerAt, type News, type View } from './view';

type Line = Entry<News>;
type Of<K extends News['kind']> = Extract<News, { kind: K }>;

/* One line of the news at its moment: what moves, and what is heard. */
type Teller<K extends News['kind']> = (scene: Scene, t: number, news: Of<K>, entry: Line, view: View) => void;

const piece = (id: string | undefined) => (id ? `[data-piece="${CSS.escape(id)}"]` : null);

/* Something grows for a moment where it stands. */
function swell(scene: Scene, target: Target, t: number, by = 1.2, time = 320): void {
	scene.key(target, [
		[t, { scale: 1 }, 'ease-out'],
		[t + time * 0.4, { scale: by }, 'ease-in-out'],
		[t + time, { scale: 1 }],
	]);
}

/* What a place on the map is drawn with, apart from what can be hit. */
function drawing(scene: Scene, id: string | undefined): Element[] {
	const at = piece(id);
	return at ? scene.all(`.ofs-map ${at} .ofs-houses, .ofs-map ${at} .ofs-counter`) : [];
}

function dropOn(scene: Scene, target: Target, t: number): void {
	scene.key(target, [
		[t, { translate: '0px -46px', scale: 1.8, opacity: 0 }, 'ease-in'],
		[t + 90, { opacity: 1 }],
		[t + 240, { translate: '0px 0px', scale: 0.9, opacity: 1 }, OUT],
		[t + 320, { translate: '0px 0px', scale: 1, opacity: 1 }],
	]);
}

function cityPiece(view: View, city: number): string | undefined {
	return view.map.cities.find((one) => one.number === city)?.id;
}

const TELLERS: { [K in News['kind']]?: Teller<K> } = {
	'bid-on': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t);
		swell(scene, `[data-lot="${cityPiece(view, news.city)}"] .ofs-lot__bid`, t, 1.25);
		scene.cue(t, 'bid');
	},
	'settle': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t, 1.35);
		scene.cue(t, 'sold');
	},
	'stake': (scene, t, _, entry) => {
		for (const { id } of entry.pieces) dropOn(scene, `[data-counter="${CSS.escape(id)}"]`, t);
		scene.cue(t + 220, 'claim');
	},
	'strengthen': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t);
		scene.cue(t, 'thud');
	},
	'train': (scene, t, news, _, view) => {
		swell(scene, `.ofs-map ${piece(view.map.cities.find((one) => one.number === news.to)?.trainId)} > g`, t);
		scene.cue(t, 'tick');
	},
	'board': (scene, t, news) => {
		swell(scene, `[data-seat-rocket="${news.seat - 1}"] .ofs-part--lifeSupport`, t, 1.12);
		scene.cue(t, 'thud');
	},
	'income': (scene, t, news, _, view) => {
		const own = view.map.claims.filter((claim) => claim.owner === news.seat - 1);
		own.forEach((claim) => swell(scene, `[data-counter="${CSS.escape(claim.id)}"]`, t, 1.4));
		if (news.food) scene.cue(t, 'harvest');
		if (news.gold) scene.cue(t + 90, 'gold');
	},
	'feed': (scene, t, news, _, view) => {
		view.map.cities.filter((city) => city.owner === news.seat - 1 && city.where === 'active').forEach((city) => swell(scene, drawing(scene, city.id), t, 1.12));
		scene.cue(t, 'harvest');
	},
	'starve': (scene, t, news, _, view) => {
		scene.key(drawing(scene, cityPiece(view, news.city)), [[t, { opacity: 1, rotate: '0deg' }], [t + 150, { rotate: '-5deg' }], [t + 320, { opacity: 1, rotate: '0deg' }]]).cue(t, 'sigh');
	},
	'raise': (scene, t, news) => {
		const part = news.system === 'life-support' ? 'lifeSupport' : news.system;
		swell(scene, `[data-seat-rocket="${news.seat - 1}"] .ofs-part--${part}, .seat[data-seat="${news.seat - 1}"] .ofs-part--${part}`, t, 1.2, 420);
		scene.cue(t, 'raise');
	},
	'learn': (scene, t) => void scene.cue(t, 'stamp'),
	'wake': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t, 1.4, 420);
		scene.cue(t, 'held');
	},
	'lot': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t, 1.4, 420);
		scene.cue(t, 'card');
	},
	'bid': (scene, t) => {
		swell(scene, '.ofs-bidders .is-leading', t, 1.04);
		scene.cue(t, 'bid');
	},
	'buy': (scene, t, news, _, view) => {
		swell(scene, drawing(scene, cityPiece(view, news.city)), t, 1.5, 420);
		scene.cue(t, 'sold');
	},
	'ghost': (scene, t) => void scene.cue(t, 'paper'),
	'get-button': (scene, t) => roll(scene, t),
	'hand': (scene, t) => roll(scene, t),
	'exchange': (scene, t) => void scene.cue(t, 'coin'),
	'accept': (scene, t) => void scene.cue(t, 'coin'),
	'offer': (scene, t) => void scene.cue(t, 'paper'),
};

/* The Button goes round. */
function roll(scene: Scene, t: number): void {
	scene
		.key('.ofs-week__button .ofs-ic', [
			[t, { translate: '-40px 0px', rotate: '-360deg' }, 'ease-out'],
			[t + 400, { translate: '0px 0px', rotate: '0deg' }],
		])
		.cue(t, 'button');
}

const EACH = 340,
	STEP = 180,
	ALL = 1000; /* ms: what several lines take together at most */

/* What has a moment of its own; the rest is told with what came before it. */
function tellAll(scene: Scene, told: Told<View, News>, lines: Line[], from: number): number {
	const shown = lines.filter((entry) => entry.data && entry.data.kind in TELLERS);
	const step = Math.min(STEP, ALL / Math.max(1, shown.length));
	let t = from;
	for (const entry of lines) {
		const teller = entry.data && (TELLERS[entry.data.kind] as Teller<News['kind']> | undefined);
		teller?.(scene, t, entry.data as never, entry, told.after);
		scene.reveal(t + (teller ? 120 : 0), entry);
		if (teller) t += step;
	}
	return shown.length > 0 ? t - step + EACH : from;
}

/* A new day is rung in, and its chip steps forward. */
function layDay(scene: Scene): void {
	scene.key('.ofs-days .is-now', [[0, { translate: '-26px 0px', opacity: 0 }, OUT], [300, { translate: '0px 0px', opacity: 1 }]]).cue(0, 'day');
}

/* --- a claim before the court ------------------------------------------------------------------ */

function Court({ told, entry }: { told: Told<View, News>; entry: Line }) {
	const news = entry.data as Of<'jump'>;
	const [by, owner] = [playerAt(told.players, news.seat - 1), playerAt(told.players, news.owner - 1)];
	const claim = told.after.map.claims.find((one) => entry.pieces.some((piece) => piece.id === one.id));
	const side = (player: typeof by, die: number | undefined, pile: number) => (
		<span class="ofs-court__side">
			{player && <Badge player={player} />}
			<Die value={die ?? 0} />
			<b>+ {pile}</b>
		</span>
	);
	return (
		<div class="ofs-court">
			<p>{w.court.before(by, claim ? claimName(claim) : '')}</p>
			<span class="ofs-court__sides">
				{side(by, news.die, news.pile)}
				<i>{w.court.against}</i>
				{side(owner, news.against, news.defence)}
			</span>
			<strong class="ofs-court__verdict">{news.won ? w.court.won(by) : w.court.kept(owner)}</strong>
		</div>
	);
}

const THROWN = 700;

function court(told: Told<View, News>, entry: Line): Scene {
	const news = entry.data as Of<'jump'>;
	const scene = new Scene(told.root, 1900);
	const over = told.root.querySelector('.ofs-chart');
	if (over) scene.layer(<Court told={told} entry={entry} />, over);
	const dice = scene.all('.ofs-court .die');
	[news.die, news.against].forEach((value, i) => dice[i] && value && rollDie(scene, dice[i], value, 120, THROWN - 80 * i));
	scene
		.key('.ofs-court', [[0, { scale: 0.94, opacity: 0 }, OUT], [120, { scale: 1, opacity: 1 }], [1650, { opacity: 1 }], [1900, { opacity: 0 }]])
		.during('.ofs-court__verdict', THROWN + 200)
		.key('.ofs-court__verdict', [[THROWN + 200, { scale: 1.8, opacity: 0 }, 'ease-in'], [THROWN + 320, { scale: 1, opacity: 1 }]])
		.cue(120, 'dice')
		.cue(THROWN, 'land')
		.cue(THROWN + 220, news.won ? 'claim' : 'unwind');
	for (const line of told.news) scene.reveal(THROWN + 250, line);
	return scene.reveal(THROWN + 250, 'view', 'board');
}

/* ------------------------------------------------------------------------------------------------ */

type Some = Pick<Line, 'kind' | 'data'>;

const isShot = ({ kind }: Some) => kind === 'shoot';
const isFight = ({ data }: Some) => data?.kind === 'jump' && Boolean(data.die);

export function waits(news: Some[]): boolean {
	return news.some((entry) => isShot(entry) || isFight(entry));
}

export function scene(told: Told<View, News>): Scene | null {
	const { news, root } = told;
	const shot = news.find(isShot);
	if (shot) return moonShot(told, shot);
	const jump = news.find(isFight);
	if (jump) return court(told, jump);
	const made = new Scene(root, 2000);
	/* How long it lasts decides where its tracks end: it is said first. */
	const moments = news.filter((entry) => entry.data && entry.data.kind in TELLERS).length;
	const rings = told.before.day !== told.after.day || told.before.week !== told.after.week;
	if (moments === 0 && !rings) return null;
	const from = rings ? 160 : 0;
	made.lasts(from + (moments > 0 ? Math.min(STEP, ALL / moments) * (moments - 1) + EACH + 100 : EACH));
	if (rings) layDay(made);
	tellAll(made, told, news, from);
	return made.reveal(from + 120, 'view');
}
