import { tokens } from '#theme/index.ts';

const { color } = tokens;

/** The heat colors from cold to hot, evenly spaced: paper, peach, brand orange, chili. */
export const ramp = [color.paper, color.peach, color.orange, color.chili] as const;

/** The color of a heat from 0 to 1. Never the only cue: size and value show it too. */
export function heatColor(heat: number): string {
  const place = Math.min(1, Math.max(0, heat)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  const share = Math.round((place - index) * 100);
  return `color-mix(in oklab, ${ramp[index + 1]} ${share}%, ${ramp[index]})`;
}

/** Width of a heat's glow in percent of the plan's width. The area is proportional to the heat, with a minimum. */
export function heatWidth(heat: number): number {
  return 12 + 24 * Math.sqrt(Math.max(0, heat));
}

/** A value's heat relative to the largest value: 1 for the largest, 0 for zero and for a loss. */
export function heatOf(value: number, largest: number): number {
  return largest > 0 ? Math.max(0, value) / largest : 0;
}
