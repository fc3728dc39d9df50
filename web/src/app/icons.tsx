/* icons.tsx - the small line drawings of the frame, and the mark and word of the house. */
import type { JSX } from 'preact';

const PATHS = {
	undo: <path d="M7.5 4 3 8.5 7.5 13M3.5 8.5H12a4.5 4.5 0 0 1 0 9H9" />,
	hint: (
		<>
			<path d="M7.5 15.5h5M8.3 18h3.4" />
			<path d="M10 2.2a5.3 5.3 0 0 0-3 9.7c.7.6 1 1.2 1 2h4c0-.8.3-1.4 1-2a5.3 5.3 0 0 0-3-9.7z" />
		</>
	),
	list: <path d="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01" />,
	rules: (
		<path d="M10 5.2C8 3.7 5.3 3.4 2.5 3.700v11.600c2.8-.3 5.5 0 7.5 1.5 2-1.5 4.7-1.8 7.5-1.500V3.700c-2.8-.3-5.5 0-7.5 1.500zm0 0v11.6" />
	),
	chat: <path d="M3 4h14v9.500H9L5.5 17v-3.500H3z" />,
	people: (
		<>
			<circle cx="7" cy="6.5" r="3" />
			<path d="M1.5 17c0-4 2-6 5.5-6s5.5 2 5.5 6M13.5 4a3 3 0 0 1 0 5.500M15 11.500c2.3.8 3.5 2.7 3.5 5.5" />
		</>
	),
	language: (
		<>
			<circle cx="10" cy="10" r="7.5" />
			<path d="M2.500 10h15M10 2.500c5 5 5 10 0 15-5-5-5-10 0-15z" />
		</>
	),
	clock: (
		<>
			<circle cx="10" cy="10" r="7.5" />
			<path d="M10 5.500V10l3 2" />
		</>
	),
	close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
	more: (
		<>
			<circle cx="4" cy="10" r="1" />
			<circle cx="10" cy="10" r="1" />
			<circle cx="16" cy="10" r="1" />
		</>
	),
	back: <path d="M12.5 4 6.5 10l6 6" />,
	forward: <path d="m7.5 4 6 6-6 6" />,
	first: <path d="M14.5 4 8.5 10l6 6M5 4v12" />,
	last: <path d="m5.5 4 6 6-6 6M15 4v12" />,
	play: <path d="M6 3.500v13l10.5-6.500z" />,
	pause: <path d="M6.5 4v12m7-12v12" />,
	link: (
		<path d="M8.5 11.500a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.2 1.200M11.5 8.500a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.2-1.2" />
	),
	file: <path d="M5 2.500h7l3.5 3.500v11.500H5zM12 2.500V6h3.5" />,
	flag: <path d="M4.5 18V3h10l-2 3.5 2 3.500h-10" />,
	bell: <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.500h-13zM8.5 17.500h3" />,
	eye: (
		<>
			<path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" />
			<circle cx="10" cy="10" r="2.5" />
		</>
	),
	skip: <path d="m3.5 4.5 6 5.5-6 5.500zm7 0 6 5.5-6 5.500z" />,
	settings: (
		<>
			<path d="M2.5 6h7m5 0h3M2.500 14h3m5 0h7" />
			<circle cx="12" cy="6" r="2.5" />
			<circle cx="8" cy="14" r="2.5" />
		</>
	),
	keys: <path d="M2 5h16v10H2zM5 8h.5m2.5 0h.5m2.5 0h.5m2.5 0h.5M5.5 12h9" />,
	guide: (
		<>
			<circle cx="10" cy="10" r="7.5" />
			<path d="m13 7-1.8 4.200L7 13l1.8-4.200z" />
		</>
	),
	copy: <path d="M7 7V3h10v10h-4M3 7h10v10H3z" />,
	sound: <path d="M3 7.500h3l4.500-4v13l-4.500-4H3zM13.5 7a4.500 4.500 0 0 1 0 6M15.800 4.500a8 8 0 0 1 0 11" />,
	silent: <path d="M3 7.500h3l4.500-4v13l-4.500-4H3zM13.500 7.500l5 5m0-5-5 5" />,
	check: <path d="m4 10.5 4 4 8-9" />,
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
	return (
		<svg
			class="icon"
			viewBox="0 0 20 20"
			aria-hidden="true"
			fill="none"
			stroke="currentColor"
			stroke-width="1.8"
			stroke-linecap="round"
			stroke-linejoin="round"
		>
			{PATHS[name]}
		</svg>
	);
}

export function Mark() {
	return (
		<svg class="brand__mark" viewBox="0 0 40 40" aria-hidden="true">
			<circle cx="18" cy="22" r="16" fill="none" stroke="var(--ink)" stroke-width="2.2" />
			<circle cx="22" cy="18" r="9.5" fill="var(--ink)" />
			<circle
				cx="30"
				cy="10"
				r="5"
				fill="var(--call)"
				stroke="var(--paper)"
				stroke-width="2"
			/>
		</svg>
	);
}

export function Word() {
	return (
		<svg class="brand__word" viewBox="-3 -3 290 46" aria-hidden="true">
			<g fill="none" stroke="var(--ink)" stroke-width="5.5">
				<path d="M0 43V0h12a11.5 11.5 0 0 1 0 23H0" />
				<path d="M64 0h-7a20 20 0 0 0 0 40h7M38 20h24" />
				<path d="M80 43V0h12a11.5 11.5 0 0 1 0 23H80M92 23l15 20" />
				<path d="M122-3v46M139-3v43h20" />
				<path d="M171-3v28a14.5 14.5 0 0 0 29 0V-3" />
				<path d="M214 43V4l29 32V-3" />
				<path d="M284 0h-7a20 20 0 0 0 0 40h7M258 20h24" />
			</g>
		</svg>
	);
}
