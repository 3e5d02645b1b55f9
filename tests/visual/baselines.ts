import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, fingerprint, type Packed, type Picture } from './picture.ts';

/** One line of the manifest: which file holds the ink, where it lies, how large it is, what surrounds it. */
export interface Entry {
  file: string;
  at: [left: number, top: number];
  size: [width: number, height: number];
  around: string;
}

/** Story id, then viewport width, then the picture. */
export type Manifest = Record<string, Record<string, Entry>>;

const manifestName = 'baselines.json';
const inkFolder = 'ink';

/** Reads the manifest of a baselines folder; a folder that is not there yet has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Manifest;
}

/** Whether a picture is exactly the one of the entry, judged without reading a file. */
export function matches({ file, at: [left, top], around }: Entry, picture: Picture): boolean {
  return (
    left === picture.left &&
    top === picture.top &&
    around === picture.background &&
    file.startsWith(fingerprint(picture.ink))
  );
}

/** Reads the picture of an entry. */
export async function readPicture(
  folder: string,
  { file, at: [left, top], around }: Entry,
): Promise<Picture> {
  const ink = await decode(await readFile(path.join(folder, inkFolder, file)));
  return { ink, left, top, background: around };
}

/** Stores a picture's ink under its fingerprint; pictures that look the same share the file. */
export async function storePicture(folder: string, picture: Packed): Promise<Entry> {
  const { left, top, width, height, background, encoded } = picture;
  const file = `${picture.fingerprint}.webp`;
  await mkdir(path.join(folder, inkFolder), { recursive: true });
  await writeFile(path.join(folder, inkFolder, file), encoded);
  return { file, at: [left, top], size: [width, height], around: background };
}

/** Writes the manifest, one picture a line in the order of the ids, and deletes the files it no longer names. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const stories = Object.entries(manifest)
    .filter(([, pictures]) => Object.keys(pictures).length > 0)
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
  const lines = stories.map(([id, pictures]) => {
    const rows = Object.entries(pictures).map(([width, entry]) => `    "${width}": ${oneLine(entry)}`);
    return `  ${JSON.stringify(id)}: {\n${rows.join(',\n')}\n  }`;
  });
  await mkdir(path.join(folder, inkFolder), { recursive: true });
  await writeFile(path.join(folder, manifestName), `{\n${lines.join(',\n')}\n}\n`);

  const named = new Set(stories.flatMap(([, pictures]) => Object.values(pictures).map(({ file }) => file)));
  const files = await readdir(path.join(folder, inkFolder));
  await Promise.all(
    files.filter((file) => !named.has(file)).map((file) => rm(path.join(folder, inkFolder, file))),
  );
}

/** How many files the baselines are and how many bytes they weigh. */
export async function weighBaselines(folder: string): Promise<{ files: number; bytes: number }> {
  const files = await readdir(path.join(folder, inkFolder)).catch(() => []);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, inkFolder, file))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function oneLine({ file, at, size, around }: Entry): string {
  return `{ "file": "${file}", "at": [${at.join(', ')}], "size": [${size.join(', ')}], "around": "${around}" }`;
}
