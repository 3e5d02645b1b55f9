import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { offers } from '#functions/provision/offers.ts';
import { prepareProvision } from '#functions/provision/provision.ts';
import { serverContext } from '#functions/runtime/serverContext.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import {
  sandboxClientId,
  sandboxClientSecret,
  startPayPalSimulator,
  type RunningSimulator,
} from '#sandbox/paypal/startSimulator.ts';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../server/firestoreEmulator.ts';
import { activate, newOwner, register } from '../server/testServer.ts';

const found = findFirestoreEmulator();
const siteUrl = 'http://127.0.0.1:5000';

if (found) {
  describe('the functions in the environment of the official emulators, with the simulator as PayPal', () => {
    let emulator: FirestoreEmulator;
    let simulator: RunningSimulator;
    let context: ServerContext;

    const account = () => ({
      environment: 'sandbox' as const,
      clientId: sandboxClientId,
      secret: sandboxClientSecret,
      endpoint: simulator.url,
    });
    const wanted = { ...offers, coupons: { OPENING: { usesLeft: 5, planName: null } } };
    const prepared = () =>
      prepareProvision(context.store, account(), { siteUrl, offers: wanted, simulated: true });

    beforeAll(async () => {
      [emulator, simulator] = await Promise.all([
        startFirestoreEmulator(found),
        startPayPalSimulator({ port: 0 }),
      ]);
      const project = `demo-${nanoid()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/gu, '')}`;
      // The variables that the Functions emulator sets for a function, besides the deployment's settings.
      const surroundings = {
        GCLOUD_PROJECT: project,
        K_SERVICE: 'startSubscription',
        K_REVISION: '1',
        FUNCTIONS_EMULATOR: 'true',
        FIRESTORE_EMULATOR_HOST: emulator.host,
        METADATA_SERVER_DETECTION: 'none',
        SITE_URL: siteUrl,
        PAYPAL_SECRET: sandboxClientSecret,
      };
      for (const [name, value] of Object.entries(surroundings)) vi.stubEnv(name, value);
      context = await serverContext();
      const { apply } = await prepared();
      await apply();
    });
    afterAll(async () => {
      await context.store.close();
      vi.unstubAllEnvs();
      await simulator.stop();
      emulator.stop();
    });

    async function approved() {
      const owner = await register(context);
      const started = await startSubscription(context, { owner, plan: 'Monthly', code: null });
      if (started.outcome !== 'toApprove') throw new Error(started.outcome);
      await fetch(`${simulator.url}/__sim/subscriptions/${started.subscriptionId}/approve`, {
        method: 'POST',
      });
      return { owner, id: started.subscriptionId };
    }

    const statusOf = async (email: string) =>
      (await context.store.get({ collection: 'Subscriptions', id: email }))?.['status'];

    it('are provisioned once', async () => {
      expect((await prepared()).differences).toEqual([]);
    });

    it('record a paid subscription that the owner’s browser activates', async () => {
      const { owner, id } = await approved();
      expect(await activate(context, owner, id)).toMatchObject({ subscriptionId: id });
      expect(await statusOf(owner.email)).toBe('active');
    });

    it('record a subscription reported only by an event', async () => {
      const { owner, id } = await approved();
      await syncSubscription(context, id);
      expect(await statusOf(owner.email)).toBe('active');
    });

    it('record a subscription whose browser and event were lost', async () => {
      const { owner } = await approved();
      const later = new Date(Date.now() + 10 * 60_000);
      await finishInterrupted({ ...context, now: () => later });
      expect(await statusOf(owner.email)).toBe('active');
    });

    it('record a free subscription', async () => {
      const owner = await register(context, {}, { ...newOwner(), email: 'free@example.com' });
      await redeemFreeCoupon(context, { owner, plan: 'Monthly', code: 'OPENING' });
      expect(await statusOf(owner.email)).toBe('active');
    });
  });
} else {
  const words = 'NOT RUN: the functions on the official Firestore emulator, which was not found.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
  describe('the functions in the environment of the official emulators', () => {
    it.todo('were not run: no official Firestore emulator was found');
  });
}
