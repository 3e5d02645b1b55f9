import { UTCDate } from '@date-fns/utc';
import { addYears } from 'date-fns/addYears';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicPlanName } from '#domain/plan.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import type { SimulatorSettings } from '#simulator/PayPalSimulator.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { openSharedSimulator, type SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { account, pay, subscribe } from '../subscribed.ts';

/** A start whose charges fall on days that some months or years do not have; two years from it contain a leap day. */
interface Start {
  title: string;
  plan: PublicPlanName;
  at: string;
  /** Whether its owner's trial is used: the approval is then the first charge. */
  returning: boolean;
}

const starts: readonly Start[] = [
  ...(['2027-01-29', '2027-01-30', '2027-01-31', '2027-08-31'] as const).flatMap((day): Start[] => [
    { title: `by the month from ${day}`, plan: 'Monthly', at: `${day}T18:30:00Z`, returning: true },
  ]),
  // A seven-day trial ends on January 31, a fourteen-day one on February 29.
  { title: 'by the month after a trial', plan: 'Monthly', at: '2028-01-24T12:00:00Z', returning: false },
  { title: 'by the year after a trial', plan: 'Yearly', at: '2028-02-15T12:00:00Z', returning: false },
  { title: 'by the year from a leap day', plan: 'Yearly', at: '2028-02-29T23:30:00Z', returning: true },
];

const ways: ReadonlyArray<[SimulatorSettings['monthEnds'], string]> = [
  ['drift', 'goes on with the shorter month’s last day'],
  ['return', 'returns to the day of the first charge'],
  ['first', 'goes on with the first of the month after'],
];

const dayMs = 86_400_000;

let simulator: SharedSimulator;
const advanceTo = (server: InProcessServer, at: string) => server.control('PUT', '/clock', { advanceTo: at });

/** Starts according to the row, earlier by the length of a former subscription. */
async function begin(server: InProcessServer, { plan, at, returning }: Start) {
  const before = returning ? 60 * dayMs : 0;
  server.time.skip(Date.parse(at) - before - server.now().getTime());
  if (!returning) return subscribe(server, { plan, posDevices: 1 });
  const { owner } = await subscribe(server, { posDevices: 1 });
  await cancelSubscription(server, { owner, reason: null });
  await advanceTo(server, at);
  return { owner, id: await pay(server, owner, plan) };
}

const nextOf = ({ books }: InProcessServer, id: string) => books.subscriptions[id]?.account?.next_time ?? '';

describe.each(ways)('by the rule of month ends %s: PayPal %s', (monthEnds) => {
  beforeAll(async () => {
    simulator = await openSharedSimulator({ settings: { monthEnds } });
  });
  afterAll(() => simulator.close());

  it.each(starts)(
    'two years, or four by the year, $title have no gap and no overlap (R-ACCOUNT-RECEIPTS)',
    async (start) => {
      const server = await simulator.server();
      const { owner, id } = await begin(server, start);
      const years = start.plan === 'Yearly' ? 4 : 2;
      const end = addYears(new UTCDate(start.at), years);
      await syncSubscription(server, id, { money: 'always' });
      while (new Date(nextOf(server, id)) < end) {
        await advanceTo(server, nextOf(server, id));
        await syncSubscription(server, id, { money: 'always' });
        await finishInterrupted(server);
      }
      const { receipts } = await account(server, owner);
      const own = receipts.filter(({ subscriptionId }) => subscriptionId === id).toReversed();
      expect(own.length).toBeGreaterThanOrEqual(start.plan === 'Yearly' ? years : 12 * years - 1);
      const charged = own.map(({ at }) => at);
      expect(own.map(({ periodStart }) => periodStart)).toEqual(charged);
      const next = new Date(nextOf(server, id)).toISOString();
      expect(own.map(({ periodEnd }) => periodEnd)).toEqual([...charged.slice(1), next]);
      await expectInvariants(server);
    },
  );

  it.each(starts)(
    'an owner who leaves and comes back $title is charged once for each period',
    async (start) => {
      const server = await simulator.server();
      const { owner, id } = await begin(server, start);
      await server.time.pass(dayMs);
      if (!start.returning) {
        await advanceTo(server, nextOf(server, id));
        await server.time.pass(dayMs);
      }
      await syncSubscription(server, id, { money: 'always' });
      const paidUntil = nextOf(server, id);
      await cancelSubscription(server, { owner, reason: null });
      expect(new Date((await account(server, owner)).accessUntil ?? 0)).toEqual(new Date(paidUntil));
      const again = await pay(server, owner, start.plan);
      const { sales, account: billed } = server.books.subscriptions[again] ?? {};
      expect({ sales, next: billed?.next_time }).toEqual({ sales: undefined, next: paidUntil });
      await advanceTo(server, paidUntil);
      expect(server.books.subscriptions[again]?.sales).toMatchObject([{ time: paidUntil }]);
      expect(server.books.subscriptions[id]?.sales).toHaveLength(1);
    },
  );
});
