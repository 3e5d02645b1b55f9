import { parseSync } from 'vite';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { catalogue } from '../architecture/storyIndex.ts';

/** A syntax node, with the members this module reads. */
interface Node {
  type: string;
  [member: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of the outermost function: `it` for `it.each([…])('…', …)`. */
function beginningOf(call: Node): unknown {
  let at: unknown = call;
  while (isNode(at) && (at.type === 'CallExpression' || at.type === 'MemberExpression')) {
    at = at.type === 'CallExpression' ? at['callee'] : at['object'];
  }
  return isNode(at) && at.type === 'Identifier' ? at['name'] : null;
}

/** Whether a call is `it.todo`. */
function isTodo(call: Node): boolean {
  const callee = call['callee'];
  const member = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : null;
  return isNode(member) && member['name'] === 'todo';
}

function textOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  const { value } = argument;
  return argument.type === 'Literal' && typeof value === 'string' ? value : null;
}

/** The `title` of an object literal: how `itHolds('P8', 'quotes', { title: '…' })` is named. */
function titleIn(argument: unknown): string | null {
  if (!isNode(argument) || !Array.isArray(argument['properties'])) return null;
  const members = (argument['properties'] as unknown[]).filter(isNode);
  const title = members.find(({ key }) => isNode(key) && key['name'] === 'title');
  return textOf(title?.['value']);
}

/** The name of the test that a call declares, if it declares one. */
function nameOf(call: Node): string | null {
  const [first, , third] = call['arguments'] as unknown[];
  const begins = beginningOf(call);
  if (begins === 'itHolds') return titleIn(third);
  return (begins === 'it' || begins === 'test') && !isTodo(call) ? textOf(first) : null;
}

function namesUnder(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesUnder);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(namesUnder);
  if (!isNode(value) || value.type !== 'CallExpression') return below;
  const name = nameOf(value);
  return name === null ? below : [name, ...below];
}

/** The names of the tests in a file, parametrised ones as they are written. */
export function testsIn(file: string, source: string): string[] {
  return namesUnder(parseSync(file, source).program);
}

/** Every proof a rule may name: the stories of the catalogue and the tests of the project. */
export async function everyProof(): Promise<Set<string>> {
  const stories = (await catalogue()).flatMap((entry) =>
    entry.type === 'story' ? [`${entry.title} › ${entry.exportName}`] : [],
  );
  const tests = filesMatching('tests/**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    testsIn(file, readText(file)).map((name) => `${file} › ${name}`),
  );
  return new Set([...stories, ...tests]);
}
