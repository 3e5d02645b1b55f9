import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** The font file with the letters of every language of the site. */
const latin =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** A line of text as outlines, in the site's font: identical on every machine, because no installed font is used. */
async function outlined(
  root: string,
  text: string,
  line: { x: number; y: number; size: number; fill: string; weight: number },
): Promise<string> {
  const family = await readFile(path.join(root, latin));
  const face = fontkit.create(
    await subsetFont(family, text, { targetFormat: 'sfnt', variationAxes: { wght: line.weight } }),
  );
  if (!('layout' in face)) throw new Error('The Latin file holds more than one font');
  const scale = line.size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, at) => {
    const place = pen;
    pen += positions[at]?.xAdvance ?? 0;
    return `<path transform="translate(${place} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${line.fill}" transform="translate(${line.x} ${line.y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** The drawing in the logo file, 32 units wide and high. */
async function mark(root: string): Promise<string> {
  const file = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
  return file.replace(/^<svg[^>]*>/u, '').replace(/<\/svg>\s*$/u, '');
}

interface CardColors {
  paper: string;
  ink: string;
  green: string;
  orange: string;
  peach: string;
}

/** Draws the preview image of a shared link: the awning, the logo, and the text. PNG, which every network accepts. */
export async function drawSocialCard(request: {
  root: string;
  width: number;
  height: number;
  name: string;
  lines: readonly string[];
  below: string;
  color: CardColors;
}): Promise<Buffer> {
  const { root, width, height, name, lines, below, color } = request;
  const stripe = width / 12;
  const awning = Array.from({ length: 12 }, (_, at) => {
    const fill = at % 2 === 0 ? color.orange : color.peach;
    const left = at * stripe;
    return `<path fill="${fill}" d="M${left} 0h${stripe}v74a${stripe / 2} 34 0 0 1-${stripe} 0z"/>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.paper}"/>`,
    ...awning,
    `<g transform="translate(80 176) scale(2.25)">${await mark(root)}</g>`,
    await outlined(root, name, { x: 166, y: 230, size: 52, fill: color.ink, weight: 760 }),
    ...(await Promise.all(
      lines.map((line, at) =>
        outlined(root, line, { x: 76, y: 368 + at * 104, size: 104, fill: color.ink, weight: 760 }),
      ),
    )),
    await outlined(root, below, { x: 80, y: 556, size: 36, fill: color.green, weight: 560 }),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64 }).toBuffer();
}

/** The icon that browsers and tools request without a link to it: a single PNG in an ICO container. */
export async function drawFavicon(root: string): Promise<Buffer> {
  const size = 32;
  const png = await drawIcon({ root, size, maskable: false, paper: '' });
  const head = Buffer.alloc(22);
  // ICO header: type 1, one picture, its width and height, 32 bits per pixel, its length and its offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the logo as an icon. A maskable icon has a paper background and a margin that systems may cut off. */
export async function drawIcon(request: {
  root: string;
  size: number;
  maskable: boolean;
  paper: string;
}): Promise<Buffer> {
  const { root, size, maskable, paper } = request;
  const inner = maskable ? size * 0.6 : size;
  const edge = (size - inner) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    maskable ? `<rect width="${size}" height="${size}" fill="${paper}"/>` : '',
    `<g transform="translate(${edge} ${edge}) scale(${inner / 32})">${await mark(root)}</g></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
