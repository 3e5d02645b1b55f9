import { currencies } from '#domain/currency.ts';
import { billingIntervals } from '#domain/plan.ts';
import { nullable, optional, variants, whole } from './codec.ts';
import { flag, moment, number, oneOf, text } from './values.ts';

/** The billed terms, in every part of a record that stores a price. */
export const billed = {
  interval: nullable('interval', oneOf(billingIntervals)),
  currency: nullable('currency', oneOf(currencies)),
  posDevices: nullable('pos_devices', number),
  /** In minor units per period. */
  total: nullable('total', number),
};

const at = nullable('at', moment);
const id = nullable('id', text);
const until = nullable('until', moment);
const amount = nullable('amount', number);

/** What happens to a subscription's time or money. A stored fact is never changed. */
const kinds = {
  /** A charge, by the provider's id, and the end of the one period that it pays for. */
  charged: whole({ id, at, until }),
  refunded: whole({ id, at }),
  /** The reversal of a charge was undone, because its dispute was decided for us. */
  reinstated: whole({ id, at }),
  /** A dispute about a charge that the provider has not listed yet was opened, or decided for us. */
  disputed: whole({ id, at, won: nullable('won', flag) }),
  /**
   * The provider says that it was paid: the terms of which that paid one period, which former records do not name. Its list may
   * show the charge hours later.
   */
  paymentReported: whole({ at }, billed),
  /** The terms that were billed until others replaced them. */
  termsReplaced: whole({ at, ...billed }),
  /** A charge failed: which attempt, all that is unpaid since, in minor units, and the devices that the charge was for. */
  failed: whole(
    { at, attempt: nullable('attempt', text), amount },
    { nextTryAt: optional('next_try_at', moment), posDevices: optional('pos_devices', number) },
  ),
  /** Nothing is unpaid any more. */
  settled: whole({ at }),
  /** Its owner left this unpaid of an earlier subscription; it is never collected. */
  earlierDebt: whole({ at, amount }),
  /** When the next charge is: named by the provider, offered, promised for after a pause, or held by a document from before this fact. */
  nextChargeNamed: whole({
    at,
    next: nullable('next', moment),
    by: nullable('by', oneOf(['provider', 'offer', 'pause', 'document'])),
  }),
  /** A pause that is over: since when it kept the remaining days, and their end before and after it. */
  paused: whole({ at, endBefore: nullable('from', moment), endAfter: nullable('to', moment) }),
  /** A free subscription began, which keeps time that was paid for earlier until it ends. */
  kept: whole({ at, until }),
  /**
   * Time that this subscription was promised from an earlier one ends sooner, because the earlier charge was refunded, or as before,
   * because that was undone: the latest counts.
   */
  shortened: whole({ at, until }),
  /** What a record said that was written before there were facts: `at` is just after its last pause's beginning. */
  imported: whole(
    { at },
    {
      until: optional('until', moment),
      refundedAt: optional('refunded_at', moment),
      refundedUntil: optional('refunded_until', moment),
      accessUntil: optional('access_until', moment),
    },
  ),
};

export const fact = variants(kinds, {
  paymentReported: 'payment',
  termsReplaced: 'billed',
  earlierDebt: 'owing',
  nextChargeNamed: 'next_charge',
});
