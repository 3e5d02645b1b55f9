import type { Offers } from '#functions/provision/offers.ts';
import type { Store } from '#functions/store/Store.ts';
import type { Target } from '../project/target.ts';
import type { Cloud } from './cloud.ts';

/** Everything the doctor looks at. It writes nowhere. */
export interface DoctorContext {
  /** The project's folder, with `dist` in it. */
  root: string;
  target: Target;
  store: Store;
  /** Google's interfaces; null without credentials. */
  cloud: Cloud | null;
  /** PayPal's secret; null where it cannot be read. */
  payPalSecret: string | null;
  /** The hash of the functions' bundle as this folder makes it. */
  code: string;
  /** The texts that the DNS has under a name. Rejects as `node:dns` does. */
  lookUp: (name: string) => Promise<string[][]>;
  offers: Offers;
  now: () => Date;
  /** Whether PayPal may be the simulator on this machine. */
  simulated: boolean;
}

/** Everything the doctor looks at; `store`: null without credentials. */
export type Examined = Omit<DoctorContext, 'store'> & { store: Store | null };
