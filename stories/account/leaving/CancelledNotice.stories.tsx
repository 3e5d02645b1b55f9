import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leaving as words } from '#content/account/leaving.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { cancelledInTrial, ended } from '#stories/support/sampleAccounts.ts';
import { CancelledNotice } from '#account/leaving/CancelledNotice.tsx';

const meta = {
  title: 'Account/Leaving/CancelledNotice',
  component: CancelledNotice,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { account: cancelledInTrial },
} satisfies Meta<typeof CancelledNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilADay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(words.done.until('November 28, 2026'));
  },
};
export const AtOnce: Story = { args: { account: { ...ended, accessUntil: null } } };
/** The end of a cancellation that was made: the word of its state. */
export const Done: Story = { args: { account: ended } };
