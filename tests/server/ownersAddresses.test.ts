import { describe, expect, it } from 'vitest';
import { priceList } from '#domain/priceList.ts';
import { confirmBooks, openPapers, removeBooks, setBooks } from '#functions/account/addresses/books.ts';
import { takeAddressBack } from '#functions/account/addresses/newAddress.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { exportData } from '#functions/account/exportData.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { findOfferFor } from '#functions/coupons/offer.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { handleEvent } from '#functions/sync/webhooks.ts';
import { outboxMessages } from '#sandbox/inbox/outboxMessages.ts';
import { startSubscription } from './asShown.ts';
import { cancel, letWebhooksArrive, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { quietSignIns } from './quietSignIns.ts';
import { account, inbox, pay, subscribe, daysToCharge } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';
import { everything } from './traces.ts';
import { setLanguage } from '#functions/account/profile.ts';

startServerForEachTest();
letWebhooksArrive();

const hour = 3_600_000;
const books = { uid: '', email: 'books@example.com', withGoogle: false };
const expired = { code: 'link/invalid' };

/** The secrets of all links to a page in the e-mails to an address, oldest first. */
async function secretsFor(email: string, page: string): Promise<string[]> {
  const mails = (await outboxMessages(server.store))
    .filter(({ to }) => to === email)
    .toSorted((one, other) => one.received.localeCompare(other.received));
  return mails.flatMap(({ links }) =>
    links.flatMap((link) => (link.includes(`/account/${page}`) ? [new URL(link).hash.slice(1)] : [])),
  );
}

async function lastSecretFor(email: string, page: string): Promise<string> {
  const secret = (await secretsFor(email, page)).at(-1);
  if (secret === undefined) throw new Error(`no link to ${page} was sent`);
  return secret;
}

const confirm = async () => confirmBooks(server, await lastSecretFor(books.email, 'confirm'));

async function withBooks() {
  const { owner, id } = await subscribe(server);
  await setBooks(server, owner, ' Books@Example.com ');
  await confirm();
  await server.advanceDays(daysToCharge);
  return { owner, id, open: await lastSecretFor(books.email, 'papers') };
}

describe('the address for the books', () => {
  it('gets every paper once its holder has confirmed it, and nothing else (R-BOOKS-COPIES)', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(priceList.Monthly.freeTrialDays - 5);
    await setBooks(server, owner, books.email);
    expect((await account(server, owner)).books).toEqual({ email: books.email, confirmed: false });
    await server.advanceDays(6);
    expect(await inbox(server, books, 'Invoice')).toEqual([]);
    await confirm();
    await confirm();
    expect(await inbox(server, owner, `go to ${books.email}`)).toHaveLength(1);
    // A day more than the longest month, because the test may begin before the hour of the charge.
    await server.advanceDays(31);
    const [charge] = (await account(server, owner)).receipts;
    await server.control('POST', `/transactions/${charge?.transactionId}/refund`, { amount: 1 });
    await server.settled();
    await server.control('POST', `/subscriptions/${id}/fail`, {});
    await server.advanceDays(31);
    await cancel(owner);
    const subjects = (await inbox(server, books, '')).map(({ subject }) => subject);
    expect(subjects.map((subject) => subject.replace(/ (?:for|of).*/u, '')).toSorted()).toEqual([
      'Confirm that you want the invoices',
      'Credit note',
      'Failed payment',
      'Invoice',
    ]);
  });

  it.each([['before'], ['after']])(
    'gets a debit note for a reversal that is heard of %s its dispute is decided for us (R-BOOKS-COPIES)',
    async (when) => {
      const { owner } = await withBooks();
      const [charge] = (await account(server, owner)).receipts;
      server.webhooks.arrive = false;
      const from = server.now();
      await server.control('POST', `/transactions/${charge?.transactionId}/reverse`, {});
      server.advanceClock(hour);
      const decided = { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' };
      await server.control('POST', `/transactions/${charge?.transactionId}/dispute`, decided);
      const events = await server.payments.listEvents({ from, to: server.now() });
      const heard = events.toSorted((one, other) => String(one.at).localeCompare(String(other.at)));
      for (const event of when === 'before' ? heard : heard.toReversed()) await handleEvent(server, event);
      const { receipts } = await account(server, owner);
      const debit = receipts.find(({ kind }) => kind === 'reinstatement');
      const mails = await inbox(server, books, '');
      const papers = mails.flatMap(({ text }) => receipts.filter(({ number }) => text.includes(number)));
      expect(papers.map(({ number }) => number).toSorted()).toEqual(
        receipts.map(({ number }) => number).toSorted(),
      );
      const [mail, ...more] = mails.filter(({ subject }) => subject.startsWith('Debit note'));
      expect(more).toEqual([]);
      expect(mail?.links.some((link) => link.includes(`receipt=${debit?.number}`))).toBe(true);
    },
  );

  it('opens the papers for 30 days and nothing else, until the owner removes it (R-BOOKS-LINK)', async () => {
    const { owner, open } = await withBooks();
    const { receipts } = await account(server, owner);
    expect(await openPapers(server, open)).toMatchObject({ receipts, email: owner.email });
    expect(receipts).toHaveLength(1);
    const guess = `${open.slice(0, -1)}${open.endsWith('A') ? 'B' : 'A'}`;
    await expect(openPapers(server, guess)).rejects.toMatchObject(expired);
    await expect(takeAddressBack(server, open)).rejects.toMatchObject(expired);
    await expect(confirmBooks(server, open)).rejects.toMatchObject(expired);
    server.advanceClock(28 * 24 * hour);
    await openPapers(server, open);
    server.advanceClock(48 * hour);
    await expect(openPapers(server, open)).rejects.toMatchObject(expired);
    expect(await setBooks(server, owner, books.email)).toEqual({ email: books.email, confirmed: true });
    await server.advanceDays(32);
    const later = await lastSecretFor(books.email, 'papers');
    await openPapers(server, later);
    await removeBooks(server, owner);
    await expect(openPapers(server, later)).rejects.toMatchObject(expired);
    await expect(confirm()).rejects.toMatchObject(expired);
    // Named again, it gets new links; the old ones stay closed.
    await setBooks(server, owner, books.email);
    server.advanceClock(hour);
    await confirm();
    await expect(openPapers(server, later)).rejects.toMatchObject(expired);
  });

  it('stays when the owner comes back, and is written in the owner’s language (R-BOOKS-COPIES)', async () => {
    const { owner } = await withBooks();
    await cancel(owner);
    await server.settled();
    await setLanguage(server, { owner, language: 'es' });
    await pay(server, owner);
    await server.advanceDays(32);
    const { receipts } = await openPapers(server, await lastSecretFor(books.email, 'papers'));
    expect(receipts).toEqual((await account(server, owner)).receipts);
    expect(receipts.length).toBeGreaterThan(1);
    expect(await inbox(server, books, 'Factura de')).not.toEqual([]);
  });

  it('is in no log, in no document in clear, and goes with the account (R-BOOKS-LINK)', async () => {
    const { owner, open } = await withBooks();
    const hidden = JSON.stringify(await exportData(server, owner));
    expect(hidden).toContain(books.email);
    expect([hidden, ...server.lines].filter((text) => text.includes(open))).toEqual([]);
    expect(JSON.stringify(await server.readCollection('OwnerLinks'))).not.toContain(open.split('.')[1]);
    await deleteAccount(server, owner);
    await expect(openPapers(server, open)).rejects.toMatchObject(expired);
    expect(await everything(server)).not.toContain(books.email);
  });

  it('cannot be used to write to everybody', async () => {
    const { owner } = await subscribe(server);
    await expect(setBooks(server, owner, 'nobody')).rejects.toMatchObject({ code: 'auth/invalid-email' });
    for (let at = 0; at < 5; at += 1) await setBooks(server, owner, `books${at}@example.com`);
    await expect(setBooks(server, owner, 'one@example.com')).rejects.toMatchObject({
      code: 'request/too-many',
    });
  });
});

describe('an owner whose sign-in has another address', () => {
  const moved = (owner: VerifiedOwner, name = 'new'): VerifiedOwner => ({
    ...owner,
    email: `${name}-${owner.email}`,
  });
  const addresses = async () => Object.keys(await server.readCollection('Subscriptions'));

  it('has moved with everything, and both addresses know (R-ADDRESS-MOVES)', async () => {
    const { owner, id } = await subscribe(server);
    await cancel(owner);
    await server.settled();
    const later = await pay(server, owner);
    const now = moved(owner);
    expect(await account(server, now)).toMatchObject({
      subscription: { subscriptionId: later },
      wayBackUntil: new Date(server.now().getTime() + 72 * hour).toISOString(),
    });
    expect(await addresses()).toEqual([now.email]);
    expect(await inbox(server, owner, 'no longer sign in')).toHaveLength(1);
    expect(await inbox(server, now, 'New email address for')).toHaveLength(1);
    const left = JSON.stringify([
      await server.readCollection('Checkouts'),
      await server.readCollection('Registrations'),
      (await server.readCollection('PastSubscriptions'))[id]?.['email'],
    ]);
    expect(left).not.toContain(`"${owner.email}"`);
    await server.advanceDays(32);
    expect(await inbox(server, owner, 'receipt')).toEqual([]);
    expect(await inbox(server, now, 'receipt')).not.toEqual([]);
    expect((await account(server, now)).wayBackUntil).toBeNull();
    const other = { ...owner, uid: 'somebody-else' };
    await expect(account(server, other)).rejects.toThrow('no account');
  });

  it('can be taken back for 72 hours, once, by the former address alone (R-ADDRESS-BACK)', async () => {
    const { owner, id } = await subscribe(server);
    const thief = moved(owner, 'thief');
    await account(server, thief);
    await setBooks(server, thief, books.email);
    await confirm();
    const again = moved(owner, 'hidden');
    server.advanceClock(hour);
    await account(server, again);
    server.advanceClock(70 * hour);
    const restored: string[] = [];
    const signIns = {
      ...quietSignIns,
      holderOf: () => Promise.resolve('fresh-account'),
      remove: async (uid: string) => void restored.push(`removed ${uid}`),
      restore: async (uid: string, email: string) => restored.push(`${uid} has ${email}`) > 0,
    };
    const link = await lastSecretFor(owner.email, 'take-back');
    const secondLink = await lastSecretFor(thief.email, 'take-back');
    expect(await takeAddressBack({ ...server, signIns }, link)).toEqual({ email: owner.email });
    expect(restored).toEqual(['removed fresh-account', `${owner.uid} has ${owner.email}`]);
    expect(await addresses()).toEqual([owner.email]);
    expect(await account(server, owner)).toMatchObject({
      subscription: { subscriptionId: id },
      books: null,
      wayBackUntil: null,
    });
    expect(await inbox(server, owner, 'with this address again')).toHaveLength(1);
    expect(await inbox(server, again, 'no longer opens')).toHaveLength(1);
    for (const used of [link, secondLink])
      await expect(takeAddressBack(server, used)).rejects.toMatchObject(expired);
    expect(await secretsFor(again.email, 'take-back')).toEqual([]);
  });

  it('cannot be taken back later, or from another account that has the address by now (R-ADDRESS-BACK)', async () => {
    const { owner } = await subscribe(server);
    await account(server, moved(owner));
    const link = await lastSecretFor(owner.email, 'take-back');
    const other = await subscribe(server);
    const signIns = { ...quietSignIns, holderOf: () => Promise.resolve(other.owner.uid) };
    await expect(takeAddressBack({ ...server, signIns }, link)).rejects.toMatchObject({
      code: 'account/address-taken',
    });
    server.advanceClock(72 * hour);
    await expect(takeAddressBack(server, link)).rejects.toMatchObject(expired);
    expect(await addresses()).toContain(moved(owner).email);
  });

  it('has the subscription of the former one, pays once and can cancel, even if the new one has an ended one', async () => {
    const { owner, id } = await subscribe(server);
    const later = moved(owner);
    const imported = { status: 'cancelled', subscriptionID: 'I-IMPORTED', charge_period: 'Monthly' };
    await server.store.set(subscriptions.ref(later.email), { ...imported, email: later.email });
    expect(await startSubscription(server, { owner: later, plan: 'Monthly', code: null })).toMatchObject({
      outcome: 'recorded',
      subscription: { subscriptionId: id },
    });
    expect(await account(server, later)).toMatchObject({ subscription: { subscriptionId: id } });
    await cancel(later);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
  });

  it('is refused a coupon that the account has used under the former one, for free and for a discount (R-COUPON-REDEEM)', async () => {
    const owner = await register(server);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    await cancel(owner);
    const second = await register(server, {}, moved(owner));
    await expect(findOfferFor(server, 'FREE50', second)).rejects.toMatchObject({
      code: 'coupon/invalid',
    });
    const again = redeemFreeCoupon(server, { owner: second, plan: 'Monthly', code: 'FREE50' });
    await expect(again).rejects.toMatchObject({ code: 'coupon/redeem-failed' });

    const id = await start(server, second, { code: 'LAUNCH' });
    await server.approve(id);
    await activate(server, second, id);
    await cancel(second);
    const third = await register(server, {}, moved(second));
    const discounted = startSubscription(server, { owner: third, plan: 'Monthly', code: 'LAUNCH' });
    await expect(discounted).rejects.toMatchObject({ code: 'coupon/invalid' });
    expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(2);
  });
});
