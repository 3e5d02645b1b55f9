import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Film, FilmName } from '#content/landing/album.ts';
import { keep } from './album.ts';
import { frameRate, openCamera, type Camera } from './camera.ts';
import { captionsOf } from './captions.ts';
import { layHand } from './hand.ts';
import { plays } from './plays.ts';
import { keepPoster } from './still.ts';
import type { Studio } from './studio.ts';

const run = promisify(execFile);

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'media');

/** A film weighs at most this many bytes in each of its formats. */
const heaviest = 200_000;

/** Pixels of a film. */
const picture = { width: 800, height: 500 } as const;

/** CSS pixels of the stage: a quarter wider than the picture, as a tablet is. */
const stage = { width: 1000, height: 625, scale: 1 } as const;

/** The number of frames at the end that fade into the beginning. */
const dissolve = 10;

/** Plays, captures and encodes one video, and saves its files. */
export async function playFilm(studio: Studio, name: FilmName): Promise<Film> {
  const play = plays[name];
  const page = await studio.open(name, stage);
  const camera = await openCamera(page, path.join(cache, name));
  await play.act(page, await layHand(page, camera, play.rest));
  await page.context().close();
  await closeTheLoop(camera);

  const seconds = camera.count() / frameRate;
  const sources: Film['sources'] = await Promise.all(
    encodings.map(async (encoding) => ({
      src: await encode(name, camera, encoding),
      type: encoding.type,
    })),
  );
  return {
    ...picture,
    seconds: Math.round(seconds * 100) / 100,
    sources,
    captions: keep(name, 'vtt', captionsOf(play.captions, seconds)),
    poster: await keepPoster(`${name}-poster`, await posterOf(camera, play.posterAt)),
  };
}

/** Nothing jumps when the film begins again: its last frames dissolve into the first one. */
async function closeTheLoop(camera: Camera): Promise<void> {
  const first = await readFile(camera.file(0));
  for (let step = 1; step <= dissolve; step += 1) {
    const file = camera.file(camera.count() - 1 - dissolve + step);
    const veil = await sharp(first)
      .removeAlpha()
      .ensureAlpha(step / (dissolve + 1))
      .png()
      .toBuffer();
    const dissolved = sharp(await readFile(file))
      .composite([{ input: veil }])
      .removeAlpha();
    await writeFile(file, await dissolved.png({ compressionLevel: 1 }).toBuffer());
  }
}

/** The picture that stands still until the film plays. */
async function posterOf(camera: Camera, share: number): Promise<Uint8Array> {
  const frame = await readFile(camera.file(Math.floor(camera.count() * share)));
  return sharp(frame).resize(picture.width, picture.height).removeAlpha().png().toBuffer();
}

interface Encoding {
  ending: string;
  /** The type of a \`source\`, with its codecs, so that a browser need not load what it cannot play. */
  type: string;
  codec: readonly string[];
  /** From fine to coarse; the first that is light enough is taken. */
  qualities: readonly number[];
}

const encodings: readonly Encoding[] = [
  {
    ending: 'av1.mp4',
    type: 'video/mp4; codecs="av01.0.04M.08"',
    codec: ['-c:v', 'libsvtav1', '-preset', '4', '-svtav1-params', 'tune=0:scm=1', '-movflags', '+faststart'],
    qualities: [40, 44, 48, 52, 56],
  },
  {
    ending: 'vp9.webm',
    type: 'video/webm; codecs="vp09.00.30.08"',
    codec: [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-deadline',
      'good',
      '-cpu-used',
      '2',
      '-row-mt',
      '1',
      '-tune-content',
      'screen',
    ],
    qualities: [38, 42, 46, 50, 54, 58],
  },
  {
    ending: 'h264.mp4',
    type: 'video/mp4; codecs="avc1.64001f"',
    codec: [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-movflags',
      '+faststart',
    ],
    qualities: [25, 27, 29, 31, 33],
  },
];

/** Smaller, and in the colours and the format every player expects. */
const filter = [
  `scale=${picture.width}:${picture.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
  'format=yuv420p',
].join(',');

async function encode(name: FilmName, camera: Camera, encoding: Encoding): Promise<string> {
  const file = path.join(cache, `${name}.${encoding.ending}`);
  for (const quality of encoding.qualities) {
    const input = ['-y', '-v', 'error', '-framerate', String(frameRate), '-i', camera.pattern];
    const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
    const output = [...encoding.codec, '-crf', String(quality), '-g', '240', '-an', file];
    await run('ffmpeg', [...input, '-vf', filter, ...color, ...output]);
    if ((await stat(file)).size <= heaviest) return keep(name, encoding.ending, await readFile(file));
  }
  throw new Error(`No quality of ${name} as ${encoding.ending} is light enough`);
}
