import type { Courier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';

/** What every part of the simulator shares. */
export interface World {
  ledger: Ledger;
  faults: Faults;
  courier: Courier;
  /** The simulated present. */
  now: () => Date;
  /** The simulator's own address without a closing slash, known once it listens. */
  url: string;
}
