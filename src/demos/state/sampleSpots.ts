import { sample } from '#content/demos/sample.ts';
import type { Spot } from './spot.ts';

const { spots: names } = sample;

/** The spots of the sample city. A market takes a quarter of the sales. */
export const spots = [
  { id: 'mission', name: names.mission, x: 432, y: 262, sharePercent: 4, runningPercent: 28 },
  { id: 'harbor', name: names.harbor, x: 208, y: 470, sharePercent: 12, runningPercent: 38 },
  { id: 'foundry', name: names.foundry, x: 742, y: 486, sharePercent: 9, runningPercent: 33 },
  { id: 'lantern', name: names.lantern, x: 520, y: 430, sharePercent: 25, runningPercent: 30 },
  { id: 'juniper', name: names.juniper, x: 232, y: 210, sharePercent: 7, runningPercent: 37 },
  { id: 'college', name: names.college, x: 596, y: 122, sharePercent: 3, runningPercent: 48 },
  { id: 'tram', name: names.tram, x: 824, y: 218, sharePercent: 5, runningPercent: 43 },
  { id: 'ropewalk', name: names.ropewalk, x: 678, y: 316, sharePercent: 0, runningPercent: 34 },
] as const satisfies readonly Spot[];

export type SpotId = (typeof spots)[number]['id'];

/** The spot with this id; the first spot for an unknown id, such as from a state stored by an older version. */
export function findSpot(id: string): Spot {
  return spots.find((spot) => spot.id === id) ?? spots[0];
}
