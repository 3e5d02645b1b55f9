import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LandingMedia } from '#content/landing/album.ts';
import { albums, media } from '#content/landing/media.ts';
import { language } from '#domain/language.ts';
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

/** Writes an album's files, the lists for the sections and the words shown; deletes folders that no list names. */
export async function publish(album: LandingMedia): Promise<LandingMedia> {
  const published = await shelf.publish(album, shelved);
  const lists = { ...albums, [language]: published };
  await writeFile(manifest, `${JSON.stringify(lists, null, 2)}\n`);
  const words = demoWords(language);
  const said = [...seen].map(([name, texts]) => [name, wordsShown(words, texts)] as const);
  const noted = { ...shownWords, [language]: { ...shownWords[language], ...Object.fromEntries(said) } };
  await writeFile(wordList, `${JSON.stringify(noted, null, 2)}\n`);
  await shelf.clear(lists);
  return published;
}
