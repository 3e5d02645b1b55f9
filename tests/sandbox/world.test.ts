import express from 'express';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InboxMessage } from '#sandbox/inbox/message.ts';
import { deviceScript, otherDevice } from '#sandbox/world/device.ts';
import { mailScanner } from '#sandbox/world/mailScanner.ts';
import { worldRoutes } from '#sandbox/world/routes.tsx';
import { cookieOf, switches, switchNames, worldOf } from '#sandbox/world/world.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { openMerchant, type Merchant } from './merchant.ts';

const usual = worldOf();
const scanner = mailScanner(async () => undefined);
let merchant: Merchant;
let site: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeAll(async () => {
  merchant = await openMerchant();
  const app = express().use(otherDevice);
  app.use('/__sandbox/world', worldRoutes({ paypalUrl: merchant.simulator.url, scanner }));
  app.get(
    '/page',
    (_request, response) => void response.send('<html><head><script>1</script></head></html>'),
  );
  site = await listenOnFreePort(app);
});
afterAll(async () => {
  await site.stop();
  await merchant.simulator.stop();
});

const html = (cookie: string) => ({ headers: { accept: 'text/html', cookie } });
const page = async (cookie: string) => (await fetch(`${site.url}/page`, html(cookie))).text();

function press(positions: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(positions);
  return fetch(`${site.url}/__sandbox/world`, { method: 'POST', redirect: 'manual', body });
}

describe('the page of the switches', () => {
  it.each(switchNames)('keeps each position of %s in a cookie, and no other', async (name) => {
    for (const position of switches[name]) {
      const [cookie = ''] = (await press({ [name]: position })).headers.getSetCookie();
      expect(worldOf(cookie.split(';')[0])).toEqual({ ...usual, [name]: position });
      expect(
        await (await fetch(`${site.url}/__sandbox/world`, html(cookie.split(';')[0] ?? ''))).text(),
      ).toContain(`<option value="${position}" selected="">`);
    }
    expect((await press({ [name]: 'elsewhere' })).headers.getSetCookie()).toEqual([]);
    expect(worldOf(`${cookieOf(name)}=elsewhere`)).toEqual(usual);
  });

  it('loses PayPal’s events for everybody, until they arrive again', async () => {
    const faults = async () => {
      const state = await fetch(`${merchant.simulator.url}/__sim/state`);
      return ((await state.json()) as { faults: unknown }).faults;
    };
    await press({ events: 'lost' });
    expect(await faults()).toMatchObject([{ on: 'webhooks', deliver: 'off' }]);
    await press({ events: 'published' });
    expect(await faults()).toEqual([]);
  });
});

describe('another device', () => {
  it('comes before every script of a page, and only where it is switched on', async () => {
    const asItIs = await fetch(`${site.url}/page`, html(''));
    expect(asItIs.headers.get('vary')).toContain('Cookie');
    expect(await asItIs.text()).not.toContain('device.js');
    expect(await page('world-browser=insideAnApp')).toMatch(
      /^<html><head><script src="\/__sandbox\/world\/device\.js"><\/script><script>1/u,
    );
  });

  it('has another clock, and understands other moments as before', () => {
    const script = `${deviceScript({ ...usual, clock: 'ahead40Days' })}; [new Date().getTime(), Date.now(), +new Date(5)]`;
    const [today, now, other] = runInNewContext(script) as [number, number, number];
    const ahead = 40 * 86_400_000;
    expect(Math.abs(today - Date.now() - ahead)).toBeLessThan(60_000);
    expect(Math.abs(now - Date.now() - ahead)).toBeLessThan(60_000);
    expect(other).toBe(5);
  });
});

it('PayPal’s script may come without its buttons, or not at all', async () => {
  const script = (position: string) =>
    fetch(`${merchant.simulator.url}/sdk/js`, { headers: { cookie: `world-script=${position}` } });
  expect(await (await script('withoutButtons')).text()).toBe('window.paypal = {};');
  await expect(script('blocked')).rejects.toThrow();
});

it('a mail scanner opens each link of a new message once', async () => {
  const open = vi.fn<(link: string) => Promise<void>>().mockResolvedValue(undefined);
  const message = (id: string) => ({ id, links: [`https://site.example/${id}`] }) as InboxMessage;
  const own = mailScanner(open);
  await own.scan([message('old')]);
  own.on = true;
  await own.scan([message('old'), message('new')]);
  await own.scan([message('old'), message('new')]);
  expect(open.mock.calls).toEqual([['https://site.example/new']]);
  expect(own.opened).toBe(1);
});
