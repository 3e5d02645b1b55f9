import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { deleteAccount } from '#functions/account/deletion.ts';
import { setLanguage } from '#functions/account/profile.ts';
import { accountOf } from '#functions/account/account.ts';
import { statusOf } from '#functions/account/status.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { requestChange, startSubscription } from './asShown.ts';
import { englishIn } from '../support/englishIn.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { inbox } from './subscribed.ts';
import { activate, newOwner, register } from './testServer.ts';

startServerForEachTest();

/** The title and language of PayPal's page at an address. */
async function pageAt(address: string | null) {
  const html = await (await fetch(address ?? '')).text();
  return { lang: /<html lang="(\w+)"/u.exec(html)?.[1], title: /<title>([^<]*)/u.exec(html)?.[1] };
}

async function subscribe(owner: VerifiedOwner) {
  const started = await startSubscription(server, { owner, plan: 'Monthly', code: null });
  if (started.outcome !== 'toApprove') throw new Error(`nothing to approve: ${started.outcome}`);
  const { subscriptionId: id, approveUrl } = started;
  const page = await pageAt(approveUrl);
  await server.approve(id);
  await activate(server, owner, id);
  return { id, page };
}

async function subscribed(language?: Language) {
  const owner = await register(server, language && { language });
  return { owner, ...(await subscribe(owner)) };
}

const mailsTo = (owner: VerifiedOwner) => inbox(server, owner, '');

const recordOf = async ({ email }: VerifiedOwner) => {
  const record = subscriptions.parse(await server.store.get(subscriptions.ref(email)));
  if (!record) throw new Error('no record');
  return record;
};

describe('an owner who registers in Spanish', () => {
  it('approves on a Spanish page and gets Spanish e-mails, even after a change and a return', async () => {
    const owner = await register(server, { language: 'es' });
    expect((await statusOf(server, owner)).language).toBe('es');
    const { id, page } = await subscribe(owner);
    expect(page).toEqual({ lang: 'es', title: 'Aceptar una suscripción' });
    expect((await statusOf(server, owner)).language).toBe('es');
    expect((await accountOf(server, owner))?.language).toBe('es');

    const { approveUrl } = await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 5 } });
    expect(await pageAt(approveUrl)).toEqual({ lang: 'es', title: 'Aceptar un cambio' });
    await server.control('POST', `/subscriptions/${id}/consent`, {});
    await syncSubscription(server, id);
    expect((await recordOf(owner)).language).toBe('es');

    await cancelSubscription(server, { owner, reason: null });
    expect((await subscribe(owner)).page.lang).toBe('es');
    expect((await recordOf(owner)).language).toBe('es');

    const mails = await mailsTo(owner);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Tu suscripción a Curbwise está activa',
        'Tu suscripción a Curbwise cambió',
        'Tu suscripción a Curbwise está cancelada',
        'Qué bueno que volviste a Curbwise',
      ]),
    );
    expect(mails.flatMap(({ text }) => text.split('\n')).filter(englishIn)).toEqual([]);
    expect(mails.filter(({ html }) => !html?.includes('<html lang="es"'))).toEqual([]);
  });

  it('gets English e-mails and pages after changing the language, and again Spanish ones', async () => {
    const { owner } = await subscribed('es');
    await setLanguage(server, { owner, language: 'en' });
    expect((await recordOf(owner)).language).toBe('en');
    expect((await accountOf(server, owner))?.language).toBe('en');
    const { approveUrl } = await requestChange(server, { owner, wanted: { plan: 'Monthly', posDevices: 5 } });
    expect((await pageAt(approveUrl)).lang).toBe('en');
    await setLanguage(server, { owner, language: 'es' });
    await cancelSubscription(server, { owner, reason: null });
    const mail = (await mailsTo(owner)).find(({ subject }) => subject.includes('cancelada'));
    expect(mail?.text).toContain(`${server.siteUrl}/es/account`);
    await setLanguage(server, { owner, language: 'en' });
    await deleteAccount(server, owner);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toContain(
      'Your Curbwise account is deleted',
    );
  });

  it('keeps the language if an older browser, which does not send it, saves again, until English is registered', async () => {
    const owner = await register(server, { language: 'es' });
    await register(server, {}, owner);
    expect((await statusOf(server, owner)).language).toBe('es');
    await register(server, { language: 'en' }, owner);
    expect((await subscribe(owner)).page).toEqual({ lang: 'en', title: 'Agree to a subscription' });
    expect(await mailsTo(owner)).toMatchObject([{ subject: 'Your Curbwise subscription is active' }]);
  });
});

describe('the language of an owner', () => {
  it('is nothing to store before the registration', async () => {
    const owner = newOwner();
    await setLanguage(server, { owner, language: 'es' });
    expect(await server.store.get(subscriptions.ref(owner.email))).toBeUndefined();
    expect(await statusOf(server, owner)).not.toHaveProperty('language');
  });

  it('cannot be changed by another owner of the same address', async () => {
    const { owner } = await subscribed('es');
    await setLanguage(server, { owner: { ...newOwner(), email: owner.email }, language: 'en' });
    expect((await recordOf(owner)).language).toBe('es');
  });

  it('is English if unknown, also for records older than the field', async () => {
    const { owner, page } = await subscribed();
    expect(page.lang).toBe('en');
    expect(await statusOf(server, owner)).not.toHaveProperty('language');
    const record = await recordOf(owner);
    expect(record.language).toBeNull();
    expect(subscriptions.serialize(record)).not.toHaveProperty('language');
    await cancelSubscription(server, { owner, reason: null });
    const subjects = (await mailsTo(owner)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Your Curbwise subscription is active',
      'Your Curbwise subscription is canceled',
    ]);
  });
});
