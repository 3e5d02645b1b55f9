import { normalizeEmail } from '#domain/email.ts';
import { chargesOffer } from '#functions/checkout/activation.ts';
import type { Checkout } from '#functions/documents/checkouts.ts';
import { subscriptionRef, parseSubscription } from '#functions/documents/subscription.ts';
import { findRegistration } from '#functions/documents/registrations.ts';
import { belongsToAccount, ownRecords } from '#functions/owners/identity.ts';
import { findCheckoutOf, findNamedCheckout } from '#functions/owners/recordPlace.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { isAlive, isFinal } from '#functions/subscription/recordStatus.ts';
import type { SignInAccount } from '../accounts.ts';
import type { OpsContext } from '../context.ts';

/** The one account that a subscription without a record is of, and how that is known. */
export interface Fit {
  account: SignInAccount;
  /** Its checkout, where that is in the backup and offered what PayPal bills: then it is finished as always. */
  checkout: Checkout | null;
}

/**
 * Why an account cannot have a subscription; null where it can. `ended` are those that run on record and that PayPal has ended:
 * they make room.
 */
export async function obstacle(
  { context: { store } }: OpsContext,
  account: SignInAccount,
  { subscription, ended }: { subscription: ProviderSubscription; ended: ReadonlySet<string> },
): Promise<string | null> {
  if (subscription.billed === null) return 'its price at PayPal cannot be read';
  const present = parseSubscription(await store.get(subscriptionRef(account.email)));
  if (present && !belongsToAccount(present, account.uid)) {
    return 'under the address of its account is the subscription of another account';
  }
  const registered = await findRegistration(store, account.uid);
  const own = await ownRecords(store, account, { present, registeredEmail: registered?.email });
  const runs = own.some(({ record }) => isAlive(record) && !ended.has(record.subscriptionId));
  return runs && !isFinal(subscription.status) ? 'its account has another subscription that runs' : null;
}

/**
 * The account that a subscription without a record is of: the one of its checkout, where the backup has that, otherwise the one
 * with the subscriber's address. A text where a person must say whose it is: money must never go to the wrong person.
 */
export async function fitOf(
  ops: OpsContext,
  subscription: ProviderSubscription,
  ended: ReadonlySet<string>,
): Promise<Fit | string> {
  const { accounts } = ops;
  const { id, checkoutId } = subscription;
  const { store } = ops.context;
  const checkout = (await findCheckoutOf(ops.context, id)) ?? (await findNamedCheckout(store, checkoutId));
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
