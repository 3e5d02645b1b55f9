import { parseSync } from 'vite';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { catalogue } from '../architecture/storyIndex.ts';

/** A node of a parsed file, as far as it is read here. */
interface Node {
  type: string;
  [member: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of what is called at the very beginning: `it` of `it.each([…])('…', …)`. */
function beginningOf(call: Node): unknown {
  let at: unknown = call;
  while (isNode(at) && (at.type === 'CallExpression' || at.type === 'MemberExpression')) {
    at = at.type === 'CallExpression' ? at['callee'] : at['object'];
  }
  return isNode(at) && at.type === 'Identifier' ? at['name'] : null;
}

/** Whether a call only announces a test; leaving one out is refused elsewhere. */
function isAnnouncement(call: Node): boolean {
  const callee = call['callee'];
  const member = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : null;
  return isNode(member) && member['name'] === 'todo';
}

function textOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  const { value } = argument;
  return argument.type === 'Literal' && typeof value === 'string' ? value : null;
}

function namesUnder(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesUnder);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(namesUnder);
  if (!isNode(value) || value.type !== 'CallExpression') return below;
  const begins = beginningOf(value);
  const name = textOf((value['arguments'] as unknown[])[0]);
  return (begins === 'it' || begins === 'test') && name !== null && !isAnnouncement(value)
    ? [name, ...below]
    : below;
}

/** The names of the tests in a file, parametrised ones as they are written. */
export function testsIn(file: string, source: string): string[] {
  return namesUnder(parseSync(file, source).program);
}

/** Every proof a row may name: the stories of the catalogue and the tests of the project. */
export async function everyProof(): Promise<Set<string>> {
  const stories = (await catalogue()).flatMap((entry) =>
    entry.type === 'story' ? [`${entry.title} › ${entry.exportName}`] : [],
  );
  const tests = filesMatching('tests/**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    testsIn(file, readText(file)).map((name) => `${file} › ${name}`),
  );
  return new Set([...stories, ...tests]);
}
