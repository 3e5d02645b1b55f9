import { currencies } from '#domain/currency.ts';
import { publicPlanNames } from '#domain/plan.ts';
import { agreement } from './agreementFields.ts';
import { nullable, optional, whole } from './codec.ts';
import { moment, number, oneOf, text } from './values.ts';

/** A change as its owner was shown it: no field may be missing, apart from its coupons and what was shown. */
const shownChange = {
  /** Tells one request from the next; from crypto. */
  id: nullable('id', text),
  /** The plan the owner chose. */
  plan: nullable('plan', oneOf(publicPlanNames)),
  planName: nullable('planName', text),
  interval: nullable('interval', oneOf(['month', 'year'])),
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
  couponEnds: nullable('couponEnds', text),
  /** What the owner was shown last; null in a change from before it was stored. */
  agreement: optional('agreement', agreement),
};

/** A change that its owner has agreed to at the provider, or may have. */
export const askedChange = whole(shownChange, changeNotes);
/** With the page to consent on; null while the provider has not answered. */
export const waitingChange = whole(shownChange, {
  ...changeNotes,
  approveUrl: nullable('approve_url', text),
});

/** A pause for the season: no date of what was promised may be missing. */
export const pause = whole(
  {
    askedAt: nullable('asked_at', moment),
    until: nullable('until', moment),
    /** The end of what was paid for, or of the trial, when it was asked for. */
    coveredUntil: nullable('covered_until', moment),
  },
  {
    /** Since when the provider charges nothing; null until it has confirmed that. */
    from: nullable('from', moment),
    /** When the owner was told that it ends soon. */
    noticedAt: nullable('noticed_at', moment),
    /** When it could not be ended as was promised; from then on a person must look at it. */
    failedAt: nullable('failed_at', moment),
  },
);

/** An end of what was paid for, or of a trial, that a pause has moved: the one when it began, and the one when it was over. */
export const movedEnd = whole(
  {
    pausedFrom: nullable('paused_from', moment),
    from: nullable('from', moment),
    to: nullable('to', moment),
  },
  {},
);

/** A new price that is to be announced, or was: the plan's, and what it makes for the devices. */
export const priceChange = whole(
  {
    price: nullable('price', number),
    additionalDevice: nullable('additional_device', number),
    total: nullable('total', number),
    /** No charge before it costs the new price. */
    notBefore: nullable('not_before', moment),
    askedAt: nullable('asked_at', moment),
  },
  {
    /** When its owner was told, and of which first charge. */
    announcedAt: nullable('announced_at', moment),
    from: nullable('from', moment),
  },
);
