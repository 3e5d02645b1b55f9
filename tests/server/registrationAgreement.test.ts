import { yupResolver } from '@hookform/resolvers/yup';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { calls } from '#domain/contract.ts';
import { currencies } from '#domain/currency.ts';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { posDevicesMessages } from '#domain/posDevicesMessages.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/registration.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { parseInput, withNormalizedText } from '#functions/calls/input.ts';
import { findRegistration } from '#functions/documents/registrations.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { registerSchema } from '#funnel/register/registerSchema.ts';
import { itHolds } from '../support/holds.ts';
import { registrationOf } from './registrationOf.ts';

let store: Store;
beforeAll(() => {
  store = openSqliteStore(':memory:');
});
afterAll(() => store.close());

type Verdict = { values: Record<string, unknown> } | { words: Record<string, string | undefined> };

/** The form's result for typed values: the values it would send, or the message beside each field. */
async function form(typed: object, withPassword: boolean): Promise<Verdict> {
  const resolve = yupResolver(registerSchema(withPassword));
  const { values, errors } = await resolve(typed as RegistrationForm, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const fields = Object.entries(errors).map(([field, error]) => [field, error.message]);
  return fields.length === 0 ? { values } : { words: Object.fromEntries(fields) };
}

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

/** The data that the browser sends: everything except the password. */
function businessOf(values: Record<string, unknown>): Record<string, unknown> {
  const { password: _, confirmPassword: __, ...business } = values;
  return business;
}

/** The server's result for a registration: what it would store, or its error code. */
function server(registration: unknown) {
  try {
    return parseInput('saveRegistration', { registration: sent(registration) });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** The server's message for each field, the first refusal of each. */
function serverWords(registration: unknown): Record<string, string> {
  try {
    calls.saveRegistration.input.validateSync(withNormalizedText({ registration: sent(registration) }), {
      strict: true,
      abortEarly: false,
    });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path, message }) => [path?.replace('registration.', ''), message]),
    );
  }
}

const strange = fc.constantFrom(
  '',
  ' ',
  '\u00a0\u2003',
  '\u200b\u200d',
  '\u202eevil\u202c',
  '\u0958'.repeat(15),
  'e\u0301'.repeat(10),
  '🚚'.repeat(7),
  '🚚'.repeat(8),
  '👨‍👩‍👧‍👦',
  'مطعم',
  'שלום',
  '\ud800',
  'a\u0000b',
  'a\nb',
  '\ufeffAda\ufeff',
  'ﬁve',
  '\u{1d15e}'.repeat(3),
  'x'.repeat(15),
  'x'.repeat(16),
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(50_000),
  '3',
  'true',
  '__proto__',
  '<b>Ada</b>',
);
const typedText = fc.oneof(
  strange,
  fc.string({ unit: 'grapheme-ascii', maxLength: 18 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 18 }),
  fc.string({
    unit: fc.constantFrom('e', '\u0301', '\u0958', '\u200d', '\u202e', '🌮', '\u1100', '\u1161', ' '),
  }),
);
const devices = fc.oneof(
  fc.integer({ min: -2, max: 13 }),
  fc.double(),
  fc.integer({ min: -2, max: 13 }).map(String),
  fc.constantFrom('', 'many', null, undefined, '1e1', '0x3', ' 3 ', true, [3], {}),
);
const flag = fc.oneof(fc.boolean(), fc.constantFrom('true', 'false', 1, 0, null, undefined, 'on', 'yes'));
/** Possible input for fields with their own rules; every other field keeps its initial value. */
const typedFields = fc.record({
  fullName: typedText,
  restaurantName: typedText,
  posDevices: devices,
  currency: fc.oneof(fc.constantFrom<unknown>(...currencies, 'usd', 'XXX', null, undefined, 7), typedText),
  marketingConsent: flag,
  termsAccepted: flag,
  password: typedText,
  confirmPassword: typedText,
});
const typedForm = typedFields.map((typed) => Object.assign({}, emptyRegistration, typed));
/** Mostly valid, with one field that may be anything: the other fields must not hide its result. */
const nearlyRight = fc
  .tuple(typedForm, fc.constantFrom('fullName', 'restaurantName', 'posDevices', 'currency', 'termsAccepted'))
  .map(([wild, field]) =>
    Object.assign(registrationOf(), {
      password: 'carnitas',
      confirmPassword: 'carnitas',
      [field]: wild[field as keyof typeof wild],
    }),
  );
const typed = fc.oneof(typedForm, nearlyRight);

describe('a registration', () => {
  const texts = [limits.restaurantName, limits.businessName, limits.taxNumber];
  const ours: string[] = [registrationMessages, posDevicesMessages]
    .flatMap((words) => Object.values(words))
    .flatMap((words) => (typeof words === 'string' ? [words] : texts.map(({ max }) => words(max))));
  let number = 0;
  itHolds(3_000, {
    title:
      'that the form takes is taken by the server, and stored as it was sent; one that it refuses, in words of ours beside their fields',
    property: fc.asyncProperty(typed, fc.boolean(), async (values, withPassword) => {
      const verdict = await form(values, withPassword);
      if ('words' in verdict) {
        expect(Object.values(verdict.words).filter((words) => !ours.includes(words ?? ''))).toEqual([]);
        expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(verdict.words)));
        return;
      }
      const business = businessOf(verdict.values);
      const taken = server(business);
      expect(taken).toEqual({ registration: business });
      if (typeof taken === 'string') return;
      number += 1;
      const owner = { uid: `uid-${number}`, email: `owner${number}@example.com`, withGoogle: false };
      await saveRegistration(store, { owner, registration: taken.registration, now: new Date() });
      expect((await findRegistration(store, owner.uid))?.registration).toEqual(business);
    }),
  });

  itHolds(3_000, {
    title:
      'is refused by the server exactly when the form refuses it, whatever was typed (R-REGISTER-FULL-NAME)',
    property: fc.asyncProperty(typed, async (values) => {
      const verdict = await form(values, false);
      // As a browser without our form would send it, each value with the contract's type.
      const { posDevices, currency, marketingConsent, termsAccepted } = values;
      const raw = businessOf(values);
      const exact =
        typeof posDevices === 'number' &&
        Number.isFinite(posDevices) &&
        typeof currency === 'string' &&
        typeof marketingConsent === 'boolean' &&
        typeof termsAccepted === 'boolean';
      if (!exact) return;
      const refused = 'words' in verdict;
      expect(typeof server(raw) === 'string').toBe(refused);
      expect(serverWords(raw)).toEqual(refused ? verdict.words : {});
    }),
  });

  it.each(['__proto__', 'constructor', 'toString', 'email', 'password', 'uid', 'checkout_id'])(
    'with a %s of its own is refused by the server',
    (key) => {
      const right = JSON.stringify(registrationOf());
      expect(typeof server(JSON.parse(right))).toBe('object');
      const hostile: unknown = JSON.parse(right.replace('{', `{"${key}":{"isAdmin":true},`));
      expect(server(hostile)).toBe('registration/invalid');
      expect({}).not.toHaveProperty('isAdmin');
    },
  );
});
