import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
let kept: Record<string, string>;
let sent: unknown[];

/** Requests the owner's status at an address; the response names the language of the record. */
async function hear(language: string | undefined, path = '/account') {
  vi.stubGlobal('location', { reload, href: `https://curbwise.example${path}` });
  const answer = { registration: null, subscription: null, finishingSubscriptionId: null, language };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('setLanguage')) sent.push(JSON.parse(body));
    return Response.json({ result: url.endsWith('myStatus') ? answer : {} });
  });
  const { invoke } = await import('#adapters/firebase/invoke.ts');
  await invoke('myStatus', {}, async () => 'the-token');
}

beforeEach(() => {
  [kept, sent] = [{}, []];
  reload.mockClear();
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// The tests run in the English build.
it.each([{}, { language: 'en' }])(
  'the screen follows the record in a browser that has stored %j',
  async (before) => {
    Object.assign(kept, before);
    await hear('es');
    expect(kept).toEqual({ language: 'es' });
    expect(reload).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  },
);

it.each<[string, string | undefined, string]>([
  ['it is in that language', 'en', '/account'],
  ['the record names none', undefined, '/account'],
  ['the address names another', 'es', '/account?lang=en'],
])('the screen stays as it is where %s', async (_, language, path) => {
  await hear(language, path);
  expect(kept).toEqual({});
  expect(reload).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('the screen stays as it is where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  await hear('es');
  expect(reload).not.toHaveBeenCalled();
});

it('the record follows a screen below the address of a language', async () => {
  vi.resetModules();
  vi.doMock(import('#domain/language.ts'), async (original) => ({
    ...(await original()),
    language: 'es' as const,
  }));
  await hear('en', '/es/account');
  await vi.waitFor(() => expect(sent).toEqual([{ data: { language: 'es' } }]));
  expect(reload).not.toHaveBeenCalled();
  vi.doUnmock('#domain/language.ts');
});
