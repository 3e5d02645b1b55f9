import { notOpened, trialUsed, type AppError, type ErrorCode, type ErrorDetails } from '#domain/errors.ts';
import { brand } from './brand.ts';
import { pluralize } from '#domain/pluralize.ts';

export type ErrorWords = string | ((details: ErrorDetails) => string);

const freshLink = 'Please request a new link.';
const notVerified = 'Failed to verify email. Please try again.';
const notAccepted = 'That wasn’t accepted. Please check what you entered and try again.';
const noDetails = 'Failed to get subscription details';

/** The text of every error code. Texts that a rule quotes are exact (reference/SignUp.mdx). */
const errorText = {
  'auth/invalid-email': 'Please enter a valid email address',
  'auth/link-not-sent': 'Failed to send verification email. Please try again.',
  'auth/popup-blocked':
    'Google sign-in popup was blocked by your browser. Please allow popups for this site.',
  'auth/popup-closed': 'Google sign-in was canceled. Please try again.',
  'auth/unauthorized-domain':
    'This domain is not authorized for Firebase authentication. Please check your Firebase console settings.',
  'auth/google-failed': ({ message = 'no reason was given', code = 'unknown' }) =>
    `Google sign-in failed: ${message} (${code})`,
  'auth/recent-login-required':
    'Your password wasn’t set. Please sign in again. We saved everything else you typed.',
  'auth/password-refused': ({ message = '' }) =>
    message === '' ? 'This password wasn’t accepted. Please choose another.' : message,
  'session/signed-out': 'You’re signed out. Please sign in again.',
  'session/signed-out-at-payment':
    'You approved in PayPal, but this browser isn’t signed in. Please sign in with the same email as before.',
  'session/not-kept':
    'This browser doesn’t keep you signed in, because it blocks our site from storing anything. Please sign in.',
  'session/unverified': notVerified,
  'verify/email-missing': 'Email address not found. Please try the sign in process again.',
  'verify/invalid-link': `Invalid email verification link. ${freshLink}`,
  'verify/code-used': `This verification link has already been used or is invalid. ${freshLink}`,
  // Treated as success (R-VERIFY-IN-USE).
  'verify/email-in-use': 'Your email has been successfully verified! Redirecting to registration...',
  'verify/provider': ({ message = '' }) => (message === '' ? notVerified : message),
  'verify/failed': notVerified,
  'verify/unsupported-mode': 'Unsupported verification mode.',
  'verify/no-code': 'Missing verification code. Please try the sign-in process again.',
  'verify/default': 'Verification failed. Please try signing in again.',
  'reset/invalid-code': 'Invalid or missing code.',
  'reset/passwords-differ': 'Passwords do not match.',
  'reset/provider': ({ message = '' }) =>
    message === '' ? 'Your password couldn’t be reset. Please request a new link.' : message,
  'registration/invalid-email': 'Invalid Email address',
  'registration/already-subscribed': 'This email is already registered. Please sign in instead.',
  'registration/address-held': `Another account has a subscription with this email address. Please write to ${brand.supportEmail}.`,
  'registration/missing': 'Please fill in the registration form first.',
  'registration/invalid': notAccepted,
  'registration/terms-not-accepted': 'You need to accept the terms of use to continue.',
  'plan/missing': 'Error: Missing plan information. Please refresh and try again.',
  'plan/mismatch': noDetails,
  'coupon/empty': 'Please enter a coupon code',
  'coupon/invalid': 'Invalid coupon code or coupon has been fully redeemed',
  'coupon/none-available': 'No coupons available',
  'coupon/plan-not-found': ({ name = '' }) => `Discount plan "${name}" not found`,
  'coupon/plan-broken': 'Error applying discount plan',
  'coupon/check-failed': 'Error validating coupon. Please try again.',
  'coupon/redeem-failed': 'Error applying coupon. Please try again.',
  'coupon/not-validated': 'Please enter and validate a coupon first',
  'checkout/free-failed': 'An error occurred during checkout. Please try again.',
  'checkout/details-failed': ({ outcome, why }) => {
    if (why === trialUsed.why) {
      return 'This PayPal account has already had its free trial, so we canceled the subscription. Nothing was charged. You can subscribe without a trial.';
    }
    return outcome === notOpened.outcome
      ? `${noDetails}. Your subscription wasn’t started. If you were charged, we’ll refund it and email you. You can try again.`
      : noDetails;
  },
  'checkout/not-approved': ({ message = 'no reason was given' }) => `Order not approved: ${message}`,
  'checkout/popup-blocked': 'Order not approved: your browser blocked PayPal’s window. Nothing was paid.',
  'checkout/payment-unavailable': 'PayPal can’t be reached right now. Nothing was charged. Please try again.',
  'checkout/payment-refused': `PayPal doesn’t accept this payment, and trying again won’t help. Nothing was charged. We’ve been notified. Please write to ${brand.supportEmail}.`,
  'checkout/currency-refused': ({ currency = '', instead }) =>
    instead === undefined
      ? `PayPal can’t take payments in ${currency} here right now. Nothing was charged. We’ve been notified. Please write to ${brand.supportEmail}.`
      : `PayPal can’t take payments in ${currency} here right now. Nothing was charged. You can pay in ${instead} instead.`,
  'checkout/price-changed':
    'The price or the charge date has changed since you opened this page. Nothing was charged. Please check the new amount and date before you continue.',
  'account/none': 'There’s no subscription for this account yet.',
  'account/not-changeable': 'This subscription can’t be changed now. Nothing was changed.',
  'account/same-plan': 'That’s what you have now. Nothing was changed.',
  'account/change-refused': 'PayPal didn’t accept this change. Nothing was changed.',
  'account/recent-login-required': 'Please sign in again before you delete the account.',
  'account/address-taken':
    'Another account is using this address now, so we couldn’t take it back. Please write to us, and we’ll sort it out.',
  'link/invalid': 'This link no longer works. It has been used, has expired or was replaced.',
  'contact/required-fields': 'Please fill in all required fields (name, email, message)',
  'request/invalid': notAccepted,
  'request/too-many': ({ retryAfterSeconds }) =>
    `Too many attempts. Please wait ${pluralize(Math.ceil(Number(retryAfterSeconds) / 60) || 1, 'minute', 'minutes')} and try again.`,
  'network/unreachable': 'We can’t reach our server. Please check your connection and try again.',
  'service/unexpected': 'Something went wrong on our side. Please try again.',
} satisfies Record<ErrorCode, ErrorWords>;

const wordsByCode: Readonly<Record<ErrorCode, ErrorWords>> = errorText;

export function errorMessage(error: Pick<AppError, 'code' | 'details'>): string {
  const words = wordsByCode[error.code];
  return typeof words === 'string' ? words : words(error.details);
}

/** Whether an external value is an error code: every code has a text, so the separate list of codes is not loaded. */
export function hasWords(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(wordsByCode, code);
}
