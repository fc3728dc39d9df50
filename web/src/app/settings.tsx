/* settings.tsx - how this person wants to play: a page of its own, and a window over a table. What is
 * chosen holds at once, everywhere, and is kept. */
import { useId } from 'preact/hooks';
import { choose, language, LANGUAGES, type Language } from '../language';
import { Dialog } from './dialog';
import { Hall } from './hall';
import { PaceChoices, SoundChoices } from './sounding';
import { useSource } from './source';
import { boardAs, contrast, singleKeys, telling, theme, type Wish } from './wishes';
import { w } from './words';

interface PickProps<T extends string> {
	title: string;
	about?: string;
	values: readonly T[];
	names: Record<T, string>;
	value: T;
	choose(value: T): void;
}

function Pick<T extends string>({ title, about, values, names, value, choose }: PickProps<T>) {
	const id = useId();
	return (
		<fieldset class="wish" aria-describedby={about ? `${id}about` : undefined}>
			<legend>{title}</legend>
			<div class="wish__values">
				{values.map((each) => (
					<label key={each} class="pill">
						<input type="radio" name={id} checked={each === value} onChange={() => choose(each)} />
						<span>{names[each]}</span>
					</label>
				))}
			</div>
			{about && (
				<p id={`${id}about`} class="soft fine">
					{about}
				</p>
			)}
		</fieldset>
	);
}

function OfWish<T extends string>({ wish, ...rest }: { wish: Wish<T> } & Omit<PickProps<T>, 'values' | 'value' | 'choose'>) {
	const value = useSource(wish);
	return <Pick {...rest} values={wish.values} value={value} choose={(each) => wish.choose(each)} />;
}

const CODES = Object.keys(LANGUAGES) as Language[];

export function Settings() {
	return (
		<div class="wishes">
			<PaceChoices />
			<SoundChoices />
			<OfWish wish={theme} title={w.themeOf} names={w.themes} />
			<OfWish wish={contrast} title={w.contrast} names={w.contrasts} />
			<OfWish wish={boardAs} title={w.boardAs} about={w.boardAsAbout} names={w.boardsAs} />
			<OfWish wish={singleKeys} title={w.singleKeysTitle} about={w.singleKeys} names={w.keysAre} />
			<OfWish wish={telling} title={w.telling} about={w.tellingAbout} names={w.tellings} />
			<Pick title={w.language} values={CODES} names={LANGUAGES} value={language} choose={choose} />
		</div>
	);
}

export function SettingsDialog({ close }: { close(): void }) {
	return (
		<Dialog title={w.settings} close={close} kind="settings">
			<Settings />
			<p class="soft fine">{w.settingsKept}</p>
		</Dialog>
	);
}

export function SettingsPage() {
	return (
		<Hall title={w.settings}>
			<main class="panel settings">
				<h1 class="display">{w.settings}</h1>
				<p class="soft">{w.settingsKept}</p>
				<Settings />
			</main>
		</Hall>
	);
}
