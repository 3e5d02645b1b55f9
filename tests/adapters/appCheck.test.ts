import { deleteApp, initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth, sendPasswordResetEmail } from 'firebase/auth';
import { afterAll, expect, it, vi } from 'vitest';
import { sendAppCheckOf } from '#adapters/firebase/appCheck.ts';

// The SDK takes the function when it is loaded.
const fetched = vi.hoisted(() => vi.spyOn(globalThis, 'fetch'));
afterAll(() => fetched.mockRestore());

it.each([
  ['the site’s token', 'from-the-site', 'from-the-site'],
  ['a token that proves nothing if none came in time', null, btoa('{"error":"UNKNOWN_ERROR"}')],
])('the sign-in’s SDK sends %s', async (_what, token, sent) => {
  fetched.mockReset().mockResolvedValue(Response.json({}));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = initializeApp({ apiKey: 'a key', projectId: 'trucks' }, 'signing in');
  try {
    sendAppCheckOf(app, async () => token);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    await sendPasswordResetEmail(auth, 'ana@truck.example');
    const { headers } = fetched.mock.calls[0]?.[1] ?? {};
    expect(new Headers(headers).get('X-Firebase-AppCheck')).toBe(sent);
  } finally {
    await deleteApp(app);
    warned.mockRestore();
  }
});
