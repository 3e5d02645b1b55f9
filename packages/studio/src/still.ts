import sharp, { type Sharp } from 'sharp';
import type { Shelf } from './shelf.ts';

/** A still picture in several widths, ready for a `picture` element. */
export interface Still {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** The largest WebP, for `img`. */
  src: string;
  /** Candidates by width, for `srcset`. */
  avif: string;
  webp: string;
}

/** The maximum size of a picture in bytes, in each width. */
const heaviest = 25_000;

type Format = 'avif' | 'webp';

/** Encodes at the finest quality that stays within `limit` bytes. */
async function squeeze(picture: Sharp, format: Format, limit: number): Promise<Uint8Array> {
  const qualities =
    format === 'avif' ? [68, 64, 60, 56, 52, 48, 44] : [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40];
  for (const quality of qualities) {
    const image =
      format === 'avif'
        ? picture.clone().avif({ quality, effort: 6 })
        : picture.clone().webp({ quality, effort: 6, preset: 'picture' });
    const bytes = await image.toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`No ${format} of this picture is as light as ${limit} bytes`);
}

/** Scales a screenshot to the widths that pages offer, the largest last, and saves them. */
export async function keepStill(
  shelf: Shelf,
  name: string,
  screenshot: Uint8Array,
  widths: readonly [...number[], number],
): Promise<Still> {
  const srcset = async (format: Format) => {
    const candidates: string[] = [];
    for (const width of widths) {
      const resized = sharp(await sharp(screenshot).resize({ width }).png().toBuffer());
      const src = shelf.keep(`${name}-${width}`, format, await squeeze(resized, format, heaviest));
      candidates.push(`${src} ${width}w`);
    }
    return candidates;
  };
  const [avif, webp] = [await srcset('avif'), await srcset('webp')];
  const { width, height } = await sharp(screenshot).metadata();
  const full = Math.max(...widths);
  return {
    width: full,
    height: Math.round((height * full) / width),
    src: webp.at(-1)?.split(' ')[0] ?? '',
    avif: avif.join(', '),
    webp: webp.join(', '),
  };
}

/** Saves a picture in its own size, such as the one shown before a film plays, and returns its address. */
export async function keepPicture(
  shelf: Shelf,
  name: string,
  format: Format,
  picture: Uint8Array,
): Promise<string> {
  return shelf.keep(name, format, await squeeze(sharp(picture), format, heaviest));
}
