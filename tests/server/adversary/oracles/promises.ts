import { listedPrice } from '#stories/support/listedPrice.ts';
import type { Charged } from '../witness.ts';
import { day, type Person, type World } from '../world.ts';
import { returned } from './access.ts';
import type { Finding } from './judge.ts';
import { over } from './live.ts';

/** Days by which a charge may come beside the promised one. */
const beside = 1.1;

/** Whether PayPal charged hours before the time that its payer chose with a pause. Such a charge is not due. */
export const isBeforePauseEnds = ({ sale, notBefore }: Charged): boolean =>
  notBefore !== null && Date.parse(sale.time) < notBefore.getTime() - day / 8;

/** How a charge differs from what its payer was last shown; null if it came as promised. */
export function differsFromPromise(person: Person, charge: Charged): string | null {
  const { sale, shown, atApproval, due, subscriptionId, notBefore } = charge;
  const { amount, time } = sale;
  const opened = person.opened.find(({ id }) => id === subscriptionId);
  if (atApproval) {
    const isLate = typeof opened?.laterAt === 'string' && Date.parse(opened.laterAt) <= Date.parse(time);
    return opened?.first === 'now' || isLate
      ? null
      : `charged ${amount} at the approval, promised was ${opened?.first}`;
  }
  const left = person.hasLeft.get(subscriptionId);
  if (left && Date.parse(time) > left.getTime())
    return `charged ${amount} on ${time}, had left on ${left.toISOString()}`;
  if (isBeforePauseEnds(charge))
    return `charged on ${time}, offered with the pause was ${String(notBefore?.toISOString())}`;
  const ordered = opened && listedPrice(opened.code ? 'Launch50' : opened.plan, opened.devices).amount;
  const other = shown?.subscription.subscriptionId !== subscriptionId;
  // An approval that no page has shown is charged as ordered.
  if (!shown || other)
    return amount === ordered ? null : `charged ${amount} on ${time}, and no page showed this subscription`;
  const { state, nextCharge, failedPayment, waitingChange } = shown;
  // After the end the page still says what was not paid, and that it will not be charged.
  const debt = over.has(state) ? 0 : (failedPayment?.amount ?? 0);
  const next = nextCharge?.amount ?? 0;
  const agreed = person.asked.flatMap(({ id, total, agreed: yes }) =>
    yes && id === subscriptionId && total !== null ? [total] : [],
  );
  const amounts = [
    debt,
    next,
    debt + next,
    ...agreed,
    ...agreed.map((total) => total + debt),
    waitingChange?.total,
  ];
  if (!amounts.includes(amount)) return `charged ${amount} on ${time}, shown were ${next} and ${debt} owed`;
  if (debt > 0 || shown.pause?.step === 'asked') return null;
  if (!nextCharge) return `charged ${amount} on ${time}, and the page showed no next charge`;
  // Nothing could be read of a try that failed meanwhile.
  const tried = due?.getTime() ?? Date.parse(time);
  const days = Math.abs(tried - Date.parse(nextCharge.at)) / day;
  return days <= beside ? null : `charged on ${time}, shown was ${nextCharge.at}`;
}

/** (3) A charge that was kept has the day and the amount that its payer was last shown. */
export function promises(world: World): Finding[] {
  return world.witness.charges.flatMap((charge): Finding[] => {
    const person = world.people[charge.who];
    const { all, held } = returned(world, charge);
    if (!person || all || held) return [];
    const differs = differsFromPromise(person, charge);
    return differs === null ? [] : [{ oracle: 3, what: `${person.name}: ${differs}` }];
  });
}

/**
 * Whether a charge came as its payer was last shown, so that it stays if the payer leaves later. False where that is not certain: of
 * a charge that may have been unheard at the leaving, unless it is the first one, whose day is known.
 */
export function wasDue(world: World, charge: Charged): boolean {
  const { who, shown, subscriptionId, atApproval, due, isNamedLate } = charge;
  const { charges, shownRunning } = world.witness;
  const person = world.people[who];
  if (!person || world.isRestored) return false;
  const last = [...shownRunning].findLast((id) => person.opened.some((one) => one.id === id));
  const cameBack = person.redeems || last !== subscriptionId;
  const isFirst = charges.find((one) => one.subscriptionId === subscriptionId) === charge;
  const mayBeUnheard = world.mayBeUnheard(charge.sale.time) || isNamedLate;
  // A later subscription takes back what was unheard when it began; a list with later times may date a charge after the leaving.
  if (mayBeUnheard && (cameBack || (world.isTimeLate && !isFirst))) return false;
  const isShown = shown?.subscription.subscriptionId === subscriptionId && shown.pause === null;
  // A debt was due while the page said that it is tried again.
  const isTried = due === null || shown?.state === 'paymentFailed';
  const wasOpen = atApproval ? shownRunning.has(subscriptionId) : isShown && isTried;
  return wasOpen && differsFromPromise(person, charge) === null;
}
