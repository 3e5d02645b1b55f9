import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { revive } from '#theme/compiled/revive.ts';
import { pageCss } from '#theme/compiled/pageCss.tsx';
import { themeData } from '#theme/compiled/themeData.ts';
import { theme } from '#theme/theme.ts';

/** The build serializes the theme and the page restores its functions; both must render the same. */
const data = themeData(theme);
const shipped = revive(data);
const unusedParts = Object.keys(theme.palette).filter((name) => !(name in data.palette));

describe('the theme in a build', () => {
  it.each(Object.keys(data) as Array<keyof typeof data>)('has the %s of the source theme', (part) => {
    expect(JSON.parse(JSON.stringify(shipped[part as keyof typeof shipped]))).toEqual(data[part]);
  });

  it('names the same variable for every value', () => {
    const { font: _, ...vars } = theme.generateThemeVars();
    const palette = Object.entries(vars.palette).filter(([name]) => !unusedParts.includes(name));
    expect(shipped.vars).toEqual({ ...vars, palette: Object.fromEntries(palette) });
  });

  it('leaves out only colors of parts of MUI that no file imports', () => {
    const files = globSync('{src,theme}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    const imported = unusedParts.filter((part) => files.some((text) => text.includes(`material/${part}'`)));
    expect(unusedParts).toContain('Alert');
    expect(imported).toEqual([]);
  });

  it('sets those variables in its style sheet', () => {
    const named = JSON.stringify(shipped.vars).matchAll(/var\((?<name>--mui-[\w-]+)\)/gu);
    const css = pageCss();
    expect([...named].filter(({ groups }) => !css.includes(`${groups?.['name']}:`))).toEqual([]);
    expect(css).toMatch(/color-scheme: ?light/u);
  });

  it.each([2, 0, 1.5, 'auto'])('returns the same for spacing(%s)', (steps) => {
    const measured = theme.spacing(steps, 2.5);
    const fallback = /, 8px(?=\))/gu;
    expect(shipped.spacing(steps, 2.5)).toBe(measured.replace(fallback, ''));
  });

  it('has the same breakpoints', () => {
    for (const key of theme.breakpoints.keys) {
      expect(shipped.breakpoints.up(key)).toBe(theme.breakpoints.up(key));
      expect(shipped.breakpoints.down(key)).toBe(theme.breakpoints.down(key));
    }
  });

  it('has the same durations', () => {
    const { create } = theme.transitions;
    const { create: shippedCreate } = shipped.transitions;
    const { shortest } = theme.transitions.duration;
    expect(shippedCreate()).toBe(create());
    expect(shippedCreate(['color', 'transform'], { duration: shortest, delay: 20 })).toBe(
      create(['color', 'transform'], { duration: shortest, delay: 20 }),
    );
  });

  it('is light and has no other color scheme', () => {
    expect(shipped.applyStyles('light', { color: 'red' })).toEqual({ color: 'red' });
    expect(shipped.applyStyles('dark', { color: 'red' })).toEqual({});
  });

  it('writes font sizes in the same units', () => {
    expect(shipped.typography.pxToRem(14)).toBe(theme.typography.pxToRem(14));
  });

  it.each([0.5, 'var(--mui-palette-action-hoverOpacity)'])('sets a variable’s alpha to %s', (alpha) => {
    const color = 'var(--mui-palette-primary-main)';
    expect(shipped.alpha(color, alpha as number)).toBe(theme.alpha(color, alpha as number));
  });
});

describe('a function that JSON would drop', () => {
  it.each([
    [
      'components.MuiButton',
      { components: { MuiButton: { styleOverrides: { root: () => ({ color: 'red' }) } } } },
    ],
    ['mixins.own', { mixins: { own: () => ({}) } }],
  ])('stops the build: %s', (path, part) => {
    expect(() => themeData({ ...theme, ...part } as typeof theme)).toThrow(path);
  });
});
