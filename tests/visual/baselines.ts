import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asStored, bandsOf, decode, encode, fingerprint, joined, type Picture } from './picture.ts';

/** One line of the manifest: where the ink lies, how large it is, what surrounds it, and the files of its bands. */
export interface Entry {
  /** The fingerprint of the exact pixels. */
  print: string;
  at: [left: number, top: number];
  size: [width: number, height: number];
  around: string;
  bands: Array<[file: string, left: number, top: number]>;
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
export function matches({ print, at: [left, top], around }: Entry, picture: Picture): boolean {
  return (
    left === picture.left &&
    top === picture.top &&
    around === picture.background &&
    print === fingerprint(picture.ink)
  );
}

/** Reads the picture of an entry, as it was stored. */
export async function readPicture(
  folder: string,
  { at: [left, top], size: [width, height], around: background, bands }: Entry,
): Promise<Picture> {
  const read = bands.map(async ([file, bandLeft, bandTop]) => {
    const ink = await decode(await readFile(path.join(folder, inkFolder, `${file}.webp`)));
    return { ink, left: bandLeft, top: bandTop, background };
  });
  return joined(await Promise.all(read), { ink: { width, height }, left, top, background });
}

/** Stores a picture's bands under their fingerprints; bands that look the same share the file. */
export async function storePicture(folder: string, picture: Picture): Promise<Entry> {
  const { ink, left, top, background } = picture;
  await mkdir(path.join(folder, inkFolder), { recursive: true });
  const stored = bandsOf(asStored(picture)).map(async (band): Promise<Entry['bands'][number]> => {
    const file = fingerprint(band.ink);
    await writeFile(path.join(folder, inkFolder, `${file}.webp`), await encode(band.ink));
    return [file, band.left, band.top];
  });
  return {
    print: fingerprint(ink),
    at: [left, top],
    size: [ink.width, ink.height],
    around: background,
    bands: await Promise.all(stored),
  };
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

  const entries = stories.flatMap(([, pictures]) => Object.values(pictures));
  const named = new Set(entries.flatMap(({ bands }) => bands.map(([file]) => `${file}.webp`)));
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

function oneLine({ print, at, size, around, bands }: Entry): string {
  const places = bands.map(([file, left, top]) => `["${file}", ${left}, ${top}]`);
  return `{ "print": "${print}", "at": [${at.join(', ')}], "size": [${size.join(', ')}], "around": "${around}", "bands": [${places.join(', ')}] }`;
}
