import { CodeBox, type CodeBoxState } from '#components/CodeBox.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { limits } from '#domain/limits.ts';
import type { Coupon, CouponState } from './useCoupon.ts';

const { coupon: words } = checkout;
const buttonLabels = { apply: words.apply, validating: words.validating, applied: words.applied };

function shown(state: CouponState): CodeBoxState {
  if (state.status === 'rejected') return { status: 'rejected', error: errorMessage(state.error) };
  if (state.status !== 'applied') return state;
  const { code, plan } = state.offer;
  return { status: 'applied', code, message: plan ? words.discount(plan.name) : words.free };
}

/** The coupon box, in every state of R-COUPON-STATES. */
export function CouponBox({ state, apply, remove }: Coupon) {
  return (
    <CodeBox
      label={words.label}
      buttonLabels={buttonLabels}
      removeLabel={words.remove}
      state={shown(state)}
      maxLength={limits.couponCode.max}
      onApply={apply}
      onRemove={remove}
    />
  );
}
