import type { AnnouncedPrice } from './account.ts';
import type { BillingInterval } from './plan.ts';
import type { Confirmation } from './recordedSubscription.ts';

/** The facts that determine a notice. All moments in UTC. */
export interface NoticeFacts extends Pick<Confirmation, 'total' | 'trialDays'> {
  interval: BillingInterval;
  startsAt: Date;
  firstChargeAt: Date;
  /** The next charge according to the payment provider; null if there is none. */
  nextChargeAt: Date | null;
  /** A new price that must still be announced: the time of its request, and the earliest day it may be charged. */
  newPrice?: { askedAt: Date; notBefore: Date } | null;
  /** A new price that was announced, until its first charge. */
  announcedPrice?: AnnouncedPrice | null;
}

export interface NoticeWindow {
  /** The announced charge; for the yearly summary, the anniversary. */
  about: Date;
  opens: Date;
  closes: Date;
}
