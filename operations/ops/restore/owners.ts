import { startOfSecond } from 'date-fns/startOfSecond';
import { normalizeEmail } from '#domain/email.ts';
import { findCheckoutOf, findNamedCheckout, type Checkout } from '#functions/documents/checkouts.ts';
import { chargesOffer } from '#functions/checkout/activation.ts';
import { subscriptions, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { findRegistration } from '#functions/documents/registrations.ts';
import { belongsToAccount, ownRecords } from '#functions/owners/ownRecords.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { decide } from '#functions/standing/decide.ts';
import { isAlive, isFinal, isFree } from '#functions/subscription/recordStatus.ts';
import { createdAt } from '#functions/sync/laterRecords.ts';
import type { SignInAccount } from '../accounts.ts';
import type { OpsContext } from '../context.ts';

/** The account that owns a subscription without a record, and its checkout. */
export interface Fit {
  account: SignInAccount;
  /** The checkout, if the backup contains it and its offer is what PayPal bills; it is then finished as usual. */
  checkout: Checkout | null;
}

/** Whether a record was opened after a subscription. PayPal names whole seconds only, so what a record has beyond them does not count. */
export function isNewer(
  record: SubscriptionRecord,
  { createTime }: Pick<ProviderSubscription, 'createTime'>,
): boolean {
  return startOfSecond(createdAt(record)) > createTime;
}

/**
 * A record as it was when its owner opened a later subscription: the backup may still show a free one as running, which was left
 * before, because a second subscription beside it is refused.
 */
export function leftFor(
  subscription: Pick<ProviderSubscription, 'createTime'>,
  record: SubscriptionRecord,
): SubscriptionRecord {
  const opened = subscription.createTime;
  const wasLeft = isFree(record) && isAlive(record) && !isNewer(record, subscription);
  const leaving = wasLeft ? decide(record, { do: 'cancel', by: 'owner', reason: null }, opened) : null;
  return leaving?.record ?? record;
}

/** Why an account cannot have a subscription; null if it can. Those `ended` at PayPal do not block it. */
export async function obstacle(
  { context: { store } }: OpsContext,
  account: SignInAccount,
  { subscription, ended }: { subscription: ProviderSubscription; ended: ReadonlySet<string> },
): Promise<string | null> {
  if (subscription.billed === null) return 'its price at PayPal cannot be read';
  const present = subscriptions.parse(await store.get(subscriptions.ref(account.email)));
  if (present && !belongsToAccount(present, account.uid)) {
    return 'under the address of its account is the subscription of another account';
  }
  const registered = await findRegistration(store, account.uid);
  const own = await ownRecords(store, account, { present, registeredEmail: registered?.email });
  const runs = own.some(
    ({ record }) => isAlive(leftFor(subscription, record)) && !ended.has(record.subscriptionId),
  );
  return runs && !isFinal(subscription.status) ? 'its account has another subscription that runs' : null;
}

/**
 * The account of a subscription without a record: from its checkout, if the backup contains it, otherwise by the subscriber's
 * address. A string gives the reason why an operator must decide: a payment must never go to the wrong person.
 */
export async function fitOf(
  ops: OpsContext,
  subscription: ProviderSubscription,
  ended: ReadonlySet<string>,
): Promise<Fit | string> {
  const { accounts } = ops;
  const { id, checkoutId } = subscription;
  const { store } = ops.context;
  const checkout = (await findCheckoutOf(store, id)) ?? (await findNamedCheckout(store, checkoutId));
  const address = normalizeEmail(subscription.subscriberEmail ?? '');
  if (!checkout && address === '') return 'PayPal names no address';
  const account = checkout ? (await accounts.withUids([checkout.uid]))[0] : await accounts.withEmail(address);
  if (!account) return checkout ? 'the account of its checkout is gone' : 'no account has its address';
  const hindrance = await obstacle(ops, account, { subscription, ended });
  if (hindrance !== null) return hindrance;
  const isUsual = checkout && subscription.status === 'active' && chargesOffer(checkout, subscription);
  const registered = isUsual && (await findRegistration(store, account.uid));
  return { account, checkout: isUsual && registered ? checkout : null };
}
