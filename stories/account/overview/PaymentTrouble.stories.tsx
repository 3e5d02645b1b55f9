import { expect } from 'storybook/test';
import { overview } from '#content/account/overview.ts';
import type { Receipt } from '#domain/account.ts';
import {
  active,
  endedUnpaid,
  givenUpCharge,
  paymentFailed,
  suspended,
  refunded,
} from '#stories/support/sampleAccounts.ts';
import { PaymentTrouble } from '#account/overview/PaymentTrouble.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import { lacks, says } from '#stories/support/plays.ts';
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('will try again on February 2, 2027');
    await expect(canvas.getByRole('link', { name: overview.paymentFailed.action })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});
export const DoesNotTryAgain = meta.story({
  tags: ['R-ACCOUNT-FAILED'],
  args: {
    account: { ...paymentFailed, failedPayment: givenUpCharge },
  },
});
export const SaysThatThereIsNoOtherTry = DoesNotTryAgain.extend({
  parameters: notPictured('It looks like Does Not Try Again.'),
  play: says('alert', overview.paymentFailed.noTry),
});
/** After a failed charge: as the e-mail says, which charge it is and that nothing works until it is paid, after what PayPal does next. */
export const Suspended = meta.story({
  tags: ['R-ACCOUNT-SUSPENDED'],
  args: { account: suspended },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${overview.suspended.title}PayPal couldn’t charge`);
    const next = overview.paymentFailed.triesAgain('February 12, 2027');
    await expect(alert).toHaveTextContent(`${next} ${overview.suspended.unpaid}`);
  },
});
/** “It” is PayPal, which the sentence before names. */
export const SuspendedWithoutAnotherTry = meta.story({
  tags: ['R-ACCOUNT-SUSPENDED'],
  parameters: notPictured('It looks like Suspended.'),
  args: { account: { ...suspended, failedPayment: givenUpCharge } },
  play: says('alert', `on February 7, 2027. ${overview.paymentFailed.noTry} ${overview.suspended.unpaid}`),
});
export const SuspendedByHand = meta.story({
  tags: ['R-ACCOUNT-SUSPENDED'],
  parameters: notPictured('It looks like Suspended.'),
  args: { account: { ...suspended, failedPayment: null } },
  play: says('alert', overview.suspended.stopped),
});
/** Then there is nothing to fix; the ticket says which charge failed. */
export const NoTroubleAfterTheEnd = meta.story({
  parameters: notPictured('It shows nothing.'),
  args: { account: endedUnpaid },
  play: lacks(['alert']),
});
/** The current period was refunded; the owner has nothing to do at PayPal. */
export const GivenBack = meta.story({
  tags: ['R-ACCOUNT-UNPAID'],
  args: { account: refunded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We refunded all of it on January 10, 2027. It covered the time until January 28, 2027, so you can’t use Curbwise now.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your next charge is .+ on January 28, 2027/u);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
/** The charge of the current period was disputed and reversed: no refund of ours. */
export const Reversed = meta.story({
  tags: ['R-CHARGE-DISPUTE'],
  args: {
    account: {
      ...refunded,
      receipts: [{ ...(refunded.receipts[0] as Receipt), kind: 'reversal' }, ...refunded.receipts.slice(1)],
    },
  },
  play: says(
    'alert',
    'Your disputed payment was reversedYou or your bank disputed it, and PayPal reversed it on January 10, 2027.',
  ),
});
/** Renders nothing without a problem. */
export const NoTrouble = meta.story({
  parameters: notPictured('It shows nothing.'),
  args: { account: active },
  play: lacks(['alert']),
});
