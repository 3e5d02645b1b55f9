import { expect } from 'storybook/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  withFewerUntilCharged,
  active,
  cancelled,
  ended,
  endedUnpaid,
  freeAccount,
  inTrial,
  paymentFailed,
  suspended,
  withGivenBack,
} from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { overview as words } from '#content/account/overview.ts';
import { unfold } from '#stories/support/unfold.ts';
import { OverviewTicket } from '#account/overview/OverviewTicket.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import { lacks, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const monthly = listedPrice('Monthly', 3).text;
const yearly = listedPrice('Yearly', 3);

const meta = preview.meta({
  title: 'Account/Overview/OverviewTicket',
  component: OverviewTicket,
  ...inPhoneColumn,
  args: { account: inTrial, email: sampleOwner.email, today: new Date('2026-11-22T09:30:00Z') },
});

export const Trial = meta.story({
  tags: ['R-ACCOUNT-TIMELINE'],
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.timeline.open);
    await expect(canvas.getByText(`${monthly} on November 28, 2026`)).toBeVisible();
    await expect(canvas.getByText('November 26, 2026')).toBeVisible();
  },
});
export const TrialAfterTheReminder = meta.story({
  tags: ['R-ACCOUNT-TIMELINE'],
  args: { today: new Date('2026-11-27T09:30:00Z') },
  play: lacks('November 26, 2026'),
});
export const Active = meta.story({ tags: ['R-ACCOUNT-FACTS'], args: { account: active } });
export const WithACoupon = meta.story({
  tags: ['R-ACCOUNT-FACTS'],
  parameters: notPictured('It looks like Active, with one more row.'),
  args: { account: { ...active, subscription: { ...active.subscription, couponCode: 'TACOS' } } },
  play: async ({ canvas }) => {
    const price = canvas.getByText(words.perInterval.month).parentElement;
    await expect(price).toHaveTextContent(`${monthly} ${words.perInterval.month}`);
    const facts = [
      words.planName('Monthly'),
      `${monthly} on January 28, 2027`,
      words.deviceCount(3),
      'TACOS',
      active.subscription.subscriptionId,
    ];
    for (const fact of facts) await expect(canvas.getByText(fact)).toBeVisible();
  },
});
export const NewPriceFromADay = meta.story({
  parameters: notPictured('It looks like Active, with one more row.'),
  args: { account: { ...active, announcedPrice: { total: 6400, from: '2027-02-28T10:00:00Z' } } },
  play: shows('$64.00 from February 28, 2027'),
});
export const MoreDevicesFromTheNextCharge = meta.story({
  tags: ['R-CHANGE-DEVICES'],
  args: { account: withFewerUntilCharged },
  play: shows('3 tablets until January 28, 2027, then 5'),
});

/** A charge refunded immediately does not count as this subscription's last charge. */
export const AfterAChargeGivenBack = meta.story({
  parameters: notPictured('It looks like Active.'),
  args: { account: withGivenBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('December 28, 2026')).toBeVisible();
    await expect(canvas.queryByText('January 6, 2027')).toBeNull();
  },
});
export const ByTheYear = meta.story({
  tags: ['R-ACCOUNT-FACTS'],
  args: {
    account: {
      ...active,
      subscription: { ...active.subscription, planName: 'Yearly', interval: 'year', total: yearly.amount },
      nextCharge: { at: '2027-12-05T10:00:00.000Z', amount: yearly.amount, currency: 'USD' },
    },
  },
});
/** The owner paid a year, and has agreed to pay by the month after it. */
export const MonthlyAfterAPaidYear = meta.story({
  tags: ['R-ACCOUNT-FACTS'],
  parameters: notPictured('It looks like Active, with a longer line.'),
  args: {
    account: {
      ...active,
      nextCharge: { ...active.nextCharge, at: '2027-12-28T10:00:00.000Z' },
      receipts: active.receipts.map((receipt) => ({
        ...receipt,
        paidFor: receipt.paidFor && { ...receipt.paidFor, interval: 'year' },
      })),
    },
  },
  play: shows('Renews automatically on December 28, 2027, and every month after that.'),
});
const yen = listedPrice('Monthly', 3, 'JPY');
export const InYen = meta.story({
  tags: ['R-ACCOUNT-FACTS'],
  args: {
    account: {
      ...active,
      subscription: { ...active.subscription, currency: 'JPY', total: yen.amount },
      nextCharge: { at: '2027-01-28T10:00:00.000Z', amount: yen.amount, currency: 'JPY' },
      receipts: [],
    },
  },
});
export const Free = meta.story({
  tags: ['R-ACCOUNT-FREE'],
  args: { account: freeAccount },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FREE')).toBeVisible();
    await expect(canvas.getByText(words.rows.nextCharge).nextElementSibling).toHaveTextContent(
      words.rows.noCharge,
    );
  },
});
export const PaymentFailed = meta.story({
  args: { account: paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${monthly} on February 2, 2027`)).toBeVisible();
    const failed = canvas.getByText(words.timeline.failed).closest('li');
    await expect(failed).toHaveAttribute('aria-current', 'date');
    await expect(failed?.querySelector('svg')).not.toBeNull();
  },
});
/** Another attempt is set, so it must not say that PayPal charges nothing. */
export const Suspended = meta.story({
  args: { account: suspended },
  play: async (context) => {
    await shows(words.stateLines.paymentFailed, `${monthly} on February 12, 2027`)(context);
    await lacks(words.stateLines.suspended)(context);
  },
});
export const SuspendedByHand = meta.story({
  parameters: notPictured('It looks like Suspended, without an attempt.'),
  args: { account: { ...suspended, failedPayment: null } },
  play: shows(words.stateLines.suspended),
});
export const Cancelled = meta.story({
  tags: ['R-ACCOUNT-TIMELINE'],
  args: { account: cancelled },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Yours through').parentElement;
    await expect(line).toHaveTextContent('Yours through January 27, 2027');
    // Nothing is charged any more, so the price is not shown in large type.
    await expect(canvas.queryByText('per month')).toBeNull();
    // The dot of the present is at the newest row of the past.
    const current = canvas.getByText(words.timeline.cancelled).closest('li');
    await expect(current).toHaveAttribute('aria-current', 'date');
  },
});
export const Ended = meta.story({
  tags: ['R-ACCOUNT-TIMELINE'],
  args: { account: ended },
  play: lacks('per month'),
});
/** It ended after a failed charge: the ticket says so, as the e-mail does. */
export const EndedUnpaid = meta.story({
  parameters: notPictured('It looks like Ended, with the failed charge of Payment Failed.'),
  tags: ['R-ACCOUNT-TIMELINE'],
  args: { account: endedUnpaid },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words.stateLines.endedUnpaid(monthly))).toBeVisible();
    await unfold({ canvas, userEvent }, words.timeline.open);
    await expect(canvas.getByText(words.timeline.failed)).toBeVisible();
    await expect(canvas.getByText(words.timeline.endedUnpaid)).toBeVisible();
    await expect(canvas.queryByText(words.timeline.cancelled)).toBeNull();
  },
});
/** An imported record whose two dates are unknown. */
export const EndedSomeTime = meta.story({
  args: { account: { ...ended, accessUntil: null, cancelledAt: null } },
});
