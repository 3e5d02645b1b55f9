import { describe, expect, it } from 'vitest';
import { signInLinkSettings } from '#adapters/firebase/signInLink.ts';

describe('the link in the sign-in mail', () => {
  it('leads to the verification screen of this origin and is handled by the site (R-VERIFY-LINK, R-CALL-LINK)', () => {
    const settings = signInLinkSettings('https://curbwise.example', 'ana@truck.example');
    expect(settings.url).toBe('https://curbwise.example/sign-up/verify-email?email=ana%40truck.example');
    expect(settings.handleCodeInApp).toBe(true);
  });

  it.each(['ana+tacos@truck.example', "o'neil&sons@truck.example", 'a%40b@truck.example'])(
    'carries %s unchanged (R-CALL-LINK)',
    (email) => {
      const { url } = signInLinkSettings('https://curbwise.example', email);
      expect(new URL(url).searchParams.get('email')).toBe(email);
    },
  );
});
