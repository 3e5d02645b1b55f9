import type { Theme } from '@mui/material/styles';

/** About how tall a part is on each device, in pixels. */
export interface Heights {
  phone: number;
  tablet: number;
  laptop: number;
}

/**
 * Styles of a part marked `data-rendered-late` on a page that the build writes: the browser renders the first screen first,
 * and this once it comes near or `site/scripts/renderBelowFold.ts` asks for it. Until then it takes about the height it
 * will have, so that what comes after it stays out of reach, and the scroll bar tells the length of the page.
 */
export function renderedLate(theme: Theme, { phone, tablet, laptop }: Heights) {
  return {
    '@media (scripting: enabled)': {
      // Safari has no scroll anchoring: a part above that got its final height would move what is read.
      '@supports (overflow-anchor: auto)': {
        'html[data-page] &[data-rendered-late]': {
          contentVisibility: 'auto',
          containIntrinsicHeight: `auto ${phone}px`,
          [theme.breakpoints.up('tablet')]: { containIntrinsicHeight: `auto ${tablet}px` },
          [theme.breakpoints.up('laptop')]: { containIntrinsicHeight: `auto ${laptop}px` },
        },
      },
    },
  } as const;
}
