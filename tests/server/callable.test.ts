import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls, type CallName } from '#domain/contract.ts';
import { accountDeleted, AppError } from '#domain/errors.ts';
import { asHttpsError } from '#functions/calls/callable.ts';
import { mayReachSimulator, refuseSandboxInProduction } from '#functions/runtime/config.ts';
import { verifiedOwner, type FindUser } from '#functions/calls/gate.ts';
import { parseInput } from '#functions/calls/input.ts';
import { cloudLogs } from '#functions/runtime/cloudLogs.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { StoreError } from '#functions/store/Store.ts';
import { registrationOf, shownMonthly } from './registrationOf.ts';

const refusal = (code: string) => expect.objectContaining({ code });
const email = 'owner@example.com';

type Auth = NonNullable<Parameters<typeof verifiedOwner>[0]>;

function tokenOf(claims: object = {}): Auth {
  const token = {
    email,
    email_verified: true,
    iat: 2_000,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return { uid: 'uid-1', token, rawToken: '' } as unknown as Auth;
}

function accountOf(changes: object = {}): FindUser {
  return async () => ({
    disabled: false,
    email,
    emailVerified: true,
    tokensValidAfterTime: new Date(1_000_000).toUTCString(),
    ...changes,
  });
}

const gone: FindUser = () =>
  Promise.reject(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));

describe('the gate', () => {
  it('admits an owner with a verified address, and reports the sign-in method', async () => {
    expect(await verifiedOwner(tokenOf(), accountOf())).toEqual({ uid: 'uid-1', email, withGoogle: false });
    const google = tokenOf({ firebase: { sign_in_provider: 'google.com', identities: {} } });
    expect(await verifiedOwner(google, accountOf())).toMatchObject({ withGoogle: true });
  });

  const withAddress = (address: string) => ({ claims: { email: address }, account: { email: address } });

  it.each<[string, { claims?: object; account?: object }, string]>([
    ['was not made by a sign-in with Firebase', { claims: { firebase: undefined } }, 'session/signed-out'],
    ['has an unverified address', { claims: { email_verified: false } }, 'session/unverified'],
    ['says verified by a word', { claims: { email_verified: 'true' } }, 'session/unverified'],
    ['has no address', { claims: { email: undefined } }, 'session/unverified'],
    ['has an address in capitals', withAddress('Owner@example.com'), 'session/unverified'],
    [
      'is of an account that is unverified by now',
      { account: { emailVerified: false } },
      'session/unverified',
    ],
    [
      'is of another address than its account',
      { account: { email: 'new@example.com' } },
      'session/unverified',
    ],
    ['is of an account that was disabled', { account: { disabled: true } }, 'session/unverified'],
    ['has an address that cannot sign up', withAddress('owner'), 'registration/invalid-email'],
    ['has an address with a path', withAddress('rosa/x/y@example.com'), 'registration/invalid-email'],
  ])('says why it refuses a token that %s (R-ACCESS-OWNER)', async (_what, { claims, account }, code) => {
    await expect(verifiedOwner(tokenOf(claims), accountOf(account))).rejects.toEqual(refusal(code));
  });

  it('refuses a token older than the last sign-out everywhere, and accepts one of the same second', async () => {
    const findUser = accountOf({ tokensValidAfterTime: new Date(2_000_000).toUTCString() });
    await expect(verifiedOwner(tokenOf({ iat: 1_999 }), findUser)).rejects.toEqual(
      refusal('session/signed-out'),
    );
    expect(await verifiedOwner(tokenOf({ iat: 2_000 }), findUser)).toMatchObject({ email });
  });

  it('refuses a deleted account, but does not treat an unreachable sign-in service as a deletion', async () => {
    await expect(verifiedOwner(tokenOf(), gone)).rejects.toMatchObject({
      code: 'session/signed-out',
      details: accountDeleted,
    });
    const failing: FindUser = () => Promise.reject(new Error('no line'));
    await expect(verifiedOwner(tokenOf(), failing)).rejects.toThrow('no line');
  });
});

