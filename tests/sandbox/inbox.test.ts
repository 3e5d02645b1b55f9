import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import type { MailedCode } from '#sandbox/auth/accounts.ts';
import { authEmulatorMessages, type AuthEmulatorMessages } from '#sandbox/inbox/authEmulatorMessages.ts';
import { linksIn, type InboxMessage } from '#sandbox/inbox/message.ts';
import { inboxRoutes } from '#sandbox/inbox/routes.tsx';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

const siteUrl = 'http://127.0.0.1:5173';
const signInLink = 'http://127.0.0.1:9099/emulator/action?mode=signIn&oobCode=one&apiKey=key&lang=en';
const signIn: MailedCode = {
  email: 'rosa@example.com',
  requestType: 'EMAIL_SIGNIN',
  oobCode: 'one',
  oobLink: signInLink,
};
const reset: MailedCode = {
  email: 'rosa@example.com',
  requestType: 'PASSWORD_RESET',
  oobCode: 'two',
  oobLink: 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=two&apiKey=key',
};

let codes: MailedCode[];
let present: Date;
let codeBox: AuthEmulatorMessages;
let store: Store;
let site: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeEach(async () => {
  codes = [];
  present = new Date('2026-03-01T10:00:00.000Z');
  const accounts = { mailedCodes: async () => codes };
  codeBox = authEmulatorMessages({ accounts, siteUrl, now: () => present });
  store = openSqliteStore(':memory:');
  site = await listenOnFreePort(express().use('/inbox', inboxRoutes({ codes: codeBox, store })));
});

afterEach(async () => {
  await site.stop();
  await store.close();
});

async function messages(): Promise<InboxMessage[]> {
  const response = await fetch(`${site.url}/inbox`, { headers: { accept: 'application/json' } });
  return (await response.json()) as InboxMessage[];
}

async function page(): Promise<Response> {
  return fetch(`${site.url}/inbox`, { headers: { accept: 'text/html' } });
}

const record = (email: string) => ({ collection: 'Subscriptions', id: email });

/** The fields of a record that schedule a reminder. */
const reminder = (subscriptionID: string, due: Date) => ({ subscriptionID, reminder_due: due });

function mail(created: string, message: Record<string, string>): Promise<void> {
  const ref = { collection: 'mail', id: `m${created}` };
  return store.set(ref, { to: 'rosa@example.com', created: new Date(created), message });
}

describe('the inbox', () => {
  it('writes both Firebase e-mails in the language of the page that requested them', async () => {
    const back = encodeURIComponent(`${siteUrl}/es/sign-up/signin`);
    const told = `&continueUrl=${back}`;
    codes = [
      { ...signIn, oobLink: signIn.oobLink + told },
      { ...reset, oobLink: reset.oobLink + told },
    ];
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Cambia tu contraseña de Curbwise', 'Inicia sesión en Curbwise']);
  });

  it('shows a sign-in link with the address it was sent to', async () => {
    codes = [signIn];
    expect(await messages()).toEqual([
      {
        id: 'code-one',
        to: 'rosa@example.com',
        subject: 'Sign in to Curbwise',
        kind: 'sign-in-link',
        received: '2026-03-01T10:00:00.000Z',
        links: [signInLink],
        text: expect.stringContaining(`Sign in: ${signInLink}`),
        html: expect.stringContaining(`href="${signInLink.replaceAll('&', '&amp;')}"`),
      },
    ]);
  });

  it("links a password reset to the site's own page, because the emulator's link is a dead end", async () => {
    codes = [reset];
    const [message] = await messages();
    expect(message).toMatchObject({
      kind: 'password-reset',
      links: [`${siteUrl}/sign-up/verify-email?mode=resetPassword&oobCode=two&apiKey=key&lang=en`],
    });
  });

  it('shows mail documents with every link once', async () => {
    await mail('2026-03-01T09:00:00.000Z', {
      subject: 'Welcome',
      text: 'Manage it at https://example.com/manage.',
      html: '<p data-names="http://www.w3.org/1999/xhtml"><a href="https://example.com/manage">Manage</a> <a href="https://example.com/?a=1&amp;b=2">x</a>',
    });
    expect(await messages()).toEqual([
      expect.objectContaining({
        to: 'rosa@example.com',
        subject: 'Welcome',
        kind: 'mail',
        received: '2026-03-01T09:00:00.000Z',
        links: ['https://example.com/manage', 'https://example.com/?a=1&b=2'],
      }),
    ]);
  });

  it('puts the newest first, dating a link by when it was first seen', async () => {
    codes = [signIn];
    await codeBox.poll();
    await mail('2026-03-01T10:01:00.000Z', { subject: 'Welcome', text: 'Hello' });
    present = new Date('2026-03-01T10:02:00.000Z');
    codes = [signIn, reset];
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Reset your Curbwise password', 'Welcome', 'Sign in to Curbwise']);
  });

  it('lists the pending reminders, the next first, and none if there are none', async () => {
    expect(await (await page()).text()).not.toContain('Reminders still to come');
    const due = (day: string) => new Date(`${day}T10:00:00.000Z`);
    await store.set(record('later@example.com'), reminder('I-LATER', due('2026-03-09')));
    await store.set(record('soon@example.com'), reminder('I-SOON', due('2026-03-02')));
    await store.set(record('sent@example.com'), { subscriptionID: 'I-SENT' });
    const html = await (await page()).text();
    expect(html.indexOf('soon@example.com')).toBeLessThan(html.indexOf('later@example.com'));
    expect(html).toContain('2 Mar 2026');
    expect(await messages()).toEqual([]);
  });

  it('brings a reminder forward to now, and ignores one sent in the meantime', async () => {
    await store.set(record('soon@example.com'), reminder('I-SOON', new Date('2126-03-02')));
    await store.set(record('sent@example.com'), { subscriptionID: 'I-SENT' });
    for (const id of ['I-SOON', 'I-SENT']) {
      const response = await fetch(`${site.url}/inbox/reminders/${id}`, {
        method: 'POST',
        redirect: 'manual',
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/__sandbox/inbox');
    }
    const brought = await store.get(record('soon@example.com'));
    expect(brought?.['subscriptionID']).toBe('I-SOON');
    expect(Number(brought?.['reminder_due'])).toBeLessThanOrEqual(Date.now());
    expect(await store.get(record('sent@example.com'))).toEqual({ subscriptionID: 'I-SENT' });
  });

  it('runs no script of a message', async () => {
    const script = '<script>alert(1)</script>';
    await mail('2026-03-01T10:00:00.000Z', { subject: script, text: script, html: script });
    const response = await page();
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('sandbox=""');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
    // As HTML, a message is a separate page with its own styles, as in a mailbox.
    const own = /src="\/__sandbox(?<path>[^"]+)"/u.exec(html)?.groups?.['path'] ?? '';
    const message = await fetch(site.url + own);
    expect(await message.text()).toBe(script);
    const policy = message.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox$/u);
    expect((await fetch(`${site.url}/inbox/unknown/html`)).status).toBe(404);
  });
});

it.each([
  ['See https://example.com/a.', ['https://example.com/a']],
  ['(http://example.com/?x=1) and http://example.com/?x=1', ['http://example.com/?x=1']],
  ['javascript:alert(1) and nothing else', []],
])('links in a text of %j', (text, links) => expect(linksIn(text)).toEqual(links));
