import { motion } from './motion.ts';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';
import { fontFamily } from './typography.ts';

/** A value of the Design Tokens format, DTCG 2025.10, or a group of values. */
export interface DesignToken {
  $type?: string;
  $value?: unknown;
  [name: string]: unknown;
}

const mapped = <Value>(values: Record<string, Value>, write: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]));

/** A color as the format has it: parts from 0 to 1, with its usual spelling beside them. */
function colorValue(hex: string): object {
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components, hex: hex.toLowerCase() };
}

const pixels = (value: number) => ({ value, unit: 'px' });

/** Names of the colors that have a name, by value. */
const colorNames = new Map<unknown, string>(
  Object.entries(tokens.color).map(([name, value]) => [value, name]),
);

/** The palette's roles as references to the colors. */
function roles(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [[name, roles(value)]];
      const color = colorNames.get(value);
      return color === undefined ? [] : [[name, { $value: `{color.${color}}` }]];
    }),
  );
}

/** The shadows' layers: offset, blur and the share of the shadow's color. */
function shadowValue(css: string): object[] {
  return css.split('), ').map((layer) => {
    const [, offsetY = '', blur = '', first = '', green, blue, , alpha = ''] = layer.split(' ');
    const channels = [first.slice('rgb('.length), green, blue].map(Number);
    return {
      offsetX: pixels(0),
      offsetY: pixels(Number.parseFloat(offsetY)),
      blur: pixels(Number.parseFloat(blur)),
      spread: pixels(0),
      color: {
        colorSpace: 'srgb',
        components: channels.map((part) => part / 255),
        alpha: Number.parseFloat(alpha),
      },
    };
  });
}

/** Every token of the brand in the Design Tokens format, which Figma and other tools read. */
export function designTokens(): DesignToken {
  const { color, space, radius, breakpoint, target, shadow, focus } = tokens;
  const { text: _, ...measure } = tokens.measure;
  const { none: __, ...shadows } = shadow;
  const { curve, ...durations } = motion;
  return {
    color: { $type: 'color', ...mapped(color, colorValue) },
    role: { $type: 'color', ...roles(palette) },
    space: { $type: 'dimension', $value: pixels(space) },
    radius: { $type: 'dimension', ...mapped(radius, pixels) },
    breakpoint: { $type: 'dimension', ...mapped(breakpoint, pixels) },
    target: { $type: 'dimension', ...mapped(target, pixels) },
    measure: { $type: 'dimension', ...mapped(measure, pixels) },
    focus: {
      $type: 'dimension',
      ...mapped({ width: focus.width, offset: focus.offset }, pixels),
    },
    shadow: { $type: 'shadow', ...mapped(shadows, shadowValue) },
    duration: { $type: 'duration', ...mapped(durations, (value) => ({ value, unit: 'ms' })) },
    curve: {
      $type: 'cubicBezier',
      $value: curve
        .slice(curve.indexOf('(') + 1, -1)
        .split(',')
        .map(Number),
    },
    font: { $type: 'fontFamily', $value: fontFamily.split(', ').map((name) => name.replaceAll("'", '')) },
  };
}
