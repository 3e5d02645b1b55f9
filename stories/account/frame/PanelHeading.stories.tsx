import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured, picturedAt } from '#stories/support/pictured.ts';
import { PanelHeading } from '#account/frame/PanelHeading.tsx';

const meta = {
  title: 'Account/Frame/PanelHeading',
  component: PanelHeading,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { children: 'Cancel your subscription?' },
} satisfies Meta<typeof PanelHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const TakesTheFocus: Story = {
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
  },
};
