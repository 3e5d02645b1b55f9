import type { Components, Theme } from '@mui/material/styles';
import { forcedColors, sheetEdge } from '../forcedColors.ts';
import { hovered } from '../hovered.ts';
import { linkColor, moreContrast } from '../moreContrast.ts';
import { motionStops } from '../motion.ts';
import { tokens } from '../tokens.ts';

const { color, radius, focus } = tokens;

/** The page itself and its sheets. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        // Elements on a dark band set this to a color that is visible there.
        '--focus-color': focus.color,
        '--edge-color': color.lineStrong,
        accentColor: color.green,
        // Browsers that darken pages by themselves keep the orange and turn the dark ink on it white, at 2.5:1.
        colorScheme: 'only light',
        // The height of the scrolled bar, plus 16 pixels.
        scrollPaddingTop: 80,
      },
      html: { WebkitTextSizeAdjust: '100%', scrollBehavior: 'smooth' },
      // The next press of Tab would interrupt a smooth scroll, which then ends where the focus is not.
      'html:has(:focus-visible)': { scrollBehavior: 'auto' },
      // A page that opens at an anchor must not scroll smoothly; `data-js` is set at the visitor's first interaction.
      '@media (scripting: enabled)': {
        'html[data-page]:not([data-js])': { scrollBehavior: 'auto' },
      },
      // The page neither scrolls behind what lies over it nor moves: on a public page, which is longer than the window, the
      // scroll bar keeps its room.
      'html:has(dialog[open], body > .MuiModal-root)': { overflow: 'hidden' },
      'html[data-page]:has(dialog[open], body > .MuiModal-root)': { scrollbarGutter: 'stable' },
      body: {
        fontOpticalSizing: 'auto',
        textRendering: 'optimizeLegibility',
        overflowWrap: 'break-word',
        // Avoids a single word on a paragraph's last line; headings balance their lines.
        textWrap: 'pretty',
      },
      'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
      '@media print': {
        // A printed sheet does not end with a heading.
        'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid' },
        // Paper cannot be unfolded. It has no use for a form or a list of links.
        'details:not(:has(form), nav *)::details-content': {
          blockSize: 'auto !important',
          contentVisibility: 'visible',
        },
      },
      // With the specificity of the element alone, so that a list may set its own padding.
      'ul:where([class]), ol:where([class])': { padding: 0, listStyle: 'none' },
      'a:not([class])': {
        color: linkColor,
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.2em',
        ...hovered({ color: color.orangeDark, textDecorationThickness: '2.5px' }),
      },
      ':focus-visible': {
        outline: `${focus.width}px solid var(--focus-color)`,
        outlineOffset: focus.offset,
      },
      // A heading that takes focus on a new screen is not a control: screen readers announce it, and it needs no ring.
      '[tabindex="-1"]:focus': { outline: 'none' },
      // The skip link, the first focusable element of every page (`site/PublicFrame.tsx`, `app.html`); visible when focused, and never copied.
      '[href="#content"]': {
        position: 'fixed',
        zIndex: 2000,
        top: -99,
        left: 8,
        padding: '12px 16px',
        borderRadius: radius.control,
        opacity: 0,
        userSelect: 'none',
        backgroundColor: color.white,
      },
      '[href="#content"]:focus': { top: 8, opacity: 1 },
      '::selection': { backgroundColor: color.peach, color: color.ink },
      ...motionStops,
      ...forcedColors,
      ...moreContrast,
    },
  },
  // A heading that unfolds what is below it, on the ground of what holds it.
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, slotProps: { heading: { component: 'div' } } },
    styleOverrides: {
      root: { backgroundColor: 'transparent', '&::before': { display: 'none' } },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        minHeight: tokens.target.regular,
        padding: 0,
        color: theme.vars.palette.brandText,
        '&[hidden]': { display: 'none' },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      }),
      content: { margin: 0 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
  // The widths of this product's pages differ from MUI's.
  MuiContainer: { defaultProps: { disableGutters: true, maxWidth: false } },
  // A badge or a ring may reach over the edge.
  MuiCard: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiChip: {
    defaultProps: { component: 'span', color: 'primary' },
    styleOverrides: {
      root: {
        height: 'auto',
        gap: 6,
        padding: '5px 12px',
        borderRadius: radius.round,
        fontSize: '0.8333rem',
        fontWeight: 680,
      },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
      icon: { margin: '0 0 0 -4px', color: 'inherit !important' },
    },
  },
  MuiDivider: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiDivider-withChildren': {
          ...theme.typography.overline,
          color: theme.vars.palette.text.secondary,
        },
      }),
      wrapper: { padding: '0 16px' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        backgroundImage: 'none',
        variants: [
          { props: { variant: 'plain' }, style: sheetEdge },
          { props: { variant: 'sheet' }, style: { ...sheetEdge, boxShadow: tokens.shadow.raised } },
        ],
      },
      rounded: { borderRadius: radius.card },
      outlined: { border: `1px solid ${color.line}` },
    },
  },
};
