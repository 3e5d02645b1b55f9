import { keyframes, styled } from '@mui/material/styles';
import { shared } from '#content/funnel/shared.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Most pages arrive before anybody could read a word; only a slow one says that it is coming.
const Late = styled('output')(({ theme }) => ({
  ...theme.typography.subtitle1,
  minHeight: '50dvh',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.text.secondary,
  animation: `${appear} 200ms 400ms both`,
  '@media (scripting: none)': { display: 'none' },
}));

/**
 * Stands where a page of the app will be while its code is on the way, in the frame it will have. The app's shell is
 * drawn with it before there is any code.
 */
export function PageFallback() {
  return (
    <FunnelFrame sheet={false}>
      <Late>{shared.loading}</Late>
      <noscript>{shared.noScript}</noscript>
    </FunnelFrame>
  );
}
