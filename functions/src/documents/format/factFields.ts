import { nullable, optional, variants, whole } from './codec.ts';
import { moment, text } from './values.ts';

const at = nullable('at', moment);
const id = nullable('id', text);
const until = nullable('until', moment);

/** Something that happened to a subscription's time. A stored fact is never changed. */
export const fact = variants({
  /** A charge, by the provider's id, and the end of the one period that it pays for. */
  charged: whole({ id, at, until }, {}),
  /** A charge was refunded in full. */
  refunded: whole({ id, at }, {}),
  /** A pause that is over: since when it kept the remaining days, their end before the pause, and their end after it. */
  paused: whole({ at, from: nullable('from', moment), to: nullable('to', moment) }, {}),
  /** A free subscription began, which keeps time that was paid for earlier until it ends. */
  kept: whole({ at, until }, {}),
  /** Time that this subscription was promised from an earlier one ends sooner, because the earlier charge was refunded. */
  shortened: whole({ at, until }, {}),
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
});
