import { isCurrency } from '#domain/currency.ts';
import { formatMoney, toMinorUnits } from '#domain/money.ts';
import { PayPalError } from '#functions/paypal/PayPalError.ts';
import { chargeRef, receiptsOf } from '#functions/services/charges.ts';
import { syncSubscription } from '#functions/services/syncSubscription.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';

/**
 * Gives a payment back through PayPal, wholly or in part, and copies what PayPal says of it into the records; the owner gets the
 * usual e-mail. The number of refunds so far is in PayPal's request id: asking again after a lost answer makes no second refund.
 */
export async function refund(ops: OpsContext, transactionId: string, typed: string | null): Promise<number> {
  const { context, talk } = ops;
  const { store, payments } = context;
  const charge = await store.get(chargeRef(transactionId));
  const { subscription_id: subscriptionId, kind, amount: paid, currency } = charge ?? {};
  if (
    kind !== 'charge' ||
    typeof subscriptionId !== 'string' ||
    typeof paid !== 'number' ||
    !isCurrency(currency)
  ) {
    throw new CommandRefused(
      `There is no payment ${transactionId}. npm run ops -- show lists an owner’s payments.`,
    );
  }
  const amount = typed === null ? null : (toMinorUnits(typed, currency) ?? 0);
  if (amount !== null && (amount <= 0 || amount > paid)) {
    throw new CommandRefused(
      `--amount is more than nothing and at most ${formatMoney({ amount: paid, currency })}.`,
    );
  }
  const receipts = await receiptsOf(store, [subscriptionId]);
  const given = receipts.filter((receipt) => receipt.kind === 'refund').length;
  const what = amount === null ? 'all that is left' : formatMoney({ amount, currency });
  const question = `Give back ${what} of the ${formatMoney({ amount: paid, currency })} of ${transactionId}?`;
  await audited(ops, { command: 'refund', subject: transactionId, question }, async () => {
    try {
      const refundId = `refund-${transactionId}-${given + 1}-${amount ?? 'all'}`;
      const reason = 'Given back by customer support';
      const made = await payments.refundCharge({ transactionId, amount, currency, reason, refundId });
      if (made === null) throw new CommandRefused('Nothing of it is left to give back.');
    } catch (error) {
      if (error instanceof PayPalError && error.issue !== null)
        throw new CommandRefused(`PayPal refuses it: ${error.issue}. Nothing was given back.`);
      throw error;
    }
    await syncSubscription(context, subscriptionId, { money: 'always' });
  });
  talk.say(`Given back: ${what}.`);
  return 0;
}
