import type { SimulatedClock } from './clock.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { sandboxClientSecret } from './tokens.ts';

/**
 * In which of the ways that its documentation leaves open this PayPal behaves (reference/PayPal.mdx#tiers,
 * reference/PayPal.mdx#transactions).
 */
export interface SimulatorSettings {
  /** Whether a tier may start and end with the same quantity. */
  singleUnitTiers: 'accepted' | 'refused';
  /** Whether the list of transactions has an entry for what was given back, or only the status of the charge. */
  givenBack: 'listed' | 'by status';
  /**
   * The charge after one on a day that the next month does not have (reference/PayPal.mdx#month-ends): on its last day and
   * from then on that day, on its last day and then on the first day again, or on the first of the month after.
   */
  monthEnds: 'drift' | 'return' | 'first';
  /** Days after which a subscription that was never approved is forgotten; 0 for never (reference/PayPal.mdx#subscription-status). */
  unapprovedDays: number;
  /** Whether consent to a revision keeps the day of the next charge, or begins the plan anew. */
  revisions: 'keep' | 'restart';
  /**
   * The charge after a suspension by the merchant, which is not documented (reference/PayPal.mdx#pauses): later by as many days as
   * it lasted, on the next day of the old rhythm, or what fell into it at once.
   */
  resuming: 'moves' | 'keeps' | 'collects';
  /** The merchant's secrets that open it; PayPal lets an app have two, so that one can take the other's place. */
  secrets: readonly string[];
}

/** The settings where nothing else is asked for. */
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
  /** Moves the present. */
  clock: SimulatedClock;
  /** The simulated present. */
  now: () => Date;
  /** The simulator's own address without a closing slash, known once it listens. */
  url: string;
}
