import type { Logs } from './logs.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';
import type { Language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import type { SignIns } from './signIns.ts';

/** The dependencies of the services; tests pass their own. */
export interface ServerContext {
  store: Store;
  payments: PaymentProvider;
  signIns: SignIns;
  logs: Logs;
  brand: MailBrand;
  /** The site's address, to which the payment provider sends owners back. */
  siteUrl: string;
  now: () => Date;
  /** Waits for a number of milliseconds; tests skip the wait. */
  wait: (milliseconds: number) => Promise<void>;
}

/** The address of a screen in the owner's language, which is English if it is unknown. */
export function addressOf(
  { siteUrl }: Pick<ServerContext, 'siteUrl'>,
  language: Language | null,
  path: string = paths.account,
): string {
  return siteUrl + pathIn(language ?? 'en', path);
}
