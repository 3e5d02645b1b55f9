import { expect, fn, waitFor } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { CouponBox } from '#funnel/checkout/CouponBox.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { sampleDiscountOffer, sampleFreeOffer } from '../../support/samples.ts';

const { coupon: words } = funnel.checkout;

const meta = preview.meta({
  title: 'Funnel/Checkout/CouponBox',
  component: CouponBox,
  decorators: [inColumn(440)],
  args: { state: { status: 'unapplied' as const }, onApply: fn(), onRemove: fn() },
});

export const Unapplied = meta.story({
  tags: ['R-COUPON-STATES'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.open)).toBeVisible();
    await expect(canvas.getByLabelText(words.label)).not.toBeVisible();
  },
});
export const OpensForACode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(words.open));
    await waitFor(() => expect(canvas.getByLabelText(words.label)).toBeVisible());
  },
});
/** The code was typed before the owner switched the language: it is there, and not applied. */
export const TypedBeforeTheSwitch = meta.story({
  parameters: notPictured('It looks like OpensForACode with a code.'),
  args: { initialCode: 'TACOS' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(words.label)).toHaveValue('TACOS');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});
export const Validating = meta.story({ args: { state: { status: 'validating' } } });
export const SaysThatItValidates = meta.story({
  parameters: notPictured('It looks like Validating.'),
  tags: ['R-COUPON-STATES'],
  args: { state: { status: 'validating' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Validating...' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const AppliedFree = meta.story({
  tags: ['R-COUPON-STATES'],
  args: { state: { status: 'applied', offer: sampleFreeOffer } },
  play: says('status', words.free),
});
export const AppliedDiscount = meta.story({
  tags: ['R-COUPON-STATES', 'R-COUPON-APPLIED'],
  args: { state: { status: 'applied', offer: sampleDiscountOffer }, price: '$34.50 per month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words.label)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Applied ✓' })).toBeDisabled();
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('Your price is now $34.50 per month.');
    await expect(said).not.toContainElement(canvas.getByRole('button', { name: words.remove }));
    // The X beside this text could be mistaken for a button that removes the coupon.
    await expect(canvas.getByText(words.open)).not.toBeVisible();
  },
});

/** Same layout as 320 pixels with text at 200 %. */
export const ShowsTheWholeCodeInLargeText = meta.story({
  parameters: notPictured('It looks like AppliedDiscount, in two lines.'),
  args: { state: { status: 'applied', offer: sampleDiscountOffer } },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(words.label);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(150);
  },
});

function rejected(code: ErrorCode, details: Record<string, string> = {}) {
  return { args: { state: { status: 'rejected' as const, error: new AppError(code, { details }) } } };
}

export const Empty = meta.story(rejected('coupon/empty'));
export const Invalid = meta.story(rejected('coupon/invalid'));
export const NoneAvailable = meta.story({
  parameters: notPictured('It looks like Invalid.'),
  ...rejected('coupon/none-available'),
});
export const PlanNotFound = meta.story({
  tags: ['R-COUPON-PLAN-NOT-FOUND'],
  parameters: notPictured('It looks like Invalid.'),
  ...rejected('coupon/plan-not-found', { name: 'NoSuchPlan' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words.label)).toHaveAccessibleDescription(
      'Discount plan "NoSuchPlan" not found',
    );
  },
});
export const PlanBroken = meta.story({
  parameters: notPictured('It looks like Invalid.'),
  ...rejected('coupon/plan-broken'),
});
export const CheckFailed = meta.story({
  tags: ['R-COUPON-CHECK-FAILED'],
  parameters: notPictured('It looks like Invalid.'),
  ...rejected('coupon/check-failed'),
});

export const TooManyTries = meta.story({
  tags: ['R-COUPON-TOO-MANY'],
  ...rejected('request/too-many', { retryAfterSeconds: '421' }),
});
export const SessionLost = meta.story(rejected('session/signed-out'));
