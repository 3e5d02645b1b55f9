import type { Catalogue, OwnerStatus } from '#domain/contract.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { CouponOffer } from '#domain/coupon.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import type { Plan, PlanPrice, PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { emptyRegistration, type Registration } from '#domain/registration.ts';
import { trialDates } from '#domain/trial.ts';
import type { AlreadySubscribed } from '#funnel/owner/alreadySubscribed.ts';
import type { Owner } from '#gateways/AuthGateway.ts';

/** A plan on sale, as the server returns it from the price list. */
export function samplePlan(name: PublicPlanName): Plan {
  const plan = listedPlan(name);
  const prices = plan.prices.map((price) => ({
    ...price,
    providerPlanId: `P-${name.toUpperCase()}-${price.currency}`,
    providerPlanIdNoTrial: `P-${name.toUpperCase()}-${price.currency}-NO-TRIAL`,
  }));
  return { ...plan, prices };
}

export const sampleCatalogue: Catalogue = {
  monthly: samplePlan('Monthly'),
  yearly: samplePlan('Yearly'),
  providerClientId: 'sandbox-client-id',
};

function halved(price: PlanPrice): PlanPrice {
  return { ...price, price: Math.round(price.price / 2) };
}

/** Monthly at half the price. */
export const sampleDiscountPlan: Plan = {
  ...samplePlan('Monthly'),
  name: 'Launch50',
  freeTrialDays: 14,
  prices: samplePlan('Monthly').prices.map(halved),
};

export const sampleFreeOffer: CouponOffer = { code: 'FREE50', plan: null };
export const sampleDiscountOffer: CouponOffer = { code: 'LAUNCH', plan: sampleDiscountPlan };

export const sampleRegistration: Registration = {
  ...emptyRegistration,
  fullName: 'Sample Owner',
  restaurantName: 'Copper Comal',
  posDevices: 3,
  termsAccepted: true,
};

export const sampleOwner: Owner = {
  uid: 'sample-uid',
  email: 'owner@example.com',
  displayName: null,
  withGoogle: false,
};

/** Signed in with Google, with a name that fits the form. */
export const sampleGoogleOwner: Owner = { ...sampleOwner, displayName: 'Sample Owner', withGoogle: true };

export const sampleToday = new Date('2026-11-21T09:30:00Z');

/** The confirmation after paying for a plan, with the sample registration's devices. */
export function sampleConfirmation(name: PublicPlanName = 'Monthly'): Confirmation {
  const { posDevices, currency } = sampleRegistration;
  const quote = quoteFor({ plan: samplePlan(name), posDevices, currency });
  const { trialEndsAt } = trialDates({ startsAt: sampleToday, ...quote });
  return {
    subscriptionId: 'I-SAMPLE0001',
    planName: quote.planName,
    interval: quote.interval,
    currency: quote.currency,
    posDevices,
    countedDevices: null,
    total: quote.total,
    couponCode: null,
    createdAt: sampleToday.toISOString(),
    trialEndsAt: trialEndsAt.toISOString(),
    trialDays: quote.trialDays,
  };
}

/** The confirmation of a returning owner: charged today, or at the end of the paid period. */
export function sampleReturn({ early }: { early: boolean }): Confirmation {
  const charged = trialDates({ startsAt: sampleToday, trialDays: 0, interval: 'month' }).trialEndsAt;
  const trialEndsAt = early ? '2027-01-28T10:00:00.000Z' : charged.toISOString();
  return { ...sampleConfirmation(), trialDays: 0, trialEndsAt };
}

export const sampleFreeConfirmation: Confirmation = {
  ...sampleConfirmation(),
  subscriptionId: 'MOCK-SUBSCRIPTION',
  total: 0,
  couponCode: sampleFreeOffer.code,
};

/** A signed-in owner without any data on the server. */
export const unregistered: OwnerStatus = {
  registration: null,
  subscription: null,
  finishingSubscriptionId: null,
  comeBack: null,
};

export const registered: OwnerStatus = { ...unregistered, registration: sampleRegistration };

export const subscribed: OwnerStatus = { ...registered, subscription: sampleConfirmation() };

/** The sign-up's state for an owner with a subscription. */
export const sampleSubscribed: AlreadySubscribed = {
  status: 'alreadySubscribed',
  truckName: sampleRegistration.restaurantName,
  subscription: sampleConfirmation(),
  today: sampleToday,
};

/** An e-mail address of 57 characters, too long for one line on a phone. */
export const longAddress = 'the.truck.by.the.river@nightmarket.foodtrucks.example.com';
