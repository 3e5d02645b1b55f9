import { keyframes, styled } from '@mui/material/styles';
import { shared } from '#content/funnel/shared.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// Most pages arrive before anybody could read a word; only a slow one says that it is coming.
const Late = styled('output')(({ theme }) => ({
  ...theme.typography.subtitle1,
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.text.secondary,
  animation: `${appear} 200ms 400ms both`,
}));

/** Stands where a page will be while its code is on the way. */
export function PageFallback() {
  return <Late>{shared.loading}</Late>;
}
