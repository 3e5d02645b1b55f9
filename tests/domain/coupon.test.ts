import { describe, expect, it } from 'vitest';
import { calls } from '#domain/contract.ts';
import { normalizeCouponCode } from '#domain/coupon.ts';

const { input } = calls.checkCoupon;

describe('a coupon code', () => {
  it.each([
    [' LAUNCH\n', 'LAUNCH'],
    ['launch', 'launch'],
    ['LAU NCH', 'LAU NCH'],
    ['  ', ''],
    ['LAU\u200bNCH\u200b', 'LAUNCH'],
    ['“LAUNCH”.', 'LAUNCH'],
    ['"LAUNCH",', 'LAUNCH'],
    ['ＬＡＵＮＣＨ５０', 'LAUNCH50'],
    ['\u2066LAUNCH\u2069', 'LAUNCH'],
    ["'LAUNCH'", 'LAUNCH'],
    ['‹LAUNCH›;', 'LAUNCH'],
    ['「ＬＡＵＮＣＨ」。', 'LAUNCH'],
    ['(LAUNCH)', 'LAUNCH'],
    ['\u200dLAUNCH\ufe0f', 'LAUNCH'],
    ['LAUNCH-50%', 'LAUNCH-50%'],
  ])('%j is compared as %j', (typed, code) => {
    expect(normalizeCouponCode(typed)).toBe(code);
    expect(input.cast({ code: typed })).toEqual({ code });
  });

  it.each([5, true, ['LAUNCH'], {}])('is not read from %j', (code) => {
    expect(input.isValidSync({ code }, { strict: true })).toBe(false);
  });

  it('may be as long as the limit and no longer', () => {
    expect(input.isValidSync({ code: 'x'.repeat(64) })).toBe(true);
    expect(input.isValidSync({ code: 'x'.repeat(65) })).toBe(false);
  });
});
