import { parseSync } from 'vite';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { catalogue } from '../architecture/storyIndex.ts';

interface Node {
  type: string;
  [member: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of the outermost function and each member: `['it', 'each']` for `it.each([…])('…', …)`. */
function namesOf(callee: unknown): unknown[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'CallExpression') return namesOf(callee['callee']);
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee['object']), ...namesOf(callee['property'])];
  return [callee['name']];
}

function declaresTests(call: Node): boolean {
  const [first, ...members] = namesOf(call['callee']);
  const declares = ['it', 'test', 'describe', 'itHolds'].some((name) => name === first);
  return declares && !members.includes('todo');
}

/** The rule ids in a title, a property's title, or a row of parameters. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'string') return value.match(/\bR-[A-Z][A-Z0-9-]*\b/gu) ?? [];
  if (!isNode(value) || value.type.endsWith('FunctionExpression')) return [];
  return Object.values(value).flatMap(idsIn);
}

/** The ids of the rules that a file's tests prove: those in the tests' declarations. */
export function provedIn(file: string, source: string): string[] {
  return provedUnder(parseSync(file, source).program);
}

function provedUnder(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(provedUnder);
  const declares = isNode(value) && value.type === 'CallExpression' && declaresTests(value);
  return declares ? [...idsIn(value), ...below] : below;
}

/** The ids of the rules in a test's title, or in the tags of a story that asserts something. */
export async function provedRules(): Promise<Set<string>> {
  // A story without a play shows a state, and asserts nothing of it.
  const tags = (await catalogue()).flatMap(({ type, tags: given = [] }) =>
    type === 'story' && given.includes('play-fn') ? given : [],
  );
  const tests = filesMatching('tests/**/*.{test.ts,test.tsx,spec.ts}')
    .map((file) => ({ file, source: readText(file) }))
    .filter(({ source }) => idsIn(source).length > 0)
    .flatMap(({ file, source }) => provedIn(file, source));
  return new Set([...tags, ...tests]);
}
