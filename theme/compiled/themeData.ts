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

/** The values of a theme that a page needs, without its functions. The baseline's are in the style sheet. */
export function themeData(theme: Theme): ThemeData {
  const { MuiCssBaseline: _, ...components } = theme.components ?? {};
  const values: Partial<Record<string, unknown>> = { ...theme, components };
  return JSON.parse(JSON.stringify(Object.fromEntries(kept.map((key) => [key, values[key]])))) as ThemeData;
}
