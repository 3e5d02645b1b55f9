import { AppError } from '#domain/errors.ts';

// Closing PayPal's window early is reported as an error with one of these (paypal-js issue 613).
const closedByOwner = /detected popup close|window (?:is )?closed/iu;

// PayPal's script destroys its button when the owner leaves the page, for example for PayPal's own.
const leftByOwner = /window navigated away/iu;

// The texts differ between versions of PayPal's script (reference/PayPal.mdx#closed-and-blocked-windows).
const blockedByBrowser = /popup.*block|block.*popup|can ?not open popup/iu;

function messageOf(error: unknown): string {
  if (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  ) {
    return error.message;
  }
  return String(error);
}

/** Whether the error only means that the owner closed PayPal's window. */
export function isClosedWindow(error: unknown): boolean {
  return closedByOwner.test(messageOf(error));
}

/** Whether the error only means that the owner left the page. */
export function isLeftPage(error: unknown): boolean {
  return leftByOwner.test(messageOf(error));
}

/** An error of PayPal's script (R-CHECKOUT-NOT-APPROVED). A blocked popup has its own code, for PayPal's page. */
export function approvalError(error: unknown): AppError {
  const message = messageOf(error);
  if (blockedByBrowser.test(message)) return new AppError('checkout/popup-blocked', { cause: error });
  return new AppError('checkout/not-approved', { details: { message }, cause: error });
}
