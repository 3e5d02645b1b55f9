import type { RecordPlace } from '#functions/documents/subscription.ts';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import type { Offers } from '../provision/offers.ts';
import type { Store } from '#functions/store/Store.ts';
import type { Target } from '../project/target.ts';
import type { Cloud } from './cloud.ts';
import type { NotReadable } from './finding.ts';

/** The input of all checks. The doctor writes nothing but the test mail that it is asked for, and removes that. */
export interface DoctorContext {
  /** The project's folder, which contains `dist`. */
  root: string;
  target: Target;
  store: Store;
  /** Google's APIs; null without credentials. */
  cloud: Cloud | null;
  /** PayPal's secret; null if it is not known, or why it cannot be read. */
  payPalSecret: string | NotReadable | null;
  /** The hash of the functions' bundle built from this folder. */
  code: string;
  /** The TXT records of a name in the DNS. Rejects like `node:dns`. */
  lookUp: (name: string) => Promise<string[][]>;
  offers: Offers;
  now: () => Date;
  /** Waits so many milliseconds between two looks at a test mail; null if none may be sent. */
  waitForMail: ((milliseconds: number) => Promise<unknown>) | null;
  /** Whether PayPal may be the simulator on this machine. */
  simulated: boolean;
}

/** The input of all checks; `store` is null without credentials. */
export type Examined = Omit<DoctorContext, 'store'> & { store: Store | null };

export interface Looked extends Pick<DoctorContext, 'store' | 'target'> {
  /** Null if PayPal cannot be asked. */
  payments: PaymentProvider | null;
  /** Anything due before these moments is overdue. */
  tenMinutesAgo: Date;
  hourAgo: Date;
  dayAgo: Date;
  now: Date;
  monthAgo: Date;
  records: () => Promise<RecordPlace[]>;
}
