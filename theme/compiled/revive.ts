import type { Theme } from '@mui/material/styles';
import {
  createSpacing,
  createUnarySpacing,
  unstable_styleFunctionSx as styleFunctionSx,
  type SxProps,
} from '@mui/system';
import { unstable_createBreakpoints as createBreakpoints } from '@mui/system/createBreakpoints';
import { emUnit } from '../breakpoints.ts';

/** The theme's values without its functions and its variable names, as the build stores them. */
export interface ThemeData extends Pick<
  Theme,
  'components' | 'direction' | 'mixins' | 'palette' | 'shadows' | 'shape' | 'typography' | 'zIndex'
> {
  breakpoints: Pick<Theme['breakpoints'], 'keys' | 'values'>;
  transitions: Pick<Theme['transitions'], 'duration' | 'easing'>;
  focusVisible: object;
  opacity: object;
}

// Settings in the palette that are not colors.
const noColors = ['mode', 'contrastThreshold', 'tonalOffset'];

/** Replaces values with CSS variables: `{ main: '#F48A29' }` becomes `{ main: 'var(--mui-palette-primary-main)' }`. */
function variablesOf(values: object, name: string): object {
  const named = Object.entries(values)
    .filter(([key]) => !noColors.includes(key))
    .map(([key, value]: [string, unknown]) => {
      const own = `${name}-${key}`;
      return [key, typeof value === 'object' && value !== null ? variablesOf(value, own) : `var(${own})`];
    });
  return Array.isArray(values)
    ? named.map(([, variable]) => variable as unknown)
    : (Object.fromEntries(named) as object);
}

/** Formats transitions like MUI's `theme.transitions.create`, which MUI exports only as part of a whole theme. */
function transitionMaker({ duration, easing }: ThemeData['transitions']): Theme['transitions']['create'] {
  return (properties = 'all', options = {}) => {
    const time = (value: number | string) => (typeof value === 'string' ? value : `${Math.round(value)}ms`);
    const pace = `${time(options.duration ?? duration.standard)} ${options.easing ?? easing.easeInOut} ${time(options.delay ?? 0)}`;
    return [properties]
      .flat()
      .map((property) => `${property} ${pace}`)
      .join(',');
  };
}

function share(part: number | string): string {
  return `calc((${part}) * 100%)`;
}

/** Sets a color's alpha like MUI: each color variable has a companion variable with the color's channels. */
function withAlpha(color: string, alpha: number | string): string {
  const channels = color.replace(/^var\((--[\w-]+)\)$/u, 'var($1Channel)');
  if (channels === color) return `color-mix(in srgb, ${color} ${share(alpha)}, transparent)`;
  return `rgba(${channels} / ${typeof alpha === 'string' ? `calc(${alpha})` : alpha})`;
}

/** Restores the functions of the theme's values. The result renders the same as the original theme. */
export function revive(data: ThemeData): Theme {
  const { palette, shadows, shape, zIndex, opacity, typography, breakpoints, transitions } = data;
  const vars = {
    spacing: 'var(--mui-spacing)',
    palette: variablesOf(palette, '--mui-palette'),
    shadows: variablesOf(shadows, '--mui-shadows'),
    shape: variablesOf(shape, '--mui-shape'),
    zIndex: variablesOf(zIndex, '--mui-zIndex'),
    opacity: variablesOf(opacity, '--mui-opacity'),
  };
  const theme = {
    ...data,
    vars,
    breakpoints: createBreakpoints({ ...emUnit, values: breakpoints.values }),
    transitions: { ...transitions, create: transitionMaker(transitions) },
    typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
    motion: { reducedMotion: 'never' },
    // The only scheme is light.
    applyStyles: (scheme: string, styles: object) => (scheme === 'light' ? styles : {}),
    alpha: withAlpha,
    lighten: (color: string, part: number | string) => `color-mix(in srgb, #fff ${share(part)}, ${color})`,
    darken: (color: string, part: number | string) => `color-mix(in srgb, #000 ${share(part)}, ${color})`,
    // The build wrote the scheme's variables into a separate style sheet.
    generateStyleSheets: () => [],
    unstable_sx(sx: SxProps<object>) {
      return styleFunctionSx({ sx, theme: this });
    },
  };
  const spacing = createSpacing(undefined, createUnarySpacing({ ...theme, spacing: 8 } as never));
  return Object.assign(theme, { spacing }) as unknown as Theme;
}
