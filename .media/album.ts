import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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

/**
 * Puts a file where the site serves it from, under a name that changes with its content, so that browsers may keep it
 * forever.
 * @param name - Its name without the ending: `hero-map-800`.
 * @param ending - `avif`, `av1.mp4`, ...
 * @returns its address on the site.
 */
export async function keep(name: string, ending: string, content: Uint8Array | string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), content);
  return `/media/${file}`;
}

/** Every address an album names. */
export function addressesIn(album: LandingMedia): string[] {
  return [...new Set(JSON.stringify(album).match(/\/media\/[\w.-]+/gu))];
}

/** Writes the list the sections read, and removes every file it does not name. */
export async function publish(album: LandingMedia): Promise<void> {
  await writeFile(manifest, `${head}export const media: LandingMedia = ${JSON.stringify(album)};\n`);
  await promisify(execFile)(path.join(projectRoot, 'node_modules', '.bin', 'oxfmt'), [manifest]);
  const named = new Set(addressesIn(album));
  for (const file of await readdir(folder)) {
    if (!named.has(`/media/${file}`)) await rm(path.join(folder, file));
  }
}

const head = `// Written by \`npm run media\`, which renders every file named here from the demos. Change \`.media/\`, not this.
import type { LandingMedia } from './album.ts';

/** The files under \`/media\`, each with its content's hash in its name. */
`;
