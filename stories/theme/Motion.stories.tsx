import { expect, waitFor } from 'storybook/test';
import { LoadingState } from '#components/LoadingState.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { MotionExamples } from '../docs/blocks/MotionExamples.tsx';

const meta = preview.meta({ title: 'Theme/Motion', parameters: notPictured('The components show it.') });

/** Three durations and one curve. */
export const Durations = meta.story({ tags: ['R-HERO-MOTION'], render: () => <MotionExamples /> });

/** Animations stop inside `[data-motion="paused"]`, as under reduced motion. */
export const Paused = meta.story({
  render: () => (
    <div data-motion="paused">
      <LoadingState text="Loading..." />
    </div>
  ),
});

export const ReducedByTheToolbar = Durations.extend({
  tags: ['R-HERO-MOTION'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    // The toolbar applies its setting after the first render.
    await expect(await canvas.findByText(/Less motion is asked for/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lay the tickets down' }));
    await waitFor(async () => expect(document.getAnimations()).toEqual([]));
  },
});
