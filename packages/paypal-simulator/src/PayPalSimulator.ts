import { array, object, string, type InferType } from 'yup';
import type { SimulatedClock } from './clock.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { sandboxClientSecret } from './tokens.ts';

/**
 * The body of `PUT /__sim/settings`: behavior that PayPal's documentation leaves open (reference/PayPal.mdx#tiers,
 * reference/PayPal.mdx#transactions).
 */
export const settingsSchema = object({
  /** Whether a tier may start and end with the same quantity. */
  singleUnitTiers: string().oneOf(['accepted', 'refused'] as const),
  /** Whether the list of transactions has entries for refunds, or refunds show only in the charge's status. */
  refunds: string().oneOf(['listed', 'by status'] as const),
  /** Whether the list gives a charge the time of the payment, or one two hours later and shows it then. */
  listedTimes: string().oneOf(['payment', 'later'] as const),
  /**
   * The date of the next charge if the next month lacks the last charge's day (reference/PayPal.mdx#month-ends): the month's
   * last day and that day from then on; the last day once and then the original day again; or the first of the month after.
   */
  monthEnds: string().oneOf(['drift', 'return', 'first'] as const),
  /** Whether consent to a revision keeps the date of the next charge, or restarts the plan. */
  revisions: string().oneOf(['keep', 'restart'] as const),
  /** The charge after a merchant's suspension: moved by it, on its date, or all at once (reference/PayPal.mdx#pauses). */
  resuming: string().oneOf(['moves', 'keeps', 'collects'] as const),
  /**
   * The times of a subscription: its approval and, while it is active, its last charge or try; or, as PayPal's documentation reads, its
   * creation and its last change of status (reference/PayPal.mdx#subscription-status).
   */
  times: string().oneOf(['moved', 'kept'] as const),
  /** The merchant's valid secrets. A PayPal app may have two, so that one can replace the other. */
  secrets: array(string().defined()),
});

type WantedSettings = InferType<typeof settingsSchema>;

export type SimulatorSettings = { [Name in keyof WantedSettings]-?: NonNullable<WantedSettings[Name]> };

export const usualSettings: Readonly<SimulatorSettings> = {
  singleUnitTiers: 'accepted',
  refunds: 'listed',
  listedTimes: 'payment',
  monthEnds: 'drift',
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
