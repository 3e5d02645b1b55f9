import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { formatMoney, toMinorUnits } from '#domain/money.ts';
import type { MadeRefund } from '#functions/payments/PaymentProvider.ts';
import { refundOf } from '#functions/payments/refund.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { chargeRef, emptyCharge, parseCharge } from '#functions/documents/charges.ts';
import { subscriptionsNaming } from '#functions/documents/subscription.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { CommandRefused } from '../conversation.ts';
import { askedRefundRef, noteAskedRefund } from './askedRefund.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';

/**
 * Refunds a payment through PayPal, wholly or in part, and copies PayPal's state into the records; the owner gets the usual
 * e-mail. Repeating the command after a lost response makes no second refund; repeating it after a response does.
 */
export async function refund(ops: OpsContext, transactionId: string, typed: string | null): Promise<number> {
  const { context, talk } = ops;
  const { store, payments } = context;
  const charge = parseCharge(await store.get(chargeRef(transactionId)));
  const { subscriptionId, kind, amount: paid, currency } = charge ?? emptyCharge();
  if (kind !== 'charge' || subscriptionId === '' || paid === null || currency === null) {
    throw new CommandRefused(
      `There is no payment ${transactionId}. ${ops.command('ops', 'show <e-mail>')} lists an owner’s payments.`,
    );
  }
  const movement = { id: transactionId, currency, amount: paid };
  const amount = typed === null ? null : (toMinorUnits(typed, currency) ?? 0);
  if (amount !== null && (amount <= 0 || amount > paid)) {
    throw new CommandRefused(
      `--amount is more than nothing and at most ${formatMoney({ amount: paid, currency })}.`,
    );
  }
  const what = amount === null ? 'all that is left' : formatMoney({ amount, currency });
  const question = `Give back ${what} of the ${formatMoney({ amount: paid, currency })} of ${transactionId}?`;
  await audited(ops, { command: 'refund', subject: transactionId, question }, async () => {
    const asked = askedRefundRef(transactionId);
    const refundId = await noteAskedRefund(context, { transactionId, amount, currency });
    const [named] = await subscriptionsNaming(store, subscriptionId, 1);
    const reason = wordsIn(named?.record.language ?? 'en').refundNotes.support;
    let made: MadeRefund | null;
    try {
      made = await payments.refundCharge({ transactionId, amount, currency, reason, refundId });
    } catch (error) {
      if (!(error instanceof PayPalError) || error.issue === null) throw error;
      await store.delete(asked);
      throw new CommandRefused(`PayPal refuses it: ${error.issue}. Nothing was given back.`);
    }
    // PayPal's list may never contain the refund, so use the response. Without an amount in it, only the list can tell.
    const told = made && made.amount !== null ? [refundOf(movement, made, context.now())] : [];
    await syncSubscription(context, subscriptionId, { money: 'always', told });
    await store.delete(asked);
    if (made === null) throw new CommandRefused('Nothing of it is left to give back.');
  });
  talk.say(`Given back: ${what}.`);
  return 0;
}
