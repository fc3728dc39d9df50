/* sounding.tsx - how the page sounds and how fast it tells, as this person wants it: the button in
 * the bar, and the choices themselves, which the settings show. */
import { Icon } from './icons';
import { pace, PACES, setPace } from './pace';
import { shortcut } from './shortcuts';
import { bedding, hear, mute, muted, setBed, setVolume, turnSound, volume } from './sound';
import { useSource } from './source';
import { w } from './words';

export function SoundButton() {
	const off = useSource(muted);
	return (
		<button
			class="button button--quiet wide"
			aria-pressed={!off}
			aria-keyshortcuts={shortcut('m')}
			title={off ? w.soundIsOff : w.soundIsOn}
			onClick={turnSound}
		>
			<Icon name={off ? 'silent' : 'sound'} />
			<span class="sr">{w.sound}</span>
		</button>
	);
}

function Check({ name, on, set }: { name: string; on: boolean; set(on: boolean): void }) {
	return (
		<label class="check">
			<input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
			<span>{name}</span>
		</label>
	);
}

export function SoundChoices() {
	const loud = useSource(volume);
	const on = !useSource(muted);
	const set = (turn: (value: any) => void, value: unknown) => {
		turn(value);
		hear('plink', [4]);
	};
	return (
		<fieldset class="wish">
			<legend>{w.sound}</legend>
			<Check name={w.soundOn} on={on} set={(wish) => set(mute, !wish)} />
			<label class="wish__slide">
				<span>{w.volume}</span>
				<input
					type="range"
					min={5}
					max={100}
					step={5}
					value={loud}
					disabled={!on}
					aria-valuetext={w.perCent(loud)}
					onInput={(event) => setVolume(Number(event.currentTarget.value))}
					onChange={() => hear('plink', [4])}
				/>
				<span class="figure">{w.perCent(loud)}</span>
			</label>
			<Check name={w.bedOn} on={useSource(bedding)} set={setBed} />
			<p class="soft fine">{w.soundNote}</p>
		</fieldset>
	);
}

export function PaceChoices() {
	const now = useSource(pace);
	return (
		<fieldset class="wish">
			<legend>{w.tellingPace}</legend>
			{PACES.map((each) => (
				<label key={each} class="check">
					<input type="radio" name="pace" checked={now === each} onChange={() => setPace(each)} />
					<span>
						<b>{w.paceName(each)}</b> {w.paceNote(each)}
					</span>
				</label>
			))}
		</fieldset>
	);
}
