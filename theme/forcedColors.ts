import { tokens } from './tokens.ts';

const { color } = tokens;

const selected = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-checked="true"]',
  '[aria-current]:not([aria-current="false"], li)',
  '[data-selected]:has(:checked)',
  'label:not([data-selected] *, .MuiFormControlLabel-root):has(:checked)',
].join(', ');

/**
 * Styles for forced colors, such as Windows' high contrast, which drop shadows and backgrounds: each control has an edge,
 * the selected one a heavier edge in the system's color (WCAG 1.4.11). In one place, because they apply to every control.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    // The radio of a card and its label have no edge; the card has it.
    'button, summary, input:not([type="range"]), select, textarea, label:not([data-selected] *, .MuiFormControlLabel-root):has([type="radio"], [type="checkbox"]), [data-selected]':
      { border: '1px solid !important' },
    [`:is(${selected}):not(:focus-visible, :has(:focus-visible))`]: {
      outline: '3px solid Highlight !important',
      outlineOffset: '-3px !important',
    },
    '[type="radio"]:checked, [type="checkbox"]:checked': { backgroundColor: 'Highlight !important' },
    // A drawing with a color of its own keeps it, which may be too dark on a black ground; the brand's awning is seen on both.
    svg: {
      color: 'inherit !important',
      '--brand-stripe': color.orange,
      '--brand-pin': 'currentcolor',
      '--brand-hole': 'Canvas',
    },
    // The main button stays the filled one.
    '.MuiButton-contained:not(:disabled, [aria-disabled="true"])': {
      forcedColorAdjust: 'none',
      color: 'ButtonFace !important',
      backgroundColor: 'ButtonText !important',
      borderColor: 'ButtonText !important',
      outlineColor: 'Highlight !important',
      boxShadow: 'none !important',
    },
    ':disabled, [aria-disabled="true"]': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
} as const;

/** An edge, visible only in forced colors, for a link that looks like a button. */
export const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } } as const;

/** The edge of a sheet in forced colors, which drop its background and shadow. It takes no space. */
export const sheetEdge = { outline: '1px solid transparent' } as const;
