import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import { accountOf } from '#functions/account/account.ts';
import { setBooks } from '#functions/account/addresses/books.ts';
import { deleteAccount, finishDeletions } from '#functions/account/deletion.ts';
import { exportData } from '#functions/account/exportData.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { registrationRef, type VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { StoreError, type Store } from '#functions/store/Store.ts';
import { updateProfile } from '#functions/account/profile.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { requestChange } from './asShown.ts';
import { cancel, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { inbox, pay, subscribe } from './subscribed.ts';
import { newOwner, register, start } from './testServer.ts';
import { documentsOf, everything, tracesOf as remains } from './traces.ts';

/** The price of a month with the coupon LAUNCH, for the two devices that `subscribed` orders. */
const discounted = listedPrice('Launch50', 2).amount;

startServerForEachTest();

const subscribed = (order: { code?: string } = {}) => subscribe(server, { posDevices: 2, ...order });

const recordOf = ({ email }: VerifiedOwner) => server.store.get(subscriptions.ref(email));
const registrationFieldsOf = ({ uid }: VerifiedOwner) => server.store.get(registrationRef(uid));

const charge = (id: string, subscriptionId: string) =>
  server.store.set(
    { collection: 'Charges', id },
    { subscription_id: subscriptionId, kind: 'charge', amount: discounted, currency: 'USD', at: new Date() },
  );

/** A deleted owner's data that still exists once the deletion has finished. */
async function tracesOf(owner: VerifiedOwner): Promise<string[]> {
  server.advanceClock(11 * 60_000);
  await finishDeletions(server);
  return remains(server, owner);
}

/** The e-mails about the deletion of an owner's account. */
const lettersTo = (owner: VerifiedOwner) => inbox(server, owner, 'account is deleted');

const profile = { fullName: 'Ada L.', restaurantName: 'Taco Monday', marketingConsent: true };

describe('the profile', () => {
  it('is stored in the record and in the registration, with the truck’s random letters (R-OWN-DETAILS)', async () => {
    const { owner } = await subscribed();
    const letters = String((await registrationFieldsOf(owner))?.['suffix']);
    await updateProfile(server, { owner, profile });
    expect(await recordOf(owner)).toMatchObject({
      customerName: 'Ada L.',
      restaurantName: `Taco Monday_${letters}`,
      consents: { marketing: true, marketing_changed: expect.any(Date), termsAccepted: true },
    });
    expect(await registrationFieldsOf(owner)).toMatchObject({
      full_name: 'Ada L.',
      restaurant_name: 'Taco Monday',
      marketing_consent: true,
      suffix: letters,
    });
  });

  it('keeps the buyer’s invoice details, also in a record without a registration (R-INVOICE-FACTS)', async () => {
    const buyer = { businessName: 'Tacos LLC', taxNumber: '74-1' };
    const { owner } = await subscribed();
    const imported = newOwner();
    await server.store.set(
      { collection: 'Subscriptions', id: imported.email },
      { status: 'active', email: imported.email, restaurantName: 'Old' },
    );
    for (const one of [owner, imported]) {
      await updateProfile(server, { owner: one, profile: { ...profile, ...buyer } });
      expect((await accountOf(server, one))?.profile).toMatchObject({ ...profile, ...buyer });
    }
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
    expect(await everything(server)).toContain('Tacos LLC');
    await deleteAccount(server, imported);
    expect(await everything(server)).not.toContain('Tacos LLC');
  });

  it('keeps the time of the last consent change, and everything else unchanged', async () => {
    const { owner } = await subscribed();
    await updateProfile(server, { owner, profile });
    const before = await recordOf(owner);
    server.advanceClock(60_000);
    await updateProfile(server, { owner, profile: { ...profile, fullName: 'Ada B.' } });
    expect(await recordOf(owner)).toEqual({ ...before, customerName: 'Ada B.' });
  });

  it('of an imported record keeps its letters', async () => {
    const owner = newOwner();
    const imported = { status: 'active', email: owner.email, restaurantName: 'Old_Name_AbCdE12345' };
    await server.store.set({ collection: 'Subscriptions', id: owner.email }, imported);
    await updateProfile(server, { owner, profile });
    expect(await recordOf(owner)).toMatchObject({ restaurantName: 'Taco Monday_AbCdE12345' });
  });
});

it('the export contains each document about the owner and none about others, without the secret of a link (R-OWN-COPY)', async () => {
  const { owner, id } = await subscribed({ code: 'LAUNCH' });
  const other = await subscribed();
  await setBooks(server, owner, 'books@example.com');
  await charge('SALE1', id);
  // Other subscriptions have no record, only a link to their owner; one was charged and refunded.
  for (const second of ['I-CHARGED', 'I-SECOND'])
    await server.store.set({ collection: 'PayPalSubscriptions', id: second }, { uid: owner.uid });
  await charge('SALE2', 'I-CHARGED');
  await cancel(owner);
  const again = await pay(server, owner);
  await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 3 } });
  // While the address changes, a record may be under each.
  const moved = { ...owner, email: `new-${owner.email}` };
  const under = { email: moved.email, subscriptionID: moved.email, billing: { uid: owner.uid } };
  await server.store.set(subscriptions.ref(moved.email), under);
  const data = await exportData(server, moved);
  expect(data).toMatchObject({
    account: { uid: owner.uid, email: moved.email },
    registration: { full_name: 'Ada Diner' },
    subscription: { subscriptionID: moved.email },
    otherSubscriptions: [{ email: owner.email, subscriptionID: again, waiting_change: { posDevices: 3 } }],
    pastSubscriptions: [{ id }],
    checkouts: expect.arrayContaining([
      expect.objectContaining({ couponCode: 'LAUNCH', state: 'active' }),
    ]) as unknown[],
    charges: [
      { id: 'SALE1', amount: discounted },
      { id: 'SALE2', amount: discounted },
    ],
    couponsUsed: [{ code: 'LAUNCH' }],
    trialBegan: expect.stringMatching(/^\d{4}-/u),
  });
  const text = JSON.stringify(data);
  const naming = (await documentsOf(server)).filter((document) => {
    const stored = JSON.stringify(document);
    return stored.includes(`"${owner.uid}"`) || stored.includes(owner.email);
  });
  const omitted = naming.filter(([place]) => !text.includes(`"${place.split('/')[1] ?? ''}"`));
  expect(omitted.map(([place]) => place)).toEqual([]);
  const [link] = Object.values(await server.readCollection('OwnerLinks'));
  for (const foreign of [other.owner.email, other.id, 'ba_token', String(link?.['hash'])])
    expect(text).not.toContain(foreign);
});

