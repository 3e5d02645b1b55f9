import type { SimulatedClock } from './clock.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { sandboxClientSecret } from './tokens.ts';

/**
 * Settings for behaviour that PayPal's documentation leaves open (reference/PayPal.mdx#tiers,
 * reference/PayPal.mdx#transactions).
 */
export interface SimulatorSettings {
  /** Whether a tier may start and end with the same quantity. */
  singleUnitTiers: 'accepted' | 'refused';
  /** Whether the list of transactions has entries for refunds, or shows them only in the status of the charge. */
  givenBack: 'listed' | 'by status';
  /**
   * When the next charge is made if the next month does not have the day of the last one (reference/PayPal.mdx#month-ends): on
   * the month's last day and on that day from then on, on the last day and then on the first day again, or on the first of the
   * month after.
   */
  monthEnds: 'drift' | 'return' | 'first';
  /** Days after which a subscription that was never approved is forgotten; 0 for never (reference/PayPal.mdx#subscription-status). */
  unapprovedDays: number;
  /** Whether consent to a revision keeps the day of the next charge, or starts the plan anew. */
  revisions: 'keep' | 'restart';
  /**
   * The charge after a suspension by the merchant, which is not documented (reference/PayPal.mdx#pauses): later by the days
   * that it lasted, on the next day of the old rhythm, or all charges that fell into it at once.
   */
  resuming: 'moves' | 'keeps' | 'collects';
  /** The merchant's valid secrets. PayPal lets an app have two, so that one can replace the other. */
  secrets: readonly string[];
}

/** The default settings. */
export const usualSettings: Readonly<SimulatorSettings> = {
  singleUnitTiers: 'accepted',
  givenBack: 'listed',
  monthEnds: 'drift',
  unapprovedDays: 0,
  revisions: 'keep',
  resuming: 'moves',
  secrets: [sandboxClientSecret],
};

/** The state and services that all parts of the simulator share. */
export interface PayPalSimulator {
  ledger: Ledger;
  faults: Faults;
  courier: Courier;
  settings: SimulatorSettings;
  /** Moves the simulated time. */
  clock: SimulatedClock;
  /** The simulated time. */
  now: () => Date;
  /** The simulator's own address without a closing slash, known once it listens. */
  url: string;
}
