import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { countCharacters } from '#domain/characters.ts';
import { currencies } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import {
  emptyRegistration,
  registrationSchema,
  registrationWithPasswordSchema,
} from '#domain/registration.ts';
import { itHolds } from '../support/holds.ts';

const longest = limits.restaurantName.max;
const longestName = limits.fullName.max;

const filledIn = {
  ...emptyRegistration,
  fullName: 'Ada Diner',
  restaurantName: 'Taco Tuesday',
  posDevices: 3,
  termsAccepted: true,
};
const withPassword = { ...filledIn, password: 'secret', confirmPassword: 'secret' };

/** The message of each field's first refusal, which is the one that a form shows. */
function refusals(values: object, schema: typeof registrationSchema = registrationSchema) {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

/** The texts that an owner types. */
const texts = ['fullName', 'restaurantName', 'businessName', 'taxNumber'];

describe('a registration', () => {
  it('keeps the name that a program wrapped in direction marks', () => {
    const pasted = { ...filledIn, fullName: '\u2068Rosa\u2069', restaurantName: '\u200bTaco Tuesday\ufeff' };
    expect(registrationSchema.validateSync(pasted)).toMatchObject({
      fullName: 'Rosa',
      restaurantName: 'Taco Tuesday',
    });
    expect(countCharacters('\u2068Rosa\u2069')).toBe(4);
    const twoParts = { ...pasted, fullName: '\u2068\u2068Rosa\u2069 \u202aDiaz\u202c\u2069\u3164' };
    expect(registrationSchema.validateSync(twoParts)).toMatchObject({ fullName: 'Rosa Diaz' });
  });

  it.each(['\t', '\v', '\f'])('reads %j inside a name as a space, in each text', (white) => {
    const pasted = texts.map((field) => [field, `${white}Ada${white}Diner`]);
    const read = Object.values(
      registrationSchema.validateSync({ ...filledIn, ...Object.fromEntries(pasted) }),
    );
    expect(read.filter((value) => value === 'Ada Diner')).toHaveLength(pasted.length);
  });

  it('with correct values is accepted', () => {
    expect(refusals(filledIn)).toEqual({});
  });

  it.each<[string, unknown, string]>([
    ['fullName', '', 'Required'],
    ['fullName', '   ', 'Required'],
    ['fullName', 'x'.repeat(longestName + 1), `must be ${longestName} characters or less`],
    ['fullName', 'Ada\nDiner', 'Use letters, numbers and ordinary punctuation'],
    ['fullName', '\u200b\u200d', 'Required'],
    ['fullName', 'Ada\ud800', 'Use letters, numbers and ordinary punctuation'],
    ['fullName', '\u0958'.repeat(longestName + 1), `must be ${longestName} characters or less`],
    ['fullName', '🌮'.repeat(longestName + 1), `must be ${longestName} characters or less`],
    ['fullName', `a${'\u0301'.repeat(400)}`, `must be ${longestName} characters or less`],
    ['restaurantName', '', 'Required'],
    ['restaurantName', undefined, 'Required'],
    ['restaurantName', 'x'.repeat(longest + 1), `Must be ${longest} characters or less`],
    ['posDevices', 0, 'Must be at least 1'],
    ['posDevices', 11, 'Must be 10 or less'],
    ['posDevices', 2.5, 'Must be a whole number'],
    ['posDevices', undefined, 'Required'],
    ['posDevices', 'many', 'Required'],
    ['currency', 'XXX', 'Choose one of the currencies in the list'],
    ['termsAccepted', false, 'You must accept the terms of use to continue'],
    ['termsAccepted', undefined, 'You must accept the terms of use to continue'],
  ])(
    'with %s %j is refused with %j (R-REGISTER-FULL-NAME, R-REGISTER-TRUCK-NAME, R-REGISTER-POS-DEVICES, R-REGISTER-TERMS)',
    (field, value, words) => {
      expect(refusals({ ...filledIn, [field]: value })).toEqual({ [field]: words });
    },
  );

  it.each(['\u0007', '\u007f', '\u009f'])('with %j inside a name is refused, in each text', (mark) => {
    const words = 'Use letters, numbers and ordinary punctuation';
    for (const field of texts)
      expect(refusals({ ...filledIn, [field]: `A${mark}b` })).toEqual({ [field]: words });
  });

  it.each(['\u2028', '\u2029', '\u2800', '\u3164', '\uffa0'])(
    'reads %j, which looks like a space, inside a name as one, in each text',
    (blank) => {
      for (const field of texts) {
        expect(registrationSchema.validateSync({ ...filledIn, [field]: `A${blank}b` })).toMatchObject({
          [field]: 'A b',
        });
      }
    },
  );

  it.each([
    '\u061c',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u202e',
    '\u2066',
    '\u00ad',
    '\u034f',
    '\u2060',
    '\ufeff',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e007f}',
    '\u{e0100}',
  ])('leaves out %j, which nobody sees, inside a name, in each text', (mark) => {
    for (const field of texts) {
      expect(registrationSchema.validateSync({ ...filledIn, [field]: `A${mark}b` })).toMatchObject({
        [field]: 'Ab',
      });
    }
  });

  it.each(['👩‍🍳 Ada', 'क्‍ष', 'نمی‌خواهم', 'Tacos ❤️'])('accepts the joiners of %s', (name) => {
    expect(refusals({ ...filledIn, restaurantName: name })).toEqual({});
  });

  it.each<(string | number)[]>([
    ['fullName', 'x'.repeat(longestName)],
    ['fullName', `  ${'x'.repeat(longestName)}  `],
    ['fullName', 'e\u0301'.repeat(longestName)],
    ['fullName', '👨‍👩‍👧 & co'],
    ['fullName', '🌮'.repeat(longestName)],
    ['fullName', '👨‍👩‍👧'.repeat(longestName)],
    ['fullName', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'.repeat(longestName)],
    ['fullName', '\u0958'.repeat(longestName)],
    ['restaurantName', 'Łukasz’s 🚚 Pierogi'],
    ['posDevices', 1],
    ['posDevices', 10],
    ...currencies.map((currency) => ['currency', currency]),
  ])('with %s %j is taken', (field = '', value) => {
    expect(refusals({ ...filledIn, [field]: value })).toEqual({});
  });

  it.each([
    [{ password: '', confirmPassword: '' }, 'password', 'Required'],
    [
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [{ password: 'secret', confirmPassword: 'Secret' }, 'confirmPassword', 'Passwords must match'],
    [{ password: 'secret', confirmPassword: '' }, 'confirmPassword', 'Passwords must match'],
  ])(
    'with the passwords %j is refused at %s with %j (R-REGISTER-PASSWORD, R-REGISTER-PASSWORD-AGAIN, R-LIMIT-NAMES)',
    (passwords, field, words) => {
      const values = { ...withPassword, ...passwords };
      const found = refusals(values, registrationWithPasswordSchema);
      expect(found).toHaveProperty(field, words);
    },
  );

  it('never sends a password or an address to the server', () => {
    const sent = registrationSchema.cast(withPassword, { stripUnknown: true });
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(filledIn).toSorted());
    expect(registrationSchema.isValidSync(withPassword, { strict: true })).toBe(false);
    expect(registrationSchema.isValidSync({ ...filledIn, email: 'a@b.c' }, { strict: true })).toBe(false);
  });

  const name = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });
  const values = fc.record({
    fullName: name,
    restaurantName: name,
    posDevices: fc.integer({ min: -2, max: 13 }),
    currency: fc.constantFrom(...currencies, 'XXX'),
    marketingConsent: fc.boolean(),
    termsAccepted: fc.boolean(),
  });

  itHolds(5_000, {
    title: 'is taken exactly when every rule of the specification holds',
    property: fc.property(values, (given) => {
      const fullName = given.fullName.trim();
      const expected =
        fullName.length > 0 &&
        fullName.length <= longestName &&
        given.restaurantName.trim().length > 0 &&
        given.posDevices >= 1 &&
        given.posDevices <= 10 &&
        given.currency !== 'XXX' &&
        given.termsAccepted;
      expect(registrationSchema.isValidSync({ ...emptyRegistration, ...given })).toBe(expected);
    }),
  });
});
