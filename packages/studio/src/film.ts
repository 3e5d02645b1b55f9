import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { frameRate, openCamera, type Camera } from './camera.ts';
import { showPointer, type Point, type Pointer } from './pointer.ts';
import type { Shelf } from './shelf.ts';
import { keepPicture } from './still.ts';
import type { Studio, View } from './studio.ts';

const run = promisify(execFile);

/** The script of a film: the actions of the pointer. */
export interface Play {
  /** The position of the finger at the start and the end, in CSS pixels of the stage. */
  rest: Point;
  /** The moment shown before the film plays, from 0 to 1. */
  posterAt: number;
  /** Choices made before the film begins. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page, pointer: Pointer) => Promise<void>;
}

/** The shape of a cut: its pixels, the CSS pixels of its stage, and the media query that selects it. */
export interface Shape {
  picture: { width: number; height: number };
  stage: View;
  media: string;
}

/** A silent looping film, ready for a `video` element. */
export interface Cut {
  width: number;
  height: number;
  /** Seconds of one loop. */
  seconds: number;
  /** The newest codec first, each with its media query; a browser plays the first source it supports. */
  sources: ReadonlyArray<{ src: string; type: string; media: string }>;
  /** The still picture shown until the film plays. */
  poster: { width: number; height: number; avif: string };
}

/** The maximum size of a film in bytes, in each format. */
const heaviest = 184_000;

/** The number of frames at the end that fade into the beginning. */
const dissolve = 10;

/**
 * Plays, captures and encodes a film, and keeps its files.
 * @param scratch - The folder for its frames.
 * @returns the cut, its poster before compression, and the texts that it shows.
 */
export async function filmCut(
  studio: Studio,
  shelf: Shelf,
  {
    scene,
    name,
    play,
    shape,
    scratch,
  }: {
    scene: string;
    name: string;
    play: Play;
    shape: Shape;
    scratch: string;
  },
): Promise<{ cut: Cut; still: Uint8Array; texts: ReadonlySet<string> }> {
  const page = await studio.open(scene, shape.stage);
  await play.before?.(page);
  const camera = await openCamera(page, path.join(scratch, name));
  await play.act(page, await showPointer(page, camera, play.rest));
  await page.context().close();
  await closeTheLoop(camera);

  const seconds = camera.count() / frameRate;
  const sources: Cut['sources'] = await Promise.all(
    encodings.map(async (encoding) => ({
      src: shelf.keep(
        name,
        encoding.ending,
        await encode(path.join(scratch, name), camera, encoding, shape.picture),
      ),
      type: encoding.type,
      media: shape.media,
    })),
  );
  const still = await posterOf(camera, play.posterAt, shape.picture);
  const poster = { ...shape.picture, avif: await keepPicture(shelf, `${name}-poster`, 'avif', still) };
  const cut = { ...shape.picture, seconds: Math.round(seconds * 100) / 100, sources, poster };
  return { still, cut, texts: camera.texts };
}

/** Fades the last frames into the first, so that the loop has no jump. */
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

/** The picture shown until the film plays. */
async function posterOf(camera: Camera, share: number, picture: Shape['picture']): Promise<Uint8Array> {
  const frame = await readFile(camera.file(Math.floor(camera.count() * share)));
  return sharp(frame).resize(picture.width, picture.height).removeAlpha().png().toBuffer();
}

interface Encoding {
  ending: string;
  /** The type of a \`source\` with its codecs, so that a browser skips files it cannot play. */
  type: string;
  codec: readonly string[];
  /** Qualities from fine to coarse; the first that is small enough is used. */
  qualities: readonly number[];
}

// Chrome and Firefox have had AV1 since before the oldest supported version; Safari and Edge fall back on H.264 where a
// machine cannot decode it.
const encodings: readonly Encoding[] = [
  {
    ending: 'av1.mp4',
    type: 'video/mp4; codecs="av01.0.04M.08"',
    codec: ['-c:v', 'libsvtav1', '-preset', '4', '-svtav1-params', 'tune=0:scm=1', '-movflags', '+faststart'],
    qualities: [40, 44, 48, 52, 56],
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

async function encode(
  name: string,
  camera: Camera,
  encoding: Encoding,
  { width, height }: Shape['picture'],
): Promise<Uint8Array> {
  // Scales the frames down and converts them to the colors and pixel format that every player supports.
  const filter = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const file = `${name}.${encoding.ending}`;
  for (const quality of encoding.qualities) {
    const input = ['-y', '-v', 'error', '-framerate', String(frameRate), '-i', camera.pattern];
    const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
    const output = [...encoding.codec, '-crf', String(quality), '-g', '240', '-an', file];
    await run('ffmpeg', [...input, '-vf', filter, ...color, ...output]);
    if ((await stat(file)).size <= heaviest) return readFile(file);
  }
  throw new Error(`No quality of ${name} as ${encoding.ending} is light enough`);
}
