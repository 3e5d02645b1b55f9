import { analytics } from '#content/demos/analytics.ts';
import { Analytics } from './analytics/Analytics.tsx';
import { DemoFrame } from './frame/DemoFrame.tsx';

/** The analytics in the demo frame. Pages load this file lazily. */
export function AnalyticsDemo() {
  return (
    <DemoFrame title={analytics.title}>
      <Analytics />
    </DemoFrame>
  );
}
