import { tokens } from './tokens.ts';

const { color } = tokens;

/** The edge of a control, the text of a link, and quiet text: all are darker with more contrast. */
export const [edgeColor, linkColor, quietColor] = [
  'var(--edge-color)',
  'var(--mui-palette-brandText)',
  'var(--mui-palette-text-secondary)',
];

/** Where the system asks for more contrast, quiet text and links have at least 7:1, and a control's edge is as dark as text. */
export const moreContrast = {
  '@media (prefers-contrast: more)': {
    // Above the specificity of the palette's own variables, which may come later.
    'html:root': {
      '--edge-color': color.ink,
      '--mui-palette-brandText': color.orangeDark,
      '--mui-palette-text-secondary': color.ink,
      '--mui-palette-text-disabled': color.ink,
      '--mui-palette-error-main': color.chiliDeep,
    },
  },
} as const;
