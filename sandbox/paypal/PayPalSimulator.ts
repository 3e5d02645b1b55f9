import type { SimulatedClock } from './clock.ts';
import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';

/** In which of the ways that its documentation leaves open this PayPal behaves (reference/PayPal.mdx#tiers). */
export interface SimulatorSettings {
  /** Whether a tier may start and end with the same quantity. */
  singleUnitTiers: 'accepted' | 'refused';
  /** Whether consent to a revision keeps the day of the next charge, or begins the plan anew. It keeps it if not set. */
  revisions?: 'keep' | 'restart';
}

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
