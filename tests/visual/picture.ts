import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pixels in memory: four bytes each (red, green, blue, opacity), row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * What one story looks like at one viewport, stored without its empty margin: the part that has ink, where that part
 * lies on the page (CSS pixels from the top left) and the colour of everything around it. Two stories that look the
 * same at different places, or in differently wide windows, therefore share their ink.
 */
export interface Picture {
  ink: Pixels;
  left: number;
  top: number;
  /** The colour around the ink, as `#rrggbb`. */
  background: string;
}

/** Reads an encoded picture (PNG, WebP) into pixels. */
export async function decode(encoded: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(encoded).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Writes pixels as near-lossless WebP: even areas keep their exact colour, the edges of letters and shapes lose up to
 * eight of 255 levels, and a picture takes 28 % less than without loss.
 */
export function encode({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ nearLossless: true, quality: 20, effort: 4 })
    .toBuffer();
}

/** What a picture looks like once it is stored, for a comparison with one that is. */
export async function asStored(picture: Picture): Promise<Picture> {
  return { ...picture, ink: await decode(await encode(picture.ink)) };
}

/** Writes pixels as a PNG, which Playwright's report compares side by side. */
export function encodePng({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A picture packed for a file, with the fingerprint of its ink. */
export interface Packed extends Omit<Picture, 'ink'> {
  width: number;
  height: number;
  fingerprint: string;
  encoded: Buffer;
}

/** Packs a picture. */
export async function pack({ ink, ...place }: Picture): Promise<Packed> {
  const { width, height } = ink;
  return { ...place, width, height, fingerprint: fingerprint(ink), encoded: await encode(ink) };
}

/** A name for exactly these pixels, the same on every machine and for every encoder. */
export function fingerprint({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 16);
}

/** Cuts away the margin that has the colour of the bottom right corner. An empty page keeps that one pixel. */
export function trim(page: Pixels): Picture {
  const { width, height } = page;
  const words = new Uint32Array(page.data.buffer, page.data.byteOffset, width * height);
  const empty = words.at(-1) ?? 0;
  const rowHasInk = (row: number) =>
    words.subarray(row * width, (row + 1) * width).some((word) => word !== empty);

  let top = 0;
  while (top < height - 1 && !rowHasInk(top)) top += 1;
  let bottom = height - 1;
  while (bottom > top && !rowHasInk(bottom)) bottom -= 1;
  let left = width - 1;
  let right = 0;
  for (let row = top; row <= bottom; row += 1) {
    const start = row * width;
    for (let column = 0; column < left; column += 1) if (words[start + column] !== empty) left = column;
    for (let column = width - 1; column > right; column -= 1) {
      if (words[start + column] !== empty) right = column;
    }
  }
  if (right < left) right = left;
  return {
    ink: crop(page, { left, top, width: right - left + 1, height: bottom - top + 1 }),
    left,
    top,
    background: colourOf(page.data.subarray(-4)),
  };
}

/** A rectangle on a page, in CSS pixels from the top left. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area a picture's ink takes up on its page. */
export function areaOf({ ink, left, top }: Picture): Area {
  return { left, top, width: ink.width, height: ink.height };
}

/** Puts a picture back on its page and returns this area of it, so that two pictures can be laid on each other. */
export function lay(picture: Picture, area: Area): Pixels {
  const data = new Uint8Array(area.width * area.height * 4);
  const [red = 0, green = 0, blue = 0] = Buffer.from(picture.background.slice(1), 'hex');
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  const { ink, left, top } = picture;
  for (let row = 0; row < ink.height; row += 1) {
    const target = ((top - area.top + row) * area.width + (left - area.left)) * 4;
    data.set(ink.data.subarray(row * ink.width * 4, (row + 1) * ink.width * 4), target);
  }
  return { width: area.width, height: area.height, data };
}

function crop({ width, data }: Pixels, area: Area): Pixels {
  const cut = new Uint8Array(area.width * area.height * 4);
  for (let row = 0; row < area.height; row += 1) {
    const start = ((area.top + row) * width + area.left) * 4;
    cut.set(data.subarray(start, start + area.width * 4), row * area.width * 4);
  }
  return { width: area.width, height: area.height, data: cut };
}

function colourOf(pixel: Uint8Array): string {
  return `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}`;
}
