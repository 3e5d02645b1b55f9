import { useEffect, useEffectEvent } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { sellerLine } from '#content/brand.ts';
import { funnel, errorMessage } from '#content/index.ts';
import { agreementOfQuote } from '#domain/agreement.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { quoteFor } from '#domain/quote.ts';
import { PaymentCard } from '#funnel/checkout/PaymentCard.tsx';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { fakePayPal, FakeSubscribeButton } from '../../support/FakeSubscribeButton.tsx';
import { fakePayment } from '../../support/fakePayment.ts';
import { inColumn } from '../../support/frames.tsx';
import { sampleFreeOffer, samplePlan } from '../../support/samples.ts';

const { pay } = funnel.checkout;
const monthly = { plan: samplePlan('Monthly'), posDevices: 3, currency: 'USD' } as const;
const sentence = agreementOfQuote(quoteFor(monthly), new Date('2026-11-24T12:00:00Z'));
const said = String(sentence).replaceAll('\u00A0', ' ');
const freeQuote = quoteFor({ ...monthly, offer: sampleFreeOffer });

const meta = preview.meta({
  title: 'Funnel/Checkout/PaymentCard',
  component: PaymentCard,
  decorators: [inColumn(440)],
  args: {
    quote: quoteFor(monthly),
    clientId: 'sandbox-client-id',
    agreement: sentence,
    obstacle: null,
    payment: fakePayment({ status: 'idle' }),
    waiting: false,
    SubscribeButton: FakeSubscribeButton,
  },
});

export const ReadyToPay = meta.story({
  tags: ['R-AGREEMENT-SHOWN', 'R-SELLER'],
  play: async ({ canvas }) => {
    const agreement = canvas.getByText(said, { exact: false });
    await expect(agreement).toBeVisible();
    await expect(within(agreement).getByRole('link')).toHaveAttribute('href', '/terms-of-use');
    await expect(canvas.getByText(sellerLine, { exact: false })).toBeVisible();
  },
});
/** PayPal's script says whether it takes a card from this buyer. */
const knowing = (eligible: boolean) =>
  function Button(props: SubscribeButtonProps) {
    const known = useEffectEvent(props.onCardKnown);
    useEffect(() => known({ eligible }), []);
    return <FakeSubscribeButton {...props} />;
  };
export const TakesACard = meta.story({
  args: { SubscribeButton: knowing(true) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(pay.headingWithCard));
  },
});
/** Nobody without an account finds out only in PayPal's window. */
export const NeedsAnAccount = meta.story({
  args: { SubscribeButton: knowing(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pay.accountNeeded, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent(pay.heading);
  },
});
/** The price may change, so the agreement is hidden meanwhile. */
export const CheckingACoupon = meta.story({
  tags: ['R-AGREEMENT-SHOWN'],
  args: { waiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said, { exact: false })).not.toBeVisible();
  },
});
export const WindowClosed = meta.story({ args: { payment: fakePayment({ status: 'cancelled' }) } });
export const Finishing = meta.story({
  args: { payment: fakePayment({ status: 'finishing', slow: false, asking: true, error: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(funnel.checkout.pay.heading)).toBeNull();
    // There is no empty space for a button below the message.
    const words = canvas.getByText(funnel.checkout.finishing.heading);
    const notice = words.closest('[role="none"]')?.getBoundingClientRect();
    const card = canvasElement.querySelector('section')?.getBoundingClientRect();
    await expect(card?.bottom).toBeCloseTo(notice?.bottom ?? 0);
  },
});
export const FinishingSlowly = meta.story({
  args: { payment: fakePayment({ status: 'finishing', slow: true, asking: true, error: null }) },
});

function failed(code: ErrorCode, details: Record<string, string> = {}) {
  return { args: { payment: fakePayment({ status: 'failed', error: new AppError(code, { details }) }) } };
}

export const NotApproved = meta.story(failed('checkout/not-approved', { message: fakePayPal.failure }));
/** A button offers the same approval without a pop-up. */
export const WindowBlocked = meta.story(failed('checkout/popup-blocked'));
const currencyRefused = new AppError('checkout/currency-refused', {
  details: { currency: 'EUR', instead: 'USD' },
});
/** PayPal does not take the owner's currency here; a button changes it to the base currency. */
export const CurrencyRefused = meta.story({
  args: { payment: fakePayment({ status: 'failed', error: currencyRefused }) },
});
export const ChangingTheCurrency = meta.story({
  args: { payment: fakePayment({ status: 'changingCurrency', error: currencyRefused }) },
  parameters: notPictured('It looks like CurrencyRefused.'),
});
export const PaymentRefused = meta.story({
  ...failed('checkout/payment-refused'),
  parameters: notPictured('It looks like PaymentUnavailable.'),
});
export const PriceChanged = meta.story({
  ...failed('checkout/price-changed'),
  parameters: notPictured('It looks like PaymentUnavailable.'),
});
export const LeavingForPayPal = meta.story({
  args: { payment: fakePayment({ status: 'leaving', blocked: true }) },
});
export const DetailsFailed = meta.story(failed('checkout/details-failed'));
export const PaymentUnavailable = meta.story(failed('checkout/payment-unavailable'));

export const PlanMissing = meta.story({
  tags: ['R-CHECKOUT-NO-PLAN-DATA', 'R-ERROR-INLINE'],
  args: { quote: null, agreement: sentence, obstacle: new AppError('plan/missing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorMessage(new AppError('plan/missing')));
    await expect(canvas.getByRole('button', { name: funnel.checkout.pay.off })).toBeDisabled();
    await expect(canvas.queryByText(/You agree to pay/u)).toBeNull();
  },
});
export const PaymentsNotSetUp = meta.story({
  args: { clientId: null, obstacle: new AppError('checkout/payment-unavailable') },
});

export const Free = meta.story({ args: { agreement: null, quote: freeQuote } });
export const Redeeming = meta.story({
  args: { agreement: null, quote: freeQuote, payment: fakePayment({ status: 'redeeming' }) },
});
export const CouponSpentMeanwhile = meta.story({
  tags: ['R-COUPON-RACE-FREE'],
  args: {
    agreement: null,
    quote: freeQuote,
    payment: fakePayment({ status: 'failed', error: new AppError('coupon/redeem-failed') }),
  },
});
export const FreeCheckoutFailed = meta.story({
  tags: ['R-CHECKOUT-FREE-FAILED'],
  args: {
    agreement: null,
    quote: freeQuote,
    payment: fakePayment({ status: 'failed', error: new AppError('checkout/free-failed') }),
  },
});
export const NoCouponValidated = meta.story(failed('coupon/not-validated'));
