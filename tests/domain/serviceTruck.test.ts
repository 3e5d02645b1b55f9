import { expect, it } from 'vitest';
import { accountStates, givesAccess } from '#domain/account.ts';
import { truckOfAccount } from '#domain/serviceTruck.ts';

const accounts = accountStates.flatMap((state) =>
  [null, { from: null }, { from: '2026-05-01T00:00:00.000Z' }].map((pause) => ({
    state,
    pause,
    refundedTime: null,
  })),
);

it.each(accounts)('the shutter is up exactly while there is access: $state, $pause', (account) => {
  expect(['open', 'trouble'].includes(truckOfAccount(account))).toBe(givesAccess(account));
});

it('the lamp is amber where a payment needs the owner', () => {
  const inNeed = accounts.filter((account) => ['trouble', 'stopped'].includes(truckOfAccount(account)));
  expect(new Set(inNeed.map(({ state }) => state))).toEqual(
    new Set(['paymentFailed', 'refunded', 'suspended']),
  );
});
