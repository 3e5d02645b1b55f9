import { expect, it } from 'vitest';
import { addressIn, languageFor } from '#domain/languageRule.ts';
import type { Language } from '#domain/language.ts';

const at = (path: string) => new URL(path, 'https://curbwise.example');
const backTo = (path: string) => `continueUrl=${encodeURIComponent(at(path).href)}`;

// The address; the owner's record; what this browser chose before; the browser; the language.
it.each<[string, Language | undefined, string | undefined, string, Language]>([
  // The address decides.
  ['/es/sign-up/signin', undefined, undefined, 'en-US', 'es'],
  ['/es/account', 'en', 'en', 'en-US', 'es'],
  ['/es', 'en', 'en', 'en-US', 'es'],
  ['/sign-up/plans?plan=Yearly&lang=en', 'es', 'es', 'es-MX', 'en'],
  // A link from an e-mail carries its language, in production and as the emulator writes it.
  [`/sign-up/?mode=signIn&oobCode=x&${backTo('/es/sign-up/verify-email')}&lang=es`, 'en', 'en', 'en', 'es'],
  [`/sign-up/?mode=signIn&oobCode=x&${backTo('/es/sign-up/verify-email')}&lang=en`, 'en', 'en', 'en', 'es'],
  [`/sign-up/?mode=signIn&amp;oobCode=x&amp;${backTo('/es/account')}`, undefined, 'en', 'en', 'es'],
  [`/sign-up/?mode=signIn&oobCode=x&${backTo('/sign-up/verify-email')}&lang=es`, 'en', 'en', 'en', 'es'],
  [`/sign-up/?mode=signIn&oobCode=x&${backTo('/sign-up/verify-email')}&lang=en`, 'es', 'es', 'es', 'en'],
  ['/es/sign-up/verify-email?email=a%40b.example&lang=en', undefined, undefined, 'en-US', 'es'],
  // Then the owner's record.
  ['/account', 'es', 'en', 'en-US', 'es'],
  ['/account', 'en', 'es', 'es-MX', 'en'],
  ['/account?receipt=9TX', 'es', undefined, 'fr', 'es'],
  // Then what this browser chose before.
  ['/sign-up/signin', undefined, 'es', 'en-US', 'es'],
  ['/sign-up/signin', undefined, 'en', 'es-MX', 'en'],
  // Then the browser.
  ['/sign-up/signin', undefined, undefined, 'es-MX', 'es'],
  ['/sign-up/signin', undefined, undefined, 'en-GB', 'en'],
  ['/sign-up/signin', undefined, undefined, 'fr-FR', 'en'],
  // What the site does not have counts as nothing.
  ['/sign-up/signin?lang=fr', undefined, 'fr', 'es', 'es'],
  ['/especial', undefined, undefined, 'en', 'en'],
  ['/sign-up/?continueUrl=javascript:alert(1)//es', undefined, undefined, 'en', 'en'],
])(
  'the language of a screen at %s, with the record %s, the choice %s and the browser %s, is %s',
  (path, record, chosen, browser, expected) => {
    expect(languageFor({ address: at(path), record, chosen, browser })).toBe(expected);
  },
);

it.each<[Language, string, string]>([
  ['es', '/sign-up/plans?plan=Yearly', '/es/sign-up/plans?plan=Yearly'],
  ['es', '/account?lang=en', '/es/account'],
  ['en', '/es/sign-up/checkout?plan=Monthly', '/sign-up/checkout?plan=Monthly&lang=en'],
  ['en', '/es/account', '/account?lang=en'],
  ['es', '/es/account', '/es/account'],
])('the switch to %s leads from %s to %s, whose address decides', (language, from, to) => {
  expect(addressIn(language, at(from))).toBe(to);
  expect(languageFor({ address: at(to), record: language === 'en' ? 'es' : 'en' })).toBe(language);
});
