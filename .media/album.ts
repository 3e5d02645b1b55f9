import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LandingMedia } from '#content/landing/album.ts';
import { media } from '#content/landing/media.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

/** What the site serves as it is. */
export const publicFolder = path.join(projectRoot, 'public');

const folder = path.join(publicFolder, 'media');
const manifest = path.join(projectRoot, 'src', 'content', 'landing', 'media.ts');

/** What is on the shelf now; a part that is not rendered again stays as it is. */
export const shelved: LandingMedia = media;

type Content = Uint8Array | string;

const rendered = new Map<string, Content>();

/**
 * Keeps a file until the album is published.
 * @param name - Its name without the ending: `hero-map-800`.
 * @param ending - `avif`, `av1.mp4`, ...
 * @returns what the album calls it until then.
 */
export function keep(name: string, ending: string, content: Content): string {
  const file = `${name}.${ending}`;
  rendered.set(file, content);
  return `/media/${file}`;
}

/** Every address an album names. */
export function addressesIn(album: LandingMedia): string[] {
  return [...new Set(JSON.stringify(album).match(/\/media\/[\w./-]+/gu))];
}

/**
 * Puts an album's files where the site serves them from, in a folder whose name changes with what is in it, so that
 * browsers may keep them forever; one name for all is less to write into a page than one for each. Writes the list the
 * sections read, and removes what was published before.
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

  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, edition), { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(folder, edition, file), content);

  const list = JSON.stringify(album).replaceAll(/\/media\/(?:\w+\/)?(?=[\w-]+\.)/gu, `/media/${edition}/`);
  await writeFile(manifest, `${head}export const media: LandingMedia = ${list};\n`);
  await promisify(execFile)(path.join(projectRoot, 'node_modules', '.bin', 'oxfmt'), [manifest]);
  return JSON.parse(list) as LandingMedia;
}

const head = `// Written by \`npm run media\`, which renders every file named here from the demos. Change \`.media/\`, not this.
import type { LandingMedia } from './album.ts';

/** The files under \`/media\`, in a folder named for what is in it. */
`;
