import { expect } from 'storybook/test';
import { overview } from '#content/account/overview.ts';
import { active, paymentFailed, suspended, unpaid } from '#stories/support/sampleAccounts.ts';
import { PaymentTrouble } from '#account/overview/PaymentTrouble.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Overview/PaymentTrouble',
  component: PaymentTrouble,
  ...inPhoneColumn,
  args: { account: paymentFailed },
});

export const TriesAgain = meta.story({
  tags: ['R-ACCOUNT-FAILED'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('tries again on February 2, 2027');
    await expect(canvas.getByRole('link', { name: overview.paymentFailed.action })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});
export const DoesNotTryAgain = meta.story({
  tags: ['R-ACCOUNT-FAILED'],
  args: {
    account: { ...paymentFailed, failedPayment: suspended.failedPayment },
  },
});
export const Suspended = meta.story({ tags: ['R-ACCOUNT-SUSPENDED'], args: { account: suspended } });
/** The current period was refunded; the owner has nothing to do at PayPal. */
export const GivenBack = meta.story({
  tags: ['R-ACCOUNT-UNPAID'],
  args: { account: unpaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You got all of it back on January 10, 2027. It had paid for the time until January 28, 2027, so you cannot use Curbwise now.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your next charge is .+ on January 28, 2027/u);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
/** Renders nothing without a problem. */
export const NoTrouble = meta.story({
  parameters: notPictured('It shows nothing.'),
  args: { account: active },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
