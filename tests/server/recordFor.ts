import { defaultBrand } from '#domain/brand.ts';
import { subscriptionRecord } from '#functions/subscription/record.ts';
import type { writeSubscription } from '#functions/checkout/writeSubscription.ts';
import type { MailContext } from '#functions/mails/recordMail.ts';
import { registrationOf } from './registrationOf.ts';

const startedAt = new Date('2026-11-21T09:30:00Z');
const quiet = () => undefined;

/** The data for its e-mail. */
export const mailContext: MailContext = {
  brand: {
    product: 'Curbwise',
    supportEmail: 'support@curbwise.example',
    dashboardUrl: 'https://dashboard.curbwise.example',
    seller: defaultBrand.seller,
  },
  siteUrl: 'https://curbwise.example',
  now: () => startedAt,
  logs: { info: quiet, warn: quiet, error: quiet },
};

/** The data for a recorded monthly subscription in its trial, which began on the given date. */
export function recordFor(subscriptionId: string, email: string): Parameters<typeof writeSubscription>[2] {
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
  const record = subscriptionRecord({
    uid: 'uid',
    checkoutId: 'checkout',
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
      createTime: startedAt.toISOString(),
      startedAt,
    },
    coupon: null,
    now: startedAt,
  });
  return {
    uid: 'uid',
    record,
    stored,
    former: [],
    mailId: `subscription-${subscriptionId}`,
    now: startedAt,
  };
}
