import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { crashAt, type CrashingInstance } from './crashAt.ts';
import { endingRoutes, type EndingRoute } from './endings.ts';
import { quietSignIns } from '../quietSignIns.ts';
import { outages } from './outages.ts';

shareSimulator();

let mortals: CrashingInstance[] = [];
afterEach(() => {
  for (const one of mortals) one.end();
  mortals = [];
});

/** A browser's call may take thirty seconds. */
const longestCallMs = 30_000;

const routes: EndingRoute[] = Object.values(endingRoutes);

/** Lets the scheduled functions finish, and checks the result. */
async function expectSettled(server: InProcessServer): Promise<void> {
  server.network.mend();
  await server.rest();
  await expectInvariants(server);
}

/** Whether a call ended with a response or with a refusal that its caller can receive. */
async function ends(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderError) return false;
    if (error instanceof AppError && error.code !== 'service/unexpected') return false;
    throw error;
  }
}

const outageCells = routes.flatMap((route) => route.steps.map((step) => ({ ...route, step })));

/** `outages.test.ts` tries all of them. */
const unlikeOutages = outages.filter(({ alike }) => !alike);

describe.each(outageCells)('$title fails while PayPal is asked for $step', (cell) => {
  it.each(unlikeOutages)('$title', async ({ fault }) => {
    const server = await simulator.server();
    const leaving = await cell.prepare(server);
    if (cell.step === 'token')
      await server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
    server.network.break(cell.step, fault);
    const began = Date.now();
    const taken = await ends(cell.call(server.instance(), leaving));
    expect(Date.now() - began).toBeLessThan(longestCallMs * (cell.byEvent ? 4 : 1));
    server.network.mend();
    // PayPal resends an event that was not accepted; an owner only sees the failure.
    if (!taken && cell.byEvent) await cell.call(server.instance(), leaving);
    await expectSettled(server);
    await cell.finished(server, leaving);
  });
});

/** Runs a route with an instance that crashes at one of its points. Returns whether it crashed. */
async function go(route: EndingRoute, { nth, again }: { nth: number; again: boolean }): Promise<boolean> {
  const server = await simulator.server();
  const leaving = await route.prepare(server);
  const one = crashAt(server.instance(), (_moment, lived) => lived === nth);
  mortals.push(one);
  let crashed = false;
  void one.ended.then(() => {
    crashed = true;
  });
  await Promise.race([one.ended, ends(route.call(one.context, leaving))]);
  if (again) await ends(route.call(server.instance(), leaving));
  await expectSettled(server);
  // The owner's request may not have arrived at all.
  const begun = again || !(await route.untouched?.(server, leaving));
  if (begun) await route.finished(server, leaving);
  return crashed;
}

describe.each(routes)('an instance crashes while $title', (route) => {
  it.each([
    ['asks again', true],
    ['never asks again', false],
  ])('at any moment, and the caller %s', async (_what, again) => {
    let nth = 1;
    while (await go(route, { nth, again })) nth += 1;
    expect(nth).toBeGreaterThan(5);
  });
});

/** Possible changes to a subscription at PayPal before we learn of them. */
const movesThere = ['suspend', 'cancel'] as const;

const movedCells = (['cancel', 'deletion', 'give back', 'give back to nobody'] as const).flatMap((name) =>
  movesThere.map((move): [keyof typeof endingRoutes, (typeof movesThere)[number]] => [name, move]),
);

describe('a subscription changed at PayPal before', () => {
  it.each(movedCells)('still ends: %s after %s', async (name, move) => {
    const server = await simulator.server();
    const route: EndingRoute = endingRoutes[name];
    const leaving = await route.prepare(server);
    await server.control('POST', `/subscriptions/${leaving.subscriptionId}/${move}`);
    await ends(route.call(server.instance(), leaving));
    await expectSettled(server);
    await route.finished(server, leaving);
  });
});

it('is a matrix of 341 cells: steps and outages, crashes, and states at PayPal', () => {
  expect([outageCells.length * unlikeOutages.length, routes.length * 2, movedCells.length]).toEqual([
    323, 10, 8,
  ]);
});

describe('a deletion while the sign-in service is unreachable', () => {
  it('is finished once it is back, and no document names the owner', async () => {
    const server = await simulator.server();
    const leaving = await endingRoutes.deletion.prepare(server);
    const away = {
      ...quietSignIns,
      remove: () => Promise.reject(new Error('the sign-in service is out of reach')),
    };
    const instance = { ...server.instance(), signIns: away };
    await expect(endingRoutes.deletion.call(instance, leaving)).rejects.toThrow('out of reach');
    await expectSettled(server);
    await endingRoutes.deletion.finished(server, leaving);
  });
});
