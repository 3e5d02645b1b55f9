import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { albumOf, albums, media, type LandingMedia, type Rendered } from '#content/landing/media.ts';
import { language, languages } from '#domain/language.ts';
import { openShelf } from '#studio/index.ts';
import { demoWords, shownWords, wordsShown } from './shownWords.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

export const publicFolder = path.join(projectRoot, 'public');

const manifest = path.join(projectRoot, 'src', 'content', 'landing', 'media.json');

const wordList = path.join(import.meta.dirname, 'shownWords.json');

/** The published list in this language; entries that are not rendered again stay in it. */
export const shelved: LandingMedia = media;

/** Every file that is rendered in this language. */
export const shelf = openShelf(publicFolder, 'media');

const seen = new Map<string, string[]>();

/** Notes the texts that a picture or a film shows, until the album is published. */
export function noteTexts(name: string, texts: Iterable<string>): void {
  seen.set(name, [...texts]);
}

/** What `media.json` says of an album. */
function renderedOf({ hero, videos }: LandingMedia): Rendered {
  const cuts = Object.entries(videos).flatMap(([name, film]) => [
    [name, film.seconds] as const,
    [`${name}-upright`, film.upright.seconds] as const,
  ]);
  return { folder: path.posix.dirname(hero.order.src), seconds: Object.fromEntries(cuts) };
}

/** Writes an album's files, the lists for the sections and the words shown; deletes folders that no list names. */
export async function publish(album: LandingMedia): Promise<LandingMedia> {
  const published = await shelf.publish(album, shelved);
  const lists = { ...albums, [language]: published };
  // `media.ts` must name what was rendered.
  assert.deepEqual(albumOf(renderedOf(published)), published);
  const rendered = Object.fromEntries(languages.map((each) => [each, renderedOf(lists[each])]));
  await writeFile(manifest, `${JSON.stringify(rendered, null, 2)}\n`);
  const words = demoWords(language);
  const said = [...seen].map(([name, texts]) => [name, wordsShown(words, texts).join('|')] as const);
  const noted = { ...shownWords, [language]: { ...shownWords[language], ...Object.fromEntries(said) } };
  await writeFile(wordList, `${JSON.stringify(noted, null, 2)}\n`);
  await shelf.clear(lists);
  return published;
}
