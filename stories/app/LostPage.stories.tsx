import { expect, fn, waitFor } from 'storybook/test';
import { LostPage } from '#app/LostPage.tsx';
import { funnel } from '#content/index.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'App/LostPage',
  component: LostPage,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
});

export const Offline = meta.story({
  parameters: alsoInSpanish,
  play: async ({ canvas }) => {
    // In the built Storybook, effects run after the play function has begun.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: funnel.failedHeading })).toHaveFocus(),
    );
  },
});

export const TriesAgain = meta.story({ tags: ['R-ERROR-LOST-FILE'], play: presses(funnel.retry, 'onRetry') });
