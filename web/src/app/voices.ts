/* voices.ts - makes sounds heard: each becomes an oscillator or noise, a filter where it wants one,
 * and a gain that rises and falls; all go through one gain and one compressor. Fetched at the first
 * sound. It works in any context, so that tests can listen to what it makes. */
import { lengthOf, type Sound } from '../pieces/sounds';
import { CUES } from './cues';

const MOST = 4; /* cues at once: the oldest gives way */
const APART = 60; /* ms between two of a kind */
const HEADROOM = 0.55;
const SILENCE = 0.0001; /* what a fall ends at, since it never ends at nothing */
const REST = 2000; /* ms of silence after which the machine may rest */

export { CUES };

/* What a percentage is heard as: half of it is to sound half as loud. */
export function gainOf(percent: number): number {
	return HEADROOM * (percent / 100) ** 1.5;
}

/* The way out of a context, as loud as that. */
export function outlet(context: BaseAudioContext, gain: number): GainNode {
	const master = new GainNode(context, { gain });
	const compressor = new DynamicsCompressorNode(context, { threshold: -14, knee: 8, ratio: 8, attack: 0.003, release: 0.16 });
	master.connect(compressor).connect(context.destination);
	return master;
}

/* Numbers between 0 and 1 that are the same in every run. */
export function draws(seed: number): () => number {
	let state = seed;
	return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/* Two seconds of noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
	let buffer = noises.get(context);
	if (!buffer) {
		buffer = new AudioBuffer({ length: 2 * context.sampleRate, sampleRate: context.sampleRate });
		const draw = draws(7);
		const samples = buffer.getChannelData(0);
		for (let i = 0; i < samples.length; i++) samples[i] = draw() * 2 - 1;
		noises.set(context, buffer);
	}
	return buffer;
}

function glide(value: AudioParam, { from, to, lasts }: Sound, at: number): void {
	value.setValueAtTime(Math.max(1, from), at);
	if (to !== from) value.exponentialRampToValueAtTime(Math.max(1, to), at + lasts / 1000);
}

/* Noise is what is about its frequency; or, low, all below it. */
function hissing(context: BaseAudioContext, sound: Sound, at: number): [AudioScheduledSourceNode, AudioNode] {
	const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
	const band = new BiquadFilterNode(context, { type: sound.low ? 'lowpass' : 'bandpass', Q: sound.q });
	glide(band.frequency, sound, at);
	return [source, source.connect(band)];
}

function sounding(context: BaseAudioContext, sound: Sound, at: number): [AudioScheduledSourceNode, AudioNode] {
	const source = new OscillatorNode(context, { type: sound.wave });
	glide(source.frequency, sound, at);
	if (!sound.low) return [source, source];
	const wall = new BiquadFilterNode(context, { type: 'lowpass', frequency: sound.low });
	return [source, source.connect(wall)];
}

/* One sound of a cue that begins at `when`, in seconds of the context. */
export function put(context: BaseAudioContext, into: AudioNode, sound: Sound, when: number): void {
	const at = when + sound.at / 1000;
	const end = at + sound.lasts / 1000;
	const [source, heard] = (sound.wave ? sounding : hissing)(context, sound, at);
	const loud = new GainNode(context, { gain: 0 });
	loud.gain.setValueAtTime(0, at);
	loud.gain.linearRampToValueAtTime(sound.gain, at + Math.min(sound.attack, sound.lasts / 2) / 1000);
	loud.gain.exponentialRampToValueAtTime(SILENCE, end);
	heard.connect(loud).connect(into);
	source.start(at);
	source.stop(end);
}

interface Voice {
	out: GainNode;
	end: number; /* of the context's time */
}

/* What this page is heard by. */
export class Voices {
	readonly context = new AudioContext({ latencyHint: 'interactive' });
	private master = outlet(this.context, 0);
	private voices: Voice[] = [];
	private last = new Map<string, number>();
	private rest = 0;
	private until = 0; /* ms of the page's clock */

	loudness(gain: number): void {
		this.master.gain.setTargetAtTime(gain, this.context.currentTime, 0.02);
	}

	/* Awake for so many ms. */
	private wake(ms: number): void {
		if (this.context.state !== 'running') void this.context.resume();
		this.until = Math.max(this.until, performance.now() + ms + REST);
		clearTimeout(this.rest);
		this.rest = window.setTimeout(() => void this.context.suspend(), this.until - performance.now());
	}

	/* Goes into the mix without being a cue. */
	add(sounds: Sound[], into: AudioNode = this.master): void {
		this.wake(lengthOf(sounds));
		const now = this.context.currentTime + 0.01;
		for (const sound of sounds) put(this.context, into, sound, now);
	}

	/* A cue of that name, so many ms from now; false where it was one too many of its kind. */
	play(name: string, sounds: Sound[], after = 0): boolean {
		const now = performance.now() + after;
		if (Math.abs(now - (this.last.get(name) ?? -Infinity)) < APART) return false;
		this.last.set(name, now);
		const time = this.context.currentTime;
		this.voices = this.voices.filter((voice) => voice.end > time);
		while (this.voices.length >= MOST) this.cut(this.voices.shift()!);
		const out = new GainNode(this.context);
		out.connect(this.master);
		this.add(sounds.map((sound) => ({ ...sound, at: sound.at + after })), out);
		this.voices.push({ out, end: time + (after + lengthOf(sounds)) / 1000 });
		return true;
	}

	/* A side way for what goes on below the cues. */
	aside(): GainNode {
		const out = new GainNode(this.context, { gain: 0 });
		out.connect(this.master);
		return out;
	}

	private cut({ out }: Voice): void {
		out.gain.setTargetAtTime(0, this.context.currentTime, 0.012);
		setTimeout(() => out.disconnect(), 100);
	}

	/* Silence, at once. */
	hush(): void {
		for (const voice of this.voices.splice(0)) this.cut(voice);
	}
}
