import { expect, fn } from 'storybook/test';
import { brand } from '#content/brand.ts';
import { limits } from '#domain/limits.ts';
import { receipts as words } from '#content/account/receipts.ts';
import { inColumn } from '#stories/support/frames.tsx';
import {
  active,
  withGivenBack,
  refunded,
  withRefunds,
  withUndoneReversal,
} from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import type { Receipt } from '#domain/account.ts';
import { ReceiptRow } from '#account/receipts/ReceiptRow.tsx';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

/** Not in the row above it, which keeps a number from translation. */
const inTicket = { ignore: 'bdi' };

const meta = preview.meta({
  title: 'Account/Receipts/ReceiptRow',
  component: ReceiptRow,
  decorators: [
    (Story) => (
      <ul style={{ padding: 0 }}>
        <Story />
      </ul>
    ),
    inColumn(880),
  ],
  args: {
    receipt: active.receipts[0] as Receipt,
    email: sampleOwner.email,
    buyer: active.profile,
    open: false,
    onToggle: fn(),
  },
});

export const Charge = meta.story({
  play: presses('Invoice (Charge, December\u00A028, 2026)', 'onToggle'),
});
/** The owner may give a business name and a tax number; without them the invoice names the owner. */
export const InvoiceToABusiness = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-INVOICE-FACTS'],
  args: {
    open: true,
    buyer: { ...active.profile, businessName: 'Copper Comal Tacos LLC', taxNumber: '74-1234567' },
  },
  play: async ({ canvas }) => {
    for (const fact of ['INV-SAMPLE8401CH', 'Copper Comal Tacos LLC', '74-1234567', 'PayPal']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByText(brand.seller.name, { exact: false })).toBeVisible();
    await expect(canvas.queryByText(active.profile.fullName)).toBeNull();
  },
});
/** The longest values that the form accepts fit on the ticket. */
export const InvoiceWithLongWords = meta.story({
  args: {
    open: true,
    email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
    buyer: {
      ...active.profile,
      businessName: 'W'.repeat(limits.businessName.max),
      taxNumber: '9'.repeat(limits.taxNumber.max),
    },
  },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('heading', { level: 3 }).parentElement?.parentElement;
    await expect(ticket?.scrollWidth).toBeLessThanOrEqual(ticket?.clientWidth ?? 0);
  },
});
/** A credit note names its invoice if PayPal names the charge. */
export const CreditNote = meta.story({
  tags: ['R-INVOICE-FACTS'],
  args: { receipt: withRefunds.receipts[1] as Receipt, open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: words.ticket.heading.refund })).toBeVisible();
    await expect(canvas.getByText('CN-SAMPLE8501RF')).toBeVisible();
    await expect(canvas.getByText('INV-SAMPLE8401CH', inTicket)).toBeVisible();
    await expect(canvas.queryByText(words.ticket.taxNumber)).toBeNull();
    await expect(canvas.getByText(active.profile.fullName)).toBeVisible();
  },
});
export const Refund = meta.story({
  args: { receipt: withRefunds.receipts[1] as Receipt },
  play: shows('−$20.00'),
});
export const Reversal = meta.story({ args: { receipt: withRefunds.receipts[0] as Receipt } });
/** PayPal decided the dispute for us, so the charge counts again. */
export const UndoneReversal = meta.story({
  tags: ['R-ACCOUNT-RECEIPT'],
  args: { receipt: withUndoneReversal.receipts[0] as Receipt, open: true },
  play: async ({ canvas }) => {
    const heading = words.ticket.heading.reinstatement;
    await expect(canvas.getByRole('heading', { level: 3, name: heading })).toBeVisible();
    await expect(canvas.getByText('DN-SAMPLE8502RV')).toBeVisible();
    await expect(canvas.getByText('INV-SAMPLE8400CH', inTicket)).toBeVisible();
    await expect(canvas.queryByText('−', { exact: false })).toBeNull();
  },
});
export const Open = meta.story({
  tags: ['R-ACCOUNT-RECEIPT'],
  args: { open: true },
  play: shows('SAMPLE8401CH', active.subscription.subscriptionId, [
    'heading',
    { level: 3, name: words.ticket.heading.charge },
  ]),
});

/** The charge for a second subscription paid for nothing: the receipt names that subscription and no period. */
export const GivenBackAtOnce = meta.story({
  args: { receipt: withGivenBack.receipts[1] as Receipt, open: true },
  play: shows(`Charge, ${words.refundedAtOnce}`, words.ticket.noPeriod, 'I-SAMPLE0002'),
});

/** The charge of a period, refunded in full later. */
export const GivenBackLater = meta.story({
  tags: ['R-ACCOUNT-RECEIPTS'],
  args: { receipt: refunded.receipts[1] as Receipt, open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.returned.all, { exact: false })).toBeVisible();
    await expect(canvas.getByText(words.ticket.returned.all)).toBeVisible();
  },
});

/** PayPal has reported a partial refund without an amount. */
export const GivenBackInPart = meta.story({
  tags: ['R-ACCOUNT-RECEIPTS'],
  args: { receipt: { ...(refunded.receipts[1] as Receipt), returned: 'part' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.returned.part, { exact: false })).toBeVisible();
  },
});
