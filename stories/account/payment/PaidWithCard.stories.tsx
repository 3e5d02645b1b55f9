import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { active, cancelled, freeAccount } from '#stories/support/sampleAccounts.ts';
import { PaidWithCard } from '#account/payment/PaidWithCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Payment/PaidWithCard',
  component: PaidWithCard,
  ...inPhoneColumn,
  args: { account: active },
});

export const ByPayPal = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: change.payment.link });
    await expect(link).toHaveAttribute('href', active.providerUrl);
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
export const NoLonger = meta.story({ args: { account: cancelled } });
export const Free = meta.story({ args: { account: freeAccount } });
