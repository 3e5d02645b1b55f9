import { day, type World } from '../world.ts';
import { returned } from './access.ts';
import type { Finding } from './judge.ts';
import { over } from './live.ts';
import { differsFromPromise, isBeforePauseEnds, wasDue } from './promises.ts';

/** Days that one period may have: a month may lack the day of the charge, and the next one is then moved. */
const lengths = { month: [26, 36], year: [361, 371] } as const;

const sumOf = (movements: ReadonlyArray<{ amount: number }>) =>
  movements.reduce((sum, { amount }) => sum + amount, 0);

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

/**
 * Whether a charge was not due: made other than its payer was last shown, in a pause, after the leaving, or before a day of it was
 * used. All of it goes back then; days that were paid for before may be used later.
 */
function wasUndue(world: World, id: string): boolean {
  const { witness } = world;
  const charge = witness.charges.find(({ sale }) => sale.id === id);
  if (!charge) return false;
  const person = world.people[charge.who];
  // What differs from the promise goes back, after days of use only where PayPal could not be asked before.
  if (person && world.mayBeUnheard(charge.sale.time) && differsFromPromise(person, charge) !== null)
    return true;
  if (isBeforePauseEnds(charge)) return true;
  if (wasDue(world, charge)) return false;
  const { subscriptionId, shown } = charge;
  const [from, to] = [Date.parse(charge.sale.time), returned(world, charge).at.getTime()];
  const used = witness.uses
    .filter((use) => use.subscriptionId === subscriptionId)
    .map((use) => Math.min(use.to.getTime(), to) - Math.max(use.from.getTime(), from))
    .reduce((sum, time) => sum + Math.max(0, time), 0);
  const isUsed = used > day;
  if (!isUsed || shown?.subscription.subscriptionId !== subscriptionId) return !isUsed;
  // A killed call may have ended the pause at PayPal, where the page went on to promise a later charge.
  const { pause, nextCharge } = shown;
  const later = pause?.step === 'paused' && nextCharge ? new Date(nextCharge.at) : null;
  // Whoever leaves gets back what was charged after a pause was asked for, also if PayPal never confirmed it.
  return (
    over.has(shown.state) || pause?.step === 'asked' || isBeforePauseEnds({ ...charge, notBefore: later })
  );
}

/** (2) What an operator asked to refund went back once, however often it was asked for, and no other charge that was due. */
export function refundsAsked(world: World): Finding[] {
  const movements = world.booked().flatMap(({ sales = [] }) => sales);
  return world.witness.charges.flatMap(({ sale: { id } }): Finding[] => {
    const there = world.refundedThere.get(id) ?? 0;
    const shares = world.refundsAsked.get(id) ?? {};
    const asked = Object.values(shares).reduce((sum, amount) => sum + amount, there);
    const moved = movements
      .filter(({ of, kind }) => of === id && kind === 'refund')
      .reduce((sum, { amount }) => sum + amount, 0);
    const whole = movements.find((sale) => sale.id === id)?.amount ?? 0;
    if (moved === whole && wasUndue(world, id)) return [];
    return moved > asked ? [{ oracle: 2, what: `${moved} of ${id} went back, asked for were ${asked}` }] : [];
  });
}

/** (4) Each charge that was kept has an invoice of its amount, for one period of the terms it paid; each refund a credit note. */
export function invoices(world: World): Finding[] {
  const { witness } = world;
  return witness.charges.flatMap((charge): Finding[] => {
    const { sale, who, periods, subscriptionId } = charge;
    const receipts = witness.screens[who]?.receipts;
    const person = world.people[who];
    // An account that was deleted or left behind shows nothing.
    if (!receipts || !person || person.former.length > 0) return [];
    const finding = (what: string): Finding => ({ oracle: 4, what: `${person.name}: ${what}` });
    const receipt = receipts.find(({ transactionId }) => transactionId === sale.id);
    if (!receipt) {
      const isNobodys = world.isRestored && returned(world, charge).all && wasUndue(world, sale.id);
      return isNobodys ? [] : [finding(`the charge of ${sale.amount} on ${sale.time} has no invoice`)];
    }
    const found: Finding[] = [];
    if (receipt.amount !== sale.amount)
      found.push(finding(`an invoice of ${receipt.amount} for a charge of ${sale.amount}`));
    const { sales = [] } = world.find(subscriptionId) ?? {};
    const back = sumOf(sales.filter(({ kind, undone = false }) => kind !== 'charge' && !undone));
    // PayPal does not always say which charge a refund is of.
    const notes = receipts.filter(
      ({ subscriptionId: of, kind }) => kind !== 'charge' && of === subscriptionId,
    );
    const undone = notes.filter(({ kind }) => kind === 'reinstatement');
    const credited = sumOf(notes) - 2 * sumOf(undone);
    if (credited !== back) found.push(finding(`credit notes of ${credited} for ${back} that went back`));
    const [period] = periods;
    const { all, held } = returned(world, charge);
    if (!period || all || held || periods.length > 1) return found;
    const { periodStart, periodEnd } = receipt;
    const [least, most] = lengths[period.interval];
    // What was missed in a pause may be collected at once.
    if (days(period.start.toISOString(), period.end.toISOString()) > most) return found;
    if (periodStart === null || periodEnd === null)
      return found.concat(finding(`an invoice of ${sale.amount} names no period`));
    const long = days(periodStart, periodEnd);
    if (long < least || long > most)
      found.push(finding(`the invoice of a ${period.interval} names ${periodStart} to ${periodEnd}`));
    // The invoice of a late charge names the day of its payment, if the failed try before it was not reported.
    const following = witness.charges.find(
      (other) =>
        other.subscriptionId === subscriptionId &&
        other.periods[0]?.start.getTime() === period.end.getTime() &&
        Math.abs(days(period.end.toISOString(), other.sale.time)) < 1 &&
        !returned(world, other).all,
    );
    const followed = receipts.find(({ transactionId }) => transactionId === following?.sale.id)?.periodStart;
    if (followed && Math.abs(days(periodEnd, followed)) > 1.1)
      found.push(
        finding(`an invoice names a period to ${periodEnd}, and the following one from ${followed}`),
      );
    // A late charge names the day of its payment, if the failed try before it was not reported.
    const beside = (moment: string) => Math.abs(days(moment, periodStart));
    if (beside(period.start.toISOString()) > 0.6 && (world.slack === 0 || beside(sale.time) > 0.6))
      found.push(
        finding(`the invoice of the period from ${period.start.toISOString()} names ${periodStart}`),
      );
    return found;
  });
}
