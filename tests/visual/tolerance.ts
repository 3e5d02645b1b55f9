/**
 * How far two pictures may be apart and still count as the same. Measured in November 2026: with the fonts pinned
 * (`browser.ts`) Chromium 143, 149, 153 and 156 draw our stories without a single different pixel, so this room is for
 * what a later browser may do to the edges of shapes, and for nothing a person would notice.
 */
export const tolerance = {
  /**
   * Pixels whose colour differs clearly although they are not antialiasing: something moved, appeared or vanished.
   * At most 0.1 % of the ink, between 6 and 12 pixels: fewer than a digit has, however long the page.
   */
  shape: { threshold: 0.1, ratio: 0.001, least: 6, most: 12 },
  /**
   * Pixels inside an even area (itself and its eight neighbours alike, before and after) that differ by more than two
   * of 255 levels. No rasteriser redraws the middle of an even area, so a few already mean that a colour changed,
   * however little: a brand orange 2 % lighter differs by 5 to 7 levels.
   */
  tone: { levels: 2, flatness: 2, most: 8 },
  /**
   * Pixels anywhere that differ by more than two levels, edges included. Thin text has no even area; this is what
   * sees its colour change. At most 1 % of the ink, between 24 and 240 pixels.
   */
  grain: { levels: 2, ratio: 0.01, least: 24, most: 240 },
} as const;

/** What a comparison counted, in pixels. */
export interface Counts {
  shape: number;
  tone: number;
  grain: number;
}

/** How many pixels of each kind may differ in a picture whose ink covers this many. */
export function allowance(inkPixels: number): Counts {
  const { shape, tone, grain } = tolerance;
  return { shape: within(shape, inkPixels), tone: tone.most, grain: within(grain, inkPixels) };
}

function within(rule: { ratio: number; least: number; most: number }, inkPixels: number): number {
  return Math.min(rule.most, Math.max(rule.least, Math.floor(inkPixels * rule.ratio)));
}
