/* picture.ts - the result as a picture to share: drawn as SVG in the game's colours and face, made a
 * PNG in the page and handed to its downloads. */
import { viewOf } from '../app/book';
import { posterOf } from '../app/games';
import { verdict, type OverProps } from '../app/over';
import type { Player } from '../game';
import { partsOf, sortedRows } from './standings';
import type { Point } from './story';

const WIDE = 1200,
	HIGH = 630,
	EDGE = 56;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (raw: string) => raw.replace(/[&<>"]/g, (sign) => MARKS[sign]!);

interface Look {
	ground: string;
	ink: string;
	accent: string;
	sheet: string;
	sheetInk: string;
	family: string;
	colours: string[];
}

function lookOf(): Look {
	const style = getComputedStyle(document.querySelector('.result')!);
	const value = (name: string) => style.getPropertyValue(name).trim();
	return {
		ground: value('--hero'),
		ink: value('--hero-ink'),
		accent: value('--world-2'),
		sheet: value('--sheet'),
		sheetInk: value('--ink'),
		family: value('--face-display'),
		colours: [1, 2, 3, 4, 5, 6].map((n) => value(`--p${n}`)),
	};
}

function base64(bytes: ArrayBuffer): string {
	return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}

/* The heaviest weight that a rule brings. */
function weightOf(rule: CSSFontFaceRule): number {
	return Number(rule.style.getPropertyValue('font-weight').split(' ').at(-1)) || 400;
}

/* The face that titles have here, as a rule that a picture can carry with it. */
async function faceOf(family: string): Promise<string> {
	const [first = ''] = family.split(',');
	const name = first.replaceAll('"', '').trim();
	const rules = [...document.styleSheets]
		.flatMap((sheet) => [...sheet.cssRules])
		.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').replaceAll('"', '').trim() === name)
		.sort((one, other) => weightOf(other) - weightOf(one));
	const url = rules[0] && /url\("?([^")]+)/.exec(rules[0].style.getPropertyValue('src'))?.[1];
	if (!url) return '';
	const file = await fetch(new URL(url, rules[0]!.parentStyleSheet!.href ?? location.href));
	return `@font-face{font-family:"${name}";font-weight:100 900;src:url(data:font/woff2;base64,${base64(await file.arrayBuffer())})}`;
}

/* The game's poster, as a part of the picture. */
async function posterIn(url: string): Promise<string> {
	const text = await (await fetch(url)).text();
	const open = text.indexOf('<svg');
	return text
		.slice(open)
		.replace(/^<svg[^>]*>/, `<svg x="${WIDE - HIGH}" y="0" width="${HIGH}" height="${HIGH}" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice">`);
}

function lines(title: string, most: number): string[] {
	const out = [''];
	for (const word of title.split(' '))
		if (`${out.at(-1)} ${word}`.length > most && out.at(-1) !== '') out.push(word);
		else out[out.length - 1] = `${out.at(-1)} ${word}`.trim();
	return out;
}

/* How high a row of the standing is. */
function rowOf(rows: number, top: number): number {
	return Math.min(62, (HIGH - EDGE - top) / rows);
}

function bars({ position, ui }: OverProps, players: Player[], look: Look, top: number): string {
	const view = viewOf(ui, position);
	const rows = sortedRows((position.result ?? []).map((row) => ({ ...row, seat: row.seat - 1 })));
	const sums = rows.map(({ seat }) => partsOf(ui, view, seat).reduce((all, { value }) => all + Math.max(0, value), 0));
	const most = Math.max(1, ...sums);
	const high = rowOf(rows.length, top);
	return rows
		.map(({ seat, text }, i) => {
			const y = top + i * high;
			const name = safe(players[seat]!.name);
			const said = safe(text);
			const long = 470 * (sums[i]! / most);
			return (
				`<text x="${EDGE}" y="${y + 20}" font-size="24" fill="${look.ink}">${name}</text>` +
				`<text x="${EDGE + 470}" y="${y + 20}" font-size="24" text-anchor="end" fill="${look.ink}">${said}</text>` +
				`<rect x="${EDGE}" y="${y + 29}" width="${long}" height="12" rx="4" fill="${look.colours[players[seat]!.colour]}" stroke="${look.ink}" stroke-opacity=".4"/>`
			);
		})
		.join('');
}

/* The story without its numbers: below the standing, or over the poster where many have taken that room. */
function curve(points: Point[], players: Player[], look: Look, from: number): string {
	if (points.length < 2) return '';
	const below = HIGH - 28 - from >= 120;
	const [left, wide, high] = below ? [EDGE, 470, Math.min(190, HIGH - 28 - from)] : [WIDE - 420, 380, 180];
	const top = below ? HIGH - 28 - high : HIGH - 230;
	const all = points.flatMap(({ scores }) => scores);
	const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
	const last = points.at(-1)!.step;
	const line = ({ seat }: Player) =>
		points.map(({ step, scores }, i) => `${i ? 'L' : 'M'}${left + 20 + (step / last) * (wide - 40)} ${top + high - 25 - ((scores[seat]! - least) / (most - least)) * (high - 50)}`).join('');
	const drawn = players.map((player) => `<path d="${line(player)}" fill="none" stroke="${look.colours[player.colour]}" stroke-width="5" stroke-linejoin="round"/>`);
	return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="14" fill="${look.sheet}" fill-opacity=".92"/>${drawn.join('')}`;
}

async function svgOf(props: OverProps, points: Point[]): Promise<string> {
	const { info, position, players } = props;
	const look = lookOf();
	const [face, poster] = await Promise.all([faceOf(look.family), posterIn(posterOf({ game: info.game }).scene)]);
	const said = lines(verdict(position, players), 20).slice(0, 3);
	const top = 150 + said.length * 66;
	const title = said.map((line, i) => `<text x="${EDGE}" y="${150 + i * 66}" font-size="62" font-weight="800" fill="${look.ink}">${safe(line)}</text>`);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family='${safe(look.family).replaceAll('&quot;', '"').replaceAll("'", '')}'>` +
		`<style>${face}</style><rect width="${WIDE}" height="${HIGH}" fill="${look.ground}"/>${poster}` +
		`<linearGradient id="fade"><stop offset=".1" stop-color="${look.ground}"/><stop offset="1" stop-color="${look.ground}" stop-opacity="0"/></linearGradient>` +
		`<rect x="${WIDE - HIGH - 2}" width="260" height="${HIGH}" fill="url(#fade)"/>` +
		`<text x="${EDGE}" y="${EDGE + 18}" font-size="24" letter-spacing="3" fill="${look.accent}">${safe(info.title.toUpperCase())}</text>` +
		`${title.join('')}${bars(props, players, look, top)}${curve(points, players, look, top + players.length * rowOf(players.length, top))}` +
		`<text x="${WIDE - 24}" y="${HIGH - 20}" font-size="20" text-anchor="end" fill="${look.ink}" stroke="${look.ground}" stroke-width="5" paint-order="stroke">Perilune</text></svg>`
	);
}

function drawn(svg: string): Promise<HTMLImageElement> {
	const image = new Image(WIDE, HIGH);
	return new Promise((done, failed) => {
		image.onload = () => done(image);
		image.onerror = () => failed(new Error('the picture was not drawn'));
		image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
	});
}

export async function sharePicture(props: OverProps, points: Point[]): Promise<void> {
	const image = await drawn(await svgOf(props, points));
	const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
	canvas.getContext('2d')!.drawImage(image, 0, 0, WIDE, HIGH);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
	if (!blob) throw new Error('the picture was not drawn');
	const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: `perilune-${props.info.game}.png` });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
