import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { DeletedGate } from '#account/data/DeletedGate.tsx';
import { notPictured } from '#stories/support/pictured.ts';

const meta = {
  title: 'Account/Data/DeletedGate',
  component: DeletedGate,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeletedGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const { done: words } = yourData.remove;

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  },
};

export const TakesTheFocus: Story = {
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.heading })).toHaveFocus();
  },
};
