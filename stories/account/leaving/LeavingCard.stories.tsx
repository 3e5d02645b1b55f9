import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leaving as words } from '#content/account/leaving.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { fakeLeaving } from '#stories/support/fakeAccount.ts';
import { LeavingCard } from '#account/leaving/LeavingCard.tsx';

const meta = {
  title: 'Account/Leaving/LeavingCard',
  component: LeavingCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { ...fakeLeaving(), account: active },
} satisfies Meta<typeof LeavingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asked: Story = { args: fakeLeaving({ asked: true }) };
