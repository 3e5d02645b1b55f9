import { expect, it } from 'vitest';
import { asStored, bandsOf, fingerprint, joined, trim, type Area, type Pixels } from './picture.ts';

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

/** A black square with a soft edge of ever lighter pixels below it, of one colour each. */
function withSoftEdge(levels: readonly number[]): Pixels {
  const page = pageWith(60, 40, [card]);
  levels.forEach((level, at) => page.data.set([level, level, level], ((20 + at) * 60 + 30) * 4));
  return page;
}

function levelsIn(page: Pixels, count: number): number[] {
  const { ink, left, top } = asStored(trim(page));
  return Array.from(
    { length: count },
    (_, at) => ink.data[((20 + at - top) * ink.width + 30 - left) * 4] ?? -1,
  );
}

it('an edge is stored in coarse levels, an even area exactly', () => {
  expect(levelsIn(withSoftEdge([3, 60, 120, 250]), 4)).toEqual([0, 64, 128, 255]);
  expect(levelsIn(withSoftEdge([3, 3, 121, 121]), 4)).toEqual([3, 3, 121, 121]);
});

it('a pixel one level lighter changes nothing that is stored around it, however many colours there are', () => {
  const colours = Array.from({ length: 15 }, (_, at) => 20 + at * 15);
  const lighter = colours.map((level, at) => (at === 7 ? level + 1 : level));
  expect(levelsIn(withSoftEdge(lighter), 15)).toEqual(levelsIn(withSoftEdge(colours), 15));
});
