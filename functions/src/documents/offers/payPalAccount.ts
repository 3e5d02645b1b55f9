import type { DocumentRef, Fields, Store } from '../../store/Store.ts';
import { changesIn, nullable, optional, readTable, writeTable } from '../format/codec.ts';
import type { SomeOf, ValuesOf } from '../format/codec.ts';
import { date, text } from '../format/values.ts';

const table = {
  clientId: nullable('client_id', text),
  endpoint: nullable('endpoint', text),
  webhookId: nullable('webhook_id', text),
  /** The certificate address of the last genuine event. */
  webhookCertificate: optional('webhook_certificate', text),
  /** The access token that all instances share, and when it expires. */
  accessToken: nullable('access_token', text),
  tokenExpires: nullable('expires_in', date),
};

export type StoredPayPalAccount = ValuesOf<typeof table>;

/** The document of our PayPal account (R-DATA-CREDENTIALS). */
export const payPalAccountRef: DocumentRef = { collection: 'Credentials', id: 'PayPal' };

/** The stored account; every part is null if there is none. */
export async function readPayPalAccount(store: Pick<Store, 'get'>): Promise<StoredPayPalAccount> {
  return readTable(table, (await store.get(payPalAccountRef)) ?? {});
}

export async function changePayPalAccount(
  store: Pick<Store, 'update'>,
  changes: SomeOf<StoredPayPalAccount>,
): Promise<void> {
  await store.update(payPalAccountRef, changesIn(table, changes));
}

/** The document as it should be. The access token of the same account is kept. */
export function serializePayPalAccount(
  present: Fields | undefined,
  wanted: Pick<StoredPayPalAccount, 'clientId' | 'endpoint' | 'webhookId'>,
): Fields {
  const before = readTable(table, present ?? {});
  const same = before.clientId === wanted.clientId && before.endpoint === wanted.endpoint;
  const token = same ? {} : { accessToken: null, tokenExpires: null };
  return writeTable(table, { ...before, ...wanted, ...token }, present);
}
