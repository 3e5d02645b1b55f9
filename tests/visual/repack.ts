// Splits baselines that are stored as one file a picture into bands, without changing a pixel.
//   npx tsx tests/visual/repack.ts
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readManifest, readPicture, weighBaselines, writeManifest, type Entry } from './baselines.ts';
import { bandsOf, decode, fingerprint, type Pixels } from './picture.ts';
import { settings } from './settings.ts';

interface FormerEntry extends Omit<Entry, 'print' | 'bands'> {
  file: string;
}

const folder = settings.baselines;
const inkFolder = path.join(folder, 'ink');
const written = new Set<string>();

/** The pixels are near-lossless already; a second time would lose more. */
async function store({ width, height, data }: Pixels): Promise<string> {
  const file = fingerprint({ width, height, data });
  if (written.has(file)) return file;
  written.add(file);
  const encoded = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  await writeFile(path.join(inkFolder, `${file}.webp`), encoded);
  return file;
}

async function repacked({ file, at, size, around }: FormerEntry): Promise<Entry> {
  const ink = await decode(await readFile(path.join(inkFolder, file)));
  const [left, top] = at;
  const bands: Entry['bands'] = [];
  for (const band of bandsOf({ ink, left, top, background: around })) {
    bands.push([await store(band.ink), band.left, band.top]);
  }
  const entry = { print: path.parse(file).name, at, size, around, bands };
  const back = await readPicture(folder, entry);
  if (fingerprint(back.ink) !== fingerprint(ink)) throw new Error(`${file} is not the same in bands`);
  return entry;
}

const former = (await readManifest(folder)) as unknown as Record<string, Record<string, FormerEntry | Entry>>;
const manifest: Record<string, Record<string, Entry>> = {};
for (const [id, pictures] of Object.entries(former)) {
  for (const [width, entry] of Object.entries(pictures)) {
    (manifest[id] ??= {})[width] = 'file' in entry ? await repacked(entry) : entry;
  }
}
await writeManifest(folder, manifest);
console.log(await weighBaselines(folder));
