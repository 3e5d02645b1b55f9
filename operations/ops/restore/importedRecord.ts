import type { Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { limits } from '#domain/limits.ts';
import type { MinorUnits } from '#domain/money.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import { planOfInterval } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import type { Store } from '#functions/store/Store.ts';
import { allPlans, planNaming } from '#functions/documents/plans.ts';
import { type StoredRegistration } from '#functions/documents/registrations.ts';
import { emptySubscription, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { wholeTerms, type BilledTerms } from '#functions/ledger/billedTerms.ts';
import { addFacts } from '#functions/ledger/facts.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { importBilling } from '#functions/sync/providerState.ts';
import type { SignInAccount } from '../accounts.ts';
import type { OpsContext } from '../context.ts';

export interface Sold {
  planName: string;
  /** The price of the included device; null if no plan document names PayPal's plan. */
  basePrice: MinorUnits | null;
  /** What the last payment paid for, if the owner has agreed to other terms since. */
  before: BilledTerms | null;
}

/** What for sale costs exactly this for one period, of one plan first; null if nothing does. */
async function quoteCosting(
  store: Store,
  { total, currency, planName }: { total: MinorUnits; currency: Currency; planName: string },
): Promise<Quote | null> {
  const { min, max } = limits.posDevices;
  const quotes = (await allPlans(store))
    .toSorted((one, other) => Number(other.name === planName) - Number(one.name === planName))
    .flatMap((plan) =>
      Array.from({ length: max - min + 1 }, (_, more) =>
        quoteFor({ plan, posDevices: min + more, currency }),
      ),
    );
  return quotes.find((quote) => quote.total === total && quote.currency === currency) ?? null;
}

/** The plan whose document names PayPal's plan; otherwise the public plan with the same interval. */
export async function soldAs(
  { context: { store } }: OpsContext,
  { providerPlanId, billed, lastPayment }: ProviderSubscription,
): Promise<Sold> {
  const plan = await planNaming(store, providerPlanId);
  const planName = plan?.name ?? planOfInterval[billed?.interval ?? 'month'];
  const isChanged = billed && lastPayment && lastPayment.amount !== billed.total;
  const paid = isChanged && { total: lastPayment.amount, currency: billed.currency };
  return {
    planName,
    basePrice: plan?.price.price ?? null,
    before: paid ? wholeTerms(await quoteCosting(store, { ...paid, planName })) : null,
  };
}

/** The owner's registration, as far as the backup contains it. */
function registeredFields(
  registered: StoredRegistration | undefined,
  createTime: Date,
): Partial<SubscriptionRecord> {
  if (!registered) {
    // An owner with a checkout had accepted the terms by then. The marketing consent is lost, so it counts as not given.
    return {
      consents: { marketing: false, marketingChanged: null, termsAccepted: true, dateAccepted: createTime },
    };
  }
  const { registration, storedRestaurantName: restaurantName, googleSignOn, acceptedAt } = registered;
  return {
    customerName: registration.fullName,
    restaurantName,
    googleSignOn,
    currency: registration.currency,
    consents: {
      marketing: registration.marketingConsent,
      marketingChanged: null,
      termsAccepted: true,
      dateAccepted: acceptedAt,
    },
  };
}

/** The record of a subscription as an import creates it, from PayPal's data and the owner's registration. */
export function importedRecord(
  subscription: ProviderSubscription,
  known: { account: SignInAccount; sold: Sold; registered: StoredRegistration | undefined; now: Date },
): SubscriptionRecord {
  const { account, sold, registered, now } = known;
  const { id, status, payerId, providerPlanId, createTime, billed, posDevices } = subscription;
  const { email, uid } = account;
  const units = billed && sold.basePrice !== null ? 10 ** currencyFacts[billed.currency].decimals : null;
  const record = importBilling(
    {
      ...emptySubscription(),
      status: status === 'active' || status === 'suspended' || status === 'expired' ? status : 'cancelled',
      subscriptionId: id,
      payerId: payerId ?? '',
      providerPlanId,
      email,
      branchEmail: email,
      chargePeriod: sold.planName,
      lastPaymentSuccessful: subscription.failedPayments === 0,
      paymentParts: {
        basePrice: units === null ? null : (sold.basePrice ?? 0) / units,
        additionalDevices: { quantity: extraDevicesOf(posDevices ?? 1), planId: providerPlanId },
      },
      details: { createTime: createTime.toISOString() },
      ...registeredFields(registered, createTime),
      nextCheck: now,
    },
    subscription,
  );
  const { before } = sold;
  return {
    ...addFacts(record, before ? [{ kind: 'termsReplaced', at: now, ...before }] : []),
    billing: record.billing && { ...record.billing, uid },
  };
}
