/* tools.tsx - the tools of a table: in the bar, in its menu, and by letters. */
import type { ComponentChildren } from 'preact';
import type { Acts, Advising, Windows } from './acts';
import { sayAgain } from './announce';
import { askForCalls, wantsCalls } from './call';
import { say } from './dialog';
import { voiceItems } from './help';
import type { Here } from './here';
import { Icon, type IconName } from './icons';
import { copyLink } from './invite';
import { Menu, type Item } from './menu';
import { go } from './route';
import { shortcut } from './shortcuts';
import { undoerOf } from './undo';
import { choose, otherLanguages } from '../language';
import { w } from './words';

function callItem(mine: boolean): Item {
	return {
		text: wantsCalls() ? w.doNotCall : w.callMe,
		icon: 'bell',
		hidden: !mine,
		act: () => void askForCalls(!wantsCalls()).then((on) => say(on ? w.willCall : w.willNotCall)),
	};
}

export function itemsOf({ feed, ui, over, mine, resigned, players }: Here, windows: Windows, guideAnew: () => void): Item[] {
	const playing = mine && !over;
	return [
		{ text: w.guideTo, icon: 'guide', act: guideAnew, hidden: !playing || ui.guide.length === 0 },
		{ text: w.rules, icon: 'rules', act: () => windows.setRules('') },
		{ text: w.keys, icon: 'keys', act: () => windows.setOpen('help') },
		{ text: w.asText, icon: 'list', act: () => windows.setOpen('text') },
		{ text: w.settings, icon: 'settings', act: () => windows.setOpen('settings') },
		...voiceItems(),
		{ text: w.copyAddress, icon: 'link', act: () => void copyLink(`/table/${feed.id}`, w.theAddress) },
		callItem(mine),
		{ text: w.replay, icon: 'play', act: () => go(`/replay/${feed.id}`), hidden: !over },
		{
			text: w.resign,
			icon: 'flag',
			act: () => windows.setOpen('resign'),
			hidden: !playing || resigned || players.length === 1,
		},
		...otherLanguages().map(([code, name]): Item => ({ text: name, icon: 'language', act: () => choose(code) })),
		{ text: w.toLobby, icon: 'back', act: () => go('/') },
	];
}

function Tool({
	icon,
	name,
	char,
	act,
	off,
	more,
	...rest
}: {
	icon: IconName;
	name: string;
	char: string;
	act(): void;
	off?: boolean;
	faded?: boolean;
	title?: string;
	wide?: boolean;
	expanded?: boolean;
	more?: ComponentChildren;
}) {
	return (
		<button
			class={'button button--quiet' + (rest.wide ? ' wide' : '') + (rest.faded ? ' is-faded' : '')}
			onClick={act}
			aria-disabled={off}
			aria-expanded={rest.expanded}
			aria-keyshortcuts={shortcut(char)}
			title={rest.title ?? name}
		>
			<Icon name={icon} />
			<span class="long">{name}</span>
			{more}
		</button>
	);
}

function Unread({ count }: { count: number }) {
	return count > 0 ? (
		<span class="dot">
			{count}
			<span class="sr"> {w.unread}</span>
		</span>
	) : null;
}

/* What a click on Undo would do; it tells why where it can do nothing. */
function undoes({ feed }: Here): { nothing: boolean; title: string } {
	const now = undoerOf(feed.mine, feed.sights)?.now;
	const stays = now?.stays ?? 'nothing';
	const title = now?.undo ? w.undoes(now.takes_back ?? 1) : `${w.itStays}: ${w.stays(stays)}`;
	return { nothing: now?.undo !== true && stays === 'nothing', title };
}

export function Tools({ here, windows, acts, advice, items }: { here: Here; windows: Windows; acts: Acts; advice: Advising; items: Item[] }) {
	const { feed, question } = here;
	const playing = here.mine && !here.over && !here.resigned;
	return (
		<>
			{playing && (
				<Tool
					icon="undo"
					name={w.undo}
					char="u"
					act={acts.undo}
					off={undoes(here).nothing}
					faded={!acts.canUndo}
					title={undoes(here).title}
				/>
			)}
			{playing && (
				<Tool
					icon="hint"
					name={advice.thinking ? w.thinkingNow : w.hint}
					char="h"
					act={advice.hint}
					off={!question || advice.thinking}
				/>
			)}
			<Tool icon="rules" name={w.rules} char="r" act={() => windows.setRules('')} wide />
			<Tool
				icon="chat"
				name={w.chat}
				char="c"
				act={() => windows.toggle('chat')}
				expanded={windows.open === 'chat'}
				more={<Unread count={feed.unread} />}
			/>
			<Menu items={items} />
		</>
	);
}

/* Letters, and what they do at a table. */
export function toolKeys({ mine, ui }: Here, windows: Windows, acts: Acts, hint: () => void, guideAnew: () => void) {
	return {
		u: acts.undo,
		h: hint,
		r: () => windows.setRules(''),
		s: sayAgain,
		c: () => windows.toggle('chat'),
		v: () => windows.toggle('text'),
		',': () => windows.toggle('settings'),
		'?': () => windows.toggle('help'),
		g: () => mine && ui.guide.length > 0 && guideAnew(),
	};
}
