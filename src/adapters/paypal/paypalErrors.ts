import { AppError } from '#domain/errors.ts';

// Closing PayPal's window early is reported as an error with one of these (paypal-js issue 613).
const closedByOwner = /detected popup close|window (?:is )?closed/iu;

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

/** Whether what PayPal reports as an error only means that the owner closed its window. */
export function isClosedWindow(error: unknown): boolean {
  return closedByOwner.test(messageOf(error));
}

/** What PayPal reports, as the product's error: 'Order not approved: {message}' (specification section 8). */
export function notApproved(error: unknown): AppError {
  return new AppError('checkout/not-approved', { details: { message: messageOf(error) }, cause: error });
}
