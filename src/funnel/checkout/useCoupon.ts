import { useState } from 'react';
import { normalizeCouponCode, type CouponOffer } from '#domain/coupon.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useUnsent } from '../frame/useUnsent.ts';

/** The state of a coupon (R-COUPON-STATES). */
export type CouponState =
  | { status: 'unapplied' }
  | { status: 'validating' }
  | { status: 'applied'; offer: CouponOffer }
  | { status: 'rejected'; error: AppError };

export interface Coupon {
  /** The code that the box starts with: typed before the screen's language was switched, or applied before a reload. */
  initialCode?: string;
  state: CouponState;
  onApply: (typed: { code: string }) => void;
  onRemove: () => void;
}

/** The error to show: the reason, if the owner can do something about it. */
function couponError(cause: unknown): AppError {
  const error = asAppError(cause, 'coupon/check-failed');
  const told = /^(?:coupon|session)\/|^request\/too-many$/u.test(error.code);
  return told ? error : new AppError('coupon/check-failed', { cause });
}

/** Checks a coupon without using it up. Stores its code; a reloaded page applies it again. */
export function useCoupon({
  onRefused,
}: {
  /** The check failed; the error is shown. */
  onRefused: (refusal: { error: AppError }) => void;
}): Coupon & { restore: () => void } {
  const { subscriptions, session } = useGateways();
  const [stored] = useState(() => session.read().coupon ?? '');
  const { code: initialCode = stored } = useUnsent();
  const { state, run, fail, reset } = useAsyncAction(
    (code: string) => {
      session.save({ coupon: code });
      return subscriptions.checkCoupon(code);
    },
    {
      toError: couponError,
      onFailed: (error) => {
        const refused = error.code.startsWith('coupon/') && error.code !== 'coupon/check-failed';
        if (refused) session.save({ coupon: null });
        onRefused({ error });
      },
    },
  );

  const couponState = (): CouponState => {
    if (state.status === 'busy') return { status: 'validating' };
    if (state.status === 'done') return { status: 'applied', offer: state.answer };
    return state.status === 'failed' ? { status: 'rejected', error: state.error } : { status: 'unapplied' };
  };
  return {
    initialCode,
    state: couponState(),
    onApply: ({ code }) => {
      if (state.status === 'busy') return;
      const normalized = normalizeCouponCode(code);
      if (normalized === '') fail(new AppError('coupon/empty'));
      else if (normalized.length > limits.couponCode.max) fail(new AppError('coupon/invalid'));
      else run(normalized);
    },
    onRemove: () => {
      session.save({ coupon: null });
      reset();
    },
    restore: () => {
      const { coupon } = session.read();
      if (coupon && state.status === 'idle') run(coupon);
    },
  };
}
