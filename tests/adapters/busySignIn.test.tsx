import { expect, it, vi } from 'vitest';
import { openPage, signInKey, storedSignIn } from './storedSignIn.ts';

it('an owner whose page opens while Firebase is too busy is still signed in', async () => {
  localStorage.setItem(signInKey, storedSignIn);
  const error = { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ error }, { status: error.code }));
  const identity = await openPage();
  expect(await identity.currentOwner()).toMatchObject({ uid: 'uid' });
  expect(localStorage.getItem(signInKey)).not.toBeNull();
});
