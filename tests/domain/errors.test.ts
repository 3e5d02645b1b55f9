import { describe, expect, it } from 'vitest';
import { isErrorCode } from '#domain/errorCodes.ts';
import { AppError, asAppError } from '#domain/errors.ts';

describe('an error code', () => {
  it.each(['', 'coupon', 'Coupon/empty', 'constructor', null, undefined, 7, []])('is not %j', (value) => {
    expect(isErrorCode(value)).toBe(false);
  });
});

describe('an error', () => {
  it('of ours has its code, its details and its cause, under its own name', () => {
    const cause = new Error('private');
    const error = new AppError('coupon/plan-not-found', { details: { name: 'NoSuchPlan' }, cause });
    expect(error).toMatchObject({
      name: 'AppError',
      message: 'coupon/plan-not-found',
      code: 'coupon/plan-not-found',
      details: { name: 'NoSuchPlan' },
      cause,
    });
    expect(new AppError('coupon/empty').details).toEqual({});
  });

  it('of ours is passed on; any other is replaced by the given one, with its cause', () => {
    const ours = new AppError('coupon/empty');
    expect(asAppError(ours, 'verify/failed')).toBe(ours);
    const other = new TypeError('x');
    expect(asAppError(other, 'verify/failed')).toMatchObject({ code: 'verify/failed', cause: other });
    expect(asAppError(other)).toMatchObject({ code: 'service/unexpected', cause: other });
  });
});
