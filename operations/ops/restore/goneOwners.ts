import { registrationNotes } from '#functions/documents/registrations.ts';
import type { RecordPlace } from '#functions/documents/subscription.ts';
import { accountIn } from '#functions/owners/ownRecords.ts';
import { isFree } from '#functions/subscription/recordStatus.ts';
import { CommandRefused } from '../../conversation.ts';
import type { OpsContext } from '../context.ts';

/** An owner whose account no longer exists, although the backup has restored the data. */
export interface Gone {
  uid: string;
  email: string;
  subscriptionIds: string[];
}

/** Whether an account has one of these addresses now: its owner may have deleted the former one and come back. */
async function isAnyAddressUsed({ accounts }: OpsContext, owners: readonly Gone[]): Promise<boolean> {
  for (const { email } of owners) if (email !== '' && (await accounts.withEmail(email))) return true;
  return false;
}

/** The owners whose account is gone, with the subscriptions that PayPal may bill. */
export async function goneOwners(ops: OpsContext, records: readonly RecordPlace[]): Promise<Gone[]> {
  const { store } = ops.context;
  const owners = new Map<string, Gone>();
  for (const { id: uid, fields } of await store.find('Registrations')) {
    owners.set(uid, { uid, email: registrationNotes(fields).email, subscriptionIds: [] });
  }
  for (const { ref, record } of records) {
    const uid = accountIn(record);
    if (uid === undefined) continue;
    const { subscriptionIds = [] } = owners.get(uid) ?? {};
    const paid = isFree(record) ? [] : [record.subscriptionId];
    owners.set(uid, { uid, email: ref.id, subscriptionIds: [...subscriptionIds, ...paid] });
  }
  if (owners.size === 0) return [];
  const existing = await ops.accounts.existing([...owners.keys()]);
  if (existing.size === 0 && !(await isAnyAddressUsed(ops, [...owners.values()]))) {
    throw new CommandRefused(
      `None of the ${owners.size} accounts exists at the sign-in of ${ops.project}. Is it the right project?`,
    );
  }
  return [...owners.values()].filter(({ uid }) => !existing.has(uid));
}
