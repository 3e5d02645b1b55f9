import { expect } from 'storybook/test';
import { AppShell } from '#app/AppShell.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'App/PageFallback',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
});

/** As shown by the app's shell before any script runs: invisible for the first moments, and after ten seconds with what it needs. */
export const Waiting = meta.story({
  beforeEach: () => {
    // The mark of a story before it.
    delete document.documentElement.dataset['js'];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(funnel.loading)).toBeInTheDocument();
  },
});
