import type { ReactNode } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { shared } from '#content/funnel/shared.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Most pages load before a visitor could read the text, so it appears after a delay. It is no live region, because browsers
// announce nothing that a document begins with, and the page itself says that it loads.
const Late = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  minHeight: '50dvh',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.text.secondary,
  animation: `${appear} 200ms 400ms both`,
  '@media (scripting: none)': { display: 'none' },
}));

/** Shown in the page's frame while the page's code loads; `children` are below the text. */
export function PageFallback({ children }: { children?: ReactNode }) {
  return (
    <FunnelFrame sheet={false}>
      <Late>{shared.loading}</Late>
      {children}
    </FunnelFrame>
  );
}
