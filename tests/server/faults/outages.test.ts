import { describe, expect, it } from 'vitest';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import type { Attempt } from '../invariants/evidence.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { approved } from '../subscribed.ts';
import { register, start } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { attempt } from './attempts.ts';
import { outages, type Outage } from './outages.ts';
import { states } from './states.ts';

shareSimulator();

/** A browser's call may take thirty seconds. */
const longestCallMs = 30_000;
const patienceOfPayPalMs = 120_000;

const activated = (server: InProcessServer, owner: VerifiedOwner, subscriptionId: string): Promise<Attempt> =>
  attempt(owner, () => activateSubscription(server, { owner, subscriptionId, orderId: 'ORDER-1' }));

/** Makes one step fail while its owner activates, and returns the owner's result. */
const during: Readonly<Record<string, (server: InProcessServer, outage: Outage) => Promise<Attempt[]>>> = {
  async token(server, { fault, survived }) {
    const { owner, id } = await approved(server);
    await server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
    const late = server.instance();
    server.network.break('token', fault);
    const heard = await attempt(owner, () =>
      activateSubscription(late, { owner, subscriptionId: id, orderId: null }),
    );
    expect(heard.outcome).toBe(survived ? 'ok' : 'failed');
    return [heard];
  },
  async read(server, { fault, survived }) {
    const { owner, id } = await approved(server, { code: 'LAUNCH' });
    server.network.break('read', fault);
    const heard = await activated(server, owner, id);
    expect(heard.outcome).toBe(survived ? 'ok' : 'failed');
    return [heard];
  },
  async cancel(server, { fault, survived }) {
    const owner = await register(server);
    const kept = await start(server, owner);
    const other = await start(server, owner, { plan: 'Yearly' });
    for (const id of [kept, other]) await server.approve(id);
    const first = await activated(server, owner, kept);
    server.network.break('cancel', fault);
    const second = await activated(server, owner, other);
    // The owner has a subscription, even if the other one fails.
    expect(second).toMatchObject({ outcome: 'ok', subscriptionId: kept });
    if (survived) expect(server.books.subscriptions[other]?.status).toBe('CANCELLED');
    return [first, second];
  },
  async verify(server, { fault, survived }) {
    server.webhooks.arrive = true;
    const owner = await register(server);
    const id = await start(server, owner);
    await server.settled();
    server.receiver = server.instance();
    server.webhooks.answers.length = 0;
    server.network.break('verify', fault);
    await server.approve(id);
    await server.settled();
    const answers = new Set(server.webhooks.answers);
    expect([...answers].filter((answer) => ![200, 401, 500, 503].includes(answer))).toEqual([]);
    if (survived) expect(answers).toContain(200);
    return [];
  },
};

describe.each(Object.keys(during))('the request to PayPal for %s fails', (step) => {
  it.each(outages)('$title', async (outage) => {
    const server = await simulator.server();
    const began = Date.now();
    const history = (await during[step]?.(server, outage)) ?? [];
    // PayPal itself waits longer than a browser.
    expect(Date.now() - began).toBeLessThan(step === 'verify' ? patienceOfPayPalMs : longestCallMs);
    server.network.mend();
    await server.rest();
    await expectInvariants(server, { history });
    expect(Object.keys(await server.readCollection('Subscriptions'))).toHaveLength(1);
  });
});

it('is a matrix of 95 cells', () => {
  expect(Object.keys(during).length * outages.length + states.length).toBe(95);
});

describe('PayPal reports it as', () => {
  it.each(states)('$title', async ({ arrange, heard, recorded }) => {
    const server = await simulator.server();
    const owner = await register(server);
    const id = await start(server, owner);
    await arrange(server, id);
    const said = await activated(server, owner, id);
    expect(said.outcome).toBe(heard);
    server.network.mend();
    await server.rest();
    await expectInvariants(server, { history: [said] });
    expect(Object.keys(await server.readCollection('Subscriptions'))).toHaveLength(recorded ? 1 : 0);
  });
});
