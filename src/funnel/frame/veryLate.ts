import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * A message for browsers that cannot run the page's script. CSS shows it after a delay, even with reduced motion, unless a script
 * has marked the document with `data-js`.
 */
export const VeryLate = styled(Typography)({
  textAlign: 'center',
  animation: `${show} 1ms 10s both`,
  animationDelay: '10s !important',
  '@media (scripting: none)': { display: 'none' },
  'html[data-js] &': { display: 'none' },
});
