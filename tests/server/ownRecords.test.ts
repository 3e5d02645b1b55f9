import { beforeEach, describe, expect, it } from 'vitest';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions, type RecordPlace } from '#functions/documents/subscription.ts';
import { keepAsPast, pastSubscriptionsOf } from '#functions/owners/recordPlace.ts';
import type { Fields } from '#functions/store/Store.ts';
import { saveRegistration } from './asShown.ts';
import { startLightServer, type LightServer } from './lightServer.ts';
import { registrationOf } from './registrationOf.ts';

const owner: VerifiedOwner = { uid: 'uid-1', email: 'ada@example.com', withGoogle: false };
const moved: VerifiedOwner = { ...owner, email: 'ada@example.org' };
const ended = { status: 'cancelled', subscriptionID: 'I-1', email: owner.email };

let server: LightServer;
beforeEach(() => {
  server = startLightServer();
});

const register = (as: VerifiedOwner) =>
  saveRegistration(server, { owner: as, registration: registrationOf() });

const recordUnder = (email: string) => server.store.get(subscriptions.ref(email));

describe('registering again under a new address', () => {
  it('moves an imported ended record that names no account', async () => {
    await register(owner);
    await server.store.set(subscriptions.ref(owner.email), ended);
    await register(moved);
    expect(await recordUnder(moved.email)).toEqual({ ...ended, email: moved.email });
    expect(await recordUnder(owner.email)).toBeUndefined();
  });

  it.each(['active', 'cancelled'])(
    'leaves what another account has under the old one, be it %s',
    async (status) => {
      await register(owner);
      const theirs = { ...ended, status, billing: { uid: 'uid-2' } };
      await server.store.set(subscriptions.ref(owner.email), theirs);
      await register(moved);
      expect(await recordUnder(moved.email)).toBeUndefined();
      expect(await recordUnder(owner.email)).toEqual(theirs);
    },
  );
});

describe('replaced subscriptions', () => {
  const keep = (uid: string, ...records: RecordPlace[]) =>
    server.store.transaction(async (transaction) =>
      keepAsPast(transaction, { uid, email: owner.email, records, now: server.now() }),
    );
  const place = (email: string, fields: Fields): RecordPlace => ({
    ref: subscriptions.ref(email),
    record: subscriptions.parse(fields),
  });
  const free = (created?: string): Fields => ({
    subscriptionID: 'I-MOCK',
    billing: { total: 0 },
    ...(created !== undefined && { subscriptionDetails: { create_time: created } }),
  });
  const keptIds = async () => (await server.store.find('PastSubscriptions')).map(({ id }) => id);

  it('are found by their account', async () => {
    await keep('uid-1', place(owner.email, ended));
    await keep('uid-2', place(owner.email, { ...ended, subscriptionID: 'I-2' }));
    expect(await keptIds()).toEqual(['I-1', 'I-2']);
    expect(await pastSubscriptionsOf(server.store, 'uid-2')).toMatchObject([
      { record: { subscriptionId: 'I-2' } },
    ]);
  });

  it('are each kept if they share an id, as free ones do, or have none', async () => {
    await keep(
      'uid-1',
      place(owner.email, free('2026-01-01T00:00:00Z')),
      place(owner.email, free('2026-02-01T00:00:00Z')),
      place(owner.email, free()),
      place(moved.email, free()),
      place('third@example.com', { status: 'cancelled' }),
    );
    expect(await keptIds()).toHaveLength(5);
    for (const id of await keptIds()) expect(id).toMatch(/^[0-9a-f]{64}$/u);
  });
});
