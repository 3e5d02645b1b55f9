import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields } from '#functions/store/Store.ts';
import { collections } from '../server/places.ts';
import { expectInvariants } from '../server/invariants/invariants.ts';
import { account, agree, pay, recordOf, subscribe, inbox, daysToCharge } from '../server/subscribed.ts';
import { startTestServer } from '../server/eachServer.ts';
import { register, start, type TestServer } from '../server/testServer.ts';
import { accountsOf } from './knownAccounts.ts';
import { runOn } from './opsOn.ts';

const unavailable = new PaymentProviderError('unavailable');

const yes = { 'Repair ': true, 'Delete the data': true, 'Give ': true };

let server: TestServer;
let since: string;
let backup: Record<string, Record<string, Fields>>;
/** The sign-in accounts, which a backup of the database does not contain. */
let accounts: VerifiedOwner[];

/** The collections except the simulator's own. */
async function documents(): Promise<typeof backup> {
  const found: typeof backup = {};
  for (const name of collections) found[name] = await server.readCollection(name);
  return found;
}

async function takeBackup(): Promise<void> {
  backup = structuredClone(await documents());
  since = server.now().toISOString();
}

async function restoreBackup(): Promise<void> {
  for (const [collection, present] of Object.entries(await documents())) {
    for (const id of Object.keys(present)) await server.store.delete({ collection, id });
    for (const [id, fields] of Object.entries(backup[collection] ?? {})) {
      await server.store.set({ collection, id }, fields);
    }
  }
}

/** Runs the command; returns its output and exit code. */
async function restore(...args: string[]): Promise<{ said: string[]; exit: number }> {
  const known = accountsOf(...accounts);
  const { exit, talk } = await runOn(server, ['restore', ...args], { answers: yes, accounts: known });
  return { said: talk.said, exit };
}

const run = (...args: string[]) => restore('--since', since, ...args);

const statusAt = async (id: string) => (await server.ledger()).find((one) => one.id === id)?.status;

/** The data on an owner's page; PayPal's times have whole seconds. */
const receiptsOf = async (owner: VerifiedOwner) =>
  (await account(server, owner)).receipts.map(({ at: _, ...receipt }) => receipt);

async function subscribed(posDevices = 3) {
  const one = await subscribe(server, { posDevices });
  accounts.push(one.owner);
  return one;
}

beforeEach(async () => {
  server = await startTestServer({ settings: { singleUnitTiers: 'accepted' } });
  server.webhooks.arrive = true;
  accounts = [];
});
afterEach(() => server.stop());

