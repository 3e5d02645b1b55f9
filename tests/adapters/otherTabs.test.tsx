import { expect, it, vi } from 'vitest';
import { openPage, signInKey, storedSignIn } from './storedSignIn.ts';

it('a page that the browser had kept while its owner logged out on the next one has no owner any more', async () => {
  localStorage.setItem(signInKey, storedSignIn);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const identity = await openPage();
  const noticed = vi.fn<() => void>();
  identity.onOwnerChangedElsewhere(noticed);
  expect(await identity.currentOwner()).toMatchObject({ uid: 'uid' });

  // Browsers report no change of the storage to a page in their back/forward cache.
  localStorage.removeItem(signInKey);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(noticed).toHaveBeenCalledOnce());
  expect(await identity.currentOwner()).toBeNull();
});
