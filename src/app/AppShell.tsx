import { keyframes, styled } from '@mui/material/styles';
import { shell } from '#content/funnel/shared.ts';
import { PageFallback } from './PageFallback.tsx';

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

// A browser that cannot run the script never replaces the shell. No script can tell, so time does; the delay is no motion.
const VeryLate = styled('p')({
  textAlign: 'center',
  animation: `${show} 1ms 10s both`,
  animationDelay: '10s !important',
  '@media (scripting: none)': { display: 'none' },
});

/**
 * The content of `app.html` until its script runs. Only the prerenderer imports it, so no browser loads its words as script.
 */
export function AppShell() {
  return (
    <PageFallback>
      <VeryLate>{shell.oldBrowser}</VeryLate>
      <noscript>{shell.noScript}</noscript>
    </PageFallback>
  );
}
