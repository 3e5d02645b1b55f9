import type { BillingInterval } from './plan.ts';
import { extraTablets, tablets } from './tablets.ts';

const plans = { month: 'Monthly plan', year: 'Yearly plan' };

/** The texts of a bill. They are in the domain, because the functions, which send e-mails, import nothing else. */
export const billWords = {
  plan: (interval: BillingInterval) => plans[interval],
  /** A plan whose price is on record only with what the coupon takes off. */
  withCoupon: (plan: string, code: string) => `${plan} with coupon ${code}`,
  /** A plan whose price is not on record without its extra devices. */
  planFor: (plan: string, posDevices: number) => `${plan}, ${tablets(posDevices)}`,
  extraDevices: extraTablets,
  coupon: (code: string) => `Coupon ${code}`,
  /** A charge whose parts are not on record. */
  subscription: 'Subscription',
  total: 'Total',
  returned: 'Refunded',
};
