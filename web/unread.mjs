#!/usr/bin/env node
/* unread.mjs - sentences are for people: no code reads them. What a board or the frame has to know
 * is in move, data, state and book.
 *
 *   node web/unread.mjs [FILE...]
 *
 * In web/src no pattern is matched against, and nothing is searched, split or replaced in, a
 * `.text` or `.explain`, in a parameter of that name, nor in a name that was given such a thing; in
 * src/tui/boards no string of that name is compared or searched. Each place is said by file and
 * line. MAY says who may do so all the same, and why. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');

const MAY = {
	'web/src/app/wire.ts withNames': 'puts names in the place of p1 to p6, in any sentence',
	'web/src/app/typed.tsx completions': 'finds moves by what a person types',
	'web/src/app/markdown.tsx': 'reads rulebooks, which are Markdown',
	'web/src/games/space-tug-skirmish/decks.tsx DeckList': 'finds cards by what a person types',
	'web/src/games/space-tug-skirmish/blueprint.tsx clip': 'cuts what is too long for its label',
};

const READS = new Set(
	['match', 'matchAll', 'test', 'exec', 'search', 'indexOf', 'lastIndexOf', 'includes', 'startsWith', 'endsWith', 'split', 'replace', 'replaceAll'],
);
const SENTENCES = new Set(['text', 'explain']);

function files(folder, ends) {
	return readdirSync(folder, { recursive: true })
		.map((name) => join(folder, name))
		.filter((path) => ends.some((end) => path.endsWith(end)) && statSync(path).isFile());
}

/* The name of the function that a node is in, the outermost one. */
function functionOf(node) {
	let name = '';
	for (let at = node; at; at = at.parent)
		if (ts.isFunctionDeclaration(at) && at.name) name = at.name.text;
		else if (ts.isVariableDeclaration(at) && at.initializer && ts.isArrowFunction(at.initializer)) name = at.name.getText();
	return name;
}

/* Whether an expression is a sentence or holds one: `move.text`, `${move.explain} now`, or a name
 * that was given such a thing. A call of .text() is a file's or an answer's. */
function holds(node, known) {
	if (ts.isPropertyAccessExpression(node) && SENTENCES.has(node.name.text))
		return !(ts.isCallExpression(node.parent) && node.parent.expression === node);
	if (ts.isIdentifier(node)) return known.has(node.text);
	/* What a function is given or gives back for each is not what it is called on. */
	if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
	if (ts.isCallExpression(node)) {
		const callee = node.expression;
		const on = ts.isPropertyAccessExpression(callee) && holds(callee.expression, known);
		return on || (ts.isIdentifier(callee) && callee.text === 'withNames');
	}
	if (ts.isConditionalExpression(node)) return holds(node.whenTrue, known) || holds(node.whenFalse, known);
	if (ts.isTemplateExpression(node)) return node.templateSpans.some((span) => holds(span.expression, known));
	if (ts.isBinaryExpression(node))
		return (
			[ts.SyntaxKind.PlusToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind) &&
			(holds(node.left, known) || holds(node.right, known))
		);
	if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return holds(node.expression, known);
	return false;
}

/* The names that hold a sentence within a function or file. */
function namesIn(scope, outer) {
	const known = new Set(outer);
	for (const { name } of scope.parameters ?? [])
		if (ts.isIdentifier(name)) SENTENCES.has(name.text) ? known.add(name.text) : known.delete(name.text);
	const look = (node) => {
		if (node !== scope && ts.isFunctionLike(node)) return;
		if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
			if (node.initializer && holds(node.initializer, known)) known.add(node.name.text);
			else known.delete(node.name.text);
		}
		ts.forEachChild(node, look);
	};
	ts.forEachChild(scope, look);
	return known;
}

const excused = new Set();

function mayRead(file, inside) {
	const why = [file, `${file} ${inside}`].find((place) => place in MAY);
	if (why) excused.add(why);
	return why !== undefined;
}

function readingsOf(path) {
	const name = relative(top, path);
	const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
	const found = [];
	const visit = (node, known) => {
		const here = ts.isFunctionLike(node) ? namesIn(node, known) : known;
		if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && READS.has(node.expression.name.text)) {
			const pattern = ['test', 'exec'].includes(node.expression.name.text);
			const read = pattern ? node.arguments[0] : node.expression.expression;
			if (read && holds(read, here) && !mayRead(name, functionOf(node))) {
				const { line } = source.getLineAndCharacterOfPosition(node.getStart());
				found.push(`${name}:${line + 1}: reads a sentence: ${node.getText().split('\n')[0].slice(0, 80)}`);
			}
		}
		ts.forEachChild(node, (child) => visit(child, here));
	};
	visit(source, namesIn(source, []));
	return found;
}

const COMPARES = /\b(strstr|strcasestr|str(n|case|ncase)?cmp|strchr|strrchr|strspn|strcspn|strpbrk|strtok(_r)?|sscanf|regexec|fnmatch)\(/;
const IN_C = /(->|\.)(text|explain)\b|tui_text\([^;]*"(text|explain)"\)/;

function readingsInC(path) {
	return readFileSync(path, 'utf8')
		.split('\n')
		.flatMap((line, i) =>
			COMPARES.test(line) && IN_C.test(line) ? [`${relative(top, path)}:${i + 1}: reads a sentence: ${line.trim().slice(0, 80)}`] : [],
		);
}

const given = process.argv.slice(2);
const all = given.length > 0 ? given : [...files(join(top, 'web/src'), ['.ts', '.tsx']), ...files(join(top, 'src/tui/boards'), ['.c'])];
const found = all.flatMap((path) => (path.endsWith('.c') ? readingsInC(path) : readingsOf(path)));
/* An excuse that nobody needs any more would excuse what comes next. */
if (given.length === 0)
	for (const place of Object.keys(MAY))
		if (!excused.has(place)) found.push(`web/unread.mjs: ${place} reads nothing any more`);
for (const line of found) console.log(line);
console.log(`${all.length} files, ${found.length} wrong`);
process.exit(found.length > 0 ? 1 : 0);
