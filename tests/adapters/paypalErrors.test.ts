import { describe, expect, it } from 'vitest';
import { approvalAddress } from '#adapters/paypal/paymentGateway.tsx';
import { isClosedWindow, approvalError } from '#adapters/paypal/paypalErrors.ts';
import { scriptOptions } from '#adapters/paypal/paypalScript.ts';
import { errorMessage } from '#content/index.ts';

describe('an error from PayPal’s button', () => {
  it.each([
    'Detected popup close',
    'Window is closed, can not determine type',
    'Window closed before response',
  ])('%j only means that the owner closed the window', (message) => {
    expect(isClosedWindow(new Error(message))).toBe(true);
  });

  it.each([
    'Can not open popup window - blocked',
    'Unable to open popup window: blocked by the browser',
    'Popup was blocked',
  ])('%j means that the browser blocked the window', (message) => {
    expect(isClosedWindow(new Error(message))).toBe(false);
    expect(approvalError(new Error(message)).code).toBe('checkout/popup-blocked');
  });

  it('any other error counts as an order that was not approved (R-CHECKOUT-NOT-APPROVED)', () => {
    const report = { message: 'INSTRUMENT_DECLINED' };
    expect(isClosedWindow(report)).toBe(false);
    expect(errorMessage(approvalError(report))).toBe('Order not approved: INSTRUMENT_DECLINED');
  });
});

describe('PayPal’s own page', () => {
  it('opens at the address that the server received', () => {
    const address = 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-1';
    expect(approvalAddress(address)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('is never %s', (address) => {
    expect(() => approvalAddress(address)).toThrow();
  });
});

describe('PayPal’s script', () => {
  it('is loaded for subscriptions only, in the currency that is billed', () => {
    expect(scriptOptions({ clientId: 'abc', currency: 'JPY', sdkBaseUrl: null })).toMatchObject({
      clientId: 'abc',
      currency: 'JPY',
      vault: true,
      intent: 'subscription',
      components: 'buttons,funding-eligibility',
      locale: 'en_US',
    });
  });

  it('comes from PayPal only, outside the sandbox', () => {
    const options = scriptOptions({
      clientId: 'abc',
      currency: 'USD',
      sdkBaseUrl: 'http://127.0.0.1:1/sdk/js',
    });
    expect(options).not.toHaveProperty('sdkBaseUrl');
  });
});
