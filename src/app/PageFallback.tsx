import { keyframes, styled } from '@mui/material/styles';
import { LoadingState } from '#components/LoadingState.tsx';
import { funnel } from '#content/index.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Most pages arrive before anybody could read a word; only a slow one says that it is coming.
const Late = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} 200ms 400ms both`,
});

/** Stands where a page will be while its code is on the way. */
export function PageFallback() {
  return (
    <Late>
      <LoadingState text={funnel.loading} />
    </Late>
  );
}
