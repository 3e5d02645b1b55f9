import type { Theme } from '@mui/material/styles';
import type { ThemeData } from './revive.ts';

const kept = [
  'breakpoints',
  'components',
  'direction',
  'focusVisible',
  'mixins',
  'opacity',
  'palette',
  'shadows',
  'shape',
  'transitions',
  'typography',
  'zIndex',
] as const satisfies readonly (keyof ThemeData)[];

/** MUI's parts that this site uses and for which the palette has colors. The palette's other capitalized names are unused parts. */
const coloredParts = ['Button', 'Slider'];

/** MUI's functions that `revive` restores, or that this site never calls. */
const knownFunctions =
  /^(?:breakpoints\.\w+|palette\.(?:getContrastText|augmentColor)|transitions\.(?:getAutoHeightDuration|create)|typography\.pxToRem)$/u;

/** Paths of the functions inside a value. */
function functionsIn(value: unknown, path: string): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, `${path}.${key}`));
}

/**
 * The theme's values that a page needs, as JSON, without the baseline's, which are in the style sheet.
 * @throws if a value is a function, which JSON would drop silently.
 */
export function themeData(theme: Theme): ThemeData {
  const { MuiCssBaseline: _, ...components } = theme.components ?? {};
  const palette = Object.fromEntries(
    Object.entries(theme.palette).filter(([name]) => !/^[A-Z]/u.test(name) || coloredParts.includes(name)),
  );
  const values: Partial<Record<string, unknown>> = { ...theme, components, palette };
  const lost = kept
    .flatMap((key) => functionsIn(values[key], key))
    .filter((path) => !knownFunctions.test(path));
  if (lost.length > 0) throw new Error(`The theme cannot be written as JSON: ${lost.join(', ')}`);
  return JSON.parse(JSON.stringify(Object.fromEntries(kept.map((key) => [key, values[key]])))) as ThemeData;
}
