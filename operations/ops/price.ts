import { formatMoney } from '#domain/money.ts';
import { firstChargeAtNewPrice } from '#domain/priceChange.ts';
import { startNewPrice, beginNewPrice } from './startNewPrice.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { nextChargeOf } from '#functions/standing/accountState.ts';
import { nextChargeOn } from '#functions/documents/nextCharge.ts';
import { confirmationFrom } from '#functions/subscription/confirmation.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { allRecords, dayOf, type OwnRecord } from './records.ts';
import type { OpsContext } from './context.ts';

function stateLine({ email, record }: OwnRecord): string[] {
  const { priceChange, billing } = record;
  const { total: amount, currency } = confirmationFrom(record);
  const line = (...words: string[]) => [[email, formatMoney({ amount, currency }), ...words].join('  ')];
  if (billing?.changedAtProvider) {
    return line(`changed at PayPal by hand, noticed on ${dayOf(billing.changedAtProvider)}`);
  }
  if (!priceChange || priceChange.total === amount) return [];
  const { total, announcedAt, from } = priceChange;
  const announced = announcedAt
    ? `announced on ${dayOf(announcedAt)}, charged from ${dayOf(from)}`
    : 'to be announced';
  return line(formatMoney({ amount: total, currency }), announced);
}

/** Summarizes owners with the same change: their number, the old and new price, and the earliest first charge. */
function summaryOf(lines: ReadonlyMap<string, Date[]>): string[] {
  return [...lines].map(([change, days]) => {
    const [first] = days.toSorted((one, other) => one.getTime() - other.getTime());
    return `${days.length} owners  ${change}  first charge ${dayOf(first ?? null)}`;
  });
}

/** Lists owners with a coming price; with a plan, those whom it would change, and with `yes` announces it. */
export async function price(
  ops: OpsContext,
  { plan: name, from, yes = false }: { plan?: string | undefined; from?: Date | undefined; yes?: boolean },
): Promise<void> {
  const { context, talk } = ops;
  const records = await allRecords(ops);
  if (name === undefined) {
    const lines = records.flatMap(stateLine);
    for (const line of lines) talk.say(line);
    if (lines.length === 0) talk.say('No owner is to pay another price.');
    return;
  }
  const plan = await findPlan(context.store, name);
  if (typeof plan === 'string') throw new CommandRefused(`There is no plan ${name} that can be sold.`);
  const now = context.now();
  const notBefore = from ?? now;
  const owners: string[] = [];
  const lines = new Map<string, Date[]>();
  for (const { email, record } of records) {
    const asked = beginNewPrice(record, { plan, notBefore }, now);
    // For a paused record, the first charge after the pause; for a suspended one, the recorded next charge.
    const next = nextChargeOf(record, now)?.at ?? nextChargeOn(record);
    if (!asked?.priceChange || !next) continue;
    owners.push(email);
    const { total: amount, currency, interval } = confirmationFrom(record);
    const { total, notBefore: held } = asked.priceChange;
    const change = `${formatMoney({ amount, currency })} to ${formatMoney({ amount: total, currency })}`;
    const first = firstChargeAtNewPrice({ nextChargeAt: new Date(next), interval, notBefore: held }, now);
    lines.set(change, [...(lines.get(change) ?? []), first]);
  }
  for (const line of summaryOf(lines)) talk.say(line);
  talk.say(`${owners.length} owners pay another price than ${name} has now.`);
  if (!yes || owners.length === 0) {
    talk.say('Nothing was changed. With --yes it is announced to them.');
    return;
  }
  const question = `Announce the price of ${name} to ${owners.length} owners?`;
  await audited(ops, { command: 'price', subject: name, question }, async () => {
    for (const email of owners) await startNewPrice(context, { email, plan, notBefore });
  });
  const progress = ops.command('ops', 'price');
  talk.say(`It is announced to each 45 to 30 days before the first charge. ${progress} shows how far it is.`);
}
