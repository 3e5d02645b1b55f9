import { describe, expect, it } from 'vitest';
import { heatColor, heatOf, heatWidth, ramp } from '#demos/heatMap/heat.ts';

describe('heat', () => {
  it.each([
    ['the largest', 400, 400, 1],
    ['half of it', 200, 400, 0.5],
    ['nothing', 0, 400, 0],
    ['a loss', -50, 400, 0],
    ['a city that made nothing', 0, 0, 0],
  ])('of %s is a part of the largest', (_, value, largest, heat) => {
    expect(heatOf(value, largest)).toBe(heat);
  });

  it('begins with paper, ends with chili and contains every color of the ramp', () => {
    expect(heatColor(0)).toContain(`${ramp[0]})`);
    expect(heatColor(1)).toContain(`${ramp[3]} 100%`);
    expect(heatColor(1 / 3)).toContain(`${ramp[1]})`);
  });

  it('is also shown by size: hotter is wider', () => {
    expect(heatWidth(1)).toBeGreaterThan(heatWidth(0.5));
    expect(heatWidth(0.5)).toBeGreaterThan(heatWidth(0.1));
  });
});
