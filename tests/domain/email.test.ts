import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { checkRef } from '#functions/store/documentRules.ts';
import { itHolds } from '../support/holds.ts';

describe('an e-mail address', () => {
  it.each([
    'ada@example.com',
    'Ada@Example.COM',
    '  ada@example.com ',
    'a.b+trucks@sub.example.co.uk',
    "o'brien_{1}@example.com",
    'a@b.c',
    '\u200bada@example.com\ufeff',
    '\u2068ada@example.com\u2069',
    '\u202aada@example.com\u202c',
    'mailto:ada@example.com',
    'mailto:ada@example.com?subject=Trucks',
    'Ada Diaz <ada@example.com>',
    '"Diaz, Ada" <mailto:ada@example.com>,',
    'ada@example.com,',
    'ada@example.com.',
  ])('%j may sign up', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'nope',
    'ada@',
    '@example.com',
    'ada@example',
    'ada example@example.com',
    'ada@exam ple.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada..diaz@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@@example.com',
    'a/b@example.com',
    'ada@example.com/..',
    '"ada"@example.com',
    'ＡＤＡ@example.com',
    '\u212aelvin@example.com',
    'ada@example.com\nbcc@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j may not (R-SIGNIN-ADDRESS)', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });

  it.each([
    'mailto:Ada@example.com',
    'Ada Diaz <ada@example.com>;',
    '\u2068ada@example.com\u2069 ,',
    '“ada@example.com”',
    "'ada@example.com'",
    '‘ada@example.com’',
    '«ada@example.com»',
    '(ada@example.com)',
    '<mailto:ada@example.com?subject=Trucks>;',
    'ada@example.com:',
    'ada@example.com>',
    'ada@example.com、',
    '\u200cada@example.com\u200d',
    '\u034fada@example.com\u3164',
    '\u2800ada@example.com\ufe0f',
    'a\u00adda@example.com',
    'ada@\u200bexample.\u2060com',
  ])('%j is ada@example.com', (typed) => {
    expect(normalizeEmail(typed)).toBe('ada@example.com');
  });

  it.each(['o’diaz@example.com', '“O’Diaz@example.com”', 'Olga O’Diaz <o’diaz@example.com>'])(
    '%j has the apostrophe that the phone or the text program has curved',
    (typed) => {
      expect(normalizeEmail(typed)).toBe("o'diaz@example.com");
      expect(isEmail(typed)).toBe(true);
    },
  );

  it.each([
    ['Ada@Tacosñam.mx', 'ada@xn--tacosam-8za.mx'],
    ['ada@tacosn\u0303am.mx', 'ada@xn--tacosam-8za.mx'],
    ['adañ@tacosñam.mx', 'adañ@xn--tacosam-8za.mx'],
    ['ada@ñam.mx/x', 'ada@ñam.mx/x'],
    ['ada@bob@ñam.mx', 'ada@bob@ñam.mx'],
  ])('%j has the domain that Chrome writes in its field: %j', (typed, written) => {
    expect(normalizeEmail(typed)).toBe(written);
  });

  it('may be as long as a forward path and no longer', () => {
    const long = (length: number) => `${'a'.repeat(length - 14)}@truck.example`;
    expect(isEmail(long(254))).toBe(true);
    expect(isEmail(long(255))).toBe(false);
  });

  it('is one account in upper or lower case, and another with dots or a plus (R-ACCESS-OWNER)', () => {
    expect(normalizeEmail(' Bob@X.com ')).toBe('bob@x.com');
    expect(normalizeEmail('b.ob@x.com')).not.toBe(normalizeEmail('bob@x.com'));
    expect(normalizeEmail('bob+1@x.com')).not.toBe(normalizeEmail('bob@x.com'));
  });

  it('does not map a look-alike letter to a plain one', () => {
    expect(normalizeEmail('\u212aelvin@x.com')).not.toBe('kelvin@x.com');
  });

  const local = fc.string({
    unit: fc.constantFrom(...`aZ0.!#'+_{~-/" @é\u212a\u0000`.split('')),
    minLength: 1,
    maxLength: 20,
  });
  const address = fc.tuple(local, fc.domain()).map(([name, domain]) => `${name}@${domain}`);
  const long = fc.nat({ max: 300 }).map((length) => `${'a'.repeat(length)}@truck.example`);

  itHolds(5_000, {
    title: 'that may sign up is a possible document id, stays itself when normalized again, and ignores case',
    property: fc.property(fc.oneof(address, long, fc.emailAddress(), fc.string()), (typed) => {
      const id = normalizeEmail(typed);
      expect(normalizeEmail(id)).toBe(id);
      const foreign = /\P{ASCII}/u.test(typed);
      expect(foreign || isEmail(typed) === isEmail(typed.toUpperCase())).toBe(true);
      if (!isEmail(typed)) return;
      expect(() => checkRef({ collection: 'Subscriptions', id })).not.toThrow();
      expect(id).toMatch(/^[^\s/A-Z]+$/u);
      expect(id.length).toBeLessThanOrEqual(254);
      // Only white space outside ASCII may surround an address, and it is trimmed.
      expect(id).toMatch(/^\p{ASCII}+$/u);
    }),
  });
});
