/* build.mjs - bundles the page and writes it as C, for the binary.
 *
 *   node web/build.mjs OUT.c [--folder DIR]
 *
 * Every file gets its hash in its name, so that browsers may keep it for good, and is
 * stored gzipped. A game is an entry of its own (games/<slug>/index.tsx): it is fetched
 * with its style sheet when its table is opened; so is the lab (lab/index.tsx). The style sheets of what
 * else is fetched when it is wanted, a room and its result, are entries by themselves. --folder writes the plain files too.
 */
import * as esbuild from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { faces } from './faces.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const top = dirname(web);
const out = process.argv[2];
const at = process.argv.indexOf('--folder');
const folder = at > 0 ? process.argv[at + 1] : null;

const TYPES = {
	html: 'text/html; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
	webmanifest: 'application/manifest+json',
};

const games = readdirSync(join(web, 'src/games'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && existsSync(join(web, 'src/games', entry.name, 'index.tsx')))
	.map((entry) => entry.name)
	.sort();

function hash(bytes) {
	return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

async function bundle() {
	const result = await esbuild.build({
		absWorkingDir: top,
		entryPoints: [
			'web/src/main.tsx',
			'web/src/main.css',
			'web/src/lab/index.tsx',
			'web/src/room.css',
			'web/src/result/result.css',
			...games.map((slug) => `web/src/games/${slug}/index.tsx`),
		],
		bundle: true,
		splitting: true,
		format: 'esm',
		outdir: 'assets',
		outbase: 'web/src',
		entryNames: '[name]-[hash]',
		chunkNames: 'part-[hash]',
		minify: true,
		target: ['es2022', 'chrome105', 'firefox121', 'safari16.4'],
		plugins: [faces],
		loader: { '.svg': 'file', '.txt': 'text' },
		assetNames: '[name]-[hash]',
		publicPath: '/assets',
		jsx: 'automatic',
		jsxImportSource: 'preact',
		legalComments: 'none',
		metafile: true,
		write: false,
		logLevel: 'warning',
	});
	return result;
}

/* Whether a style sheet is a game's, or the lab's, own. */
function isOwn({ entryPoint, cssBundle }) {
	return cssBundle !== undefined && /^web\/src\/(lab|games\/[^/]+)\/index\.tsx$/.test(entryPoint ?? '');
}

/* The page itself: it names the bundle and, for each game, its style sheet. */
function page(result, icon) {
	const main = {};
	const styles = {};
	for (const [path, output] of Object.entries(result.metafile.outputs)) {
		if (!output.entryPoint)
			continue;
		if (output.entryPoint === 'web/src/main.tsx') {
			main.js = '/' + path;
			main.parts = output.imports.filter((i) => i.kind === 'import-statement').map((i) => '/' + i.path);
		} else if (output.entryPoint === 'web/src/main.css') {
			main.css = '/' + path;
		} else if (output.entryPoint.endsWith('.css')) {
			styles[basename(output.entryPoint, '.css')] = '/' + path;
		} else if (isOwn(output)) {
			styles[basename(dirname(output.entryPoint))] = '/' + output.cssBundle;
		}
	}
	const preload = main.parts.map((path) => `<link rel="modulepreload" href="${path}">\n`).join('');
	return readFileSync(join(web, 'src/index.html'), 'utf8')
		.replace('MAIN_JS', main.js)
		.replace('MAIN_CSS', main.css)
		.replace('ICON_SVG', icon)
		.replace('<!-- PARTS -->\n', preload)
		.replace('GAME_STYLES', JSON.stringify(styles).replaceAll('"', '&quot;'));
}

/* A style sheet that belongs to no entry of its own is a copy of those of what an entry may fetch
 * later, which bring theirs themselves. */
function isWanted(path, outputs) {
	const own = Object.values(outputs).some((output) => isOwn(output) && output.cssBundle === path);
	return !path.endsWith('.css') || own || outputs[path].entryPoint;
}

const result = await bundle();
const files = result.outputFiles
	.map((file) => ({ path: '/' + relative(top, file.path), bytes: Buffer.from(file.contents) }))
	.filter((file) => isWanted(file.path.slice(1), result.metafile.outputs));
const icon = readFileSync(join(web, 'src/icon.svg'));
const iconPath = `/assets/icon-${hash(icon).slice(0, 8)}.svg`;
files.push({ path: iconPath, bytes: icon });
files.push({ path: '/', bytes: Buffer.from(page(result, iconPath)) });

function row(file, index) {
	const extension = file.path === '/' ? 'html' : file.path.split('.').pop();
	const packed = gzipSync(file.bytes, { level: 9 });
	packed[9] = 255; // the system it was packed on: none, so that all write the same
	file.packed = packed;
	const lines = [];
	for (let i = 0; i < packed.length; i += 24)
		lines.push([...packed.subarray(i, i + 24)].join(',') + ',');
	return {
		array: `static const unsigned char file_${index}[] = {\n${lines.join('\n')}\n};\n`,
		entry: `\t{ "${file.path}", "${TYPES[extension]}", "\\"${hash(file.bytes)}\\"", ` +
			`file_${index}, sizeof file_${index} },\n`,
	};
}

const rows = files.map(row);
mkdirSync(dirname(resolve(out)), { recursive: true });
writeFileSync(out,
	'/* Made by web/build.mjs: the page, gzipped. */\n#include "server/assets.h"\n\n' +
	rows.map((r) => r.array).join('\n') +
	`\nconst struct srv_asset srv_assets[] = {\n${rows.map((r) => r.entry).join('')}};\n` +
	'const int srv_asset_count = (int)(sizeof srv_assets / sizeof srv_assets[0]);\n');

if (folder !== null) {
	for (const file of files) {
		const path = join(folder, file.path === '/' ? 'index.html' : file.path);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, file.bytes);
	}
	for (const file of files)
		console.log(`${String(file.packed.length).padStart(7)} ${file.path}`);
}
