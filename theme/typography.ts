import type { ThemeOptions } from '@mui/material/styles';

/** The bundled family, then a fallback with the same metrics, so nothing moves when the font loads. */
export const fontFamily = "'Bricolage Grotesque Variable', 'Bricolage Fallback', sans-serif";

/** Equal-width figures, for numbers that add up or change while displayed. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** An amount, which never breaks across lines. */
export const amountFigures = { ...tabularFigures, whiteSpace: 'nowrap' } as const;

/** Every size is body text times a power of this ratio. */
export const scaleRatio = 1.2;

function step(power: number): string {
  return `${(scaleRatio ** power).toFixed(4)}rem`;
}

/** A size that grows with the window from one step of the scale to another, between 375 and 1200 px. */
function fluid(from: number, to: number): string {
  const small = scaleRatio ** from;
  const large = scaleRatio ** to;
  const slope = ((large - small) * 16) / (1200 - 375);
  const start = small - (slope * 375) / 16;
  return `clamp(${small.toFixed(4)}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${large.toFixed(4)}rem)`;
}

const display = { fontWeight: 720, lineHeight: 1.08, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

/** Type scale: tight in display, generous in text; headings shrink on phones. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontWeightRegular: 420,
  fontWeightMedium: 560,
  fontWeightBold: 680,
  display: {
    fontFamily,
    ...display,
    fontWeight: 760,
    lineHeight: 1.03,
    letterSpacing: '-0.03em',
    fontSize: fluid(5, 8.5),
  },
  // Enlarged, a long word must still fit a phone.
  h1: { ...display, fontSize: `min(${fluid(3.5, 5)}, 14vw)` },
  h2: { ...display, fontSize: fluid(2.5, 4) },
  h3: { ...display, fontSize: fluid(2, 2.5), lineHeight: 1.2, letterSpacing: '-0.015em' },
  h4: { ...display, fontSize: step(1.25), lineHeight: 1.25, letterSpacing: '-0.01em', fontWeight: 680 },
  h5: { fontSize: step(0.5), lineHeight: 1.35, fontWeight: 680 },
  h6: { fontSize: step(0), lineHeight: 1.4, fontWeight: 680 },
  subtitle1: { fontSize: step(0.75), lineHeight: 1.5, fontWeight: 420 },
  subtitle2: { fontSize: step(-0.5), lineHeight: 1.5, fontWeight: 620 },
  body1: { fontSize: step(0), lineHeight: 1.55, fontWeight: 420 },
  body2: { fontSize: step(-0.5), lineHeight: 1.55, fontWeight: 420 },
  caption: { fontSize: step(-1), lineHeight: 1.5, fontWeight: 460 },
  overline: { fontSize: step(-1), lineHeight: 1.4, fontWeight: 680, letterSpacing: '0.08em' },
  button: { fontSize: step(0), lineHeight: 1.25, fontWeight: 640, textTransform: 'none', letterSpacing: 0 },
  figure: {
    fontFamily,
    ...amountFigures,
    fontSize: fluid(3.5, 5),
    lineHeight: 1,
    fontWeight: 720,
    letterSpacing: '-0.02em',
  },
};
