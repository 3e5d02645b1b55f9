import { describe, expect, it } from 'vitest';
import { agreementText } from '#domain/agreement.ts';
import { dayIn } from '#domain/day.ts';
import { agreementWords as spanish } from '#domain/es/agreementWords.ts';
import { locale as spanishLocale } from '#domain/es/language.ts';
import { termsVersion } from '#domain/terms.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { requestChange } from './asShown.ts';
import { letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';
import { account, pay, recordOf, subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

startServerForEachTest();
letWebhooksArrive();

const dayMs = 24 * 60 * 60_000;

/** The agreements in a subscription's records, oldest first. */
async function agreedBy(owner: VerifiedOwner): Promise<Fields[]> {
  return ((await recordOf(server, owner))['agreements'] ?? []) as Fields[];
}

/** The sentence for a month's price with this many devices. */
// Only a screen's dates do not break.
const monthly = (posDevices: number, day: Date) =>
  agreementText(
    { total: listedPrice('Monthly', posDevices).amount, currency: 'USD', interval: 'month' },
    day,
  ).replaceAll('\u00A0', ' ');

const trialEndOf = async (owner: VerifiedOwner) =>
  ((await recordOf(server, owner))['billing'] as Fields)['trial_ends'] as Date;

describe('an agreement', () => {
  it('is in the record, word for word, with the version of the terms and the time (R-AGREEMENT-KEPT)', async () => {
    const owner = await register(server, { posDevices: 3 });
    const before = server.now();
    const id = await start(server, owner);
    const after = server.now();
    await server.approve(id);
    await activate(server, owner, id);
    expect(await agreedBy(owner)).toEqual([
      {
        text: monthly(3, await trialEndOf(owner)),
        terms_version: termsVersion,
        shown_at: expect.any(Date),
        language: 'en',
      },
    ]);
    const shownAt = (await agreedBy(owner))[0]?.['shown_at'] as Date;
    expect(shownAt >= before && shownAt <= after).toBe(true);
  });

  it('is in its owner’s language, as the Spanish screens show it, and again for a change (R-AGREEMENT-KEPT)', async () => {
    const shown = (posDevices: number, day: Date) =>
      spanish.sentence(listedPrice('Monthly', posDevices).text, 'month', dayIn(spanishLocale)(day));
    const owner = await register(server, { language: 'es', posDevices: 3 });
    const id = await pay(server, owner);
    const firstCharge = await trialEndOf(owner);
    await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 5 } });
    await server.advanceDays(10);
    await server.control('POST', `/subscriptions/${id}/consent`, {});
    await server.settled();
    const { nextCharge } = await account(server, owner);
    expect(await agreedBy(owner)).toMatchObject([
      { text: shown(3, firstCharge), language: 'es' },
      { text: shown(5, new Date(nextCharge?.at ?? 0)), language: 'es' },
    ]);
  });

  it('names the first charge date shown last, if an owner continues days later', async () => {
    const owner = await register(server);
    const first = await start(server, owner);
    await server.advanceDays(3);
    const id = await start(server, owner);
    expect(id).toBe(first);
    await server.approve(id);
    await activate(server, owner, id);
    expect(await agreedBy(owner)).toMatchObject([{ text: monthly(3, await trialEndOf(owner)) }]);
  });

  it('keeps its time if the same text is shown again on the same day', async () => {
    const owner = await register(server);
    await start(server, owner);
    const shown = Object.values(await server.readCollection('Checkouts')).map((it) => it['agreement']);
    server.advanceClock(1000);
    await pay(server, owner);
    expect(await agreedBy(owner)).toEqual(shown);
  });
});

describe('an agreement after the account is deleted', () => {
  it.each([
    ['three years after it was shown', 30, 3 * 365],
    ['a year after the end, where that is later', 3 * 365, 4 * 365],
  ])('is kept until %s, without the owner (R-AGREEMENT-KEPT)', async (_until, deletedAfter, keptFor) => {
    const { owner, id } = await subscribe(server, { posDevices: 3 });
    const agreements = await agreedBy(owner);
    const shownAt = agreements[0]?.['shown_at'];
    if (!(shownAt instanceof Date)) throw new Error('nothing was agreed to');
    server.advanceClock(deletedAfter * dayMs);
    await deleteAccount(server, owner);
    const kept = await server.store.get({ collection: 'Agreements', id });
    expect(kept).toEqual({ agreements, expires_at: expect.any(Date) });
    const expires = kept?.['expires_at'] as Date;
    const days = (expires.getTime() - shownAt.getTime()) / dayMs;
    expect(Math.abs(days - keptFor)).toBeLessThanOrEqual(2);
    expect(days).toBeGreaterThanOrEqual(keptFor);
  });

  it('is also kept for a past subscription', async () => {
    const { owner, id } = await subscribe(server);
    await server.control('POST', `/subscriptions/${id}/cancel`, {});
    await server.settled();
    await server.advanceDays(40);
    const again = await pay(server, owner);
    await deleteAccount(server, owner);
    expect(Object.keys(await server.readCollection('Agreements')).toSorted()).toEqual([id, again].toSorted());
  });
});
