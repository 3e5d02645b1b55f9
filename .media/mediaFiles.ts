import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LandingMedia } from '#content/landing/album.ts';
import { albums, media } from '#content/landing/media.ts';
import { language } from '#domain/language.ts';
import { demoWords, shownWords, wordsShown } from './shownWords.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

/** The folder of static files. */
export const publicFolder = path.join(projectRoot, 'public');

const folder = path.join(publicFolder, 'media');
const manifest = path.join(projectRoot, 'src', 'content', 'landing', 'media.json');

const wordList = path.join(import.meta.dirname, 'shownWords.json');

/** The published list in this language; entries that are not rendered again stay in it. */
export const shelved: LandingMedia = media;

type Content = Uint8Array | string;

const rendered = new Map<string, Content>();

/**
 * Keeps a file until the album is published.
 * @param name - Its name without the ending: `hero-map-800`.
 * @param ending - `avif`, `av1.mp4`, ...
 * @returns the file's address in the album until then.
 */
export function keep(name: string, ending: string, content: Content): string {
  const file = `${name}.${ending}`;
  rendered.set(file, content);
  return `/media/${file}`;
}

const seen = new Map<string, string[]>();

/** Notes the texts that a picture or a cut of a film shows, until the album is published. */
export function noteTexts(name: string, texts: Iterable<string>): void {
  seen.set(name, [...(seen.get(name) ?? []), ...texts]);
}

/** Every address in an album. */
export function addressesIn(album: LandingMedia): string[] {
  return [...new Set(JSON.stringify(album).match(/\/media\/[\w./-]+/gu))];
}

/**
 * Writes an album's files to a public folder named after a hash of their content, so that browsers may cache them forever.
 * One folder for all files of a language makes the addresses in a page shorter than one for each. Writes the lists that the
 * sections read and the words that were shown, and deletes the folders that no list names.
 */
export async function publish(album: LandingMedia): Promise<LandingMedia> {
  const before = new Map(addressesIn(shelved).map((address) => [path.basename(address), address]));
  const files = await Promise.all(
    addressesIn(album)
      .map((address) => path.basename(address))
      .toSorted()
      .map(async (file): Promise<[string, Content]> => {
        const old = path.join(publicFolder, before.get(file) ?? '');
        return [file, rendered.get(file) ?? (await readFile(old))];
      }),
  );
  const hash = createHash('sha256');
  for (const [file, content] of files) hash.update(file).update(content);
  const edition = hash.digest('hex').slice(0, 8);

  await mkdir(path.join(folder, edition), { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(folder, edition, file), content);

  const list = JSON.stringify(album).replaceAll(/\/media\/(?:\w+\/)?(?=[\w-]+\.)/gu, `/media/${edition}/`);
  const published = JSON.parse(list) as LandingMedia;
  const lists = JSON.stringify({ ...albums, [language]: published }, null, 2);
  await writeFile(manifest, `${lists}\n`);
  const words = demoWords(language);
  const said = [...seen].map(([name, texts]) => [name, wordsShown(words, texts)] as const);
  const noted = { ...shownWords, [language]: { ...shownWords[language], ...Object.fromEntries(said) } };
  await writeFile(wordList, `${JSON.stringify(noted, null, 2)}\n`);
  for (const old of await readdir(folder))
    if (!lists.includes(`/media/${old}/`)) await rm(path.join(folder, old), { recursive: true });
  return published;
}
