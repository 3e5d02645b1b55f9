import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured, picturedAt } from '#stories/support/pictured.ts';
import { OutcomeNotice } from '#account/frame/OutcomeNotice.tsx';

const meta = {
  title: 'Account/Frame/OutcomeNotice',
  component: OutcomeNotice,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { tone: 'success', title: 'The change is withdrawn', children: 'You pay what you paid before.' },
} satisfies Meta<typeof OutcomeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const TakesTheFocus: Story = {
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
  },
};
