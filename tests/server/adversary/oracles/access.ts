import { priceList } from '#domain/priceList.ts';
import { refundedOf } from '#simulator/sales.ts';
import type { Charged, Use } from '../witness.ts';
import { day, type World } from '../world.ts';
import type { Finding } from './judge.ts';

const daysOf = ({ from, to, devices }: Pick<Use, 'from' | 'to' | 'devices'>) =>
  (Math.max(0, to.getTime() - from.getTime()) / day) * devices;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The trial of the seed's plan behind a coupon. */
const couponTrialDays = 14;

/** Days for which a card that fails keeps its owner's access: PayPal tries again twice, after five days each. */
const graceDays = 11;

/**
 * The share of a charge that its payer got back, and when the last of it went. `held`: a part was reversed, and PayPal refunds no
 * rest of it, so that an operator must act.
 */
export function returned(
  world: World,
  { sale, subscriptionId }: Charged,
): { amount: number; all: boolean; held: boolean; at: Date } {
  const found = world.find(subscriptionId);
  const back = found ? refundedOf(found, sale) : 0;
  const parts = found?.sales?.filter(({ of }) => of === sale.id) ?? [];
  const all = back >= sale.amount;
  const held = !all && parts.some(({ kind, undone = false }) => kind === 'reversal' && !undone);
  return { amount: back, all, held, at: new Date(parts.at(-1)?.time ?? 0) };
}

/** Device-days that a charge entitled to: its periods, or of a charge that was returned what had passed until then. */
function paidFor(world: World, charge: Charged): { kept: number; most: number } {
  const { all, held, at } = returned(world, charge);
  const whole = charge.periods.map(({ start, end, devices }) => ({ from: start, to: end, devices }));
  const most = sum(whole.map(daysOf));
  if (!all) return { kept: held ? 0 : most, most };
  const passed = whole.map(({ from, to, devices }) => ({
    from,
    to: new Date(Math.min(to.getTime(), at.getTime())),
    devices,
  }));
  return { kept: 0, most: sum(passed.map(daysOf)) };
}

/** (1) Nobody has more device-days than the money that was kept pays for; (2) nor fewer, without having given them away. */
export function accessAgainstMoney(world: World, until: Date): Finding[] {
  const { witness } = world;
  const uses = [...witness.uses, ...witness.usesToCome(until)];
  return world.people.flatMap((person, who): Finding[] => {
    const own = uses.filter((use) => use.who === who);
    const charges = witness.charges.filter((charge) => charge.who === who);
    const entitled = charges.map((charge) => paidFor(world, charge));
    const used = (kinds: readonly Use['kind'][]) =>
      sum(own.filter(({ kind }) => kinds.includes(kind)).map(daysOf));
    const most = Math.max(1, ...own.map(({ devices }) => devices));
    const failed = own.some(({ kind }) => kind === 'grace') ? graceDays : 0;
    // More devices count from the charge that pays for them, also when the card has failed for the first days of its period.
    const unpaid = failed * (most - Math.min(most, ...own.map(({ devices }) => devices)));
    const orders = new Set(charges.map(({ subscriptionId }) => subscriptionId)).size;
    const tolerance =
      most * (1.3 + 1.1 * ((witness.pauses[who] ?? 0) + Math.max(0, orders - 1)) + world.slack);
    const paid = used(['paid', 'grace']);
    const all = used(['trial', 'paid', 'grace']);
    // What a deleted account owed is forgotten.
    const bought = sum(entitled.map((one) => one.most)) + failed * most * (1 + person.former.length);
    const kept = sum(entitled.map((one) => one.kept));
    const trials = person.opened.filter(({ first }) => first === 'trial');
    const trialDays = Math.max(
      0,
      ...trials.map(({ plan, code }) =>
        Math.max(priceList[plan].freeTrialDays, code === null ? 0 : couponTrialDays),
      ),
    );
    const found: Finding[] = [];
    const say = (oracle: 1 | 2, what: string) => found.push({ oracle, what: `${person.name}: ${what}` });
    const round = (value: number) => value.toFixed(1);
    if (all > bought + trialDays * most + tolerance)
      say(
        1,
        `${round(all)} device-days used, ${round(bought)} paid for and ${trialDays} days of trial, ${round(tolerance)} tolerated`,
      );
    if (!person.forfeits && paid + used(['free']) * most < kept - tolerance - unpaid)
      say(
        2,
        `${round(kept)} device-days paid for and kept, ${round(paid)} given, ${round(tolerance + unpaid)} tolerated`,
      );
    return found;
  });
}

/** (1) Whoever owes for an earlier subscription has no days of grace again. */
export function graceOfDebtors(world: World): Finding[] {
  return world.people.flatMap(({ name, opened, former, hasLeft }, who): Finding[] => {
    const graces = world.witness.uses.filter((use) => use.who === who && use.kind === 'grace');
    // What a page has shown as owed is on record.
    const isKnown = (id: string) => graces.some(({ subscriptionId }) => subscriptionId === id);
    const owes = (id: string) => {
      if ((world.find(id)?.account?.outstanding ?? 0) <= 0) return false;
      // What came due only after the leaving, because PayPal had not taken it, is no debt.
      const left = hasLeft.get(id);
      const since = world.witness.owedSince(id);
      return isKnown(id) || !left || !since || since <= left;
    };
    const debtor = opened.find(({ id }) => owes(id));
    if (!debtor || former.length > 0) return [];
    const later = opened.slice(opened.indexOf(debtor) + 1).map(({ id }) => id);
    const grace = graces.filter(({ subscriptionId }) => later.includes(subscriptionId));
    const days = sum(grace.map((use) => daysOf({ ...use, devices: 1 })));
    if (days <= 1.3 + (isKnown(debtor.id) ? 0 : world.slack)) return [];
    return [{ oracle: 1, what: `${name}: ${days.toFixed(1)} days of grace, and owes for ${debtor.id}` }];
  });
}

/** (1) No change leads to a plan with a trial, which PayPal may begin again. */
export function trialsAgain(world: World): Finding[] {
  const { plans } = world.server.books;
  return world
    .booked()
    .flatMap(({ id, revisions = [] }) =>
      revisions
        .filter(({ plan_id: plan }) =>
          plans[plan]?.billing_cycles.some((cycle) => cycle.tenure_type === 'TRIAL'),
        )
        .map((): Finding => ({ oracle: 1, what: `a change of ${id} leads to a plan with a trial` })),
    );
}

/** (1) A coupon is used once by an account, and once under an address. A restored backup may not know of a use. */
export function couponsAgain(world: World): Finding[] {
  const uses = world.isRestored ? [] : world.people.flatMap(({ coupons }) => [...coupons.values()]);
  const users = uses.flatMap(({ code, uid, email }) => [`${code} by ${uid}`, `${code} by ${email}`]);
  const again = users.filter((user, at) => users.indexOf(user) < at);
  return [...new Set(again)].map((user): Finding => ({ oracle: 1, what: `${user} twice` }));
}
