/* above.tsx - what stands over a table: windows, a card, the end, the curtain between two people. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Player } from '../game';
import { LargeCard } from '../pieces/card';
import type { Acts, Windows } from './acts';
import { viewOf } from './book';
import { Chat } from './chat';
import { Dialog } from './dialog';
import { Ending } from './ending';
import { Help } from './help';
import type { Here } from './here';
import { Over } from './over';
import { TextDialog } from './plain';
import { LetResign, Resign, Resigned } from './resign';
import { RulesDialog } from './rules';
import { SettingsDialog } from './settings';
import { Stays, undoerOf } from './undo';
import { w } from './words';

/* What stands over the table. */
export function Above({ here, windows, acts, show }: { here: Here; windows: Windows; acts: Acts; show: string | undefined }) {
	const { feed, ui, now, info, players, lines, mine } = here;
	const close = () => windows.setOpen(null);
	const text = windows.card ? (ui.cardText?.(windows.card, viewOf(ui, now)) ?? null) : null;
	return (
		<>
			{here.away && !here.over && <KeptSeat back={acts.comeBack} />}
			{windows.open === 'chat' && <Chat feed={feed} players={players} close={close} />}
			{windows.open === 'help' && <Help close={close} settle={() => windows.setOpen('settings')} />}
			{windows.open === 'text' && <TextDialog text={show} close={close} />}
			{windows.open === 'settings' && <SettingsDialog close={close} />}
			{windows.open === 'resign' && <Resign two={players.length === 2} close={close} resign={acts.resign} />}
			{!here.over && <LetResign players={players} letResign={acts.letResign} />}
			{windows.open === 'stays' && (
				<Stays sight={undoerOf(feed.mine, feed.sights)!} info={info} mine={feed.mine} close={close} />
			)}
			{windows.open === 'resigned' && !windows.ended && <Resigned info={info} players={players} close={close} />}
			{windows.rules !== null && (
				<RulesDialog game={info.game} title={info.title} clause={windows.rules} close={() => windows.setRules(null)} />
			)}
			{text && (
				<Dialog title={text.title} close={() => windows.setCard(null)} kind="card" bare>
					<LargeCard card={text} />
				</Dialog>
			)}
			{windows.ending && (
				<Ending
					{...{ ui, players }}
					position={now}
					news={here.news}
					still={here.still}
					board={() => windows.setEnding(false)}
					close={() => (windows.setEnding(false), windows.setEnded(true))}
				/>
			)}
			{windows.ended && (
				<Over
					position={now}
					{...{ players, lines, ui, info, mine }}
					close={() => windows.setEnded(false)}
					rematch={acts.rematch}
				/>
			)}
			{here.covered && (
				<Curtain player={players[here.sight.seat - 1]!} asked={now.question !== undefined} lift={here.uncover} />
			)}
		</>
	);
}

function KeptSeat({ back }: { back(): void }) {
	return (
		<div class="banner" role="status">
			{w.botKeepsSeat}{' '}
			<button class="button button--small button--call" onClick={back}>
				{w.takeItBack}
			</button>
		</div>
	);
}

/* Several people at one screen: nothing is seen until the right one says so. */
function Curtain({ player, asked, lift }: { player: Player; asked: boolean; lift(): void }) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => button.current?.focus(), []);
	return (
		<div
			class="curtain"
			role="dialog"
			aria-modal="true"
			aria-label={w.handOver(player.name)}
		>
			<div class="curtain__sheet" data-p={player.colour + 1}>
				<i class="badge badge--big" data-p={player.colour + 1} aria-hidden="true">
					{player.letter}
				</i>
				<h2 class="display">
					{asked ? w.itIsYourTurn(player.name) : w.haveALook(player.name)}
				</h2>
				<p class="soft">{w.lookAway}</p>
				<button ref={button} class="button button--call" onClick={lift}>
					{w.iAm(player.name)}
				</button>
			</div>
		</div>
	);
}
