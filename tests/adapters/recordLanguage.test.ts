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

/** The fields of the form that is open, by what finds them. */
const open = { fields: [] as object[], passwords: [] as object[] };

beforeEach(() => {
  [kept, sent] = [{}, []];
  [open.fields, open.passwords] = [[], []];
  reload.mockClear();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: (found: string) => (found.includes('password') ? open.passwords : open.fields),
  });
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

it('the screen keeps what was ticked, and that a password was typed, when it follows the record', async () => {
  const sessionStorage = { setItem: vi.fn<(key: string, value: string) => void>() };
  vi.stubGlobal('window', { sessionStorage, location: { pathname: '/sign-up/register' } });
  open.fields = [{ name: 'termsAccepted', type: 'checkbox', checked: true }];
  open.passwords = [{ value: '' }, { value: 'carnitas' }];
  await hear('es', '/sign-up/register');
  const unsent = { termsAccepted: true, passwordTyped: true, screen: '/sign-up/register' };
  expect(sessionStorage.setItem).toHaveBeenCalledExactlyOnceWith('unsent', JSON.stringify(unsent));
  expect(sessionStorage.setItem).toHaveBeenCalledBefore(reload);
});

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
