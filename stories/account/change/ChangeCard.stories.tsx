import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { overview } from '#content/account/overview.ts';
import {
  active,
  freeAccount,
  paymentFailed,
  sampleChange,
  withFewerUntilCharged,
} from '#stories/support/sampleAccounts.ts';
import { fakeChange } from '#stories/support/fakeAccount.ts';
import { ChangeCard } from '#account/change/ChangeCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { lacks, presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Change/ChangeCard',
  component: ChangeCard,
  ...inPhoneColumn,
  args: { ...fakeChange({ status: 'closed' }), account: active },
});

const wanted = { plan: 'Yearly', posDevices: 5 } as const;
const choosing = { status: 'choosing', wanted, error: null } as const;
const price = { status: 'known', change: sampleChange() } as const;

export const Closed = meta.story({
  play: presses(change.open, 'onOpen'),
});
export const MoreDevicesFromTheNextCharge = meta.story({
  tags: ['R-CHANGE-DEVICES'],
  args: { account: withFewerUntilCharged },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/5 tablets\. Until January 28, 2027 you’ll have 3 tablets\./u),
    ).toBeVisible();
  },
});
export const Choosing = meta.story({ args: { state: { ...choosing, price: { status: 'asking' } } } });
export const Free = meta.story({
  args: { account: freeAccount },
  play: lacks(['button']),
});

/** Also while the form is open, when the account is read again. */
export const PaymentOwed = meta.story({
  tags: ['R-CHANGE-OWED'],
  args: { account: paymentFailed, state: { ...choosing, price } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(new RegExp(change.owed, 'u'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: overview.paymentFailed.action })).toHaveAttribute(
      'href',
      paymentFailed.providerUrl,
    );
  },
});
