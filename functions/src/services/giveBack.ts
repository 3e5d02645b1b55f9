import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { bookkeepingRef } from './bookkeeping.ts';
import { chargeFields, chargeRef } from './charges.ts';
import { checkoutFrom, checkoutRef, nobody, type Checkout } from './checkouts.ts';
import { accountUrl, type ServerContext } from './context.ts';
import { mailFields, mailRef } from './mail.ts';
import { registrationRef } from './owner.ts';
import { pastRef } from './pastSubscriptions.ts';
import { registrationFrom } from './registrations.ts';
import { storedNames } from './storedNames.ts';

/** A charge that the approval made may be listed late; so long it is waited for. */
const listedWithinHours = 24;

/** Why a subscription gave its owner nothing: they have another one, or it was never opened for them. */
export type Unused = 'second' | 'unopened';

const reasonShown = {
  second: 'You have another subscription',
  unopened: 'The subscription was not opened',
} as const satisfies Record<Unused, string>;

/** Whether a subscription without a trial has begun, so that its approval was a charge. */
function chargedAtApproval({ billed, startTime, statusSince }: ProviderSubscription): boolean {
  if (billed !== null && billed.trialDays > 0) return false;
  return startTime === null || statusSince === null || new Date(startTime) <= new Date(statusSince);
}

/** Whether any record is made from the subscription: what it charged was then paid for something. */
async function isOnRecord({ store }: ServerContext, subscriptionId: string): Promise<boolean> {
  const [record, past, kept] = await Promise.all([
    store.find('Subscriptions', { where: { [storedNames.subscriptionId]: subscriptionId }, limit: 1 }),
    store.get(pastRef(subscriptionId)),
    store.get(bookkeepingRef(subscriptionId)),
  ]);
  return record.length > 0 || past !== undefined || kept !== undefined;
}

/** Writes down, once, that a charge was made and given back, and tells the owner; not one who has deleted the account. */
async function record(
  context: ServerContext,
  request: {
    charge: ProviderTransaction;
    refundId: string | null;
    checkout: Checkout;
    unused: Unused;
    id: string;
  },
): Promise<void> {
  const { store, now, brand } = context;
  const { charge, refundId, checkout, unused, id } = request;
  await store.transaction(async (transaction: Transaction) => {
    const [known, stored] = await transaction.getAll([chargeRef(charge.id), registrationRef(checkout.uid)]);
    if (known) return;
    const facts = { subscriptionId: id, period: null, now: now() };
    transaction.create(chargeRef(charge.id), { ...chargeFields(charge, facts), given_back: now() });
    if (refundId !== null) {
      const refund: ProviderTransaction = {
        ...charge,
        id: refundId,
        kind: 'refund',
        at: now().toISOString(),
      };
      transaction.create(chargeRef(refundId), chargeFields(refund, facts));
    }
    if (checkout.uid === nobody) return;
    const name = registrationFrom(stored)?.registration.fullName ?? null;
    const mail = givenBackMail({
      name,
      second: unused === 'second',
      charge: { ...charge, at: new Date(charge.at) },
      brand,
      accountUrl: accountUrl(context),
    });
    transaction.set(mailRef(`given-back-${charge.id}`), mailFields({ to: checkout.email, now: now() }, mail));
  });
}

/**
 * Gives back everything that an ended subscription has charged which gave its owner nothing. Asking again does nothing:
 * what was given back is on record, and PayPal gives no charge back twice.
 * @returns whether it is settled; false while a charge is expected that is not listed yet.
 */
export async function giveBackCharges(
  context: ServerContext,
  request: { subscription: ProviderSubscription; checkoutId: string; unused: Unused; since: Date },
): Promise<boolean> {
  const { store, payments, logs, now } = context;
  const { subscription, checkoutId, unused, since } = request;
  const { id, createTime, lastPayment } = subscription;
  const checkout = checkoutFrom(checkoutId, await store.get(checkoutRef(checkoutId)));
  if (!checkout || (await isOnRecord(context, id))) {
    logs.error('a subscription that is used was to be given back', { subscriptionId: id });
    return true;
  }
  if (lastPayment === null && !chargedAtApproval(subscription)) return true;
  const listed = await payments.listTransactions({
    subscriptionId: id,
    from: new Date(createTime),
    to: now(),
  });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  for (const charge of charges) {
    if (await store.get(chargeRef(charge.id))) continue;
    const refundId = charge.givenBack
      ? null
      : await payments.refundCharge({
          transactionId: charge.id,
          amount: null,
          currency: charge.currency,
          reason: reasonShown[unused],
          refundId: `refund-${charge.id}`,
        });
    await record(context, { charge, refundId, checkout, unused, id });
    logs.info('a charge was given back', { checkout: checkoutId, why: unused, again: refundId === null });
  }
  return charges.length > 0 || now() >= addHours(new UTCDate(since), listedWithinHours);
}
