import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingState } from '#components/LoadingState.tsx';
import { MotionExamples } from '../docs/blocks/MotionExamples.tsx';

const meta = { title: 'Theme/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three durations and one curve. */
export const Durations: Story = { render: () => <MotionExamples /> };

/** Animations stop inside `[data-motion="paused"]`, as under reduced motion. */
export const Paused: Story = {
  render: () => (
    <div data-motion="paused">
      <LoadingState text="Loading..." />
    </div>
  ),
};

export const ReducedByTheToolbar: Story = {
  ...Durations,
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    // The toolbar speaks after the first drawing.
    await expect(await canvas.findByText(/Less motion is asked for/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lay the tickets down' }));
    await waitFor(async () => expect(document.getAnimations()).toEqual([]));
  },
};
