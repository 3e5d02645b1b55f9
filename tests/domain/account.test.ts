import { expect, it } from 'vitest';
import { accountStates, givesAccess, type Account } from '#domain/account.ts';
import { accountIn, pauseFailed, pauseIn, refunded } from '#stories/support/sampleAccounts.ts';

it('the time that is paid, or in the trial, gives access in every state, and nothing else does', () => {
  const open = accountStates.filter((state) => givesAccess(accountIn[state]));
  expect(open).toEqual(['trial', 'active', 'paymentFailed', 'cancelled']);
});

const pauses: ReadonlyArray<[string, Account, boolean]> = [
  ['only asked for, so the paid time goes on', pauseIn('asked'), true],
  [
    'only asked for, in time that was refunded',
    { ...pauseIn('asked'), refundedTime: refunded.refundedTime },
    false,
  ],
  ['held by the provider', pauseIn('paused'), false],
  ['over, but still held by the provider', pauseIn('resuming'), false],
  ['failed, so the kept days run', pauseFailed, true],
];

it.each(pauses)('a pause that is %s', (_, account, access) => {
  expect(givesAccess(account)).toBe(access);
});
