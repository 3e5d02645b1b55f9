import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '#content/errors.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { readVerifyLink, type VerifyLink } from '#funnel/verify/verifyLink.ts';
import { itHolds } from '../support/holds.ts';

/** The errors of an unreadable link (reference/SignUp.mdx#verify-the-address). */
const specified = [
  'Email address not found. Please try the sign in process again.',
  'Unsupported verification mode.',
  'Missing verification code. Please try the sign-in process again.',
  'Verification failed. Please try signing in again.',
];

const hostile = fc.constantFrom(
  'javascript:alert(1)',
  'javascript:alert(1)?email=owner%40example.com',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/?email=owner%40example.com',
  '//evil.example/sign-up/verify-email?email=owner%40example.com',
  'https://curbwise.example/?email=owner%40example.com&email=other%40example.com',
  'https://curbwise.example/?email=%E0%A4%A',
  'https://[',
  '%',
  '%00%0d%0aLocation:%20https://evil.example',
  '"><script>alert(1)</script>@example.com',
  'x'.repeat(100_000),
  '\ud800',
  'constructor',
  '__proto__',
);
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), hostile, fc.webUrl(), fc.emailAddress());
const mode = fc.oneof(fc.constantFrom('signIn', 'resetPassword', 'verifyEmail', 'SIGNIN', ''), text);
const maybe = (value: fc.Arbitrary<string>) => fc.option(value, { nil: null });
const query = fc.record({
  oobCode: maybe(text),
  mode: maybe(mode),
  continueUrl: maybe(
    fc.oneof(
      text,
      text.map((email) => `https://curbwise.example/?${new URLSearchParams({ email }).toString()}`),
    ),
  ),
  email: maybe(text),
});

/** A query string, from well-formed ones to noise with repeated parameters and broken escapes. */
const search = fc
  .array(
    fc.tuple(
      fc.constantFrom('oobCode', 'mode', 'continueUrl', 'email', 'apiKey', '%', ''),
      fc.oneof(mode, text),
    ),
    { maxLength: 8 },
  )
  .chain((parameters) =>
    fc.constantFrom(
      `?${parameters.map((pair) => pair.join('=')).join('&')}`,
      `?${new URLSearchParams(parameters).toString()}`,
    ),
  );

function isSpecified(asked: VerifyLink): boolean {
  if (asked.kind === 'refused') return specified.includes(errorMessage(asked.error));
  if (asked.kind === 'reset') return asked.oobCode !== '';
  return isEmail(asked.email) && normalizeEmail(asked.email) === asked.email;
}

describe('a link from an e-mail', () => {
  itHolds(2_500, {
    title:
      'whatever its parameters, asks for a sign-in, a reset, or is refused in specified words (R-VERIFY-LINK)',
    property: fc.property(query, maybe(mode), (parameters, remembered) => {
      expect(isSpecified(readVerifyLink(parameters, remembered))).toBe(true);
    }),
  });

  itHolds(2_500, {
    title: 'reads any address bar without throwing',
    property: fc.property(search, maybe(mode), (typed, remembered) => {
      const { searchParams } = new URL(`/sign-up/verify-email${typed}`, 'https://curbwise.example');
      const parameters = {
        oobCode: searchParams.get('oobCode'),
        mode: searchParams.get('mode'),
        continueUrl: searchParams.get('continueUrl'),
        email: searchParams.get('email'),
      };
      expect(isSpecified(readVerifyLink(parameters, remembered))).toBe(true);
    }),
  });

  itHolds(2_500, {
    title: 'signs in only where the mode says so, a code is there and an address can be one',
    property: fc.property(query, (parameters) => {
      const asked = readVerifyLink(parameters, null);
      if (asked.kind !== 'signIn') return;
      expect(parameters.mode).toBe('signIn');
      expect(parameters.oobCode).not.toBe('');
      const inside = URL.canParse(parameters.continueUrl ?? '')
        ? new URL(parameters.continueUrl ?? '').searchParams.get('email')
        : null;
      const shown = (inside ?? parameters.email ?? '').trim();
      expect(asked.email).toBe(normalizeEmail(shown.replaceAll(' ', '+')));
    }),
  });

  it.each([
    ['javascript:alert(1)?email=owner%40example.com', 'owner@example.com'],
    ['https://evil.example/?email=Owner%40Example.com', 'owner@example.com'],
    ['https://curbwise.example/?email=a%40b.example&email=c%40d.example', 'a@b.example'],
    // Decoded once too often on its way.
    ['https://curbwise.example/?email=ada+truck@b.example', 'ada+truck@b.example'],
    ['https://curbwise.example/?email=ada truck@b.example', 'ada+truck@b.example'],
  ])('reads only the address from %s', (continueUrl, email) => {
    const asked = readVerifyLink({ oobCode: 'code', mode: 'signIn', continueUrl, email: null }, null);
    expect(asked).toEqual({ kind: 'signIn', email });
  });
});

it('reads a link in a browser without URL.canParse', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  Reflect.deleteProperty(URL, 'canParse');
  try {
    const link = (continueUrl: string) =>
      readVerifyLink({ oobCode: 'code', mode: 'signIn', continueUrl, email: 'own@example.com' }, null);
    expect(link('https://curbwise.example/?email=owner%40example.com')).toMatchObject({
      email: 'owner@example.com',
    });
    expect(link('no address')).toMatchObject({ email: 'own@example.com' });
  } finally {
    if (canParse) Object.defineProperty(URL, 'canParse', canParse);
  }
});
