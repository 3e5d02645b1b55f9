import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { AppError } from '#domain/errors.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active, sampleWaitingChange } from '#stories/support/sampleAccounts.ts';
import { fakeConsent } from '#stories/support/fakeAccount.ts';
import { ConsentNotice } from '#account/change/ConsentNotice.tsx';

const meta = {
  title: 'Account/Change/ConsentNotice',
  component: ConsentNotice,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: {
    ...fakeConsent({ status: 'waiting', change: sampleWaitingChange, returned: false }),
    subscription: active.subscription,
  },
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const { waiting: words } = change;
const waiting = { status: 'waiting', change: sampleWaitingChange, returned: false } as const;

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: words.agree })).toHaveAttribute(
      'href',
      sampleWaitingChange.approveUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.withdraw }));
    await expect(args.withdrawal.run).toHaveBeenCalledOnce();
  },
};
/** Back from PayPal, which has not said anything yet; also after a refusal there. */
export const ReturnedUndecided: Story = { args: fakeConsent({ ...waiting, returned: true }) };
export const Withdrawing: Story = { args: fakeConsent(waiting, { status: 'busy' }) };
export const NotWithdrawn: Story = {
  args: fakeConsent(waiting, { status: 'failed', error: new AppError('network/unreachable') }),
};
export const Agreed: Story = {
  args: fakeConsent({ status: 'agreed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(change.agreed.title);
  },
};
export const Withdrawn: Story = { args: fakeConsent({ status: 'withdrawn' }, { status: 'done' }) };
export const NoChange: Story = {
  args: fakeConsent({ status: 'none' }, { status: 'idle' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
