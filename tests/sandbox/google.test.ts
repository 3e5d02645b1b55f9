import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GoogleAccount } from '#sandbox/auth/accounts.ts';
import { googleRoutes } from '#sandbox/google/routes.tsx';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

let known: GoogleAccount[];
let site: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeEach(async () => {
  known = [];
  const accounts = { googleAccounts: async () => known };
  site = await listenOnFreePort(express().use('/google', googleRoutes(accounts)));
});

afterEach(() => site.stop());

async function choose(email: string, name: string): Promise<Response> {
  return fetch(`${site.url}/google/chosen`, { method: 'POST', body: new URLSearchParams({ email, name }) });
}

async function chosenProfile(email: string, name: string): Promise<GoogleAccount> {
  const html = await (await choose(email, name)).text();
  const written = /data-profile="([^"]*)"/u.exec(html)?.[1] ?? '';
  return JSON.parse(written.replaceAll('&quot;', '"')) as GoogleAccount;
}

describe("the sandbox's account chooser", () => {
  it('says that it replaces Google’s, and offers only the last five accounts, so that the form for another stays visible', async () => {
    known = Array.from({ length: 6 }, (_, at) => ({
      sub: `${at}`,
      email: `owner${at}@example.com`,
      name: `Owner ${at}`,
    }));
    const html = await (await fetch(`${site.url}/google`)).text();
    expect(html).toContain('This page stands in for Google on this machine.');
    const offered = known.filter(({ email, name }) => html.includes(email) && html.includes(name));
    expect(offered).toEqual(known.slice(0, 5));
    expect(html).not.toContain('owner5@example.com');
  });

  it('gives an address the same account each time, and another address another account', async () => {
    const first = await chosenProfile('Rosa@Example.com', 'Rosa');
    expect(first).toEqual({
      sub: expect.stringMatching(/^\d{21}$/u) as string,
      email: 'rosa@example.com',
      name: 'Rosa',
    });
    expect((await chosenProfile('rosa@example.com', 'Rosa')).sub).toBe(first.sub);
    expect((await chosenProfile('juan@example.com', 'Juan')).sub).not.toBe(first.sub);
  });

  it('keeps the id of an account known to the emulator', async () => {
    known = [{ sub: '42', email: 'rosa@example.com', name: 'Rosa' }];
    expect((await chosenProfile('rosa@example.com', 'Rosa')).sub).toBe('42');
  });

  it.each([
    ['nope', 'Rosa'],
    ['rosa@example.com', ' '],
  ])('asks again for %j and %j', async (email, name) => {
    const response = await choose(email, name);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Enter an e-mail address and a name.');
  });
});
