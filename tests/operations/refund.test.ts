import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { setLanguage } from '#functions/account/profile.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { account, inbox, pay, subscribe, daysToCharge } from '../server/subscribed.ts';
import { startTestServer } from '../server/eachServer.ts';
import { bothLists, type TestServer } from '../server/testServer.ts';
import { runOn } from './opsOn.ts';

let server: TestServer;

async function refund(args: string[], context: ServerContext = server): Promise<void> {
  await runOn(context, ['refund', ...args], { answers: { Refund: true } });
}

async function atPayPal(id: string): Promise<number[]> {
  const entry = (await server.ledger()).find((one) => one.id === id);
  return (entry?.sales ?? []).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
}

/** An owner who was charged once, with PayPal's id of the charge. */
async function charged() {
  const { owner, id } = await subscribe(server);
  await server.advanceDays(daysToCharge);
  await server.settled();
  const [charge] = (await account(server, owner)).receipts;
  return { owner, id, charge: charge?.transactionId ?? '' };
}

describe.each(bothLists)('a refund by an operator, reported $listed', ({ refunds }) => {
  beforeEach(async () => {
    server = await startTestServer({ settings: { singleUnitTiers: 'accepted', refunds } });
    server.webhooks.arrive = true;
  });
  afterEach(() => server.stop());

  it.each([true, false])(
    'of the same part is made again only if the first is named; events arrive: %s',
    async (arrive) => {
      const { owner, id, charge } = await charged();
      server.webhooks.arrive = arrive;
      await refund([charge, '--amount', '9.00']);
      await expect(refund([charge, '--amount', '9.00'])).rejects.toThrow('--amount 9.00 --already 9.00');
      await server.advanceDays(4);
      await expect(refund([charge, '--amount', '9.00'])).rejects.toThrow('$9.00 of');
      expect(await atPayPal(id)).toEqual([900]);
      await refund([charge, '--amount', '9.00', '--already', '9.00']);
      expect(await atPayPal(id)).toEqual([900, 900]);
      await server.settled();
      const { receipts } = await account(server, owner);
      expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund', 'refund']);
    },
  );

  it('of a past subscription speaks the language that its owner reads now', async () => {
    const { owner, charge } = await charged();
    await cancelSubscription(server, { owner, reason: null });
    await pay(server, owner);
    await setLanguage(server, { owner, language: 'es' });
    const reasons: string[] = [];
    const { payments } = server;
    const refundCharge: typeof payments.refundCharge = (request) => {
      reasons.push(request.reason);
      return payments.refundCharge(request);
    };
    await refund([charge], { ...server, payments: { ...payments, refundCharge } });
    expect(reasons).toEqual([wordsIn('es').refundNotes.support]);
    expect(await inbox(server, owner, 'Reembolso')).toHaveLength(1);
  });

  it.each([
    ['lost', true, new PaymentProviderError('unavailable')],
    ['lost', false, new PaymentProviderError('unavailable')],
    // PayPal still handles the first request, whose answer was lost.
    ['409', false, new PayPalError(409, { issue: 'PREVIOUS_REQUEST_IN_PROGRESS' })],
  ])(
    'whose answer is %s is made once when it is asked again; events arrive: %s',
    async (_answer, arrive, failure) => {
      const { id, charge } = await charged();
      server.webhooks.arrive = arrive;
      const { payments } = server;
      const deaf: ServerContext = {
        ...server,
        payments: {
          ...payments,
          refundCharge: async (request) => {
            await payments.refundCharge(request);
            throw failure;
          },
        },
      };
      await expect(refund([charge, '--amount', '9.00'], deaf)).rejects.toThrow(PaymentProviderError);
      await server.settled();
      for (const amount of ['8.00', '9.00']) {
        await expect(refund([charge, '--amount', amount])).rejects.toThrow('has gone back');
      }
      expect(await atPayPal(id)).toEqual([900]);
      await refund([charge, '--amount', '9.00', '--already', '9.00']);
      expect(await atPayPal(id)).toEqual([900, 900]);
    },
  );

  it('of a charge whose reversal was undone is a first one', async () => {
    const { id, charge } = await charged();
    const atPayPalOf = async (what: string, body: object) => {
      await server.control('POST', `/transactions/${charge}/${what}`, body);
      await server.settled();
    };
    await atPayPalOf('dispute', {});
    await atPayPalOf('reverse', {});
    await expect(refund([charge, '--amount', '9.00'])).rejects.toThrow('has gone back');
    await atPayPalOf('dispute', { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' });
    await server.advanceDays(1);
    await refund([charge, '--amount', '9.00']);
    expect(await atPayPal(id)).toEqual([900]);
  });

  it('asked for by two operators at once is made once', async () => {
    const { id, charge } = await charged();
    await Promise.allSettled([refund([charge, '--amount', '9.00']), refund([charge, '--amount', '9.00'])]);
    expect(await atPayPal(id)).toEqual([900]);
  });

  it('that PayPal refuses can be requested again with another amount', async () => {
    const { owner, id, charge } = await charged();
    const { amount: paid, text } = listedPrice('Monthly', 3);
    const most = ((paid - 900) / 100).toFixed(2);
    await expect(refund([charge, '--amount', '1000'])).rejects.toThrow(`at most ${text}`);
    const answers = { [`Refund $${most} of the ${text} of ${charge}?`]: true };
    await runOn(server, ['refund', charge, '--amount', most], { answers });
    const again = [charge, '--amount', most, '--already', most];
    await expect(refund(again)).rejects.toThrow('REFUND_AMOUNT_EXCEEDED');
    await refund([charge, '--amount', '9.00', '--already', most]);
    expect(await atPayPal(id)).toEqual([paid - 900, 900]);
    await expect(refund([charge])).rejects.toThrow('Nothing of it is left');
    const shown = (await runOn(server, ['show', owner.email])).talk.said;
    expect(shown).toContainEqual(expect.stringContaining(`${charge}  charge  ${text}  `));
    const given = shown.map((line) => line.split('  ')).filter(([, kind]) => kind === 'refund');
    expect(new Set(given.map(([, , amount]) => amount))).toEqual(new Set([`$${most}`, '$9.00']));
    await expect(refund([given[0]?.[0] ?? ''])).rejects.toThrow('There is no payment');
    const states = Object.values(await server.readCollection('Audit')).map(({ state }) => String(state));
    expect(states.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
  });
});
