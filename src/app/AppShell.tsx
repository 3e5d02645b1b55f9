import { shell } from '#content/funnel/shared.ts';
import { VeryLate } from '#funnel/frame/veryLate.ts';
import { PageFallback } from './PageFallback.tsx';

/** The content of `app.html` until its script runs. Only the prerenderer imports it. */
export function AppShell() {
  return (
    <PageFallback>
      <VeryLate>{shell.oldBrowser}</VeryLate>
      <noscript>{shell.noScript}</noscript>
    </PageFallback>
  );
}
