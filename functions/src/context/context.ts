import type { Language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';

/** The fields of a log line: our ids and PayPal's references, never personal data or a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Logs {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** The accounts with which owners sign in. */
export interface SignIns {
  /** Removes an account, which makes its tokens worthless. Does nothing when there is none. */
  remove(uid: string): Promise<void>;
  /** The account with an address; null if there is none. */
  holderOf(email: string): Promise<string | null>;
  /** Unlinks Google accounts with another address: a later holder of one of them must not get in. */
  unlinkOthers(uid: string, email: string): Promise<void>;
  /**
   * Gives an account this verified address. Ends every sign-in and the password, and unlinks Google accounts with another
   * address. Returns false if the account is gone.
   */
  restore(uid: string, email: string): Promise<boolean>;
}

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

/** What errors of the provider may carry besides their type: the request, its id, and the provider's answer. */
const ofProvider = ['operation', 'request', 'status', 'issue', 'debugId'] as const;

/** The loggable fields of an error, without its message, which may quote user input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { kind: typeof error };
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const answer = ofProvider.map((name) => {
    const value: unknown = Reflect.get(error, name);
    return [name, typeof value === 'string' || typeof value === 'number' ? value : null] as const;
  });
  return { kind: error.name, place: place?.trim() ?? null, ...Object.fromEntries(answer) };
}
