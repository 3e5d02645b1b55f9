import { expect } from 'storybook/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  withFewerUntilCharged,
  active,
  cancelled,
  ended,
  freeAccount,
  inTrial,
  paymentFailed,
  suspended,
  withGivenBack,
} from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { OverviewTicket } from '#account/overview/OverviewTicket.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${monthly} on November 28, 2026`)).toBeVisible();
    await expect(canvas.getByText('November 26, 2026')).toBeVisible();
  },
});
export const TrialAfterTheReminder = meta.story({
  args: { today: new Date('2026-11-27T09:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('November 26, 2026')).toBeNull();
  },
});
export const Active = meta.story({ args: { account: active } });
export const MoreDevicesFromTheNextCharge = meta.story({
  args: { account: withFewerUntilCharged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 devices until January 28, 2027, then 5')).toBeVisible();
  },
});

/** A charge that was given back at once is no charge of this subscription. */
export const AfterAChargeGivenBack = meta.story({
  parameters: notPictured('It looks like Active.'),
  args: { account: withGivenBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('December 28, 2026')).toBeVisible();
    await expect(canvas.queryByText('January 6, 2027')).toBeNull();
  },
});
export const ByTheYear = meta.story({
  args: {
    account: {
      ...active,
      subscription: { ...active.subscription, planName: 'Yearly', interval: 'year', total: yearly.amount },
      nextCharge: { at: '2027-12-05T10:00:00.000Z', amount: yearly.amount, currency: 'USD' },
    },
  },
});
const yen = listedPrice('Monthly', 3, 'JPY');
export const InYen = meta.story({
  args: {
    account: {
      ...active,
      subscription: { ...active.subscription, currency: 'JPY', total: yen.amount },
      nextCharge: { at: '2027-01-28T10:00:00.000Z', amount: yen.amount, currency: 'JPY' },
      receipts: [],
    },
  },
});
export const Free = meta.story({ args: { account: freeAccount } });
export const PaymentFailed = meta.story({
  args: { account: paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${monthly} on February 2, 2027`)).toBeVisible();
  },
});
export const Suspended = meta.story({ args: { account: suspended } });
export const Cancelled = meta.story({
  args: { account: cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing more is charged. Yours until January 28, 2027.')).toBeVisible();
  },
});
export const Ended = meta.story({ args: { account: ended } });
/** An imported record, of which neither day is known. */
export const EndedSomeTime = meta.story({
  args: { account: { ...ended, accessUntil: null, cancelledAt: null } },
});
