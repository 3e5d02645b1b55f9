import { expect, fn, waitFor } from 'storybook/test';
import { brand, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { quoteFor } from '#domain/quote.ts';
import { CheckoutStep } from '#funnel/checkout/CheckoutStep.tsx';
import type { CouponState } from '#funnel/checkout/useCoupon.ts';
import { unfold } from '#stories/support/unfold.ts';
import { alsoInSpanish, notPictured, screenPictures } from '#storybook/pictured.ts';
import { lacks, presses, shows } from '#stories/support/plays.ts';
import { inOrder } from '#stories/support/inOrder.ts';
import preview from '#storybook/preview.tsx';
import { FakeSubscribeButton } from '../../support/FakeSubscribeButton.tsx';
import { fakePayment } from '../../support/fakePayment.ts';
import { inCurrency } from '#storybook/inCurrency.ts';
import {
  sampleDiscountOffer,
  sampleFreeOffer,
  sampleOwner,
  samplePlan,
  sampleToday,
} from '../../support/samples.ts';

const { checkout: words } = funnel;
const monthly = { plan: samplePlan('Monthly'), posDevices: 3, currency: 'USD' } as const;
const ready = {
  status: 'ready',
  email: sampleOwner.email,
  quote: quoteFor(monthly),
  undiscounted: null,
  clientId: 'sandbox-client-id',
  obstacle: null,
  today: sampleToday,
} as const;

const paidUntil = { firstChargeAt: '2027-01-28T10:00:00.000Z' };

function coupon(state: CouponState) {
  return { state, onApply: fn(), onRemove: fn() };
}

const meta = preview.meta({
  title: 'Funnel/Checkout/CheckoutStep',
  component: CheckoutStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: ready,
    plan: 'Monthly' as const,
    coupon: coupon({ status: 'unapplied' as const }),
    payment: fakePayment({ status: 'idle' as const }),
    SubscribeButton: FakeSubscribeButton,
    onRetry: fn(),
    onBack: fn(),
    onLogout: fn(),
  },
});

