import pixelmatch from 'pixelmatch';
import { areaOf, lay, type Area, type Picture, type Pixels } from './picture.ts';
import { allowance, tolerance, type Counts } from './tolerance.ts';

/** Two pictures laid on each other. */
export interface Comparison {
  /** Whether every count is within its allowance. */
  same: boolean;
  counts: Counts;
  allowed: Counts;
  /** How many times over its allowance the worst count is; 1 and less is the same picture. */
  severity: number;
  /** Both pictures on the smallest area that holds the ink of both. */
  expected: Pixels;
  actual: Pixels;
  /** The expected picture faded, with what differs in strong magenta (shape and tone) or pale (grain). */
  difference: Pixels;
}

/** Compares what is expected with what was photographed, by the three counts of `tolerance.ts`. */
export function compare(expectedPicture: Picture, actualPicture: Picture): Comparison {
  const area = union(areaOf(expectedPicture), areaOf(actualPicture));
  const expected = lay(expectedPicture, area);
  const actual = lay(actualPicture, area);
  const flat = evenPixels(expected);
  const flatNow = evenPixels(actual);
  const difference = faded(expected);

  const shape = pixelmatch(expected.data, actual.data, undefined, area.width, area.height, {
    threshold: tolerance.shape.threshold,
  });
  const counts: Counts = { shape, tone: 0, grain: 0 };
  const background = expectedPicture.background === actualPicture.background;
  for (let pixel = 0; pixel < flat.length; pixel += 1) {
    const levels = distance(expected.data, actual.data, pixel * 4);
    const toned = levels > tolerance.tone.levels && flat[pixel] === 1 && flatNow[pixel] === 1;
    if (toned) counts.tone += 1;
    if (levels > tolerance.grain.levels) {
      counts.grain += 1;
      difference.data.set(toned || levels > 48 ? [214, 0, 108, 255] : [255, 170, 212, 255], pixel * 4);
    }
  }

  const allowed = allowance(area.width * area.height);
  const severity = Math.max(
    counts.shape / allowed.shape,
    counts.tone / allowed.tone,
    counts.grain / allowed.grain,
    // Around the ink lies the rest of the page, which is one even area.
    background ? 0 : 100,
  );
  return { same: severity <= 1, counts, allowed, severity, expected, actual, difference };
}

function union(first: Area, second: Area): Area {
  const left = Math.min(first.left, second.left);
  const top = Math.min(first.top, second.top);
  return {
    left,
    top,
    width: Math.max(first.left + first.width, second.left + second.width) - left,
    height: Math.max(first.top + first.height, second.top + second.height) - top,
  };
}

function distance(first: Uint8Array, second: Uint8Array, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((first[channel] ?? 0) - (second[channel] ?? 0)));
  }
  return most;
}

/** Marks with 1 each pixel that has the colour of its eight neighbours. */
function evenPixels({ width, height, data }: Pixels): Uint8Array {
  const even = new Uint8Array(width * height);
  const { flatness } = tolerance.tone;
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const pixel = row * width + column;
      let alike = true;
      for (let around = -1; alike && around <= 1; around += 1) {
        for (let beside = -1; alike && beside <= 1; beside += 1) {
          const neighbour = (pixel + around * width + beside) * 4;
          for (let channel = 0; alike && channel < 3; channel += 1) {
            const step = (data[pixel * 4 + channel] ?? 0) - (data[neighbour + channel] ?? 0);
            alike = step <= flatness && step >= -flatness;
          }
        }
      }
      if (alike) even[pixel] = 1;
    }
  }
  return even;
}

function faded({ width, height, data }: Pixels): Pixels {
  const pale = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    pale.fill(225 + grey * 0.11, at, at + 3);
    pale[at + 3] = 255;
  }
  return { width, height, data: pale };
}
