import { keyframes, styled } from '@mui/material/styles';
import { shell } from '#content/funnel/shared.ts';
import { PageFallback } from './PageFallback.tsx';

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

// The shell stays in a browser that cannot run the script; CSS shows this message after a delay, even with reduced motion.
const VeryLate = styled('p')({
  textAlign: 'center',
  animation: `${show} 1ms 10s both`,
  animationDelay: '10s !important',
  '@media (scripting: none)': { display: 'none' },
});

/**
 * The content of `app.html` until its script runs. Only the prerenderer imports it, so its text is in no script.
 */
export function AppShell() {
  return (
    <PageFallback>
      <VeryLate>{shell.oldBrowser}</VeryLate>
      <noscript>{shell.noScript}</noscript>
    </PageFallback>
  );
}