function refusalOf(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the input of a call', () => {
  const registration = registrationOf();
  const shown = shownMonthly();

  it.each<[CallName, unknown, string]>([
    ['checkCoupon', undefined, 'coupon/invalid'],
    ['checkCoupon', null, 'coupon/invalid'],
    ['checkCoupon', { code: 5 }, 'coupon/invalid'],
    ['checkCoupon', { code: ['FREE50'] }, 'coupon/invalid'],
    ['checkCoupon', { code: 'x'.repeat(65) }, 'coupon/invalid'],
    ['checkCoupon', { code: 'FREE50', price: 0 }, 'request/invalid'],
    ['checkCoupon', 'FREE50', 'request/invalid'],
    ['checkCoupon', [], 'request/invalid'],
    ['myStatus', { email: 'other@example.com' }, 'request/invalid'],
    ['startSubscription', { plan: 'Launch50', code: null, shown }, 'request/invalid'],
    ['startSubscription', { plan: 'constructor', code: null, shown }, 'request/invalid'],
    ['startSubscription', { plan: 'Monthly', code: null, quantity: 1, shown }, 'request/invalid'],
    ['startSubscription', { plan: 'Monthly', code: null, providerPlanId: 'P-1', shown }, 'request/invalid'],
    ['startSubscription', { plan: 'Monthly', code: null }, 'plan/missing'],
    ['startSubscription', { plan: 'Monthly', code: null, shown: { ...shown, price: 1 } }, 'request/invalid'],
    ['requestChange', { plan: 'Monthly', posDevices: 2 }, 'plan/missing'],
    ['activateSubscription', { subscriptionId: '../../x', orderId: null }, 'checkout/details-failed'],
    ['activateSubscription', { subscriptionId: 'I-OKAY', orderId: '<b>' }, 'checkout/details-failed'],
    ['saveRegistration', {}, 'registration/invalid'],
    ['saveRegistration', { registration, language: 'fr' }, 'request/invalid'],
    ['setLanguage', { language: 'es-US' }, 'request/invalid'],
    ['openPapers', { link: '' }, 'link/invalid'],
    ['confirmBooks', { link: 'x'.repeat(101) }, 'link/invalid'],
    [
      'saveRegistration',
      { registration: { ...registration, termsAccepted: false } },
      'registration/terms-not-accepted',
    ],
  ])('%s refuses %j', (name, data, code) => {
    expect(() => parseInput(name, data)).toThrow(refusal(code));
  });

  it('is trimmed and normalized, and otherwise unchanged', () => {
    expect(parseInput('checkCoupon', { code: ' LAUNCH\n' })).toEqual({ code: 'LAUNCH' });
    const typed = { ...registration, restaurantName: '  Cafe\u0301 <b>Roma</b>  ' };
    expect(parseInput('saveRegistration', { registration: typed })).toEqual({
      registration: { ...registration, restaurantName: 'Café <b>Roma</b>' },
    });
  });

  it('is refused with a code and never crashes, for any input', () => {
    const names = fc.constantFrom(...(Object.keys(calls) as CallName[]));
    fc.assert(
      fc.property(names, fc.anything({ withNullPrototype: true }), (name, data) => {
        const refused = refusalOf(() => parseInput(name, data));
        expect(refused === undefined || refused instanceof AppError).toBe(true);
      }),
      { numRuns: 3_000 },
    );
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('the content of a refusal', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is the code and the details to interpolate', () => {
    const refused = new AppError('coupon/plan-not-found', {
      details: { name: 'NoSuchPlan' },
      cause: new Error('private'),
    });
    const answer: object = asHttpsError(refused, 'checkCoupon').toJSON();
    expect(answer).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { code: 'coupon/plan-not-found', details: { name: 'NoSuchPlan' } },
    });
    expect(JSON.stringify(answer)).not.toContain('private');
  });

  it.each([
    ['session/signed-out', 'unauthenticated'],
    ['session/unverified', 'permission-denied'],
    ['registration/already-subscribed', 'already-exists'],
    ['request/invalid', 'invalid-argument'],
    ['checkout/payment-unavailable', 'unavailable'],
  ] as const)('carries the status %s -> %s', (code, status) => {
    expect(asHttpsError(new AppError(code), 'any').code).toBe(status);
  });

  it('names the waiting time if too many requests used one document', () => {
    const answer = asHttpsError(new StoreError('contention'), 'startSubscription');
    expect(answer).toMatchObject({
      code: 'resource-exhausted',
      details: { code: 'request/too-many', details: { retryAfterSeconds: '5' } },
    });
  });

  it('leaves the provider’s failure behind an expected error in one line of the log', () => {
    const logged = vi.spyOn(cloudLogs, 'warn').mockImplementation(() => undefined);
    const code = 'checkout/payment-unavailable';
    asHttpsError(new AppError(code, { cause: new PayPalError(503) }), 'startSubscription');
    const fields = expect.objectContaining({ call: 'startSubscription', code, status: 503 }) as object;
    expect(logged).toHaveBeenCalledExactlyOnceWith('the payment provider failed', fields);
  });

  it('hides an unexpected error, which is logged without its message (R-ERROR-SERVICE)', () => {
    const logged = vi.spyOn(cloudLogs, 'error').mockImplementation(() => undefined);
    const answer = asHttpsError(new TypeError(`cannot read ${email}`), 'myStatus');
    expect(answer.code).toBe('internal');
    expect(answer.details).toEqual({ code: 'service/unexpected', details: {} });
    expect(JSON.stringify(answer.toJSON())).not.toContain(email);
    expect(logged).toHaveBeenCalledOnce();
    const [, fields] = logged.mock.calls[0] ?? [];
    expect(fields).toMatchObject({ call: 'myStatus', kind: 'TypeError' });
    expect(JSON.stringify(fields)).not.toContain(email);
  });
});

