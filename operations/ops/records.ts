import type { Receipt } from '#domain/account.ts';
import { formatMoney } from '#domain/money.ts';
import { normalizeEmail } from '#domain/email.ts';
import { confirmationFrom } from '#functions/subscription/confirmation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { parseSubscription, subscriptionRef } from '#functions/documents/subscription.ts';
import { isFree } from '#functions/subscription/recordStatus.ts';
import { storedNames } from '#functions/documents/storedNames.ts';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import type { OpsContext } from './context.ts';

/** The owner of a record, as the services know one; a record that was imported before there were accounts has no uid. */
export function ownerOf({ email, fields }: OwnRecord): VerifiedOwner {
  const uid = (fields['billing'] as Fields | undefined)?.['uid'];
  return { uid: typeof uid === 'string' && uid !== '' ? uid : 'imported', email, withGoogle: false };
}

/** An owner's subscription as it is recorded. */
export interface OwnRecord {
  email: string;
  fields: Fields;
  subscriptionId: string;
  /** Whether PayPal bills it; a free one it does not know. */
  billed: boolean;
}

/** A record from its document. */
export function recordFrom({ id, fields }: StoredDocument): OwnRecord {
  const subscriptionId = fields[storedNames.subscriptionId];
  return {
    email: id,
    fields,
    subscriptionId: typeof subscriptionId === 'string' ? subscriptionId : '',
    billed: !isFree(parseSubscription(fields)),
  };
}

/** The record of an owner. Throws CommandRefused when there is none. */
export async function recordOf({ context }: OpsContext, email: string): Promise<OwnRecord> {
  const id = normalizeEmail(email);
  const fields = await context.store.get(subscriptionRef(id));
  if (!fields) throw new CommandRefused(`There is no subscription of ${id}.`);
  return recordFrom({ id, fields });
}

/** Every record, or those with one status. */
export async function recordsWith({ context }: OpsContext, status: string | undefined): Promise<OwnRecord[]> {
  const found = await context.store.find('Subscriptions', status === undefined ? {} : { where: { status } });
  return found.map(recordFrom);
}

/** One line of a payment, a refund or a reversal. */
export function paymentLine({ transactionId, kind, amount, currency, at }: Receipt): string {
  return [transactionId, kind, formatMoney({ amount, currency }), at].join('  ');
}

/** One line of a record. */
export function lineOf({ email, fields, subscriptionId, billed }: OwnRecord): string {
  const { planName, total, currency, posDevices } = confirmationFrom(parseSubscription(fields));
  const status = typeof fields['status'] === 'string' ? fields['status'] : 'unknown';
  const price = billed ? formatMoney({ amount: total, currency }) : 'free';
  return [email, status, planName, `${posDevices} devices`, price, subscriptionId].join('  ');
}
