import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invoke } from '#adapters/firebase/invoke.ts';

const reload = vi.fn();
let kept: Record<string, string>;
let dataset: Record<string, string>;

/** Requests the owner's status; the response names this language. */
async function hear(language?: string) {
  const answer = { registration: null, subscription: null, finishingSubscriptionId: null, language };
  vi.stubGlobal('fetch', async () => Response.json({ result: answer }));
  await invoke('myStatus', {}, async () => 'the-token');
}

beforeEach(() => {
  [kept, dataset] = [{}, {}];
  reload.mockClear();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('an owner who registered in Spanish reads the app in Spanish in a browser that has read no page of the site', async () => {
  await hear('es');
  expect(kept).toEqual({ language: 'es' });
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, string | undefined, () => unknown]>([
  ['the app is in that language', 'en', () => undefined],
  ['the language is not known', undefined, () => undefined],
  ['an English page was read before', 'es', () => Object.assign(kept, { language: 'en' })],
  ['the sign-up was opened inside an English page', 'es', () => Object.assign(dataset, { page: '/page.js' })],
  ['storage is blocked', 'es', () => vi.stubGlobal('localStorage', undefined)],
])('nothing happens where %s', async (_, language, given) => {
  given();
  const before = { ...kept };
  await hear(language);
  expect(kept).toEqual(before);
  expect(reload).not.toHaveBeenCalled();
});
