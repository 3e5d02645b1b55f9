import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from '../forcedColors.ts';
import { motionStops } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, focus } = tokens;

/** The page itself and its sheets. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        // Parts on a dark band set this to a colour that shows there.
        '--focus-color': focus.color,
        accentColor: color.green,
        // The scrolled bar, and 16 pixels of air.
        scrollPaddingTop: 80,
      },
      html: { WebkitTextSizeAdjust: '100%', scrollBehavior: 'smooth' },
      // A page that opens at an anchor shows that place at once; its script comes with the visitor's first interaction.
      '@media (scripting: enabled)': {
        'html[data-page]:not([data-js])': { scrollBehavior: 'auto' },
      },
      body: {
        fontOpticalSizing: 'auto',
        textRendering: 'optimizeLegibility',
        overflowWrap: 'break-word',
        // No line of a paragraph ends in one lonely word; headings balance theirs.
        textWrap: 'pretty',
      },
      'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
      // Without weight, so that a list may set its own padding.
      ':where(ul[class], ol[class])': { padding: 0, listStyle: 'none' },
      'a:not([class])': {
        color: color.orangeText,
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.2em',
      },
      'a:not([class]):hover': { color: color.orangeDark, textDecorationThickness: '2.5px' },
      ':focus-visible': {
        outline: `${focus.width}px solid var(--focus-color)`,
        outlineOffset: focus.offset,
      },
      // A heading that takes focus on a new screen is not a control: the reader hears it, no ring is needed.
      '[tabindex="-1"]:focus': { outline: 'none' },
      // The first stop of every page (`site/PublicFrame.tsx`, `app.html`), seen once it is reached.
      '[href="#content"]': {
        position: 'fixed',
        zIndex: 2000,
        top: -99,
        left: 8,
        padding: '12px 16px',
        borderRadius: radius.control,
        opacity: 0,
        backgroundColor: color.white,
      },
      '[href="#content"]:focus': { top: 8, opacity: 1 },
      '::selection': { backgroundColor: color.peach, color: color.ink },
      ...motionStops,
      ...forcedColors,
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card },
      outlined: { border: `1px solid ${color.line}` },
    },
  },
};
