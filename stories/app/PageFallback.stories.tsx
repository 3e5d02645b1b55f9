import { expect } from 'storybook/test';
import { AppShell } from '#app/AppShell.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'App/PageFallback',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
});

/** As shown by the app's shell: invisible for the first moments. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(funnel.loading)).toBeInTheDocument();
  },
});