export const ReadyToPay = meta.story({
  tags: ['R-CHECKOUT-PARTS', 'R-TRIAL-SHOWN'],
  parameters: {
    ...alsoInSpanish,
    ...inCurrency((currency) => ({ state: { ...ready, quote: quoteFor({ ...monthly, currency }) } })),
  },
});
export const LoadingCheckout = meta.story({
  tags: ['R-CHECKOUT-LOADING'],
  args: { state: { status: 'loading', what: 'checkout' } },
  play: shows('Loading checkout details...'),
});
export const LoadingPlan = meta.story({
  tags: ['R-CHECKOUT-LOADING'],
  args: { state: { status: 'loading', what: 'plan' } },
});
export const Failed = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
export const LogsOutOfAFailure = meta.story({
  tags: ['R-LOGOUT'],
  args: Failed.input.args,
  play: presses(funnel.logout, 'onLogout'),
});
export const WithADiscount = meta.story({
  args: {
    state: {
      ...ready,
      quote: quoteFor({ ...monthly, offer: sampleDiscountOffer }),
      undiscounted: ready.quote,
    },
    coupon: coupon({ status: 'applied', offer: sampleDiscountOffer }),
  },
  play: async ({ canvas }) => {
    // On a phone the order is a screen above, so the coupon box itself shows the new price.
    await expect(canvas.getByText(/^Your price is now .+ per month\.$/u)).toBeVisible();
    await expect(canvas.getAllByText(/You save/u)).toHaveLength(1);
    // The agreement names the coupon's price and the order's date.
    const due = canvas.getByText(/^First charge: /u).textContent;
    const [, amount = '?', day = '?'] = /: (.+) on (.+)\.$/u.exec(due) ?? [];
    const said = canvas.getByText(/^You agree to pay/u);
    await expect(said.textContent).toContain(
      `You agree to pay ${amount} every month, starting ${day}, until you cancel.`,
    );
  },
});
export const Free = meta.story({
  tags: ['R-CHECKOUT-PARTS'],
  play: lacks(/^You agree to pay/u),
  args: {
    state: { ...ready, quote: quoteFor({ ...monthly, offer: sampleFreeOffer }), undiscounted: ready.quote },
    coupon: coupon({ status: 'applied', offer: sampleFreeOffer }),
  },
});
/** A returning owner with paid time left: nothing due today, first charge when that time ends. */
export const ComesBack = meta.story({
  tags: ['R-BACK-STEPS'],
  args: { state: { ...ready, quote: quoteFor({ ...monthly, comeBack: paidUntil }), comeBack: paidUntil } },
  play: async ({ canvas, userEvent }) => {
    await unfold({ canvas, userEvent }, words.summary.dates);
    await expect(canvas.getByText('January 28, 2027')).toBeVisible();
    await expect(canvas.queryByText(/day free trial/u)).toBeNull();
  },
});
/** An owner who returns after the paid time: charged today. */
export const ComesBackLate = meta.story({
  tags: ['R-BACK-STEPS'],
  args: {
    state: {
      ...ready,
      quote: quoteFor({ ...monthly, comeBack: { firstChargeAt: null } }),
      comeBack: { firstChargeAt: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(funnel.comeBack.today)).toBeVisible();
    await expect(canvas.queryByText(/day free trial/u)).toBeNull();
  },
});
export const Finishing = meta.story({
  args: { payment: fakePayment({ status: 'finishing', slow: false, asking: true, error: null }) },
});
export const PlanMissing = meta.story({
  tags: ['R-CHECKOUT-NO-PLAN-DATA'],
  args: { state: { ...ready, quote: null, obstacle: new AppError('plan/missing') } },
});

export const GoesBackToThePlans = meta.story({
  tags: ['R-CHECKOUT-HEADER', 'R-CHECKOUT-FOOTER'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { label, done } = funnel.steps;
    await expect(inOrder(canvasElement, `[aria-label="${label}"] > *`)).toEqual([
      `Account, ${done}`,
      `Plan, ${done}`,
      '3Payment',
      '4Confirmation',
    ]);
    await expect(inOrder(canvasElement, '[aria-current="step"]')).toEqual(['3Payment']);
    const links = [...canvasElement.querySelectorAll('footer a:not([hreflang])')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms-of-use',
      '/privacy-notice',
      brand.helpUrl,
      '/account',
    ]);
    for (const name of ['Back to Plans', 'Change Plan'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
});

/** On a phone the payment is directly below the amount due today, the dates are folded, and the bar spans the screen. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('ReadyToPay is pictured on a phone.'),
  play: async ({ canvas }) => {
    const due = canvas.getAllByText(words.summary.dueToday)[0];
    const pay = canvas.getByRole('heading', { name: words.pay.heading });
    const below = pay.getBoundingClientRect().top - (due?.getBoundingClientRect().bottom ?? 0);
    await expect(below).toBeLessThan(400);
    await expect(canvas.getByText(words.timeline.cancel.title)).not.toBeVisible();
    // The way to cancel is always visible near the payment button.
    await expect(
      canvas.getAllByText(words.timeline.cancel.trial).some((line) => line.checkVisibility()),
    ).toBe(true);
    const { left, right } = (
      await canvas.findByRole('button', { name: words.pay.goTo })
    ).parentElement!.getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(right).toBe(document.documentElement.clientWidth);
  },
});

/** On a phone the payment may be below the first screen; the bar scrolls to it. */
export const GoesToThePayment = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: notPictured('It looks like ReadyToPay.'),
  // A short order ends on a phone's first screen, where the bar would disappear; padding keeps it.
  decorators: (Story) => (
    <div style={{ paddingTop: '100vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: words.pay.goTo });
    await userEvent.click(bar);
    await expect(canvas.getByRole('heading', { name: words.pay.heading })).toHaveFocus();
    // Once the payment is visible, the bar disappears and leaves no gap.
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
});
