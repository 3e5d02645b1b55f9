import { afterEach, expect, it, vi } from 'vitest';
import { outlastBusyFirebase } from '#adapters/browser/busyFirebase.ts';

afterEach(() => vi.unstubAllGlobals());

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=key';
const renewal = 'https://securetoken.googleapis.com/v1/token?key=key';
const link = 'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key';

const emulator = `http://127.0.0.1:9099/${lookup.replace('https://', '')}`;

const ask = (status: number, url: string) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  outlastBusyFirebase();
  return fetch(url);
};

it.each([
  [429, lookup],
  [503, lookup],
  [500, renewal],
  [500, emulator],
])('%i from %s looks like a lost connection', async (status, url) => {
  await expect(ask(status, url)).rejects.toBeInstanceOf(TypeError);
});

it.each([
  [400, lookup],
  [200, renewal],
  [429, link],
  [503, 'https://curbwise.example/api/myAccount'],
])('%i from %s stays as it is', async (status, url) => {
  expect((await ask(status, url)).status).toBe(status);
});
