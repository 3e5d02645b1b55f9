import { expect } from 'storybook/test';
import { AppShell } from '#app/AppShell.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'App/PageFallback',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
});

/** As the app's shell shows it. Invisible for the first moments; screen readers announce it at once. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.loading);
  },
});
