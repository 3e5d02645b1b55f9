import type { Entry } from './baselines.ts';
import type { Comparison } from './comparison.ts';
import type { Picture } from './picture.ts';

/** How far the size of the ink may be off before a change is called a change of size, in CSS pixels. */
const sizeSlack = 2;

/** Says in words how a picture differs from its baseline. */
export function describeChange(entry: Entry, picture: Picture, { counts }: Comparison): string {
  const {
    at: [left, top],
    size: [width, height],
    around,
  } = entry;
  const { ink } = picture;
  if (Math.abs(ink.width - width) > sizeSlack || Math.abs(ink.height - height) > sizeSlack)
    return `It was ${width} × ${height} and is now ${ink.width} × ${ink.height}.`;
  const moved = [
    ...shift(picture.left - left, 'right', 'left'),
    ...shift(picture.top - top, 'bottom', 'top'),
  ].join(' and ');
  return [
    ...(moved ? [`Its ink starts ${moved}.`] : []),
    ...(around === picture.background
      ? []
      : [`The page around it was ${around} and is now ${picture.background}.`]),
    `${counts.shape} pixels have another shape, ${counts.tone} even ones another tone, ${counts.grain} differ at all.`,
  ].join(' ');
}

function shift(by: number, more: string, less: string): string[] {
  return by === 0 ? [] : [`${Math.abs(by)} px to the ${by > 0 ? more : less}`];
}
