import { expect, it } from 'vitest';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { pauseSubscription } from '#functions/account/pauseSubscription.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { foundAtPayPal, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, subscribe } from './subscribed.ts';

const hour = 3_600_000;

startServerForEachTest();
letWebhooksArrive();

/** Lets hours pass, with a run of the schedules every six. */
async function live(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 6) {
    const goal = server.now().getTime() + Math.min(6, hours - passed) * hour;
    await server.control('PUT', '/clock', { advanceTo: new Date(goal).toISOString() });
    await server.settled();
    await finishInterrupted(server);
    await server.settled();
  }
}

it.each([30, 80])(
  'a pause that PayPal takes %i hours late is charged next on the day that was shown',
  async (late) => {
    const { owner, id } = await subscribe(server, { plan: 'Yearly' });
    await live(20 * 24);
    const [, offer] = (await account(server, owner)).pauseOffers;
    if (!offer) throw new Error('no pause is offered');
    const { until, nextChargeAt } = offer;
    const path = '/v1/billing/subscriptions/*/suspend';
    await server.control('POST', '/faults', { on: 'request', path, status: 503, times: 10_000 });
    await pauseSubscription(server, { owner, until, nextChargeAt });
    await live(late);
    await server.control('DELETE', '/faults');
    await live(6);
    expect((await foundAtPayPal(id))?.status).toBe('SUSPENDED');
    const dayOf = (moment: string | undefined) => chargeTimeOn(new Date(moment ?? 0)).toISOString();
    const paused = await account(server, owner);
    expect(dayOf(paused.nextCharge?.at)).toBe(dayOf(nextChargeAt));
    await live((Date.parse(until) - server.now().getTime()) / hour + late + 48);
    const over = await account(server, owner);
    expect(over).toMatchObject({ state: 'active', pause: null });
    expect(dayOf(over.nextCharge?.at)).toBe(dayOf(nextChargeAt));
  },
);
