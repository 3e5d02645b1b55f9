import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { addMinutes } from 'date-fns/addMinutes';
import type { ShownOffer } from '#domain/contract.ts';
import type { Language } from '#domain/language.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { ComeBack } from '#domain/account.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { AppError, tooMany } from '#domain/errors.ts';
import { checkouts, checkoutFields, findCheckout, type Checkout } from '../documents/checkouts.ts';
import { quoteShown, sameAgreement } from '../subscription/agreements.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import type { Transaction } from '../store/Store.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { comeBackFrom } from '../owners/comeBack.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import type { ServerContext } from '../context/context.ts';
import { couponFrom, couponRefs, holdCoupon } from '../coupons/coupons.ts';
import { couponTransaction } from '../coupons/couponTransaction.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { readOwner, refuseHeldAddress } from '../owners/ownRecords.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { registrationChanges, registrationFrom, type OpenedCheckouts } from '../documents/registrations.ts';
import { trialRefs } from '../documents/offers/trials.ts';

/** During this time the browser is expected to finish the checkout. */
const youngMinutes = 2;

export function newCheckout(request: {
  owner: Identity;
  quote: Quote;
  /** The price that the coupon's plan replaces (`replacedPrice`). */
  replaced: MinorUnits | null;
  providerPlanId: string;
  language: Language;
  now: Date;
}): Checkout {
  const { owner, quote, replaced, providerPlanId, language, now } = request;
  return {
    id: randomUUID(),
    uid: owner.uid,
    email: owner.email,
    state: 'open',
    created: now,
    nextCheck: addMinutes(now, youngMinutes),
    checks: 0,
    planName: quote.planName,
    chosenPlanName: quote.chosenPlanName,
    interval: quote.interval,
    currency: quote.currency,
    posDevices: quote.posDevices,
    basePrice: quote.basePrice,
    replacedPrice: replaced,
    total: quote.total,
    trialDays: quote.trialDays,
    startsAt: quote.firstChargeAt === null ? null : new Date(quote.firstChargeAt),
    couponCode: quote.couponCode,
    couponHeldUntil: null,
    providerPlanId,
    subscriptionId: null,
    approveUrl: null,
    reportedApproved: null,
    ended: null,
    agreement: quoteShown(quote, language, now),
  };
}

/** What an owner must have seen to accept this checkout. */
function shownIn({ total, currency, interval, trialDays, startsAt }: Checkout): ShownOffer {
  return { total, currency, interval, trialDays, firstChargeAt: startsAt?.toISOString() ?? null };
}

/** What a checkout orders. An open one that orders the same is used again. */
function orderIn({ providerPlanId, posDevices, couponCode, chosenPlanName, startsAt, total }: Checkout) {
  return { providerPlanId, posDevices, couponCode, chosenPlanName, startsAt, total };
}

/** The open checkout, the owner's existing subscription, or other terms than it was priced on. */
export type Opened = { checkout: Checkout } | { recorded: Confirmation } | { terms: ComeBack | null };

/** How long a coupon use is held for an owner who is paying. */
const holdMinutes = 30;

/** Whether the checkout's hold lasts long enough to pay without renewing it. */
function isFresh({ couponHeldUntil }: Checkout, now: Date): boolean {
  return couponHeldUntil !== null && couponHeldUntil > addMinutes(now, holdMinutes / 2);
}

/**
 * Maximum checkouts that one owner may open in an hour: `reconcileCheckouts` asks the provider about each for days. One that the
 * provider refuses counts too, even if the reason is ours: each try asks the provider, alerts the operator and leaves a document,
 * and is refused until a person has mended the reason. After a failure that passes, the next try uses the same checkout.
 */
const mostOpened = { count: 10, withinMs: 60 * 60_000 };

/** Counts one more checkout. Throws `request/too-many`. */
function oneMore({ since, count }: OpenedCheckouts, now: Date): OpenedCheckouts {
  const waitMs = since.getTime() + mostOpened.withinMs - now.getTime();
  if (waitMs <= 0) return { since: now, count: 1 };
  if (count >= mostOpened.count) throw tooMany(waitMs);
  return { since, count: count + 1 };
}

/**
 * Returns the owner's open checkout if it orders the same. Otherwise stores the wanted checkout as the open one and closes
 * the one it replaces. Holds a coupon use while the owner pays. If the owner's terms differ from `assumed`, opens nothing and
 * returns those terms for a new price. Rejects with `registration/missing`, `registration/address-held`, `coupon/invalid` if
 * no use is left, `checkout/price-changed` if the owner saw other terms, or `request/too-many` after ten in an hour.
 */
export async function openCheckout(
  context: ServerContext,
  { wanted, assumed, shown }: { wanted: Checkout; assumed: ComeBack | null; shown: ShownOffer },
): Promise<Opened> {
  const { store, now } = context;
  const { couponCode: code, email, uid } = wanted;
  const run = async (transaction: Transaction, storedCoupon?: StoredCoupon): Promise<Opened> => {
    const more = [...trialRefs(wanted), ...(code === null ? [] : couponRefs(code, wanted))];
    const { present, registration, records, others } = await readOwner(transaction, wanted, more);
    const [trialOfAccount, trialOfAddress, ...used] = others;
    const stored = registrationFrom(registration);
    const openId = stored?.checkoutId ?? null;
    const open = openId === null ? undefined : await findCheckout(transaction, openId);
    const recorded = records[0]?.record;
    if (recorded && isAlive(recorded)) return { recorded: datedConfirmation(recorded, now()) };
    refuseHeldAddress(present, uid);
    if (!stored) throw new AppError('registration/missing');
    const trials = [trialOfAccount, trialOfAddress];
    const terms = comeBackFrom({ record: recorded, trials, now: now() });
    if (!isDeepStrictEqual(terms, assumed)) return { terms };
    const coupon =
      code === null ? null : couponFrom(used, { code, email, uid, stored: storedCoupon, now: now() });
    if (coupon && (coupon.usesLeft === 0 || coupon.usedByOwner)) throw new AppError('coupon/invalid');
    if (!isDeepStrictEqual(shownIn(wanted), shown)) throw new AppError('checkout/price-changed');
    const until = addMinutes(now(), holdMinutes);
    const isOpen = open?.state === 'open' && open.email === email;
    if (isOpen && isDeepStrictEqual(orderIn(open), orderIn(wanted))) {
      const renewsHold = coupon !== null && !isFresh(open, now());
      if (renewsHold) holdCoupon(transaction, coupon, { uid, until });
      // The first charge's date, and with it the agreement, moves while the checkout is open.
      const shown = sameAgreement(open.agreement, wanted.agreement) ? open.agreement : wanted.agreement;
      const changes = checkouts.changes({
        ...(renewsHold && { couponHeldUntil: until }),
        ...(shown && shown !== open.agreement && { agreement: shown }),
      });
      if (changes.length > 0) transaction.update(checkouts.ref(open.id), changes);
      return { checkout: { ...open, agreement: shown, ...(renewsHold && { couponHeldUntil: until }) } };
    }
    const opened = oneMore(stored.opened, now());
    const checkout: Checkout = { ...wanted, couponHeldUntil: coupon && until };
    transaction.create(checkouts.ref(checkout.id), checkoutFields(checkout));
    if (coupon) holdCoupon(transaction, coupon, { uid, until });
    if (open) moveCheckout(transaction, open, { event: 'replaced', now: now() });
    const notes = { checkoutId: wanted.id, opened };
    transaction.update(registrationRef(uid), registrationChanges({ notes }));
    return { checkout };
  };
  return code === null ? store.transaction(run) : couponTransaction(context, { code, spends: false }, run);
}
