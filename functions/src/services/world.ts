import type { PayPalClient } from '../paypal/PayPalClient.ts';
import type { Store } from '../store/Store.ts';
import type { Logs } from '../logs.ts';
import type { MailBrand } from './mail.ts';

/** What the services reach beyond themselves; tests hand in their own. */
export interface World {
  store: Store;
  paypal: PayPalClient;
  logs: Logs;
  brand: MailBrand;
  /** The site's own address, for PayPal's way back. */
  siteUrl: string;
  now: () => Date;
  /** Waits; tests need not. */
  wait: (milliseconds: number) => Promise<void>;
}
