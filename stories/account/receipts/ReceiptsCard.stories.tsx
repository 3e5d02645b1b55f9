import { expect, waitFor } from 'storybook/test';
import { receipts as words } from '#content/account/receipts.ts';
import { inColumn } from '#stories/support/frames.tsx';
import {
  active,
  freeAccount,
  inTrial,
  paidFor,
  withRefunds,
  withUndoneReversal,
} from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { downloaded, spyOnDownloads } from '#stories/support/spyOnDownloads.ts';
import { unfold } from '#stories/support/unfold.ts';
import { ReceiptsCard } from '#account/receipts/ReceiptsCard.tsx';
import type { Receipt } from '#domain/account.ts';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Receipts/ReceiptsCard',
  component: ReceiptsCard,
  decorators: [inColumn(1072)],
  args: { account: active, email: sampleOwner.email },
});

export const NothingYet = meta.story({ args: { account: inTrial } });
export const Free = meta.story({ tags: ['R-ACCOUNT-FREE'], args: { account: freeAccount } });
export const Charges = meta.story();
export const WithRefunds = meta.story({
  tags: ['R-ACCOUNT-RECEIPTS'],
  args: { account: withRefunds },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.show(withRefunds.receipts.length));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent(/January 4, 2027.*−\$20\.00/u);
    await expect(rows[2]).toHaveTextContent(
      /December 28, 2026Charge, December 28, 2026 to January 28, 2027\$59\.00/u,
    );
  },
});
/** PayPal decided the dispute of the first charge for us: the invoice names nothing that went back. */
export const UndoneReversal = meta.story({
  tags: ['R-ACCOUNT-RECEIPTS'],
  args: { account: withUndoneReversal, asked: 'SAMPLE8400CH' },
  play: async ({ canvas }) => {
    // Not in the rows, which keep a number from translation.
    await expect(canvas.getByText('INV-SAMPLE8400CH', { ignore: 'bdi' })).toBeVisible();
    await expect(canvas.queryByText(words.bill.returned)).toBeNull();
  },
});
/** The link of the e-mail about the reversal still opens the credit note. */
export const UndoneReversalAskedFor = meta.story({
  tags: ['R-INVOICE-ADDRESS'],
  parameters: notPictured('It looks like UndoneReversal.'),
  args: { account: withUndoneReversal, asked: 'SAMPLE8502RV' },
  play: shows('CN-SAMPLE8502RV'),
});
/** Only one receipt is open at a time, so that printing prints only that one. */
export const OneOpen = meta.story({
  tags: ['R-ACCOUNT-RECEIPT'],
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.show(active.receipts.length));
    await userEvent.click(canvas.getByRole('button', { name: /November\s28/u }));
    await userEvent.click(canvas.getByRole('button', { name: /December\s28/u }));
    await expect(canvas.getByText('SAMPLE8401CH')).toBeVisible();
    await expect(canvas.queryByText('SAMPLE8400CH')).toBeNull();
  },
});

export const Many = meta.story({
  tags: ['R-ACCOUNT-RECEIPTS', 'R-ACCOUNT-FOCUS-MORE'],
  args: { account: paidFor(24) },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.show(24));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: words.more(18) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    // The button is gone; focus is on the first of the receipts that it revealed.
    const seventh = canvas.getAllByRole('listitem')[6];
    await waitFor(() => expect(seventh?.querySelector('button')).toHaveFocus());
  },
});

export const SavesAll = meta.story({
  tags: ['R-ACCOUNT-CSV'],
  beforeEach: spyOnDownloads,
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.show(active.receipts.length));
    await userEvent.click(canvas.getByRole('button', { name: words.download }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledWith(words.fileName));
  },
});

/** A link in an e-mail opens an older invoice: the list is expanded up to it, also on a phone. */
export const AskedForByItsAddress = meta.story({
  tags: ['R-INVOICE-ADDRESS'],
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  args: { account: paidFor(24), asked: 'SAMPLE8400CH' },
  play: async ({ canvas }) => {
    // Not in the rows, which keep a number from translation.
    await expect(canvas.getByText('INV-SAMPLE8400CH', { ignore: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /November\s28,\s2026/u })).toHaveFocus();
  },
});

/** The link in a refund's e-mail; PayPal has named the transaction since. */
export const CreditNoteAskedForByItsNumber = meta.story({
  tags: ['R-INVOICE-ADDRESS'],
  parameters: notPictured('It looks like AskedForByItsAddress.'),
  args: {
    account: {
      ...active,
      receipts: withRefunds.receipts.map(withSampleNumber),
    },
    asked: 'SAMPLE8400CH-given-back',
  },
  play: shows('CN-SAMPLE8400CH-given-back'),
});

/** The receipt that the sample link requests by its number, if it is a refund's. */
function withSampleNumber(receipt: Receipt): Receipt {
  return receipt.kind === 'refund' ? { ...receipt, number: 'CN-SAMPLE8400CH-given-back' } : receipt;
}
