import { tokens, transition } from '#theme/index.ts';

const { color, focus, shadow, target } = tokens;
const thumb = 30;

/** Draws half a dot at one edge of each step; the neighboring step draws the other half. */
const halfDots = (edge: '0' | '100%') =>
  `radial-gradient(circle 2px at ${edge} 50%, ${color.lineStrong} 92%, transparent) ${thumb / 2}px 0 / calc((100% - ${thumb}px) / var(--steps)) 100%`;

/** Fills the groove up to the current value, and the rest with another color. */
const filled = (fill: string, rest: string) =>
  `linear-gradient(90deg, ${fill} calc(${thumb / 2}px + var(--at) * (100% - ${thumb}px)), ${rest} 0)`;

const groove = {
  height: 12,
  borderRadius: 6,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  // Otherwise forced colors would drop shadow and gradients.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    boxShadow: 'inset 0 0 0 1px CanvasText',
    background: filled('Highlight', 'Canvas'),
  },
  background: [
    filled(`var(--fill, ${color.green})`, 'transparent'),
    halfDots('0'),
    halfDots('100%'),
    `linear-gradient(${color.white} 0 0)`,
  ].join(', '),
};

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  backgroundColor: color.orange,
  boxShadow: shadow.low,
  transition: transition('background-color'),
  // In some browsers it is a part of the groove, and inherits that its colors are not forced.
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    backgroundColor: 'Canvas',
    boxShadow: 'none',
    outlineColor: 'Highlight !important',
  },
} as const;

const knobOff = { borderColor: color.lineStrong, backgroundColor: color.paperDeep, boxShadow: 'none' };

/**
 * The look of a native slider: a dot for each value, green up to the current one. Reads `--at` (0 to 1) and `--steps` from
 * the inline style, because CSS cannot read an input's value.
 */
export const rangeInputStyles = {
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  height: target.regular,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': groove,
  '&::-moz-range-track': groove,
  '&::-webkit-slider-thumb': { ...knob, marginTop: (12 - thumb) / 2 },
  '&::-moz-range-thumb': knob,
  '&:hover::-webkit-slider-thumb': { backgroundColor: color.orangeBright },
  '&:disabled': { cursor: 'default', '--fill': color.lineStrong },
  '&:disabled::-webkit-slider-thumb': knobOff,
  '&:disabled::-moz-range-thumb': knobOff,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
  '&:focus-visible::-moz-range-thumb': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
} as const;
