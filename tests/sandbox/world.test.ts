import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherDevice } from '#sandbox/world/device.ts';
import { mailScanner } from '#sandbox/world/mailScanner.ts';
import { worldRoutes } from '#sandbox/world/routes.tsx';
import { cookieOf, switches, switchNames, worldOf } from '#sandbox/world/world.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
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
});

it('another device comes before every script of a page, and only where it is switched on', async () => {
  const asItIs = await fetch(`${site.url}/page`, html(''));
  expect(asItIs.headers.get('vary')).toContain('Cookie');
  expect(await asItIs.text()).not.toContain('device.js');
  expect(await page('world-browser=insideAnApp')).toMatch(
    /^<html><head><script src="\/__sandbox\/world\/device\.js"><\/script><script>1/u,
  );
});

it('PayPal’s script may come without its buttons', async () => {
  const headers = { cookie: 'world-script=withoutButtons' };
  const script = await fetch(`${merchant.simulator.url}/sdk/js`, { headers });
  expect(await script.text()).toBe('window.paypal = {};');
});
