import { expect, it, vi } from 'vitest';
import { openPage, signInKey, storedSignIn } from './storedSignIn.ts';

it.each([429, 503])(
  'an owner whose page opens while Firebase answers %i is still signed in',
  async (code) => {
    localStorage.setItem(signInKey, storedSignIn);
    const error = { code, message: 'UNAVAILABLE' };
    vi.spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json({ error }, { status: error.code }),
    );
    const identity = await openPage();
    expect(await identity.currentOwner()).toMatchObject({ uid: 'uid' });
    expect(localStorage.getItem(signInKey)).not.toBeNull();
  },
);
