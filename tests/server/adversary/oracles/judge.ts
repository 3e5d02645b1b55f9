import { differenceInHours } from 'date-fns/differenceInHours';
import type { Account } from '#domain/account.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { unknownTransitions } from '../../inProcess/unknownTransitions.ts';
import { day, type World } from '../world.ts';
import { accessAgainstMoney, couponsAgain, graceOfDebtors, returned, trialsAgain } from './access.ts';
import { invoices, refundsAsked } from './invoices.ts';
import { letters } from './letters.ts';
import { liveAndShown } from './live.ts';
import { promises } from './promises.ts';

/** The number of an oracle: what must hold, whoever did what. */
export type OracleId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Something that must not be. */
export interface Finding {
  oracle: OracleId;
  what: string;
}

/** What is wrong with a world, and how it ended for each person. */
export interface Judged {
  findings: Finding[];
  outcome: readonly string[];
  /** When the world was at rest. */
  at: Date;
}

/** What a person has at rest, and what it cost after leaving. */
function outcomeOf(world: World, atRest: ReadonlyArray<Account | null>): string[] {
  return world.people.map(({ name }, who) => {
    const screen = atRest[who];
    const { planName, posDevices } = screen?.subscription ?? {};
    const kept = world.witness.charges
      .filter((charge) => charge.who === who)
      .reduce((sum, charge) => sum + charge.sale.amount - returned(world, charge).amount, 0);
    return `${name}: ${screen?.state ?? 'nothing'}, ${planName} for ${posDevices}, ${kept} kept`;
  });
}

/** Whether PayPal may list a charge later, because it names later times than those of the payments. */
function isUnlisted(world: World): boolean {
  const { isTimeLate, witness } = world;
  return isTimeLate && witness.charges.some(({ sale }) => differenceInHours(world.now(), sale.time) < 3);
}

/** Lets a world come to rest, and holds what was seen against PayPal's books. */
export async function judgeAtRest(world: World, days?: number): Promise<Judged> {
  await world.rest(days);
  while (isUnlisted(world)) await world.rest(1);
  // An abandoned checkout is looked at seldom.
  if (liveAndShown(world).length > 0) await world.rest(10);
  const findings = [
    ...liveAndShown(world),
    ...(await letters(world)),
    ...invoices(world),
    ...refundsAsked(world),
  ];
  return { findings, outcome: outcomeOf(world, [...world.witness.screens]), at: world.now() };
}

/** Judges a world at rest, has everybody leave, and judges what was had for the money. */
export async function judge(world: World): Promise<Judged> {
  const { findings: early, at } = await judgeAtRest(world);
  const atRest = [...world.witness.screens];
  for (const { owner } of world.people)
    await world.call((context) => cancelSubscription(context, { owner, reason: null }));
  await world.settle();
  await world.rest(1);
  const left = world.booked().filter(({ status }) => status === 'ACTIVE' || status === 'SUSPENDED');
  const findings = [
    ...early,
    ...world.witness.findings,
    ...unknownTransitions.splice(0).map((what) => ({ oracle: 5 as const, what: `no command leads ${what}` })),
    ...left.map(({ id }) => ({
      oracle: 5 as const,
      what: `${id} goes on at PayPal after everybody has left`,
    })),
    ...accessAgainstMoney(world, new Date(world.now().getTime() + 1_200 * day)),
    ...graceOfDebtors(world),
    ...trialsAgain(world),
    ...couponsAgain(world),
    ...promises(world),
  ];
  return { findings, outcome: outcomeOf(world, atRest), at };
}
