import type { Logs } from './logs.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';
import { paths } from '#domain/paths.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import type { SignIns } from './signIns.ts';

/** The dependencies of the services; tests pass their own. */
export interface ServerContext {
  store: Store;
  payments: PaymentProvider;
  /** The accounts with which owners sign in. */
  signIns: SignIns;
  logs: Logs;
  brand: MailBrand;
  /** The site's address, to which the payment provider sends owners back. */
  siteUrl: string;
  now: () => Date;
  /** Waits for a number of milliseconds; tests skip the wait. */
  wait: (milliseconds: number) => Promise<void>;
}

/** The address of the owner's account page, for e-mails. */
export function accountUrl({ siteUrl }: Pick<ServerContext, 'siteUrl'>): string {
  return siteUrl + paths.account;
}
