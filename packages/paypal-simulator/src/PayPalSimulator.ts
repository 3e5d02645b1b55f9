import type { SimulatedClock } from './clock.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { sandboxClientSecret } from './tokens.ts';

/** Behavior that PayPal's documentation leaves open (reference/PayPal.mdx#tiers, reference/PayPal.mdx#transactions). */
export interface SimulatorSettings {
  /** Whether a tier may start and end with the same quantity. */
  singleUnitTiers: 'accepted' | 'refused';
  /** Whether the list of transactions has entries for refunds, or refunds show only in the charge's status. */
  refunds: 'listed' | 'by status';
  /** Whether the list gives a charge the time of the payment, or one two hours later and shows it then. */
  listedTimes: 'payment' | 'later';
  /**
   * The date of the next charge if the next month lacks the last charge's day (reference/PayPal.mdx#month-ends): the month's
   * last day and that day from then on; the last day once and then the original day again; or the first of the month after.
   */
  monthEnds: 'drift' | 'return' | 'first';
  /** Days after which a subscription without approval is forgotten; 0 for never (reference/PayPal.mdx#subscription-status). */
  unapprovedDays: number;
  /** Whether consent to a revision keeps the date of the next charge, or restarts the plan. */
  revisions: 'keep' | 'restart';
  /** The charge after a merchant's suspension: moved by it, on its date, or all at once (reference/PayPal.mdx#pauses). */
  resuming: 'moves' | 'keeps' | 'collects';
  /**
   * The times of a subscription: its approval and, while it is active, its last charge or try; or, as PayPal's documentation reads, its
   * creation and its last change of status (reference/PayPal.mdx#subscription-status).
   */
  times: 'moved' | 'kept';
  /** The merchant's valid secrets. A PayPal app may have two, so that one can replace the other. */
  secrets: readonly string[];
}

export const usualSettings: Readonly<SimulatorSettings> = {
  singleUnitTiers: 'accepted',
  refunds: 'listed',
  listedTimes: 'payment',
  monthEnds: 'drift',
  unapprovedDays: 0,
  revisions: 'keep',
  resuming: 'moves',
  times: 'moved',
  secrets: [sandboxClientSecret],
};

export interface PayPalSimulator {
  ledger: Ledger;
  faults: Faults;
  courier: Courier;
  settings: SimulatorSettings;
  clock: SimulatedClock;
  now: () => Date;
  /** The simulator's address without a trailing slash, known once it listens. */
  url: string;
}
