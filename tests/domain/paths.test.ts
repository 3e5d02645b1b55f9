import { describe, expect, it } from 'vitest';
import { papersPath } from '#domain/invoice.ts';
import { checkoutPath, paths, plansPath, resetPath, secretPath, verifyEmailPath } from '#domain/paths.ts';
import { parseUrl, restoreQuery, secretIn } from '#domain/url.ts';

it.each([
  [plansPath('Yearly'), '/sign-up/plans?plan=Yearly'],
  [checkoutPath('Monthly'), '/sign-up/checkout?plan=Monthly'],
  [verifyEmailPath('ada+trucks@example.com'), '/sign-up/verify-email?email=ada%2Btrucks%40example.com'],
  [resetPath('a&b=c'), '/admin/reset-password?oobCode=a%26b%3Dc&mode=resetPassword'],
])('an address with a parameter %s is written as %s', (written, expected) => {
  expect(written).toBe(expected);
});

describe('an absolute address', () => {
  it('is read', () => {
    expect(parseUrl('https://curbwise.example/a?b=c')?.searchParams.get('b')).toBe('c');
  });

  it.each(['', '/sign-up', 'https://[', 'curbwise.example'])('is not %j', (text) => {
    expect(parseUrl(text)).toBeNull();
  });
});

it.each([
  [
    '?mode=signIn&amp;oobCode=code&amp;amp;email=a%40b.example',
    '?mode=signIn&oobCode=code&email=a%40b.example',
  ],
  ['?mode=signIn&oobCode=code', '?mode=signIn&oobCode=code'],
  ['?email=a%26amp%3Bb', '?email=a%26amp%3Bb'],
])('a query %s is read as %s', (written, read) => {
  expect(restoreQuery(written)).toBe(read);
});

it.each([
  papersPath('id.secret', 'INV-1'),
  papersPath('id.secret', null),
  secretPath(paths.confirmBooks, 'id.secret'),
  secretPath(paths.wayBack, 'id.secret'),
])('the secret of %s is read, also where a mail gateway has written # in hex', (link) => {
  const sent = new URL(link, 'https://curbwise.example');
  const spoiled = new URL(link.replace('#', '%23'), 'https://curbwise.example');
  expect([sent, spoiled].map(secretIn)).toEqual(['id.secret', 'id.secret']);
  expect(spoiled.pathname).toBe(sent.pathname);
});
