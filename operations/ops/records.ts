import { isoDay } from '#domain/chargeDay.ts';
import { formatMoney } from '#domain/money.ts';
import { pluralize } from '#domain/pluralize.ts';
import { normalizeEmail } from '#domain/email.ts';
import { confirmationFrom } from '#functions/subscription/confirmation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import {
  subscriptions,
  type RecordPlace,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import { accountIn } from '#functions/owners/ownRecords.ts';
import { recordedPrice } from '#functions/figures/sold.ts';
import { isFree } from '#functions/subscription/recordStatus.ts';
import { CommandRefused } from '../conversation.ts';
import type { OpsContext } from './context.ts';

/** The owner of a record, as the services expect one; `uid` is 'imported' if the record names no account. */
export function ownerOf({ email, record }: OwnRecord): VerifiedOwner {
  return { uid: accountIn(record) || 'imported', email, withGoogle: false };
}

export interface OwnRecord {
  email: string;
  record: SubscriptionRecord;
  /** Whether PayPal bills it. PayPal does not know free subscriptions. */
  billed: boolean;
}

export function recordAt({ ref, record }: RecordPlace): OwnRecord {
  return { email: ref.id, record, billed: !isFree(record) };
}

/** The record under an address. Throws CommandRefused if there is none. */
export async function recordOf({ context }: OpsContext, email: string): Promise<OwnRecord> {
  const ref = subscriptions.ref(normalizeEmail(email));
  const record = subscriptions.parse(await context.store.get(ref));
  if (!record) throw new CommandRefused(`There is no subscription of ${ref.id}.`);
  return recordAt({ ref, record });
}

export async function allRecords({ context }: OpsContext): Promise<OwnRecord[]> {
  return (await subscriptions.all(context.store)).map(recordAt);
}

/** The day of a moment, such as 2027-01-15. */
export const dayOf = (moment: Date | null) => (moment === null ? 'no day yet' : isoDay(moment));

export function lineOf({ email, record, billed }: OwnRecord): string {
  const { planName, posDevices } = confirmationFrom(record);
  const known = recordedPrice(record);
  const price = known ? formatMoney(known) : 'price not known yet';
  const { status, subscriptionId } = record;
  const devices = pluralize(posDevices, 'device', 'devices');
  return [email, status || 'unknown', planName, devices, billed ? price : 'free', subscriptionId].join('  ');
}
