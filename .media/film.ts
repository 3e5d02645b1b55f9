import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Cut, Film, FilmName } from '#content/landing/album.ts';
import { keep, noteTexts } from './mediaFiles.ts';
import { frameRate, openCamera, type Camera } from './camera.ts';
import { showPointer } from './pointer.ts';
import { plays, type Play } from './plays.ts';
import { keepFallback, keepPoster } from './still.ts';
import type { Studio, View } from './studio.ts';
import { uprightPlays } from './uprightPlays.ts';

const run = promisify(execFile);

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'media');

/** The maximum size of a film in bytes, in each format. */
const heaviest = 184_000;

/** The shape of a cut: its pixels, the CSS pixels of its stage, and the media query that selects it. */
interface Shape {
  picture: { width: number; height: number };
  stage: View;
  media: string;
}

/** The stage is a quarter wider than the picture, as on a tablet. */
const wide: Shape = {
  picture: { width: 800, height: 500 },
  stage: { width: 1000, height: 625, scale: 1 },
  media: '(width >= 992px)',
};

/** For phones and upright tablets: a stage as narrow as a phone, so that its text is as large as the text around the film. */
const upright: Shape = {
  picture: { width: 600, height: 780 },
  stage: { width: 400, height: 520, scale: 1.5 },
  media: '(width < 992px)',
};

/** The number of frames at the end that fade into the beginning. */
const dissolve = 10;

/** Both cuts of a film, without its captions. */
type Played = Omit<Film, 'upright'> & { upright: Cut };

/** Plays, captures and encodes both cuts of a film, and saves their files. */
export async function playFilm(studio: Studio, name: FilmName): Promise<Played> {
  const { cut, still } = await playCut(studio, { scene: name, name, play: plays[name], shape: wide });
  const webp = await keepFallback(`${name}-poster`, still);
  const { cut: tall } = await playCut(studio, {
    scene: name,
    name: `${name}-upright`,
    play: uprightPlays[name],
    shape: upright,
  });
  return { ...cut, poster: { ...cut.poster, webp }, upright: tall };
}

async function playCut(
  studio: Studio,
  { scene, name, play, shape }: { scene: FilmName; name: string; play: Play; shape: Shape },
): Promise<{ cut: Cut; still: Uint8Array }> {
  const page = await studio.open(scene, shape.stage);
  await play.before?.(page);
  const camera = await openCamera(page, path.join(cache, name));
  await play.act(page, await showPointer(page, camera, play.rest));
  await page.context().close();
  noteTexts(scene, camera.texts);
  await closeTheLoop(camera);

  const seconds = camera.count() / frameRate;
  const sources: Cut['sources'] = await Promise.all(
    encodings.map(async (encoding) => ({
      src: await encode(name, camera, encoding, shape.picture),
      type: encoding.type,
      media: shape.media,
    })),
  );
  const still = await posterOf(camera, play.posterAt, shape.picture);
  const poster = await keepPoster(`${name}-poster`, still);
  return { still, cut: { ...shape.picture, seconds: Math.round(seconds * 100) / 100, sources, poster } };
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
): Promise<string> {
  // Scales the frames down and converts them to the colors and pixel format that every player supports.
  const filter = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
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
