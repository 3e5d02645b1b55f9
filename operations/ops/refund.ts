import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { formatMoney, toMinorUnits, type MinorUnits } from '#domain/money.ts';
import { wentBack } from '#domain/wentBack.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { MadeRefund } from '#functions/payments/PaymentProvider.ts';
import { refundOf } from '#functions/payments/refund.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { chargeRef, emptyCharge, parseCharge, receiptsOf, returnedOf } from '#functions/documents/charges.ts';
import { findPlace } from '#functions/owners/recordPlace.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { CommandRefused } from '../conversation.ts';
import { askedRefundRef, noteAskedRefund } from './askedRefund.ts';
import { audited } from './audit.ts';
import type { OpsContext } from './context.ts';
import { dayOf } from './records.ts';

/** What has gone back of a charge, as on record. */
interface Returned {
  sum: MinorUnits;
  lines: string[];
  /** Whether PayPal says that a part has gone back, but not how much. */
  isUnknown: boolean;
}

async function returnedOfCharge({ store }: ServerContext, transactionId: string): Promise<Returned> {
  const charge = parseCharge(await store.get(chargeRef(transactionId)));
  const { subscriptionId } = charge ?? emptyCharge();
  const all = await receiptsOf(store, [subscriptionId]);
  // PayPal's list does not say which charge an entry refunds, so such an entry may be of this one.
  const invoices = [invoiceNumber('charge', transactionId), null];
  const back = all.filter(({ kind, creditFor }) => kind !== 'charge' && invoices.includes(creditFor));
  const lines = back.map((receipt) => {
    const what = receipt.kind === 'reinstatement' ? 'Undone' : 'Refunded already';
    return `${what}: ${formatMoney(receipt)}, ${receipt.transactionId}, ${dayOf(new Date(receipt.at))}`;
  });
  const sum = wentBack(back);
  return { sum, lines, isUnknown: sum === 0 && returnedOf(charge) === 'part' };
}

/** Refuses another part of a charge of which more has gone back than the operator knows. */
function refuseUnknown(ops: OpsContext, { sum, lines, isUnknown }: Returned, asked: Asked): void {
  const { transactionId, typed, already, currency } = asked;
  if (isUnknown && already === null) {
    throw new CommandRefused(
      `PayPal says that a part of ${transactionId} has gone back, but not how much. Look there, and say so with --already.`,
    );
  }
  if (isUnknown || sum === (already ?? 0)) return;
  for (const line of lines) ops.talk.say(line);
  const amount = formatMoney({ amount: sum, currency });
  const { decimals } = currencyFacts[currency];
  const words = `refund ${transactionId} --amount ${typed} --already ${(sum / 10 ** decimals).toFixed(decimals)}`;
  throw new CommandRefused(
    `${amount} of ${transactionId} has gone back. Nothing was refunded now. For another part: ${ops.command('ops', words)}`,
  );
}

interface Asked {
  transactionId: string;
  /** The part to refund; null for all that is left. */
  typed: string | null;
  /** What has gone back, as the operator knows; null if that was not said. */
  already: MinorUnits | null;
  currency: Currency;
}

/**
 * Refunds a payment through PayPal, wholly or in part, and copies PayPal's state into the records; the owner gets the usual
 * e-mail. Reads first what has gone back: a part is refunded again only if the operator says how much that is, however late the
 * command is repeated, and if two operators run it at once.
 */
export async function refund(
  ops: OpsContext,
  transactionId: string,
  { amount: typed = null, already: typedAlready = null }: { amount?: string | null; already?: string | null },
): Promise<void> {
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
      `--amount ${typed ?? ''}: It is more than nothing and at most ${formatMoney({ amount: paid, currency })}.`,
    );
  }
  const already = typedAlready === null ? null : (toMinorUnits(typedAlready, currency) ?? null);
  const request = { transactionId, typed, already, currency };
  const refuseRepeated = async () => {
    // All that is left is never more than what is left, whoever asks for it.
    if (amount !== null) refuseUnknown(ops, await returnedOfCharge(context, transactionId), request);
  };
  await syncSubscription(context, subscriptionId, { money: 'always' });
  await refuseRepeated();
  const what = amount === null ? 'all that is left' : formatMoney({ amount, currency });
  const question = `Refund ${what} of the ${formatMoney({ amount: paid, currency })} of ${transactionId}?`;
  await audited(ops, { command: 'refund', subject: transactionId, question }, async () => {
    const asked = askedRefundRef(transactionId);
    const wanted = { transactionId, amount, currency, already: already ?? 0 };
    const { requestId: refundId, isNew } = await noteAskedRefund(context, wanted);
    // Another operator may have been faster; that refund was on record before its note was removed.
    await refuseRepeated().catch(async (error: unknown) => {
      if (isNew) await store.delete(asked);
      throw error;
    });
    const place = await findPlace(context, subscriptionId);
    const reason = wordsIn(place?.record.language ?? 'en').refundNotes.support;
    let made: MadeRefund | null;
    try {
      made = await payments.refundCharge({ transactionId, amount, currency, reason, refundId });
    } catch (error) {
      if (!(error instanceof PayPalError) || error.reason === 'unavailable') throw error;
      await store.delete(asked);
      throw new CommandRefused(`PayPal refuses it: ${error.issue}. Nothing was refunded.`);
    }
    // PayPal's list may never contain the refund, so use the response. Without an amount in it, only the list can tell.
    const reported = made && made.amount !== null ? [refundOf(movement, made, context.now())] : [];
    await syncSubscription(context, subscriptionId, { money: 'always', reported });
    await store.delete(asked);
    if (made === null) throw new CommandRefused('Nothing of it is left to refund.');
    if (made.pending) talk.say(`PayPal has not paid ${made.id} yet. See in some days whether it was paid.`);
  });
  talk.say(`Refunded: ${what}.`);
}
