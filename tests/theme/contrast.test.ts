import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesMatching, projectRoot } from '#tests/architecture/projectFiles.ts';
import { contrastPairs, contrastRatio } from '#theme/contrast.ts';
import { tokens } from '#theme/tokens.ts';

const nameOf = new Map<string, string>(Object.entries(tokens.color).map(([name, value]) => [value, name]));

describe('contrast', () => {
  it.each(
    contrastPairs.map((pair) => ({
      ...pair,
      words: `${nameOf.get(pair.text)} on ${nameOf.get(pair.ground)}`,
    })),
  )('of $words is at least $least ($use) (R-A11Y-ORANGE)', ({ text, ground, least }) => {
    expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it('is 21 between black and white, and 1 between a color and itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#F48A29', '#F48A29')).toBe(1);
  });

  it('of white on the brand orange is too low, so orange has ink-colored text (R-A11Y-ORANGE)', () => {
    expect(tokens.color.orange).toBe('#F48A29');
    expect(contrastRatio(tokens.color.white, tokens.color.orange)).toBeLessThan(3);
  });

  it('of quiet text follows a wish for more contrast: only drawings and the palette name its color', () => {
    const named = filesMatching('{src,theme}/**/*.{ts,tsx}').filter((file) =>
      readFileSync(path.join(projectRoot, file), 'utf8').includes('color.inkMuted'),
    );
    expect(named).toEqual([
      'src/sections/Hero/truckDrawing.ts',
      'src/truck/parts.tsx',
      'theme/contrast.ts',
      'theme/palette.ts',
    ]);
  });

  it('is defined only for colors that are tokens', () => {
    const strangers = contrastPairs
      .flatMap(({ text, ground }) => [text, ground])
      .filter((c) => !nameOf.has(c));
    expect(strangers).toEqual([]);
  });
});
