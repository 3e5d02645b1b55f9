// npm run fonts: after an update of the family, cuts two small files out of its large ones: the characters of everyday English
// and the rupee sign.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const family = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
// The `unicode-range` of each file in fonts.css must match its characters.
const typographic = '\u00A0£¥©·×÷–—‘’“”•…€−';

async function cut(name, source, characters) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`${family}-${source}-wght-normal.woff2`)));
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  await writeFile(path.join(import.meta.dirname, name), part);
}

await cut('everyday.woff2', 'latin', ascii + typographic);
await cut('rupee.woff2', 'latin-ext', '₹');
