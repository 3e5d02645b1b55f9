import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels in memory: four bytes each (red, green, blue, opacity), row by row. */
export interface Pixels extends Size {
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

/** Writes pixels as WebP, without loss. */
export function encode({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** What a stored edge may lose: channels are rounded to multiples of this. */
const edgeStep = 16;

/**
 * What of a picture is stored and compared. A pixel that has the colour of a neighbour is exact; any other lies on the
 * edge of a letter or a shape and is rounded, so that a picture takes 27 % less. Each pixel is judged by its four
 * neighbours alone: one that the browser draws a level lighter in some runs changes none but those. WebP's own
 * near-lossless mode rounds a whole picture or nothing of it, depending on how many colours it has.
 */
export function asStored(picture: Picture): Picture {
  const { width, height, data } = picture.ink;
  const words = wordsOf(picture.ink);
  const rounded = data.slice();
  const isEdge = (row: number, column: number) => {
    const at = row * width + column;
    const word = words[at];
    return !(
      (column > 0 && words[at - 1] === word) ||
      (column < width - 1 && words[at + 1] === word) ||
      (row > 0 && words[at - width] === word) ||
      (row < height - 1 && words[at + width] === word)
    );
  };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (!isEdge(row, column)) continue;
      const at = (row * width + column) * 4;
      for (let channel = at; channel < at + 3; channel += 1) {
        rounded[channel] = Math.min(255, Math.round((data[channel] ?? 0) / edgeStep) * edgeStep);
      }
    }
  }
  return { ...picture, ink: { width, height, data: rounded } };
}

/** Writes pixels as a PNG, which Playwright's report compares side by side. */
export function encodePng({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A name for exactly these pixels, the same on every machine and for every encoder. */
export function fingerprint({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 16);
}

/** Cuts away the margin that has the colour of the bottom right corner. An empty page keeps that one pixel. */
export function trim(page: Pixels): Picture {
  const empty = wordsOf(page).at(-1) ?? 0;
  const area = inkArea(page, empty);
  return {
    ink: crop(page, area),
    left: area.left,
    top: area.top,
    background: colourOf(page.data.subarray(-4)),
  };
}

/** The smallest area that holds every pixel of another colour than the empty one; one pixel where there is none. */
function inkArea(page: Pixels, empty: number): Area {
  const { width, height } = page;
  const words = wordsOf(page);
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
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** So many empty rows part two bands: more than between the lines of a paragraph, less than between two cards. */
const bandGap = 12;

/**
 * Splits a picture where rows of its background go right across, so that a part that many stories show is stored
 * once: the header of a page, a card, a footer.
 */
export function bandsOf({ ink, left, top, background }: Picture): Picture[] {
  const [empty = 0] = wordsOf({ width: 1, height: 1, data: pixelOf(background) });
  const words = wordsOf(ink);
  const isEmpty = (row: number) =>
    words.subarray(row * ink.width, (row + 1) * ink.width).every((word) => word === empty);
  const bands: Array<{ first: number; last: number }> = [];
  for (let row = 0; row < ink.height; row += 1) {
    if (isEmpty(row)) continue;
    const band = bands.at(-1);
    if (band && row - band.last <= bandGap) band.last = row;
    else bands.push({ first: row, last: row });
  }
  return bands.map(({ first, last }) => {
    const rows = crop(ink, { left: 0, top: first, width: ink.width, height: last - first + 1 });
    const area = inkArea(rows, empty);
    return { ink: crop(rows, area), left: left + area.left, top: top + first + area.top, background };
  });
}

/** Puts bands back together to a picture of this area. */
export function joined(bands: readonly Picture[], whole: Omit<Picture, 'ink'> & { ink: Size }): Picture {
  const { ink, left, top, background } = whole;
  const page = filled({ width: ink.width, height: ink.height }, background);
  for (const band of bands) paint(page, band.ink, { left: band.left - left, top: band.top - top });
  return { ink: page, left, top, background };
}

/** A rectangle on a page, in CSS pixels from the top left. */
export interface Area extends Size {
  left: number;
  top: number;
}

/** The area a picture's ink takes up on its page. */
export function areaOf({ ink, left, top }: Picture): Area {
  return { left, top, width: ink.width, height: ink.height };
}

/** Puts a picture back on its page and returns this area of it, so that two pictures can be laid on each other. */
export function lay({ ink, left, top, background }: Picture, area: Area): Pixels {
  const page = filled(area, background);
  paint(page, ink, { left: left - area.left, top: top - area.top });
  return page;
}

function filled({ width, height }: Size, background: string): Pixels {
  const data = new Uint8Array(width * height * 4);
  wordsOf({ width, height, data }).fill(wordsOf({ width: 1, height: 1, data: pixelOf(background) })[0] ?? 0);
  return { width, height, data };
}

function paint(page: Pixels, ink: Pixels, at: { left: number; top: number }): void {
  for (let row = 0; row < ink.height; row += 1) {
    const target = ((at.top + row) * page.width + at.left) * 4;
    page.data.set(ink.data.subarray(row * ink.width * 4, (row + 1) * ink.width * 4), target);
  }
}

/** The pixels as one number each. */
function wordsOf({ width, height, data }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

function pixelOf(colour: string): Uint8Array {
  return Uint8Array.from([...Buffer.from(colour.slice(1), 'hex'), 255]);
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
