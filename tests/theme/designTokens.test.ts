import { expect, it } from 'vitest';
import { designTokens } from '#theme/designTokens.ts';
import { motion } from '#theme/motion.ts';
import { tokens } from '#theme/tokens.ts';
import { fontFamily } from '#theme/typography.ts';

type File = Record<string, Record<string, { $value: never }>>;

const file = JSON.parse(JSON.stringify(designTokens())) as File;

/** The values of a group, read back by `read`. */
const back = (group: string, read: (value: never) => unknown) =>
  Object.fromEntries(
    Object.entries(file[group] ?? {})
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, { $value }]) => [name, read($value)]),
  );

const hexOf = ({ components }: { components: number[] }) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
const numberOf = ({ value }: { value: number }) => value;

it('the values for design tools lead back to the source', () => {
  expect(back('color', hexOf)).toEqual(tokens.color);
  for (const group of ['radius', 'breakpoint', 'target'] as const) {
    expect(back(group, numberOf)).toEqual(tokens[group]);
  }
  const { curve, ...durations } = motion;
  expect(back('duration', numberOf)).toEqual(durations);
  expect(`cubic-bezier(${String(file['curve']?.['$value']).replaceAll(',', ', ')})`).toBe(curve);
  expect(fontFamily.replaceAll("'", '')).toBe(String(file['font']?.['$value']).replaceAll(',', ', '));
  type Layer = {
    offsetY: { value: number };
    blur: { value: number };
    color: { components: number[]; alpha: number };
  };
  const cssOf = (layers: Layer[]) =>
    layers
      .map(({ offsetY, blur, color: { components, alpha } }) => {
        const channels = components.map((part) => Math.round(part * 255)).join(' ');
        return `0 ${offsetY.value}px ${blur.value}px rgb(${channels} / ${alpha.toFixed(2)})`;
      })
      .join(', ');
  expect(back('shadow', cssOf)).toEqual({
    low: tokens.shadow.low,
    raised: tokens.shadow.raised,
    lifted: tokens.shadow.lifted,
  });
});

it('every role refers to a color', () => {
  const references = JSON.stringify(file['role']).match(/\{color\.\w+\}/gu) ?? [];
  expect(references.length).toBeGreaterThan(30);
  expect(references.filter((one) => !Object.hasOwn(tokens.color, one.slice(7, -1)))).toEqual([]);
});
