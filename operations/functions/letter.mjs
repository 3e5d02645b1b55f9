import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mjml2html from 'mjml';

const folder = new URL('../../src/domain/mails/', import.meta.url);
const source = new URL('letter.mjml', folder);
const target = new URL('letter.ts', folder);

const head = `// Written by \`npm run letter\` from letter.mjml. Change that file, never this one.
import { escapeHtml } from '../escapeHtml.ts';
import type { LetterWords } from './letterWords.ts';

/** The layout of every message as HTML. What is filled in is text in it, never markup. */
`;

/** Escapes a part of the HTML for use inside a template literal. */
const literal = (html) => html.replaceAll(/[\\`]|\$\{/gu, String.raw`\$&`);

/** Converts a placeholder to an expression. It is `4 times`, `each … of …`, `end` or the name of a value. */
function expression(place) {
  const [, times] = /^(\d+) times$/u.exec(place) ?? [];
  if (times !== undefined) return `\${Array.from({ length: ${times} }, () => \``;
  const [, item, list] = /^each (\w+) of ([\w.]+)$/u.exec(place) ?? [];
  if (item !== undefined) return `\${${rooted(list)}.map((${item}) => \``;
  return place === 'end' ? "`).join('')}" : `\${escapeHtml(${rooted(place)})}`;
}

const items = new Set('truck sums sum paragraph list step bill line rows fact note'.split(' '));

/** Prefixes a value's name with `words.`, unless it is a variable of an `each`. */
const rooted = (name) => (items.has(name.split('.')[0]) ? name : `words.${name}`);

/**
 * Compiles the layout to the source of a function that fills it in. Only this script needs MJML; the functions do not.
 * @returns {Promise<string>}
 */
export async function compiledLetter() {
  const { html, errors } = await mjml2html(readFileSync(source, 'utf8'), {
    fonts: {},
    validationLevel: 'strict',
  });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  // Remove the indentation and the breaks inside tags, because every message would contain them.
  const parts = html
    .replaceAll(/\s*\n\s*/gu, '\n')
    .replaceAll(/<\w[^>]*>/gu, (tag) => tag.replaceAll(/\s+/gu, ' '))
    .split(/\{\{\s*(.+?)\s*\}\}/u)
    .map((part, index) => (index % 2 === 0 ? literal(part) : expression(part)));
  return `${head}export const letterHtml = (words: LetterWords): string => \`${parts.join('').trim()}\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compiledLetter());