describe('npm run ops -- restore', () => {
  it('repairs a day of sign-ups, changes, refunds, cancellations and deletions, and a second run finds nothing', async () => {
    const quiet = await subscribed();
    const leaver = await subscribed();
    const changer = await subscribed();
    const refunded = await subscribed();
    const deleted = await subscribed();
    const returning = await subscribed();
    await server.advanceDays(daysToCharge);
    await server.settled();
    const registered = await register(server);
    const opened = await register(server);
    accounts.push(registered, opened);
    const openedId = await start(server, opened);
    await takeBackup();

    await server.advanceDays(1);
    await cancelSubscription(server, { owner: leaver.owner, reason: null });
    await agree(server, { ...changer, posDevices: 5 });
    const [charge] = (await account(server, refunded.owner)).receipts;
    const words = ['refund', charge?.transactionId ?? '', '--amount', '9.00'];
    await runOn(server, words, { answers: { Refund: true } });
    await deleteAccount(server, deleted.owner);
    accounts = accounts.filter(({ uid }) => uid !== deleted.owner.uid);
    await cancelSubscription(server, { owner: returning.owner, reason: null });
    const signedUp = await pay(server, registered);
    await server.approve(openedId);
    const fresh = await subscribed(2);
    const discounted = await register(server);
    accounts.push(discounted);
    const discountedId = await start(server, discounted, { code: 'LAUNCH' });
    await server.approve(discountedId);
    await server.settled();
    const { total } = (await account(server, discounted)).subscription;
    const back = await pay(server, returning.owner);
    await server.settled();
    const before = await account(server, changer.owner);
    const receipts = await receiptsOf(refunded.owner);

    await restoreBackup();
    const dry = await run();
    expect(dry.exit).toBe(1);
    const shown = dry.said.join('\n');
    for (const id of [
      leaver.id,
      changer.id,
      refunded.id,
      signedUp,
      openedId,
      fresh.id,
      returning.id,
      back,
      discountedId,
    ]) {
      expect(shown).toContain(id);
    }
    expect(shown).toContain(`${deleted.owner.email}: the account`);
    expect(shown).not.toContain(quiet.id);
    expect(await documents()).toEqual(backup);

    await run('--repair');
    expect(await run()).toMatchObject({
      exit: 0,
      said: ['0 to repair, 0 to delete again, 0 for a person'],
    });
    const after = await documents();
    await run('--repair');
    expect(await documents()).toEqual(after);

    for (const [owner, id, status] of [
      [quiet.owner, quiet.id, 'active'],
      [leaver.owner, leaver.id, 'cancelled'],
      [changer.owner, changer.id, 'active'],
      [registered, signedUp, 'active'],
      [opened, openedId, 'active'],
      [fresh.owner, fresh.id, 'active'],
      [returning.owner, back, 'active'],
      [discounted, discountedId, 'active'],
    ] as const) {
      expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id, status });
      expect(await statusAt(id)).toBe(status.toUpperCase());
    }
    expect((await account(server, changer.owner)).subscription.total).toBe(before.subscription.total);
    expect(await receiptsOf(refunded.owner)).toEqual(receipts);
    expect((await account(server, discounted)).subscription.total).toBe(total);
    expect(Object.keys(await server.readCollection('PastSubscriptions'))).toEqual([returning.id]);
    expect(await recordOf(server, deleted.owner)).toEqual({});
    expect(await statusAt(deleted.id)).toBe('CANCELLED');
    // The e-mail was sent before the backup was restored.
    expect(await inbox(server, deleted.owner, 'account is deleted')).toEqual([]);

    await finishInterrupted(server);
    await emptyOutbox(server);
    await compareWithProvider(server);
    await expectInvariants(server);
  });

  it('asks a person about an unknown owner, and uses the answer', async () => {
    const known = await subscribed();
    await takeBackup();
    const stranger = await subscribe(server);
    const twice = await subscribed();
    await restoreBackup();
    const rival = { ...twice.owner, uid: 'uid-rival', email: 'rival@example.com' };
    const dry = await run();
    expect(dry.said).toContain('1 to repair, 0 to delete again, 1 for a person');
    await run('--repair');
    const { said, exit } = await run();
    expect(exit).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(`^${stranger.id} is active .*: no account has its address`),
      '0 to repair, 0 to delete again, 1 for a person',
    ]);
    expect(await statusAt(stranger.id)).toBe('ACTIVE');

    accounts.push(rival);
    await expect(restore(stranger.id, '--to', 'missing@example.com')).rejects.toThrow('There is no account');
    await expect(restore(stranger.id, '--to', known.owner.email)).rejects.toThrow('another subscription');
    await restore(stranger.id, '--to', rival.email);
    expect(await account(server, rival)).toMatchObject({ subscription: { subscriptionId: stranger.id } });
    expect((await run()).exit).toBe(0);
    await expect(restore(stranger.id, '--to', rival.email)).rejects.toThrow('is on record');
  });

  it('assigns neither of two matching subscriptions to one account, and ends none', async () => {
    await subscribed();
    await takeBackup();
    const first = await subscribed();
    // The owner found no subscription after the restore and signed up again.
    await restoreBackup();
    const second = await pay(server, await register(server, {}, first.owner));
    await restoreBackup();
    const { said } = await run('--repair');
    const lines = said.filter((line) => line.includes('another subscription fits the same account'));
    expect(lines).toHaveLength(2);
    expect([await statusAt(first.id), await statusAt(second)]).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await recordOf(server, first.owner)).toEqual({});
  });

  it('ends at PayPal what it bills of an account that is gone, and asks before', async () => {
    const { owner, id } = await subscribed();
    await subscribed();
    await takeBackup();
    accounts = accounts.filter(({ uid }) => uid !== owner.uid);
    const { said } = await run();
    expect(said).toContainEqual(expect.stringContaining(`and PayPal bills ${id}`));
    const no = {
      answers: { 'end 1 subscriptions of theirs at PayPal': false },
      accounts: accountsOf(...accounts),
    };
    const refused = runOn(server, ['restore', '--since', since, '--repair'], no);
    await expect(refused).rejects.toThrow('That was not done');
    expect(await statusAt(id)).toBe('ACTIVE');
    expect((await run('--repair')).exit).toBe(0);
    expect(await statusAt(id)).toBe('CANCELLED');
    expect(await recordOf(server, owner)).toEqual({});
  });

  it('repairs only the database of the functions, and names another one before it changes it', async () => {
    const { owner } = await subscribed();
    await takeBackup();
    await cancelSubscription(server, { owner, reason: null });
    await restoreBackup();
    const elsewhere = { database: 'restored', accounts: accountsOf(...accounts) };
    const dry = await runOn(server, ['restore', '--since', since], elsewhere);
    expect(dry.talk.said.at(-1)).toBe('Nothing was changed. It is repaired in the database (default) only.');
    await expect(runOn(server, ['restore', '--since', since, '--repair'], elsewhere)).rejects.toThrow(
      'It is repaired in the database (default) only',
    );
    const answers = { 'truck-market, database restored: Cancel ': false };
    const refused = runOn(server, ['cancel', owner.email], { ...elsewhere, answers });
    await expect(refused).rejects.toThrow('That was not done');
  });

  it('ends with 1 if a subscription could not be given to its account', async () => {
    await subscribed();
    await takeBackup();
    const { owner, id } = await subscribed();
    await restoreBackup();
    const { exit, talk } = await runOn(server, ['restore', '--since', since, '--repair'], {
      accounts: accountsOf(...accounts),
      // The owner signs up again.
      meanwhile: async () => pay(server, await register(server, {}, owner)),
    });
    expect(talk.said).toContainEqual(expect.stringContaining(`${id}: its account has another subscription`));
    expect(exit).toBe(1);
  });

  it('brings over what waits in another database, and says how much', async () => {
    const { owner, id } = await subscribed();
    const deaf = { ...server.payments, cancelSubscription: () => Promise.reject(unavailable) };
    await cancelSubscription({ ...server, payments: deaf }, { owner, reason: null });
    const former = openSqliteStore(':memory:');
    for (const [name, fields] of Object.entries(await server.readCollection('Outbox'))) {
      await former.set({ collection: 'Outbox', id: name }, fields);
      await server.store.delete({ collection: 'Outbox', id: name });
    }
    const { talk } = await runOn(server, ['restore', '--waiting-of', 'former'], {
      answers: { 'Bring 1 cancellations and 0 deletions': true },
      openDatabase: async () => former,
    });
    expect(talk.said).toEqual(['1 cancellations and 0 deletions of former wait here now.']);
    server.advanceClock(10 * 60_000);
    await emptyOutbox(server);
    expect(await statusAt(id)).toBe('CANCELLED');
  });

  it('deletes no owner if the accounts are another project’s', async () => {
    const { owner } = await subscribed();
    await takeBackup();
    accounts = [];
    await expect(run('--repair')).rejects.toThrow('Is it the right project?');
    expect(await recordOf(server, owner)).toMatchObject({ status: 'active' });
  });
});