describe('a deployment', () => {
  it.each([
    'CURBWISE_SQLITE',
    'CURBWISE_CLOCK_AHEAD_MS',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FUNCTIONS_EMULATOR',
  ])('refuses to run with %s set', (name) => {
    expect(() => refuseSandboxInProduction({ K_SERVICE: 'checkcoupon', [name]: 'x' })).toThrow(name);
    expect(() => refuseSandboxInProduction({ [name]: 'x' })).not.toThrow();
  });

  /** The variables that the Functions emulator of firebase-tools 15 sets. */
  const emulated = { K_SERVICE: 'checkCoupon', K_REVISION: '1', FUNCTIONS_EMULATOR: 'true' };

  it('is not mistaken for the official emulators, which set its variable too', () => {
    const environment = { ...emulated, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(() => refuseSandboxInProduction(environment)).not.toThrow();
    expect(mayReachSimulator(environment)).toBe(true);
  });

  it.each([{ K_REVISION: 'checkcoupon-00003-qut' }, { K_CONFIGURATION: 'checkcoupon' }])(
    'is known although it claims to be the emulator: %o',
    (changes) => {
      expect(() => refuseSandboxInProduction({ ...emulated, ...changes })).toThrow('FUNCTIONS_EMULATOR');
      expect(mayReachSimulator({ ...emulated, ...changes })).toBe(false);
    },
  );

  it('logs which variable prevents the start', () => {
    const environment = { K_SERVICE: 'checkcoupon', CURBWISE_SQLITE: '/data' };
    const refused = expect.objectContaining({ issue: 'CURBWISE_SQLITE' }) as Error;
    expect(() => refuseSandboxInProduction(environment)).toThrow(refused);
  });

  it('connects to PayPal and never to the simulator', () => {
    expect(mayReachSimulator({ K_SERVICE: 'checkcoupon' })).toBe(false);
    expect(mayReachSimulator({})).toBe(false);
    expect(mayReachSimulator({ CURBWISE_SQLITE: '/data' })).toBe(true);
  });
});
