import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailsPart } from '#account/data/DetailsPart.tsx';
import { yourData } from '#content/account/yourData.ts';
import { fakeAction } from '#stories/support/fakeAccount.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';

const meta = {
  title: 'Account/Data/DetailsPart',
  component: DetailsPart,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { stored: active.profile, profile: fakeAction() },
} satisfies Meta<typeof DetailsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const { profile: words } = yourData;

export const Closed: Story = {};

export const WithNews: Story = { args: { stored: { ...active.profile, marketingConsent: true } } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await expect(canvas.getByRole('heading', { name: words.heading })).toHaveFocus();
    await expect(await canvas.findByLabelText(words.restaurantName.label)).toHaveValue(
      active.profile.restaurantName,
    );
  },
};
