import { UTCDate } from '@date-fns/utc';
import { subDays } from 'date-fns/subDays';
import { formatMoney } from '#domain/money.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { queueCancellation } from '#functions/cancel/outbox.ts';
import { findPlace } from '#functions/owners/recordPlace.ts';
import { adoptCurrentEmail } from '#functions/owners/ownRecords.ts';
import { refundOnLeaving } from '#functions/standing/undue.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { CommandRefused, WrongUsage } from '../../conversation.ts';
import { defaultDatabase } from '../../project/openStore.ts';
import { audited } from '../audit.ts';
import type { OpsContext } from '../context.ts';
import { adopt } from './adopt.ts';
import { findDifferences, type Findings, type Unknown } from './findings.ts';
import { obstacle, type Fit } from './owners.ts';

/** PayPal lists the events of this many days (reference/PayPal.mdx#list-of-events). */
export const eventDays = 30;

function lineOfUnknown(ops: OpsContext, { subscription, fit }: Unknown): string {
  const { id, status, billed, checkoutId } = subscription;
  const price = billed
    ? formatMoney({ amount: billed.total, currency: billed.currency })
    : 'an unreadable price';
  const what = `${id} is ${status} at PayPal for ${price}, and no record here has it`;
  if (typeof fit !== 'string') {
    return `${what}: of ${fit.account.email}, by its ${fit.checkout ? 'checkout' : 'address'}`;
  }
  const give = ops.command('ops', `restore ${id} --to <e-mail>`);
  return `${what}: ${fit}. Find its checkout ${checkoutId} in the logs, then ${give}, or cancel it at PayPal`;
}

function say(ops: OpsContext, { unknown, different, gone, billed, forAPerson }: Findings): void {
  const { talk } = ops;
  for (const one of unknown) talk.say(lineOfUnknown(ops, one));
  for (const { place, subscription, what } of different) {
    talk.say(`${subscription.id} under ${place.ref.id} ${what.join('; ')}`);
  }
  for (const { email, uid, subscriptionIds } of gone) {
    const running = subscriptionIds
      .filter((id) => billed.has(id))
      .map((id) => `, and PayPal bills ${id}`)
      .join('');
    talk.say(`${email}: the account ${uid} was deleted, and the backup has brought its data back${running}`);
  }
  for (const line of forAPerson) talk.say(line);
}

/** A subscription without a record whose account is known. */
type Adoptable = Unknown & { fit: Fit };

/**
 * Repairs with the everyday services: records first, so that owners with a newer subscription have room for it. Returns how many
 * subscriptions could not be given to their account.
 */
async function repairRecords(
  ops: OpsContext,
  { different, adoptable }: { different: Findings['different']; adoptable: readonly Adoptable[] },
): Promise<number> {
  const { context, talk } = ops;
  for (const { subscription, reported } of different) {
    await syncSubscription(context, subscription.id, { money: 'always', reported });
  }
  let refused = 0;
  for (const { fit, subscription, reported } of adoptable) {
    const { account, checkout } = fit;
    try {
      if (checkout) {
        const hindrance = await obstacle(ops, account, { subscription, ended: new Set() });
        if (hindrance !== null) throw new CommandRefused(`${subscription.id}: ${hindrance}.`);
        await adoptCurrentEmail(context.store, checkout, account);
        await syncSubscription(context, subscription.id, { money: 'always', reported });
      } else await adopt(ops, { account, subscription, reported });
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      talk.say(error.message);
      refused += 1;
    }
  }
  return refused;
}

/**
 * Deletes the data of deleted owners again, then syncs the movements of money for bookkeeping. The cancellations of before are not
 * in the backup: they are queued again, and refund what was charged since the end at PayPal. What has not ended there was left at an
 * unknown moment: what was charged since the backup goes back.
 */
async function deleteAgain(
  { context }: OpsContext,
  { gone, billed, endedAt }: Pick<Findings, 'gone' | 'billed' | 'endedAt'>,
  since: Date,
): Promise<void> {
  for (const { uid, email, subscriptionIds } of gone) {
    for (const subscriptionId of subscriptionIds) {
      const left = billed.has(subscriptionId) ? since : endedAt.get(subscriptionId);
      if (!left) continue;
      const place = await findPlace(context, subscriptionId);
      const refundSince = place && refundOnLeaving(place.record, left);
      const wanted = { subscriptionId, reason: 'deleted', refundSince, now: context.now() } as const;
      await context.store.transaction((transaction) => queueCancellation(transaction, wanted));
    }
    await deleteAccount(context, { uid, email }, { mailed: true });
    for (const id of subscriptionIds) await syncSubscription(context, id, { money: 'always' });
  }
}

/**
 * After a backup was restored: shows differences between PayPal's subscriptions and the records, and repairs them with
 * `repair`. Shows subscriptions without a clear owner but leaves them alone. A second run finds only those.
 * Repairs only the database that the functions and the mail extension read.
 * @returns 1 while anything differs.
 */
export async function restore(
  ops: OpsContext,
  { since, repair }: { since: Date; repair: boolean },
): Promise<number> {
  const { context, talk, database } = ops;
  const isPlace = database === defaultDatabase;
  const onlyThere = `It is repaired in the database ${defaultDatabase} only.`;
  if (repair && !isPlace) throw new CommandRefused(onlyThere);
  if (since > context.now()) {
    throw new WrongUsage(`--since ${since.toISOString()} is to come. Say when the backup was made.`);
  }
  if (since < subDays(new UTCDate(context.now()), eventDays)) {
    talk.say(
      `PayPal lists the events of ${eventDays} days only: what was opened before is not found, what is on record is.`,
    );
  }
  const found = await findDifferences(ops, since);
  say(ops, found);
  const { different, gone, unknown } = found;
  const adoptable = unknown.flatMap((one) => (typeof one.fit === 'string' ? [] : [{ ...one, fit: one.fit }]));
  const lefts = unknown.length - adoptable.length + found.forAPerson.length;
  const repairable = different.length + adoptable.length;
  talk.say(`${repairable} to repair, ${gone.length} to delete again, ${lefts} for a person`);
  const mendable = repairable + gone.length;
  if (!repair || mendable === 0) {
    if (mendable > 0) talk.say(`Nothing was changed. ${isPlace ? 'Repair with --repair.' : onlyThere}`);
    return mendable + lefts > 0 ? 1 : 0;
  }
  const subject = since.toISOString();
  if (gone.length > 0) {
    const running = gone
      .flatMap(({ subscriptionIds }) => subscriptionIds)
      .filter((id) => found.billed.has(id));
    const ends = running.length > 0 ? `, and end ${running.length} subscriptions of theirs at PayPal` : '';
    const question = `Delete the data of ${gone.length} deleted accounts again, for ever${ends}?`;
    await audited(ops, { command: 'restore', subject, question }, () => deleteAgain(ops, found, since));
  }
  let refused = 0;
  if (repairable > 0) {
    const question = `Repair ${repairable} subscriptions as PayPal says they are?`;
    refused = await audited(ops, { command: 'restore', subject, question }, () =>
      repairRecords(ops, { different, adoptable }),
    );
  }
  talk.say('Run it again without --repair: what it shows then is for a person.');
  return lefts + refused > 0 ? 1 : 0;
}
