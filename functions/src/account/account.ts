import { profileSchema, type Account, type Profile, type Receipt } from '#domain/account.ts';
import type { Language } from '#domain/language.ts';
import { AppError } from '#domain/errors.ts';
import { lastChargeOf, type SubscriptionRecord } from '../documents/subscription.ts';
import { withoutSuffix, type StoredRegistration } from '../documents/registrations.ts';
import type { Store } from '../store/Store.ts';
import { receiptsOf } from '../documents/charges.ts';
import { pastSubscriptionsOf } from '../owners/recordPlace.ts';
import { locateOwnRecord } from '../owners/ownRecords.ts';
import { isBilled, isAlive, isFree } from '../subscription/recordStatus.ts';
import { providerLinks } from '../documents/checkouts.ts';
import {
  accountStateOf,
  datedConfirmation,
  endingOf,
  failedPaymentOf,
  nextChargeOf,
  refundedTimeOf,
} from '../standing/accountState.ts';
import { waitingChangeFrom } from '../standing/changeView.ts';
import { announcedPriceOf } from '../subscription/change.ts';
import { currentRegistration } from './addresses/newAddress.ts';
import { termsAfter } from '../owners/comeBack.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import type { Identity } from '../documents/owner.ts';
import { standingIn } from '../standing/standingOf.ts';
import { pausableFrom, pauseOffersOf, pauseViewOf } from '../standing/pause.ts';
import { pauseMonthsOf } from '../documents/plans.ts';
import { linkHoldsUntil } from '../documents/links/ownerLinks.ts';
import { failedChargeOf } from '../ledger/facts.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';

/** The names, invoice details and consent from the last registration; for an imported record, from the record. */
export function profileOf(record: SubscriptionRecord, stored: StoredRegistration | undefined): Profile {
  if (stored) return profileSchema.cast(stored.registration);
  return {
    fullName: record.customerName,
    restaurantName: withoutSuffix(record.restaurantName),
    businessName: record.businessName ?? '',
    taxNumber: record.taxNumber ?? '',
    marketingConsent: record.consents?.marketing === true,
  };
}

/** The language of the owner's last registration; empty if it is unknown. */
export function languageOf(
  record: SubscriptionRecord | undefined,
  stored: StoredRegistration | undefined,
): { language?: Language } {
  const language = stored?.language ?? record?.language;
  return language ? { language } : {};
}

/** All receipts of an owner, newest first, also of refunded subscriptions that never became a record. */
export async function receiptsOfOwner(
  store: Store,
  { uid, record }: { uid: string; record: SubscriptionRecord },
): Promise<Receipt[]> {
  const [past, links] = await Promise.all([
    pastSubscriptionsOf(store, uid),
    providerLinks.find(store, { where: { uid } }),
  ]);
  const recorded = [record, ...past.map((place) => place.record)]
    .filter((one) => isBilled(one))
    .map((one) => one.subscriptionId);
  return receiptsOf(store, [...recorded, ...links.map(({ id }) => id)]);
}

/** The provider's page for a subscription; null for a free subscription, or if the provider is not set up. */
async function providerUrlOf(
  { payments, logs }: ServerContext,
  record: SubscriptionRecord,
): Promise<string | null> {
  if (!isBilled(record)) return null;
  try {
    return await payments.manageUrl(record.subscriptionId);
  } catch (error) {
    logs.warn("the provider's page of a subscription is not known", errorFields(error));
    return null;
  }
}

/** Whether the provider may know more: a charge or a consent is awaited, or an import was never compared. */
function mayBeBehind(record: SubscriptionRecord, now: Date): boolean {
  if (!isAlive(record) || isFree(record)) return false;
  if (!record.billing || failedChargeOf(record)) return true;
  const { firstCharge } = standingIn(record);
  const next = nextChargeOn(record);
  // The provider names the charge after a first one of which nothing is on record yet.
  const due = lastChargeOf(record) ? next : (firstCharge ?? next);
  return (due !== null && due <= now) || record.waitingChange !== null;
}

async function viewOf(
  context: ServerContext,
  owner: Identity,
  { record, stored }: { record: SubscriptionRecord; stored: StoredRegistration | undefined },
): Promise<Account> {
  const now = context.now();
  const { cancelledAt, accessUntil } = endingOf(record);
  const until = stored?.moved ? linkHoldsUntil('wayBack', stored.moved) : null;
  const pausable = pausableFrom(record, now);
  const months = pausable ? await pauseMonthsOf(context.store, record.chargePeriod) : 0;
  return {
    state: accountStateOf(record, now),
    subscription: datedConfirmation(record, now),
    nextCharge: nextChargeOf(record, now),
    accessUntil,
    cancelledAt,
    failedPayment: failedPaymentOf(record),
    refundedTime: refundedTimeOf(record, now),
    waitingChange: waitingChangeFrom(record, now),
    announcedPrice: announcedPriceOf(record, { now, next: standingIn(record).promised.nextCharge }),
    pause: pauseViewOf(record, now),
    pauseOffers: pauseOffersOf(record, { now, months }),
    pauseAgainAt: months > 0 && pausable && pausable > now ? pausable.toISOString() : null,
    receipts: await receiptsOfOwner(context.store, { uid: owner.uid, record }),
    providerUrl: await providerUrlOf(context, record),
    profile: profileOf(record, stored),
    books: record.books && { email: record.books.email, confirmed: record.books.confirmed !== null },
    wayBackUntil: until && until > now ? until.toISOString() : null,
    ...languageOf(record, stored),
    comeBack: termsAfter(record, now),
  };
}

/** What an owner registered, and the record: compared with the provider first if that may know more and can be reached. */
export async function upToDate(
  context: ServerContext,
  owner: Identity,
  known?: StoredRegistration,
): Promise<{ stored: StoredRegistration | undefined; record: SubscriptionRecord | undefined }> {
  const stored = known ?? (await currentRegistration(context, owner));
  const find = async () => (await locateOwnRecord(context, owner, stored?.email))?.record;
  const record = await find();
  if (!record || !mayBeBehind(record, context.now())) return { stored, record };
  try {
    await syncSubscription(context, record.subscriptionId);
  } catch (error) {
    context.logs.warn('an account could not be compared with the provider', errorFields(error));
  }
  return { stored, record: (await find()) ?? record };
}

/** Everything the account page shows about the subscription; null for an owner who never subscribed. */
export async function accountOf(
  context: ServerContext,
  owner: Identity,
  known?: StoredRegistration,
): Promise<Account | null> {
  const { stored, record } = await upToDate(context, owner, known);
  return record ? viewOf(context, owner, { record, stored }) : null;
}

/** The account of a signed-in owner. Rejects with `account/none` when the owner never subscribed. */
export async function presentAccountOf(
  context: ServerContext,
  owner: Identity,
  known?: StoredRegistration,
): Promise<Account> {
  const account = await accountOf(context, owner, known);
  if (!account) throw new AppError('account/none');
  return account;
}
