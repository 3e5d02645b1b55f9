import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { addHours } from 'date-fns/addHours';
import { emptyOutbox, queueCancellation } from '#functions/cancel/outbox.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { addressesOf } from '#sandbox/processes/addresses.ts';
import { freePorts } from '#sandbox/processes/ports.ts';
import type { Settings } from '#sandbox/processes/settings.ts';
import { describeOnFirestore } from '../server/onFirestore.ts';
import { registrationOf, shownMonthly } from '../server/registrationOf.ts';
import { inboxPath, type OfficialEmulators } from './emulators.ts';
import { askForLink, signedInOwner } from './owner.ts';
import { startWholeProduct } from './wholeProduct.ts';

describeOnFirestore('the product on the official emulators', (firestore) => {
  let official: OfficialEmulators;
  let ports: Settings['ports'];

  beforeAll(async () => {
    const [site = 0, auth = 0, paypal = 0] = await freePorts(3);
    ports = { site, auth, paypal };
    official = await startWholeProduct({ firestore, ports });
  });
  afterAll(() => official.stop());

  async function call(name: string, data: object, token?: string): Promise<{ status: number; result: any }> {
    const response = await fetch(`${official.siteUrl}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ data }),
    });
    const body = (await response.json()) as { result?: unknown; error?: unknown };
    return { status: response.status, result: body.result ?? body.error };
  }

  const simulator = (method: string, place: string, body: object = {}) =>
    fetch(`${official.paypalUrl}/__sim${place}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Registers, starts the checkout of a plan, and approves it at PayPal. */
  async function approved(email: string) {
    const token = await signedInOwner(official, email);
    await call('saveRegistration', { registration: registrationOf() }, token);
    const order = { plan: 'Monthly', code: null, shown: shownMonthly() };
    const { result } = await call('startSubscription', order, token);
    const id = String(result.subscriptionId);
    await simulator('POST', `/subscriptions/${id}/approve`);
    return { token, id };
  }

  const statusOf = async (email: string) =>
    (await official.store.get({ collection: 'Subscriptions', id: email }))?.['status'];

  it('has the addresses of `npm start`, with the same site and the same inbox', async () => {
    expect(addressesOf(ports)).toEqual({
      siteUrl: official.siteUrl,
      authUrl: official.authUrl,
      paypalUrl: official.paypalUrl,
    });
    const page = await (await fetch(official.siteUrl)).text();
    expect(page).toContain('<title>');
    const [script = ''] =
      /\/assets\/[\w-]+\.js/u.exec(await (await fetch(`${official.siteUrl}/sign-up/signin`)).text()) ?? [];
    expect((await fetch(official.siteUrl + script)).headers.get('content-type')).toContain('javascript');
    await askForLink(official, 'inbox@example.com');
    const inbox = await fetch(official.siteUrl + inboxPath, { headers: { accept: 'application/json' } });
    expect(await inbox.json()).toContainEqual(
      expect.objectContaining({ to: 'inbox@example.com', kind: 'sign-in-link' }),
    );
  });

  it('serves its pages and refuses unknown addresses', async () => {
    const statuses = await Promise.all(
      ['/', '/sign-up/signin', '/typo', '/.x/'].map(
        async (place) => (await fetch(official.siteUrl + place)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  it('sells the provisioned plans', async () => {
    const { status, result } = await call('catalogue', {});
    expect(status).toBe(200);
    expect(result).toMatchObject({ monthly: { name: 'Monthly' }, yearly: { name: 'Yearly' } });
  });

  it('records a paid subscription', async () => {
    const { token, id } = await approved('paid@example.com');
    const { result } = await call('activateSubscription', { subscriptionId: id, orderId: null }, token);
    expect(result).toMatchObject({ subscription: { subscriptionId: id } });
    expect(await statusOf('paid@example.com')).toBe('active');
    const inbox = await (await fetch(official.siteUrl + inboxPath)).text();
    expect(inbox).toContain('paid@example.com');
  });

  it('records a free subscription', async () => {
    const token = await signedInOwner(official, 'free@example.com');
    await call('saveRegistration', { registration: registrationOf() }, token);
    await call('redeemFreeCoupon', { plan: 'Monthly', code: 'FREE50' }, token);
    expect(await statusOf('free@example.com')).toBe('active');
  });

  it('records a subscription whose browser was lost, when PayPal’s signed event arrives', async () => {
    await approved('lost@example.com');
    await expect.poll(() => statusOf('lost@example.com'), { timeout: 60_000, interval: 500 }).toBe('active');
  });

  it('continues with old and new subscriptions while the secret is rotated', async () => {
    const accepts = (...secrets: string[]) => simulator('PUT', '/settings', { secrets });
    const old = await approved('before@example.com');
    await call('activateSubscription', { subscriptionId: old.id, orderId: null }, old.token);
    // A second secret at PayPal, then secret store, deployment and provisioning; only then is the first one removed.
    await accepts(official.secrets.PAYPAL_SECRET, 'second-secret');
    official.secrets.PAYPAL_SECRET = 'second-secret';
    expect((await approved('between@example.com')).id).toMatch(/^I-/u);
    await official.deploy();
    expect(await official.differences('second-secret')).toEqual([]);
    await accepts('second-secret');
    const { token, id } = await approved('after@example.com');
    const activated = await call('activateSubscription', { subscriptionId: id, orderId: null }, token);
    expect(activated).toMatchObject({ status: 200 });
    expect(await statusOf('after@example.com')).toBe('active');
    expect(await call('cancelSubscription', { reason: null }, old.token)).toMatchObject({ status: 200 });
    const state = (await (await fetch(`${official.paypalUrl}/__sim/state`)).json()) as {
      subscriptions: Array<{ id: string; status: string }>;
    };
    expect(state.subscriptions.find((one) => one.id === old.id)?.status).toBe('CANCELLED');
    expect(await statusOf('before@example.com')).toBe('cancelled');
  });

  it('has schedules that record and compare subscriptions whose events were lost', async () => {
    await simulator('POST', '/faults', { on: 'webhooks', deliver: 'off' });
    try {
      const { id } = await approved('unheard@example.com');
      expect(await statusOf('unheard@example.com')).toBeUndefined();
      await finishInterrupted(official.contextAt(addMinutes(new Date(), 10)));
      expect(await statusOf('unheard@example.com')).toBe('active');
      await simulator('POST', `/subscriptions/${id}/suspend`);
      await compareWithProvider(official.contextAt(addDays(new Date(), 2)));
      expect(await statusOf('unheard@example.com')).toBe('suspended');
    } finally {
      await simulator('DELETE', '/faults');
    }
  });

  it('has schedules that finish, remind and cancel with Firestore', async () => {
    const { token, id } = await approved('reminded@example.com');
    await call('activateSubscription', { subscriptionId: id, orderId: null }, token);
    const ref = { collection: 'Subscriptions', id: 'reminded@example.com' };
    const due = (await official.store.get(ref))?.['reminder_due'];
    if (!(due instanceof Date)) throw new Error('no reminder is due');
    await finishInterrupted(official.contextAt(due));
    const subjects = async () =>
      (await official.store.find('mail'))
        .filter(({ fields }) => JSON.stringify(fields['to']).includes('reminded@example.com'))
        .map(({ id: mail }) => mail);
    expect(await subjects()).toContain(`reminder-${id}`);
    await official.store.transaction((transaction) =>
      queueCancellation(transaction, { subscriptionId: id, reason: 'orphan', now: due }),
    );
    await emptyOutbox(official.contextAt(addHours(due, 1)));
    expect((await official.contextAt(due).payments.readSubscription(id)).status).toBe('cancelled');
  });

  it('refuses an unsigned event', async () => {
    const response = await fetch(`${official.siteUrl}/api/paypalWebhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([400, 401]).toContain(response.status);
  });

  // The last one: these functions answer no call.
  it('reports functions that do not load', async () => {
    await expect(official.deploy('throw new Error("no start");')).rejects.toThrow(
      'The functions did not load.',
    );
  });
});
