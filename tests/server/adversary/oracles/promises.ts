import { listedPrice } from '#stories/support/listedPrice.ts';
import type { Charged } from '../witness.ts';
import { day, type World } from '../world.ts';
import { returned } from './access.ts';
import type { Finding } from './judge.ts';

/** Days by which a charge may come beside the promised one. */
const beside = 1.1;

/** Whether PayPal charged hours before the time that its payer chose with a pause. Such a charge is not due. */
export const isBeforePauseEnds = ({ sale, notBefore }: Charged): boolean =>
  notBefore !== null && Date.parse(sale.time) < notBefore.getTime() - day / 8;

/** (3) A charge that was kept has the day and the amount that its payer was last shown. */
export function promises(world: World): Finding[] {
  return world.witness.charges.flatMap((charge): Finding[] => {
    const { who, sale, shown, atApproval, due, subscriptionId, notBefore } = charge;
    const person = world.people[who];
    const { all, held } = returned(world, charge);
    if (!person || all || held) return [];
    const finding = (what: string): Finding[] => [{ oracle: 3, what: `${person.name}: ${what}` }];
    const { amount, time } = sale;
    const opened = person.opened.find(({ id }) => id === subscriptionId);
    if (atApproval) {
      const isLate = typeof opened?.laterAt === 'string' && Date.parse(opened.laterAt) <= Date.parse(time);
      return opened?.first === 'now' || isLate
        ? []
        : finding(`charged ${amount} at the approval, promised was ${opened?.first}`);
    }
    const left = person.hasLeft.get(subscriptionId);
    if (left && Date.parse(time) > left.getTime())
      return finding(`charged ${amount} on ${time}, had left on ${left.toISOString()}`);
    if (isBeforePauseEnds(charge))
      return finding(`charged on ${time}, offered with the pause was ${String(notBefore?.toISOString())}`);
    const ordered = opened && listedPrice(opened.code ? 'Launch50' : opened.plan, opened.devices).amount;
    const other = shown?.subscription.subscriptionId !== subscriptionId;
    // An approval of which nobody heard is charged as ordered.
    if (!shown || other)
      return amount === ordered
        ? []
        : finding(`charged ${amount} on ${time}, and no page showed this subscription`);
    const { state, nextCharge, failedPayment, waitingChange } = shown;
    // After the end the page still says what was not paid, and that it will not be charged.
    const debt = state === 'ended' || state === 'cancelled' ? 0 : (failedPayment?.amount ?? 0);
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
    if (!amounts.includes(amount))
      return finding(`charged ${amount} on ${time}, shown were ${next} and ${debt} owed`);
    if (debt > 0 || shown.pause?.step === 'asked') return [];
    if (!nextCharge) return finding(`charged ${amount} on ${time}, and the page showed no next charge`);
    // Nothing could be read of a try that failed meanwhile.
    const tried = due?.getTime() ?? Date.parse(time);
    const days = Math.abs(tried - Date.parse(nextCharge.at)) / day;
    return days <= beside ? [] : finding(`charged on ${time}, shown was ${nextCharge.at}`);
  });
}
