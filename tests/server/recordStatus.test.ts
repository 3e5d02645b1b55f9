import { expect, it } from 'vitest';
import { subscriptions } from '#functions/documents/subscription.ts';
import { isAlive, isFinal, isFree, isSuspended } from '#functions/subscription/recordStatus.ts';

it.each([
  ['cancelled', { final: true, suspended: false }],
  ['CANCELLED', { final: true, suspended: false }],
  ['suspended', { final: false, suspended: true }],
  ['SUSPENDED', { final: false, suspended: true }],
  ['active', { final: false, suspended: false }],
  ['', { final: false, suspended: false }],
  [null, { final: false, suspended: false }],
])('the status of a record %s is final or suspended as PayPal means it', (status, { final, suspended }) => {
  const record = subscriptions.parse({ status });
  expect([isFinal(record.status), isAlive(record)]).toEqual([final, !final]);
  expect(isSuspended(record)).toBe(suspended);
});

it.each([
  ['is billed nothing', { billing: { total: 0 } }, true],
  ['is billed something', { billing: { total: 900 } }, false],
  [
    'is billed although its coupon says free',
    { billing: { total: 900 }, coupon: { is_free_coupon: true } },
    false,
  ],
  ['was imported with a free coupon', { coupon: { is_free_coupon: true } }, true],
  ['was imported with a discount', { coupon: { is_free_coupon: false } }, false],
  ['was imported without a coupon', {}, false],
])('a subscription that %s is free: %s', (_what, record, free) => {
  expect(isFree(subscriptions.parse(record))).toBe(free);
});
