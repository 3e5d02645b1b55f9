import type { SubscriptionRecord } from '#functions/documents/subscription.ts';
import { subscriptionRecord } from '#functions/subscription/record.ts';
import { registrationOf } from './registrationOf.ts';

const startedAt = new Date('2026-11-21T09:30:00Z');

/** The record of a monthly subscription in its trial. */
export function recordFor(subscriptionId: string, email: string): SubscriptionRecord {
  const stored = {
    registration: registrationOf(),
    email,
    googleSignOn: false,
    storedRestaurantName: 'Taco Tuesday_abcdefghij',
    language: null,
    acceptedAt: startedAt,
    moved: null,
    checkoutId: 'checkout',
    opened: { since: new Date(0), count: 0 },
  };
  return subscriptionRecord({
    uid: 'uid',
    stored,
    price: {
      planName: 'Monthly',
      chosenPlanName: 'Monthly',
      interval: 'month',
      currency: 'USD',
      posDevices: 3,
      basePrice: 4_900,
      total: 5_900,
      trialDays: 7,
    },
    payment: {
      subscriptionId,
      orderId: 'ORDER-1',
      payerId: 'PAYER-1',
      providerPlanId: 'P-1',
      nextBillingTime: null,
      statusSince: null,
      createTime: startedAt,
      startedAt,
    },
    coupon: null,
    now: startedAt,
  });
}
