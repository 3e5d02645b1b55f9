import { formatMoney } from '#domain/money.ts';
import { receiptsOfOwner } from '#functions/account/account.ts';
import type { OpsContext } from './context.ts';
import { allRecords, lineOf, ownerOf, recordOf } from './records.ts';

export async function list(ops: OpsContext, status: string | undefined): Promise<void> {
  const records = (await allRecords(ops)).filter(({ record }) => (status ?? record.status) === record.status);
  for (const record of records) ops.talk.say(lineOf(record));
  ops.talk.say(`Subscriptions: ${records.length}`);
}

/** Shows an owner's record, payments and PayPal's state. */
export async function show(ops: OpsContext, email: string): Promise<void> {
  const own = await recordOf(ops, email);
  const { record } = own;
  ops.talk.say(JSON.stringify(record.stored, null, 2));
  const receipts = await receiptsOfOwner(ops.context.store, { uid: ownerOf(own).uid, record });
  for (const receipt of receipts)
    ops.talk.say([receipt.transactionId, receipt.kind, formatMoney(receipt), receipt.at].join('  '));
  if (own.billed) {
    const atProvider = await ops.context.payments.readSubscription(record.subscriptionId);
    ops.talk.say(
      `PayPal: ${atProvider.status}, next charge ${atProvider.nextBillingTime?.toISOString() ?? 'none'}`,
    );
  }
}
