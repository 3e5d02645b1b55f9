import type { Theme } from '@mui/material/styles';

export interface Heights {
  phone: number;
  tablet: number;
  laptop: number;
}

/**
 * Styles of a part marked `data-rendered-late` on a prerendered page: the browser renders the first screen first, and this
 * part when it comes near or `site/scripts/renderBelowFold.ts` requests it. Until then the part reserves its estimated
 * height, which keeps the content below it out of view and the scroll bar accurate.
 */
export function renderedLate(theme: Theme, { phone, tablet, laptop }: Heights) {
  return late({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${phone}px`,
    [theme.breakpoints.up('tablet')]: { containIntrinsicHeight: `auto ${tablet}px` },
    [theme.breakpoints.up('laptop')]: { containIntrinsicHeight: `auto ${laptop}px` },
  });
}

/**
 * The same for an inner part of a part marked `data-rendered-late`, on phones only, where rendering the whole part takes
 * longer than a frame. A larger window shows most inner parts at once, and each would add a style and layout pass.
 */
export function renderedLateOnPhones(theme: Theme, height: string) {
  return late({
    [theme.breakpoints.down('tablet')]: {
      contentVisibility: 'auto',
      containIntrinsicHeight: `auto ${height}`,
    },
  });
}

function late<Styles>(styles: Styles) {
  return {
    '@media (scripting: enabled)': {
      // Excludes Safari: without scroll anchoring, the page would jump when a part above gets its final height.
      '@supports (overflow-anchor: auto)': { 'html[data-page] &[data-rendered-late]': styles },
    },
  } as const;
}
