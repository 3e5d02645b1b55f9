import PQueue from 'p-queue';
import { addHours } from 'date-fns/addHours';
import { daysAfter } from '#domain/days.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import type { Tally } from '../context/tally.ts';
import { search } from '../documents/comparisonNotes.ts';
import { addToRateCount } from '../documents/counts/rateCounts.ts';
import { pastSubscriptions, subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import type { DocumentRef } from '../store/Store.ts';
import { hasAccess } from '../standing/accountState.ts';
import { mayCollect, mayNamePayment } from '../standing/undue.ts';
import { isAlive, isBilled } from '../subscription/recordStatus.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { findMail, isLate } from '../documents/mail.ts';
import { isNewPriceDue } from '../subscription/change.ts';
import { priceMailId } from '../mails/notices.ts';

/** Maximum records that one run reads. */
const perRun = 200;

/** Whether an imported record must be compared with the provider but stores no date for it. */
function isUnscheduled(record: SubscriptionRecord): boolean {
  return record.nextCheck === null && isAlive(record) && isBilled(record);
}

/** Makes records without a due date due, which no query finds: a page per run, at most one round a day. */
async function scheduleImported({ store, now }: ServerContext): Promise<void> {
  const { last, notBefore } = search.parse(await store.get(search.ref));
  if (notBefore !== null && notBefore > now()) return;
  const page = await subscriptions.after(store, last, perRun);
  for (const { ref: due } of page.filter(({ record }) => isUnscheduled(record))) {
    await store.transaction(async (transaction) => {
      const record = subscriptions.parse(await transaction.get(due));
      if (!record || !isUnscheduled(record)) return;
      transaction.update(due, subscriptions.changes({ nextCheck: now() }));
    });
  }
  const done = page.length < perRun;
  const tomorrow = daysAfter(now(), 1);
  const next = done
    ? { last: '', notBefore: tomorrow }
    : { last: page.at(-1)?.ref.id ?? '', notBefore: null };
  await store.set(search.ref, search.serialize(next));
}

/** Sets the new price once the announced charge is the next one, because it counts at once. Repeatable. */
async function applyNewPrice(context: ServerContext, email: string): Promise<void> {
  const { store, payments, logs, now } = context;
  const record = subscriptions.parse(await store.get(subscriptions.ref(email)));
  if (!record?.priceChange?.from || !isNewPriceDue(record, now())) return;
  const { subscriptionId: id, billing, priceChange } = record;
  if (!billing?.currency) return;
  const mail = await findMail(store, priceMailId(record.priceChange.from, id));
  const delivery = mail?.delivery?.state ?? null;
  // Without the extension, or with wrong settings, nothing is written to the message.
  if (mail && delivery !== 'SUCCESS') {
    const event = 'a new price is not charged, because its message is not delivered';
    if (delivery === 'ERROR' || isLate(mail, now())) logs.error(event, { subscriptionId: id, delivery });
    else logs.warn(event, { subscriptionId: id, delivery });
    return;
  }
  const { price, additionalDevice, total } = priceChange;
  await payments.repriceSubscription({ id, currency: billing.currency, price, additionalDevice, total });
  await syncSubscription(context, id);
  logs.info('a new price is charged from now on', { subscriptionId: id });
}

/** Comparisons that may begin in one hour, over all runs. Each asks the provider about twice. */
export const comparisonsPerHour = 1_000;

const hourMs = 60 * 60_000;

/** Counts so many wanted comparisons in this hour's budget; returns how many of them may begin. */
async function takeFromBudget(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  wanted: number,
): Promise<number> {
  const hour = Math.floor(now().getTime() / hourMs);
  const count = { add: wanted, expires: addHours(now(), 24) };
  const before = (await addToRateCount(store, `comparisons-${hour}`, count)) - wanted;
  return Math.max(0, Math.min(wanted, comparisonsPerHour - before));
}

/** Page size, and how many records are compared concurrently. */
const perPage = { records: 100, atOnce: 4 };

/** A run stops after this many failed comparisons in a row. */
const failuresInARow = 10;

/**
 * The moment of the next comparison. An ended subscription is compared until its paid time is over, as it may be refunded, while a
 * failed charge may still be collected, and hourly while the provider may name a payment late that was made before the end.
 */
function nextCheckOf(record: SubscriptionRecord, now: Date): Date | null {
  const tomorrow = daysAfter(now, 1);
  if (isAlive(record) || hasAccess(record, tomorrow) || mayCollect(record, now)) return tomorrow;
  if (mayNamePayment(record, now)) return addHours(now, 1);
  return hasAccess(record, now) ? tomorrow : null;
}

/** Claims a due record and reschedules it. Returns its subscription id; undefined if it is no longer due or has no id. */
async function claim({ store, now }: ServerContext, ref: DocumentRef): Promise<string | undefined> {
  return store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(ref));
    if (!record?.nextCheck || record.nextCheck > now()) return undefined;
    transaction.update(ref, subscriptions.changes({ nextCheck: nextCheckOf(record, now()) }));
    return record.subscriptionId || undefined;
  });
}

async function compare(context: ServerContext, ref: DocumentRef): Promise<boolean> {
  const { store, logs, now } = context;
  try {
    const subscriptionId = await claim(context, ref);
    if (subscriptionId !== undefined) {
      await syncSubscription(context, subscriptionId, { money: 'always' });
      if (subscriptions.isPresent(ref)) await applyNewPrice(context, ref.id);
    }
    return true;
  } catch (error) {
    logs.warn('a record could not be compared with the provider', errorFields(error));
    const nextCheck = addHours(now(), 1);
    // The claim has already scheduled tomorrow's comparison, so a failure here loses nothing.
    await store.update(ref, subscriptions.changes({ nextCheck })).catch(() => undefined);
    return false;
  }
}

/**
 * Compares every record with the provider once a day until its paid time is over and its debts are old, the longest due first, and repairs it. This makes up for lost
 * webhooks. Each record stores when it is due, so the next run continues an interrupted one, and concurrent runs do not
 * compare a record twice. First makes imported records due, which store no date. The number of comparisons per hour is
 * limited; the rest follows in the next hour.
 * @returns how many were compared, and how many could not be.
 */
export async function compareWithProvider(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  await scheduleImported(context);
  const tally = { done: 0, failed: 0 };
  let failures = 0;
  for (;;) {
    const due = { by: 'nextCheck', now: now(), limit: perPage.records } as const;
    const found = await Promise.all([subscriptions, pastSubscriptions].map((some) => some.due(store, due)));
    const page = found.flat();
    const granted = page.length === 0 ? 0 : await takeFromBudget(context, page.length);
    const taken = page.slice(0, granted);
    if (taken.length === 0) return tally;
    const isOver = () => failures >= failuresInARow;
    const carryOut = async ({ ref }: { ref: DocumentRef }) => {
      if (isOver()) return;
      const succeeded = await compare(context, ref);
      failures = succeeded ? 0 : failures + 1;
      tally[succeeded ? 'done' : 'failed'] += 1;
    };
    await new PQueue({ concurrency: perPage.atOnce }).addAll(taken.map((place) => () => carryOut(place)));
    if (isOver()) return tally;
  }
}
