import { expect } from 'storybook/test';
import { PageFallback } from '#app/PageFallback.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'App/PageFallback',
  component: PageFallback,
  parameters: { layout: 'fullscreen' },
});

/** Invisible for the first moments; screen readers announce it at once. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.loading);
  },
});
