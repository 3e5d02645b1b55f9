import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionGateway } from '#adapters/browser/sessionGateway.ts';
import { storedValues } from '#adapters/browser/storedValues.ts';
import { isCurrency } from '#domain/currency.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { publicPlanNames } from '#domain/plan.ts';
import { registrationSchema } from '#domain/registration.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { sampleOwner } from '#stories/support/samples.ts';

const kept = new Map<string, string>();
const keys = Object.values(storedValues).map(({ key }) => key);

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
  fc.emailAddress(),
  fc.integer().map(String),
  fc.constantFrom(
    sampleOwner.email,
    'true',
    'TRUE',
    '1e1',
    '٣',
    'EUR',
    'toString',
    '__proto__',
    'null',
    'x'.repeat(10_000),
    `{"uid":"u1","email":"${sampleOwner.email}","__proto__":{"isAdmin":true}}`,
    `{"uid":"u1","email":"${sampleOwner.email}","displayName":"${'x'.repeat(10_000)}"}`,
    `{"uid":"u1","email":"${sampleOwner.email}","displayName":"a\\u0000b"}`,
    '['.repeat(10_000),
    '<img src=x onerror=alert(1)>',
    '\ud800',
  ),
);
const storage = fc.dictionary(fc.constantFrom(...keys, 'password', 'constructor'), text);

describe('any content of the local storage', () => {
  it('is read only if it is ours and well-formed', () => {
    fc.assert(
      fc.property(storage, (values) => {
        kept.clear();
        for (const [key, value] of Object.entries(values)) kept.set(key, value);
        const read = createSessionGateway().read();
        const names = Object.keys(storedValues);
        expect(Object.keys(read).filter((name) => !names.includes(name))).toEqual([]);
        const { email, name, mode, currency, posDevices, plan, restaurantName, userCred } = read;
        const addresses = [email, userCred?.email].filter((address) => typeof address === 'string');
        expect(addresses.filter(isEmail).map(normalizeEmail)).toEqual(addresses);
        for (const words of [name, restaurantName, userCred?.displayName]) {
          expect(words ?? 'absent').toMatch(/^\P{Cc}{1,200}$/u);
        }
        for (const flag of [read.googleSignOn, read.marketingConsent, read.termsAccepted]) {
          expect([undefined, true, false]).toContain(flag);
        }
        expect(mode ?? 'signIn').toMatch(/^[A-Za-z]{1,40}$/u);
        expect(isCurrency(currency ?? 'USD')).toBe(true);
        expect(publicPlanNames).toContain(plan ?? 'Monthly');
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(posDevices ?? 1);
        expect(userCred === undefined || !Object.hasOwn(userCred, '__proto__')).toBe(true);
        expect({}).not.toHaveProperty('isAdmin');
      }),
      { numRuns: 3_000 },
    );
  });

  it('is not changed by reading it', () => {
    fc.assert(
      fc.property(storage, (values) => {
        kept.clear();
        for (const [key, value] of Object.entries(values)) kept.set(key, value);
        createSessionGateway().read();
        expect(Object.fromEntries(kept)).toEqual(values);
      }),
    );
  });

  it('gives a form that an owner can complete: no consent, no password, known currency and devices', () => {
    fc.assert(
      fc.property(storage, (values) => {
        kept.clear();
        for (const [key, value] of Object.entries(values)) kept.set(key, value);
        const form = initialRegistration(sampleOwner, null, createSessionGateway().read());
        expect(form).toMatchObject({
          marketingConsent: false,
          termsAccepted: false,
          password: '',
          confirmPassword: '',
        });
        const restaurantName = 'Copper Comal';
        const goneOn = { ...form, fullName: 'Ada', restaurantName, termsAccepted: true };
        expect(registrationSchema.isValidSync(goneOn)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
