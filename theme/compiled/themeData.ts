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

/** The values of a theme that a page needs, without its functions. */
export function themeData(theme: Theme): ThemeData {
  const values: Partial<Record<string, unknown>> = { ...theme };
  return JSON.parse(JSON.stringify(Object.fromEntries(kept.map((key) => [key, values[key]])))) as ThemeData;
}

function declaration([name, value]: [string, unknown]): string {
  const property = name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} is no plain value`);
  return `${property}:${value}`;
}

/** The style sheet with the variables of a theme's one colour scheme. */
export function schemeCss(theme: Theme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet) as Array<[string, Record<string, unknown>]>)
    .map(([selector, values]) => `${selector}{${Object.entries(values).map(declaration).join(';')}}`)
    .join('\n');
}
