/** A mistake somebody could make, and the narrow tests that must notice it. */
export interface Mutant {
  why: string;
  file: string;
  find: string;
  replace: string;
  /** Paths of tests, as vitest filters them. */
  tests: readonly string[];
}

const server = 'functions/src';

/** Mistakes that cost money or let somebody in. All of them must die. */
export const mutants: readonly Mutant[] = [
  {
    why: 'an owner spends the same code twice',
    file: `${server}/services/coupons.ts`,
    find: 'usedByOwner: redemption !== undefined',
    replace: 'usedByOwner: false',
    tests: ['tests/server/onceOnly.test.ts'],
  },
  {
    why: 'a coupon that was shown is spent although this owner has used it',
    file: `${server}/services/coupons.ts`,
    find: 'if (coupon.usedByOwner) return;',
    replace: '',
    tests: ['tests/server/onceOnly.test.ts'],
  },
  {
    why: 'a body of any size is read',
    file: `${server}/callable.ts`,
    find: "if (rawRequest.rawBody.length > maxBodyBytes) throw new AppError('request/invalid');",
    replace: '',
    tests: ['tests/server/doors'],
  },
  {
    why: 'a handled event is handled again',
    file: `${server}/services/webhooks.ts`,
    find: "if (seen?.['handled'] === true) return 200;",
    replace: '',
    tests: ['tests/server/onceOnly.test.ts'],
  },
  {
    why: 'a closed checkout is still finishing',
    file: `${server}/services/status.ts`,
    find: "checkout?.state !== 'open' || checkout.subscriptionId === null",
    replace: '!checkout || checkout.subscriptionId === null',
    tests: ['tests/server/onceOnly.test.ts'],
  },
  {
    why: 'an address nobody verified is believed',
    file: `${server}/gate.ts`,
    find: 'token.email_verified !== true',
    replace: 'false',
    tests: ['tests/server/doors'],
  },
  {
    why: 'the account is not asked again',
    file: `${server}/gate.ts`,
    find: 'user.disabled || !user.emailVerified || user.email !== email',
    replace: 'false',
    tests: ['tests/server/doors'],
  },
  {
    why: 'a token from before the last sign-out everywhere is believed',
    file: `${server}/gate.ts`,
    find: 'if (token.iat < validSince)',
    replace: 'if (false)',
    tests: ['tests/server/doors'],
  },
  {
    why: 'an owner’s call is made by anyone',
    file: `${server}/callable.ts`,
    find: "access === 'owner' ? await verifiedOwner(auth) : undefined",
    replace: 'auth ? await verifiedOwner(auth) : ({} as never)',
    tests: ['tests/server/doors'],
  },
  {
    why: 'a coupon that is used up is worth something',
    file: `${server}/services/coupons.ts`,
    find: '!coupon || coupon.usesLeft === 0',
    replace: '!coupon',
    tests: ['tests/server/coupons.test.ts'],
  },
  {
    why: 'an address is logged',
    file: `${server}/logs.ts`,
    find: ".replace(address, '<address>')",
    replace: '',
    tests: ['tests/server/logs'],
  },
  {
    why: 'a whole subscription id is logged',
    file: `${server}/logs.ts`,
    find: ".replace(paypalId, 'I-…')",
    replace: '',
    tests: ['tests/server/logs'],
  },
];
