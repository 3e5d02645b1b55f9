import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionGateway } from '#adapters/browser/sessionGateway.ts';
import { unsent } from '#adapters/browser/unsent.ts';
import { draftTexts, eachDraftText, type DraftText } from '#domain/draft.ts';
import { limits } from '#domain/limits.ts';
import { emptyRegistration, registrationSchema } from '#domain/registration.ts';
import type { SessionCache } from '#gateways/SessionGateway.ts';

const drafts = Object.fromEntries(draftTexts.map((name) => [name, 'Ana’s Dumplings'])) as Record<
  DraftText,
  string
>;

const everything: SessionCache = {
  ...drafts,
  email: 'ana@truck.example',
  name: 'Ana',
  mode: 'signIn',
  googleSignOn: false,
  userCred: { uid: 'u1', email: 'ana@truck.example', displayName: null },
  currency: 'EUR',
  posDevices: 3,
  plan: 'Yearly',
  finishedAt: '2026-11-21T09:30:00.000Z',
  returnTo: '/account',
  coupon: 'LAUNCH',
  marketingConsent: true,
  termsAccepted: true,
};

/** As a browser's: what is stored are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

let local: FakeStorage;
let session: FakeStorage;
let page: EventTarget & { location: { pathname: string } };

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  const location = { pathname: '/' };
  page = Object.assign(new EventTarget(), { location, localStorage: local, sessionStorage: session });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('values stored in this browser', () => {
  it('are read as they were saved (R-DATA-KEYS)', () => {
    createSessionGateway().save(everything);
    expect(createSessionGateway().stores()).toBe(true);
    expect(createSessionGateway().read()).toEqual(everything);
  });

  it('have the specification’s keys and no password (R-ACCESS-PASSWORD, R-DATA-KEYS)', () => {
    createSessionGateway().save(everything);
    expect(Object.keys(local).sort()).toEqual(
      [
        ...draftTexts,
        'GoogleSignOn',
        'coupon',
        'currency',
        'email',
        'finishedAt',
        'marketingConsent',
        'mode',
        'name',
        'plan',
        'posDevices',
        'returnTo',
        'termsAccepted',
        'userCred',
      ].sort(),
    );
  });

  it.each(['Taco\tTuesday', 'Taco Tuesday\u200e', '\u2068Taco Tuesday\u2069'])(
    'keep the name that was pasted as %j as the form reads it',
    (restaurantName) => {
      createSessionGateway().save({ restaurantName });
      expect(createSessionGateway().read()).toEqual({ restaurantName: 'Taco Tuesday' });
    },
  );

  // A family is 11 UTF-16 units, the letter with its marks 4; a reader sees one character in each.
  it.each(['👨‍👩‍👧‍👦', 'q̣̇̄'])('keep a name of the longest that the form accepts, each character %s', (character) => {
    const longest = eachDraftText((name) => character.repeat(limits[name].max));
    const fullName = character.repeat(limits.fullName.max);
    const form = { ...emptyRegistration, ...longest, fullName, termsAccepted: true };
    expect(registrationSchema.isValidSync(form)).toBe(true);
    createSessionGateway().save({ ...longest, name: fullName });
    expect(createSessionGateway().read()).toEqual({ ...longest, name: fullName });
    createSessionGateway().save(eachDraftText((name) => character.repeat(limits[name].max + 1)));
    expect(createSessionGateway().read()).toEqual({ name: fullName });
  });

  it('stay when other values are saved', () => {
    createSessionGateway().save(everything);
    createSessionGateway().save({ name: 'Bo' });
    expect(createSessionGateway().read()).toEqual({ ...everything, name: 'Bo' });
  });

  it('are empty in a new browser', () => {
    expect(createSessionGateway().read()).toEqual({});
  });

  it('are removed by clear, together with values of others (R-LOGOUT)', () => {
    createSessionGateway().save(everything);
    for (const storage of [local, session]) storage.setItem('firebase:authUser:key', 'x');
    createSessionGateway().clear();
    expect([Object.keys(local), Object.keys(session)]).toEqual([[], []]);
  });

  it('leave the sign-in and the language when another owner follows', () => {
    createSessionGateway().save(everything);
    const others = { 'firebase:authUser:key': 'x', language: 'es' };
    Object.assign(local, others);
    createSessionGateway().forgetOwner();
    expect(Object.fromEntries(Object.entries(local))).toEqual(others);
  });
});

describe('a tampered value counts as absent', () => {
  // The others are of `tampered.test.ts`, as any text is.
  it.each([
    ['userCred', '{"uid":7,"email":"ana@truck.example"}'],
    ['userCred', '{"uid":"u1","email":"ana@truck.example","displayName":{}}'],
    ['posDevices', '1e1'],
    ['returnTo', ''],
    ['coupon', ''],
    ['coupon', 'x'.repeat(1_000)],
    ['returnTo', '//evil.example'],
    ['returnTo', '/account?receipt=../../sign-up'],
    ['returnTo', '/account?receipt=SALE-1&token=T'],
    ['returnTo', 'https://evil.example/account'],
    ['returnTo', '/account/../sign-up'],
    ['restaurantName', 'x'.repeat(101)],
    ['restaurantName', 'Taco\ud800'],
    ['restaurantName', 'Ta\u0007oc'],
    ['marketingConsent', '1'],
    ['termsAccepted', 'TRUE'],
  ])('%s = %j', (key, value) => {
    local.setItem(key, value);
    expect(createSessionGateway().read()).toEqual({});
  });

  it('and the other values are still read', () => {
    createSessionGateway().save(everything);
    local.setItem('posDevices', 'many');
    const { posDevices: _, ...rest } = everything;
    expect(createSessionGateway().read()).toEqual(rest);
  });

  it('an address is normalized for comparison', () => {
    local.setItem('email', ' Ana@Truck.Example ');
    expect(createSessionGateway().read().email).toBe('ana@truck.example');
  });
});

it('blocked storage keeps nothing and does not throw', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty(new EventTarget(), 'localStorage', { get: forbidden }));
  const gateway = createSessionGateway();
  gateway.save(everything);
  expect(gateway.read()).toEqual({});
  expect(gateway.stores()).toBe(false);
  expect(() => {
    gateway.clear();
  }).not.toThrow();
});

it('what was ticked and typed before a switch of the language is given once, without a password', () => {
  unsent.keep({
    termsAccepted: true,
    marketingConsent: false,
    code: 'TACOS',
    password: 'carnitas',
    passwordTyped: true,
  });
  const session = createSessionGateway();
  expect(session.readUnsent()).toEqual({ termsAccepted: true, passwordTyped: true, code: 'TACOS' });
  session.forgetUnsent();
  expect(session.readUnsent()).toEqual({});
});

it('what was ticked on one screen is not given to another, which asks for other consents', () => {
  page.location.pathname = '/es/account';
  unsent.keep({ marketingConsent: true, passwordTyped: true });
  page.location.pathname = '/sign-up/register';
  expect(createSessionGateway().readUnsent()).toEqual({});
  page.location.pathname = '/account';
  expect(createSessionGateway().readUnsent()).toEqual({ marketingConsent: true, passwordTyped: true });
});

describe('a change in another tab', () => {
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it.each(['userCred', 'email', 'finishedAt', null])(
    'of the owner or of their progress is reported: %s',
    (key) => {
      const listener = vi.fn();
      const stop = createSessionGateway().onChangedElsewhere(listener);
      change(key);
      stop();
      change(key);
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['restaurantName', 'posDevices', 'motion'])('of any other key is not reported: %s', (key) => {
    const listener = vi.fn();
    const stop = createSessionGateway().onChangedElsewhere(listener);
    change(key);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
