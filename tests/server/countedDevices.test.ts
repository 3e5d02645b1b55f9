import { describe, expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { server, letWebhooksArrive, startServerForEachTest } from './eachServer.ts';
import { account, agree, inbox, recordOf, subscribe } from './subscribed.ts';

startServerForEachTest();
letWebhooksArrive();

async function devices(owner: VerifiedOwner): Promise<number> {
  const record = await recordOf(server, owner);
  const parts = record['payment_parts'] as { additional_devices: { quantity: number } };
  return parts.additional_devices.quantity + 1;
}

describe('the number of devices that counts', () => {
  it('is written with the refund that takes the paid time, before the next comparison (R-CHANGE-DEVICES)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 3 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 1 });
    expect(await devices(owner)).toBe(3);
    const charge = (await account(server, owner)).receipts.find(({ kind }) => kind === 'charge');
    await server.control('POST', `/transactions/${charge?.transactionId}/refund`, {});
    await server.settled();
    expect((await account(server, owner)).subscription).toMatchObject({ countedDevices: null });
    expect(await devices(owner)).toBe(1);
  });

  it('is named with its date, beside the former price, in the one e-mail about the change (R-CHANGE-DEVICES, R-MAIL-EVENTS)', async () => {
    const { owner, id } = await subscribe(server, { posDevices: 1 });
    await server.advanceDays(10);
    await agree(server, { owner, id, posDevices: 3 });
    const [mail, ...others] = await inbox(server, owner, 'has changed');
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Tablets: 1 tablet until .+, then 3 tablets\n/u);
    expect(mail?.text).toContain(`Before: Monthly, ${listedPrice('Monthly', 1).text} per month for 1 tablet`);
  });
});