describe('deleting the account', () => {
  it('cancels, removes every trace of the person, and keeps the sale (R-OWN-DELETION)', async () => {
    const { owner, id } = await subscribed({ code: 'LAUNCH' });
    await charge('SALE1', id);
    await deleteAccount(server, owner);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(server.removedSignIns).toContain(owner.uid);
    expect(await tracesOf(owner)).toEqual([]);
    // Nor a page on which somebody could still approve or consent.
    expect(await everything(server)).not.toContain('ba_token');
    const [kept] = Object.entries(await server.readCollection('Bookkeeping'));
    expect(kept).toMatchObject([id, { plan_name: 'Launch50', total: discounted, currency: 'USD' }]);
    expect(await server.readCollection('Charges')).toHaveProperty('SALE1');
  });

  it('is confirmed by one e-mail with what ended and what is kept, and without a link to the account', async () => {
    const { owner, id } = await subscribed();
    await updateProfile(server, { owner, profile: { ...profile, fullName: 'Grace H.' } });
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
    const [letter, ...more] = await lettersTo(owner);
    expect(more).toEqual([]);
    const text = letter?.text ?? '';
    expect(text).toContain('Your Monthly plan was canceled and ended with it');
    expect(text).toContain(`Subscription ID: ${id}`);
    expect(text).toContain('Past charges: Kept as long as the law requires.');
    const agreements = (await server.readCollection('Agreements'))[id];
    const until = agreements?.['expires_at'] as Date;
    expect(text).toContain(`What you agreed to: Kept until ${dayIn('en-US')(until)}.`);
    expect(text).toContain(`Go to Curbwise: ${server.siteUrl}/\n`);
    expect(text).not.toMatch(/\/account|Grace|Taco/u);
    // The extension removes a delivered e-mail after the days in its settings, as long as the document has no other fields.
    const fields = Object.values(await server.readCollection('mail'));
    expect(fields).toEqual([
      {
        to: [owner.email],
        created: expect.any(Date),
        nextCheck: expect.any(Date),
        headers: expect.any(Object),
        replyTo: server.brand.supportEmail,
        message: expect.any(Object),
      },
    ]);
  });

  it('that finishes when its delivered e-mail is gone already sends no second one', async () => {
    const { owner } = await subscribed();
    await deleteAccount(server, owner);
    for (const { id } of await server.store.find('mail'))
      await server.store.delete({ collection: 'mail', id });
    expect(await tracesOf(owner)).toEqual([]);
    expect(await lettersTo(owner)).toEqual([]);
  });

  it('that was interrupted at its beginning is finished later (R-OWN-DELETION)', async () => {
    const { owner, id } = await subscribed();
    let transactions = 0;
    const transaction: Store['transaction'] = (run) => {
      transactions += 1;
      return transactions > 1 ? Promise.reject(new StoreError('contention')) : server.store.transaction(run);
    };
    const interrupted = { ...server, store: { ...server.store, transaction } };
    await expect(deleteAccount(interrupted, owner)).rejects.toThrow('contention');
    expect(await recordOf(owner)).toBeDefined();
    expect(await tracesOf(owner)).toEqual([]);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(server.removedSignIns).toEqual([owner.uid]);
    expect(await lettersTo(owner)).toHaveLength(1);
  });

  it('requested again after it was interrupted tells what the first request found', async () => {
    const { owner, id } = await subscribed();
    const remove = () => Promise.reject(new Error('out of reach'));
    const interrupted = { ...server, signIns: { ...server.signIns, remove } };
    await expect(deleteAccount(interrupted, owner)).rejects.toThrow('out of reach');
    await deleteAccount(server, owner);
    const [letter] = await lettersTo(owner);
    expect(letter?.text).toContain(`Subscription ID: ${id}`);
  });

  it('removes what another tab stores within ten minutes', async () => {
    const { owner } = await subscribed();
    await deleteAccount(server, owner);
    await finishDeletions(server);
    await register(server, {}, owner);
    expect(await tracesOf(owner)).toEqual([]);
  });

  it.each([
    [
      'the registration',
      async () => {
        for (const id of Object.keys(await server.readCollection('Checkouts')))
          await server.store.delete({ collection: 'Checkouts', id });
      },
    ],
    ['a checkout', ({ uid }: VerifiedOwner) => server.store.delete(registrationRef(uid))],
  ])('removes what is under a former address that only %s names', async (_what, prepare) => {
    const { owner, id } = await subscribed();
    await prepare(owner);
    await deleteAccount(server, { ...owner, email: `new-${owner.email}` });
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await tracesOf(owner)).toEqual([]);
  });

  it('releases the use of a coupon that is held for a payment', async () => {
    const owner = await register(server);
    await start(server, owner, { code: 'LAUNCH' });
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
  });

  it('keeps each sale, no free subscription, and looks for a late charge of an ended one', async () => {
    const { owner, id } = await subscribed();
    await cancel(owner);
    await redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' });
    await cancel(owner);
    const second = await pay(server, owner);
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
    expect(Object.keys(await server.readCollection('Bookkeeping')).toSorted()).toEqual(
      [id, second].toSorted(),
    );
    expect((await server.readCollection('Outbox'))[`cancel-${id}`]).toMatchObject({
      reason: 'deleted',
      state: 'waiting',
    });
  });

  it.each<[string, boolean, (owner: VerifiedOwner) => Promise<unknown>]>([
    [
      'a free subscription names no charge that is kept',
      false,
      (owner) => redeemFreeCoupon(server, { owner, plan: 'Monthly', code: 'FREE50' }),
    ],
    [
      'a charge without a subscription on record says that it is kept',
      true,
      async ({ uid }) => {
        await server.store.set({ collection: 'PayPalSubscriptions', id: 'I-SECOND' }, { uid });
        await charge('SALE2', 'I-SECOND');
      },
    ],
  ])('with %s', async (_what, isKept, begin) => {
    const owner = await register(server);
    await begin(owner);
    await deleteAccount(server, owner);
    const [letter] = await lettersTo(owner);
    expect(letter?.text.includes('Past charges')).toBe(isKept);
  });

  it('requested twice simultaneously, and again, has no further effect', async () => {
    const { owner, id } = await subscribed();
    await Promise.all([deleteAccount(server, owner), deleteAccount(server, owner)]);
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
    // The owner's token is valid for a while after the deletion has finished.
    await deleteAccount(server, owner);
    expect(await tracesOf(owner)).toEqual([]);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    const [letter, ...more] = await lettersTo(owner);
    expect(letter?.text).toContain(`Subscription ID: ${id}`);
    expect(more).toEqual([]);
  });

  it('does not affect a new account with the same address', async () => {
    const { owner } = await subscribed();
    await deleteAccount(server, owner);
    server.advanceClock(60_000);
    const again = { ...owner, uid: `${owner.uid}-again` };
    await register(server, {}, again);
    await redeemFreeCoupon(server, { owner: again, plan: 'Monthly', code: 'FREE50' });
    server.advanceClock(11 * 60_000);
    await finishDeletions(server);
    expect(await recordOf(again)).toMatchObject({ billing: { uid: again.uid } });
    expect(await inbox(server, again, 'is active')).toHaveLength(1);
    expect(await registrationFieldsOf(again)).toBeDefined();
  });

  it('does not affect an imported subscription that has the address since', async () => {
    const { owner } = await subscribed();
    await deleteAccount(server, owner);
    server.advanceClock(60_000);
    const imported = { status: 'active', email: owner.email, billing: { created: server.now() } };
    await server.store.set(subscriptions.ref(owner.email), imported);
    await server.store.set({ collection: 'mail', id: 'later' }, { to: [owner.email], created: server.now() });
    server.advanceClock(11 * 60_000);
    await finishDeletions(server);
    expect(await recordOf(owner)).toEqual(imported);
    expect(await server.readCollection('mail')).toHaveProperty('later');
  });
});
