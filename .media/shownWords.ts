import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Language } from '#domain/language.ts';
import shown from './shownWords.json' with { type: 'json' };

/**
 * The words of the content that each picture and film of a language shows, as they were when it was rendered, with strokes
 * between them. `npm run media` writes them.
 */
export const shownWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = shown;

const content = path.resolve(import.meta.dirname, '..', 'src', 'content');

/** The strings and the pieces of templates in a syntax tree. */
function stringsIn(node: unknown, found: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') found.push(value);
  if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked);
  for (const child of Object.values(node)) stringsIn(child, found);
  return found;
}

/** What the sources of the demos' texts say in a language, today. */
export function demoWords(language: Language): Set<string> {
  const files = [
    ...readdirSync(path.join(content, 'demos')).map((file) => `demos/${file}`),
    'landing/captions.ts',
  ];
  const sources = files.map((file) => {
    const translated = path.join(content, language, file);
    return existsSync(translated) ? translated : path.join(content, file);
  });
  return new Set(sources.flatMap((file) => stringsIn(parseSync(file, readFileSync(file, 'utf8')).program)));
}

/** Those of some words that stand in the texts that were seen, as whole words. */
export function wordsShown(words: Iterable<string>, texts: readonly string[]): string[] {
  return [...words]
    .filter((word) => {
      const said = word.trim();
      return /\p{L}/u.test(said) && texts.some((text) => isSaid(said, text));
    })
    .toSorted();
}

/** Whether a text holds some words that no letter touches. */
function isSaid(words: string, text: string): boolean {
  return text
    .split(words)
    .slice(1)
    .some((after, index) => !/\p{L}$/u.test(text.split(words)[index] ?? '') && !/^\p{L}/u.test(after));
}
