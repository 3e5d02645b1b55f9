import { currencies } from '#domain/currency.ts';
import { billingIntervals, publicPlanNames } from '#domain/plan.ts';
import { agreement } from './agreementFields.ts';
import { nullable, optional, whole } from './codec.ts';
import { moment, number, oneOf, text } from './values.ts';

const shownChange = {
  id: nullable('id', text),
  plan: nullable('plan', oneOf(publicPlanNames)),
  planName: nullable('planName', text),
  interval: nullable('interval', oneOf(billingIntervals)),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('posDevices', number),
  basePrice: nullable('basePrice', number),
  total: nullable('total', number),
  trialDays: nullable('trialDays', number),
  providerPlanId: nullable('paypal_plan_id', text),
  /** When the new price is charged first. */
  from: nullable('from', moment),
  askedAt: nullable('askedAt', moment),
};

const changeNotes = {
  /** The coupon whose price stays; null when there is none. */
  couponCode: nullable('couponCode', text),
  /** The coupon whose price ends; null when none is lost. */
  lostCoupon: nullable('couponEnds', text),
  /** What the owner last saw; null in a change older than this field. */
  agreement: optional('agreement', agreement),
};

/** A requested change, which its owner may have consented to at the provider. */
export const askedChange = whole(shownChange, changeNotes);
/** A requested change with its consent page; null until the provider has responded. */
export const waitingChange = whole(shownChange, {
  ...changeNotes,
  approveUrl: nullable('approve_url', text),
});

/** A seasonal pause. The first group of fields is required. */
export const pause = whole(
  {
    askedAt: nullable('asked_at', moment),
    until: nullable('until', moment),
    /** The end of the paid time, or of the trial, when the pause was requested. */
    endBefore: nullable('covered_until', moment),
  },
  {
    /** Since when the provider charges nothing; null until the provider has confirmed it. */
    from: nullable('from', moment),
    /** When the owner was notified that the pause ends soon. */
    noticedAt: nullable('noticed_at', moment),
    /** When ending the pause as promised failed; an operator must then look at it. */
    failedAt: nullable('failed_at', moment),
  },
);

/** A new price, announced or not: the plan's prices, and their total for the owner's devices. */
export const priceChange = whole(
  {
    price: nullable('price', number),
    additionalDevice: nullable('additional_device', number),
    total: nullable('total', number),
    /** A charge before this date never costs the new price. */
    notBefore: nullable('not_before', moment),
    askedAt: nullable('asked_at', moment),
  },
  {
    /** When the owner was notified, and the date of the first charge at the new price. */
    announcedAt: nullable('announced_at', moment),
    from: nullable('from', moment),
  },
);
