// npm run fonts: cuts the file of everyday characters out of the family's Latin file. Run it after updating the family.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const family = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
// The `unicode-range` of the file in fonts.css must match these.
const typographic = '\u00A0£¥©·×÷–—‘’“”•…€−';

const source = await readFile(fileURLToPath(import.meta.resolve(family)));
const everyday = await subsetFont(source, ascii + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(path.join(import.meta.dirname, 'everyday.woff2'), everyday);
