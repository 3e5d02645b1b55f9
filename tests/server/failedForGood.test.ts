import { expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import {
  foundAtPayPal,
  letWebhooksArrive,
  live,
  server,
  startServerForEachTest,
  statusAtPayPal,
} from './eachServer.ts';
import { account, inbox, subscribe } from './subscribed.ts';

startServerForEachTest();
letWebhooksArrive();

const salesOf = async (id: string) => (await foundAtPayPal(id))?.sales.map(({ kind }) => kind) ?? [];

/** An owner whose first charge fails. */
async function failing(plan: PublicPlanName): Promise<{ owner: VerifiedOwner; id: string }> {
  const subscribed = await subscribe(server, { plan });
  await server.control('POST', `/subscriptions/${subscribed.id}/fail`);
  return subscribed;
}

it.each(['Monthly', 'Yearly'] as const)(
  'a %s subscription ends once PayPal has given up its charge, and a debt collected months later is refunded (R-ACCOUNT-GIVEN-UP)',
  async (plan) => {
    const { owner, id } = await failing(plan);
    await live(15);
    expect(await account(server, owner)).toMatchObject({ state: 'paymentFailed' });
    await live(15);
    expect(await account(server, owner)).toMatchObject({ state: 'ended', nextCharge: null });
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    const ended = await inbox(server, owner, 'has ended');
    expect(ended.map(({ text }) => text)).toEqual([
      expect.stringContaining('PayPal couldn’t collect your latest payment'),
    ]);
    await live(100);
    await server.control('POST', `/subscriptions/${id}/repair`);
    await server.settled();
    await live(2);
    expect(await salesOf(id)).toEqual(['charge', 'refund']);
    expect(await account(server, owner)).toMatchObject({ state: 'ended' });
  },
);
