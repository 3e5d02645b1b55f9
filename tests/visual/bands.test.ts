import { expect, it } from 'vitest';
import { bandsOf, fingerprint, joined, trim, type Area, type Pixels } from './picture.ts';

/** A white page with black areas. */
function pageWith(width: number, height: number, areas: readonly Area[]): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const area of areas)
    for (let row = area.top; row < area.top + area.height; row += 1)
      for (let column = area.left; column < area.left + area.width; column += 1)
        data.set([0, 0, 0], (row * width + column) * 4);
  return { width, height, data };
}

const card = { left: 10, top: 5, width: 30, height: 8 };
const title = { left: 4, top: 40, width: 12, height: 6 };

it('a picture is split where its background goes right across, and put back together without a difference', () => {
  const picture = trim(pageWith(60, 80, [card, title]));
  const bands = bandsOf(picture);
  expect(bands.map(({ left, top, ink: { width, height } }) => ({ left, top, width, height }))).toEqual([
    card,
    title,
  ]);
  expect(fingerprint(joined(bands, picture).ink)).toBe(fingerprint(picture.ink));
});

it('lines that stand close together stay in one band', () => {
  const lines = [0, 14, 28].map((top) => ({ left: 0, top, width: 20, height: 4 }));
  expect(bandsOf(trim(pageWith(60, 80, lines)))).toHaveLength(1);
});

it('what two pictures share has the same name in both, wherever it lies', () => {
  const alone = bandsOf(trim(pageWith(60, 80, [{ ...card, left: 20, top: 50 }])));
  const among = bandsOf(trim(pageWith(90, 80, [card, title])));
  expect(alone.map(({ ink }) => fingerprint(ink))).toEqual([fingerprint(among[0]!.ink)]);
});

it('an empty picture has no bands and is put back together all the same', () => {
  const picture = trim(pageWith(60, 80, []));
  expect(bandsOf(picture)).toEqual([]);
  expect(fingerprint(joined([], picture).ink)).toBe(fingerprint(picture.ink));
});
