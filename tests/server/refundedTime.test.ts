import { describe, expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { cancel, foundAtPayPal, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, inbox, pay, subscribe } from './subscribed.ts';
import { bothLists } from './testServer.ts';

/** The charges of a subscription at PayPal, oldest first. */
async function chargesOf(id: string): Promise<string[]> {
  const entry = await foundAtPayPal(id);
  return (entry?.sales ?? []).filter(({ kind }) => kind === 'charge').map((sale) => sale.id);
}

/** Refunds the last charge at PayPal in full. */
async function refundThere(id: string): Promise<void> {
  const sale = (await chargesOf(id)).at(-1);
  await server.control('POST', `/transactions/${sale}/refund`, {});
  await server.settled();
}

async function paidForAYear(): Promise<{ owner: VerifiedOwner; id: string }> {
  const subscribed = await subscribe(server, { plan: 'Yearly' });
  await server.advanceDays(20);
  await server.settled();
  return subscribed;
}

/** The color of an open truck's hatch in an e-mail. */
const openHatch = '#f4a94f';

describe.each(bothLists)('a refund reported $listed', ({ refunds }) => {
  startServerForEachTest({ singleUnitTiers: 'accepted', refunds });
  letWebhooksArrive();

  it('while the subscription continues is reported on the page and by e-mail; the next charge restores access (R-ACCOUNT-UNPAID, R-CHARGE-GIVEN-BACK)', async () => {
    const { owner, id } = await paidForAYear();
    const { nextCharge } = await account(server, owner);
    await refundThere(id);
    const after = await account(server, owner);
    expect(after).toMatchObject({ state: 'refunded', nextCharge, refundedTime: { until: nextCharge?.at } });
    expect(after.receipts.map(({ kind, returned }) => [kind, returned])).toEqual([
      ['refund', 'nothing'],
      ['charge', 'all'],
    ]);
    const [mail, ...others] = await inbox(server, owner, 'refund of');
    expect(mail?.text).toMatch(/so the time until .* is no longer paid for/u);
    // By the credit note's number on the page, and by the id in its address.
    const [, named = ''] = /account\?receipt=([\w-]+)/u.exec(mail?.text ?? '') ?? [];
    expect(after.receipts[0]?.number).toBe(invoiceNumber('refund', named));
    expect(mail?.text).toContain(`Credit note: ${after.receipts[0]?.number}`);
    expect(others).toEqual([]);
    await server.advanceDays(366);
    await server.settled();
    expect(await account(server, owner)).toMatchObject({ state: 'active', refundedTime: null });
    await cancel(owner);
    expect(await account(server, owner)).toMatchObject({ state: 'cancelled' });
  });

  it('of a past subscription keeps the truck of its e-mail open while a later one runs', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(20);
    await cancel(owner);
    await pay(server, owner);
    await server.advanceDays(40);
    await server.settled();
    expect(await account(server, owner)).toMatchObject({ state: 'active' });
    await refundThere(id);
    const [mail] = await inbox(server, owner, 'refund of');
    expect(mail?.html).toContain(openHatch);
  });
});
