import { fn } from 'storybook/test';
import type { Payment, PaymentState } from '#funnel/checkout/payment.ts';

/** A payment in one state, whose handlers only record their calls. */
export function fakePayment(state: PaymentState): Payment {
  return {
    state,
    start: fn(() => Promise.resolve('I-SAMPLE0001')),
    approved: fn(),
    cancelled: fn(),
    failed: fn(),
    payOnPage: fn(),
    payInBaseCurrency: fn(),
    redeem: fn(),
    checkAgain: fn(),
  };
}
