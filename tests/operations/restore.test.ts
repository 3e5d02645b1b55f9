import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { Fields } from '#functions/store/Store.ts';
import { runOps } from '#operations/ops/run.ts';
import { collections } from '../server/invariants/evidence.ts';
import { expectInvariants } from '../server/invariants/invariants.ts';
import { account, agree, pay, recordOf, subscribe } from '../server/subscribed.ts';
import { register, start, startTestServer, type TestServer } from '../server/testServer.ts';
import { accountsOf } from './knownAccounts.ts';
import { scriptedTalk } from './scriptedTalk.ts';

const yes = { 'Repair ': true, 'Delete the data': true, 'Give ': true };

let server: TestServer;
/** The moment of the backup. */
let since: string;
let backup: Record<string, Record<string, Fields>>;
/** The accounts of sign-in, which no backup of the database holds. */
let accounts: VerifiedOwner[];

/** Everything but what the simulator's own keeper keeps there. */
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

/** Runs the command; answers what it said and how it ended. */
async function restore(...args: string[]): Promise<{ said: string[]; exit: number }> {
  const talk = scriptedTalk(yes);
  const known = accountsOf(...accounts);
  const ops = { context: server, accounts: known, talk, who: 'ada', project: 'p', save: () => '' };
  const exit = await runOps(['restore', ...args], ops);
  return { said: talk.said, exit };
}

const run = (...args: string[]) => restore('--since', since, ...args);

const statusAt = async (id: string) => (await server.ledger()).find((one) => one.id === id)?.status;

/** What an owner's page lists; PayPal tells the time in whole seconds. */
const receiptsOf = async (owner: VerifiedOwner) =>
  (await account(server, owner)).receipts.map(({ at: _, ...receipt }) => receipt);

async function subscribed(posDevices = 3) {
  const one = await subscribe(server, { posDevices });
  accounts.push(one.owner);
  return one;
}

beforeEach(async () => {
  server = await startTestServer({ singleUnitTiers: 'accepted' });
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
    await server.advanceDays(8);
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
    await runOps(['refund', charge?.transactionId ?? '', '--amount', '9.00'], {
      context: server,
      accounts: accountsOf(),
      talk: scriptedTalk({ 'Give back': true }),
      who: 'ada',
      project: 'p',
      save: () => '',
    });
    await deleteAccount(server, deleted.owner);
    accounts = accounts.filter(({ uid }) => uid !== deleted.owner.uid);
    await cancelSubscription(server, { owner: returning.owner, reason: null });
    const signedUp = await pay(server, registered);
    await server.approve(openedId);
    const fresh = await subscribed(2);
    await server.settled();
    const before = await account(server, changer.owner);
    const receipts = await receiptsOf(refunded.owner);

    await restoreBackup();
    const dry = await run();
    expect(dry.exit).toBe(1);
    const shown = dry.said.join('\n');
    for (const id of [leaver.id, changer.id, refunded.id, signedUp, openedId, fresh.id, returning.id]) {
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
    ] as const) {
      expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id, status });
      expect(await statusAt(id)).toBe(status.toUpperCase());
    }
    expect((await account(server, changer.owner)).subscription.total).toBe(before.subscription.total);
    expect(await receiptsOf(refunded.owner)).toEqual(receipts);
    expect(await recordOf(server, deleted.owner)).toEqual({});
    expect(await statusAt(deleted.id)).toBe('CANCELLED');

    await finishInterrupted(server);
    await emptyOutbox(server);
    await compareWithProvider(server);
    await expectInvariants(server);
  });
});
